import type { LitElement } from 'lit';

/**
 * Drives an element in a test the way a person would: through its buttons, its keys and what it
 * says, never through its insides. Games extend it with their own words.
 *
 * @example
 * ```ts
 * const element = await mount('skirmish-reaction', (made) => made.setAttribute('seed', '7'));
 * const harness = new Harness(element);
 * await harness.press('Share');
 * ```
 */
export class Harness {
  readonly element: LitElement;

  constructor(element: LitElement) {
    this.element = element;
  }

  get root(): ParentNode {
    return this.element.renderRoot;
  }

  /** Waits until it has nothing more to draw. */
  async settled(): Promise<this> {
    while (!(await this.element.updateComplete));
    await this.#until(() => !this.root.querySelector('.frame[data-loading]'));
    return this;
  }

  /** Waits until it shows something that is not on its way any more. */
  async settledIn(): Promise<this> {
    await this.#until(() => !this.root.querySelector('.waiting[aria-busy=true]'));
    return this.settled();
  }

  /** Waits for what comes from a file of its own; not for ever. */
  async #until(isThere: () => boolean): Promise<void> {
    for (let tries = 0; tries < 400 && !isThere(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  find<E extends Element = HTMLElement>(selector: string): E {
    const found = this.root.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${this.element.localName}.`);
    return found;
  }

  all<E extends Element = HTMLElement>(selector: string): readonly E[] {
    return [...this.root.querySelectorAll<E>(selector)];
  }

  /** The button whose text, or whose name where it only shows a sign, begins so. */
  button(text: string): HTMLButtonElement {
    const buttons = this.all<HTMLButtonElement>('button');
    const found =
      buttons.find((button) => plain(button).startsWith(text)) ??
      buttons.find(({ ariaLabel }) => ariaLabel?.startsWith(text));
    if (!found) throw new Error(`No button "${text}" among: ${buttons.map(plain).join(' | ')}`);
    return found;
  }

  async press(text: string): Promise<this> {
    this.button(text).click();
    return this.settled();
  }

  /** Presses a key on an element inside. */
  async key(selector: string, key: string, more: KeyboardEventInit = {}): Promise<this> {
    const target = this.find(selector);
    target.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...more,
      }),
    );
    return this.settled();
  }

  /** Types into a field and submits its form. */
  async enter(name: string, text: string): Promise<this> {
    await this.#until(() => this.root.querySelector(`[name=${name}]`) !== null);
    const field = this.find<HTMLInputElement>(`[name=${name}]`);
    field.value = text;
    field.form?.requestSubmit();
    return this.settled();
  }

  /** Opens the second view, unless it is open, and waits until it is there. */
  async openSecondView(): Promise<this> {
    const details = this.find<HTMLDetailsElement>('details.second');
    if (!details.open) this.find('details.second > summary').click();
    await this.#until(() => details.querySelector('[name=command]') !== null);
    return this.settled();
  }

  /** Types a command. */
  async command(text: string): Promise<this> {
    await this.openSecondView();
    return this.enter('command', text);
  }

  /** What a screen reader was told last. */
  get spoken(): string {
    return plain(this.find('[role=status].spoken'));
  }

  /** What is asked. */
  get prompt(): string {
    return this.text('.prompt');
  }

  /** The answers that have a button just now. */
  get offers(): readonly string[] {
    return this.all('.offer').map((button) => button.dataset['key'] ?? '');
  }

  /** Presses the button of an answer. */
  async choose(key: string): Promise<this> {
    this.find(`.offer[data-key="${key}"]`).click();
    return this.settled();
  }

  /** What happened, line by line. */
  get lines(): readonly string[] {
    return this.all('.log li').map(plain);
  }

  /** Whose turn the banner says it is. */
  get whose(): string {
    return this.text('.banner .whose');
  }

  text(selector: string): string {
    return plain(this.find(selector));
  }
}

/** The text of an element with its white space tidied. */
export function plain(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Keeps what elements throw away: removed again by {@link unmountAll}. */
const mounted = new Set<Element>();

/** Puts an element into the page and waits for its first drawing. */
export async function mount<E extends LitElement>(
  tag: string,
  prepare: (element: E) => void = () => {},
): Promise<E> {
  const element = document.createElement(tag);
  if (!isLit<E>(element)) throw new Error(`<${tag}> is not defined.`);
  prepare(element);
  mounted.add(element);
  document.body.append(element);
  // What is far below the window waits for the reader to come there.
  element.scrollIntoView();
  await element.updateComplete;
  return element;
}

/** Puts a game with these attributes into the page; it begins at once unless they say otherwise. */
export function mountGame(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  setup?: object,
): Promise<LitElement> {
  return mount(tag, (fresh) => {
    for (const [name, value] of Object.entries({ start: 'now', ...attributes }))
      fresh.setAttribute(name, value);
    if (setup) Object.assign(fresh, { setup });
  });
}

export function unmountAll(): void {
  for (const element of mounted) element.remove();
  mounted.clear();
  // What elements remember over a reload is not for the test after.
  sessionStorage.clear();
}

function isLit<E extends LitElement>(element: Element): element is E {
  return 'updateComplete' in element;
}
