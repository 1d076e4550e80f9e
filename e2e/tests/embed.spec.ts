import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { watch } from './watch.ts';

/** Answers the first offer a few times, as a reader would click. */
async function playSome(scope: Page | FrameLocator, element = 'skirmish-reaction'): Promise<void> {
  const offers = scope.locator(`${element} .offer:not([aria-disabled])`);
  const lines = scope.locator(`${element} [part=log] li`);
  await expect(offers.first()).toBeVisible();
  for (let clicks = 0; clicks < 4; clicks++) {
    const before = await lines.count();
    await offers.first().click();
    await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(before);
  }
  await expect(lines.first()).toContainText(/\w/);
}

for (const name of ['one-tag', 'classic']) {
  test(`${name}.html embeds with one script tag under a strict policy`, async ({ page }) => {
    const { complaints, foreign } = watch(page);
    await page.goto(`${BLOG}/${name}.html`);
    await playSome(page);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('a rule opens from the file beside the embed', async ({ page }) => {
  await page.goto(`${BLOG}/one-tag.html`);
  await page.locator('skirmish-reaction [part=log] button').first().click();
  await expect(page.locator('skirmish-reaction [part=rule]')).toContainText('RX-TURN-01');
});

test('missing rule texts and bots are survived and said', async ({ page }) => {
  await page.route(/embed\.(rules|bot)\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${BLOG}/one-tag.html`);
  await page.locator('skirmish-reaction [part=log] button').first().click();
  await expect(page.locator('skirmish-reaction [part=rule]')).toContainText(/could not be loaded/i);
  await playSome(page);
});

test('two bundles and two elements share a page, each in its language', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto(`${BLOG}/twice.html`);
  await playSome(page, '#first');
  await expect(page.locator('#second [part=actions]')).toContainText(/initiative/i);
  await expect(page.locator('#second .chips')).toBeVisible();
  await playSome(page, '#second');
  expect(complaints.filter((text) => !text.includes('TrustedTypePolicy'))).toEqual([]);
});

test('a locked frame plays: no storage, no same origin', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto(`${BLOG}/sandbox.html`);
  await playSome(page.frameLocator('iframe'));
  expect(complaints).toEqual([]);
});
