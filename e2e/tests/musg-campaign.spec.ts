import { expect, test, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { watch } from './watch.ts';

/*
 * A campaign of three games under a strict policy, played by bots at once; the page is left and opened
 * again in the middle of a battle. Then the book as a file, and a file that is none.
 */

const campaign = (page: Page) => page.locator('skirmish-musg-campaign');

/** Lets bots answer without a pause. */
async function atOnce(page: Page): Promise<void> {
  await campaign(page).evaluate((element) => Reflect.set(element, 'pace', 0));
}

async function open(page: Page, address = `${BLOG}/musg-campaign.html`): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.frame:not(.waiting)').first()).toBeVisible();
  await atOnce(page);
}

test('a campaign of three games goes on where it was left, and ends', async ({ page }) => {
  test.setTimeout(240_000);
  const { complaints, foreign } = watch(page);
  await open(page);
  await expect(page.locator('.caption')).toContainText(/Game 1 of 3 · Turn [23]/, {
    timeout: 60_000,
  });
  await page.reload();
  await expect(page.locator('.caption')).toContainText(/Game 1 of 3 · Turn \d/);
  await atOnce(page);
  await expect(page.locator('.caption')).toContainText('Game 2 of 3', { timeout: 90_000 });
  await page.reload();
  await expect(page.locator('.caption')).toContainText(/Game [23] of 3/);
  await atOnce(page);
  await expect(page.locator('.frame.ended')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.band')).toHaveCount(2);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the book is saved as a file and opened again; a file that is none changes nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${BLOG}/musg-campaign.html`);
  const element = page.locator('skirmish-musg');
  await element.evaluate((each) => {
    each.setAttribute('save', 'other');
    each.setAttribute('seats', 'human,human');
  });
  await expect(page.getByRole('button', { name: 'Play the next battle' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saving).path();
  await page.getByRole('button', { name: 'Play the next battle' }).click();
  await expect(page.locator('.board svg.table')).toBeVisible();
  await page.reload();
  await element.evaluate((each) => {
    each.setAttribute('save', 'third');
    each.setAttribute('seats', 'human,human');
  });
  await expect(page.locator('input[name=book]')).toBeAttached();
  await page.locator('input[name=book]').setInputFiles({
    name: 'book.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('skirmish 1\nsystem: musg-campaign 1\nsetup: {"games":99}\n'),
  });
  await expect(page.locator('.book-file .problem')).toContainText('/games');
  await page.locator('input[name=book]').setInputFiles(path);
  await expect(page.locator('.book-file .problem')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play the next battle' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(375);
});
