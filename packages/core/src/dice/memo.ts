import type { Law } from './law.ts';

/** Enough for every roll that a game keeps asking for. */
const MOST_LAWS = 512;

/** Longer laws are asked for by people, one at a time: not worth the memory. */
const LONGEST_LAW = 4_096;

const laws = new Map<string, Law>();

/**
 * The law of this notation, computed when it is not remembered. Rules ask for the same few laws
 * thousands of times; when there are too many, the one remembered first is forgotten.
 */
export function remembered(notation: string, compute: () => Law): Law {
  const known = laws.get(notation);
  if (known) return known;
  const law = compute();
  if (law.chances.length > LONGEST_LAW) return law;
  const [oldest] = laws.size >= MOST_LAWS ? laws.keys() : [];
  if (oldest !== undefined) laws.delete(oldest);
  laws.set(notation, law);
  return law;
}

/** Forgets every law, for measuring what it costs to compute one. */
export function forgetLaws(): void {
  laws.clear();
}
