import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo, type Input } from './real-input.ts';

/*
 * What a visitor does on the play page of any game: Start, and answering with what comes first.
 */

export const GAMES = ['neuroshima-hex', 'reaction', 'musg', 'deadzone'] as const;
export type GameName = (typeof GAMES)[number];

/** The play page of a game, for a visitor who wants bots to move at once and no films. */
export async function openPlayPage(page: Page, name: GameName, language = 'en'): Promise<Locator> {
  await page.addInitScript((tag) => {
    localStorage.setItem(`${tag}:start`, '{"watching":{"moves":"at-once","films":"skip"}}');
  }, `skirmish-${name}`);
  await page.goto(`/play/${name}.html?lang=${language}`);
  const game = page.locator(`skirmish-${name}`);
  await expect(startOf(game)).toBeVisible();
  return game;
}

export function startOf(game: Locator): Locator {
  return game.locator('.start-foot .now');
}

/** What ends a turn, or else what comes first of what can be answered. */
async function buttonOf(game: Locator): Promise<Locator | undefined> {
  const among = [
    discardOf(game),
    game.locator('.actions .offer[data-key=done]'),
    game.getByRole('button', { name: /^(Keep|End the turn|Garder|Terminer le tour)$/ }),
    game.locator('.actions .offer:not([aria-disabled]):not(.standing)'),
    game.locator('.hand-tile:enabled'),
  ];
  for (const button of among) if ((await button.count()) > 0) return button.first();
  return undefined;
}

/** What discards the tile that was chosen. */
function discardOf(game: Locator): Locator {
  return game
    .getByRole('button', { name: /^(Discard|Défausser)/ })
    .and(game.locator(':not([aria-disabled])'));
}

function placeOf(game: Locator): Locator {
  return game.locator('.board :is(.lit, .square.offered)').first();
}

/** How many moves there have been, once a person is asked for the next one. */
export async function moveOf(game: Locator): Promise<string> {
  await expect(game.locator('.banner.you')).toBeVisible({ timeout: 30_000 });
  await expect(game.locator('.actions button').or(placeOf(game)).first()).toBeAttached();
  return (await game.locator('.way .at').textContent()) ?? '';
}

/** Answers with what comes first. */
export async function answer(game: Locator, name: GameName, input: Input): Promise<void> {
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
