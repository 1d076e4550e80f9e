/**
 * Listens to clicks in a box whose buttons come and go with what is asked. Whoever has pressed one that
 * is gone or means something else once the box is drawn again goes on with the hand (unless pressing a
 * tile would discard it), then with the step that is expected, and else waits at what is asked. It has
 * to hear of a click before the button does: after that the button may be gone already.
 */
export const keepFocus = { capture: true, handleEvent };

function handleEvent({ currentTarget: box }: Event): void {
  if (!(box instanceof HTMLElement)) return;
  const root = box.getRootNode();
  const held = root instanceof ShadowRoot ? root.activeElement : null;
  if (!held || !box.contains(held)) return;
  const text = held.textContent;
  requestAnimationFrame(() => {
    if (held.isConnected && held.textContent === text && !held.matches(':disabled')) return;
    const next = ['.hand-tile[aria-pressed]:enabled', '.actions .now', '.actions'].map((selector) =>
      box.querySelector<HTMLElement>(selector),
    );
    next.find((each) => each !== null)?.focus();
  });
}
