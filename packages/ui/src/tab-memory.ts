import { keep, type Keep } from './safe-storage.ts';

/** What an element remembers while its page is reloaded: in this tab only, and nowhere else. */
export class TabMemory {
  readonly #place: string;
  readonly #keep: Keep = keep(() => globalThis.sessionStorage);

  /** `what` is remembered for an element by its page and its place among others of its name. */
  constructor(element: Element, what: string) {
    const { localName } = element;
    const at = [...document.querySelectorAll(localName)].indexOf(element);
    this.#place = `${localName}:${what}:${location.pathname}:${at}`;
  }

  /** What was there before the page was reloaded or left; nothing for a page that was opened anew. */
  read(): string | undefined {
    return wasReloaded() ? this.#keep.read(this.#place) : undefined;
  }

  write(text: string): void {
    this.#keep.write(this.#place, text);
  }

  drop(): void {
    this.#keep.drop(this.#place);
  }
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return false;
  return navigation.type === 'reload' || navigation.type === 'back_forward';
}
