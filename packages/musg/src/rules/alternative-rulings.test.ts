import { Game, isProblems } from '@skirmish-kit/core';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { describe, expect, test } from 'vitest';
import { checkBand } from '../lists/check-band.ts';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import { alternativeRulingMessages } from '../messages/alternative-ruling-messages.ts';
import { beginActivation } from './activation.ts';
import { obstaclesTo, needToHit } from './aim.ts';
import type { Band } from './band.ts';
import { boost, problem } from './booster.ts';
import { possibleActions } from './candidates.ts';
import { board } from './crew.ts';
import { figureOf, weaponNamed } from './figures.ts';
import { sees } from './battlefield.ts';
import { difficultyFor } from './movement.ts';
import { PACE } from './paces.ts';
import { rally } from './rally.ts';
import { ram } from './ram.ts';
import { FINER_VALUES } from './setting-values.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { sightingsOf } from './sightings.ts';
import type { Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  fence,
  perform,
  piece,
  refused,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { playStep } from './turn.ts';
import { isUnderFire } from './under-fire.ts';
import type { VehicleEntry } from './vehicle-classes.ts';
import { vehicleOf } from './vehicles.ts';

type Finer = typeof FINER_VALUES;

/** What holds under each value of each setting; a ruling nobody asks about fails under the second. */
type Cases = { readonly [K in keyof Finer]: { readonly [V in Finer[K][number]]: () => void } };

const life = (battle: Battle, id: string) => figureOf(battle, id).life;
const CHIEF: FigureSpec = { rank: 'chief' };

/** a1 shoots at b1 with those dice; says what is left of the others. */
function shot(
  settings: Partial<Settings>,
  weapon: string,
  script: Script,
  rest: TestBattle,
): readonly number[] {
  const battle = battleWith({ a: [[10, 10, { ...CHIEF, weapons: [weapon] }]], settings, ...rest });
  activate(battle, 'a1');
  perform(battle, `shoot:${weapon}:b1`, script);
  return battle.figures.filter(({ seat }) => seat === 1).map((figure) => figure.life);
}

/** a1 at the foot of stairs two paces high. */
function stairs(settings: Partial<Settings>, move: number): Battle {
  const top = { ground: 'impassable', height: 2 * PACE } as const;
  const battle = battleWith({
    a: [[19.5, 10, { values: { move } }]],
    terrain: [piece('tower', [20, 5, 10, 10], top)],
    climbable: ['tower'],
    settings,
  });
  activate(battle, 'a1');
  perform(battle, 'climb:430,200');
  return battle;
}

/** a1 jumps down so many paces. */
function dropped(settings: Partial<Settings>, paces: number): number {
  const top = { ground: 'impassable', height: paces * PACE } as const;
  const terrain = [piece('tower', [20, 5, 10, 10], top)];
  const battle = battleWith({ a: [[20.6, 10]], terrain, settings });
  Object.assign(activate(battle, 'a1'), { level: paces * PACE, on: 'tower' });
  perform(battle, 'drop:380,200');
  return life(battle, 'a1');
}

/** a1 drives a light vehicle at 20/20 to the right. */
function driving(settings: Partial<Settings>, rest: TestBattle = {}): Battle {
  const light: VehicleEntry = { class: 'light' };
  const battle = battleWith({ a: [[5, 5, CHIEF]], vehicles: [[light]], settings, ...rest });
  Object.assign(vehicleOf(battle, 'av1'), { at: at(20, 20), facing: 90, fate: 'in' });
  runFlow(board(battle, 'a1', 'av1'));
  runFlow(beginActivation(battle, 'a1'));
  return battle;
}

/** Where av1 is after a problem. */
function after(settings: Partial<Settings>, faces: number[][], entry: VehicleEntry['class']) {
  const battle = driving(settings, { vehicles: [[{ class: entry }]] });
  runFlow(problem(battle, 'a1', 'av1'), { faces });
  expect(figureOf(battle, 'a1').ap).toBe(0);
  return vehicleOf(battle, 'av1').at[0] / PACE;
}

/** a1 leaves b1, who has a sword. */
function fled(settings: Partial<Settings>, faces: number[][]): readonly [number, number] {
  const b: TestBattle['b'] = [[11.05, 10, { weapons: ['sword'] }]];
  const battle = battleWith({ a: [[10, 10]], b, settings });
  activate(battle, 'a1');
  perform(battle, 'flee:140,200', { faces });
  return [life(battle, 'a1'), figureOf(battle, 'a1').at[0] / PACE];
}

/** b1 is a chief beside b2, of these races; a1 hits with a machine pistol. */
function saved(settings: Partial<Settings>, race: string, script: Script) {
  return shot(settings, 'machine-pistol', script, {
    b: [
      [16, 10, CHIEF],
      [16, 11.5, { race: 'goblin' }],
    ],
    races: ['generic', race],
    settings,
  });
}

/** Who places next after a1 or b1 was placed with these dice. */
function placing(settings: Partial<Settings>, dice: readonly string[]): readonly unknown[] {
  const game = new Game(musg, { ...musg.defaults, settings }, { chances: 'asked' });
  for (const die of dice) game.answer(die);
  const first = game.ask();
  if (first?.kind === 'choice') game.answer(first.options[0]?.key ?? '');
  return [first, game.ask()].map((ask) => ask && 'who' in ask && ask.who);
}

/** How many of so many in the wave are left when a chief takes two extras along. */
function wave(settings: Partial<Settings>, left: number): unknown {
  const extra: FigureSpec = { rank: 'extra' };
  const battle = battleWith({
    a: [
      [10, 10, CHIEF],
      [11.5, 10, extra],
      [8.5, 10, extra],
    ],
    settings,
  });
  battle.phase = { step: 'wave', wave: 1, place: 0, left };
  runFlow(playStep(battle), { choices: ['activate:a1', 'yes'] });
  return battle.phase;
}

/** Two strikes at somebody with a buckler, all dice 6. */
function parries(settings: Partial<Settings>, faces: number[][]): number {
  const battle = battleWith({
    a: [[10, 10]],
    b: [[11.05, 10, { equipment: ['buckler'] }]],
    settings,
  });
  activate(battle, 'a1');
  const first = perform(battle, 'strike:b1:fists', { faces: [[6], [1]] }).rolls.length;
  const second = perform(battle, 'strike:b1:fists', { faces }).rolls;
  expect(first).toBe(2);
  return second.filter(({ about }) => about === 'buckler').length;
}

const swords = Array.from({ length: 4 }, () => 'sword');
const heroes = (weapons: readonly string[]): Band => ({
  id: 'rich',
  name: { en: 'Rich', fr: 'Riches' },
  race: 'generic',
  members: [
    { rank: 'chief', weapons: ['machine-gun', 'bazooka', 'assault-rifle'], equipment: [] },
    { rank: 'lieutenant', weapons, equipment: ['heavy-armour', 'jump-pack'], count: 2 },
    { rank: 'minion', weapons: [], equipment: [] },
  ],
});

const problemsOf = (settings: Partial<Settings>) =>
  checkBand(BUILT_IN_LIBRARY, heroes(['bazooka', ...swords]), {
    ...DEFAULT_SETTINGS,
    ...settings,
  }).problems.map(({ code }) => code);

/** b2 stands behind a fence beside b1; three hits, of which the first fells b1. */
const BEHIND: TestBattle = {
  b: [
    [16.9, 10, { life: 1 }],
    [18.4, 10],
  ],
  terrain: [fence('between', 17.6)],
};

/** Two stand beside b1, who falls at once. */
const ADJACENT: TestBattle = {
  b: [
    [16, 10, { life: 1 }],
    [16.5, 11.5],
    [16.9, 9],
  ],
};

const seesPast = (settings: Partial<Settings>) => {
  const b: TestBattle['b'] = [
    [15, 10],
    [20, 10],
  ];
  const battle = battleWith({ a: [[10, 10]], b, settings });
  return sees(battle, figureOf(battle, 'a1'), figureOf(battle, 'b2'));
};

/** What a1, so many paces up, needs to hit with a pistol at medium range. */
const fromAbove = (settings: Partial<Settings>, paces: number) => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['pistol'], values: { shoot: 4 } }]],
    b: [[20, 10]],
    settings,
  });
  const shooter = figureOf(battle, 'a1');
  shooter.level = paces * PACE;
  return needToHit(battle, shooter, weaponNamed(shooter, 'pistol'), figureOf(battle, 'b1'));
};

