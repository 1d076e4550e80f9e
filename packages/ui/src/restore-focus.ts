/**
 * Listens to clicks in a box whose buttons change with each question. If the pressed button disappears
 * or means something else after the next drawing, the focus moves to the first of `next` that exists.
 * It has to hear of a click before the button does: after that the button may be gone already.
 */
export function restoreFocus(
  ...next: readonly string[]
): AddEventListenerOptions & EventListenerObject {
  return {
    capture: true,
    handleEvent({ currentTarget: box }: Event): void {
      if (!(box instanceof HTMLElement)) return;
      const root = box.getRootNode();
      if (!(root instanceof ShadowRoot)) return;
      const held = root.activeElement;
      if (!held || !box.contains(held)) return;
      const text = held.textContent;
      requestAnimationFrame(() => {
        // The focus was moved elsewhere meanwhile, such as back to where a rule was opened.
        if (root.activeElement && root.activeElement !== held) return;
        const isSame = held.textContent === text || held.closest('.board') !== null;
        if (held.isConnected && isSame && !held.matches(':disabled')) return;
        const found = next.map((selector) => box.querySelector<HTMLElement>(selector));
        found.find((each) => each !== null)?.focus();
      });
    },
  };
}
