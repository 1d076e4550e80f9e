import { expect, test } from 'vitest';
import type { FieldCube } from '../board/index.ts';
import { modelOf } from './models.ts';
import { arenaSetup, seated } from './testing/arena.ts';
import {
  cites,
  likes,
  optionsOf,
  reach,
  type DeadzoneGame,
  type Wish,
} from './testing/by-answers.ts';

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

test('DZ-ABIL-33 DZ-SCAT-02 a glider thrown off a roof is set down by its player', () => {
  const heron = ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark', 'heron'] as const;
  const setup = arenaSetup([heron, TEAM], {
    cubes: [{ at: [4, 4, 2], floor: 'full' }],
    zones: [
      { from: [4, 4], to: [5, 5] },
      { from: [4, 7], to: [6, 8] },
    ],
  });
  const alone: Wish = (ask, battle) => {
    const { profile } = modelOf(battle, String(ask.params['model'] ?? 'a1')).recruit;
    const place = profile.id === 'heron' ? /^to:d4\.2/ : /^to:d5\.1/;
    return likes(place, /^none/, /^done/)(ask, battle);
  };
  const shells = likes(/^lob:silt-mortar:d4\.2/, /^reload/, /^none/, /^done/);
  const game = reach(setup, seated(alone, shells), (_, { about }) => about === 'glide');
  const ask = game.ask();
  expect(ask).toMatchObject({ rule: 'DZ-ABIL-33', who: 0 });
  // A level down it drifts by one cube.
  const [first = ''] = optionsOf(game);
  expect(first).toMatch(/^to:[c-g][2-6]\.1$/);
  expect(game.answer(first)).toBeUndefined();
  const thrown = game.log.findLast(({ about }) => about === 'thrown');
  expect(`to:${thrown?.params['to']}`).toBe(first);
});

test('DZ-EDGE-01 one die says which way where the table throws all alike', () => {
  const crowd = seated(
    likes(/^to:d4\.1/, /^none/, /^done/),
    likes(/^lob:silt-mortar:d4\.1/, /^reload/, /^none/, /^done/),
  );
  const setup = arenaSetup([TEAM, TEAM], {
    settings: { fragScatter: 'cube' },
    zones: [
      { from: [3, 4], to: [4, 5] },
      { from: [4, 7], to: [6, 8] },
    ],
  });
  const game = reach(setup, crowd, (each) => {
    const at = each.log.findLastIndex(({ rule }) => rule === 'DZ-EDGE-01');
    return at >= 0 && each.log.slice(at).filter(({ about }) => about === 'thrown').length > 1;
  });
  const at = game.log.findLastIndex(({ rule }) => rule === 'DZ-EDGE-01');
  const thrown = game.log.slice(at).filter(({ about }) => about === 'thrown');
  expect(new Set(thrown.map(({ params }) => params['to'])).size).toBe(1);
});
