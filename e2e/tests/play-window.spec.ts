import { expect, test, type Locator, type Page } from '@playwright/test';
import { GAMES as CLICKED } from '../bench/clicks/games.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { INPUTS } from './real-input.ts';
import { answer, GAMES, moveOf, openPlayPage, startOf } from './visitor.ts';
import { lookAt, type Look, type Parts } from './window-look.ts';

/*
 * What must never happen on a play page, in all games. Each page is loaded once: windows, colour schemes
 * and languages change inside it after every step.
 */

interface Size {
  readonly width: number;
  readonly height: number;
}

const PHONES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
];
const SCREENS: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const DRESSES = [
  ['light', 'en'],
  ['dark', 'fr'],
  ['light', 'fr'],
  ['dark', 'en'],
] as const;

const [MOUSE, TOUCH] = INPUTS;
if (!MOUSE || !TOUCH) throw new Error('An input is missing.');

/** How often something is answered after Start. */
const ANSWERS = 3;

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    document.documentElement.lang = lang;
    for (const each of document.querySelectorAll<HTMLElement>('[lang]'))
      if (each.shadowRoot) each.lang = lang;
  }, language);
}

/** Looks at a page in every window, and compares where its parts are with where they were before. */
class Watcher {
  readonly #page: Page;
  readonly #game: Locator;
  readonly #sizes: readonly Size[];
  readonly #home = new Map<Size, Parts>();
  #turn = 0;

  constructor(game: Locator, sizes: readonly Size[]) {
    this.#page = game.page();
    this.#game = game;
    this.#sizes = sizes;
  }

  /** In every window; after four steps each window was seen in all schemes and languages. */
  async look(after: string, except = /^$/): Promise<void> {
    const [first] = this.#sizes;
    const turn = this.#turn++;
    const before = await lookAt(this.#game);
    for (const [i, size] of this.#sizes.entries()) {
      const [colorScheme, language] = DRESSES[(turn + i) % DRESSES.length] ?? DRESSES[0];
      await this.#page.setViewportSize(size);
      await this.#page.emulateMedia({ colorScheme });
      await speak(this.#page, language);
      const faults = async () => (await this.#faults(size)).filter((fault) => !except.test(fault));
      await expect
        .poll(faults, {
          message: `after ${after}, ${size.width} × ${size.height}, ${colorScheme}, ${language}`,
          timeout: 5000,
        })
        .toEqual([]);
    }
    if (!first) return;
    await this.#page.setViewportSize(first);
    await speak(this.#page, 'en');
    // Nothing has slid meanwhile, when all that comes later has come.
    const { buttons } = await lookAt(this.#game);
    for (const [name, at] of before.buttons)
      if (turn > 0) expect(buttons.get(name) ?? at, `“${name}” after ${after}`).toEqual(at);
  }

  async #faults(size: Size): Promise<readonly string[]> {
    const { faults, parts }: Look = await lookAt(this.#game);
    const home = this.#home.get(size);
    if (!home) {
      if (faults.length === 0) this.#home.set(size, parts);
      return faults;
    }
    const moved = Object.entries(parts).filter(([name, at]) => home[name] !== at);
    return [...faults, ...moved.map(([name, at]) => `${name} is at ${at}, was at ${home[name]}`)];
  }
}

test.describe('with a mouse', () => {
  test.use({ viewport: SCREENS[0] ?? null, ...INSTANT_PLAYBACK });

  for (const { system, attributes, clicks } of CLICKED)
    test(`${system}: everything stays in the window and in its place`, async ({ page }) => {
      const query = new URLSearchParams({
        ...attributes,
        lang: 'en',
        seats: 'human,human',
        start: 'now',
      });
      await page.goto(`/play/${system}.html?${query.toString()}`);
      const game = page.locator(`skirmish-${system}`);
      await expect(game.locator('.banner.you')).toBeVisible();
      const watcher = new Watcher(game, [...SCREENS, ...PHONES]);
      await watcher.look('Start');
      for (const { name, at, until } of clicks) {
        await MOUSE.press(game.locator(at).first());
        if (until) await expect(game.locator(until).first()).toBeVisible();
        await watcher.look(name);
      }
    });

  for (const name of GAMES) {
    test(`${name}: a tip is next to what it names`, async ({ page }) => {
      await page.goto(`/play/${name}.html?lang=en&guide=`);
      const game = page.locator(`skirmish-${name}`);
      await expect(game.locator('.tip')).toBeVisible();
      await new Watcher(game, [...SCREENS, ...PHONES]).look('the lesson has begun', /^the log/);
    });
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONES[1] ?? null, ...TOUCH.uses, ...INSTANT_PLAYBACK });

  for (const name of GAMES)
    test(`${name}: everything stays in the window and in its place`, async ({ page }) => {
      const game = await openPlayPage(page, name);
      await TOUCH.press(startOf(game));
      let move = await moveOf(game);
      const watcher = new Watcher(game, PHONES.toReversed());
      await watcher.look('Start');
      for (let given = 1; given <= ANSWERS; given++) {
        const before = move;
        await answer(game, name, TOUCH);
        await expect(game.locator('.way .at')).not.toHaveText(before);
        move = await moveOf(game);
        await watcher.look(`answer ${given}`);
      }
    });
});

// Films wait for a press at each picture, so that nothing moves while it is looked at.
test.describe('with films', () => {
  test.use({ viewport: SCREENS[0] ?? null });

  for (const name of GAMES)
    test(`${name}: a film changes no place and has one main button`, async ({ page }) => {
      await page.addInitScript((tag) => {
        localStorage.setItem(`${tag}:start`, '{"watching":{"moves":"at-once","films":"step"}}');
      }, `skirmish-${name}`);
      await page.goto(`/play/${name}.html?lang=en`);
      const game = page.locator(`skirmish-${name}`);
      await MOUSE.press(startOf(game));
      await expect(game.locator('.banner')).toBeVisible();
      await playUntilFilm(game);
      await new Watcher(game, [...SCREENS, ...PHONES]).look('a film has begun');
    });
});

/** Answers until there is something to be watched; what is answered does not matter. */
async function playUntilFilm(game: Locator): Promise<void> {
  const found = await game.evaluate(async (element) => {
    const isShown = () => element.shadowRoot?.querySelector('.film-bar') !== null;
    const give: unknown = Reflect.get(element, 'answer');
    if (typeof give !== 'function') throw new Error('The element takes no answers.');
    const exciting = ['battle', 'shoot', 'fire'];
    for (let tries = 0; tries < 600 && !isShown(); tries++) {
      const choice: { options: readonly { key: string }[] } | undefined = Reflect.get(
        element,
        'choice',
      );
      const keys = choice?.options.map(({ key }) => key) ?? [];
      const key =
        keys.find((each) => exciting.some((word) => each.includes(word))) ??
        keys[tries % keys.length];
      if (key !== undefined) Reflect.apply(give, element, [key]);
      await new Promise((go) => setTimeout(go, 40));
    }
    return isShown();
  });
  expect(found).toBe(true);
}
