import { expect, test, type Locator, type Page } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { INPUTS } from './real-input.ts';
import { answer, GAMES, moveOf, openPlayPage, startOf, type GameName } from './visitor.ts';

/*
 * What must never happen on a play page, in all games and five sizes of window; schemes and languages
 * change with the size, so that each game is seen in all of them.
 */

const WINDOWS = [
  { width: 320, height: 568, colorScheme: 'light', language: 'fr' },
  { width: 375, height: 812, colorScheme: 'dark', language: 'en' },
  { width: 1280, height: 800, colorScheme: 'light', language: 'en' },
  { width: 1440, height: 900, colorScheme: 'dark', language: 'fr' },
  { width: 1920, height: 1080, colorScheme: 'light', language: 'fr' },
] as const;

const [MOUSE, TOUCH] = INPUTS;

/** How often something is answered after Start. */
const ANSWERS = 3;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything that is wrong with what is shown, and where the parts are that never move. */
function look(game: Locator) {
  return game.evaluate((element) => {
    const root = element.shadowRoot;
    const faults: string[] = [];
    const place = (selector: string): Place => {
      const {
        left = -1,
        top = -1,
        right = -1,
        bottom = -1,
      } = root?.querySelector(selector)?.getBoundingClientRect() ?? {};
      const [x, y] = [Math.round(left), Math.round(top)];
      return { left: x, top: y, right: Math.round(right), bottom: Math.round(bottom) };
    };
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
    const parts = {
      banner: place('.banner'),
      board: place('.frame > .board'),
      bar: place('.main-bar'),
    };
    for (const [name, { left, top, right, bottom }] of Object.entries(parts))
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || bottom <= top)
        faults.push(`${name} is outside: ${left},${top}–${right},${bottom}`);
    const accents = [...(root?.querySelectorAll('button.now') ?? [])].filter(isSeen);
    if (accents.length > 1)
      faults.push(
        `${accents.length} accent buttons: ${accents.map((each) => each.textContent?.trim()).join()}`,
      );
    const log = root?.querySelector('.log')?.getBoundingClientRect().height ?? 0;
    if (log < 120) faults.push(`the log is ${Math.round(log)} px high`);
    for (const panel of root?.querySelectorAll('.panel, .about, .view-tools > *') ?? [])
      if (isSeen(panel) && !panel.textContent?.trim() && !panel.querySelector('svg'))
        faults.push(`${panel.className} is empty`);
    const cards = root?.querySelectorAll('[part=card]').length ?? 0;
    if (cards > 1) faults.push(`${cards} cards`);
    const games = [...document.querySelectorAll('*')].filter((each) =>
      each.shadowRoot?.querySelector('.frame.game'),
    );
    if (games.length !== 1) faults.push(`${games.length} running games`);
    return { faults, parts };
  });
}

/** Whether a place is where it was; the bar grows upwards only. */
function expectInPlace(
  now: Awaited<ReturnType<typeof look>>['parts'],
  before: typeof now,
  after: string,
): void {
  expect(now.banner, `the banner after ${after}`).toEqual(before.banner);
  expect(now.board, `the board after ${after}`).toEqual(before.board);
  const foot = ({ left, right, bottom }: Place) => ({ left, right, bottom });
  expect(foot(now.bar), `the bar after ${after}`).toEqual(foot(before.bar));
}

async function play(page: Page, name: GameName, language: string, isPhone: boolean): Promise<void> {
  const input = isPhone ? TOUCH : MOUSE;
  if (!input) throw new Error('There is no such input.');
  const game = await openPlayPage(page, name, language);
  await input.press(startOf(game));
  let move = await moveOf(game);
  const first = await look(game);
  expect(first.faults, 'after Start').toEqual([]);
  for (let given = 1; given <= ANSWERS; given++) {
    const before = move;
    await answer(game, name, input);
    await expect(game.locator('.way .at')).not.toHaveText(before);
    const { parts } = await look(game);
    expectInPlace(parts, first.parts, `answer ${given}, for either seat`);
    move = await moveOf(game);
    const now = await look(game);
    expect(now.faults, `after answer ${given}`).toEqual([]);
    expectInPlace(now.parts, first.parts, `answer ${given}`);
  }
}

for (const { width, height, colorScheme, language } of WINDOWS)
  test.describe(`at ${width} × ${height}, ${colorScheme}, ${language}`, () => {
    const isPhone = width < 720;
    test.use({
      viewport: { width, height },
      colorScheme,
      hasTouch: isPhone,
      isMobile: isPhone,
      ...INSTANT_PLAYBACK,
    });
    for (const name of GAMES) {
      test(`${name}: everything stays in the window and in its place`, async ({ page }) => {
        await play(page, name, language, isPhone);
      });

      test(`${name}: a tip is next to what it names`, async ({ page }) => {
        await page.goto(`/play/${name}.html?lang=${language}&guide=`);
        const game = page.locator(`skirmish-${name}`);
        await expect(game.locator('.tip')).toBeVisible();
        const { faults } = await look(game);
        expect(faults.filter((fault) => !fault.startsWith('the log'))).toEqual([]);
        const isOver = await game.evaluate((element) => {
          const [tip, ring] = ['.tip', '.guide-ring'].map((selector) =>
            element.shadowRoot?.querySelector(selector)?.getBoundingClientRect(),
          );
          if (!tip || !ring || ring.width === 0) return false;
          const across = Math.min(tip.right, ring.right) - Math.max(tip.left, ring.left);
          const down = Math.min(tip.bottom, ring.bottom) - Math.max(tip.top, ring.top);
          return across > 6 && down > 6;
        });
        expect(isOver).toBe(false);
      });
    }
  });
