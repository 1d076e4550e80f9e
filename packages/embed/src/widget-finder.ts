/** A widget that the build has made: its script, and the files to ask for with it. */
export interface Widget {
  readonly script: string;
  readonly files: readonly string[];
  /** What the first question of a game needs besides. */
  readonly gameFiles?: readonly string[];
}

/**
 * The widgets by tag. A tag that several games share has one entry per game, named by its `system`
 * attribute: `skirmish-rule reaction`.
 */
export type Widgets = Readonly<Record<string, Widget>>;

export interface FinderOptions {
  readonly widgets: Widgets;
  /** The folder with the files of the widgets. */
  readonly base: string;
  /** Loads a script. */
  load(url: string): Promise<unknown>;
}

/** How far from the window a widget begins to load, in pixels. */
const NEAR = 600;

/** Modes that show a game. */
const GAMES = ['play', 'table', 'replay'];

/** Attributes that a filtered page may not set: they load code. */
const TRUSTED_ONLY = ['companion', 'pack-code'];

/**
 * Finds the widgets of a page, also those that appear later, and loads each when it comes near the
 * window. Wikis and content systems that allow no custom elements write
 * `<div data-skirmish="reaction" data-scenario="relay">…</div>`.
 */
export class WidgetFinder {
  readonly #options: FinderOptions;
  readonly #selector: string;
  readonly #seen = new WeakSet<Element>();
  readonly #preloaded = new Set<string>();
  readonly #loading = new Map<string, Promise<boolean>>();
  readonly #near = new IntersectionObserver((entries) => this.#onNear(entries), {
    rootMargin: `${NEAR}px`,
  });

  constructor(options: FinderOptions) {
    this.#options = options;
    const tags = new Set(Object.keys(options.widgets).map((key) => key.split(' ')[0] ?? key));
    this.#selector = [...tags, '[data-skirmish]'].join();
  }

  /** Watches a document or a shadow root; returns how to stop. */
  watch(root: Document | ShadowRoot): () => void {
    this.#find(root);
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) this.#find(node);
    });
    changes.observe(root, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      this.#near.disconnect();
    };
  }

  #find(root: Document | ShadowRoot | Element): void {
    const found = [...root.querySelectorAll(this.#selector)];
    if (root instanceof Element && root.matches(this.#selector)) found.push(root);
    for (const element of found) {
      if (this.#seen.has(element)) continue;
      this.#seen.add(element);
      // What is near already does not wait for the next frame.
      if (isNear(element)) void this.#start(element);
      else this.#near.observe(element);
    }
  }

  #onNear(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.#near.unobserve(target);
      void this.#start(target);
    }
  }

  async #start(element: Element): Promise<void> {
    const given = element.getAttribute('data-skirmish');
    const tag = given === null ? element.localName : `skirmish-${given.toLowerCase()}`;
    const system = element.getAttribute(given === null ? 'system' : 'data-system');
    const { widgets } = this.#options;
    const name = [tag, `${tag} ${system}`].find((key) => Object.hasOwn(widgets, key));
    const widget = name === undefined ? undefined : widgets[name];
    if (!widget) {
      const names = Object.keys(widgets).join(', ');
      console.warn(`Skirmish Kit has no widget "${tag}" for "${system}". It has: ${names}.`);
      return;
    }
    const mode = element.getAttribute(given === null ? 'mode' : 'data-mode') || 'play';
    if (GAMES.includes(mode)) this.#preload(widget.gameFiles ?? []);
    if ((await this.#load(widget)) && given !== null) replace(element, tag);
  }

  /** Asks for files before the code that imports them has arrived. */
  #preload(files: readonly string[]): void {
    for (const file of files) {
      const { href } = new URL(file, this.#options.base);
      if (this.#preloaded.has(href)) continue;
      this.#preloaded.add(href);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }

  #load({ script, files }: Widget): Promise<boolean> {
    const known = this.#loading.get(script);
    if (known) return known;
    const { base, load } = this.#options;
    this.#preload(files);
    const url = new URL(script, base).href;
    const loading = load(url).then(
      () => true,
      (fault: unknown) => {
        console.warn(`Skirmish Kit could not load ${url}, so the page shows its own text.`, fault);
        this.#loading.delete(script);
        return false;
      },
    );
    this.#loading.set(script, loading);
    return loading;
  }
}

/** Whether an element that is displayed is near the window. */
function isNear(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -NEAR && top < innerHeight + NEAR;
}

/** Puts the widget into its place, with the attributes that it knows and the old content as fallback. */
function replace(place: Element, tag: string): void {
  const widget = place.ownerDocument.createElement(tag);
  const known = attributesOf(tag);
  for (const { name, value } of place.attributes) {
    const own = name.replace(/^data-/, '');
    if (name !== own && known.has(own) && !TRUSTED_ONLY.includes(own))
      widget.setAttribute(own, value);
  }
  widget.append(...place.childNodes);
  place.append(widget);
}

/** The attributes that an element observes. */
function attributesOf(tag: string): ReadonlySet<string> {
  const element = customElements.get(tag);
  const names: unknown = element && Reflect.get(element, 'observedAttributes');
  return new Set(Array.isArray(names) ? names.map(String) : []);
}
