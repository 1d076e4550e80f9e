import type { ChoiceRequest } from '@skirmish-kit/core';
import {
  facingTowards,
  inFront,
  moveCost,
  pivotAngle,
  squaredDistance,
  turned,
  type Base,
  type Point,
} from '@skirmish-kit/space';
import { enemiesOf, foesInContact, isEngaged, touching } from '../figures.ts';
import { mayStand, straightWay, tableOf } from '../ground.ts';
import { moveActionPoints, strideOf } from '../movement.ts';
import type { Battle, Figure } from '../state.ts';
import { cutWay } from '../way-points.ts';
import { areaValue } from './area.ts';
import { carried } from './carried.ts';
import { cohesionAt } from './cohesion.ts';
import { dangerAt } from './danger.ts';
import { doorFor, errandOf, leftToGo, wayOf, type Errand } from './errand.ts';
import { planFireFrom, seenFrom, type Seen } from './fire.ts';
import { handValue } from './hands.ts';
import { fightValue } from './melee.ts';
import { worthOf } from './worth.ts';

/** How much of its own worth a figure counts as lost when it may be lost. */
const CAUTION = 0.55;

/** Waiting is worth a little, so that somebody who can do nothing better covers the others. */
const WAITING = 0.06;

const NOBODY_HIT: readonly number[] = [];

/** What may be done next, and how good it seems. */
interface Idea {
  readonly key: string;
  readonly value: number;
}

/** The next action of a figure: the first step of the best plan for the rest of its points. */
export function nextAction(battle: Battle, figure: Figure, choice: ChoiceRequest): string {
  const keys = choice.options.map(({ key }) => key);
  if (figure.ap === 0) return 'done';
  if (isEngaged(battle, figure)) return inCombat(battle, figure, keys);
  const enemies = enemiesOf(battle, figure.seat);
  const errand = errandOf(battle, figure);
  const here = seenFrom(battle, figure, enemies);
  const stay = stayValue(battle, figure, here, errand);
  const base = placeValue(battle, figure, figure, here, NOBODY_HIT, errand);
  const ideas: Idea[] = [stay, ...otherIdeas(battle, figure, keys, base)];
  if (figure.spent === 0 || stay.key === 'done') {
    ideas.push(...moveIdeas(battle, figure, keys, enemies, errand));
    const way = errand ? barredWay(battle, figure, errand, keys) : undefined;
    if (errand && way) ideas.push(...wayIdeas(battle, figure, enemies, errand, way, keys));
  }
  ideas.sort((a, b) => b.value - a.value);
  const best = ideas.find(({ key }) => keys.includes(key) || !choice.explain(key));
  return best ? settle(figure, best.key, keys) : 'done';
}

/** What is left when there is nothing better: cover, or wait for somebody to come. */
function settle(figure: Figure, key: string, keys: readonly string[]): string {
  if (key !== 'done') return key;
  if (keys.includes('cover') && !figure.inCover) return 'cover';
  return key;
}

function inCombat(battle: Battle, figure: Figure, keys: readonly string[]): string {
  const fights = keys.filter((key) => key.startsWith('fight:'));
  let best = 'done';
  let most = -0.15; // Whoever holds back is struck all the same.
  for (const key of fights) {
    const enemy = battle.figures.find(({ id }) => key === `fight:${id}`);
    const value = enemy ? fightValue(battle, figure, enemy, figure.ap) : 0;
    if (value > most) [best, most] = [key, value];
  }
  return best;
}

/** Standing still: fire, or fight whoever is in contact. */
function stayValue(
  battle: Battle,
  figure: Figure,
  seen: readonly Seen[],
  errand: Errand | undefined,
): Idea {
  const plan = planFireFrom(battle, figure, seen, figure.ap);
  const place = placeValue(battle, figure, figure, seen, plan.standing, errand);
  if (!plan.key || !plan.target) return { key: 'done', value: place };
  const value = plan.value + place;
  if (inFront(figure.at, figure.facing, plan.target.at)) return { key: plan.key, value };
  return { key: `pivot:${facingFor(figure, plan.target.at)}`, value };
}

/** Turns no further than is free, if that is far enough. */
function facingFor(figure: Figure, at: Point): number {
  const towards = facingTowards(figure.at, at);
  const angle = pivotAngle(figure.facing, towards);
  return angle <= 90 ? towards : turnedBy90(figure.facing, towards);
}

function turnedBy90(facing: number, towards: number): number {
  const right = turned(facing, 90);
  const left = turned(facing, -90);
  return pivotAngle(right, towards) < pivotAngle(left, towards) ? right : left;
}

