import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { monitorPage } from './page-monitor.ts';

const PAGES = [
  '/index.html',
  '/deadzone.html',
  '/musg.html',
  '/reaction.html',
  '/neuroshima-hex.html',
  '/editor.html',
  '/puzzles.html',
  '/dice.html',
  '/embed.html',
  '/documentation.html',
  '/licence.html',
  '/404.html',
  '/play/reaction.html',
  '/play/neuroshima-hex.html?start=now&seats=human,human',
  '/e/reaction.html?mode=odds',
  '/e/neuroshima-hex.html?mode=battle&position=3.0_moloch_hq.c3_borgo_mutant.c2.3_hq.c1',
];

/** Opens a page and goes down it once: elements fetch their code when they come near. */
async function leafThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const next = document.querySelector(':not(:defined)');
    next?.scrollIntoView();
    return next === null;
  });
  await page.waitForLoadState('networkidle');
}

/** How far a page goes on below its foot, in pixels. */
function belowFoot(page: Page): Promise<number> {
  return page.evaluate(() => {
    const foot = document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - (foot + scrollY);
  });
}

/** Where a page links to, each place once. */
async function linksOf(page: Page): Promise<readonly URL[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const places = links.map((link) => new URL(link));
  return [...new Map(places.map((url) => [url.pathname + url.hash, url])).values()];
}

/** Whether the target of a link loads; cached, since most links are on every page. */
const arrivals = new Map<string, Promise<boolean>>();

function leadsSomewhere(request: APIRequestContext, { pathname, hash }: URL): Promise<boolean> {
  const known = arrivals.get(pathname + hash) ?? arrives(request, pathname, hash);
  arrivals.set(pathname + hash, known);
  return known;
}

async function arrives(request: APIRequestContext, pathname: string, hash: string) {
  const answer = await request.get(pathname);
  // The list of puzzles is made in the browser.
  const isThere = ['', '#all'].includes(hash);
  return answer.ok() && (isThere || (await answer.text()).includes(`id="${hash.slice(1)}"`));
}

