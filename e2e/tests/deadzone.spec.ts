import { expect, test, type Locator, type Page } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * Whole battles of Deadzone from recon to victory: with a mouse, with a finger on a phone and with the
 * keyboard alone. What is rare begins at a position: a throw from a roof, and a command die spent in the
 * enemy's turn.
 */

test.use({ viewport: { width: 1280, height: 1100 }, ...INSTANT_PLAYBACK });

const GAME = '/e/deadzone.html?start=now&lang=en&seats=human,human';

/** A mission of our own in which whole teams meet at once and two Rounds decide: as much to do, and soon done. */
const BATTLE = `${GAME}&pack=/third-party/crossing.json&mission=crossing`;

const MOST_ANSWERS = 400;

/** What lies open on the page, and can be answered with. */
interface Open {
  readonly ended: boolean;
  readonly answered: string;
  readonly prompt: string;
  /** Somebody is asked while a figure of the other side acts. */
  readonly defends: boolean;
  readonly keeps: boolean;
  readonly figures: readonly string[];
  readonly cubes: readonly string[];
  readonly buttons: readonly string[];
}

/**
 * Looks at the page as a person does before answering, at what lies free to be pointed at: once it has come
 * to rest after the last answer. A film may still run, a figure still glide.
 */
function look(page: Page, last?: Open): Promise<Open> {
  return page.locator('skirmish-deadzone').evaluate(async (element, before): Promise<Open> => {
    const root = element.shadowRoot;
    const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])];
    const names = (found: readonly Element[], name: string) =>
      found.map((each) => each.getAttribute(name) ?? '');
    const middle = (each: Element) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const see = (): Open => {
      const figures = all('.board [data-figure]').map((each) => ({ each, at: middle(each) }));
      const isFree = (each: Element) => {
        const [x, y] = middle(each);
        return figures.every(
          ({ each: figure, at: [left, top] }) =>
            figure === each || Math.hypot(left - x, top - y) > 12,
        );
      };
      const asked = /Enforcer/.test(root?.querySelector('.whose')?.textContent ?? '') ? 0 : 1;
      const acting = root?.querySelector('.unit.panel');
      return {
        ended: root?.querySelector('.frame.ended') !== null,
        answered: root?.querySelector('.way .at')?.textContent?.trim() ?? '',
        prompt: root?.querySelector('.prompt')?.textContent?.trim() ?? '',
        defends: acting ? !acting.classList.contains(`side-${asked}`) : false,
        keeps: root?.querySelector('.main-bar [data-key=keep]') !== null,
        figures: names(all('.board .figure.choosable').filter(isFree), 'data-figure'),
        cubes: names(all('.board .square.offered').filter(isFree), 'data-cube'),
        buttons: names(all('.actions .offers .offer:not(.standing)'), 'data-key'),
      };
    };
    const isAsked = ({ keeps, figures, cubes, buttons, answered }: Open) =>
      answered !== before && (keeps || figures.length + cubes.length + buttons.length > 0);
    const until = performance.now() + 15_000;
    let open = see();
    while (!open.ended && !isAsked(open) && performance.now() < until) {
      await new Promise((go) => setTimeout(go, 30));
      open = see();
    }
    return open;
  }, last?.answered);
}

/** How somebody answers: with what is pointed at, or with a button. */
interface Hand {
  figure(id: string): Promise<void>;
  cube(name: string): Promise<void>;
  button(target: Locator): Promise<void>;
}

/**
 * Answers what is asked until somebody has won, attacking whenever it can, adding dice in the enemy's
 * turn where it may, and else going on. Tells how often a command die was spent in the enemy's turn.
 */
async function playOut(page: Page, hand: Hand): Promise<number> {
  let spent = 0;
  await answering(page, async (open, turn) => {
    if (addedDice(open) !== undefined) spent += 1;
    await answerOnce(page, hand, open, turn);
  });
  return spent;
}

/** Has everything answered until somebody has won; every answer must lead somewhere. */
async function answering(
  page: Page,
  answer: (open: Open, turn: number) => Promise<void>,
): Promise<void> {
  let open = await look(page);
  for (let turn = 0; turn < MOST_ANSWERS; turn++) {
    if (open.ended) return;
    await answer(open, turn);
    const next = await look(page, open);
    expect(next.ended || next.answered !== open.answered, open.prompt).toBe(true);
    open = next;
  }
  throw new Error(`Nobody has won after ${MOST_ANSWERS} answers.`);
}

/** Dice that the attacked player may add. */
function addedDice({ defends, buttons }: Open): string | undefined {
  return defends ? buttons.find((key) => key.startsWith('add:')) : undefined;
}

