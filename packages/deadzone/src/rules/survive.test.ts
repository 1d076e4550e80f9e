import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Test } from './dice.ts';
import type { Settings } from './settings.ts';
import type { Battle } from './state.ts';
import { survive, surviveHits, surviveTest, type SurviveTest } from './survive.ts';
import { battleWith } from './testing/scripted-battle.ts';
import { firstDecider, loggedEvents } from './testing/logged-events.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

const OWN: Test = { dice: 3, at: 4, rerolls: 0 };
const threat = (by: string | null): SurviveTest => ({
  rule: 'DZ-WALL-01',
  about: 'wall',
  test: { dice: 3, at: 5, rerolls: 0 },
  by,
});

/** Two models of each side; leaders who roll again, if the test says so. */
function battle(special: 'stalwart' | null, stalwart: Settings['stalwart'] = 'any-dice'): Battle {
  const leader = { type: 'leader', ...(special && { special }) } as const;
  const dice = { special: 1 };
  return battleWith({
    a: [['a1', leader], ['a2']],
    b: [['h8', leader], ['h7']],
    dice: [dice, dice],
    settings: { stalwart },
  });
}

test.each([null, 'stalwart'] as const)(
  'DZ-WALL-01 DZ-SHOOT-07 the opponent rolls against Survive, for walls too (%s)',
  (special) => {
    const asked = (id: string, by: string | null) => {
      const { who, params } = firstDecider(survive(battle(special), id, OWN, threat(by), 2));
      return [who, params];
    };
    expect(asked('a2', null)).toEqual([1, { model: 'a2' }]);
    expect(asked('b2', null)).toEqual([0, { model: 'b2' }]);
    expect(asked('b2', 'b1')).toEqual([1, { model: 'b2', by: 'b1' }]);
    expect(asked('a2', 'b1')).toEqual([1, { model: 'a2', by: 'b1' }]);
  },
);

test('DZ-SHOOT-07 the margin is limited to what makes a difference', () => {
  const margin = (most: number) =>
    runFlow(survive(battle(null), 'a2', OWN, threat('b1'), most), {
      faces: [[5, 5, 5, 4, 1, 1]],
    }).result;
  expect([1, 2, 3].map(margin)).toEqual([1, 2, 2]);
  const safe = runFlow(survive(battle(null), 'a2', OWN, threat('b1'), 3), {
    faces: [[5, 1, 1, 4, 4, 1]],
  });
  expect(safe.result).toBe(0);
});

/** Survives so many hits with these dice; then what is chosen, and rolled again. */
function hitBy(
  hits: number,
  faces: readonly (readonly number[])[],
  choices: readonly string[] = [],
  { own = OWN, most = 9, on = battle('stalwart') } = {},
) {
  const played = runFlow(surviveHits(on, 'b1', own, hits, most, 'DZ-ABIL-18'), { faces, choices });
  return { ...played, special: on.sides[1]?.dice.special };
}

test('DZ-LDR-02 a re-roll starts with the failures; extra dice of 8s stay', () => {
  // Three dice, one of them an 8 that grants a success: two successes, two failures.
  const first = [8, 1, 1, 4];
  const two = hitBy(4, [first, miss(2)], ['add:2']);
  expect([two.result, two.special]).toEqual([2, 0]);
  expect(two.choices[0]).toMatchObject({ who: 1, options: ['none', 'add:1', 'add:2', 'add:3'] });
  expect(loggedEvents(two.events)).toEqual([['stalwart', 'DZ-LDR-02', { model: 'b1', count: 2 }]]);
  expect(two.rolls.map(({ rule }) => rule)).toEqual(['DZ-ABIL-18', 'DZ-LDR-02']);
  expect(hitBy(4, [first, miss(3)], ['add:3']).result).toBe(3);
  expect(hitBy(4, [first, [4, 1]], ['add:2']).result).toBe(1);
  expect(hitBy(4, [first, [4]], ['add:1']).result).toBe(1);
});

test('DZ-LDR-02 a re-roll of the whole test drops the first roll', () => {
  const again = hitBy(4, [[8, 1, 1, 4], miss(3)], ['add:3'], {
    on: battle('stalwart', 'whole-test'),
  });
  expect(again.choices[0]?.options).toEqual(['none', 'add:3']);
  expect(again.result).toBe(4);
});

test('DZ-LDR-02 a declined re-roll keeps face and result', () => {
  const remaining = hitBy(2, [[4, 1, 1]], ['none']);
  expect([remaining.result, remaining.special, remaining.events]).toEqual([1, 1, []]);
});

test('DZ-LDR-02 a model that is safe, missed or without dice is not asked', () => {
  expect(hitBy(2, [[4, 4, 1]]).result).toBe(0);
  expect(hitBy(1, [[4, 4, 1]]).result).toBe(0);
  expect(hitBy(0, [miss(3)]).result).toBe(0);
  expect(hitBy(2, [miss(3)], [], { most: 0 }).result).toBe(0);
  expect(hitBy(2, [[]], [], { own: { ...OWN, at: null } }).result).toBe(2);
  expect(hitBy(2, [[]], [], { own: { ...OWN, dice: 0 } }).result).toBe(2);
  expect(hitBy(2, [miss(3)], [], { on: battle(null) }).result).toBe(2);
});

test('DZ-LDR-02 a single hit, a single wound and a single die are worth a question', () => {
  expect(hitBy(1, [miss(3), [4]], ['add:1']).result).toBe(0);
  expect(hitBy(2, [miss(3)], ['none'], { most: 1 }).result).toBe(1);
  const single = { own: { ...OWN, dice: 1 } };
  expect(hitBy(1, [[1], [4]], ['add:1'], single).result).toBe(0);
  expect(hitBy(1, [[1]], ['none'], single).choices[0]?.options).toEqual(['none', 'add:1']);
});

test('DZ-LDR-02 each number of hits and each Survive value has odds of its own', () => {
  const of = (hits: number, at: number) =>
    hitBy(hits, [[6, 5, 1]], ['none'], { own: { ...OWN, at } }).result;
  expect([of(4, 7), of(5, 6), of(6, 5), of(5, 5)]).toEqual([4, 4, 4, 3]);
});

test('DZ-DICE-02 a Survive test has three dice, and those that are added', () => {
  const at = battle(null);
  expect(surviveTest(at, 'a1')).toEqual({ dice: 3, at: 4, rerolls: 0 });
  expect(surviveTest(at, 'a1', 2)).toEqual({ dice: 5, at: 4, rerolls: 0 });
});
