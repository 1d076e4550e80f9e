import { expect, test } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { GAMES, openPlayPage, startOf } from './visitor.ts';

/*
 * What is picked before a game, on the play pages: every side and every mission has its own picture and says
 * what it is about, Start is always in sight, and one click on it starts a game.
 */

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const;

for (const viewport of WINDOWS)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, ...INSTANT_PLAYBACK });
    for (const name of GAMES)
      test(`${name}: sides and missions differ, and one click starts`, async ({ page }) => {
        const game = await openPlayPage(page, name);
        await expect(startOf(game)).toBeInViewport({ ratio: 1 });
        const cards = game.locator('.option-card');
        await expect(game.locator('.option-card .option-picture > *').first()).toBeAttached();
        const sides = await cards.evaluateAll((all) =>
          all.map((card) => ({
            picture: `${card.className.replace(/mine|theirs/, '').trim()} ${card.querySelector('.option-picture')?.innerHTML ?? ''}`,
            facts: card.querySelector('.option-facts')?.textContent ?? '',
            line: card.querySelector('small')?.textContent ?? '',
          })),
        );
        expect(sides.length).toBeGreaterThan(2);
        expect(new Set(sides.map(({ picture }) => picture)).size).toBe(sides.length);
        for (const { facts, line } of sides) {
          expect(facts).toMatch(/\d/);
          expect(line.length).toBeGreaterThan(20);
        }
        const missions = await game
          .locator('.plan-cards')
          .first()
          .locator('.plan-card')
          .evaluateAll((all) => all.map((card) => card.querySelector('small')?.textContent ?? ''));
        expect(missions.filter((text) => text.length > 10)).toHaveLength(missions.length);
        await expect(game.getByRole('group', { name: 'Opponent' })).toContainText('Medium bot');
        await startOf(game).click();
        await expect(game.locator('.frame.game .banner')).toBeVisible();
      });
  });

test('neuroshima-hex: the opponent begins when that is chosen', async ({ page }) => {
  const game = await openPlayPage(page, 'neuroshima-hex');
  const mine = game.locator('.option-card.mine b');
  const army = (await mine.textContent()) ?? '';
  const begins = game.getByRole('group', { name: 'Who begins' });
  await begins.getByRole('button', { name: 'Opponent' }).click();
  await expect(mine).toHaveText(army);
  await startOf(game).click();
  await expect(game.locator('.sides li').nth(1)).toContainText(army);
  await expect(game.locator('.sides li').nth(1)).toContainText('you');
});
