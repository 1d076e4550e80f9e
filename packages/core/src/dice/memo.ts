import type { Law } from './law.ts';

/** Enough for every pool a game keeps asking for; each law is a few hundred bytes. */
const MOST = 512;

const laws = new Map<string, Law>();

/**
 * The law under this key, computed when it is not remembered. Rules ask for the same few laws
 * thousands of times; when there are too many, the one remembered first is forgotten.
 */
export function remembered(key: string, compute: () => Law): Law {
  const known = laws.get(key);
  if (known) return known;
  const law = compute();
  if (laws.size >= MOST) {
    for (const oldest of laws.keys()) {
      laws.delete(oldest);
      break;
    }
  }
  laws.set(key, law);
  return law;
}
