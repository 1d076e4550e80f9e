import { expect, test, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { openQuestion, type OpenQuestion } from './open-question.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

test.use(INSTANT_PLAYBACK);

/*
 * A whole battle of Musg on what is shipped: with a mouse, with a finger on a phone and with the keyboard
 * alone, and with the page loaded anew in its middle.
 */

/** Bands of three on a table of ours that is soon crossed. */
const BATTLE = `${KIT}/e/musg.html?lang=en&seed=11&seats=human,human&start=now&pack=/third-party/pasture.json&scenario=pasture&bands=drovers,rustlers`;

/** More answers than any of these battles takes. */
const MOST = 400;

interface Hand {
  press(selector: string): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
}

const mouse = (page: Page): Hand => ({
  press: (selector) => page.locator(selector).first().click(),
  pressAt: (x, y) => page.mouse.click(x, y),
});

const finger = (page: Page): Hand => ({
  press: (selector) => page.locator(selector).first().tap(),
  pressAt: (x, y) => page.touchscreen.tap(x, y),
});

/** The screen position of the nearest visible enemy of the active figure, and of a step towards it. */
async function ahead(page: Page) {
  return page.locator('.board').evaluate((board) => {
    board.scrollIntoView({ block: 'nearest' });
    const area = board.getBoundingClientRect();
    const acting = board.querySelector('.figure.acting');
    if (!acting) return undefined;
    const middle = (token: Element) => {
      const { x, y, width, height } = token.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const own = middle(acting);
    const side = [...acting.classList].find((each) => each.startsWith('side-')) ?? '';
    const apart = ({ x, y }: { x: number; y: number }) => Math.hypot(x - own.x, y - own.y);
    const [enemy] = [...board.querySelectorAll(`.figure:not(.${side}):not(.out)`)]
      .map(middle)
      .sort((a, b) => apart(a) - apart(b));
    if (!enemy) return undefined;
    const share = Math.min(1, 50 / apart(enemy));
    const isSeen = enemy.y > area.top && enemy.y < Math.min(area.bottom, innerHeight);
    return {
      enemy: isSeen ? enemy : undefined,
      step: { x: own.x + (enemy.x - own.x) * share, y: own.y + (enemy.y - own.y) * share },
    };
  });
}

/** Attacks the nearest enemy if that can be done, else goes towards him, else ends it. */
async function act(page: Page, hand: Hand): Promise<void> {
  const attack = '.actions .act-row .offer:not([aria-disabled])';
  const found = await ahead(page);
  if (found?.enemy) await hand.pressAt(found.enemy.x, found.enemy.y);
  if ((await page.locator(attack).count()) > 0) {
    const confirm = page.locator('.actions .confirm');
    return hand.press((await confirm.isVisible()) ? '.actions .confirm' : attack);
  }
  const before = await page.locator('.prompt').textContent();
  const there = await ahead(page);
  if (there) await hand.pressAt(there.step.x, there.step.y);
  if ((await page.locator('.actions .offer.now').count()) > 0)
    return hand.press('.actions .offer.now');
  if ((await page.locator('.prompt').textContent()) === before)
    await hand.press('.actions .offer[data-key=done]');
}

function answerOnce(page: Page, hand: Hand, { keys }: OpenQuestion): Promise<void> {
  const pressed = ['rest', 'activate:'].flatMap(
    (part) => keys.find((key) => key.startsWith(part)) ?? [],
  );
  const [key] = pressed;
  if (key !== undefined) return hand.press(`.actions .offer[data-key="${key}"]`);
  if (keys.includes('done')) return act(page, hand);
  return hand.press('.actions .offers .offer');
}

/** Answers so many questions, or all until the game has ended. */
async function playOn(page: Page, hand: Hand, most = MOST): Promise<void> {
  for (let answers = 0; answers < most; answers++) {
    const open = await openQuestion(page);
    if (open.ended) return;
    await answerOnce(page, hand, open);
  }
}

async function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  await playOn(page, hand);
  await hasEnded(page);
}

async function hasEnded(page: Page): Promise<void> {
  await expect(page.locator('.frame.ended')).toBeVisible();
  await expect(page.locator('.log')).toContainText('shoots at');
}

test('a whole battle of Musg with a mouse, and the page loaded anew in its middle', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { complaints } = monitorPage(page);
  await page.goto(BATTLE);
  await playOn(page, mouse(page), 20);
  const prompt = (await page.locator('.prompt').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('.prompt')).toHaveText(prompt);
  await playToTheEnd(page, mouse(page));
  expect(complaints).toEqual([]);
});

test('a whole battle of Musg with the keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(BATTLE);
  await expect(page.locator('.prompt')).toBeVisible();
  await page.locator('.second > summary').press('Enter');
  for (let answers = 0; answers < MOST; answers++) {
    const { ended, keys } = await openQuestion(page);
    if (ended) break;
    await page.locator('#answers').press(keys.includes('rest') ? 'End' : 'Home');
    await page.locator('#answers').press('Enter');
  }
  await hasEnded(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a whole battle of Musg with a finger, and nothing scrolls sideways', async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(BATTLE);
    await playToTheEnd(page, finger(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      375,
    );
  });
});
