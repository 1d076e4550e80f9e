import { expect, test, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * The companion of a real table, with a finger on a phone and with the keyboard: every roll and every
 * draw begins empty, and what was given once is never given again.
 */

test.use({ ...INSTANT_PLAYBACK, hasTouch: true, viewport: { width: 375, height: 740 } });

const at = (game: string, more = '') =>
  `${KIT}/e/${game}.html?lang=en&mode=table&start=now&seats=human,human${more}`;

const ROLL_FIRST = 'Roll the dice, then type what they show.';

/** So many dice are wanted by the first roll of a game. */
const GAMES = [
  ['deadzone', 2],
  ['musg', 1],
  ['reaction', 2],
] as const;

const field = (page: Page) => page.locator('[name=faces]').first();
const refusal = (page: Page) => page.locator('#dice-refusal');

for (const [game, dice] of GAMES) {
  test(`${game}: a finger types dice once, takes one back, and cannot give them again`, async ({
    page,
  }) => {
    const { complaints } = monitorPage(page);
    await page.goto(at(game));
    const pad = (face: string) => page.locator('.pad').first().getByRole('button', { name: face });
    for (let i = 0; i < dice; i++) await pad('2').tap();
    await pad('5').tap();
    await pad('Take back the last die').tap();
    await expect(field(page)).toHaveValue(Array.from({ length: dice }, () => '2').join(' '));
    await page.getByRole('button', { name: 'Enter', exact: true }).tap();
    await expect(field(page)).toHaveValue('');
    await expect(refusal(page)).toHaveText('');
    await page.getByRole('button', { name: 'Enter', exact: true }).tap();
    await expect(refusal(page)).toHaveText(ROLL_FIRST);
    expect(complaints).toEqual([]);
  });

  test(`${game}: the keyboard alone types one roll after the other`, async ({ page }) => {
    await page.goto(at(game));
    await field(page).focus();
    const roll = Array.from({ length: dice }, () => '3').join(' ');
    await page.keyboard.type(roll);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(refusal(page)).toHaveText(ROLL_FIRST);
  });
}

test('neuroshima-hex: a finger takes back a tile, and the next draw begins empty', async ({
  page,
}) => {
  await page.goto(at('neuroshima-hex', '&armies=borgo,moloch'));
  for (const hex of ['0,-1', '0,1'])
    await page.locator(`[role=gridcell][data-hex="${hex}"]`).tap({ force: true });
  const chosen = page.locator('.draw-entry p[aria-live]');
  await page.locator('.pile [data-kind=mutant]').tap();
  await expect(chosen).toHaveText('Chosen: Mutant');
  await page.getByRole('button', { name: 'Take back the last' }).tap();
  await expect(chosen).toHaveText('Chosen: –');
  await page.getByRole('button', { name: 'These were drawn' }).tap();
  await expect(page.locator('.draw-entry [role=alert]')).toHaveText('More has to be drawn.');
  await page.locator('.pile [data-kind=claws]').tap();
  await page.getByRole('button', { name: 'These were drawn' }).tap();
  await expect(page.locator('.hand-tile')).toHaveCount(1);
});
