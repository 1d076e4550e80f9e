/**
 * State is plain data: what JSON can say, and nothing else. These functions are all the kit ever
 * does to a state besides letting rules change it.
 */

/** Everything {@link constant} has made, with all that is in it. */
const constants = new WeakSet<object>();

/** The fingerprints of constants, once somebody has asked. */
const digests = new WeakMap<object, Digest>();

/**
 * Makes a part of a state that never changes: scenery, profiles, names. Copies of the state share
 * it, and its fingerprint is computed only once. It is frozen to the last object, so that a rule
 * that tries to change it fails at once; only lists of numbers are not, since engines compute half
 * as fast with frozen points: those have to be `readonly` for the compiler. Apart from that it is
 * data like any other: the same text, the same fingerprint.
 *
 * The given value is not changed; a constant is returned as it is.
 *
 * @example
 * ```ts
 * const battle = { terrain: constant([{ id: 'ruin' }]), figures: [{ id: 'a1' }] };
 * const copy = copyState(battle);
 * copy.terrain === battle.terrain; // true
 * copy.figures === battle.figures; // false
 * ```
 */
export function constant<T>(value: T): T;
export function constant(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || constants.has(value)) return value;
  const parts = copyParts(value, constant);
  constants.add(isNumbers(parts) ? parts : Object.freeze(parts));
  return parts;
}

/** Whether this is a part of a state that {@link constant} has made. */
export function isConstant(value: object): boolean {
  return constants.has(value);
}

function isNumbers(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

/**
 * A copy that shares nothing with the original but its {@link constant} parts.
 *
 * @example
 * ```ts
 * const state = { scores: [0, 0] };
 * const copy = copyState(state);
 * copy.scores[0] = 5;
 * state.scores; // [0, 0]
 * ```
 */
export function copyState<S>(state: S): S;
export function copyState(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || constants.has(state)) return state;
  return copyParts(state, copyState);
}

function copyParts(value: object, copyOf: (part: unknown) => unknown): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const part = list[i];
      if (typeof part === 'object' && part !== null) list[i] = copyOf(part);
    }
    return list;
  }
  const copy: Record<string, unknown> = { ...value };
  // Engines remember where the keys of such a loop are: it takes a third of the time of others.
  // oxlint-disable-next-line skirmish/deterministic -- A copy, in whatever order.
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyOf(part);
  }
  return copy;
}

/**
 * A short fingerprint of a state, equal for equal states whatever order their keys were set in.
 * 53 bits: for comparing replays step by step, not for keeping secrets.
 *
 * @example
 * ```ts
 * hashState({ a: 1, b: [2] }) === hashState({ b: [2], a: 1 }); // true
 * ```
 */
export function hashState(state: unknown): string {
  const digest = newDigest();
  mix(digest, state);
  finish(digest);
  return (4294967296 * (2097151 & digest.low) + (digest.high >>> 0)).toString(36).padStart(11, '0');
}

interface Digest {
  high: number;
  low: number;
}

const START: Readonly<Digest> = { high: 0xdeadbeef | 0, low: 0x41c6ce57 };

/** A prefix per type, so that `1`, `"1"` and `[1]` differ. */
const MARK = { list: 1, object: 2, text: 3, whole: 4, other: 5 } as const;

function newDigest(): Digest {
  return { high: START.high, low: START.low };
}

function mix(digest: Digest, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    const part = digests.get(value) ?? digestOf(value);
    mixUnit(digest, part.high);
    mixUnit(digest, part.low);
  } else if (typeof value === 'string') {
    mixUnit(digest, MARK.text);
    mixText(digest, value);
  } else if (typeof value === 'number' && (value | 0) === value) {
    mixUnit(digest, MARK.whole);
    mixUnit(digest, value);
  } else {
    mixUnit(digest, MARK.other);
    mixText(digest, JSON.stringify(value) ?? 'undefined');
  }
}

function digestOf(value: object): Digest {
  const digest = newDigest();
  if (Array.isArray(value)) {
    mixUnit(digest, MARK.list);
    for (const item of value) mix(digest, item);
  } else {
    mixUnit(digest, MARK.object);
    addEntries(digest, { ...value }); // A copy has nothing but its own.
  }
  finish(digest);
  if (constants.has(value)) digests.set(value, digest);
  return digest;
}

/** Adds up the entries, each mixed by itself: so their order makes no difference. */
function addEntries(digest: Digest, value: Readonly<Record<string, unknown>>): void {
  const entry = newDigest();
  // oxlint-disable-next-line skirmish/deterministic -- A sum, in whatever order.
  for (const key in value) {
    const start = names.get(key) ?? digestOfName(key);
    entry.high = start.high;
    entry.low = start.low;
    mix(entry, value[key]);
    finish(entry);
    digest.high = (digest.high + entry.high) | 0;
    digest.low = (digest.low + entry.low) | 0;
  }
}

/** The same few names stand in every state; those of hostile data are not all kept. */
const names = new Map<string, Digest>();
const MOST_NAMES = 2000;

function digestOfName(name: string): Digest {
  const digest = newDigest();
  mixText(digest, name);
  if (names.size < MOST_NAMES) names.set(name, digest);
  return digest;
}

function mixText(digest: Digest, text: string): void {
  for (let i = 0; i < text.length; i++) mixUnit(digest, text.charCodeAt(i));
  mixUnit(digest, text.length);
}

function mixUnit(digest: Digest, unit: number): void {
  const high = Math.imul(digest.high ^ unit, 2654435761);
  const low = Math.imul(digest.low ^ unit, 1597334677);
  digest.high = high ^ (high >>> 15);
  digest.low = low ^ (low >>> 13);
}

function finish(digest: Digest): void {
  const { high, low } = digest;
  digest.high =
    Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  digest.low =
    Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
}
