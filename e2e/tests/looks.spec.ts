import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { systemFolders } from '../../tools/systems/list.mjs';

/*
 * What pages and widgets look like, held against pictures that somebody has looked at (e2e/looks).
 * `npm run looks` takes them anew; look at what has changed before you keep it.
 */

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };

/** Six looks: a page is visited in each language, a widget is told that its page speaks another. */
const LOOKS = {
  en: [
    { name: 'wide', size: WIDE, colorScheme: 'light' },
    { name: 'wide-dark', size: WIDE, colorScheme: 'dark' },
    { name: 'phone-dark', size: PHONE, colorScheme: 'dark' },
    { name: 'phone', size: PHONE, colorScheme: 'light' },
  ],
  fr: [
    { name: 'wide-fr', size: WIDE, colorScheme: 'light' },
    { name: 'phone-fr', size: PHONE, colorScheme: 'light' },
  ],
} as const;

const SYSTEMS = systemFolders(join(import.meta.dirname, '../..'));

const PAGES = [
  'index',
  ...SYSTEMS,
  'editor',
  'puzzles',
  'dice',
  'embed',
  'documentation',
  'licence',
  '404',
];

test.describe.configure({ mode: 'parallel' });

// Half the size is enough to see what has moved, and a quarter to keep.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  test.slow();
  // The puzzle of the day is that of a day.
  await page.clock.setFixedTime('2026-11-16T12:00:00');
});

for (const file of PAGES)
  test(`the page ${file} looks as it did`, async ({ page }) => {
    for (const language of ['en', 'fr'] as const) {
      await visit(page, `./${file}.html`, language);
      await compare(page, file, language);
    }
  });

for (const system of SYSTEMS)
  test(`every widget of ${system} looks as it did`, async ({ page }) => {
    test.setTimeout(240_000);
    const queries = await widgetsOf(page, system);
    expect(queries.length).toBeGreaterThan(2);
    for (const [name, query] of queries) {
      await visit(page, `./e/${system}.html?${query}`, 'en');
      await compare(page, name, 'en');
      await page
        .locator('[lang]')
        .evaluateAll((all) => all.forEach((each) => each.setAttribute('lang', 'fr')));
      await compare(page, name, 'fr');
    }
  });

/** What a page about a system shows, as queries of the page for frames; and a board with figures. */
async function widgetsOf(
  page: Page,
  system: string,
): Promise<readonly (readonly [name: string, query: string])[]> {
  await page.goto(`./${system}.html`);
  const found = await page.locator(`[data-define="${system}/define"]`).evaluateAll((elements) =>
    elements.map((element) => {
      const given = [...element.attributes].filter(
        ({ name }) => !/^(?:data-.*|page|save|class|style|id|pack|companion)$/.test(name),
      );
      return given.map(({ name, value }): [string, string] => [name, value || 'true']);
    }),
  );
  const queries = new Map(
    found
      .filter((given) => given.some(([name]) => name === 'mode'))
      .map((given) => {
        const query = new URLSearchParams(given);
        return [`${system}-${query.get('mode') ?? ''}`, query.toString()] as const;
      }),
  );
  return [
    [`${system}-start`, ''],
    [`${system}-play`, 'start=now&seed=7&seats=human,human'],
    ...queries,
  ];
}

type Language = keyof typeof LOOKS;

async function visit(page: Page, address: string, language: Language): Promise<void> {
  const [first] = LOOKS[language];
  await page.setViewportSize(first.size);
  await page.emulateMedia({ colorScheme: first.colorScheme });
  const to = new URL(address, 'http://kit/');
  to.searchParams.set('lang', language);
  await page.goto(`.${to.pathname}${to.search}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

async function compare(page: Page, name: string, language: Language): Promise<void> {
  for (const { name: look, size, colorScheme } of LOOKS[language]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expect.soft(page).toHaveScreenshot(`${name}-${look}.png`, { timeout: 20_000 });
  }
}
