import {
  advance,
  copyState,
  isRefusal,
  seededRandom,
  type Flow,
  type Random,
} from '@skirmish-kit/core';
import { watchGames, type Watcher } from '@skirmish-kit/core/testing';
import { pointsAlong, squaredDistance, standingObstruction, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { actions } from './action-keys.ts';
import { readAction } from './perform-action.ts';
import { figureOf, isIn } from './figures.ts';
import { openDoors, tableOf } from './battlefield.ts';
import { marchTo } from './movement.ts';
import { opportunityAt } from './opportunity-fire.ts';
import type { Battle } from './state.ts';
import { setupOf } from './testing/random-games.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 240) / 20);

/** How densely the reference looks, in tenths of a centimetre; the rules look every centimetre. */
const SPACING = 2;
const GLIMPSE = 10;

/** Every place of a way, very near one another. */
function samplesOf(places: readonly Point[]): readonly Point[] {
  return places.flatMap((to, i) => {
    const from = places[i - 1];
    if (!from) return [to];
    const pieces = Math.max(1, Math.ceil(Math.sqrt(squaredDistance(from, to)) / SPACING));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = (piece + 1) / pieces;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Lets a move happen while nobody fires: who was asked whether he does. */
function askedDuring(flow: Flow, random: Random): ReadonlySet<string> {
  const asked = new Set<string>();
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    if (request.kind === 'chance') request.sample(random);
    if (request.kind !== 'choice') continue;
    if (request.about === 'opportunity') asked.add(String(request.params['figure']));
    request.take(request.skip ?? request.options[0]?.key ?? '');
  }
  return asked;
}

/** What the rules notice of one way, against what is found by looking at all of it. */
function compare(battle: Battle, id: string, key: string, random: Random) {
  const action = actions.parse(key);
  const position = copyState(battle);
  const figure = figureOf(position, id);
  for (const each of position.figures) if (each.seat !== figure.seat) each.opportunity = isIn(each);
  const planned = readAction(position, figure, key);
  if (action?.kind !== 'move' || !planned || isRefusal(planned)) return undefined;
  const march = marchTo(position, figure, action.to);
  if (isRefusal(march)) return undefined;
  const samples = samplesOf(march.places);
  const reference = copyState(position);
  const walker = figureOf(reference, id);
  const blocking = reference.figures.filter((each) => isIn(each) && each.seat !== figure.seat);
  const traffic = { blocking, passable: [], ignore: openDoors(reference) };
  // A tenth may be lost by rounding.
  const obstruction = samples
    .slice(1)
    .map((at) =>
      standingObstruction(tableOf(reference), { at, radius: figure.radius - 1 }, traffic),
    )
    .find((found) => found !== undefined);
  const faults = obstruction ? [`through ${obstruction.by}`] : [];
  const asked = askedDuring(planned.perform(), random);
  for (const enemy of blocking) {
    let [run, most] = [0, 0];
    for (const at of samples) {
      walker.at = at;
      run = opportunityAt(reference, enemy, walker) > 0 ? run + 1 : 0;
      most = Math.max(most, run);
    }
    // The rules look at whole tenths, from where a corner may just let somebody be seen.
    const isGlimpsed = pointsAlong(march.places, GLIMPSE).some((at) => {
      walker.at = at;
      return most > 0 || opportunityAt(reference, enemy, walker) > 0;
    });
    if (asked.has(enemy.id) && !isGlimpsed) faults.push(`${enemy.id} is asked and sees nothing`);
    if (!asked.has(enemy.id) && most * SPACING > GLIMPSE + SPACING)
      faults.push(`${enemy.id} is not asked and could fire at ${most} places`);
  }
  return { faults, noticed: asked.size };
}

/** Moves that are offered, and others near and far, round corners too. */
function waysFrom(
  { at: [x, y] }: { readonly at: Point },
  offered: readonly string[],
  random: Random,
) {
  const far = () => random.between(-250, 250);
  const typed = Array.from({ length: 8 }, () =>
    actions.make({ kind: 'move', to: [x + far(), y + far()] }),
  );
  return [...offered.filter((key) => key.startsWith('move:')), ...typed];
}

test(`K2 ${GAMES} random games notice all of the way that is walked`, { timeout: 0 }, () => {
  const faults: string[] = [];
  let [ways, noticed] = [0, 0];
  watchGames(reaction, {
    seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
    setupOf,
    watcherOf: (_, seed): Watcher<Battle> => {
      const random = seededRandom(`ways ${seed}`);
      let asked = 0;
      return (battle, seen) => {
        if (seen.kind !== 'choice' || seen.about !== 'action' || asked++ % 40 > 0) return;
        const id = String(seen.params['figure']);
        const offered = seen.options.map(({ key }) => key);
        for (const key of waysFrom(figureOf(battle, id), offered, random)) {
          const found = compare(battle, id, key, random);
          if (!found) continue;
          ways++;
          noticed += found.noticed;
          for (const fault of found.faults) faults.push(`game ${seed}: ${id} ${key}: ${fault}`);
        }
      };
    },
  });
  expect(faults.slice(0, 10)).toEqual([]);
  expect(ways).toBeGreaterThan(GAMES);
  expect(noticed).toBeGreaterThan(GAMES);
});
