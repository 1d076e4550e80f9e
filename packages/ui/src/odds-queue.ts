import type { CSSResult, ReactiveControllerHost } from 'lit';
import { adoptStyles } from './frame/adopt-styles.ts';

/** The element that odds are shown in. */
interface OddsHost extends Pick<ReactiveControllerHost, 'requestUpdate'> {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** The code that computes odds, and the styles of the chart. */
interface OddsKit {
  readonly oddsStyles: CSSResult;
}

/** So many milliseconds of work before the page is drawn again. */
const AT_ONCE = 12;

/**
 * Odds worked out when the page is idle, and kept until the game moves on. What
 * computes them is fetched with the first; where it is missing, a game goes on without odds.
 */
export class OddsQueue<Kit extends OddsKit, Odds> {
  readonly #found = new Map<string, Odds | undefined>();
  readonly #host: OddsHost;
  readonly #fetch: () => Promise<Kit>;
  #kit: Kit | 'loading' | 'missing' | undefined;
  #queue: ((kit: Kit) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: OddsHost, fetch: () => Promise<Kit>) {
    this.#host = host;
    this.#fetch = fetch;
  }

  /** The code that computes and shows odds, once it is loaded. */
  get kit(): Kit | undefined {
    return typeof this.#kit === 'object' ? this.#kit : undefined;
  }

  /** The same, and starts loading it: for details of an answer that are shown with its odds. */
  get wanted(): Kit | undefined {
    if (this.#kit === undefined) void this.#load();
    return this.kit;
  }

  /** The odds if they are known; the first call requests them. */
  get(key: string, compute: (kit: Kit) => Odds | undefined): Odds | undefined {
    if (!this.#found.has(key)) {
      this.#found.set(key, undefined);
      this.#queue.push((kit) => this.#found.set(key, compute(kit)));
      this.#wait();
    }
    return this.#found.get(key);
  }

  /** Forgets everything: the game has moved on. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#found.clear();
  }

  #wait(): void {
    if (this.#kit === undefined) void this.#load();
    else if (this.kit) this.#timer ??= setTimeout(() => this.#next());
  }

  async #load(): Promise<void> {
    this.#kit = 'loading';
    this.#kit = await this.#fetch().catch(() => 'missing' as const);
    if (this.kit) adoptStyles(this.#host.renderRoot, this.kit.oddsStyles);
    if (this.#queue.length > 0) this.#wait();
    else this.#host.requestUpdate();
  }

  #next(): void {
    this.#timer = undefined;
    const { kit } = this;
    const until = performance.now() + AT_ONCE;
    if (kit)
      do this.#queue.shift()?.(kit);
      while (this.#queue.length > 0 && performance.now() < until);
    if (this.#queue.length > 0) this.#wait();
    this.#host.requestUpdate();
  }
}
