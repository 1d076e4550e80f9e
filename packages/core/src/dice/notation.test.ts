import { describe, expect, test } from 'vitest';
import {
  diceChance,
  exactDice,
  isDiceProblem,
  makeDice,
  parseDice,
  caretUnder,
  type DiceProblem,
  type ParsedDice,
} from './index.ts';

function parsed(text: string): ParsedDice {
  const dice = parseDice(text);
  if (isDiceProblem(dice)) throw new Error(`${text}: ${dice.message}`);
  return dice;
}

function problem(text: string): DiceProblem {
  const dice = parseDice(text);
  if (!isDiceProblem(dice)) throw new Error(`${text} was read as ${makeDice(dice)}`);
  return dice;
}

describe('what people write, and how it is written back', () => {
  test.each([
    ['3d6+2', '3d6+2'],
    ['2d8+1d6-1', '2d8+d6-1'],
    ['4d6dl1', '4d6dl1'],
    ['4d6dh1', '4d6dh1'],
    ['2d20kh1', '2d20kh1'],
    ['2d20kl', '2d20kl1'],
    ['4d6k3', '4d6kh3'],
    ['4d6d1', '4d6dl1'],
    ['3d8!8>=4', '3d8!=8>=4'],
    ['5d10>=8', '5d10>=8'],
    ['5d10 > 7', '5d10>7'],
    ['5d10≤2', '5d10<=2'],
    ['5d10<3', '5d10<3'],
    ['5d10=6', '5d10=6'],
    ['3d8!', '3d8!=8'],
    ['3d8!=8>=4', '3d8!=8>=4'],
    ['3d8>=4!', '3d8!=8>=4'],
    ['3d8!>=7', '3d8!>=7'],
    ['d6r1', 'd6r1'],
    ['d6ro<3', 'd6ro<3'],
    ['d66', 'd66'],
    ['d3', 'd3'],
    ['2D%', '2d100'],
    ['7', '7'],
    ['-2', '-2'],
    [' 3 d 6 + 2 ', '3d6+2'],
    ['(1d6 + 2) - (d4 - 1)', 'd6-d4+3'],
    ['2*(d6+1)', '2*(d6+1)'],
    ['(d6+1)×2*3', '6*(d6+1)'],
    ['(2+1)*d6', '3*d6'],
    ['(-2)*d6', '-2*d6'],
    ['1+d6+1', 'd6+2'],
    ['3d8!=8>=4 VS 2d8!=8>=5', '3d8!=8>=4 vs 2d8!=8>=5'],
    ['d20+3 vs 15', 'd20+3 vs 15'],
  ])('%s', (text, canonical) => {
    expect(makeDice(parsed(text))).toBe(canonical);
    expect(parsed(canonical)).toEqual(parsed(text));
  });
});

describe('bad notation is reported with its character', () => {
  test.each([
    ['', 0, 'dice-syntax', 'a number'],
    ['3d', 2, 'dice-syntax', 'a number of sides'],
    ['3d6+*2', 4, 'dice-syntax', 'dice'],
    ['3d6 kh1 kl1', 8, 'dice-syntax', '+'],
    ['5d10>=', 6, 'dice-syntax', 'a number'],
    ['d6r', 3, 'dice-syntax', '>='],
    ['(d6', 3, 'dice-syntax', ')'],
    ['d6)', 2, 'dice-syntax', 'the end'],
    ['d6*d6', 3, 'dice-syntax', 'a number'],
    ['d6 vs', 5, 'dice-syntax', 'dice'],
    ['d6 vs d6 vs d6', 9, 'dice-syntax', 'the end'],
    ['1e9d6', 1, 'dice-syntax', 'vs'],
    ['2.5', 1, 'dice-syntax', '+'],
    ['d66kh1', 3, 'dice-syntax', '+'],
    ['hello', 0, 'dice-syntax', 'dice'],
  ])('%s', (text, position, code, expected) => {
    const found = problem(text);
    expect(found).toMatchObject({ position, code, path: `character ${position + 1}` });
    expect(found.expected).toContain(expected);
    expect(found.message).toContain(`at character ${position + 1}`);
  });
});

test('a problem names the character and the possible continuations', () => {
  expect(problem('d6 ?').message).toBe(
    'Expected "+", "-", "*", the end or "vs" at character 4, but there is "?".',
  );
  expect(problem('d6 vs d6 ?').expected).not.toContain('vs');
  expect(problem('5d10>=').message).toMatch(/^Expected a number at character 7,/);
  expect(problem('3d6+').message).toMatch(/but the text ends\.$/);
});

