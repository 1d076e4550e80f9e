import { copyState, isConstant } from '../state.ts';
import { difference, type StateChange, type StateDiff } from './state-diff.ts';

/** An object or a list of the state. */
type Part = Record<string | number, unknown>;

/** An object or a list as it was at the start. */
interface Branch {
  /** The slot it lies in. */
  readonly slot: number;
  readonly object: Part;
  readonly list: boolean;
  readonly keys: readonly (string | number)[];
  readonly values: readonly unknown[];
  readonly slots: readonly number[];
  /** The tracked children; `undefined` for a plain value or a constant. */
  readonly inside: readonly (Branch | undefined)[];
}

interface Place {
  readonly branch: Branch;
  readonly index: number;
}

/**
 * The one state that all runs of the rules share. It is never copied: after a run, one walk compares
 * it with what it was at the start, notes what differs and puts that back. What was noted is the
 * saved state, the key by which equal states are found, and the undo.
 *
 * Objects stay where they are. A list that has grown or an object with other keys is noted as a whole.
 */
export class TrackedState<S extends object> {
  readonly state: S;
  readonly #root: Branch;
  readonly #places: (Place | undefined)[] = [undefined];
  readonly #ends: number[] = [];
  /** Branches that lie elsewhere now; their own objects are put right once all has been compared. */
  readonly #moved: Branch[] = [];

  constructor(state: S) {
    this.state = copyState(state);
    if (!isPart(this.state)) throw new TypeError('A state is an object.');
    this.#root = this.#grow(this.state, 0);
  }

  /** The last slot inside this one. */
  readonly lastInside = (slot: number): number => this.#ends[slot] ?? slot;

  /** Writes on top of what is there. */
  write(changes: readonly StateChange[]): void {
    for (const change of changes) this.#writeOne(change);
  }

  /** Takes back what was written at the start, for a look at a state that nobody runs in. */
  unwrite(changes: readonly StateChange[]): void {
    for (const { slot } of changes) this.#putBack(slot);
  }

  /** Notes what differs from the start and puts it back. */
  take(): StateDiff {
    const changes: StateChange[] = [];
    this.#compare(this.#root, this.#root.object, changes);
    for (let branch = this.#moved.pop(); branch; branch = this.#moved.pop()) putRight(branch);
    return difference(changes);
  }

  #grow(object: Part, slot: number): Branch {
    const list = Array.isArray(object);
    const keys = list ? object.map((_: unknown, i: number) => i) : Object.keys(object);
    const values: unknown[] = [];
    const slots: number[] = [];
    const inside: (Branch | undefined)[] = [];
    const branch: Branch = { slot, object, list, keys, values, slots, inside };
    keys.forEach((key: string | number, index: number) => {
      const value = object[key];
      const own = this.#places.push({ branch, index }) - 1;
      values.push(value);
      slots.push(own);
      inside.push(mayChange(value) ? this.#grow(value, own) : undefined);
    });
    this.#ends[slot] = this.#places.length - 1;
    return branch;
  }

  #compare(branch: Branch, value: Part, changes: StateChange[]): void {
    const own = value === branch.object;
    // The same as hasShape, without a call: odds come here for every part of the state after every run.
    const names = Array.isArray(value) ? undefined : Object.keys(value);
    const size = Array.isArray(value) ? value.length : names?.length;
    let isSame = size === branch.keys.length;
    for (let i = 0; names && isSame && i < names.length; i++) isSame = names[i] === branch.keys[i];
    if (!isSame) {
      changes.push(changeTo(branch.slot, value));
      this.#moved.push(branch);
      return;
    }
    const { keys, values, slots, inside } = branch;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? 0;
      const now = value[key];
      const child = inside[i];
      if (child === undefined) {
        if (now === values[i]) continue;
        changes.push(changeTo(slots[i] ?? 0, now));
        if (own) value[key] = values[i];
      } else if (now === child.object) {
        this.#compare(child, child.object, changes);
      } else {
        if (mayChange(now) && Array.isArray(now) === child.list) this.#compare(child, now, changes);
        else changes.push(changeTo(slots[i] ?? 0, now));
        this.#moved.push(child);
        if (own) value[key] = child.object;
      }
    }
  }

  #writeOne({ slot, value, text }: StateChange): void {
    if (text === '') return this.#putBack(slot);
    const place = this.#places[slot];
    const branch = place ? place.branch.inside[place.index] : this.#root;
    if (branch && mayChange(value) && Array.isArray(value) === branch.list) {
      fill(branch.object, value);
      if (place) place.branch.object[place.branch.keys[place.index] ?? 0] = branch.object;
    } else if (place) {
      place.branch.object[place.branch.keys[place.index] ?? 0] = copyState(value);
    }
  }

  #putBack(slot: number): void {
    const place = this.#places[slot];
    if (!place) return putRight(this.#root);
    const { branch, index } = place;
    branch.object[branch.keys[index] ?? 0] = branch.values[index];
    const inside = branch.inside[index];
    if (inside) putRight(inside);
  }
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}

function mayChange(value: unknown): value is Part {
  return isPart(value) && !isConstant(value);
}

/** Whether a list is as long, or an object has the same keys in the same order, which rules may go by. */
function hasShape({ keys }: Branch, value: Part): boolean {
  if (Array.isArray(value)) return value.length === keys.length;
  const now = Object.keys(value);
  if (now.length !== keys.length) return false;
  for (let i = 0; i < now.length; i++) if (now[i] !== keys[i]) return false;
  return true;
}

/** Puts an object of the state, and all inside it, back to the start. */
function putRight(branch: Branch): void {
  const { object, keys, values, inside } = branch;
  if (Array.isArray(object)) object.length = keys.length;
  else if (!hasShape(branch, object)) {
    for (const key of Object.keys(object)) delete object[key];
  }
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? 0;
    if (object[key] !== values[i]) object[key] = values[i];
    const child = inside[i];
    if (child) putRight(child);
  }
}

/** Makes an object or a list equal to another of its kind, in its place. */
function fill(object: Part, value: Part): void {
  if (Array.isArray(object)) object.length = 0;
  else for (const key of Object.keys(object)) delete object[key];
  for (const key of Object.keys(value)) object[key] = copyState(value[key]);
}

function changeTo(slot: number, value: unknown): StateChange {
  return { slot, value: copyState(value), text: serialiseValue(value) };
}

/** A plain value as text. */
export function serialiseValue(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
