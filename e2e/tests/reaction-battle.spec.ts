import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { HANDS, type Hand } from './hands.ts';
import { AT_ONCE, OFTEN } from './pace.ts';
import { watch } from './watch.ts';

/*
 * A whole battle of Reaction to its ending, in each of the ways to use a page, and its link opened by
 * somebody else. Two with blades and two machines meet in an alley: every action is a charge or a blow.
 */

const ALLEY = readFileSync(new URL('../pages/alley.json', import.meta.url), 'utf8');
const BATTLE = '/e/reaction.html?lang=en&pack=/alley.json&start=now&seats=human,human&seed=5';

/** More answers than this battle takes. */
const MOST = 60;

async function openAlley(context: BrowserContext): Promise<void> {
  await context.route('**/alley.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: ALLEY }),
  );
}

/** What lies open: the key of the first answer, and the enemies of whoever acts, the nearest first. */
function look(page: Page) {
  return page.locator('skirmish-reaction').evaluate((element) => {
    const root = element.shadowRoot;
    const board = root?.querySelector('.board');
    const acting = board?.querySelector('.figure.acting');
    const middle = (token: Element) => {
      const { x, y, width, height } = token.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const side = [...(acting?.classList ?? [])].find((each) => each.startsWith('side-')) ?? '';
    const [x, y] = acting ? middle(acting) : [0, 0];
    const enemies = [...(board?.querySelectorAll(`.figure:not(.${side || 'x'}):not(.out)`) ?? [])]
      .map((token) => {
        const [left, top] = middle(token);
        return { id: token.getAttribute('data-figure') ?? '', far: Math.hypot(left - x, top - y) };
      })
      .sort((a, b) => a.far - b.far);
    return {
      over: root?.querySelector('.frame.ended') !== null,
      at: root?.querySelector('.way .at')?.textContent?.trim() ?? '',
      acts: root?.querySelector('.actions .offer[data-key=done]') !== null && acting !== null,
      enemy: enemies[0]?.id ?? '',
    };
  });
}

function enabled(page: Page, scope: string): Locator {
  return page.locator(`${scope} .offer:not([aria-disabled])`);
}

/** An enemy is chosen: pointed at, or gone to in the list. */
async function choose(page: Page, hand: Hand, enemy: string): Promise<void> {
  if (hand.name !== 'keyboard') return hand.point(page.locator(`.board [data-figure="${enemy}"]`));
  const list = page.locator('#things');
  await list.focus();
  await page.keyboard.press('Home');
  while ((await list.getAttribute('aria-activedescendant')) !== `things-${enemy}`)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Charges or strikes the nearest enemy, and ends its turn when it cannot. */
async function act(page: Page, hand: Hand, enemy: string): Promise<void> {
  if (enemy) await choose(page, hand, enemy);
  const blow = enabled(page, '.target').first();
  if ((await blow.count()) === 0) return hand.press(page.locator('.offer[data-key=done]'));
  await hand.press(hand.name === 'finger' ? page.locator('.confirm') : blow);
}

async function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  for (let answers = 0; answers < MOST; answers++) {
    await expect(page.locator('.actions .offer, .frame.ended').first()).toBeVisible();
    const { over, at, acts, enemy } = await look(page);
    if (over) return;
    if (acts) await act(page, hand, enemy);
    else await hand.press(enabled(page, '.actions').first());
    await expect
      .poll(async () => {
        const now = await look(page);
        return now.over || now.at !== at;
      }, OFTEN)
      .toBe(true);
  }
}

for (const hand of HANDS) {
  test.describe(`with the ${hand.name}`, () => {
    test.use({ ...hand.uses, ...AT_ONCE });

    test('a battle of Reaction is fought to its end, and its link opens elsewhere', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      test.slow();
      const { complaints } = watch(page);
      await openAlley(context);
      await page.goto(BATTLE);
      await expect(page.locator('.prompt')).toBeVisible();
      if (hand.name === 'keyboard') {
        await page.locator('.actions .offer').first().focus();
        await page.keyboard.press('?');
      }
      await playToTheEnd(page, hand);
      const headline = page.locator('[part=result] .headline');
      await expect(headline).toBeVisible();
      const log = page.locator('.log');
      await expect(log).toContainText('Loader');
      for (const told of ['fights', 'takes critical damage', 'is out of action'])
        await expect(log).toContainText(told);
      const told = await log.locator('li').last().textContent();
      await hand.press(page.locator('[part=result]').getByRole('button', { name: 'Share' }));
      const link = await page.getByRole('dialog').locator('[name=link]').inputValue();
      const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
      await openAlley(stranger);
      const other = await stranger.newPage();
      await other.goto(link);
      await expect(other.locator('[part=banner]')).toContainText('Replay');
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
      await expect(other.locator('.log')).toContainText(told?.trim().slice(0, 20) ?? '');
      await stranger.close();
      expect(complaints).toEqual([]);
    });
  });
}