const coverWhenLeaning = (settings: Partial<Settings>) => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['rifle'] }]],
    b: [[20, 10]],
    terrain: [fence('low', 10.5)],
    settings,
  });
  const shooter = figureOf(battle, 'a1');
  const rifle = weaponNamed(shooter, 'rifle');
  return obstaclesTo(battle, shooter, rifle, figureOf(battle, 'b1')).length;
};

const WALLED: TestBattle = { b: [[17, 10]], terrain: [fence('wall', 14)] };

const unseenCharge = (settings: Partial<Settings>) => {
  const house = piece('house', [14, 5, 1, 7], { ground: 'impassable', blocksSight: true });
  const battle = battleWith({ a: [[10, 10]], b: [[17, 10]], terrain: [house], settings });
  activate(battle, 'a1');
  return refused(battle, 'charge:b1');
};

const pistolInMelee = (settings: Partial<Settings>) => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['pistol', 'rifle'] }]],
    b: [
      [11.05, 10],
      [20, 10],
    ],
    settings,
  });
  const figure = activate(battle, 'a1');
  const offered = possibleActions(battle, figure).filter(({ kind }) => kind === 'shoot');
  return [
    offered.length,
    refused(battle, 'shoot:pistol:b1'),
    refused(battle, 'shoot:pistol:b2'),
    refused(battle, 'shoot:rifle:b1'),
  ];
};

