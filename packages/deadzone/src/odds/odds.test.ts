import {
  atLeast,
  Game,
  isRefusal,
  oddsOf,
  oddsOfAnswer,
  opposed,
  successes,
  type Bot,
  type Odds,
  outcomesOf,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { blast } from '../rules/blast.ts';
import { hurt, plainDamage } from '../rules/damage.ts';
import { fight } from '../rules/fight.ts';
import { explode } from '../rules/frag.ts';
import { move } from '../rules/move.ts';
import { shoot } from '../rules/shoot.ts';
import {
  activate,
  at,
  battleWith,
  cubeAt,
  type TestBattle,
} from '../rules/testing/scripted-battle.ts';
import { RIFLE, weapon, type FigureSpec } from '../rules/testing/recruits.ts';
import type { Battle } from '../rules/state.ts';
import { deadzone } from '../system.ts';

/** Always takes the last option, so that a player who can act does. */
const LAST: Bot<Battle> = {
  id: 'last',
  title: { en: 'Last', fr: 'Dernier' },
  answer: ({ choice }) => choice.options.at(-1)?.key ?? '',
};

/** What became of somebody. */
function fate(battle: Battle, id: string): string {
  const { where, damage, pinned } = at(battle, id);
  if (where !== 'field') return 'dead';
  return `${damage > 0 ? 'wounded' : 'unharmed'}${pinned ? ' pinned' : ''}`;
}

const chance = (odds: Odds<string>, name: string) => new Map(odds.outcomes).get(name) ?? 0;

/** The margin of so many dice over so many, computed apart from the rules. */
function margins(dice: number, at1: number, defence: number, at2: number) {
  return outcomesOf(
    opposed(
      successes({ count: dice, sides: 8, at: at1, explodeOn: 8 }),
      successes({ count: defence, sides: 8, at: at2, explodeOn: 8 }),
    ),
  );
}

test('the odds of a shot are those of its dice: DZ-SHOOT-07, DZ-DMG-03', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3', { armour: 1 }]] });
  const odds = oddsOf(battle, shoot, ['a1', 'rifle', 'b1', false], {
    measure: (after) => fate(after, 'b1'),
  });
  const law = margins(5, 4, 3, 4);
  expect(chance(odds, 'dead')).toBeCloseTo(atLeast(law, 3), 9);
  expect(chance(odds, 'wounded')).toBeCloseTo(atLeast(law, 2) - atLeast(law, 3), 9);
  expect(odds.pruned).toBeLessThan(1e-9);
});

test('fire for effect has odds, and so has a fight with the worse answer', () => {
  const storm: FigureSpec = { weapons: [weapon('storm', 6, ['rapid-fire'])] };
  const battle = battleWith({ a: [['a1', storm]], b: [['a3']] });
  const pinned = oddsOf(battle, shoot, ['a1', 'storm', 'b1', true], {
    measure: (after) => fate(after, 'b1'),
  });
  expect(chance(pinned, 'unharmed pinned')).toBeCloseTo(atLeast(margins(6, 4, 3, 4), 1), 9);
  const brawl = battleWith({ a: [['a1', { fight: 3 }]], b: [['a1', { fight: 4, survive: 4 }]] });
  const worst = oddsOf(brawl, fight, ['a1', 'b1', 'action'], {
    measure: (after) => `${fate(after, 'a1')}/${fate(after, 'b1')}`,
    policy: { 0: 'best', 1: 'worst' },
    worth: (after) => value(after, 'b1') - value(after, 'a1'),
  });
  // Fighting back costs the defender nothing here, so that is what he does.
  expect(chance(worst, 'dead/unharmed')).toBeCloseTo(atLeast(margins(3, 4, 3, 3), 2), 9);
  expect(worst.policies).toEqual([{ who: 1, policy: 'worst' }]);
});

function value(battle: Battle, id: string): number {
  const { where, damage } = at(battle, id);
  return where === 'field' ? damage : 10;
}

