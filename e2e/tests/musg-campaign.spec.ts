import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { openQuestion, type OpenQuestion } from './open-question.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

test.use(INSTANT_PLAYBACK);

/*
 * Campaigns of three games under a strict policy: with a mouse, with a finger on a phone and with the
 * keyboard alone, and with the page loaded anew in the middle of every battle. Then the book as a file, and a
 * file that is none.
 */

/** Bands of three: battles are as long as there are people in them. */
const { bands: BANDS } = JSON.parse(
  readFileSync(new URL('../pages/pasture.json', import.meta.url), 'utf8'),
);

/** More answers than any of these campaigns takes. */
const MOST = 600;

/** Presses something in the manner of a device. */
type Hand = (thing: Locator) => Promise<void>;

const mouse: Hand = (thing) => thing.click();
const finger: Hand = (thing) => thing.tap();
const keyboard: Hand = (thing) => thing.press('Enter');

const button = (page: Page, key: string) => page.locator(`.actions .offer[data-key${key}]`).first();
const caption = (page: Page) => page.locator('.way .at');

/** A campaign with these seats, kept under this name; bots answer without a pause. */
async function open(page: Page, save: string, seats: string): Promise<void> {
  await page.locator('skirmish-musg').evaluate(
    (element, given) => {
      Reflect.set(element, 'setup', given.setup);
      element.setAttribute('save', given.save);
      element.setAttribute('seats', given.seats);
    },
    { save, seats, setup: { bands: BANDS, games: 3 } },
  );
  await page
    .locator('skirmish-musg-campaign')
    .evaluate((element) => Reflect.set(element, 'pace', 0));
  await expect(page.locator('.actions .offer, .frame.ended').first()).toBeVisible();
}

/** What is pressed: whatever ends something; in the first turn of the first game somebody acts. */
function next(page: Page, { keys }: OpenQuestion, acts: boolean): Locator {
  const wanted = ['begin', 'rest', ...(acts ? ['activate:', 'walk:'] : []), 'done'];
  for (const part of wanted) {
    const key = keys.find((each) => each.startsWith(part));
    if (key !== undefined) return button(page, `="${key}"`);
  }
  return page.locator('.actions .offer[data-key]').first();
}

/** Plays three games, and leaves the page once in the middle of every battle. */
async function playThrough(page: Page, hand: Hand, save: string, seats: string): Promise<void> {
  let left = 0;
  for (let answers = 0; answers < MOST; answers++) {
    const now = await openQuestion(page);
    if (now.ended) break;
    const [, game = '', turn = ''] = /Game (\d) of 3 · Turn (\d+)/.exec(now.caption) ?? [];
    if (Number(game) > left && Number(turn) >= 2) {
      left = Number(game);
      await page.reload();
      await open(page, save, seats);
      await expect(caption(page)).toContainText(`Game ${game} of 3 · Turn`);
      continue;
    }
    await hand(next(page, now, game === '1' && turn === '1'));
  }
  await expect(page.locator('.frame.ended')).toBeVisible();
  expect(left).toBe(3);
  await expect(page.locator('.band')).toHaveCount(2);
}

test('a campaign by mouse survives a reload in the middle of every battle', async ({ page }) => {
  test.setTimeout(240_000);
  const { complaints, foreign } = monitorPage(page);
  await page.goto(`${BLOG}/musg-campaign.html`);
  await open(page, 'mouse', 'human,bot');
  await playThrough(page, mouse, 'mouse', 'human,bot');
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a campaign by keyboard survives a reload in the middle of every battle', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${BLOG}/musg-campaign.html`);
  await open(page, 'keyboard', 'human,human');
  await playThrough(page, keyboard, 'keyboard', 'human,human');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a campaign by touch survives reloads, and has a sequel', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${BLOG}/musg-campaign.html`);
    await open(page, 'finger', 'human,human');
    await playThrough(page, finger, 'finger', 'human,human');
    // Two who only rest have everybody left for a sequel.
    await finger(page.getByRole('button', { name: 'Go on with a sequel' }));
    await expect(caption(page)).toContainText('Game 1 of 3');
    await finger(button(page, '="begin"'));
    await expect(page.locator('.board svg.table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      375,
    );
  });
});

test('the book is saved as a file and opened again; a wrong file changes nothing', async ({
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
