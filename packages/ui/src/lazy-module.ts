import type { ReactiveControllerHost } from 'lit';

/**
 * A module that is loaded the first time it is needed. The element is drawn again when it is loaded, or known
 * to be missing.
 */
export class LazyModule<T extends object> {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #load: () => Promise<T>;
  #found: T | 'loading' | 'missing' | undefined;
  #coming: Promise<void> | undefined;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, load: () => Promise<T>) {
    this.#host = host;
    this.#load = load;
  }

  /** The module or its loading state; the first call loads it. */
  get status(): T | 'loading' | 'missing' {
    if (this.#found === undefined) void this.load();
    return this.#found ?? 'loading';
  }

  /** The thing itself, once it is here; asking fetches it. */
  get value(): T | undefined {
    if (this.#found === undefined) void this.load();
    return typeof this.#found === 'object' ? this.#found : undefined;
  }

  get hasFailed(): boolean {
    return this.#found === 'missing';
  }

  /** Asks for it, also again after it was missing; what is on its way is not asked for twice. */
  load(): Promise<void> {
    if (typeof this.#found === 'object') return Promise.resolve();
    return (this.#coming ??= this.#ask());
  }

  async #ask(): Promise<void> {
    this.#found = 'loading';
    this.#found = await this.#load().catch(() => 'missing' as const);
    this.#coming = undefined;
    this.#host.requestUpdate();
  }
}
