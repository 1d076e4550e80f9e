import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { expectFocusOnBoard, expectInWindow, INPUTS, type Input } from './real-input.ts';
import { answer, GAMES, moveOf, openPlayPage, startOf, type GameName } from './visitor.ts';

/*
 * A visitor presses Start and plays on, on the play page of each game: by mouse, by touch and by keys, with
 * real input only. After each step the turn banner, the board and the bar are inside the window.
 */

const WIDE = { width: 1280, height: 800 };
const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 740 };

/** A recorded game that has ended. */
const ENDED: Readonly<Record<GameName, string>> = {
  'neuroshima-hex': 'duel',
  reaction: 'relay',
  musg: 'market',
  deadzone: 'first-game',
};

const MOUSE = inputCalled('mouse');

function inputCalled(name: Input['name']): Input {
  const found = INPUTS.find((input) => input.name === name);
  if (!found) throw new Error(`There is no input ${name}.`);
  return found;
}

/** How often something is answered after Start. */
const ANSWERS = 4;

for (const input of INPUTS)
  for (const viewport of [WIDE, PHONE])
    test.describe(`by ${input.name} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport, ...input.uses, ...INSTANT_PLAYBACK });
      for (const name of GAMES)
        test(`${name}: Start and ${ANSWERS} answers keep banner and board in the window`, async ({
          page,
        }) => {
          const game = await openPlayPage(page, name);
          await input.press(startOf(game));
          let move = await moveOf(game);
          await expectInWindow(game, 'Start');
          await expectFocusOnBoard(game);
          for (let given = 1; given <= ANSWERS; given++) {
            const before = move;
            await answer(game, name, input);
            await expect(game.locator('.way .at')).not.toHaveText(before);
            move = await moveOf(game);
            await expectInWindow(game, `answer ${given}`);
          }
        });
    });

for (const viewport of [WIDE, LAPTOP, PHONE])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, ...INSTANT_PLAYBACK });

    for (const name of GAMES) {
      test(`${name}: “Learn by playing” shows banner and board and goes to the board`, async ({
        page,
      }) => {
        const game = await openPlayPage(page, name);
        await MOUSE.press(game.locator('.start-learn button'));
        await expect(game.locator('[part=tip]')).toBeVisible();
        await expectInWindow(game, '“Learn by playing”');
        await expectFocusOnBoard(game);
      });

      test(`${name}: “Again” shows banner and board and goes to the board`, async ({ page }) => {
        const game = await openPlayPage(page, name);
        const text = readFileSync(
          new URL(`../../packages/${name}/golden/${ENDED[name]}.txt`, import.meta.url),
          'utf8',
        );
        await game.evaluate((element, record) => Object.assign(element, { record }), text);
        const again = game.getByRole('button', { name: 'Again', exact: true });
        await expect(again).toBeVisible({ timeout: 30_000 });
        await MOUSE.press(again);
        await expect(game.locator('.banner')).not.toContainText('The end');
        await expectInWindow(game, '“Again”');
        await expectFocusOnBoard(game);
      });
    }
  });

test.describe('at a board', () => {
  test.use({ viewport: WIDE, ...INSTANT_PLAYBACK });

  for (const name of GAMES)
    test(`${name}: a click on the board gives it the focus`, async ({ page }) => {
      const game = await openPlayPage(page, name);
      await MOUSE.press(startOf(game));
      await moveOf(game);
      await game.locator('[part=sides]').click();
      await MOUSE.press(game.locator('.frame > .board'));
      await expectFocusOnBoard(game);
    });

  test('reaction: a game that the page begins scrolls nothing', async ({ page }) => {
    await page.goto('/play/reaction.html?lang=en');
    const game = page.locator('skirmish-reaction');
    await expect(startOf(game)).toBeAttached();
    await game.evaluate((element) => element.setAttribute('seed', '5'));
    await expect(game.locator('.banner')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('body')).toBeFocused();
  });

  test('neuroshima-hex: R turns a tile after a click with the mouse', async ({ page }) => {
    const game = await openPlayPage(page, 'neuroshima-hex');
    await MOUSE.press(game.locator('.start-learn button'));
    await game.locator('[role=gridcell][data-hex="0,1"]').hover({ force: true });
    const step = game.locator('[part=tip] .tip-way');
    await expect(step).toContainText('2 of');
    await MOUSE.press(game.locator('.hand-tile[data-tile-id=mutant]'));
    await MOUSE.press(game.locator('[role=gridcell][data-hex="0,0"]'));
    await expect(step).toContainText('3 of');
    const edges = game.locator('.ghosts .slot .edges, .slot.ghost .edges').first();
    for (const turned of ['rotate(60)', 'rotate(120)', 'rotate(180)']) {
      await page.keyboard.press('r');
      await expect(edges).toHaveAttribute('transform', turned);
    }
    await MOUSE.press(game.locator('.actions button.now'));
    await expect(step).toContainText('4 of');
    await page.reload();
    await expect(step).toContainText('4 of');
    await expect(game.locator('.board .tiles .slot[data-hex="0,0"]')).toHaveCount(1);
  });

  test('deadzone: the isometric view is kept when the page is reloaded', async ({ page }) => {
    const game = await openPlayPage(page, 'deadzone');
    await MOUSE.press(startOf(game));
    await moveOf(game);
    const isometric = game.getByRole('button', { name: 'Isometric' });
    await MOUSE.press(isometric);
    await expect(isometric).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    const start = startOf(game);
    // Where nobody has moved yet, no game is saved.
    await expect(start.or(isometric)).toBeVisible();
    if (await start.isVisible()) await MOUSE.press(start);
    await expect(isometric).toHaveAttribute('aria-pressed', 'true');
  });

  test('reaction: who points at an enemy too early reads what to do', async ({ page }) => {
    await page.goto('/e/reaction.html?lang=en&start=now&seats=human,human&seed=5');
    const game = page.locator('skirmish-reaction');
    await MOUSE.press(game.getByRole('button', { name: 'Act first' }));
    await expect(game.locator('.banner')).toContainText('Your turn, Cinder crew');
    await MOUSE.press(game.locator('.board .figure.side-0').first());
    await expect(game.locator('[part=refusal]')).toContainText('First choose which of yours acts');
  });
});
