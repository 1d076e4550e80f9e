import type { Change } from './mutators.ts';

/** A change with the number by which it is switched on. */
export interface NumberedChange extends Change {
  readonly id: number;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly changes: NumberedChange[];
}

/**
 * The text with every change in it, each asleep until `$m(id)` says that it is the one: so a file is
 * compiled once and not once for each of its mutants.
 *
 * @example
 * instrument('a < 3', [{ id: 7, start: 0, end: 5, line: 1, kind: 'comparison', from: 'a < 3', to: 'a <= 3' }]);
 * // '($m(7)?(a <= 3):(a < 3))'
 */
export function instrument(text: string, changes: readonly NumberedChange[]): string {
  return write(text, 0, text.length, placesOf(changes));
}

function placesOf(changes: readonly NumberedChange[]): Place[] {
  const places = new Map<string, Place>();
  for (const change of changes) {
    const key = `${change.start}-${change.end}`;
    const place = places.get(key) ?? { start: change.start, end: change.end, changes: [] };
    place.changes.push(change);
    places.set(key, place);
  }
  return [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Places come outer before inner, so each one takes those within it along. */
function write(text: string, start: number, end: number, places: readonly Place[]): string {
  let written = '';
  let at = start;
  for (let i = 0; i < places.length;) {
    const place = places[i];
    if (place === undefined) break;
    let next = i + 1;
    while (next < places.length && (places[next]?.start ?? 0) < place.end) next++;
    const inner = write(text, place.start, place.end, places.slice(i + 1, next));
    written += text.slice(at, place.start) + choose(place, inner);
    at = place.end;
    i = next;
  }
  return written + text.slice(at, end);
}

function choose({ changes }: Place, original: string): string {
  const [first] = changes;
  if (first?.kind === 'statement') return `{if(!$m(${first.id})){${original}}}`;
  const others = changes.map(({ id, to }) => `$m(${id})?(${to}):`).join('');
  return `(${others}(${original}))`;
}
