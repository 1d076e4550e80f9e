import { expect, test } from 'vitest';
import { makeCube, sameCube } from '../board/index.ts';
import { isOnField, isSentryGun } from './models.ts';
import type { Model } from './state.ts';
import { arenaSetup, seated } from './testing/arena.ts';
import {
  cites,
  likes,
  reach,
  towards,
  type DeadzoneGame,
  type Wish,
} from './testing/by-answers.ts';

/** What items do, reached from a legal setup by answers alone (K4). */

const MUDLARKS = ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark'] as const;
const ENFORCERS = ['enforcers', 'pathfinder-sergeant', 'enforcer', 'enforcer', 'enforcer'] as const;
const waits = likes(/^none/, /^done/);

/** Shots at one of those that are wanted, if there are any. */
const shoots =
  (wants: (model: Model) => boolean): Wish =>
  (ask, battle) => {
    const ids = battle.models
      .filter((model) => isOnField(model) && wants(model))
      .map(({ id }) => id);
    const shots = ids.map((id) => new RegExp(`^(?:die-)?shoot:[^:]*:${id}$`));
    return likes(...shots, /^none/, /^done/)(ask, battle);
  };

test('DZ-LDR-06 DZ-ITEM-15 a sentry gun that was shot becomes an item that works', () => {
  const tinker = { profile: 'tinker', item: 'sentry-gun' } as const;
  const setup = arenaSetup([[...MUDLARKS, tinker], ENFORCERS], {
    mission: { tokens: [{ item: 'medi-pack', count: 16 }], drawn: 1 },
  });
  const changesIt: Wish = (ask, battle) => {
    const active = battle.models.find(({ id }) => id === battle.activation?.model);
    const wreck = battle.items.find(({ gun, cube }) => gun !== null && cube !== null)?.cube;
    const goal = wreck && active && !sameCube(active.cube, wreck) ? towards(ask, wreck) : undefined;
    const wishes = likes(/^emplace/, /^take/, /^keep/, /^yes/, /^reposition/, /^none/, /^done/);
    return goal ?? wishes(ask, battle);
  };
  const game = reach(setup, seated(changesIt, shoots(isSentryGun)), cites('DZ-LDR-06'));
  const drawn = game.state.items.filter(({ kind }) => kind === 'medi-pack');
  expect(drawn).toMatchObject([{ broken: false, gun: null }]);
});

test('DZ-ITEM-12 AP Ammo is asked for and used up with flames', () => {
  const burner = {
    profile: 'steel-warrior-specialist',
    weapons: ['dragons-breath'],
    item: 'ap-ammo',
  } as const;
  const setup = arenaSetup([
    ['forge-fathers', 'chief-brokkr', 'militia', 'militia', 'militia', burner],
    ENFORCERS,
  ]);
  const burns = likes(/^(?:die-)?shoot:dragons-breath/, /^yes/, /^none/, /^done/);
  const game = reach(setup, seated(burns, waits), cites('DZ-ABIL-07'));
  const abouts = game.log.map(({ about }) => about);
  expect(abouts.slice(abouts.indexOf('ammo'))).toEqual(
    expect.arrayContaining(['ammo', 'uses-item', 'flames']),
  );
});

test('DZ-ITEM-06 a Holo-Sight adds a die to a shot', () => {
  const sighted = { profile: 'enforcer', item: 'holo-sight' } as const;
  const setup = arenaSetup([[...ENFORCERS, sighted], MUDLARKS]);
  const shots = likes(/^shoot:laser-rifle/, /^none/, /^done/);
  const dice = ({ log }: DeadzoneGame, by: (id: unknown) => boolean) =>
    log
      .filter(({ about, params }) => about === 'shoot' && by(params['by']))
      .map(({ notation }) => notation);
  const game = reach(
    setup,
    seated(shots, waits),
    (each) =>
      dice(each, (id) => id === 'a5').length > 0 && dice(each, (id) => id === 'a2').length > 0,
  );
  // Three dice and two for a clear shot.
  for (const notation of dice(game, (id) => id === 'a5')) expect(notation).toMatch(/^6d8/);
  for (const notation of dice(game, (id) => id !== 'a5')) expect(notation).toMatch(/^5d8/);
});

test('DZ-ABIL-30 a Lynx Eye shoots seven cubes far with a rifle of six', () => {
  const zones = [
    { from: [1, 1], to: [8, 1] },
    { from: [1, 8], to: [8, 8] },
  ] as const;
  const hunters = [
    'undertow',
    'tide-speaker',
    'mudlark',
    'mudlark',
    'mudlark',
    'reed-hunter',
  ] as const;
  const game = reach(
    arenaSetup([hunters, ENFORCERS], { zones }),
    seated(likes(/^shoot:reed-rifle/, /^none/, /^done/), waits),
    cites('DZ-SHOOT-07'),
  );
  expect(game.log.find(({ about }) => about === 'shoots')?.params).toMatchObject({
    weapon: 'reed-rifle',
  });
});

test('DZ-ABIL-51 a vehicle that a grenade catches is not thrown', () => {
  const bomber = { profile: 'silt-gunner', item: 'frag-grenade' } as const;
  const setup = arenaSetup([
    [...ENFORCERS, 'enforcer-jet-bike'],
    [...MUDLARKS, bomber, bomber],
  ]);
  const isBike = ({ recruit }: Model) => recruit.profile.id === 'enforcer-jet-bike';
  const bombs: Wish = (ask, battle) => {
    const bike = battle.models.find(isBike);
    const at = bike && makeCube(bike.cube).replace('.', '\\.');
    return likes(new RegExp(`^lob:frag-grenade:${at}`), /^none/, /^done/)(ask, battle);
  };
  const caught = ({ log, state }: DeadzoneGame) => {
    const bike = state.models.find(isBike)?.id;
    return log.findLastIndex(
      ({ about, params }) => about === 'survive' && params['model'] === bike,
    );
  };
  const game = reach(setup, seated(waits, bombs), (each) => caught(each) >= 0);
  const bike = game.state.models.find(isBike)?.id;
  const later = game.log.slice(caught(game)).filter(({ params }) => params['model'] === bike);
  expect(later.map(({ about }) => about)).not.toContain('thrown');
  expect(later.map(({ about }) => about)).not.toContain('scatter');
});
