/**
 * A value that is not what it was at the start. `slot` numbers every place of the state in the order
 * of a walk through it, so that all that lies inside a place has the numbers right after it.
 */
export interface StateChange {
  readonly slot: number;
  readonly value: unknown;
  /** The value as text; empty when it is what it was at the start. */
  readonly text: string;
}

/** A state as what differs from the start: by slot, the lowest first, and all of it as one text. */
export interface StateDiff {
  readonly changes: readonly StateChange[];
  readonly key: string;
}

/** The last slot that lies inside this one; itself when it holds a plain value. */
export type LastInside = (slot: number) => number;

export const NOTHING: StateDiff = { changes: [], key: '' };

export function difference(changes: readonly StateChange[]): StateDiff {
  if (changes.length === 0) return NOTHING;
  let key = '';
  for (const { slot, text } of changes) key += `${slot}=${text};`;
  return { changes, key };
}

/** The changes that turn one state into another. */
export function patchBetween(
  { changes: from }: StateDiff,
  { changes: to }: StateDiff,
  lastInside: LastInside,
): readonly StateChange[] {
  const effect: StateChange[] = [];
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
export function applyPatch(
  from: StateDiff,
  effect: readonly StateChange[],
  lastInside: LastInside,
): StateDiff {
  if (effect.length === 0) return from;
  const { changes } = from;
  const result: StateChange[] = [];
  let i = 0;
  for (const change of effect) {
    for (
      let remaining = changes[i];
      remaining && remaining.slot < change.slot;
      remaining = changes[++i]
    ) {
      result.push(remaining);
    }
    const end = lastInside(change.slot);
    for (let gone = changes[i]; gone && gone.slot <= end; gone = changes[++i]);
    if (change.text !== '') result.push(change);
  }
  for (let remaining = changes[i]; remaining; remaining = changes[++i]) result.push(remaining);
  return difference(result);
}