/** The picture of the card for links: what it is, and how large. */
async function cardOf(page: Page, request: APIRequestContext) {
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(picture ?? '', page.url()).href);
  const bytes = await answer.body();
  return [answer.headers()['content-type'], bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** What every page of ours has beside its subject. */
async function isWhole(page: Page, request: APIRequestContext, links: readonly URL[]) {
  expect(links.length).toBeGreaterThan(5);
  expect(await belowFoot(page), 'below the foot').toBeLessThan(2);
  expect(await cardOf(page, request), 'the card').toEqual(['image/png', 1200, 630]);
  await expect(page.locator('a.skip')).toHaveCount(1);
}

for (const path of PAGES) {
  test(`${path} is accessible, has working links, fits 320 pixels, loads nothing foreign`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const foreign: string[] = [];
    page.on('request', (each) => {
      if (!each.url().startsWith(baseURL ?? '') && !each.url().startsWith('data:'))
        foreign.push(each.url());
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await leafThrough(page, path);
    expect(await accessibilityViolations(page), 'light').toEqual([]);
    // In the dark, the same page has other colours and nothing else.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityViolations(page, 'colours'), 'dark').toEqual([]);

    const links = await linksOf(page);
    for (const url of links) expect(await leadsSomewhere(request, url), url.href).toBe(true);
    if (!/^\/(e|play)\//.test(path)) await isWhole(page, request, links);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    expect(foreign).toEqual([]);
  });
}

test('a game is there again after a reload, and what is left for another is not lost', async ({
  page,
}) => {
  test.slow();
  await page.goto('/e/reaction.html?seats=human,bot&lang=en');
  const widget = page.locator('skirmish-reaction');
  // A bot that begins is not watched here, so that it soon is the reader's turn.
  await widget.getByText('Rules and pace').click();
  await widget
    .getByRole('group', { name: 'Bot’s moves' })
    .getByRole('button', { name: 'At once' })
    .click();
  await widget.getByRole('button', { name: 'Skip', exact: true }).click();
  await widget.getByRole('button', { name: 'Start', exact: true }).click();
  const offers = widget.locator('.offer:not([aria-disabled])');
  const lines = widget.locator('[part=log] li');
  await offers.first().click({ timeout: 60_000 });
  await expect.poll(() => lines.count()).toBeGreaterThan(2);
  await page.reload();
  await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThan(2);
  await expect(widget.locator('[part=sides]')).toContainText('bot');
  await widget.locator('details.menu > summary').click();
  await widget.getByRole('button', { name: 'New game' }).click();
  await widget.getByRole('button', { name: 'Start', exact: true }).click();
  // The log has lines, whichever side begins.
  await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThan(0);
  await widget.locator('details.menu > summary').click();
  await widget.getByRole('button', { name: 'New game' }).click();
  await widget.locator('.earlier summary').click();
  await expect(widget.locator('.earlier li')).toHaveCount(1);
});

test('the share dialog is accessible, and its link opens elsewhere', async ({ page, browser }) => {
  test.slow();
  await page.goto('/e/neuroshima-hex.html?armies=moloch,borgo&seed=7&start=now&lang=en');
  const widget = page.locator('skirmish-neuroshima-hex');
  const middle = widget.locator('[data-hex="0,0"][role=gridcell]');
  await middle.press('Enter');
  await middle.press('Enter');
  await widget.getByRole('button', { name: 'Share' }).click();
  const dialog = widget.getByRole('dialog');
  for (const tab of ['Picture', 'Embed', 'Text', 'Link']) {
    await dialog.getByRole('tab', { name: tab }).click();
    expect(await accessibilityViolations(page), tab).toEqual([]);
  }
  const link = await dialog.locator('[name=link]').inputValue();
  const untrusted = await browser.newContext();
  const other = await untrusted.newPage();
  await other.goto(link);
  await expect(other.locator('skirmish-neuroshima-hex [part=banner]')).toContainText('Replay');
  await expect(other.locator('.board .tiles .slot[data-hex]')).toHaveCount(1);
  await untrusted.close();
});

test('a visitor watches the battle of the front page, and takes it over', async ({ page }) => {
  test.slow();
  await page.goto('/index.html');
  const film = page.locator('[data-film]');
  const board = film.locator('img.board');
  await expect(film.locator('[aria-current=step]')).toContainText('Commando');
  const before = await board.getAttribute('src');
  await film.locator('[data-step="1"]').click();
  await expect(board).not.toHaveAttribute('src', before ?? '');
  await expect(film.locator('[aria-current=step]')).toContainText('Brawler');
  await film.getByRole('button', { name: 'Take over as Outpost' }).click();
  const game = film.locator('skirmish-neuroshima-hex');
  await expect(game.locator('[part=banner]')).toBeVisible({ timeout: 20_000 });
});

test('the front page fetches little before anything is played, and fills its foot', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    if (response.url().endsWith('/sw.js')) return;
    sizes.push(gzipSync(await response.body()).length);
  });
  await page.goto('/index.html');
  await page.waitForLoadState('networkidle');
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeLessThan(60_000);
  await expect(page.locator('[data-loaded]')).toContainText('all to this site');
});

test('the puzzle of the day is there, and leads to itself', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-17T12:00:00');
  await page.goto('/index.html');
  const puzzle = page.locator('[data-puzzle-of-the-day]');
  await expect(puzzle).toContainText('Tuesday 17 November');
  const title = await puzzle.locator('[data-title] [lang=en]').textContent();
  await puzzle.getByRole('link', { name: 'Solve it' }).click();
  await expect(page.locator('#puzzle h2[tabindex]')).toContainText(title ?? 'a title');
  await expect(page.locator('#of-the-day')).toContainText('Puzzle of the day');
});

test('a rule does five jobs on the front page', async ({ page }) => {
  await page.goto('/index.html');
  const jobs = page.locator('skirmish-five-jobs');
  await jobs.scrollIntoViewIfNeeded();
  await expect(jobs).toContainText('72.2%');
  await jobs.getByRole('button', { name: 'The same again' }).click();
  const rolled = jobs.locator('.rolled b');
  expect(await rolled.nth(0).textContent()).toBe(await rolled.nth(1).textContent());
  await jobs.getByLabel('Your two dice').fill('1 1');
  await expect(jobs.locator('li').nth(2)).toContainText('routs');
  await jobs.getByLabel('Your two dice').fill('9 9');
  await expect(jobs.getByText('Two numbers from 1 to 6')).toBeVisible();
  await jobs.getByRole('button', { name: '1,000 tests' }).click();
  await expect(jobs.locator('li').nth(4).locator('.bars')).toContainText('%');
});

test('sentences of the front page have exact odds and rules in them', async ({ page }) => {
  await page.goto('./');
  const wiki = page.locator('.wiki');
  await wiki.scrollIntoViewIfNeeded();
  const odds = wiki.locator('skirmish-odds:visible').last();
  await expect(odds.getByRole('button')).toHaveText(/57[.,]3\s*%/);
  await odds.hover();
  await expect(odds.getByRole('row')).toHaveCount(0);
  await odds.getByText('As a table').click();
  await expect(odds.getByRole('row')).toHaveCount(4);
  const rule = page.locator('.blog skirmish-rule:visible');
  await rule.getByRole('button').focus();
  await expect(rule.getByRole('heading')).toContainText('NH-NET-01');
});