const throughFriend = (settings: Partial<Settings>) => {
  const walls = [
    piece('north', [12, 0, 1, 9.4], { ground: 'impassable' }),
    piece('south', [12, 10.6, 1, 29.4], { ground: 'impassable' }),
  ];
  const a: TestBattle['a'] = [
    [10, 10],
    [12.5, 10],
  ];
  const battle = battleWith({ a, terrain: walls, settings });
  activate(battle, 'a1');
  return refused(battle, 'walk:300,200');
};

const cost = (settings: Partial<Settings>, weapon: string) => {
  const battle = battleWith({
    a: [[10, 10, { ...CHIEF, weapons: [weapon] }]],
    b: [[26, 10]],
    settings,
  });
  const shooter = activate(battle, 'a1');
  const faces = weapon === 'machine-gun' ? [[1, 1, 1, 1, 1]] : [[1], [1]];
  perform(battle, `shoot:${weapon}:b1`, { faces });
  return shooter.ap;
};

const evading = (settings: Partial<Settings>, faces: number[][]) => {
  const battle = driving(settings, { b: [[24, 20]] });
  perform(battle, 'drive:200', { faces });
  return life(battle, 'b1');
};

const wrecked = (settings: Partial<Settings>) => {
  const battle = driving(settings, { vehicles: [[{ class: 'light' }], [{ class: 'heavy' }]] });
  Object.assign(vehicleOf(battle, 'bv1'), { at: at(24.1, 20), fate: 'in' });
  vehicleOf(battle, 'av1').structure = 1;
  perform(battle, 'drive:40', { faces: [[1], [6]] });
  return [vehicleOf(battle, 'av1').fate, life(battle, 'a1')];
};

/** A light vehicle with a ram on its front against the side of a heavy one: 4 and the ram against 9. */
const rammed = (settings: Partial<Settings>, faces: number[][]) => {
  const own: VehicleEntry = { class: 'light', rams: ['front'] };
  const battle = driving(settings, { vehicles: [[own], [{ class: 'heavy' }]] });
  Object.assign(vehicleOf(battle, 'bv1'), { at: at(25, 20), fate: 'in' });
  runFlow(ram(battle, 'av1', 'bv1', 1), { faces });
  return vehicleOf(battle, 'bv1').structure;
};