describe('impossible, endless and hostile dice are refused before anything is computed', () => {
  test.each([
    ['1000000000d6', 0, 'dice-too-many'],
    [`${'9'.repeat(400)}d6`, 0, 'dice-too-many'],
    ['3+0d6', 2, 'dice-none'],
    ['d0', 1, 'no-such-die'],
    ['2d6+d1000000', 5, 'no-such-die'],
    ['d6!>=1', 2, 'dice-endless'],
    ['d1!', 2, 'dice-endless'],
    ['d6r<7', 2, 'dice-endless'],
    ['d6r<6!', 2, 'dice-endless'],
    ['9999d1000', 0, 'dice-too-costly'],
    ['500d1000kh250', 0, 'dice-too-costly'],
    ['501d6kh1', 5, 'dice-too-costly'],
    ['250*(99*(99d3!))', 0, 'dice-too-costly'],
    ['99d1000ro<1000!>2', 0, 'dice-too-costly'],
    [`${'5000d6+'.repeat(3)}1`, 0, 'dice-too-costly'],
    ['1000000000*1000000000*d6', 0, 'dice-too-costly'],
    ['1000000000*1000000000', 0, 'number-too-large'],
    ['12345678901', 0, 'number-too-large'],
    ['3d6!kh1', 3, 'pick-exploding'],
    ['3d6kh1>=4', 3, 'pick-successes'],
    ['2d20kh3', 4, 'pick-count'],
    ['2d20dl2', 4, 'pick-count'],
    ['2d20kh0', 4, 'pick-count'],
    ['('.repeat(200), 20, 'dice-too-deep'],
    ['d6+'.repeat(100_000), 500, 'dice-too-long'],
  ])('%.40s', (text, position, code) => {
    expect(problem(text)).toMatchObject({ position, code });
  });
});

test.each(['100d100', '300d100', '1000d10', '10d1000'])('%s is not too much', (text) => {
  expect(exactDice(parsed(text)).outcomes.length).toBeGreaterThan(1000);
});

test('the caret stands below the character, in long texts too', () => {
  expect(caretUnder('3d6+*2', 4)).toBe('3d6+*2\n    ^');
  expect(caretUnder('3d6+', 4)).toBe('3d6+\n    ^');
  expect(caretUnder('d6\t+\nx', 5)).toBe('d6 + x\n     ^');
  const [line = '', caret = ''] = caretUnder(`${'1+'.repeat(200)}?${'+1'.repeat(200)}`, 400).split(
    '\n',
  );
  expect(line[caret.indexOf('^')]).toBe('?');
  expect(line.length).toBeLessThan(70);
});

test('parsed dice roll and read like the dice they name', () => {
  const chance = diceChance(parsed('2d8!=8>=4 vs 2*(d66-d3)'));
  expect(chance.check([8, 3, 5, 2, 6, 5])).toBeUndefined();
  expect(chance.read([8, 3, 5, 2, 6, 5])).toBe(2 - 2 * (26 - 3));
  expect(chance.check([8, 3, 5, 2, 6])).toMatchObject({
    code: 'too-few-dice',
    params: { expected: 6, given: 5 },
  });
  expect(chance.check([8, 3, 5, 2, 7, 5])).toMatchObject({
    code: 'impossible-face',
    params: { die: 5, face: 7, sides: 6 },
  });
  expect(diceChance(parsed('4d6dl1')).read([1, 5, 4, 3])).toBe(12);
  expect(diceChance(parsed('3d6ro1+1')).read([1, 5, 1, 2, 1])).toBe(9);
});

test('the parts of a roll for the dice page are listed', () => {
  const { outcomes, mean, deviation, pruned } = exactDice(parsed('2d6'));
  expect(outcomes).toHaveLength(11);
  expect(mean).toBeCloseTo(7, 12);
  expect(deviation).toBeCloseTo(Math.sqrt(35 / 6), 12);
  expect(pruned).toBe(0);
});

test('zero times a negative number is zero, not minus zero', () => {
  expect(parseDice('0*(1-4)')).toEqual({ kind: 'number', value: 0 });
  expect(parseDice('0*(1-4)*d6')).toMatchObject({ kind: 'times', factor: 0 });
});
