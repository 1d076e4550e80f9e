import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { systemFolders } from '../../tools/systems/list.mjs';

/*
 * Compares pages and widgets with the screenshots in e2e/screenshots. `npm run screenshots` updates them; look at
 * each changed picture before you commit it.
 */

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };

const LOOKS = {
  wide: { size: WIDE, colorScheme: 'light', language: 'en' },
  'wide-dark': { size: WIDE, colorScheme: 'dark', language: 'en' },
  'wide-fr': { size: WIDE, colorScheme: 'light', language: 'fr' },
  phone: { size: PHONE, colorScheme: 'light', language: 'en' },
  'phone-dark': { size: PHONE, colorScheme: 'dark', language: 'en' },
  'phone-fr': { size: PHONE, colorScheme: 'light', language: 'fr' },
} as const;
type Look = keyof typeof LOOKS;

const SYSTEMS = systemFolders(join(import.meta.dirname, '../..'));

/** Pages with a layout of their own. demo.spec.ts checks colours, width and links of every page. */
const PAGES: Readonly<Record<string, readonly Look[]>> = {
  index: ['wide', 'wide-dark', 'phone', 'phone-fr'],
  ...Object.fromEntries(SYSTEMS.map((system) => [system, ['wide', 'phone-dark'] as const])),
  editor: ['wide-dark', 'phone'],
  puzzles: ['wide', 'phone-dark'],
  dice: ['wide-dark', 'phone'],
  embed: ['wide', 'phone-dark'],
  documentation: ['wide'],
};

/** A game is drawn in all schemes; its other modes are drawn from the same styles. */
const WIDGETS: Readonly<Record<string, readonly Look[]>> = {
  play: ['wide', 'wide-dark', 'phone-dark', 'phone-fr'],
  start: ['wide-fr', 'phone'],
};
const OTHER_MODES: readonly Look[] = ['wide'];

test.describe.configure({ mode: 'parallel' });

// Half the size is enough to see what has moved, and a quarter to keep.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  test.slow();
  // The puzzle of the day is that of a day.
  await page.clock.setFixedTime('2026-11-16T12:00:00');
});

for (const [file, looks] of Object.entries(PAGES))
  test(`the page ${file} looks the same`, async ({ page }) => {
    for (const look of looks) {
      await visit(page, `./${file}.html`, look);
      await compare(page, `${file}-${look}`);
    }
  });

for (const system of SYSTEMS)
  test(`every widget of ${system} looks the same`, async ({ page }) => {
    test.setTimeout(240_000);
    const queries = await widgetsOf(page, system);
    expect(queries.length).toBeGreaterThan(2);
    for (const [mode, query] of queries)
      for (const look of WIDGETS[mode] ?? OTHER_MODES) {
        await visit(page, `./e/${system}.html?${query}`, look);
        await compare(page, `${system}-${mode}-${look}`);
      }
  });

/** What a page about a system shows, as queries of the page for frames; and a board with figures. */
async function widgetsOf(
  page: Page,
  system: string,
): Promise<readonly (readonly [mode: string, query: string])[]> {
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
        return [query.get('mode') ?? '', query.toString()] as const;
      }),
  );
  return [['start', ''], ['play', 'start=now&seed=7&seats=human,human'], ...queries];
}

async function visit(page: Page, address: string, look: Look): Promise<void> {
  const { size, colorScheme, language } = LOOKS[look];
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  const to = new URL(address, 'http://kit/');
  to.searchParams.set('lang', language);
  await page.goto(`.${to.pathname}${to.search}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

async function compare(page: Page, name: string): Promise<void> {
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { timeout: 20_000 });
}