/** What a place is worth by itself: not being shot there, being near what one wants, together. */
function placeValue(
  battle: Battle,
  figure: Figure,
  place: Base,
  seen: readonly Seen[],
  standing: readonly number[],
  errand: Errand | undefined,
): number {
  const danger = dangerAt(battle, figure, place, seen, standing);
  const load = 1 + 0.3 * carried(battle, figure);
  const pull = errand ? errand.pull * leftToGo(errand, figure, place.at) : 0;
  return (
    cohesionAt(battle, figure, place.at) - CAUTION * load * danger * worthOf(battle, figure) - pull
  );
}

/** Everything but moving and ordinary fire. */
function otherIdeas(battle: Battle, figure: Figure, keys: readonly string[], base: number): Idea[] {
  const ideas: Idea[] = [];
  for (const key of keys) {
    const word = wordOf(key);
    if (word === 'fight') {
      const enemy = foesInContact(battle, figure).find(({ id }) => key === `fight:${id}`);
      if (enemy) ideas.push({ key, value: base + fightValue(battle, figure, enemy, figure.ap) });
    } else if (word === 'blast' || word === 'flame') {
      ideas.push({ key, value: base + areaValue(battle, figure, key) });
    } else if (word === 'opportunity') {
      ideas.push({ key, value: base + WAITING });
    } else if (word !== 'move' && word !== 'shoot' && word !== 'burst' && word !== 'aim') {
      const value = handValue(battle, figure, key);
      if (value > 0) ideas.push({ key, value: base + value });
    }
  }
  return ideas;
}

function moveIdeas(
  battle: Battle,
  figure: Figure,
  keys: readonly string[],
  enemies: readonly Figure[],
  errand: Errand | undefined,
): Idea[] {
  return keys
    .filter((key) => key.startsWith('move:'))
    .map((key) => {
      const at = pointOf(key);
      return { key, value: valueThere(battle, figure, at, [figure.at, at], enemies, errand) };
    });
}

/** The place in `move:455,300`. */
function pointOf(key: string): Point {
  const comma = key.indexOf(',');
  return [Number(key.slice(key.indexOf(':') + 1, comma)), Number(key.slice(comma + 1))];
}

/** The first word of an action's key. */
function wordOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

/** Going there and using what points are left. */
function valueThere(
  battle: Battle,
  figure: Figure,
  at: Point,
  way: readonly Point[],
  enemies: readonly Figure[],
  errand: Errand | undefined,
): number {
  const left = figure.ap - moveActionPoints(figure, moveCost(tableOf(battle), way));
  const there: Figure = { ...figure, at, inCover: false, moved: true };
  const seen = seenFrom(battle, there, enemies);
  const plan = planFireFrom(battle, there, seen, left);
  const place = placeValue(battle, there, there, seen, plan.standing, errand);
  let fight = 0;
  if (left > 0 && figure.reaction !== 'panic') {
    for (const enemy of enemies) {
      if (touching(there, enemy)) fight = Math.max(fight, fightValue(battle, there, enemy, left));
    }
  }
  return place + Math.max(plan.value, fight);
}

/** The way of an errand whose straight way is barred. */
function barredWay(
  battle: Battle,
  figure: Figure,
  errand: Errand,
  keys: readonly string[],
): readonly Point[] | undefined {
  const gone = leftToGo(errand, figure, figure.at);
  if (gone < 3) return undefined;
  const better = keys.some(
    (key) => key.startsWith('move:') && leftToGo(errand, figure, pointOf(key)) < gone - 4,
  );
  return better ? undefined : wayOf(battle, figure, errand);
}

/** Steps towards the first turn of a way round something, and the door in it. */
function wayIdeas(
  battle: Battle,
  figure: Figure,
  enemies: readonly Figure[],
  errand: Errand,
  way: readonly Point[],
  keys: readonly string[],
): Idea[] {
  const reachable = keys.filter((key) => key.startsWith('door:')).map((key) => key.slice(5));
  const door = doorFor(battle, way, reachable);
  if (door) return [{ key: `door:${door}`, value: 1 }];
  const index = tableOf(battle);
  const ideas: Idea[] = [];
  for (const share of [1, 0.7, 0.4]) {
    const walked = cutWay(index, way.slice(0, 2), figure.ap * strideOf(figure) * share, 2);
    const at = walked.at(-1);
    if (
      !at ||
      walked.length < 2 ||
      !straightWay(battle, figure, at) ||
      !mayStand(battle, figure, at)
    )
      continue;
    const gained = lengthOf(walked) / 10;
    const straight = leftToGo(errand, figure, at) - leftToGo(errand, figure, figure.at);
    const value = valueThere(battle, figure, at, walked, enemies, errand);
    ideas.push({ key: `move:${at[0]},${at[1]}`, value: value + errand.pull * (gained + straight) });
  }
  return ideas;
}

function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, to, i) => {
    const from = way[i] ?? to;
    return sum + Math.sqrt(squaredDistance(from, to));
  }, 0);
}
