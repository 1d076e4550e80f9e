import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { exactDice, isDiceProblem, parseDice, caretUnder } from './index.ts';

/** Parts of dice that ask for too much, never end, or are none. */
const COUNTS = [
  '',
  '0',
  '1',
  '7',
  '40',
  '6323',
  '6324',
  '1000000000',
  '-3',
  '1e9',
  '99999999999999999999',
];
const SIDES = ['0', '1', '2', '6', '8', '100', '1000', '1001', '-6', '1000000000', '%', ''];
const WAYS = [
  '',
  '!',
  '!!',
  '!=1',
  '!>=1',
  '!>=2',
  '!<7',
  'r<7',
  'r=1',
  'kh1',
  'kh0',
  'kl999',
  'kh-1',
  '>=4',
  '>=4!',
  '=!=',
  'f',
];
const JOINS = ['+', '-', '*', ' vs ', '+-', '/', ',', '', ')(', 'd'];

/** Dice that nobody would roll. */
function hostileDice(seed: number): string {
  const random = seededRandom(seed);
  const one = (list: readonly string[]) => list[random.between(0, list.length - 1)] ?? '';
  const twice = () => (random.between(0, 1) === 0 ? one(WAYS) : '');
  const term = () => `${one(COUNTS)}d${one(SIDES)}${one(WAYS)}${twice()}`;
  const terms = Array.from({ length: random.between(1, 3) }, term);
  const joined = terms.reduce((text, next) => `${text}${one(JOINS)}${next}`);
  const depth = [0, 0, 1, 40, 5_000][random.between(0, 4)] ?? 0;
  return `${'('.repeat(depth)}${joined}${')'.repeat(depth)}`;
}

test('P5 a thousand hostile dice are refused at a place, or answered exactly', () => {
  const fates = { refused: 0, answered: 0 };
  for (let seed = 0; seed < 1_000; seed++) {
    const text = hostileDice(seed);
    const dice = parseDice(text);
    const shown = text.slice(0, 80);
    if (isDiceProblem(dice)) {
      fates.refused++;
      expect(dice.position, shown).toBeGreaterThanOrEqual(0);
      expect(dice.position, shown).toBeLessThanOrEqual(text.length);
      expect(caretUnder(text, dice.position), shown).toContain('^');
      continue;
    }
    fates.answered++;
    const { outcomes } = exactDice(dice);
    expect(
      outcomes.reduce((sum, [, probability]) => sum + probability, 0),
      shown,
    ).toBeCloseTo(1, 9);
  }
  expect(fates.refused).toBeGreaterThan(500);
  expect(fates.answered).toBeGreaterThan(10);
});
