/**
 * Odds worked out one at a time when the page is idle, and kept until the game moves on. What
 * computes them is fetched with the first; where it is missing, a game goes on without odds.
 */
export class OddsInWaiting<Kit extends object, Odds> {
  readonly #found = new Map<string, Odds | undefined>();
  readonly #arrived: () => void;
  readonly #fetch: () => Promise<Kit>;
  #kit: Kit | 'loading' | 'missing' | undefined;
  #queue: ((kit: Kit) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(arrived: () => void, fetch: () => Promise<Kit>) {
    this.#arrived = arrived;
    this.#fetch = fetch;
  }

  /** What computes and shows odds, once it is here. */
  get kit(): Kit | undefined {
    return typeof this.#kit === 'object' ? this.#kit : undefined;
  }

  /** The same, fetched by asking for it: for what is told of an answer beside its odds. */
  get wanted(): Kit | undefined {
    if (this.#kit === undefined) void this.#load();
    return this.kit;
  }

  /** What is known of these odds; asking for the first time has them worked out. */
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
    if (this.#queue.length > 0) this.#wait();
    else this.#arrived();
  }

  #next(): void {
    this.#timer = undefined;
    if (this.kit) this.#queue.shift()?.(this.kit);
    if (this.#queue.length > 0) this.#wait();
    this.#arrived();
  }
}
