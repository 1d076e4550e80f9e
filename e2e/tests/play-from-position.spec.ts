import { expect, test } from '@playwright/test';

test('the editor’s link plays on from the position, against the bot', async ({ page }) => {
  const position = '3.0_moloch_hq.c3~12_clown.d3.2_borgo_hq.c1_mutant.c2.3';
  await page.goto(`/editor.html?position=${position}&lang=en`);
  const link = page.getByRole('link', { name: 'Play from here' });
  await expect(link).toHaveAttribute('href', new RegExp(`position=${position.replace('~', '.')}`));
  await link.click();
  const game = page.locator('skirmish-neuroshima-hex');
  await expect(game.locator('[part~=header]')).toContainText(/Moloch.*12/s);
  await expect(game.locator('[role=gridcell][data-hex="0,-1"]')).toHaveAccessibleName(/Mutant/);
  await expect(game.locator('[part=banner]')).toContainText('Your turn');
});