const CASES: Cases = {
  gearLimits: {
    carrier: () => expect(problemsOf({})).toContain('too-much-for-heroes'),
    total: () => expect(problemsOf({ gearLimits: 'total' })).not.toContain('too-much-for-heroes'),
  },
  deployFirst: {
    lowest: () => expect(placing({}, ['2', '5'])).toEqual([0, 0]),
    highest: () => expect(placing({ deployFirst: 'highest' }, ['2', '5'])).toEqual([1, 1]),
    'in-turn': () => expect(placing({ deployFirst: 'in-turn' }, ['2', '5'])).toEqual([0, 1]),
  },
  rallyCommand: {
    lent: () => expect(rallies({})).toBe(true),
    own: () => expect(rallies({ rallyCommand: 'own' })).toBe(false),
  },
  pistolsInMelee: {
    no: () => expect(pistolInMelee({})).toEqual([0, ...Array(3).fill('in-melee MU-ACT-05')]),
    yes: () =>
      expect(pistolInMelee({ pistolsInMelee: 'yes' })).toEqual([
        1,
        undefined,
        'in-melee MU-ACT-05',
        'in-melee MU-ACT-05',
      ]),
  },
  stairs: {
    double: () => expect(figureOf(stairs({}, 3), 'a1').hanging).toBe(true),
    single: () => expect(figureOf(stairs({ stairs: 'single' }, 3), 'a1').hanging).toBe(false),
  },
  passing: {
    friends: () => expect(throughFriend({})).toBeUndefined(),
    nobody: () => expect(throughFriend({ passing: 'nobody' })).toBe('no-way MU-MOVE-01'),
  },
  safeDrop: {
    '2': () => expect([dropped({}, 2), dropped({}, 2.5)]).toEqual([3, 2]),
    '1': () =>
      expect([dropped({ safeDrop: '1' }, 1), dropped({ safeDrop: '1' }, 2)]).toEqual([3, 2]),
    '3': () =>
      expect([dropped({ safeDrop: '3' }, 3), dropped({ safeDrop: '3' }, 3.5)]).toEqual([3, 2]),
  },
  heavyFast: {
    two: () => expect(cost({}, 'machine-gun')).toBe(1),
    one: () => expect(cost({ heavyFast: 'one' }, 'machine-gun')).toBe(2),
  },
  heightFrom: {
    '1': () => expect([fromAbove({}, 0.95), fromAbove({}, 1)]).toEqual([4, 3]),
    '2': () => {
      const heightFrom = '2';
      expect([fromAbove({ heightFrom }, 1.95), fromAbove({ heightFrom }, 2)]).toEqual([4, 3]);
    },
    '3': () => {
      const heightFrom = '3';
      expect([fromAbove({ heightFrom }, 2.95), fromAbove({ heightFrom }, 3)]).toEqual([4, 3]);
    },
  },
  twoPistols: {
    one: () => expect(pistols({})).toBe('d6>=4'),
    both: () => expect(pistols({ twoPistols: 'both' })).toBe('2d6>=4'),
  },
  modelsInTheWay: {
    'seen-past': () => expect(seesPast({})).toBe(true),
    hide: () => expect(seesPast({ modelsInTheWay: 'hide' })).toBe(false),
  },
  coverBeside: {
    ignored: () => expect(coverWhenLeaning({})).toBe(0),
    counts: () => expect(coverWhenLeaning({ coverBeside: 'counts' })).toBe(1),
  },
  blastCover: {
    straight: () => {
      expect(shot({}, 'grenade', { faces: [[6], [6]] }, WALLED)).toEqual([2]);
      expect(shot({}, 'bazooka', { faces: [[5], [6], [6]] }, WALLED)).toEqual([2]);
    },
    none: () => {
      const settings = { blastCover: 'none' } as const;
      expect(shot(settings, 'grenade', { faces: [[6], [6]] }, WALLED)).toEqual([2]);
      expect(shot(settings, 'bazooka', { faces: [[6], [6]] }, WALLED)).toEqual([2]);
    },
    all: () => {
      const settings = { blastCover: 'all' } as const;
      expect(shot(settings, 'grenade', { faces: [[5], [6], [6]] }, WALLED)).toEqual([2]);
      expect(shot(settings, 'bazooka', { faces: [[5], [6], [6]] }, WALLED)).toEqual([2]);
    },
  },
  laterTargets: {
    'as-first': () =>
      expect(shot({}, 'machine-pistol', { faces: [[6, 6, 6], [6], [6], [6]] }, BEHIND)).toEqual([
        0, 1,
      ]),
    own: () => {
      // Past the fence the second gets, the third does not.
      const faces = [[6, 6, 6], [6], [4], [6], [3]];
      const settings = { laterTargets: 'own' } as const;
      expect(shot(settings, 'machine-pistol', { faces }, BEHIND)).toEqual([0, 2]);
    },
  },
  nextTarget: {
    nearest: () =>
      expect(shot({}, 'machine-pistol', { faces: [[6, 6, 1], [6], [6]] }, ADJACENT)).toEqual([
        0, 3, 2,
      ]),
    chosen: () => {
      const script = { faces: [[6, 6, 1], [6], [6]], choices: ['figure:b2'] };
      const settings = { nextTarget: 'chosen' } as const;
      expect(shot(settings, 'machine-pistol', script, ADJACENT)).toEqual([0, 2, 3]);
    },
  },
  scattering: {
    all: () => {
      const rest: TestBattle = { b: [[30, 10]] };
      expect(shot({}, 'bazooka', { faces: [[1], [6], [6]] }, rest)).toEqual([2]);
    },
    thrown: () => {
      const settings = { scattering: 'thrown' } as const;
      expect(shot(settings, 'bazooka', { faces: [[1]] }, { b: [[30, 10]] })).toEqual([3]);
      expect(shot(settings, 'grenade', { faces: [[1], [6], [6]] }, { b: [[18, 10]] })).toEqual([2]);
    },
  },
  grenadeRadius: {
    '5': () => expect(shot({}, 'grenade', { faces: [[6], [6], [6]] }, FOUR)).toEqual([2, 2]),
    '3': () =>
      expect(shot({ grenadeRadius: '3' }, 'grenade', { faces: [[6], [6]] }, FOUR)).toEqual([2, 3]),
  },
  caught: {
    base: () => expect(shot({}, 'grenade', { faces: [[6], [6], [6]] }, EDGE)).toEqual([2, 2]),
    centre: () =>
      expect(shot({ caught: 'centre' }, 'grenade', { faces: [[6], [6]] }, EDGE)).toEqual([2, 3]),
  },
  flameHits: {
    sure: () => expect(shot({}, 'flamethrower', { faces: [[6], [6]] }, ABLAZE)).toEqual([2, 2]),
    rolled: () => {
      // A chief hits on 3: the first is hit, the second is not.
      const settings = { flameHits: 'rolled' } as const;
      const script = { faces: [[3], [6], [2]] };
      expect(shot(settings, 'flamethrower', script, ABLAZE)).toEqual([2, 3]);
    },
  },
  chargeSight: {
    seen: () => expect(unseenCharge({})).toBe('no-line-of-sight MU-CHG-05'),
    unseen: () => expect(unseenCharge({ chargeSight: 'unseen' })).toBeUndefined(),
  },
  partingBlows: {
    none: () => expect(fled({}, [])).toEqual([3, 7]),
    each: () => {
      const settings = { partingBlows: 'each' } as const;
      expect(fled(settings, [[6, 1], [6]])).toEqual([2, 7]);
      // Who falls stays where he is.
      const battle = battleWith({
        a: [[10, 10, { life: 1 }]],
        b: [[11.05, 10, { weapons: ['sword'] }]],
        settings,
      });
      activate(battle, 'a1');
      perform(battle, 'flee:140,200', { faces: [[6, 1], [6]] });
      expect([figureOf(battle, 'a1').fate, figureOf(battle, 'a1').at]).toEqual(['out', at(10, 10)]);
    },
  },
  rescueRace: {
    rescuer: () => {
      const script = { faces: [[6, 1, 1], [1]], choices: ['figure:b2'] };
      expect(saved({}, 'orc', script)).toHaveLength(2);
    },
    either: () => {
      const settings = { rescueRace: 'either' } as const;
      expect(saved(settings, 'orc', { faces: [[6, 1, 1], [1]] })).toHaveLength(2);
      const script = { faces: [[6, 1, 1], [1]], choices: ['figure:b2'] };
      expect(saved(settings, 'generic', script)).toHaveLength(2);
    },
  },
  sightings: {
    'each-enemy': () => expect(spotted({})).toEqual([2, 1]),
    once: () => expect(spotted({ sightings: 'once' })).toEqual([1, 0]),
  },
  underFireBy: {
    weapon: () => expect([underFire({}, 4), underFire({}, 5)]).toEqual([false, true]),
    strength: () => {
      const settings = { underFireBy: 'strength' } as const;
      expect([underFire(settings, 3), underFire(settings, 4)]).toEqual([false, true]);
    },
  },
  launcherReload: {
    slow: () => expect(cost({}, 'grenade-launcher')).toBe(1),
    fast: () => expect(cost({ launcherReload: 'fast' }, 'grenade-launcher')).toBe(2),
  },
  bucklers: {
    'each-strike': () => expect(parries({}, [[6], [1]])).toBe(1),
    'each-turn': () => expect(parries({ bucklers: 'each-turn' }, [[6], [1]])).toBe(0),
  },
  medikits: {
    once: () => expect(healed({})).toBe('no-medikit MU-EQ-09'),
    always: () => expect(healed({ medikits: 'always' })).toBeUndefined(),
  },
  jumpPacks: {
    slowed: () => expect(difficulty({})).toEqual([2, 2]),
    free: () => expect(difficulty({ jumpPacks: 'free' })).toEqual([1, 2]),
  },
  extrasInWave: {
    nothing: () => expect(wave({}, 3)).toMatchObject({ left: 2, along: ['a2', 'a3'] }),
    each: () => {
      const extrasInWave = 'each';
      expect(wave({ extrasInWave }, 4)).toMatchObject({ left: 1, along: ['a2', 'a3'] });
      expect(wave({ extrasInWave }, 2)).toMatchObject({ left: 0, along: ['a2'] });
    },
  },
  vehicleMoves: {
    'each-point': () => expect(drivenTwice({})).toBeUndefined(),
    once: () => expect(drivenTwice({ vehicleMoves: 'once' })).toBe('has-driven MU-VEH-05'),
  },
  boosters: {
    activation: () => expect(boostedAgain({})).toBeUndefined(),
    game: () => expect(boostedAgain({ boosters: 'game' })).toBe('no-booster-now MU-VEH-08'),
  },
  boosterFives: {
    again: () => expect(after({}, [[5], [6], [4], [6]], 'light')).toBe(26),
    nothing: () => expect(after({ boosterFives: 'nothing' }, [[5]], 'light')).toBe(20),
  },
  boosterSurge: {
    die: () => expect(after({}, [[4], [6]], 'heavy')).toBe(26),
    capped: () => expect(after({ boosterSurge: 'capped' }, [[4], [6]], 'heavy')).toBe(24),
  },
  wreckCrews: {
    unhurt: () => expect(wrecked({})).toEqual(['wreck', 6]),
    hurt: () => expect(wrecked({ wreckCrews: 'hurt' })).toEqual(['wreck', 5]),
  },
  runOver: {
    struck: () => expect(evading({}, [[6]])).toBe(2),
    evades: () => {
      const settings = { runOver: 'evades' } as const;
      expect(evading(settings, [[3, 3]])).toBe(3);
      expect(evading(settings, [[3, 4], [6]])).toBe(2);
    },
  },
  spikes: {
    '1': () => expect(rammed({}, [[5], [1]])).toBe(9),
    '2': () => expect(rammed({ spikes: '2' }, [[5]])).toBe(8),
  },
};

