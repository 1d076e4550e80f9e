import type { LitElement } from 'lit';
import { RENAMED_ATTRIBUTES } from '../element-definition.ts';
import { watchListeners } from './count-listeners.ts';
import { mount, unmountAll } from './harness.ts';

/** One test of an element. */
export interface ElementCheck {
  readonly title: string;
  /** Rejects with an error that says what is wrong. */
  run(): Promise<void>;
}

/** The class of an element, as `define` registers it. */
export interface ElementClass {
  new (): LitElement;
  readonly observedAttributes: string[];
  readonly elementProperties: ReadonlyMap<PropertyKey, { readonly state?: boolean }>;
}

/** The input of the tests of an element. */
export interface ElementFixtures {
  /** A value for every attribute and property that a page can set, the default for none of them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Attributes of each element that is mounted in turn: one set per mode. */
  readonly mounts: readonly Readonly<Record<string, string>>[];
  /** How often an element is mounted at least. By default twice each. */
  readonly times?: number;
}

/** The values that frameworks pass for a missing value. */
const NOTHING = [undefined, null, ''] as const;

/** In milliseconds: a first game loads all its files. */
const PATIENCE = 20_000;

/**
 * The tests that every element has to pass, in a browser: an attribute that is removed, or a property
 * without a value, gives the default, no promise is rejected, and no listener is left when an element goes.
 *
 * @example
 * ```ts
 * function testElement(element: ElementClass) {
 *   const fixtures = { values: { seed: '7' }, mounts: [{ mode: 'play' }] };
 *   for (const { title, run } of describeElement('skirmish-ford', element, fixtures)) test(title, run);
 * }
 * ```
 */
export function describeElement(
  tag: string,
  element: ElementClass,
  { values, mounts, times = 2 * mounts.length }: ElementFixtures,
): readonly ElementCheck[] {
  const attributes = element.observedAttributes;
  const valueOf = (name: string) => values[RENAMED_ATTRIBUTES.get(name) ?? name];
  const settable = [...element.elementProperties]
    .filter(([, { state }]) => !state)
    .map(([name]) => String(name));
  return [
    {
      title: 'every attribute and property of the element has a value to try',
      run: async () => {
        const untried = [...settable, ...attributes].filter(
          (name) => !((RENAMED_ATTRIBUTES.get(name) ?? name) in values),
        );
        const unknown = Object.keys(values).filter((name) => !settable.includes(name));
        expectNothing([...untried, ...unknown]);
      },
    },
    ...attributes.map((name) => ({
      title: `${name} removed again gives the default`,
      run: () => whileNothingIsRejected(() => removeAgain(tag, name, String(valueOf(name)))),
    })),
    ...[...RENAMED_ATTRIBUTES]
      .filter(([, before]) => attributes.includes(before))
      .map(([name, before]) => ({
        title: `${name} sets the same property as ${before}`,
        run: async () =>
          expectNothing(differences(new element(), name, before, String(valueOf(name)))),
      })),
    ...settable.flatMap((name) =>
      NOTHING.map((nothing) => ({
        title: `${name} set to ${JSON.stringify(nothing)} gives the default`,
        run: () => whileNothingIsRejected(() => setToNothing(tag, name, values[name], nothing)),
      })),
    ),
    {
      title: `W6 after ${times} mounts, moves and removals no listener is left`,
      run: () => mountAgainAndAgain(tag, mounts, times),
    },
  ];
}

/** Which of two names of an attribute does not set the property to a value. */
function differences(
  element: LitElement,
  name: string,
  before: string,
  value: string,
): readonly string[] {
  return [name, before].filter((each) => {
    element.setAttribute(each, value);
    const found: unknown = Reflect.get(element, before);
    element.removeAttribute(each);
    return String(found) !== value || Reflect.get(element, before) !== null;
  });
}

/** Removes an attribute at once, a moment later, and when a game is shown. */
async function removeAgain(tag: string, name: string, value: string): Promise<void> {
  for (const wait of [0, 5, 'game'] as const) {
    const element = await mount(tag, (made) => made.setAttribute(name, value));
    if (wait === 'game') await shown(element);
    else await pause(wait);
    element.removeAttribute(name);
    await expectGame(element);
    unmountAll();
  }
}

async function setToNothing(tag: string, name: string, value: unknown, nothing: unknown) {
  const element = await mount(tag, (made) => Object.assign(made, { [name]: nothing }));
  await expectGame(element);
  Object.assign(element, { [name]: value });
  await element.updateComplete;
  Object.assign(element, { [name]: nothing });
  await element.updateComplete;
  await expectGame(element);
  unmountAll();
}

async function mountAgainAndAgain(
  tag: string,
  mounts: ElementFixtures['mounts'],
  times: number,
): Promise<void> {
  const open = (attributes: Readonly<Record<string, string>> = {}) =>
    mount(tag, (made) => {
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    });
  // Code that is loaded once and listens for all elements is loaded here.
  for (const attributes of mounts) await shown(await open(attributes));
  unmountAll();
  const watch = watchListeners();
  try {
    for (let i = 0; i < times; i++) {
      const element = await open(mounts[i % mounts.length]);
      await shown(element);
      if (i % 2) {
        const elsewhere = document.createElement('section');
        document.body.append(elsewhere);
        elsewhere.append(element);
        await element.updateComplete;
        elsewhere.remove();
      }
      unmountAll();
    }
    await pause(50);
    expectNothing(watch.left());
  } finally {
    watch.stop();
  }
}

/** Waits until the element shows a game, a start panel, a page or an error. */
function shown(element: LitElement): Promise<boolean> {
  return until(element, '.prompt, .start, [part]:not(.waiting)');
}

async function expectGame(element: LitElement): Promise<void> {
  if (!(await until(element, '.prompt, .start, [part=error]')))
    throw new Error('There is neither a question nor a start panel.');
  const error = element.renderRoot.querySelector('[part=error]')?.textContent?.trim();
  expectNothing(error === undefined ? [] : [error]);
}

async function until(element: LitElement, selector: string): Promise<boolean> {
  const isThere = () => element.renderRoot.querySelector(selector) !== null;
  for (const start = performance.now(); !isThere() && performance.now() - start < PATIENCE;) {
    await element.updateComplete;
    await pause(10);
  }
  return isThere();
}

async function whileNothingIsRejected(run: () => Promise<void>): Promise<void> {
  const rejected: string[] = [];
  const note = ({ reason }: PromiseRejectionEvent) => void rejected.push(String(reason));
  addEventListener('unhandledrejection', note);
  try {
    await run();
    await pause(20);
    expectNothing(rejected);
  } finally {
    removeEventListener('unhandledrejection', note);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function expectNothing(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
