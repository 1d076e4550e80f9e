import { expect, test, type Locator, type Page } from '@playwright/test';
import { INPUT_MODES, type InputMode } from './input-modes.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * What somebody does who has never been here, in each of the ways to use a page: a game of four from the
 * panel, a tile of the enemy read, bots watched, a puzzle missed and solved.
 */

function widget(page: Page): Locator {
  return page.locator('skirmish-neuroshima-hex');
}

function cell(page: Page, hex: string): Locator {
  return widget(page).locator(`[role=gridcell][data-hex="${hex}"]`);
}

function button(page: Page, name: string): Locator {
  return widget(page).getByRole('button', { name });
}

/** A tile of the hand goes on a hex: taken, pointed with, turned and confirmed. */
async function play(
  page: Page,
  hand: InputMode,
  tile: string,
  hex: string,
  turns = 0,
): Promise<void> {
  await hand.press(button(page, tile));
  await hand.point(cell(page, hex));
  for (let turn = 0; turn < turns; turn++) await hand.press(button(page, 'Turn right'));
  await hand.point(cell(page, hex));
}

for (const hand of INPUT_MODES) {
  test.describe(`with the ${hand.name}`, () => {
    test.use(hand.uses);

    test('four play from the panel, bots move one by one, and an enemy’s tile is read', async ({
      page,
    }) => {
      const { complaints } = monitorPage(page);
      await page.goto('/e/neuroshima-hex.html?lang=en');
      // Lists of armies are in sight once more than two play.
      await hand.press(widget(page).getByRole('button', { name: 'Deathmatch' }));
      for (const [army, name] of [
        ['Army 3', 'Outpost'],
        ['Army 4', 'Hegemony'],
      ] as const)
        await hand.pick(widget(page).getByRole('combobox', { name: army }), name);
      await hand.press(widget(page).getByRole('button', { name: 'Start', exact: true }));
      const banner = widget(page).locator('[part=banner]');
      await expect(banner).toContainText('Your turn');
      await expect(widget(page).locator('[part=sides] li')).toHaveCount(4);
      await hand.point(cell(page, '0,0'));
      for (const army of ['Moloch', 'Outpost', 'Hegemony'])
        await expect(banner.locator('.whose')).toHaveText(army);
      await expect(banner).toContainText('Your turn');
      await expect(widget(page).locator('.board .tiles .slot[data-hex]')).toHaveCount(4);
      await hand.read(widget(page).getByRole('gridcell', { name: /HQ, Moloch/ }));
      await expect(widget(page).locator('[part=card]')).toContainText('Moloch');
      await expect(banner).toContainText('Your turn');
      expect(complaints).toEqual([]);
    });

    test('a puzzle is missed, a hint is taken, it is solved and remembered', async ({ page }) => {
      await page.goto('/puzzles.html?puzzle=make-room');
      const prompt = widget(page).locator('.prompt');
      await expect(widget(page).locator('.goals')).toContainText('take at least 5 points');
      await play(page, hand, 'Sniper', '1,-2');
      await play(page, hand, 'Thug', '1,-2');
      await hand.press(button(page, 'Fight'));
      await expect(prompt).toContainText('Not yet');
      await expect(widget(page).locator('.goals .missed')).toContainText('of 5');
      await hand.press(button(page, 'Hint'));
      await expect(widget(page).locator('.given')).toContainText('Sniper');
      await hand.press(button(page, 'Take back'));
      await play(page, hand, 'Thug', '1,-2', 2);
      await hand.press(button(page, 'Fight'));
      await expect(prompt).toContainText('Solved');
      await expect(page.locator('#result')).toContainText('solved in 2 tries');
      await page.reload();
      await expect(page.getByText('1 of 32 solved')).toBeVisible();
    });
  });
}
