import type { ChoiceRequest } from '@skirmish-kit/core';
import { actions, type Action } from '../rules/action-keys.ts';
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
import { enemiesOf, foesInContact, isEngaged, touching } from '../rules/figures.ts';
import { canStand, straightPath, tableOf } from '../rules/battlefield.ts';
import { moveActionPoints, strideOf } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { pathWithinBudget } from '../rules/waypoints.ts';
import { areaValue } from './area.ts';
import { carried } from './carried-value.ts';
import { cohesionAt } from './cohesion.ts';
import { dangerAt } from './danger.ts';
import {
  doorFor,
  destinationOf,
  leftToGo,
  pathIgnoringDoors,
  type Destination,
} from './destination.ts';
import { planFireFrom, visibleTargets, type VisibleTarget } from './fire.ts';
import { handValue } from './object-value.ts';
import { fightValue } from './melee.ts';
import { unitValue } from './unit-value.ts';

/** The share of its own value that a figure counts as lost when it is at risk. */
const CAUTION = 0.55;

/** Waiting has a small value, so that a figure without a better action covers the others. */
const WAITING = 0.06;

const NOBODY_HIT: readonly number[] = [];

/** A possible action and its estimated value. */
interface Idea {
  readonly action: Action;
  readonly value: number;
}

const DONE: Action = { kind: 'done' };

/** The next action of a figure: the first step of the best plan for the rest of its points. */
export function nextAction(battle: Battle, figure: Figure, choice: ChoiceRequest): string {
  const offered = actions.offered(choice.options);
  const action = best(
    battle,
    figure,
    offered,
    (idea) => offered.includes(idea) || !choice.explain(actions.make(idea)),
  );
  return choice.options.find(({ value }) => value === action)?.key ?? actions.make(action);
}

function best(
  battle: Battle,
  figure: Figure,
  offered: readonly Action[],
  isAllowed: (action: Action) => boolean,
): Action {
  if (figure.ap === 0) return DONE;
  if (isEngaged(battle, figure)) return inCombat(battle, figure, offered);
  const enemies = enemiesOf(battle, figure.seat);
  const destination = destinationOf(battle, figure);
  const here = visibleTargets(battle, figure, enemies);
  const stay = stayValue(battle, figure, here, destination);
  const base = placeValue(battle, figure, figure, here, NOBODY_HIT, destination);
  const ideas: Idea[] = [stay, ...otherIdeas(battle, figure, offered, base)];
  if (figure.spent === 0 || stay.action.kind === 'done') {
    ideas.push(...moveIdeas(battle, figure, offered, enemies, destination));
    const way = destination ? barredWay(battle, figure, destination, offered) : undefined;
    if (destination && way)
      ideas.push(...wayIdeas(battle, figure, enemies, destination, way, offered));
  }
  ideas.sort((a, b) => b.value - a.value);
  const found = ideas.find(({ action }) => isAllowed(action));
  return found ? settle(figure, found.action, offered) : DONE;
}

/** Actions for a figure with nothing better to do: take cover or wait. */
function settle(figure: Figure, action: Action, offered: readonly Action[]): Action {
  if (action.kind !== 'done' || figure.inCover) return action;
  return offered.find(({ kind }) => kind === 'cover') ?? action;
}

function inCombat(battle: Battle, figure: Figure, offered: readonly Action[]): Action {
  let chosen = DONE;
  let most = -0.15; // Holding back does not prevent the enemy's blows.
  for (const action of offered) {
    if (action.kind !== 'fight') continue;
    const enemy = battle.figures.find(({ id }) => id === action.target);
    const value = enemy ? fightValue(battle, figure, enemy, figure.ap) : 0;
    if (value > most) [chosen, most] = [action, value];
  }
  return chosen;
}

