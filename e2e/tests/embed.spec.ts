import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { monitorPage } from './page-monitor.ts';

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
    const { complaints, foreign } = monitorPage(page);
    await page.goto(`${BLOG}/${name}.html`);
    await playSome(page);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('a unit in a sentence has its card, and only pages with one load it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${BLOG}/inline-unit.html`);
  await page.locator('skirmish-unit .word').click();
  await expect(page.locator('skirmish-unit .card')).toContainText('Survive');
  const fetched = () => asked.some((url) => /chunks\/define-unit-/.test(url));
  expect(fetched()).toBe(true);
  asked.length = 0;
  await page.goto(`${BLOG}/deadzone.html`);
  await expect(page.locator('skirmish-deadzone [part~=board]').first()).toBeVisible();
  expect(fetched()).toBe(false);
});

test('a rule opens from a chunk of its own', async ({ page }) => {
  await page.goto(`${BLOG}/one-tag.html`);
  await page.locator('skirmish-reaction [part=log] button').first().click();
  await expect(page.locator('skirmish-reaction [part=rule]')).toContainText('RX-TURN-01');
});

test('missing rule texts, bots, odds and second view are survived and said', async ({ page }) => {
  await page.route(
    /chunks\/(catalogue|bot|odds-of-action|reading|share-dialog|text-view)-/,
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(`${BLOG}/one-tag.html`);
  await page.locator('skirmish-reaction [part=log] button').first().click();
  await expect(page.locator('skirmish-reaction [part=rule]')).toContainText(/could not be loaded/i);
  await page.locator('skirmish-reaction details.menu > summary').click();
  await page.getByRole('button', { name: 'List, commands, keyboard' }).click();
  await expect(page.locator('skirmish-reaction details.second')).toContainText(
    /could not be loaded/i,
  );
  await playSome(page);
});

test('French comes from files of its own, and only to a page in French', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { complaints } = monitorPage(page);
  await page.goto(`${BLOG}/one-tag.html`);
  await playSome(page);
  expect(asked.filter((url) => url.includes('/locales/'))).toEqual([]);
  await page.goto(`${BLOG}/french.html`);
  await expect(page.locator('skirmish-reaction [part=banner]')).toContainText(/l’initiative/);
  await playSome(page);
  expect(asked.filter((url) => url.includes('/locales/fr-'))).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('the element speaks English without the file of its language, and says so', async ({
  page,
}) => {
  await page.route(/\/locales\/fr-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${BLOG}/french.html`);
  await playSome(page);
  await expect(page.locator('skirmish-reaction [role=note]')).toContainText('français');
});

test('two bundles and two elements share a page, each in its language', async ({ page }) => {
  const { complaints } = monitorPage(page);
  await page.goto(`${BLOG}/two-bundles.html`);
  await playSome(page, '#first');
  await expect(page.locator('#second [part=banner]')).toContainText(/initiative/i);
  await expect(page.locator('#second [part=sides]')).toBeVisible();
  await playSome(page, '#second');
  expect(complaints.filter((text) => !text.includes('TrustedTypePolicy'))).toEqual([]);
});

test('a locked frame plays: no storage, no same origin', async ({ page }) => {
  const { complaints } = monitorPage(page);
  await page.goto(`${BLOG}/sandbox.html`);
  await playSome(page.frameLocator('iframe'));
  expect(complaints).toEqual([]);
});
