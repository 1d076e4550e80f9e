import { expect, test } from 'vitest';
import type { FieldCube } from '../board/index.ts';
import { arenaSetup, seated } from './testing/arena.ts';
import { cites, likes, reach, type DeadzoneGame } from './testing/by-answers.ts';

/** Throws that random games hardly ever come to, reached from a legal setup by answers alone (K4). */

const gunner = { profile: 'silt-gunner', weapons: ['silt-mortar'] };
const TEAM = [
  ...(['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark', 'mudlark'] as const),
  ...(['mudlark', 'mudlark', gunner, gunner, gunner] as const),
] as const;

/** A roof, a crowd on it, another beneath its eastern edge, and a mortar that shells the roof. */
const roof = (...cubes: readonly FieldCube[]) =>
  arenaSetup([TEAM, TEAM], {
    cubes: [{ at: [4, 4, 2], floor: 'full' }, ...cubes],
    zones: [
      { from: [4, 4], to: [5, 5] },
      { from: [4, 7], to: [6, 8] },
    ],
  });

const shellTheRoof = seated(
  likes(/^to:e4\.1/, /^to:d4\.2/, /^none/, /^done/),
  likes(/^lob:silt-mortar:d4\.2/, /^reload/, /^none/, /^done/),
);

/** The log from the first entry that cites a rule, as its events and rolls about one model. */
function after({ log }: DeadzoneGame, rule: string) {
  const at = log.findIndex((entry) => entry.rule === rule);
  const model = log[at]?.params['model'];
  const later = log.slice(at).filter(({ params }) => params['model'] === model);
  return { model, later };
}

test('DZ-SCAT-06 a fall from a roof into a full cube scatters on from there', () => {
  const game = reach(roof(), shellTheRoof, cites('DZ-SCAT-06'));
  const { later } = after(game, 'DZ-SCAT-06');
  const [again, thrown] = later;
  expect(again).toMatchObject({ kind: 'roll', about: 'scatter' });
  expect(thrown?.about).toBe('thrown');
  // Not where it was on the roof, nor in the cube that is full.
  expect(thrown?.params['to']).toMatch(/^[d-f][345]\.[12]$/);
  expect(thrown?.params['to']).not.toBe('e4.1');
});

test('DZ-SCAT-06 DZ-WALL-01 scattered on into a wall it is slammed in the full cube', () => {
  const shut = { north: 'blocked', east: 'blocked', west: 'blocked' } as const;
  const isSlammed = (game: DeadzoneGame) =>
    after(game, 'DZ-SCAT-06').later.some(({ about }) => about === 'slammed');
  const game = reach(roof({ at: [5, 4, 1], ...shut }), shellTheRoof, isSlammed);
  const [again, thrown, slammed] = after(game, 'DZ-SCAT-06').later;
  expect(again).toMatchObject({ kind: 'roll', about: 'scatter' });
  expect(thrown).toMatchObject({ about: 'thrown', params: { to: 'e4.1' } });
  expect(slammed).toMatchObject({ about: 'slammed', rule: 'DZ-WALL-01' });
});

test('DZ-ABIL-23 an Indirect miss beside a tower comes down on top of it', () => {
  const shelled = seated(
    likes(/^to:d4\.1/, /^none/, /^done/),
    likes(/^lob:silt-mortar:d4\.1/, /^reload/, /^none/, /^done/),
  );
  const tower = arenaSetup([TEAM, TEAM], {
    cubes: [
      { at: [4, 3, 1], solid: true },
      { at: [4, 3, 2], floor: 'full' },
    ],
    zones: [
      { from: [3, 4], to: [4, 5] },
      { from: [4, 7], to: [6, 8] },
    ],
  });
  const lands = ({ log }: DeadzoneGame) => log.findLast(({ about }) => about === 'lands');
  const game = reach(tower, shelled, (each) => lands(each)?.params['to'] === 'd3.2');
  expect(lands(game)?.params['to']).toBe('d3.2');
});
