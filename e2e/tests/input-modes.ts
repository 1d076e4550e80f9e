import { expect, type Locator, type PlaywrightTestOptions } from '@playwright/test';

/** How somebody uses a page: with a mouse, with a finger on a phone, or with the keyboard alone. */
export interface InputMode {
  readonly name: 'mouse' | 'finger' | 'keyboard';
  readonly uses: Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'>;
  press(target: Locator): Promise<void>;
  /** Presses a place of a board, which lies under its pictures. */
  point(target: Locator): Promise<void>;
  /** Reads the card of a thing, without doing anything to it. */
  read(target: Locator): Promise<void>;
  /** Picks from a list that is folded away. */
  pick(list: Locator, option: string): Promise<void>;
}

const WIDE = { viewport: { width: 1280, height: 1000 }, hasTouch: false, isMobile: false };
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

async function choose(list: Locator, option: string): Promise<void> {
  await list.selectOption(option);
}

function card(target: Locator): Locator {
  return target.page().locator('[part=card]');
}

const mouse: InputMode = {
  name: 'mouse',
  uses: WIDE,
  press: (target) => target.click(),
  point: (target) => target.click({ force: true }),
  read: async (target) => {
    await target.hover({ force: true });
    await expect(card(target)).toBeVisible();
  },
  pick: choose,
};

/** A finger that rests on a thing until its card is open. */
async function rest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to rest a finger on.');
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(card(target)).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const finger: InputMode = {
  name: 'finger',
  uses: PHONE,
  press: (target) => target.tap(),
  point: (target) => target.tap({ force: true }),
  read: rest,
  pick: choose,
};

async function enter(target: Locator): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.page().keyboard.press('Enter');
}

const keyboard: InputMode = {
  name: 'keyboard',
  uses: WIDE,
  press: enter,
  point: enter,
  read: async (target) => {
    await target.focus();
    await expect(card(target)).toBeVisible();
  },
  pick: async (list, option) => {
    await list.focus();
    await list.page().keyboard.type(option);
    await expect(list).toHaveValue(option);
  },
};

export const INPUT_MODES: readonly InputMode[] = [mouse, finger, keyboard];
