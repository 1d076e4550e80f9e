import { expect, test, type Locator, type Page } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';

/*
 * A preview of a battle, best hexes and turning a tile, with a real mouse and real keys on the page of
 * Neuroshima Hex.
 */

test.use({ viewport: { width: 1280, height: 800 }, ...INSTANT_PLAYBACK });

const POSITION = '3.0_moloch_hq.c5_clown.d3.3_outpost_hq.e1_runner.e2.1';

async function open(page: Page): Promise<Locator> {
  await page.goto(
    `/e/neuroshima-hex.html?lang=en&seats=human,human&start=now&seed=3&position=${POSITION}`,
  );
  const game = page.locator('skirmish-neuroshima-hex');
  await game.locator('.hand-tile').last().click();
  await game.getByRole('button', { name: /^Discard/ }).click();
  await expect(game.locator('.banner')).toContainText('Play tiles');
  return game;
}

/** A tile is chosen and held over a hex, both with the mouse. */
async function hold(page: Page): Promise<Locator> {
  const game = await open(page);
  await game.locator('.hand-tile').last().click();
  await game.locator('[role=gridcell][data-hex="0,-1"]').click({ force: true });
  await expect(game.locator('.slot.ghost')).toHaveCount(1);
  return game;
}

/** The game as it is saved, and what is shown of it. */
function stateOf(game: Locator) {
  return game.evaluate((element) => {
    const root = element.shadowRoot;
    const board = root?.querySelector('.board svg.hexes')?.cloneNode(true);
    // Where the keyboard stands is no part of the state.
    if (board instanceof Element)
      for (const ring of board.querySelectorAll('.focus')) ring.remove();
    return {
      saved: JSON.stringify(localStorage),
      board: board instanceof Element ? board.outerHTML : undefined,
      sides: root?.querySelector('.top')?.textContent,
      banner: root?.querySelector('.banner')?.textContent,
      hand: root?.querySelector('.hand')?.textContent,
      bar: root?.querySelector('.main-bar')?.textContent,
    };
  });
}

test('a preview says what it is, and Escape restores the same state byte for byte', async ({
  page,
}) => {
  const game = await hold(page);
  const before = await stateOf(game);
  await page.keyboard.press('p');
  await expect(game.locator('.banner .whose')).toHaveText('Preview');
  await expect(game.locator('[aria-live]').filter({ hasText: /^Preview/ })).toHaveCount(1);
  await expect(game.locator('.preview-sign')).toHaveText('Preview, not played');
  await expect(game.locator('.real-board')).toBeVisible();
  await expect(game.locator('.film-bar .place')).toHaveText('after the battle');
  await page.keyboard.press('ArrowLeft');
  await expect(game.locator('.film-bar .place')).toContainText('phase');
  await page.keyboard.press('Escape');
  await expect(game.locator('.preview-sign')).toHaveCount(0);
  expect(await stateOf(game)).toEqual(before);
});

test('the small picture of the real board leads back to it', async ({ page }) => {
  const game = await hold(page);
  await game.getByRole('button', { name: 'Preview the battle' }).click();
  await game.locator('.real-board').click();
  await expect(game.locator('.preview-sign')).toHaveCount(0);
  await expect(game.locator('.slot.ghost')).toHaveCount(1);
});

test('R turns a tile after a mouse click on a hex, as do the wheel and a button', async ({
  page,
}) => {
  const game = await hold(page);
  const edges = game.locator('.slot.ghost .edges');
  const turned = async () => (await edges.getAttribute('transform')) ?? 'rotate(0)';
  const straight = await turned();
  await page.keyboard.press('r');
  await expect.poll(turned).not.toBe(straight);
  await page.mouse.wheel(0, -100);
  await expect.poll(turned).toBe(straight);
  await game.locator('.turn-corner').getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(turned).not.toBe(straight);
  await expect(game.locator('.main-bar .now')).toHaveText('Place on c2');
});

test('B writes the gain of each hex in ink, with what it counts', async ({ page }) => {
  const game = await open(page);
  await game.locator('.hand-tile').last().click();
  await page.keyboard.press('b');
  await expect(game.locator('.heat-cell text').first()).toHaveText('+1');
  const { fill, text } = await game
    .locator('.heat-cell.good')
    .first()
    .evaluate((cell) => {
      const path = cell.querySelector('path');
      return {
        fill: path && getComputedStyle(path).fill,
        text: getComputedStyle(cell.closest('.frame') ?? cell).color,
      };
    });
  expect(fill).toBe(text);
  await expect(game.locator('.heat-caption')).toContainText('HQ points gained');
});