/** What merging gives, beside every branch to its end. */
function bothWays(
  battle: Battle,
  ask: (battle: Battle, merge: boolean) => Odds<string>,
): readonly [Odds<string>, Odds<string>] {
  return [ask(battle, true), ask(battle, false)];
}

const CASES: readonly (readonly [
  string,
  TestBattle,
  (b: Battle, merge: boolean) => Odds<string>,
])[] = [
  [
    'a shot with Knockback off a roof against a wall',
    {
      a: [['d2.2', { weapons: [weapon('shotgun', 3, ['knockback'])] }]],
      b: [['d4.2', { size: 2 }]],
      cubes: [
        { at: [4, 2, 2], floor: 'full' },
        { at: [4, 4, 2], floor: 'full' },
      ],
    },
    (battle, merge) =>
      oddsOf(battle, shoot, ['a1', 'shotgun', 'b1', false], {
        measure: (after) => `${fate(after, 'b1')} ${at(after, 'b1').cube.join()}`,
        merge,
      }),
  ],
  [
    'Frag (1) on one model beside a wall and an edge',
    {
      b: [['d4.3', { size: 1 }]],
      cubes: [
        { at: [4, 4, 3], floor: 'full' },
        { at: [5, 4, 3], west: 'blocked' },
      ],
    },
    (battle, merge) =>
      oddsOf(battle, explode, [cubeAt('d4.3'), { dice: 1, by: 0, rule: 'DZ-ABIL-18' }], {
        measure: (after) => fate(after, 'b1'),
        merge,
        budget: 1e-6,
      }),
  ],
  [
    'a fight into which somebody is thrown',
    {
      a: [['d2', { weapons: [weapon('shotgun', 3, ['knockback'])] }], ['d5']],
      b: [['d4', { size: 2 }]],
    },
    (battle, merge) =>
      oddsOf(battle, shoot, ['a1', 'shotgun', 'b1', false], {
        measure: (after) => `${fate(after, 'a2')}/${fate(after, 'b1')}`,
        policy: 'first',
        merge,
        budget: 1e-6,
      }),
  ],
];

const HARM = plainDamage(0, true);

/** More of the things that make odds hard, each as a part of the rules with what it is called with. */
const CHAINS: readonly (readonly [
  string,
  TestBattle,
  (b: Battle, merge: boolean) => Odds<string>,
])[] = [
  [
    'a shot at an energy shield',
    { a: [['a1']], b: [['a3', { size: 2, item: 'energy-shield' }]] },
    (battle, merge) =>
      oddsOf(battle, shoot, ['a1', 'rifle', 'b1', false], {
        measure: (after) => `${fate(after, 'b1')} ${after.items[0]?.broken}`,
        merge,
        budget: 1e-6,
      }),
  ],
  [
    'Suppression and Knockback together: the cube that was shot at is pinned, not the next',
    {
      a: [['d2', { weapons: [weapon('gun', 4, ['knockback', 'suppression'])] }]],
      b: [['d4', { size: 2 }], ['d4']],
    },
    (battle, merge) =>
      oddsOf(battle, shoot, ['a1', 'gun', 'b1', false], {
        measure: (after) => `${fate(after, 'b1')}/${fate(after, 'b2')}`,
        merge,
      }),
  ],
  [
    'a Blast that throws two',
    { a: [['a1']], b: [['d4'], ['d4']] },
    (battle, merge) =>
      oddsOf(battle, blast, ['a1', 'b1', true], {
        measure: (after) => `${at(after, 'b1').cube.join()}/${at(after, 'b2').cube.join()}`,
        policy: 'first',
        merge,
      }),
  ],
  [
    'flames on two',
    {
      a: [['d2', { weapons: [weapon('flamer', 3, ['it-burns'])] }]],
      b: [['d4'], ['d4', { armour: 1 }]],
    },
    (battle, merge) =>
      oddsOf(battle, shoot, ['a1', 'flamer', 'b1', false], {
        measure: (after) => `${fate(after, 'b1')}/${fate(after, 'b2')}`,
        merge,
        budget: 1e-5,
      }),
  ],
  [
    'breaking away from a gauntlet and going on',
    {
      a: [['d4', { size: 2 }]],
      b: [['d4', { weapons: [weapon('gauntlet', 'melee', ['knockback'])] }]],
    },
    (battle, merge) =>
      oddsOf(battle, move, ['a1', [cubeAt('d5')], 1], {
        measure: (after) => `${fate(after, 'a1')} ${at(after, 'a1').cube.join()}`,
        policy: LAST,
        merge,
      }),
  ],
  [
    'a bomb that goes off when it is killed',
    {
      a: [['d2']],
      b: [['d4', { abilities: ['boom 1'] }], ['d4']],
    },
    (battle, merge) =>
      oddsOf(battle, hurt, ['b1', 2, HARM], {
        measure: (after) => `${fate(after, 'b1')}/${fate(after, 'b2')}`,
        merge,
        budget: 1e-5,
      }),
  ],
];

