/**
 * State is plain data: what JSON can say, and nothing else. These two functions are all the kit
 * ever does to a state besides letting rules change it.
 */

/** A copy that shares nothing with the original. */
export function copyState<S>(state: S): S;
export function copyState(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  if (Array.isArray(state)) {
    const copy: unknown[] = state.slice();
    for (let i = 0; i < copy.length; i++) {
      if (typeof copy[i] === 'object') copy[i] = copyState(copy[i]);
    }
    return copy;
  }
  const copy: Record<string, unknown> = { ...state };
  for (const key of Object.keys(copy)) {
    if (typeof copy[key] === 'object') copy[key] = copyState(copy[key]);
  }
  return copy;
}

/**
 * A short fingerprint of a state, equal for equal states whatever order their keys were set in.
 * 53 bits: for comparing replays step by step, not for keeping secrets.
 */
export function hashState(state: unknown): string {
  const hash = { high: 0xdeadbeef, low: 0x41c6ce57 };
  mix(hash, state);
  const high =
    Math.imul(hash.high ^ (hash.high >>> 16), 2246822507) ^
    Math.imul(hash.low ^ (hash.low >>> 13), 3266489909);
  const low =
    Math.imul(hash.low ^ (hash.low >>> 16), 2246822507) ^
    Math.imul(hash.high ^ (hash.high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

interface Hash {
  high: number;
  low: number;
}

function mix(hash: Hash, value: unknown): void {
  if (Array.isArray(value)) {
    mixText(hash, '[');
    for (const item of value) mix(hash, item);
    mixText(hash, ']');
  } else if (typeof value === 'object' && value !== null) {
    mixText(hash, '{');
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [key, item] of entries) {
      mixText(hash, key);
      mix(hash, item);
    }
    mixText(hash, '}');
  } else {
    mixText(hash, JSON.stringify(value) ?? 'undefined');
  }
}

function mixText(hash: Hash, text: string): void {
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x1f;
    hash.high = Math.imul(hash.high ^ unit, 2654435761);
    hash.low = Math.imul(hash.low ^ unit, 1597334677);
  }
}