/** Actions without moving: fire, or fight an enemy in contact. */
function stayValue(
  battle: Battle,
  figure: Figure,
  seen: readonly VisibleTarget[],
  destination: Destination | undefined,
): Idea {
  const plan = planFireFrom(battle, figure, seen, figure.ap);
  const place = placeValue(battle, figure, figure, seen, plan.standing, destination);
  if (!plan.order || !plan.target) return { action: DONE, value: place };
  const value = plan.value + place;
  if (inFront(figure.at, figure.facing, plan.target.at)) return { action: plan.order, value };
  return { action: { kind: 'pivot', facing: facingFor(figure, plan.target.at) }, value };
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

/** The value of a place: safety from fire, distance to the goal, and cohesion. */
function placeValue(
  battle: Battle,
  figure: Figure,
  place: Base,
  seen: readonly VisibleTarget[],
  standing: readonly number[],
  destination: Destination | undefined,
): number {
  const danger = dangerAt(battle, figure, place, seen, standing);
  const load = 1 + 0.3 * carried(battle, figure);
  const pull = destination ? destination.pull * leftToGo(destination, figure, place.at) : 0;
  return (
    cohesionAt(battle, figure, place.at) -
    CAUTION * load * danger * unitValue(battle, figure) -
    pull
  );
}

/** Everything but moving and ordinary fire. */
function otherIdeas(
  battle: Battle,
  figure: Figure,
  offered: readonly Action[],
  base: number,
): Idea[] {
  const ideas: Idea[] = [];
  for (const action of offered) {
    if (action.kind === 'fight') {
      const enemy = foesInContact(battle, figure).find(({ id }) => id === action.target);
      if (enemy) ideas.push({ action, value: base + fightValue(battle, figure, enemy, figure.ap) });
    } else if (action.kind === 'blast' || action.kind === 'flame') {
      ideas.push({ action, value: base + areaValue(battle, figure, action) });
    } else if (action.kind === 'opportunity') {
      ideas.push({ action, value: base + WAITING });
    } else if (action.kind !== 'move' && !('targets' in action)) {
      const value = handValue(battle, figure, action);
      if (value > 0) ideas.push({ action, value: base + value });
    }
  }
  return ideas;
}

function moveIdeas(
  battle: Battle,
  figure: Figure,
  offered: readonly Action[],
  enemies: readonly Figure[],
  destination: Destination | undefined,
): Idea[] {
  const ideas: Idea[] = [];
  for (const action of offered) {
    if (action.kind !== 'move') continue;
    const way = [figure.at, action.to];
    const value = valueThere(battle, figure, action.to, way, enemies, destination);
    ideas.push({ action, value });
  }
  return ideas;
}

/** Going there and using what points are left. */
function valueThere(
  battle: Battle,
  figure: Figure,
  at: Point,
  way: readonly Point[],
  enemies: readonly Figure[],
  destination: Destination | undefined,
): number {
  const left = figure.ap - moveActionPoints(figure, moveCost(tableOf(battle), way));
  const there: Figure = { ...figure, at, inCover: false, moved: true };
  const seen = visibleTargets(battle, there, enemies);
  const plan = planFireFrom(battle, there, seen, left);
  const place = placeValue(battle, there, there, seen, plan.standing, destination);
  let fight = 0;
  if (left > 0 && figure.reaction !== 'panic') {
    for (const enemy of enemies) {
      if (touching(there, enemy)) fight = Math.max(fight, fightValue(battle, there, enemy, left));
    }
  }
  return place + Math.max(plan.value, fight);
}

/** The path to a destination when the straight line is blocked. */
function barredWay(
  battle: Battle,
  figure: Figure,
  destination: Destination,
  offered: readonly Action[],
): readonly Point[] | undefined {
  const gone = leftToGo(destination, figure, figure.at);
  if (gone < 3) return undefined;
  const better = offered.some(
    (action) => action.kind === 'move' && leftToGo(destination, figure, action.to) < gone - 4,
  );
  return better ? undefined : pathIgnoringDoors(battle, figure, destination);
}

/** Steps towards the first turn of a path around an obstacle, and the door on it. */
function wayIdeas(
  battle: Battle,
  figure: Figure,
  enemies: readonly Figure[],
  destination: Destination,
  way: readonly Point[],
  offered: readonly Action[],
): Idea[] {
  const reachable = offered.flatMap((action) => (action.kind === 'door' ? [action.door] : []));
  const door = doorFor(battle, way, reachable);
  if (door) return [{ action: { kind: 'door', door }, value: 1 }];
  const index = tableOf(battle);
  const ideas: Idea[] = [];
  for (const share of [1, 0.7, 0.4]) {
    const walked = pathWithinBudget(
      index,
      way.slice(0, 2),
      figure.ap * strideOf(figure) * share,
      2,
    );
    const at = walked.at(-1);
    if (
      !at ||
      walked.length < 2 ||
      !straightPath(battle, figure, at) ||
      !canStand(battle, figure, at)
    )
      continue;
    const gained = lengthOf(walked) / 10;
    const straight = leftToGo(destination, figure, at) - leftToGo(destination, figure, figure.at);
    const value = valueThere(battle, figure, at, walked, enemies, destination);
    const towards = destination.pull * (gained + straight);
    ideas.push({ action: { kind: 'move', to: at }, value: value + towards });
  }
  return ideas;
}

function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, to, i) => {
    const from = way[i] ?? to;
    return sum + Math.sqrt(squaredDistance(from, to));
  }, 0);
}
