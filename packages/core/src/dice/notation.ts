import { COMPARISONS, type Comparison, type Condition } from './condition.ts';
import { complexityProblem } from './complexity.ts';
import { diceProblem, type DiceProblem } from './notation-problem.ts';
import {
  addUp,
  multiply,
  PICKS,
  type Expression,
  type ParsedDice,
  type Pick,
  type Roll,
} from './dice-ast.ts';
import type { Reroll } from './pool.ts';

/** Longer than anything a person writes. */
const LONGEST = 500;

/** Parentheses inside parentheses. */
const DEEPEST = 20;

const LARGEST_NUMBER = 1_000_000_000;

/**
 * Reads dice notation as Roll20 and rpg-dice-roller know it: `3d6+2`, `4d6dl1`, `2d20kh1`,
 * `5d10>=8`, `3d8!`, `3d8!=8>=4`, `d6ro1`, `d66`, `d3`, `d%`, `2*(d6+1)`, and `A vs B` for A minus
 * B. What would take too long to compute is refused before anything is computed.
 *
 * @example
 * ```ts
 * const dice = parseDice('3d8!=8>=4 vs 2d8!=8>=5');
 * if (isDiceProblem(dice)) console.error(dice.message);
 * else exactDice(dice); // { mean: 1.00, … }
 * ```
 */
export function parseDice(text: string): ParsedDice | DiceProblem {
  if (text.length > LONGEST) {
    return diceProblem(LONGEST, 'dice-too-long', `The text is longer than ${LONGEST} characters.`, {
      longest: LONGEST,
    });
  }
  const cursor: Cursor = { text, at: 0, depth: 0 };
  try {
    const dice = readVersus(cursor);
    return complexityProblem(dice) ?? dice;
  } catch (fault) {
    if (fault instanceof Unreadable) return fault.problem;
    throw fault;
  }
}

/** How a reader in the depth of the text gives up; never leaves {@link parseDice}. */
class Unreadable extends Error {
  readonly problem: DiceProblem;

