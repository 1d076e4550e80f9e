/**
 * A value that is not what it was at the start. `slot` numbers every place of the state in the order
 * of a walk through it, so that all that lies inside a place has the numbers right after it.
 */
export interface Change {
  readonly slot: number;
  readonly value: unknown;
  /** The value as text; empty when it is what it was at the start. */
  readonly text: string;
}

/** A state as what differs from the start: by slot, the lowest first, and all of it as one text. */
export interface Difference {
  readonly changes: readonly Change[];
  readonly key: string;
}

/** The last slot that lies inside this one; itself when it holds a plain value. */
export type LastInside = (slot: number) => number;

export const NOTHING: Difference = { changes: [], key: '' };

export function difference(changes: readonly Change[]): Difference {
  if (changes.length === 0) return NOTHING;
  let key = '';
  for (const { slot, text } of changes) key += `${slot}=${text};`;
  return { changes, key };
}

/** What has to be written to come from one state to another. */
export function effectOf(
  { changes: from }: Difference,
  { changes: to }: Difference,
  lastInside: LastInside,
): readonly Change[] {
  const effect: Change[] = [];
  /** Everything up to here lies inside something that was written as a whole. */
  let covered = -1;
  let i = 0;
  let j = 0;
  for (;;) {
    const before = from[i];
    const after = to[j];
    if (before && (!after || before.slot < after.slot)) {
      if (before.slot > covered) effect.push({ slot: before.slot, value: undefined, text: '' });
      i++;
    } else if (after) {
      if (before?.slot === after.slot) i++;
      if (before?.slot !== after.slot || before.text !== after.text) {
        effect.push(after);
        covered = Math.max(covered, lastInside(after.slot));
      }
      j++;
    } else return effect;
  }
}

/** The state that an effect leaves behind. */
export function afterEffect(
  from: Difference,
  effect: readonly Change[],
  lastInside: LastInside,
): Difference {
  if (effect.length === 0) return from;
  const { changes } = from;
  const result: Change[] = [];
  let i = 0;
  for (const change of effect) {
    for (let kept = changes[i]; kept && kept.slot < change.slot; kept = changes[++i]) {
      result.push(kept);
    }
    const end = lastInside(change.slot);
    for (let gone = changes[i]; gone && gone.slot <= end; gone = changes[++i]);
    if (change.text !== '') result.push(change);
  }
  for (let kept = changes[i]; kept; kept = changes[++i]) result.push(kept);
  return difference(result);
}
