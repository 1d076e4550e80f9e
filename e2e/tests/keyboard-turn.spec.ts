import { expect, test, type Page } from '@playwright/test';
import { GAMES as CLICKED } from '../bench/clicks/games.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';

/*
 * A turn of each game by keyboard alone, from the top of the play page: the skip link, the keys of the
 * board, letters of actions, Escape back. The focus is never lost, and no key but Tab is a tab stop.
 */

/** More tab stops than this make a turn tedious. */
const MOST_TABS = 19;

interface Turn {
  /** What the banner says before and after the turn. */
  readonly from: string;
  readonly to: string;
  /** Keys from the board on, with what the live region says after some of them. */
  readonly keys: readonly (string | readonly [key: string, said: string])[];
}

const TURNS: Readonly<Record<string, Turn>> = {
  'neuroshima-hex': {
    from: 'Borgo',
    to: 'Your turn, Moloch',
    keys: [
      ['Enter', 'Your turn, Moloch'],
      'ArrowDown',
      ['Enter', 'Your turn, Borgo'],
      'Tab',
      ['Enter', 'choose a lit hex'],
      'Escape',
      ['e', 'Moloch draws'],
    ],
  },
  reaction: {
    from: 'Guard A4: 5 points left',
    to: 'Your turn, Cinder crew',
    keys: [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      ['Enter', 'Guard A4 moves'],
      ['n', 'B1 Stoker'],
      'Enter',
      'Escape',
      ['n', 'B2 Poker'],
      'Enter',
      ['Enter', 'fires 1 shot'],
      ['e', 'Guard A4 has finished'],
      ['e', 'Your turn, Cinder crew'],
    ],
  },
  musg: {
    from: 'Who acts?',
    to: 'Your turn, Red Fang',
    keys: [
      ['n', 'Human A1'],
      'n',
      'n',
      ['n', 'Human A4'],
      ['Enter', 'Human A4 acts'],
      ['n', 'Orc B1'],
      'Enter',
      ['Enter', 'Human A4 shoots at Orc B1'],
      'e',
      ['e', 'Your turn, Red Fang'],
    ],
  },
  deadzone: {
    from: 'Choose a model to activate',
    to: 'Forge Father',
    keys: [
      ['n', 'C2.3: Enforcer Captain A1'],
      ['Enter', 'Enforcer Captain A1 is activated'],
      ['n', 'Steel Warrior B2'],
      ['Enter', 'Fight'],
      'Escape',
      'e',
    ],
  },
};

/** The element that has the focus, through shadow roots; undefined if it was lost. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at && at !== document.body ? at.localName : undefined;
  });
}

test.use({ viewport: { width: 1280, height: 800 }, ...INSTANT_PLAYBACK });

for (const { system, attributes } of CLICKED)
  test(`${system}: a turn by keyboard alone takes fewer than twenty tab stops`, async ({
    page,
  }) => {
    const turn = TURNS[system];
    if (!turn) throw new Error(`There is no turn of ${system}.`);
    const query = new URLSearchParams({
      ...attributes,
      lang: 'en',
      seats: 'human,human',
      start: 'now',
    });
    await page.goto(`/play/${system}.html?${query.toString()}`);
    const game = page.locator(`skirmish-${system}`);
    const banner = game.locator('.banner');
    await expect(banner).toContainText(turn.from);
    // What keys point at comes after the first question.
    await expect(game.locator('.frame[data-loading]')).toHaveCount(0);
    const said = game.locator('[aria-live=polite]').first();
    const before = ['Tab', 'Enter', 'Tab'];
    let tabs = 0;
    for (const step of [...before, ...turn.keys]) {
      const [key, words] = typeof step === 'string' ? [step] : step;
      if (key === 'Tab') tabs++;
      await page.keyboard.press(key);
      if (words !== undefined) await expect(said).toContainText(words);
      await expect.poll(() => focused(page), { message: `after ${key}` }).toBeDefined();
    }
    await expect(banner).toContainText(turn.to);
    expect(tabs).toBeLessThanOrEqual(MOST_TABS);
  });
