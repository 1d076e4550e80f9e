import { expect, test, type Locator, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { monitorPage } from './page-monitor.ts';

const INSTANTS = ['Battle', 'Move', 'Quagmire', 'Undertow', 'Gust', 'Thorn'];

/** What the banner says before an army has placed its HQ. */
const placesHq = (army: string) => new RegExp(`${army}\\s*Place your HQ on a lit hex\\.`);

/** Plays on until an army has a unit to play, and plays it. */
async function playTurn(game: Locator, army: string): Promise<void> {
  const banner = game.locator('[part=banner]');
  const cell = (hex: string) => game.locator(`[role=gridcell][data-hex="${hex}"]`);
  await expect(banner).toHaveText(placesHq(army));
  await cell('0,0').press('Enter');
  await cell('0,0').press('ArrowUp');
  await cell('0,-1').press('Enter');
  const tiles = game.locator('[part=hand] button');
  for (let i = 0; i < 40; i++) {
    const said = await banner.innerText();
    const names = await tiles.allInnerTexts();
    const unit = names.findIndex((name) => !INSTANTS.includes(name.trim()));
    if (said.includes('Discard one of your')) await tiles.first().press('Enter');
    else if (said.includes('Keep')) await game.getByRole('button', { name: 'Keep' }).press('Enter');
    else if (said.includes(army) && unit >= 0) {
      const before = await tiles.count();
      await tiles.nth(unit).press('Enter');
      await cell('1,0').press('Enter');
      if ((await tiles.count()) === before) await cell('1,0').press('Enter');
      await expect(tiles).toHaveCount(before - 1);
      await game.getByRole('button', { name: 'End the turn' }).press('Enter');
      await expect(banner).not.toContainText(army);
      return;
    } else await game.getByRole('button', { name: 'End the turn' }).press('Enter');
    await expect(banner)
      .not.toHaveText(said, { timeout: 5_000 })
      .catch(() => undefined);
  }
  throw new Error(`${army} drew no unit.`);
}

for (const name of ['neuroshima-fan', 'neuroshima-fan-classic']) {
  test(`${name}.html plays a turn with each fan army under a strict policy`, async ({ page }) => {
    const { complaints, foreign } = monitorPage(page);
    await page.goto(`${BLOG}/${name}.html`);
    await playTurn(page.locator('#marsh'), 'Salt Marsh');
    await playTurn(page.locator('#orchard'), 'Clockwork Orchard');
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('musg-fan-classic.html plays a band from a URL with one classic script', async ({ page }) => {
  const { complaints, foreign } = monitorPage(page);
  await page.goto(`${BLOG}/musg-fan-classic.html`);
  const game = page.locator('skirmish-musg');
  await expect(game.locator('[part=sides]')).toContainText('Drovers');
  await game.locator('.actions .offer').first().click();
  await expect(game.locator('[part=log] li').first()).toBeVisible();
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('an army that fails to load is reported, and the others play', async ({ page }) => {
  await page.goto(`${BLOG}/neuroshima-fan-missing.html`);
  const game = page.locator('#broken');
  await expect(game.getByRole('alert')).toContainText('pack nobody.json');
  await expect(game.getByRole('alert')).toContainText('cannot be reached');
  await expect(game.locator('[part=banner]')).toHaveText(placesHq('Borgo'));
});

/** Goes to a part of a page until its game is there: what comes above may move it out of sight again. */
async function comeTo(page: Page, id: string): Promise<void> {
  await expect(async () => {
    await page.locator(id).scrollIntoViewIfNeeded();
    await expect(page.locator(`${id} [part~=header]`)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('the demo shows both fan armies live, the second with its module', async ({ page }) => {
  const { complaints } = monitorPage(page);
  await page.goto('/neuroshima-hex.html');
  const isReady = async (within: string, army: string) => {
    await expect(page.locator(`${within} [part=banner]`)).toContainText(
      'Place your HQ on a lit hex.',
    );
    await expect(page.locator(`${within} [part~=header]`)).toContainText(army);
  };
  await comeTo(page, '#companion');
  await isReady('#companion', 'Clockwork Orchard');
  await page.locator('#faction a.button').click();
  await isReady('skirmish-neuroshima-hex', 'Salt Marsh');
  expect(complaints).toEqual([]);
});

for (const [system, force] of [
  ['deadzone', 'Lamplighter'],
  ['musg', 'Low tide'],
  ['reaction', 'Ferry crew'],
] as const) {
  test(`the page of ${system} plays a force of ours from its file`, async ({ page }) => {
    const { complaints } = monitorPage(page);
    await page.goto(`/${system}.html`);
    // A force with code of its own plays where the page names that code.
    if (system === 'deadzone') await comeTo(page, '#faction');
    else await page.locator('#faction a.button').click();
    await expect(page.locator('[part~=header]')).toContainText(force);
    await expect(page.locator('[part=banner]')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the page for frames takes packs from its address, and never code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const query = 'pack=../armies/orchard.json&companion=../armies/orchard.js&armies=orchard,moloch';
  await page.goto(`/e/neuroshima-hex.html?${query}`);
  await expect(page.getByRole('alert')).toContainText('needs its companion module');
  expect(asked).toContain('/armies/orchard.json');
  expect(asked).not.toContain('/armies/orchard.js');
  await page.goto('/e/neuroshima-hex.html?pack=../armies/marsh.json&armies=marsh,moloch&start=now');
  await expect(page.locator('[part=banner]')).toHaveText(placesHq('Salt Marsh'));
});