/** Four paces away, from the middle of the blast to the edge of his base. */
const FOUR: TestBattle = {
  b: [
    [18, 10],
    [18, 14.5],
  ],
};

/** The edge of his base is within five paces, its middle is not. */
const EDGE: TestBattle = {
  b: [
    [18, 10],
    [18, 15.4],
  ],
};

const ABLAZE: TestBattle = {
  b: [
    [14, 10],
    [16, 10],
  ],
};

function rallies(settings: Partial<Settings>): boolean {
  const a: TestBattle['a'] = [
    [10, 10],
    [12, 10, CHIEF],
  ];
  const battle = battleWith({ a, settings });
  figureOf(battle, 'a1').fleeing = true;
  runFlow(rally(battle, 'a1'), { faces: [[4, 4]] });
  return !figureOf(battle, 'a1').fleeing;
}

function pistols(settings: Partial<Settings>): string | undefined {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['pistol', 'pistol'], values: { shoot: 4 } }]],
    b: [[20, 10]],
    settings,
  });
  activate(battle, 'a1');
  const faces = [settings.twoPistols ? [1, 1] : [1]];
  return perform(battle, 'shoot:pistol:b1', { faces }).rolls[0]?.notation;
}

/** How many better ranks a minion tests for at once, and for another when he has seen one. */
function spotted(settings: Partial<Settings>): readonly number[] {
  const b: TestBattle['b'] = [
    [20, 10, CHIEF],
    [20, 12, { rank: 'lieutenant' }],
  ];
  const battle = battleWith({ a: [[10, 10]], b, settings });
  const observer = figureOf(battle, 'a1');
  const enemies = [figureOf(battle, 'b1'), figureOf(battle, 'b2')];
  const first = sightingsOf(battle, observer, enemies).length;
  observer.seen = ['b1'];
  return [first, sightingsOf(battle, observer, enemies).length];
}

