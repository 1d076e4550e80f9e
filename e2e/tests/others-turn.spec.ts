import { expect, test } from '@playwright/test';

/*
 * The bot's turn as it is watched: pace and skip are in the bar beside the board, and numbers stay on
 * figures on a phone.
 */

test('reaction: the pace is changed and the rest of a bot’s turn skipped beside the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/e/reaction.html?lang=en&start=now&seats=human,bot&seed=5');
  const game = page.locator('skirmish-reaction');
  const pace = game.locator('.main-bar .pace');
  await expect(pace).toHaveText('1×');
  await pace.click();
  await expect(pace).toHaveText('2×');
  await pace.click();
  await expect(pace).toHaveText('½×');
  await game.getByRole('button', { name: 'To my turn' }).click();
  await expect(game.locator('.banner.you')).toBeVisible();
  await expect(pace).toHaveCount(0);
});

for (const name of ['reaction', 'musg'] as const)
  test(`${name}: figures have numbers that can be read on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const place = name === 'musg' ? '&position=' + encodeURIComponent(MUSG) : '';
    await page.goto(`/e/${name}.html?lang=fr&start=now&seats=human,human&seed=5${place}`);
    const numbers = page.locator('.board .figure .number');
    await expect(numbers.first()).toBeVisible();
    const sizes = await numbers.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(sizes).toHaveLength(await page.locator('.board .figure:not(.out)').count());
    for (const size of sizes) expect(size).toBeGreaterThan(7);
  });

const MUSG =
  'open-field:dust-riders,red-fang turn=1 phase=wave:1:0:4 order=a+b a1@100,300 a2@200,200 a3@300,200 a4@100,400 a5@400,300 b1@600,300 b2@500,500 b3@400,600 b4@440,640 b5@300,700 b6@100,700 av1@600,40>90';
