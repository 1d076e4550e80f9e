import { sameCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { actionOdds } from '../odds/action.ts';
import { adjacentEnemies, modelOf } from './models.ts';
import {
  cites,
  likes,
  optionsOf,
  reach,
  setupWith,
  towards,
  type Wish,
} from './testing/by-answers.ts';

/** Rules that random games seldom reach, reached from a legal setup by answers alone (K4). */

const FOES = ['enforcers', 'pathfinder-sergeant', 'enforcer', 'enforcer', 'enforcer'] as const;

/** Everybody goes for the first of the enemies. */
const towardsFoes: Wish = (ask, battle) => {
  const active = battle.activation && modelOf(battle, battle.activation.model);
  const foe = battle.models.find(
    (each) => each.where === 'field' && active && each.seat !== active.seat,
  );
  return foe && towards(ask, foe.cube);
};

test('DZ-ABIL-04 a Porter loads the mortar of the gunner beside him', () => {
  const gunner = { profile: 'silt-gunner', weapons: ['silt-mortar'] };
  const setup = setupWith([
    ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'porter', gunner],
    FOES,
  ]);
  const follow: Wish = (ask, battle) => {
    const [armed] = battle.models.filter(({ recruit }) => recruit.profile.id === 'silt-gunner');
    const active = battle.activation && modelOf(battle, battle.activation.model);
    const isPorter = active?.recruit.profile.id === 'porter';
    if (isPorter && armed && !sameCube(active.cube, armed.cube)) return towards(ask, armed.cube);
    return likes(/^load:/, /^lob:silt-mortar/, isPorter ? /^done/ : /^lob/)(ask, battle);
  };
  const game = reach(setup, follow, cites('DZ-ABIL-04'));
  expect(game.log.find(({ rule }) => rule === 'DZ-ABIL-04')?.about).toBe('loaded');
});

test('DZ-ABIL-09 a walker says for each of two weapons how it fires', () => {
  const walker = { profile: 'strandwalker', weapons: ['twin-reeds', 'silt-mortar'] };
  const setup = setupWith([
    ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark', walker],
    FOES,
  ]);
  const game = reach(setup, likes(/^aim-both:/), (_, { about }) => about === 'aim-weapon');
  expect(game.ask()).toMatchObject({ about: 'aim-weapon', rule: 'DZ-ABIL-09' });
});

test('DZ-GETUP-02 two enemies stand beside who gets up: their player says who attacks', () => {
  const setup = setupWith([
    [
      'undertow',
      ...['tide-speaker', 'mudlark', 'mudlark', 'mudlark', 'mudlark', 'mudlark'],
      ...['reed-hunter', 'reed-hunter', 'reed-hunter'],
    ],
    ['forge-fathers', 'forge-guard-huscarl', 'militia', 'militia', 'militia', 'forge-guard'],
  ]);
  const close: Wish = (ask, battle) => {
    if (ask.about === 'reply') return 'survive';
    const active = battle.activation && modelOf(battle, battle.activation.model);
    if (!active) return undefined;
    if (ask.who === 1) return likes(/^get-up/, /^done/)(ask, battle);
    if (active.recruit.profile.id !== 'mudlark') {
      const held = battle.models.filter(
        (each) => each.seat === 1 && adjacentEnemies(battle, each).length > 1,
      );
      const shots = held.map(({ id }) => new RegExp(`^(?:die-)?fire-for-effect:[^:]*:${id}$`));
      return likes(...shots)(ask, battle);
    }
    if (adjacentEnemies(battle, active).length > 0) return likes(/^done/)(ask, battle);
    const foe = battle.models.find((each) => each.seat === 1 && each.where === 'field');
    return foe && towards(ask, foe.cube);
  };
  const game = reach(setup, close, cites('DZ-GETUP-02'));
  expect(game.log.find(({ rule }) => rule === 'DZ-GETUP-02')?.about).toBe('who-attacks');
});

test('DZ-ABIL-15 the odds of a Tinker’s coil gun in mid-game state what they left out', () => {
  const tinker = { profile: 'tinker' };
  const setup = setupWith([
    ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark', tinker],
    FOES,
  ]);
  const shot = /^shoot:coil-gun:/;
  const game = reach(setup, towardsFoes, (_, { options }) =>
    options.some(({ key }) => shot.test(key)),
  );
  const key = optionsOf(game).find((each) => shot.test(each)) ?? '';
  const odds = actionOdds(game, key);
  const [, , target = ''] = key.split(':');
  const fates = odds?.models.get(target) ?? {};
  const total = Object.values(fates).reduce((sum, chance) => sum + chance, 0);
  expect(odds?.pruned).toBeGreaterThan(0);
  expect(odds?.pruned).toBeLessThan(1e-9);
  expect(total + (odds?.pruned ?? 0)).toBeCloseTo(1, 12);
  // The shot itself is then played from the same place.
  expect(game.answer(key)).toBeUndefined();
  expect(game.log.some(({ rule }) => rule === 'DZ-ABIL-15')).toBe(true);
});
