/**
 * The record that a page gave an element: its attribute or property, else a script or the text
 * between its tags.
 */
export function recordGiven(element: HTMLElement & { readonly record: string }): string {
  if (element.record) return element.record;
  const script = element.querySelector('script[type="application/x-skirmish-record"]');
  return (script ?? element).textContent?.trim() ?? '';
}