/** One answer: a figure or a cube is chosen, read and confirmed, or a button is pressed. */
async function answerOnce(page: Page, hand: Hand, open: Open, turn: number): Promise<void> {
  const { figures, cubes, buttons } = open;
  const pick = <T>(list: readonly T[]) => list[turn % Math.max(1, list.length)];
  const press = (key: string) => hand.button(page.locator(`.actions .offer[data-key="${key}"]`));
  if (open.keeps) return press('keep');
  const added = addedDice(open);
  if (added !== undefined) return press(added);
  // The attacker saves command dice for the enemy's turn.
  if (buttons.some((key) => key.startsWith('add:'))) return press('none');
  const figure = pick(figures);
  if (figure !== undefined) return choose(page, hand, () => hand.figure(figure));
  const cube = pick(cubes);
  if (cube !== undefined && (turn % 3 !== 2 || buttons.length === 0))
    return choose(page, hand, () => hand.cube(cube));
  return press(
    buttons.includes('done') ? 'done' : (buttons.at(-1 - (turn % 2)) ?? buttons[0] ?? ''),
  );
}

/** Points, reads and confirms, where one press is not enough. */
async function choose(page: Page, hand: Hand, point: () => Promise<void>): Promise<void> {
  const before = await page.locator('.way .at').textContent();
  await point();
  const needsConfirming = () =>
    page.locator('skirmish-deadzone').evaluate(({ shadowRoot }, answered) => {
      const isTaken = shadowRoot?.querySelector('.way .at')?.textContent !== answered;
      if (!isTaken && !shadowRoot?.querySelector('.confirm')) return 'open';
      return isTaken ? 'taken' : 'asked';
    }, before);
  await expect.poll(needsConfirming).not.toBe('open');
  if ((await needsConfirming()) === 'asked') await hand.button(page.locator('.confirm').first());
}

/** A hand that points at the middle of things. */
function pointing(page: Page, press: (target: Locator) => Promise<void>): Hand {
  return {
    figure: (id) => press(page.locator(`.board [data-figure="${id}"]`)),
    cube: (name) => press(page.locator(`.board .square[data-cube="${name}"]`)),
    button: press,
  };
}

async function hasWon(page: Page): Promise<void> {
  await expect(page.locator('[part=result] .headline')).toBeVisible();
  await expect(page.locator('.log')).toContainText('points');
}

test('a whole battle by mouse spends a command die in the enemy’s turn', async ({ page }) => {
  test.setTimeout(240_000);
  const { complaints } = monitorPage(page);
  await page.goto(`${BATTLE}&seed=7`);
  await expect(page.locator('.prompt')).toContainText('first');
  const spent = await playOut(
    page,
    pointing(page, (target) => target.click({ timeout: 10_000 })),
  );
  await hasWon(page);
  expect(spent).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a battle from recon to victory with a finger', async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(`${BATTLE}&seed=7`);
    await expect(page.locator('.prompt')).toContainText('first');
    await playOut(
      page,
      pointing(page, (target) => target.tap({ timeout: 10_000 })),
    );
    await hasWon(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
  });
});

test('a battle from recon to victory with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(`${BATTLE}&seed=7`);
  await expect(page.locator('.prompt')).toContainText('first');
  await page.locator('.actions button').first().focus();
  await page.keyboard.press('?');
  const answers = page.locator('#answers');
  await expect(answers).toBeVisible();
  await answering(page, async (_, turn) => {
    await answers.focus();
    await page.keyboard.press('Home');
    for (let down = 0; down < turn % 5; down++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  await hasWon(page);
});

/** On the roof of the containers, face to face; B2 has a Dice face left. */
const ROOF =
  'depot:patrol:enforcers-first,forge-fathers-first dice:b=dice a1@c2.3 a3@e1 b2@c2.3 b1@d8';

test('a blow on a roof is answered and throws its victim over the edge', async ({ page }) => {
  await page.goto(`${GAME}&seed=22&position=${encodeURIComponent(ROOF)}`);
  await page.locator('.board [data-figure=a1]').click();
  await page.locator('.board [data-figure=b2]').click();
  await expect(page.locator('.act-row .chance').first()).toContainText('%');
  await page.locator('.confirm').click();
  // The interrupt: the struck player answers in the enemy's turn and spends a die.
  await expect(page.locator('.whose')).toContainText('Forge Father');
  await page.locator('.offer[data-key=survive]').click();
  await expect(page.locator('.command [data-face=dice]')).toHaveClass(/can/);
  await page.locator('.offer[data-key="add:1"]').click();
  // Off the roof: A1 picks the way, down to the south.
  await expect(page.locator('.whose')).toContainText('Enforcer');
  await page.locator('.board .square.offered[data-cube^="c3"]').click();
  await page.locator('.confirm').click();
  await expect(page.locator('.log')).toContainText('falls');
  await expect(page.locator('.board [data-figure=b2] title')).toContainText('C3.1');
});

for (const [language, first] of [
  ['en', 'Choose who acts'],
  ['fr', 'Choisissez qui agit'],
] as const) {
  test(`the guided first game to its end, ${language}`, async ({ page }) => {
    await page.goto(`/e/deadzone.html?guide&lang=${language}`);
    const tip = page.locator('[part=tip]');
    await expect(tip).toContainText(first);
    for (let step = 0; step < 7; step++) {
      const text = await tip.textContent();
      await tip.locator('.show-me').click();
      await expect.poll(() => tip.textContent()).not.toBe(text);
    }
    await expect(tip.locator('.show-me')).toHaveCount(0);
  });
}
