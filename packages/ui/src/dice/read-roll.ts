import type { Faces, LogEntry, RolledPool } from '@skirmish-kit/core';

/** A die of a roll as it is drawn. */
export interface RowDie {
  readonly face: number;
  readonly sides: number;
  /** Whether it counts: filled, else an outline. */
  readonly counts: boolean;
  /** Why it was rolled: the die before it exploded, or failed and was rolled again. */
  readonly from?: 'explosion' | 'reroll';
}

/** One person's dice of a roll. */
export interface DiceRow {
  /** How many dice of the pool, without those they granted. */
  readonly rolled: number;
  readonly sides: number;
  /** A die of this value or more counts; without it all dice are added up. */
  readonly atLeast?: number;
  readonly dice: readonly RowDie[];
  /** How many dice count, or what they add up to. */
  readonly value: number;
  /** The modifier of the dice: the `-4` of `2d6-4`. */
  readonly modifier: number;
  /** The labels of faces without numbers. */
  readonly symbols?: readonly string[];
}

/** `5d8!=8>=6rf1`: how many, sides, what explodes, what counts, whether granted dice stay, re-rolls. */
const SUCCESSES = /^(\d*)d(\d+)(?:!=(\d+))?(?:>=(\d+)|\{>=(\d+)[^}]*\})(?:rf(o?)(\d+))?$/;
const SYMBOLS = /^(\d*)d\[([^\]]*)\]$/;
const GROUP = /(?<!\d)(\d*)d(\d+)/g;

/** How many sides each die of a notation has: `2d8+1d6` gives 8, 8, 6. */
export function sidesOf(notation: string): readonly number[] {
  return [...notation.matchAll(GROUP)].flatMap(([, count, sides]) =>
    Array.from({ length: Math.min(Number(count || 1), 100) }, () => Number(sides)),
  );
}

/**
 * The dice of one person, each with whether it counts, and what each of them made somebody roll right
 * behind it. `atLeast` says which dice count where the notation does not. A draw from a bag has no dice.
 */
export function readRow({ notation, faces }: RolledPool, atLeast?: number): DiceRow | undefined {
  if (atLeast !== undefined) {
    const row = sumRow(notation, faces);
    const dice = row.dice.map((each) => ({ ...each, counts: each.face >= atLeast }));
    return { ...row, atLeast, dice, value: dice.filter(({ counts }) => counts).length };
  }
  const successes = SUCCESSES.exec(notation);
  if (successes) return successRow(successes, faces);
  const [, , names] = SYMBOLS.exec(notation) ?? [];
  if (names !== undefined) return { ...sumRow(notation, faces), symbols: names.split(',') };
  return sidesOf(notation).length > 0 && faces.length > 0 ? sumRow(notation, faces) : undefined;
}

/** The result of each player's dice: how many count, or their sum with its modifier. */
export function rollValues({ rolls, faces = [], notation = '' }: LogEntry): readonly number[] {
  return (rolls ?? [{ faces, notation }]).map((pool) => {
    const row = readRow(pool);
    return row ? row.value + row.modifier : 0;
  });
}

function successRow(found: RegExpExecArray, faces: Faces): DiceRow {
  const [, count, sides, explodeOn, least, tallied, stays, rerolls] = found;
  const rolled = count === '' ? 1 : Number(count);
  const atLeast = Number(least ?? tallied);
  const dice = inOrder(faces, {
    rolled,
    sides: Number(sides),
    atLeast,
    explodeOn: explodeOn === undefined ? Infinity : Number(explodeOn),
    rerolls: Number(rerolls ?? 0),
    stays: stays === 'o',
  });
  const value = dice.filter(({ counts }) => counts).length;
  return { rolled, sides: Number(sides), atLeast, dice, value, modifier: 0 };
}

interface Test {
  readonly rolled: number;
  readonly sides: number;
  readonly atLeast: number;
  readonly explodeOn: number;
  readonly rerolls: number;
  /** An extra die from a re-rolled die is not rolled again. */
  readonly stays: boolean;
}

/** Faces lie by rounds of rolling; here each die is followed by the one it led to. */
function inOrder(faces: Faces, test: Test): readonly RowDie[] {
  const children = new Map<number, { readonly at: number; readonly from: RowDie['from'] }>();
  const staying = new Set<number>();
  const failed: number[] = [];
  let owed = test.rolled;
  let left = test.rerolls;
  for (let die = 0; die < faces.length; die++) {
    if (die === owed && left > 0) {
      for (const loser of failed.splice(0, left)) {
        left--;
        staying.add(owed);
        children.set(loser, { at: owed++, from: 'reroll' });
      }
    }
    const face = faces[die] ?? 0;
    if (face < test.atLeast) {
      if (!staying.has(die)) failed.push(die);
    } else if (face >= test.explodeOn) {
      if (test.stays && staying.has(die)) staying.add(owed);
      children.set(die, { at: owed++, from: 'explosion' });
    }
  }
  const dice: RowDie[] = [];
  for (let first = 0; first < Math.min(test.rolled, faces.length); first++) {
    let from: RowDie['from'];
    for (let at: number | undefined = first; at !== undefined;) {
      const face = faces[at];
      if (face === undefined) break;
      const counts = face >= test.atLeast;
      dice.push({ face, sides: test.sides, counts, ...(from && { from }) });
      const next = children.get(at);
      from = next?.from;
      at = next?.at;
    }
  }
  return dice;
}

function sumRow(notation: string, faces: Faces): DiceRow {
  const sides = sidesOf(notation);
  const modifier = Number(/[+-]\d+$/.exec(notation)?.[0] ?? 0);
  const dice = faces.map((face, i) => ({
    face,
    sides: sides[i] ?? sides.at(-1) ?? 6,
    counts: true,
  }));
  return {
    rolled: faces.length,
    sides: sides[0] ?? 6,
    dice,
    value: faces.reduce((sum, face) => sum + face, 0),
    modifier,
  };
}
