import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { AT_ONCE } from './pace.ts';
import { expectFocusOnBoard, expectInWindow, INPUTS, tabTo, type Input } from './real-input.ts';

/*
 * A visitor presses Start and plays on, on the play page of each game: by mouse, by touch and by keys, with
 * real input only. After each step the turn banner, the board and the bar are inside the window.
 */

const WIDE = { width: 1280, height: 800 };
const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 740 };

const GAMES = ['neuroshima-hex', 'reaction', 'musg', 'deadzone'] as const;
type GameName = (typeof GAMES)[number];

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

/** The game that is played on its page, by a visitor who wants bots to move at once and no films. */
async function open(page: Page, name: GameName): Promise<Locator> {
  await page.addInitScript((tag) => {
    localStorage.setItem(`${tag}:start`, '{"watching":{"moves":"at-once","films":"skip"}}');
  }, `skirmish-${name}`);
  await page.goto(`/play/${name}.html?lang=en`);
  const game = page.locator(`skirmish-${name}`);
  await expect(startOf(game)).toBeVisible();
  return game;
}

function startOf(game: Locator): Locator {
  return game.locator('.start-foot .now');
}

/** What ends a turn, or else what comes first of what can be answered. */
async function buttonOf(game: Locator): Promise<Locator | undefined> {
  const among = [
    discardOf(game),
    game.locator('.actions .offer[data-key=done]'),
    game.getByRole('button', { name: /^(Keep|End the turn)$/ }),
    game.locator('.actions .offer:not([aria-disabled]):not(.standing)'),
    game.locator('.hand-tile:enabled'),
  ];
  for (const button of among) if ((await button.count()) > 0) return button.first();
  return undefined;
}

/** What discards the tile that was chosen. */
function discardOf(game: Locator): Locator {
  return game.getByRole('button', { name: /^Discard/ }).and(game.locator(':not([aria-disabled])'));
}

function placeOf(game: Locator): Locator {
  return game.locator('.board :is(.lit, .square.offered)').first();
}

/** How many moves there have been, once a person is asked for the next one. */
async function moveOf(game: Locator): Promise<string> {
  await expect(game.locator('.banner.you')).toBeVisible({ timeout: 30_000 });
  await expect(game.locator('.actions button').or(placeOf(game)).first()).toBeAttached();
  return (await game.locator('.way .at').textContent()) ?? '';
}

/** Answers with what comes first. */
async function answer(game: Locator, name: GameName, input: Input): Promise<void> {
  const button = await buttonOf(game);
  if (button) {
    const discards = (await button.getAttribute('data-tile-id')) !== null;
    await input.press(button);
    if (discards) await input.press(discardOf(game));
  } else if (name === 'deadzone') await pointAtCube(game, input);
  else if (input.name === 'keys') await game.page().keyboard.press('Enter');
  else await input.press(game.locator('[role=gridcell][data-hex="0,0"]'));
}

/** A cube is pointed at, read, and confirmed. */
async function pointAtCube(game: Locator, input: Input): Promise<void> {
  const { keyboard } = game.page();
  const square = placeOf(game);
  if (input.name === 'keys') {
    await tabTo(game.locator('.board > svg.cubes'));
    const [column = 'a', row = '1'] = (await square.getAttribute('data-cube')) ?? '';
    for (let i = 0; i < 8; i++)
      for (const key of ['ArrowLeft', 'ArrowUp']) await keyboard.press(key);
    for (let i = 'a'.charCodeAt(0); i < column.charCodeAt(0); i++)
      await keyboard.press('ArrowRight');
    for (let i = 1; i < Number(row); i++) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  } else await input.press(square);
  await input.press(game.locator('.confirm'));
}

/** How often something is answered after Start. */
const ANSWERS = 4;

for (const input of INPUTS)
  for (const viewport of [WIDE, PHONE])
    test.describe(`by ${input.name} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport, ...input.uses, ...AT_ONCE });
      for (const name of GAMES)
        test(`${name}: Start and ${ANSWERS} answers keep banner and board in the window`, async ({
          page,
        }) => {
          const game = await open(page, name);
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
    test.use({ viewport, ...AT_ONCE });

    for (const name of GAMES) {
      test(`${name}: “Learn by playing” shows banner and board and goes to the board`, async ({
        page,
      }) => {
        const game = await open(page, name);
        await MOUSE.press(game.locator('.start-learn button'));
        await expect(game.locator('[part=tip]')).toBeVisible();
        await expectInWindow(game, '“Learn by playing”');
        await expectFocusOnBoard(game);
      });

      test(`${name}: “Again” shows banner and board and goes to the board`, async ({ page }) => {
        const game = await open(page, name);
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
  test.use({ viewport: WIDE, ...AT_ONCE });

  for (const name of GAMES)
    test(`${name}: a click on the board gives it the focus`, async ({ page }) => {
      const game = await open(page, name);
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
    const game = await open(page, 'neuroshima-hex');
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
    const game = await open(page, 'deadzone');
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
