import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { monitorPage } from './page-monitor.ts';

/*
 * Tiles in a person's hand: dragged by mouse and by finger, turned by wheel, keys and button, while
 * the page around stays the page's. The first tile of this game is a Gauss Cannon, which shoots to
 * one side and so shows how it is turned.
 */

const TILE = 'gauss-cannon';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Both HQs are down, and Moloch has drawn its first tile. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${BLOG}/neuroshima-hand.html`);
  const banner = page.locator('#game [part=banner]');
  await expect(banner).toContainText(/Moloch\s+Place/);
  await hex(page, '0,0').press('Enter');
  await expect(banner).toContainText(/Borgo\s+Place/);
  await hex(page, '0,-1').press('Enter');
  await expect(handTile(page)).toBeVisible();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

function hex(page: Page, name: string) {
  return page.locator(`#game [role=gridcell][data-hex="${name}"]`);
}

function handTile(page: Page) {
  return page.locator(`#game [part=hand] [data-tile-id=${TILE}]`);
}

function ghost(page: Page) {
  return page.locator('#game .slot.ghost');
}

async function middle(page: Page, name: string): Promise<Place> {
  const box = await hex(page, name).boundingBox();
  if (!box) throw new Error(`There is no hex ${name}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function middleOfTile(page: Page): Promise<Place> {
  const box = await handTile(page).boundingBox();
  if (!box) throw new Error('The tile is not in the hand.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far the ghost is turned, in degrees. */
async function turned(page: Page): Promise<number> {
  const transform = await ghost(page).locator('.edges').getAttribute('transform');
  return Number(/rotate\((\d+)\)/.exec(transform ?? '')?.[1] ?? 0);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

async function placed(page: Page, name: string): Promise<void> {
  await expect(hex(page, name)).toHaveAccessibleName(/Gauss/);
  await expect(handTile(page)).toHaveCount(0);
}

test('a tile is dragged by mouse, turned by wheel, keys and button, and placed', async ({
  page,
}) => {
  const { complaints } = monitorPage(page);
  await begin(page);
  const [from, to] = [await middleOfTile(page), await middle(page, '1,0')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(ghost(page)).toHaveAttribute('data-hex', '1,0');
  await page.mouse.up();
  await expect(page.locator('#game .prompt')).toContainText('Gauss');
  const before = await scrolled(page);

  await page.mouse.wheel(0, 100);
  await expect.poll(() => turned(page)).toBe(60);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => turned(page)).toBe(0);
  expect(await scrolled(page)).toBe(before);

  await hex(page, '1,0').focus();
  await page.keyboard.press('e');
  await expect.poll(() => turned(page)).toBe(60);
  await page.keyboard.press('q');
  await expect.poll(() => turned(page)).toBe(0);
  await page.keyboard.press('r');
  await expect.poll(() => turned(page)).toBe(60);
  await page.keyboard.press('Shift+R');
  await expect.poll(() => turned(page)).toBe(0);

  await page.locator('#game').getByRole('button', { name: 'Turn right' }).click();
  await page.locator('#game').getByRole('button', { name: 'Turn right' }).click();
  await page.locator('#game').getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(() => turned(page)).toBe(60);
  await page.locator('#game').getByRole('button', { name: 'Place on' }).click();
  await placed(page, '1,0');
  const edges = page.locator('#game .tiles .slot[data-hex="1,0"] .edges');
  await expect(edges).toHaveAttribute('transform', 'rotate(60)');
  expect(complaints).toEqual([]);
});

test('a tile that is dropped on a unit is refused there and stays in the hand', async ({
  page,
}) => {
  await begin(page);
  const [from, to] = [await middleOfTile(page), await middle(page, '0,-1')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('#game [part=refusal]')).toContainText('There is a unit on c2 already');
  await expect(handTile(page)).toBeVisible();
});

test('a tile that is dropped beside the board is not played', async ({ page }) => {
  await begin(page);
  const from = await middleOfTile(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
  await expect(handTile(page)).toBeVisible();
});

test('the other buttons of a mouse drag nothing', async ({ page }) => {
  await begin(page);
  const [from, to] = [await middleOfTile(page), await middle(page, '1,0')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up({ button: 'right' });
  await expect(ghost(page)).toHaveCount(0);
  await expect(handTile(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the wheel over the board scrolls the page unless a tile is being turned', async ({
  page,
}) => {
  await begin(page);
  const [free, unit] = [await middle(page, '1,0'), await middle(page, '0,0')];
  await page.mouse.move(free.x, free.y);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrolled(page)).toBe(40);
  await page.mouse.wheel(0, -40);
  await expect.poll(() => scrolled(page)).toBe(0);

  await handTile(page).click();
  await page.mouse.move(free.x, free.y);
  await expect(ghost(page)).toHaveCount(1);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => turned(page)).toBe(60);
  expect(await scrolled(page)).toBe(0);

  await page.mouse.move(unit.x, unit.y);
  await expect(ghost(page)).toHaveCount(0);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrolled(page)).toBe(40);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 760 } });

  /** A finger goes down, along some places, and up again. */
  async function swipe(session: CDPSession, from: Place, to: Place, steps = 8): Promise<void> {
    const at = (i: number) => ({
      x: from.x + ((to.x - from.x) * i) / steps,
      y: from.y + ((to.y - from.y) * i) / steps,
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= steps; i++) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(i)] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** On a busy machine a tap may last so long that the browser takes it for a long press. */
  async function tapUntil(page: Page, name: string, done: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      if (!(await done())) await page.locator('#game').getByRole('button', { name }).tap();
      expect(await done()).toBe(true);
    }).toPass({ intervals: [500] });
  }

  /** The board and the hand are in the window together. */
  async function showBoth(page: Page): Promise<void> {
    await handTile(page).evaluate((tile) => tile.scrollIntoView({ block: 'end' }));
  }

  test('a tile is dragged, turned by button and placed, and the page keeps still', async ({
    page,
    context,
  }) => {
    const { complaints } = monitorPage(page);
    await begin(page);
    const session = await context.newCDPSession(page);
    await showBoth(page);
    const before = await scrolled(page);
    await swipe(session, await middleOfTile(page), await middle(page, '1,0'));
    await expect(ghost(page)).toHaveAttribute('data-hex', '1,0');
    expect(await scrolled(page)).toBe(before);
    await tapUntil(page, 'Turn right', async () => (await turned(page)) === 60);
    await tapUntil(page, 'Place on', async () => (await handTile(page).count()) === 0);
    await placed(page, '1,0');
    expect(complaints).toEqual([]);
  });

  test('a tile is tapped, then a hex, then the same hex', async ({ page }) => {
    await begin(page);
    await handTile(page).tap();
    await expect(handTile(page)).toHaveAttribute('aria-pressed', 'true');
    await hex(page, '-1,0').scrollIntoViewIfNeeded();
    for (let i = 0; i < 2; i++) {
      const { x, y } = await middle(page, '-1,0');
      await page.touchscreen.tap(x, y);
      if (i === 0) await expect(ghost(page)).toHaveAttribute('data-hex', '-1,0');
    }
    await placed(page, '-1,0');
  });

  for (const held of [false, true]) {
    test(`a swipe scrolls the page, ${held ? 'a tile in hand' : 'nothing in hand'}`, async ({
      page,
      context,
    }) => {
      await begin(page);
      const session = await context.newCDPSession(page);
      if (held) {
        await handTile(page).tap();
        await expect(handTile(page)).toHaveAttribute('aria-pressed', 'true');
      }
      await page.locator('#game [part=board]').evaluate((board) => {
        board.scrollIntoView({ block: 'center' });
      });
      const before = await scrolled(page);
      const from = await middle(page, '1,0');
      await swipe(session, from, { x: from.x, y: from.y - 180 });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
      await expect(ghost(page)).toHaveCount(0);
      await expect(handTile(page)).toHaveCount(1);
    });
  }
});