/** Somebody of Strength 3 with a rifle of 4. */
function underFire(settings: Partial<Settings>, strength: number): boolean {
  const battle = battleWith({ a: [[10, 10, { weapons: ['rifle'] }]], settings });
  return isUnderFire(battle, figureOf(battle, 'a1'), strength);
}

function healed(settings: Partial<Settings>): string | undefined {
  const a: TestBattle['a'] = [[10, 10, { equipment: ['medikit'], life: 1 }]];
  const battle = battleWith({ a, settings });
  activate(battle, 'a1');
  perform(battle, 'medikit:a1');
  return refused(battle, 'medikit:a1');
}

/** With a pack, and without. */
function difficulty(settings: Partial<Settings>): readonly number[] {
  const a: TestBattle['a'] = [
    [10, 10, { equipment: ['jump-pack'] }],
    [12, 10],
  ];
  return battleWith({ a, settings }).figures.map((figure) => difficultyFor(figure));
}

function drivenTwice(settings: Partial<Settings>): string | undefined {
  const battle = driving(settings);
  perform(battle, 'drive:100');
  return refused(battle, 'drive:100');
}

function boostedAgain(settings: Partial<Settings>): string | undefined {
  const battle = driving(settings);
  perform(battle, 'drive:100');
  runFlow(boost(battle, 'a1', [20]), { faces: [[2]] });
  runFlow(beginActivation(battle, 'a1'));
  perform(battle, 'drive:100');
  return refused(battle, 'boost:20');
}