test.each(CHAINS)('merging changes nothing: %s', (_, given, ask) => {
  const [merged, plain] = bothWays(battleWith(given), ask);
  expect(merged.outcomes.length).toBe(plain.outcomes.length);
  for (const [name, p] of plain.outcomes) expect(chance(merged, name)).toBeCloseTo(p, 4);
});

test('DZ-LDR-02 Stalwart, used on all failures, makes it likelier to live', () => {
  const given = (special: number) =>
    battleWith({
      a: [['a1']],
      b: [['a3', { type: 'leader', special: 'stalwart' }]],
      dice: [{}, { special }],
    });
  const alive = (battle: Battle, merge: boolean) => {
    const odds = oddsOf(battle, shoot, ['a1', 'rifle', 'b1', false], {
      measure: (after) => fate(after, 'b1'),
      policy: LAST,
      merge,
      budget: 1e-7,
    });
    return 1 - chance(odds, 'dead');
  };
  expect(alive(given(1), true)).toBeCloseTo(alive(given(1), false), 5);
  expect(alive(given(1), true)).toBeGreaterThan(alive(given(0), true) + 0.05);
});

test.each(CASES)('merging changes nothing: %s', (_, given, ask) => {
  const [merged, plain] = bothWays(battleWith(given), ask);
  for (const [name, p] of plain.outcomes) expect(chance(merged, name)).toBeCloseTo(p, 5);
});

test('oddsOfAnswer tells a shot of a game before it is taken, Dice faces held', () => {
  const battle = activate(
    battleWith({
      a: [['a1', { weapons: [RIFLE] }]],
      b: [['a3']],
      dice: [{ dice: 1 }, { dice: 1 }],
    }),
    'a1',
  );
  const game = new Game({ ...deadzone, setup: () => battle }, deadzone.defaults, { seed: 1 });
  const odds = oddsOfAnswer(game, 'shoot:rifle:b1', (_, after) => fate(after, 'b1'), {
    policy: 'hold',
  });
  if (isRefusal(odds)) throw new Error(odds.code);
  const law = margins(5, 4, 3, 4);
  expect(chance(odds, 'dead')).toBeCloseTo(atLeast(law, 2), 9);
  expect(odds.policies.map(({ policy }) => policy)).toEqual(expect.arrayContaining(['hold']));
  // With the die added, a little more.
  const more = oddsOfAnswer(game, ['shoot:rifle:b1', 'add:1'], (_, after) => fate(after, 'b1'), {
    policy: 'hold',
  });
  if (isRefusal(more)) throw new Error(more.code);
  expect(chance(more, 'dead')).toBeCloseTo(atLeast(margins(6, 4, 3, 4), 2), 9);
});
