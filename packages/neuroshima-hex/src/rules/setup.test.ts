import { expect, test } from 'vitest';
import type { Mode } from './modes.ts';
import { newGame } from './setup.ts';
import type { Setup } from './state.ts';
import { library, units } from './testing/positions.ts';
import { optionsOf } from './variants.ts';

const FOUR = ['moloch', 'borgo', 'outpost', 'hegemony'];
const setupOf = (mode: Mode, seats: number, more: Partial<Setup> = {}): Setup => ({
  edition: '3.0',
  mode,
  armies: FOUR.slice(0, seats),
  options: optionsOf('3.0', { teamHqHp: 30 }),
  ...more,
});

test.each([
  ['NH-SET-03', 'duel', 2, [20, 20]],
  ['NH-SET-03', 'deathmatch', 3, [20, 20, 20]],
  ['NH-MP-14', 'one-vs-team', 3, [20, 13, 13]],
  ['NH-MP-21 NH-VAR-12', 'teams', 4, [30, 30, 30, 30]],
  ['NH-SET-03', 'team-score', 4, [20, 20, 20, 20]],
] as const)('%s points of HQs in %s', (_, mode, seats, points) => {
  expect(newGame(library, setupOf(mode, seats)).players.map(({ hp }) => hp)).toEqual(points);
});

test('a position that leaves out rotations and wounds means none', () => {
  const list = units('moloch', 'hq 0,0', 'blocker 0,1').map(({ army, tile, hex }) => ({
    ...{ army, tile, hex },
  }));
  const position = { units: list, hq: {}, turn: 'moloch' };
  const state = newGame(library, setupOf('duel', 2, { position }));
  expect(state.units.map(({ rotation, wounds }) => [rotation, wounds])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(state.players.map(({ hp }) => hp)).toEqual([20, 20]);
});
