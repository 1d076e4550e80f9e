import { expect, test, type Locator } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { INSTANT_PLAYBACK } from './instant-playback.ts';

test.use(INSTANT_PLAYBACK);

/** Places the first HQ; the bot answers with its own and goes on after the first turn. */
async function playAgainstBot(game: Locator, army = 'Borgo'): Promise<void> {
  const banner = game.locator('[part=banner]');
  await expect(banner).toContainText('Place your HQ');
  await game.locator('[role=gridcell][data-hex="0,0"]').press('Enter');
  await expect(game.locator('[part=log]')).toContainText(`HQ ${army}`);
  await expect(banner).toContainText('Your turn');
  const keep = game.getByRole('button', { name: 'Keep' });
  const end = game.getByRole('button', { name: 'End the turn' });
  await expect(keep.or(end)).toBeVisible();
  if (await keep.isVisible()) await keep.press('Enter');
  await end.press('Enter');
  await expect(game.locator('[part=log]')).toContainText(`${army} draws`);
  await expect(banner).toContainText('Your turn', { timeout: 30_000 });
}

for (const name of ['neuroshima-bot', 'neuroshima-bot-classic']) {
  test(`no-csp/${name}.html: the bot runs in a worker though its script is cross-origin`, async ({
    page,
  }) => {
    await page.goto(`${BLOG}/no-csp/${name}.html`);
    await playAgainstBot(page.locator('skirmish-neuroshima-hex'));
    expect(page.workers()).toHaveLength(1);
    await page.evaluate(() => document.querySelector('skirmish-neuroshima-hex')?.remove());
    await expect.poll(() => page.workers().length).toBe(0);
  });

  test(`${name}.html: a policy without workers, and the bot plays on the page`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${BLOG}/${name}.html`);
    await playAgainstBot(page.locator('skirmish-neuroshima-hex'));
    expect(page.workers()).toHaveLength(0);
    expect(errors).toEqual([]);
  });
}

for (const name of ['no-csp/neuroshima-bot-sandbox', 'neuroshima-bot-sandbox']) {
  test(`${name}.html: the bot plays in a locked frame`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${BLOG}/${name}.html`);
    await playAgainstBot(page.frameLocator('iframe').locator('skirmish-neuroshima-hex'));
    expect(errors).toEqual([]);
  });
}

test('the demo’s bot thinks in a worker of its own server', async ({ page }) => {
  await page.goto('/e/neuroshima-hex.html?armies=moloch,borgo&seats=human,quick&seed=7&lang=en');
  await playAgainstBot(page.locator('skirmish-neuroshima-hex'));
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringContaining('bot-worker'),
  ]);
});
