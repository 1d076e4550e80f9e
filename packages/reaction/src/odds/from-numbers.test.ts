import { isProblems, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { OddsAnswer } from './answer.ts';
import { askOdds, isOdds } from './questions.ts';
import {
  chanceOf,
  meleeFractions,
  shotFractions,
  toNumber,
  type Fraction,
  type RawShot,
} from './testing/fractions.ts';

function odds(request: unknown): OddsAnswer {
  const answer = askOdds(request);
  if (!isOdds(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

function expectSame(answer: OddsAnswer, expected: Readonly<Record<string, Fraction>>): void {
  expect(Object.keys(answer.outcomes).sort()).toEqual(Object.keys(expected).sort());
  let total = 0;
  for (const [word, exact] of Object.entries(expected)) {
    expect(Math.abs((answer.outcomes[word] ?? NaN) - toNumber(exact)), word).toBeLessThan(1e-12);
    total += answer.outcomes[word] ?? 0;
  }
  expect(Math.abs(total + answer.pruned - 1)).toBeLessThan(1e-12);
  expect(answer.pruned).toBeLessThan(1e-9);
}

const SHOTS: readonly RawShot[] = [
  { toHit: 0, damage: [6, 6], damageModifier: 0, resistance: 7, shots: 3 },
  { toHit: -3, damage: [4, 4], damageModifier: -6, resistance: 9, shots: 2 },
  { toHit: 5, damage: [6, 6, 6], damageModifier: 1, resistance: 7, shots: 1 },
  { toHit: 2, damage: [8, 8, 8, 8], damageModifier: -7, resistance: 12, shots: 1 },
  { toHit: 4, damage: [6, 6, 6], damageModifier: -2, resistance: 8, shots: 5 },
  { toHit: 99, damage: [20], damageModifier: 0, resistance: 21, shots: 20 },
  { toHit: -99, damage: [6, 8, 4, 10], damageModifier: 3, resistance: 20, shots: 50 },
];

test.each(SHOTS)('RX-SHOOT-03 RX-WOUND-02 RX-WOUND-03 bare shots are exact: %o', (shot) => {
  expectSame(odds({ action: 'shoot', ...shot }), shotFractions(shot));
});

test('200 random shots and bursts are exact, and none costs more than a blink of runs', () => {
  const random = seededRandom('odds');
  for (let i = 0; i < 200; i++) {
    const shot: RawShot = {
      toHit: random.between(-6, 8),
      damage: Array.from({ length: random.between(1, 5) }, () => random.between(2, 12)),
      damageModifier: random.between(-8, 4),
      resistance: random.between(3, 14),
      shots: random.between(1, 10),
    };
    const answer = odds({ action: 'shoot', ...shot });
    expectSame(answer, shotFractions(shot));
    expect(answer.runs).toBeLessThan(100);
  }
});

test('RX-REACT-01 bare reaction tests are exact for every modifier', () => {
  for (let modifier = -8; modifier <= 8; modifier++) {
    expectSame(odds({ action: 'reaction', modifier }), {
      ok: chanceOf([6, 6], (dice) => dice + modifier >= 8),
      panic: chanceOf([6, 6], (dice) => dice + modifier >= 5 && dice + modifier <= 7),
      rout: chanceOf([6, 6], (dice) => dice + modifier <= 4),
    });
  }
});

test('RX-CC-03 bare rounds of close combat are exact', () => {
  const cases = [
    { mine: [6, 6, 6], modifier: 0, theirs: [6, 6], theirModifier: 0 },
    { mine: [8, 8, 6, 6, 4], modifier: 2, theirs: [6, 6], theirModifier: -3 },
    { mine: [6, 6], modifier: 1, theirs: [8, 8, 6], theirModifier: 2 },
    { mine: [4], modifier: 0, theirs: [20], theirModifier: 50 },
  ];
  for (const round of cases) {
    const { mine, modifier, theirs, theirModifier } = round;
    const expected = meleeFractions(mine, modifier, theirs, theirModifier);
    expectSame(odds({ action: 'melee', ...round }), expected);
  }
});

test('optional fields can be left out', () => {
  const bare = { action: 'shoot', toHit: 1, damage: [6, 6], resistance: 7 };
  expect(odds(bare)).toEqual(odds({ ...bare, damageModifier: 0, shots: 1 }));
});

const WRONG: readonly (readonly [what: string, request: unknown, path: string, says: RegExp])[] = [
  ['no request', null, '/action', /shoot, melee, reaction/],
  ['another action', { action: 'dance' }, '/action', /shoot, melee, reaction/],
  ['a missing field', { action: 'shoot', toHit: 0, damage: [6] }, '/', /resistance/],
  ['a text', { action: 'shoot', toHit: '0', damage: [6], resistance: 7 }, '/toHit', /whole number/],
  ['a fraction', { action: 'reaction', modifier: 0.5 }, '/modifier', /whole number/],
  [
    'a die of one side',
    { action: 'shoot', toHit: 0, damage: [6, 1], resistance: 7 },
    '/damage/1',
    /at least 2/,
  ],
  ['no dice', { action: 'melee', mine: [], theirs: [6] }, '/mine', /at least 1/],
  ['no list', { action: 'melee', mine: [6], theirs: 6 }, '/theirs', /list/],
  [
    'too many dice',
    { action: 'melee', mine: Array(21).fill(6), theirs: [6] },
    '/mine',
    /at most 20/,
  ],
  [
    'too many shots',
    { action: 'shoot', toHit: 0, damage: [6], resistance: 7, shots: 1e9 },
    '/shots',
    /at most 50/,
  ],
  [
    'no shots',
    { action: 'shoot', toHit: 0, damage: [6], resistance: 7, shots: 0 },
    '/shots',
    /at least 1/,
  ],
  [
    'a misspelt field',
    { action: 'shoot', toHit: 0, damage: [6], resistance: 7, shot: 3 },
    '/shot',
    /shots/,
  ],
  ['not a number', { action: 'reaction', modifier: NaN }, '/modifier', /whole number/],
];

test.each(WRONG)('%s is refused with its path', (_, request, path, says) => {
  const answer = askOdds(request);
  expect(isProblems(answer)).toBe(true);
  if (!isProblems(answer)) return;
  expect(answer[0]?.path).toBe(path);
  expect(answer[0]?.message).toMatch(says);
});

test('a value that is not a string is refused at any depth', () => {
  let deep: unknown = 0;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const logged = (request: unknown) => {
    const answer = askOdds(request);
    return isProblems(answer) && answer.map(({ path, message }) => [path, message]);
  };
  const action = ['/action', expect.stringContaining('shoot, melee, reaction')];
  for (const wrong of [deep, undefined, 7, null])
    expect(logged({ action: wrong })).toEqual([action]);
  expect(logged({ action: 'shoot', weapon: deep })).toEqual([
    ['/weapon', expect.stringMatching(/^\[…\] is not one of: light-pistol/)],
  ]);
});
