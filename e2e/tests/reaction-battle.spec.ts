import { expect, test, type Locator, type Page } from '@playwright/test';
import { INPUT_MODES, type InputMode } from './input-modes.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * A whole battle of Reaction to its ending, in each of the ways to use a page, and its link opened by
 * somebody else. Two with blades and two machines meet in an alley: every action is a charge or a blow.
 */

const BATTLE =
  '/e/reaction.html?lang=en&pack=/third-party/alley.json&start=now&seats=human,human&seed=5';

/** More answers than this battle takes. */
const MOST = 60;

/** The open answers after the last one was taken, and the nearest enemy of the active figure. */
function look(page: Page, before?: string) {
  return page.locator('skirmish-reaction').evaluate(async (element, last) => {
    const root = element.shadowRoot;
    const over = () => root?.querySelector('.frame.ended') !== null;
    const at = () => root?.querySelector('.way .at')?.textContent?.trim() ?? '';
    const isAsked = () => at() !== last && root?.querySelector('.actions .offer') !== null;
    const until = performance.now() + 15_000;
    while (!over() && !isAsked() && performance.now() < until)
      await new Promise((go) => setTimeout(go, 30));
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
      over: over(),
      at: at(),
      acts: root?.querySelector('.actions .offer[data-key=done]') !== null && acting !== null,
      enemy: enemies[0]?.id ?? '',
    };
  }, before);
}

function enabled(page: Page, scope: string): Locator {
  return page.locator(`${scope} .offer:not([aria-disabled])`);
}

/** An enemy is chosen: pointed at, or gone to in the list. */
async function choose(page: Page, hand: InputMode, enemy: string): Promise<void> {
  if (hand.name !== 'keyboard') return hand.point(page.locator(`.board [data-figure="${enemy}"]`));
  const list = page.locator('#things');
  await list.focus();
  await page.keyboard.press('Home');
  while ((await list.getAttribute('aria-activedescendant')) !== `things-${enemy}`)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Charges or strikes the nearest enemy, and ends its turn when it cannot. */
async function act(page: Page, hand: InputMode, enemy: string): Promise<void> {
  if (enemy) await choose(page, hand, enemy);
  const blow = enabled(page, '.target').first();
  if ((await blow.count()) === 0) return hand.press(page.locator('.offer[data-key=done]'));
  await hand.press(hand.name === 'finger' ? page.locator('.confirm') : blow);
}

async function playToTheEnd(page: Page, hand: InputMode): Promise<void> {
  let now = await look(page);
  for (let answers = 0; answers < MOST && !now.over; answers++) {
    if (now.acts) await act(page, hand, now.enemy);
    else await hand.press(enabled(page, '.actions').first());
    const next = await look(page, now.at);
    expect(next.over || next.at !== now.at, now.at).toBe(true);
    now = next;
  }
}

for (const hand of INPUT_MODES) {
  test.describe(`with the ${hand.name}`, () => {
    test.use({ ...hand.uses, ...INSTANT_PLAYBACK });

    test('a battle of Reaction is fought to its end, and its link opens elsewhere', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const { complaints } = monitorPage(page);
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
      for (const logged of ['fights', 'takes critical damage', 'is out of action'])
        await expect(log).toContainText(logged);
      const logged = await log.locator('li').last().textContent();
      await hand.press(page.locator('.main-bar').getByRole('button', { name: 'Share' }));
      const link = await page.getByRole('dialog').locator('[name=link]').inputValue();
      const untrusted = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await untrusted.newPage();
      await other.goto(link);
      await expect(other.locator('[part=banner]')).toContainText('Replay');
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
      await expect(other.locator('.log')).toContainText(logged?.trim().slice(0, 20) ?? '');
      await untrusted.close();
      expect(complaints).toEqual([]);
    });
  });
}
