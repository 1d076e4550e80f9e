/** By what a page tells a record from a script that runs. */
export const RECORD_TYPE = 'application/x-skirmish-record';

/**
 * The record that a page gave an element: its attribute or property, else a script or the text
 * between its tags.
 */
export function readRecordInput(
  element: HTMLElement & { readonly record: string | null | undefined },
): string {
  if (element.record) return element.record;
  const script = element.querySelector(`script[type="${RECORD_TYPE}"]`);
  return (script ?? element).textContent?.trim() ?? '';
}
