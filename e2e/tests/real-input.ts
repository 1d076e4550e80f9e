import { expect, type Locator, type Page, type PlaywrightTestOptions } from '@playwright/test';

/** Uses a page with real input only: what is out of the window is scrolled to first. */
export interface Input {
  readonly name: 'mouse' | 'touch' | 'keys';
  readonly uses: Pick<PlaywrightTestOptions, 'hasTouch' | 'isMobile'>;
  press(target: Locator): Promise<void>;
}

/** Where a thing can be pointed at, or how far below the window's lower half it is. */
function find(target: Locator) {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const root = element.getRootNode();
    const over =
      root instanceof ShadowRoot || root instanceof Document
        ? root.elementFromPoint(at.x, at.y)
        : null;
    // The cells of a board let the pointer through to its picture.
    const isFree =
      over !== null &&
      (element.contains(over) || (over.closest('.board') ?? over) === element.closest('.board'));
    return { at, isFree, far: at.y - 0.8 * innerHeight };
  });
}

async function inWindow(
  target: Locator,
  scroll: (page: Page, by: number) => Promise<void>,
): Promise<{ readonly x: number; readonly y: number }> {
  await expect(target).toBeVisible();
  for (let tries = 0; tries < 10; tries++) {
    const { at, isFree, far } = await find(target);
    if (isFree) return at;
    await scroll(target.page(), far);
  }
  throw new Error(`${String(target)} cannot be pointed at.`);
}

const mouse: Input = {
  name: 'mouse',
  uses: { hasTouch: false, isMobile: false },
  press: async (target) => {
    const page = target.page();
    const { x, y } = await inWindow(target, async (_, by) => {
      await page.mouse.move(2, 2);
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(80);
    });
    await page.mouse.click(x, y);
  },
};

const touch: Input = {
  name: 'touch',
  uses: { hasTouch: true, isMobile: true },
  press: async (target) => {
    const page = target.page();
    const { x, y } = await inWindow(target, async (_, by) => {
      const session = await page.context().newCDPSession(page);
      const swipe = { x: 4, y: 400, yDistance: -by, speed: 4000 };
      await session.send('Input.synthesizeScrollGesture', swipe);
      await session.detach();
    });
    await page.touchscreen.tap(x, y);
  },
};

/** More presses of Tab than lie between any two things of a game. */
const MOST_TABS = 150;

/** Whether the focus is on a thing, or on which side of it. */
function wayTo(target: Locator): Promise<'here' | 'on' | 'back'> {
  return target.evaluate((element) => {
    const root = element.getRootNode();
    const held = root instanceof ShadowRoot ? root.activeElement : null;
    if (held === element) return 'here';
    const isBefore =
      held && held.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? 'back' : 'on';
  });
}

/** Goes to a thing with Tab and Shift+Tab. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const way = await wayTo(target);
    if (way === 'here') return;
    await target.page().keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`No key leads to ${String(target)}.`);
}

const keys: Input = {
  name: 'keys',
  uses: { hasTouch: false, isMobile: false },
  press: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
};

export const INPUTS: readonly Input[] = [mouse, touch, keys];

/** What of a game is outside the window that ought to be in it. */
function outside(game: Locator): Promise<readonly string[]> {
  return game.evaluate((element) => {
    const box = (selector: string) => {
      const {
        top = -1,
        bottom = -1,
        left = -1,
        right = -1,
      } = element.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? {};
      const [from, to] = [Math.round(left), Math.round(right)];
      return { selector, top: Math.round(top), bottom: Math.round(bottom), left: from, right: to };
    };
    const [banner, board, bar] = [box('.banner'), box('.frame > .board'), box('.main-bar')];
    const found = [banner, board, bar]
      .filter(
        ({ top, bottom, left, right }) =>
          top < 0 || bottom > innerHeight || bottom <= top || left < 0 || right > innerWidth,
      )
      .map(({ selector, top, bottom }) => `${selector} ${top}–${bottom} of ${innerHeight}`);
    const covers = [banner, bar].filter(
      ({ top, bottom, left, right }) =>
        bottom > board.top + 1 &&
        top < board.bottom - 1 &&
        right > board.left + 1 &&
        left < board.right - 1,
    );
    return [...found, ...covers.map(({ selector }) => `${selector} covers the board`)];
  });
}

/** Turn banner, board and bar are inside the window, whatever has been pressed. */
export async function expectInWindow(game: Locator, after: string): Promise<void> {
  await expect.poll(() => outside(game), { message: `after ${after}` }).toEqual([]);
}

/** The focus is on the board or in it. */
export async function expectFocusOnBoard(game: Locator): Promise<void> {
  const focused = () =>
    game.evaluate((element) => {
      const held = element.shadowRoot?.activeElement;
      return held?.closest('.board')
        ? 'board'
        : (held?.className ?? document.activeElement?.localName);
    });
  await expect.poll(focused).toBe('board');
}
