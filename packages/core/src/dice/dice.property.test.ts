import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { bagSize, draw } from '../bag.ts';
import type { Chance } from './chance.ts';
import { COMPARISONS } from './condition.ts';
import { parseFaces } from './faces.ts';
import {
  diceChance,
  faceList,
  isDiceProblem,
  makeDice,
  makeFaces,
  parseDice,
  mapReading,
  symbolDice,
  rollTogether,
  type ParsedDice,
  outcomesOf,
} from './index.ts';
import { addUp, multiply, PICKS, type Expression, type ParsedPool } from './dice-ast.ts';
import { pipCount } from './pool.ts';

const sides = fc.oneof(
  fc.constantFrom(2, 3, 4, 6, 8, 10, 12, 20, 100),
  fc.integer({ min: 2, max: 30 }),
);
const condition = fc.record({
  compare: fc.constantFrom(...COMPARISONS),
  value: fc.integer({ min: 0, max: 9 }),
});
const reroll = fc.record({ on: condition, once: fc.boolean() });

const plain = fc.record({
  kind: fc.constant('dice' as const),
  count: fc.integer({ min: 1, max: 8 }),
  sides,
});

const rerolled = fc
  .tuple(plain, fc.option(reroll, { nil: undefined }))
  .map(([pool, again]): ParsedPool => (again ? { ...pool, reroll: again } : pool));

const summed = fc
  .tuple(
    rerolled,
    fc.option(condition, { nil: undefined }),
    fc.option(condition, { nil: undefined }),
  )
  .map(([pool, explode, successes]): ParsedPool => ({
    ...pool,
    ...(explode && { explode }),
    ...(successes && { successes }),
  }));

const picked = fc
  .tuple(rerolled, fc.constantFrom(...PICKS), fc.integer({ min: 1, max: 7 }))
  .filter(([pool, , count]) => count < pool.count)
  .map(([pool, which, count]): ParsedPool => ({ ...pool, pick: { which, count } }));

/** Not those that are too much work, which the reader refuses. */
const pool = fc
  .oneof(summed, picked)
  .filter((candidate) => !isDiceProblem(parseDice(makeDice(candidate))));

/** Few enough outcomes to look at every pair. */
const small = pool.filter((candidate) => outcomesOf(diceChance(candidate)).length <= 100);

const roll = fc.oneof(
  { weight: 6, arbitrary: pool },
  fc.record({ kind: fc.constant('d66' as const), count: fc.integer({ min: 1, max: 3 }) }),
);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    roll,
    fc
      .integer({ min: -20, max: 20 })
      .map((value): Expression => ({ kind: 'number', value: value + 0 })),
    fc
      .array(fc.record({ minus: fc.boolean(), dice: tie('expression') }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((parts) => addUp(parts)),
    fc
      .tuple(fc.integer({ min: -3, max: 5 }), tie('expression'))
      .map(([factor, inner]) => multiply(factor, inner)),
  ),
}));

const anyDice: fc.Arbitrary<ParsedDice> = fc.oneof(
  expression,
  fc
    .tuple(expression, expression)
    .map(([left, right]) => ({ kind: 'versus' as const, left, right })),
);

/** Dice that the reader accepts; the others are too much work and refused. */
const dice = anyDice.filter((candidate) => !isDiceProblem(parseDice(makeDice(candidate))));

const seed = fc.integer();

test('notation: what is written is read back as the same dice', () => {
  fc.assert(
    fc.property(dice, (one) => {
      expect(parseDice(makeDice(one))).toEqual(one);
    }),
  );
});

