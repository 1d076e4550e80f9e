/** The warnings that this page has had, whichever bundle gave them. */
const PLACE = Symbol.for('skirmish-kit.warnings');

function warnings(): Set<unknown> {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (known instanceof Set) return known;
  const fresh = new Set<unknown>();
  Reflect.set(globalThis, PLACE, fresh);
  return fresh;
}

/**
 * Warns once per page that a file next to the script is missing, so that the element shows its fallback
 * content.
 */
export function warnOfMissing(element: string, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  const warning = `Skirmish Kit: ${element} shows the words of the page only. ${why}`;
  if (warnings().has(warning)) return;
  warnings().add(warning);
  console.warn(warning);
}
