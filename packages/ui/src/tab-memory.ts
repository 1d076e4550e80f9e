import { safeStorage, type SafeStorage } from './safe-storage.ts';

/** The memory of an element over a reload of its page: in this tab only, and nowhere else. */
export class TabMemory {
  readonly #place: string;
  readonly #keep: SafeStorage = safeStorage(() => globalThis.sessionStorage);

  /** `what` is remembered for an element by its page and its place among others of its name. */
  constructor(element: Element, what: string) {
    const { localName } = element;
    const at = [...document.querySelectorAll(localName)].indexOf(element);
    this.#place = `${localName}:${what}:${location.pathname}:${at}`;
  }

  /** The content before the page was reloaded or left; empty for a new page. */
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