describe.each(Object.entries(CASES))('%s', (key, values) => {
  const rule = Object.entries(alternativeRulingMessages).find(([name]) => name === key)?.[1].rule;
  test.each(Object.entries(values))(`${rule} %s`, (_, holds) => {
    holds();
  });
});

test('a finer point that is as usual is not said: the battle is what it always was', () => {
  const usual = Object.fromEntries(
    Object.entries(FINER_VALUES).map(([key, [first]]) => [key, first]),
  );
  const read = musg.readSetup({ settings: { ...usual, turnLimit: '6' } });
  expect(isProblems(read) ? read : read.settings).toEqual({ turnLimit: '6' });
});

test('MU-BAND-03 MU-BAND-08 a band in a setup is checked by the settings of the setup', () => {
  const mixed: Band = {
    id: 'mixed',
    name: { en: 'Mixed', fr: 'Mêlés' },
    race: 'elf',
    members: [
      { rank: 'chief', weapons: [], equipment: [] },
      { rank: 'minion', race: 'dwarf', weapons: [], equipment: [] },
    ],
  };
  const read = (band: Band, settings: Partial<Settings>) =>
    isProblems(musg.readSetup({ bands: [band, 'red-fang'], settings }));
  expect([read(mixed, {}), read(mixed, { bandMixing: 'free' })]).toEqual([true, false]);
  const rich = heroes(['bazooka', ...swords]);
  expect([read(rich, {}), read(rich, { gearLimits: 'total' })]).toEqual([true, false]);
});
