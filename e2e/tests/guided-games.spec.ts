import { expect, test, type Locator, type Page } from '@playwright/test';
import { INPUT_MODES, type InputMode } from './input-modes.ts';

/*
 * The guided first games from the start panel to their last tip, in both languages: everything is done
 * that the tips ask for, and nothing is shown.
 */

async function learn(page: Page, hand: InputMode, system: string, language: string): Promise<void> {
  await page.goto(`/e/${system}.html?lang=${language}`);
  await hand.press(page.locator('.start-learn button'));
}

/** The tip of this step is there. */
async function isAsked(page: Page, step: number): Promise<void> {
  await expect(page.locator('[part=tip] .tip-way')).toHaveText(
    new RegExp(`^\\s*${step} (of|sur) `),
  );
}

/** After the last step a whole game is offered. */
async function isDone(page: Page): Promise<void> {
  await expect(page.locator('[part=tip] .tip-way')).toHaveText(/^\s*$/);
  await expect(page.locator('[part=tip] .now')).toBeVisible();
}

function cell(page: Page, hex: string): Locator {
  return page.locator(`[role=gridcell][data-hex="${hex}"]`);
}

function handTile(page: Page, tile: string): Locator {
  return page.locator(`.hand-tile[data-tile-id="${tile}"]`);
}

function turnRight(page: Page): Locator {
  return page.getByRole('button', { name: /^(Turn right|Tourner à droite)$/ });
}

async function place(page: Page, hand: InputMode, tile: string, hex: string, turns: number) {
  await hand.press(handTile(page, tile));
  await hand.point(cell(page, hex));
  for (let turn = 0; turn < turns; turn++) await hand.press(turnRight(page));
  await hand.press(page.locator('.actions button.now'));
}

async function learnHexes(page: Page, hand: InputMode, language: string): Promise<void> {
  await learn(page, hand, 'neuroshima-hex', language);
  await isAsked(page, 1);
  await hand.read(cell(page, '0,1'));
  await isAsked(page, 2);
  await hand.press(handTile(page, 'mutant'));
  await hand.point(cell(page, '0,0'));
  await isAsked(page, 3);
  for (let turn = 0; turn < 3; turn++) await hand.press(turnRight(page));
  await hand.press(page.locator('.actions button.now'));
  await isAsked(page, 4);
  await place(page, hand, 'net-fighter', '1,-1', 3);
  await isAsked(page, 5);
  await hand.press(handTile(page, 'battle'));
  await hand.press(page.locator('.actions button.now'));
  await hand.press(page.locator('.main-bar .now'));
  await isDone(page);
}

function figure(page: Page, id: string): Locator {
  return page.locator(`.board [data-figure="${id}"]`);
}

function offer(page: Page, key: string): Locator {
  return page.locator(`.actions .offer[data-key^="${key}"]`);
}

/** Goes to a figure in the list of the text view. */
async function goTo(page: Page, id: string): Promise<void> {
  const list = page.locator('#things');
  await list.focus();
  await page.keyboard.press('Home');
  while ((await list.getAttribute('aria-activedescendant')) !== `things-${id}`)
    await page.keyboard.press('ArrowDown');
}

/** A place close to the crates on their left side, where the tip leads. */
async function besideCrates(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const crates = page.locator('.board [data-piece="crates-west"]');
  await crates.scrollIntoViewIfNeeded();
  const box = await crates.boundingBox();
  if (!box) throw new Error('There are no crates.');
  return { x: box.x - box.width / 4, y: box.y + box.height / 2 };
}

/** How the sergeant goes there, and his target is chosen and read. */
const TABLE_HANDS: Readonly<
  Record<
    InputMode['name'],
    {
      go(page: Page): Promise<void>;
      choose(page: Page, id: string): Promise<void>;
      read(page: Page, id: string): Promise<void>;
    }
  >
> = {
  mouse: {
    go: async (page) => {
      const { x, y } = await besideCrates(page);
      await page.mouse.click(x, y);
    },
    choose: (page, id) => figure(page, id).click({ force: true }),
    read: (page, id) => figure(page, id).hover({ force: true }),
  },
  finger: {
    go: async (page) => {
      const first = await besideCrates(page);
      await page.touchscreen.tap(first.x, first.y);
      await expect(page.locator('.actions .offer.now')).toBeVisible();
      const second = await besideCrates(page);
      await page.touchscreen.tap(second.x, second.y);
    },
    choose: (page, id) => figure(page, id).tap({ force: true }),
    read: (page, id) => INPUT_MODES[1]?.read(figure(page, id)) ?? Promise.resolve(),
  },
  keyboard: {
    go: async (page) => {
      await page.locator('.actions .offer').first().focus();
      await page.keyboard.press('?');
      await page.locator('[name=command]').fill('move 25 35.5');
      await page.keyboard.press('Enter');
    },
    choose: async (page, id) => {
      await goTo(page, id);
      await page.keyboard.press('Enter');
    },
    read: goTo,
  },
};

async function learnTable(page: Page, hand: InputMode, language: string): Promise<void> {
  const table = TABLE_HANDS[hand.name];
  await learn(page, hand, 'reaction', language);
  await isAsked(page, 1);
  await hand.press(offer(page, 'a1'));
  await isAsked(page, 2);
  await table.go(page);
  await isAsked(page, 3);
  await table.choose(page, 'b3');
  await isAsked(page, 4);
  await hand.press(offer(page, 'burst:assault-rifle'));
  if (hand.name === 'finger') await hand.press(page.locator('.confirm'));
  await isAsked(page, 5);
  await table.read(page, 'b3');
  await isAsked(page, 6);
  await hand.press(offer(page, 'cover'));
  await isAsked(page, 7);
  await hand.press(offer(page, 'done'));
  await isDone(page);
}

/** Touch is tested in French and the mouse in English, so that both languages are covered. */
const LANGUAGES: Readonly<Record<InputMode['name'], string>> = {
  mouse: 'en',
  finger: 'fr',
  keyboard: 'en',
};

for (const hand of INPUT_MODES) {
  const language = LANGUAGES[hand.name];
  test.describe(`with the ${hand.name}`, () => {
    test.use(hand.uses);
    test(`the guided game of Neuroshima Hex can be played to its end, ${language}`, ({ page }) =>
      learnHexes(page, hand, language));
    test(`the guided game of Reaction can be played to its end, ${language}`, ({ page }) =>
      learnTable(page, hand, language));
  });
}
