import type { Page } from '@playwright/test';

/** What a game asks, as somebody sees it who looks at the page once. */
export interface OpenQuestion {
  readonly ended: boolean;
  /** Where the game is, as the slider at the foot says. */
  readonly caption: string;
  /** The answers that can be pressed, in their order. */
  readonly keys: readonly string[];
}

/** In milliseconds. */
const PATIENCE = 30_000;
const OFTEN = 30;

/**
 * Waits in the page until something is asked or the game has ended, and tells both: a game has hundreds of
 * answers, and each question to the page from outside costs more than what it asks.
 */
export function openQuestion(page: Page): Promise<OpenQuestion> {
  return page.evaluate(
    async ([patience, often]) => {
      const roots = () => {
        const found: ParentNode[] = [document];
        for (const root of found)
          for (const { shadowRoot } of root.querySelectorAll('*'))
            if (shadowRoot) found.push(shadowRoot);
        return found;
      };
      const look = () => {
        const all = roots();
        const first = (selector: string) =>
          all.map((root) => root.querySelector(selector)).find((each) => each !== null);
        const offers = all.flatMap((root) => [
          ...root.querySelectorAll('.actions .offer[data-key]'),
        ]);
        return {
          ended: first('.frame.ended') !== undefined,
          caption: first('.way .at')?.textContent ?? '',
          keys: offers.map((offer) => offer.getAttribute('data-key') ?? ''),
        };
      };
      const until = performance.now() + patience;
      let open = look();
      while (!open.ended && open.keys.length === 0 && performance.now() < until) {
        await new Promise((go) => setTimeout(go, often));
        open = look();
      }
      return open;
    },
    [PATIENCE, OFTEN] as const,
  );
}
