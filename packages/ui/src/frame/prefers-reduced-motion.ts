/** Whether the reader wants nothing to move. */
export function wantsCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
