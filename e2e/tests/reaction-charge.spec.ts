import { expect, test, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { monitorPage } from './page-monitor.ts';

/*
 * Close combat, from the first look at an enemy to his fall: with a mouse, with a finger on a phone and
 * with the keyboard alone. B2 stands twelve centimetres from a hero on the first table, ten from a
 * drone on the second; the seeds let B2 win the first round.
 */

const TABLES = [
  { table: 'hero', foe: 'a6', name: 'A6' },
  { table: 'machine', foe: 'a5', name: 'A5' },
] as const;

type Table = (typeof TABLES)[number];

function at(page: Page, { table }: Table, selector: string) {
  return page.locator(`#${table} ${selector}`);
}

async function middle(page: Page, table: Table, figure: string) {
  const token = at(page, table, `[data-figure=${figure}]`);
  await token.scrollIntoViewIfNeeded();
  const box = await token.boundingBox();
  if (!box) throw new Error(`${figure} is not on the table.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function open(page: Page, table: Table): Promise<void> {
  await page.goto(`${BLOG}/reaction-charge.html`);
  await expect(at(page, table, '.prompt')).toContainText('B2');
  await at(page, table, '[part=board]').evaluate((board) => board.scrollIntoView());
}

function charge(page: Page, table: Table) {
  return at(page, table, '.target .offer').filter({ hasText: 'Charge' });
}

async function isWon(page: Page, table: Table): Promise<void> {
  await expect(at(page, table, '.log')).toContainText(`${table.name} is out of action`);
  await expect(at(page, table, `.board [data-figure=${table.foe}]`)).toHaveClass(/out/);
}

for (const table of TABLES) {
  test(`${table.table}: charged and beaten with the mouse`, async ({ page }) => {
    const { complaints } = monitorPage(page);
    await open(page, table);
    const { x, y } = await middle(page, table, table.foe);
    await page.mouse.click(x, y);
    await expect(charge(page, table)).toContainText(/cm, \d AP, then fight 1 AP/);
    await expect(at(page, table, '.log')).not.toContainText('fires');
    await charge(page, table).hover();
    await expect(at(page, table, '.overlay .contact')).toHaveCount(1);
    await expect(charge(page, table).locator('.chance')).toContainText('%');
    await charge(page, table).click();
    await isWon(page, table);
    expect(complaints).toEqual([]);
  });

  test(`${table.table}: charged and beaten with the keyboard`, async ({ page }) => {
    await open(page, table);
    await at(page, table, '.actions button').first().focus();
    await page.keyboard.press('?');
    const list = at(page, table, '#things');
    await expect(list).toBeVisible();
    await list.focus();
    await page.keyboard.press('End');
    const chosen = at(page, table, '#things [aria-selected], #things [role=option]');
    await expect(chosen.first()).toBeVisible();
    for (let i = 0; i < 12; i++) {
      const logged = await at(page, table, '[role=status].spoken').textContent();
      if (logged?.startsWith(table.name)) break;
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Enter');
    await expect(at(page, table, '.target .offer').first()).toBeFocused();
    for (let i = 0; i < 8; i++) {
      if (await charge(page, table).evaluate((row) => row.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await expect(charge(page, table)).toBeFocused();
    await page.keyboard.press('Enter');
    await isWon(page, table);
  });
}

test.describe('with a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } });

  for (const table of TABLES) {
    test(`${table.table}: chosen, read, confirmed and beaten`, async ({ page }) => {
      await open(page, table);
      const { x, y } = await middle(page, table, table.foe);
      await page.touchscreen.tap(x, y);
      await expect(charge(page, table)).toBeVisible();
      const box = await charge(page, table).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await charge(page, table).tap();
      await expect(at(page, table, '.act-row.looked')).toContainText('Charge');
      await expect(at(page, table, '.overlay .contact')).toHaveCount(1);
      await expect(at(page, table, '.log')).not.toContainText('moves');
      await at(page, table, '.confirm').tap();
      await isWon(page, table);
    });
  }

  test('dragged beside an enemy, a figure snaps into contact, and the page keeps still', async ({
    page,
    context,
  }) => {
    const [table] = TABLES;
    await open(page, table);
    const session = await context.newCDPSession(page);
    const from = await middle(page, table, 'b2');
    const foe = await middle(page, table, 'a6');
    const before = await page.evaluate(() => scrollY);
    const to = { x: foe.x + 24, y: foe.y };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= 8; i++) {
      const x = from.x + ((to.x - from.x) * i) / 8;
      const y = from.y + ((to.y - from.y) * i) / 8;
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y }],
      });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(at(page, table, '.overlay .contact')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const label = /Move here|Charge/;
    await page.locator('#hero').getByRole('button', { name: label }).last().tap();
    await expect(at(page, table, '.log')).toContainText('moves');
  });
});