test('notation: no text whatsoever throws, and problems lie within the text', () => {
  const soup = fc.string({
    unit: fc.constantFrom(...'0123456789dDkhlr!o<>=+-*()% vs6×'.split('')),
    maxLength: 24,
  });
  fc.assert(
    fc.property(fc.oneof(soup, fc.string()), (text) => {
      const result = parseDice(text);
      if (!isDiceProblem(result)) {
        expect(parseDice(makeDice(result))).toEqual(result);
        return;
      }
      expect(result.position).toBeGreaterThanOrEqual(0);
      expect(result.position).toBeLessThanOrEqual(text.length);
      expect(result.message).not.toBe('');
    }),
    { numRuns: 2_000 },
  );
});

test('distributions are sorted, positive and sum to 1', () => {
  fc.assert(
    fc.property(dice, (one) => {
      const outcomes = outcomesOf(diceChance(one));
      expect(Math.abs(outcomes.reduce((total, [, p]) => total + p, 0) - 1)).toBeLessThan(1e-12);
      expect(outcomes.every(([, p]) => p > 0 && p <= 1 + 1e-12)).toBe(true);
      expect(outcomes.every(([value], i) => i === 0 || value > (outcomes[i - 1]?.[0] ?? 0))).toBe(
        true,
      );
    }),
  );
});

test('a rolled result can be typed in, and its reading is an outcome', () => {
  fc.assert(
    fc.property(dice, seed, (one, start) => {
      const chance = diceChance(one);
      const faces = chance.sample(seededRandom(start));
      expect(parseFaces(makeFaces(faces))).toEqual(faces);
      expect(chance.check(faces)).toBeUndefined();
      expect(outcomesOf(chance).map(([value]) => value)).toContain(chance.read(faces));
    }),
  );
});

test('missing, extra and impossible dice are refused by name', () => {
  fc.assert(
    fc.property(pool, seed, fc.nat(), (one, start, nth) => {
      const chance = diceChance(one);
      const faces = chance.sample(seededRandom(start));
      expect(chance.check([...faces, 1])).toMatchObject({
        code: 'too-many-dice',
        params: { expected: faces.length, given: faces.length + 1 },
      });
      expect(chance.check(faces.slice(0, -1))).toMatchObject({
        code: 'too-few-dice',
        params: { given: faces.length - 1 },
      });
      const die = nth % faces.length;
      for (const face of [0, -1, 1.5, pipCount(one.sides) + 1, Number.NaN]) {
        expect(chance.check(faces.with(die, face))).toMatchObject({
          code: 'impossible-face',
          params: { die: die + 1, sides: pipCount(one.sides) },
        });
      }
    }),
  );
});

/** The same must hold for every chance, whatever it reads. */
function holds(chance: Chance<unknown>, start: number): void {
  const faces = chance.sample(seededRandom(start));
  const outcomes = outcomesOf(chance);
  expect(chance.check(faces)).toBeUndefined();
  expect(chance.span([...faces, 1, 1], 0)).toBe(faces.length);
  expect(outcomes.map(([value]) => value)).toContainEqual(chance.read(faces));
  expect(Math.abs(outcomes.reduce((total, [, p]) => total + p, 0) - 1)).toBeLessThan(1e-12);
}

test('mapped readings, joint rolls, face lists and draws keep the same promises', () => {
  const group = fc.record({
    count: fc.integer({ min: 0, max: 3 }),
    sides: fc.integer({ min: 1, max: 8 }),
  });
  const kinds = fc.constantFrom('tank', 'moat', 'net', '7', 'é');
  const bag = fc.dictionary(kinds, fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(
      small,
      small,
      group,
      bag,
      fc.integer({ min: 0, max: 5 }),
      seed,
      (a, b, c, left, n, start) => {
        holds(rollTogether(diceChance(a), diceChance(b)), start);
        holds(
          mapReading(diceChance(a), (value) => value % 2 === 0),
          start,
        );
        holds(faceList([c, { count: 1, sides: 3 }]), start);
        holds(symbolDice(c.count, ['move', 'shoot', 'move', 'any'].slice(0, (n % 4) + 1)), start);
        if (bagSize(left) > 0) holds(draw(left), start);
      },
    ),
    { numRuns: 60 },
  );
});
