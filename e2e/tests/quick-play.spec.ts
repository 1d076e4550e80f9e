import { expect, test, type Locator, type Page } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';

/*
 * One click where nothing is at stake, and activations that end by themselves, with a real mouse on the
 * play pages. Undo takes back what was answered for the player.
 */

test.use({ viewport: { width: 1280, height: 800 }, ...INSTANT_PLAYBACK });

function moves(game: Locator): Locator {
  return game.locator('.way .at');
}

const DUEL = 'depot:patrol:enforcers-first,forge-fathers-first a1@d2 a2@a1 b1@g8 b2@h8';

async function openDuel(page: Page): Promise<Locator> {
  await page.goto(
    `/e/deadzone.html?lang=en&seats=human,human&start=now&position=${encodeURIComponent(DUEL)}`,
  );
  const game = page.locator('skirmish-deadzone');
  await expect(game.locator('.banner')).toContainText('Your turn');
  return game;
}

test('deadzone: two clicks move a model by a cube', async ({ page }) => {
  const game = await openDuel(page);
  await game.locator('.board [data-figure=a1]').click();
  await game.locator('.board .square.offered[data-cube^="d3"]').click();
  await expect(game.locator('.board [data-figure=a1] title')).toContainText('D3');
  await expect(moves(game)).toContainText('move 2');
});

test('deadzone: with quick play off a move is confirmed, also after a reload', async ({ page }) => {
  await openDuel(page);
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Quick play' }).click();
  await page.reload();
  const game = page.locator('skirmish-deadzone');
  await game.locator('.board [data-figure=a1]').click();
  await expect(game.locator('.confirm')).toContainText('Activate');
  await expect(moves(game)).toContainText('move 0');
});

/** Moves a little, in the first direction in which there is room. */
async function stepAside(page: Page, game: Locator): Promise<void> {
  const before = (await moves(game).textContent()) ?? '';
  const box = await game.locator('.board .figure.acting').boundingBox();
  if (!box) throw new Error('Nobody acts.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [across, down] of [
    [0, -34],
    [34, 0],
    [0, 34],
    [-34, 0],
  ] as const) {
    await page.mouse.click(x + across, y + down);
    if ((await moves(game).textContent()) !== before) return;
  }
  throw new Error('There is no room to step aside.');
}

async function spendAllPoints(page: Page): Promise<Locator> {
  await page.goto('/e/reaction.html?lang=en&start=now&seats=human,human&seed=5');
  const game = page.locator('skirmish-reaction');
  await game.getByRole('button', { name: 'Act first' }).click();
  const choosable = game.locator('.board .figure.choosable');
  while ((await game.locator('.board .figure.acting').count()) === 0) {
    const asked = (await game.locator('.banner').textContent()) ?? '';
    await choosable.last().click();
    await expect(game.locator('.banner')).not.toHaveText(asked);
  }
  await game.locator('.offer[data-key=opportunity]').click();
  // A leader has more points than others: one step costs one.
  for (
    let steps = 0;
    steps < 4 && (await game.locator('.board .figure.acting').count()) > 0;
    steps++
  )
    await stepAside(page, game);
  return game;
}

test('reaction: an activation without points ends by itself, and Undo asks again', async ({
  page,
}) => {
  const game = await spendAllPoints(page);
  const acting = game.locator('.board .figure.acting');
  await expect(acting).toHaveCount(0);
  await game.locator('.tool.undo').click();
  await expect(acting).toHaveCount(1);
  await expect(game.locator('.offer[data-key=done]')).toBeVisible();
});
