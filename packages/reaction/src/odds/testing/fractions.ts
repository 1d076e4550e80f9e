/**
 * The same odds a second time, from the rule texts alone and in exact fractions: it shares no line
 * with the rules, the dice or the odds.
 */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  return { over: BigInt(over), under: BigInt(under) };
}

const ONE = fraction(1);

function plus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

/** To the nearest 1e-18, as a number. */
export function toNumber({ over, under }: Fraction): number {
  return Number((over * 10n ** 18n) / under) / 1e18;
}

/** How many rolls of these dice give each total. */
function ways(dice: readonly number[]): ReadonlyMap<number, bigint> {
  let totals = new Map<number, bigint>([[0, 1n]]);
  for (const sides of dice) {
    const next = new Map<number, bigint>();
    for (const [total, count] of totals) {
      for (let face = 1; face <= sides; face++) {
        next.set(total + face, (next.get(total + face) ?? 0n) + count);
      }
    }
    totals = next;
  }
  return totals;
}

/** The probability that the total of the dice satisfies the condition. */
export function chanceOf(dice: readonly number[], fits: (total: number) => boolean): Fraction {
  let over = 0n;
  let under = 0n;
  for (const [total, count] of ways(dice)) {
    under += count;
    if (fits(total)) over += count;
  }
  return { over, under };
}

/** 1d6 + modifier, 6 or more hits, a natural 1 never, a natural 6 always. */
function hitChance(modifier: number): Fraction {
  return chanceOf([6], (face) => face === 6 || (face !== 1 && face + modifier >= 6));
}

export interface RawShot {
  readonly toHit: number;
  readonly damage: readonly number[];
  readonly damageModifier: number;
  readonly resistance: number;
  readonly shots: number;
}

/** Eliminated if any shot eliminates, else panicked if any panics, else nothing. */
export function shotFractions({ toHit, damage, damageModifier, resistance, shots }: RawShot) {
  const hit = hitChance(toHit);
  const out = times(
    hit,
    chanceOf(damage, (total) => total + damageModifier >= resistance),
  );
  const scared = times(
    hit,
    chanceOf(damage, (total) => {
      const short = resistance - total - damageModifier;
      return short >= 1 && short <= 3;
    }),
  );
  let standing = ONE;
  let calm = ONE;
  for (let i = 0; i < shots; i++) {
    standing = times(standing, minus(ONE, out));
    calm = times(calm, minus(minus(ONE, out), scared));
  }
  return { eliminated: minus(ONE, standing), panicked: minus(standing, calm), nothing: calm };
}

/** Both total their dice; the higher wins. */
export function meleeFractions(
  mine: readonly number[],
  modifier: number,
  theirs: readonly number[],
  theirModifier: number,
) {
  let win = fraction(0);
  let tie = fraction(0);
  const all = [...ways(theirs)].reduce((sum, [, count]) => sum + count, 0n);
  for (const [total, count] of ways(theirs)) {
    const share = fraction(count, all);
    const against = total + theirModifier;
    win = plus(
      win,
      times(
        share,
        chanceOf(mine, (own) => own + modifier > against),
      ),
    );
    tie = plus(
      tie,
      times(
        share,
        chanceOf(mine, (own) => own + modifier === against),
      ),
    );
  }
  return { win, tie, lose: minus(minus(ONE, win), tie) };
}
