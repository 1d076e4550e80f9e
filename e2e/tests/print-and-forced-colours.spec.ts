import { expect, test, type Locator, type Page } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { GAMES, type GameName } from './visitor.ts';

/*
 * A game on paper is one sheet, and with forced colours the turn and the sides can be read.
 */

test.use({ viewport: { width: 1280, height: 800 }, ...INSTANT_PLAYBACK });

async function begun(page: Page, name: GameName): Promise<Locator> {
  await page.goto(`/play/${name}.html?lang=en&seats=human,human&start=now&seed=7`);
  const game = page.locator(`skirmish-${name}`);
  await expect(game.locator('.banner.you')).toBeVisible();
  return game;
}

for (const name of GAMES)
  test(`${name}: a game is printed on one sheet, and read in forced colours`, async ({ page }) => {
    const game = await begun(page, name);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const part of ['.banner .whose', '.side-disc'])
      await expect(game.locator(part).first()).toHaveCSS('forced-color-adjust', 'none');
  });