test('one shot is compared over all games that are there', async ({ page }) => {
  await page.goto('./');
  const games = await page.locator('.cards .game').count();
  const rows = page.locator('.bars-by-game dd');
  await expect(rows).toHaveCount(games);
  for (const row of await rows.all()) await expect(row).toHaveText(/^\s*\d+\s%/);
});

test('code of the embed builder works in an empty page', async ({ page }) => {
  test.slow();
  await page.goto('/embed.html?game=reaction');
  const builder = page.locator('skirmish-embed-builder');
  await builder.getByLabel('Scenario', { exact: true }).first().selectOption('courier');
  await builder.getByRole('combobox', { name: 'Opponent' }).selectOption('bot');
  await builder.getByRole('button', { name: 'Dark' }).click();
  const code = builder.locator('pre');
  await expect(code).toContainText('scenario="courier" seats="human,bot" theme="dark"');
  await expect(builder.locator('[data-live] skirmish-reaction')).toHaveAttribute('theme', 'dark');
  const text = await code.textContent();
  await page.route('**/empty.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Mine</title>${text}` }),
  );
  await page.goto('/empty.html');
  await expect(page.locator('skirmish-reaction [part=banner]')).toBeVisible({ timeout: 20_000 });
});

test('the language switch speaks French, elements included', async ({ page }) => {
  await page.goto('/reaction.html');
  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await expect(page.locator('#play h2 [lang=fr]')).toBeVisible();
  await expect(page.locator('#play h2 [lang=en]')).toBeHidden();
  await page.locator('#play a.button').click();
  await expect(page.locator('skirmish-reaction')).toContainText('Commencer');
  await page.goBack();
  await page.getByRole('link', { name: 'Skirmish Kit' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Des règles de jeu');
});

test('a page loads without layout shift', async ({ page }) => {
  for (const path of ['/index.html', '/reaction.html', '/neuroshima-hex.html']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift, path).toBeLessThan(0.02);
  }
});

test('a reader who was here before reads on without a line', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/index.html');
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    while (worker?.state !== 'activated') await new Promise((go) => setTimeout(go, 50));
  });
  await context.setOffline(true);
  await page.goto('/reaction.html');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reaction');
  await page.locator('#play a.button').click();
  await expect(page.locator('skirmish-reaction')).toContainText('Start');
  await context.close();
});

test('a page that others frame keeps nothing of the site and asks for nothing in vain', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  const { complaints } = monitorPage(page);
  await page.goto('/e/reaction.html?start=now&seats=human,human', { waitUntil: 'load' });
  await expect(page.locator('.prompt')).toBeVisible();
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toHaveLength(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the dice page computes, compares, rolls, marks mistakes and keeps the URL', async ({
  page,
}) => {
  await page.goto('/dice.html?dice=2d6');
  await expect(page.locator('div[role=status]')).toContainText('mean 7, deviation 2.415');
  await page.getByLabel('Dice').fill('3d6+*2');
  await expect(page.locator('.problem + pre')).toContainText('^');
  await page.getByRole('button', { name: '4d6dl1' }).click();
  await expect(page.locator('div[role=status]')).toContainText('mean 12.245');
  expect(page.url()).toContain('dice=4d6dl1');
  await page.getByLabel('Dice').fill('d6');
  await page.getByLabel('Compared with').fill('d6');
  await expect(page.locator('div[role=status]')).toContainText('First higher 41.67%, equal 16.67%');
  await page.getByRole('button', { name: 'At least' }).click();
  await page.getByRole('button', { name: 'Roll' }).click();
  await expect(page.locator('output')).toHaveText(/[1-6] \([1-6]\)\s+[1-6] \([1-6]\)/);
  await page.reload();
  await expect(page.getByLabel('Compared with')).toHaveValue('d6');
  await expect(page.getByRole('button', { name: 'At least' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the page for frames tells its parent how high it is', async ({ page }) => {
  await page.goto('/dice.html');
  const height = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'message',
          ({ data }) => data.type === 'skirmish-height' && resolve(data.height),
        );
        const frame = document.createElement('iframe');
        frame.src = '/e/reaction.html?mode=odds#?secret=abc';
        document.body.append(frame);
      }),
  );
  expect(height).toBeGreaterThan(100);
});