  constructor(problem: DiceProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Cursor {
  readonly text: string;
  at: number;
  depth: number;
}

function readVersus(cursor: Cursor): ParsedDice {
  const left = readSum(cursor);
  const versus = take(cursor, ['vs']) !== undefined;
  const right = versus ? readSum(cursor) : undefined;
  if (cursor.at < cursor.text.length) giveUp(cursor, right ? FURTHER : [...FURTHER, 'vs']);
  return right ? { kind: 'versus', left, right } : left;
}

const FURTHER = ['+', '-', '*', 'the end'];

function readSum(cursor: Cursor): Expression {
  const parts = [];
  let sign = take(cursor, ['+', '-', '−']);
  do {
    parts.push({ minus: sign === '-' || sign === '−', dice: readProduct(cursor) });
    sign = take(cursor, ['+', '-', '−']);
  } while (sign !== undefined);
  return addUp(parts);
}

function readProduct(cursor: Cursor): Expression {
  let product = readFactor(cursor);
  while (take(cursor, ['*', '×']) !== undefined) {
    const at = skipSpace(cursor);
    const factor = readFactor(cursor);
    if (factor.kind === 'number') product = multiply(factor.value, product);
    else if (product.kind === 'number') product = multiply(product.value, factor);
    else {
      cursor.at = at;
      giveUp(cursor, ['a number'], 'Dice can only be multiplied by a number');
    }
  }
  return product;
}

function readFactor(cursor: Cursor): Expression {
  if (take(cursor, ['(']) !== undefined) return readBrackets(cursor);
  const start = skipSpace(cursor);
  const count = readNumber(cursor);
  if (take(cursor, ['d']) !== undefined) return readRoll(cursor, count ?? 1, start);
  if (count === undefined) giveUp(cursor, ['a number', 'dice', '(']);
  if (count > LARGEST_NUMBER) {
    cursor.at = start;
    refuseHere(cursor, 'number-too-large', `Numbers end at ${LARGEST_NUMBER}`);
  }
  return { kind: 'number', value: count };
}

function readBrackets(cursor: Cursor): Expression {
  if (++cursor.depth > DEEPEST) {
    cursor.at--;
    refuseHere(cursor, 'dice-too-deep', `More than ${DEEPEST} parentheses inside one another`);
  }
  const inside = readSum(cursor);
  if (take(cursor, [')']) === undefined) giveUp(cursor, ['+', '-', '*', ')']);
  cursor.depth--;
  return inside;
}

/** Parses what comes after the `d`. */
function readRoll(cursor: Cursor, count: number, start: number): Expression {
  const sidesAt = skipSpace(cursor);
  const sides = take(cursor, ['%']) === undefined ? readNumber(cursor) : 100;
  if (sides === undefined) giveUp(cursor, ['a number of sides', '%']);
  const modifiersAt = skipSpace(cursor);
  const roll: Roll =
    sides === 66
      ? { kind: 'd66', count }
      : { kind: 'dice', count, sides, ...readModifiers(cursor, sides) };
  const problem = complexityProblem(roll, { count: start, sides: sidesAt, modifiers: modifiersAt });
  if (problem) throw new Unreadable(problem);
  return roll;
}

interface Modifiers {
  reroll?: Reroll;
  explode?: Condition;
  pick?: Pick;
  successes?: Condition;
}

/** Modifiers in any order, each once. */
function readModifiers(cursor: Cursor, sides: number): Modifiers {
  const found: Modifiers = {};
  for (;;) {
    const at = skipSpace(cursor);
    const before = Object.keys(found).length;
    const explosion = take(cursor, ['!']);
    const again = explosion ? undefined : take(cursor, ['ro', 'r']);
    const which = explosion || again ? undefined : readPick(cursor);
    if (explosion) {
      found.explode = readNumberOrCondition(cursor) ?? { compare: '=', value: sides };
    } else if (again) {
      found.reroll = { on: readTarget(cursor), once: again === 'ro' };
    } else if (which) {
      found.pick = { which, count: readNumber(cursor) ?? 1 };
    } else {
      const condition = readCondition(cursor);
      if (!condition) return found;
      found.successes = condition;
    }
    if (Object.keys(found).length === before) {
      cursor.at = at;
      giveUp(cursor, FURTHER, 'The dice say this already');
    }
  }
}

/** `k` keeps the highest and `d` drops the lowest, as everywhere. */
function readPick(cursor: Cursor): Pick['which'] | undefined {
  const which = take(cursor, [...PICKS, 'k', 'd']);
  if (which === 'k') return 'kh';
  return which === 'd' ? 'dl' : which;
}

/** Which dice are rolled again: `1`, or a condition. */
function readTarget(cursor: Cursor): Condition {
  return readNumberOrCondition(cursor) ?? giveUp(cursor, ['a number', ...COMPARISONS]);
}

function readNumberOrCondition(cursor: Cursor): Condition | undefined {
  const value = readNumber(cursor);
  return value === undefined ? readCondition(cursor) : { compare: '=', value };
}

const SPELLINGS: Readonly<Record<string, Comparison>> = { '≥': '>=', '≤': '<=' };

function readCondition(cursor: Cursor): Condition | undefined {
  const sign = take(cursor, [...COMPARISONS, '≥', '≤']);
  if (sign === undefined) return undefined;
  const value = readNumber(cursor) ?? giveUp(cursor, ['a number']);
  return { compare: COMPARISONS.find((known) => known === sign) ?? SPELLINGS[sign] ?? '=', value };
}

function readNumber(cursor: Cursor): number | undefined {
  const start = skipSpace(cursor);
  while (isDigit(cursor.text[cursor.at])) cursor.at++;
  return cursor.at > start ? Number(cursor.text.slice(start, cursor.at)) : undefined;
}

/** Takes the first of these words that comes next, whatever its case. */
function take<Word extends string>(cursor: Cursor, words: readonly Word[]): Word | undefined {
  skipSpace(cursor);
  const found = words.find(
    (word) => cursor.text.slice(cursor.at, cursor.at + word.length).toLowerCase() === word,
  );
  if (found !== undefined) cursor.at += found.length;
  return found;
}

/** Passes over white space, and gives where that ends. */
function skipSpace(cursor: Cursor): number {
  while (/^\s$/.test(cursor.text[cursor.at] ?? '')) cursor.at++;
  return cursor.at;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

/** Reports what would be right at the cursor. */
function giveUp(cursor: Cursor, expected: readonly string[], why?: string): never {
  const found = cursor.text[cursor.at];
  const [last, ...before] = expected
    .map((word) => (/^[a-z]{3}|^a /.test(word) ? word : `"${word}"`))
    .reverse();
  const wanted = before.length > 0 ? `${before.reverse().join(', ')} or ${last}` : last;
  const there = found === undefined ? 'the text ends' : `there is "${found}"`;
  const reason = why === undefined ? '' : `${why}. `;
  throw new Unreadable(
    diceProblem(
      cursor.at,
      'dice-syntax',
      `${reason}Expected ${wanted} at character ${cursor.at + 1}, but ${there}.`,
      { found: found ?? '' },
      expected,
    ),
  );
}

function refuseHere(cursor: Cursor, code: string, message: string): never {
  throw new Unreadable(diceProblem(cursor.at, code, `${message}.`));
}
