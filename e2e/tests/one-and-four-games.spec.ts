import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { openElsewhere } from './elsewhere.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * Pages on another origin, under a policy that allows one Trusted Types policy and no duplicates, load one
 * game or all four: from the folder that the site is published from, and from the packed packages.
 */

test.use(INSTANT_PLAYBACK);

const GAMES = ['neuroshima-hex', 'reaction', 'musg', 'deadzone'] as const;

const FOLDERS = {
  'the folder of the site': `${KIT}/kit`,
  'the packed package': `${KIT}/packed/embed`,
};

const script = (url: string) => `<script type="module" src="${url}"></script>`;
const tagOf = (name: string, attributes = 'start="now" seats="human,human" seed="6"') =>
  `<skirmish-${name} lang="en" ${attributes}><p>The text of the page</p></skirmish-${name}>`;

/** Where the game is in its replay: it moves with every answer. */
async function positionOf(game: Locator): Promise<string> {
  return (await game.locator('.way .at').textContent()) ?? '';
}

/** Answers the first question with what comes first, with the mouse or on the board. */
async function answer(game: Locator): Promise<void> {
  await game.scrollIntoViewIfNeeded();
  const offers = game.locator('.actions .offer:not([aria-disabled])');
  const cells = game.locator('[role=gridcell][data-hex="0,0"], [role=gridcell][data-hex="2,0"]');
  await expect(offers.or(cells).first()).toBeAttached({ timeout: 30_000 });
  const before = await positionOf(game);
  for (let tries = 0; tries < 6 && (await positionOf(game)) === before; tries++) {
    if ((await offers.count()) > 0) await offers.first().click();
    else await cells.nth(tries % 2).press('Enter');
  }
  await expect.poll(() => positionOf(game)).not.toBe(before);
}

/** Plays games of a page and says what its visitor would have noticed. */
async function play(page: Page, code: string, names: readonly string[]): Promise<void> {
  const { complaints, foreign } = monitorPage(page);
  await openElsewhere(page, code);
  for (const name of names) await answer(page.locator(`skirmish-${name}`));
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
}

for (const [from, folder] of Object.entries(FOLDERS)) {
  for (const name of GAMES)
    test(`${name} alone plays from ${from}`, async ({ page }) => {
      await play(page, script(`${folder}/${name}.js`) + tagOf(name), [name]);
    });

  test(`four games on a page play from ${from}, with one Lit`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const tags = GAMES.map((name) => tagOf(name)).join('');
    await play(page, script(`${folder}/skirmish.js`) + tags, GAMES);
    expect(asked.filter((url) => /\/chunks\/lit-/.test(url))).toHaveLength(1);
  });

  test(`four scripts of one game each share a page from ${from}`, async ({ page }) => {
    const code = GAMES.map((name) => script(`${folder}/${name}.js`) + tagOf(name)).join('');
    await play(page, code, GAMES);
  });
}

test('the embed.js of a packed game plays', async ({ page }) => {
  await play(page, script(`${KIT}/packed/reaction/embed.js`) + tagOf('reaction'), ['reaction']);
});

/** A game that commit 41574635 wrote, as saved text and as a link. */
function oldGameOf(name: string): { readonly record: string; readonly link: string } {
  const file = new URL(`../../packages/all/test/corpus/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).games[1];
}

for (const name of GAMES)
  test(`a saved game and a link of an older ${name} open`, async ({ page }) => {
    const { record, link } = oldGameOf(name);
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `skirmish-${name}:mine`,
      record,
    ] as const);
    const game = page.locator(`skirmish-${name}`);
    const kit = script(`${KIT}/kit/${name}.js`);
    await openElsewhere(page, kit + tagOf(name, 'start="now" save="mine"'));
    await expect(game.locator('.banner')).toBeVisible({ timeout: 30_000 });
    const saved = await positionOf(game);
    expect(saved).toMatch(/[1-9]/);
    const url = new URL(page.url());
    url.hash = `skirmish-${name}?mode=replay&record=${link}`;
    await page.goto(url.href);
    await page.reload();
    await expect(game.locator('.way .at')).toContainText(/\d/, { timeout: 30_000 });
    await expect(game.locator('[part=error]')).toHaveCount(0);
  });
