import { expect, test, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { INSTANT_PLAYBACK } from './instant-playback.ts';

test.use(INSTANT_PLAYBACK);

/*
 * One reader has the same saved game in two tabs. The one that is behind starts anew: the newer game of the
 * other tab is put aside, and not deleted.
 */

const GAMES = [
  { name: 'neuroshima-hex', query: '' },
  { name: 'reaction', query: '' },
  { name: 'deadzone', query: '' },
  { name: 'musg', query: '' },
  { name: 'musg', query: '&mode=campaign&games=3' },
] as const;

/** What is saved: the game or the newest page of the book, and what was put aside. */
async function saved(page: Page): Promise<{ game: string; earlier: readonly string[] }> {
  return page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('skirmish-'));
    const pages = keys
      .filter((key) => /:page-\d$/.test(key))
      .map((key) => localStorage.getItem(key) ?? '')
      .toSorted((a, b) => Number(a.split(' ')[2]) - Number(b.split(' ')[2]));
    const newest = pages.at(-1)?.replace(/^book .*\n/, '');
    const place = keys.find((key) => key.endsWith(']') && !key.includes(':page-'));
    const list = keys.find((key) => key.endsWith(':earlier'));
    const earlier: { record: string }[] = JSON.parse(localStorage.getItem(list ?? '') ?? '[]');
    return {
      game: newest ?? localStorage.getItem(place ?? '') ?? '',
      earlier: earlier.map(({ record }) => record),
    };
  });
}

/** Gives answers by the mouse until something new is saved. */
async function answer(page: Page): Promise<string> {
  const { game: before } = await saved(page);
  for (let tries = 0; tries < 12; tries++) {
    const offers = page.locator('.actions .offer:enabled');
    const cells = page.locator('[role=gridcell][data-hex="0,0"], [role=gridcell][data-hex="2,0"]');
    await expect(offers.or(cells).first()).toBeAttached();
    if ((await offers.count()) > 0) await offers.first().click();
    else await cells.nth(tries % 2).press('Enter');
    const { game } = await saved(page);
    if (game !== '' && game !== before) return game;
  }
  throw new Error('Nothing was saved.');
}

for (const { name, query } of GAMES)
  test(`${name}${query}: a tab that is behind deletes no newer game`, async ({ context }) => {
    const address = `${KIT}/e/${name}.html?lang=en&start=now&seats=human,human${query}`;
    const ahead = await context.newPage();
    await ahead.goto(address);
    await answer(ahead);
    const behind = await context.newPage();
    await behind.goto(address);
    await expect(behind.locator('[part=banner]')).toBeVisible();
    const newer = await answer(ahead);
    const { game, earlier } = await saved(behind);
    expect([game, earlier]).toEqual([newer, []]);
    await behind.locator('.menu summary').click();
    await behind.getByRole('button', { name: 'New game' }).click();
    await behind.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(async () => (await saved(behind)).earlier).toContain(newer);
    expect((await saved(behind)).earlier).toHaveLength(2);
  });
