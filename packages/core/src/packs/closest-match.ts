/** Longer words are not compared: nobody mistypes them by a letter or two. */
const LONGEST = 64;

/**
 * The word somebody most likely meant: the nearest spelling, if it is near enough to be a slip of
 * the fingers (one letter in three at most, and letter case never counts).
 *
 * @example
 * ```ts
 * closestMatch('vetran', ['green', 'regular', 'veteran']); // 'veteran'
 * ```
 */
export function closestMatch(word: string, allowed: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    if (candidate.length > LONGEST) continue;
    const apart = distance(word.toLowerCase(), candidate.toLowerCase());
    if (apart < least) {
      best = candidate;
      least = apart;
    }
  }
  return best;
}

/** Letters to add, drop, replace or swap with their neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) steps = Math.min(steps, at(beforeLast, j - 2) + 1);
      row.push(steps);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
