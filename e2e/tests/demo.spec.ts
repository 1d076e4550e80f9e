import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const PAGES = [
  '/index.html',
  '/reaction.html',
  '/neuroshima-hex.html',
  '/editor.html',
  '/puzzles.html',
  '/dice.html',
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

for (const path of PAGES) {
  test(`${path} has no accessibility faults that a machine can find, light and dark`, async ({
    page,
  }) => {
    test.slow();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await leafThrough(page, path);
      // An embedded element cannot know the level of the heading above it.
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['heading-order'])
        // Of a long list of the same kind, the first two stand for all.
        .exclude('li.card:nth-child(n + 3)')
        .analyze();
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect(told, colorScheme).toEqual([]);
    }
  });

  test(`${path} fits 320 pixels and loads nothing from elsewhere`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await leafThrough(page, path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    expect(foreign).toEqual([]);
  });
}

test('a visitor plays against the bot on the front page', async ({ page }) => {
  test.slow();
  await page.goto('/index.html');
  const widget = page.locator('skirmish-reaction').first();
  const lines = widget.locator('[part=log] li');
  await expect(lines.first()).toBeVisible();
  const offers = widget.locator('.offer:not([aria-disabled])');
  for (let clicks = 0; clicks < 3; clicks++) {
    await expect(offers.first()).toBeVisible({ timeout: 25_000 });
    await offers.first().click();
  }
  await expect.poll(() => lines.count()).toBeGreaterThan(2);
});

test('the language switch speaks French, elements included', async ({ page }) => {
  await page.goto('/index.html');
  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Des règles de jeu');
  await expect(page.locator('skirmish-reaction').first()).toContainText('initiative');
  await expect(page.locator('skirmish-reaction').first()).toContainText('Tour 1');
});

test('the dice page computes, points at mistakes and keeps the address', async ({ page }) => {
  await page.goto('/dice.html?dice=2d6');
  await expect(page.getByRole('status')).toContainText('mean 7, deviation 2.415');
  await page.getByLabel('Dice').fill('3d6+*2');
  await expect(page.locator('.problem + pre')).toContainText('^');
  await page.getByRole('button', { name: '4d6dl1' }).click();
  await expect(page.getByRole('status')).toContainText('mean 12.245');
  expect(page.url()).toContain('dice=4d6dl1');
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
