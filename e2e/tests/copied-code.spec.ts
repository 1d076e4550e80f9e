import { expect, test, type Locator, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { copiedBy, openElsewhere } from './elsewhere.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * The code that the site gives to copy, pasted into an empty page on another origin. Everything comes from
 * the site's own kit folder.
 */

test.use({
  viewport: { width: 1280, height: 1000 },
  permissions: ['clipboard-read', 'clipboard-write'],
  ...INSTANT_PLAYBACK,
});

const GAMES = ['neuroshima-hex', 'musg', 'reaction', 'deadzone'] as const;
type Game = (typeof GAMES)[number];

function widget(page: Page, game: Game): Locator {
  return page.locator(`skirmish-${game}`);
}

/** What the embed builder copies for a game between two people. */
async function builderCode(page: Page, game: Game): Promise<string> {
  await page.goto(`${KIT}/embed.html?lang=en&game=${game}`);
  const builder = page.locator('skirmish-embed-builder');
  await builder.getByRole('combobox', { name: 'Opponent' }).selectOption('human');
  return copiedBy(page, () => builder.getByRole('button', { name: 'Copy the code' }).click());
}

/** What the share dialog of a game copies. */
async function sharedCode(page: Page, element: Locator): Promise<string> {
  await element.getByRole('button', { name: 'Share' }).click();
  const dialog = element.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Embed' }).click();
  const copy = dialog.locator('#share-embed').getByRole('button').first();
  const code = await dialogCopy(page, dialog, copy);
  await page.keyboard.press('Escape');
  return code;
}

/** Another origin may keep its readers from the clipboard: then the code is selected, to copy by hand. */
async function dialogCopy(page: Page, dialog: Locator, copy: Locator): Promise<string> {
  await copy.click();
  await expect(dialog.locator('.note')).not.toBeEmpty();
  const isCopied = (await dialog.locator('.note').textContent()) === 'Copied.';
  return isCopied
    ? page.evaluate(() => navigator.clipboard.readText())
    : dialog.locator('[name=embed]').inputValue();
}

/** The same widget by the plain script, as the README describes it. */
function asPlainScript(code: string, game: Game): string {
  return code.replace(
    /<script type="module" src="(.+)\/skirmish\.js">/,
    `<script src="$1/${game}.classic.js">`,
  );
}

/** How many answers the game has, as its caption says. */
async function answersIn(element: Locator): Promise<number> {
  const text = (await element.locator('.way .at').textContent()) ?? '';
  return Number(/move\s(\d+)/.exec(text)?.[1] ?? -1);
}

/** Where the HQs of Neuroshima Hex go; the other games have a button for every answer. */
const HEXES = ['0,0', '0,-1'] as const;

/** Answers the open question with the mouse, and waits until the game has gone on. */
async function answer(element: Locator, nth: number): Promise<void> {
  const offer = element.locator('.actions .offer:not([aria-disabled])').first();
  const hexes = element.locator('[role=gridcell][data-hex]');
  await expect(hexes.or(offer).first()).toBeAttached();
  const isHex = (await hexes.count()) > 0;
  if (!isHex) await expect(offer).toBeVisible();
  const before = await answersIn(element);
  if (isHex)
    await element.locator(`[role=gridcell][data-hex="${HEXES[nth % 2]}"]`).click({ force: true });
  else await offer.click();
  await expect.poll(() => answersIn(element)).toBeGreaterThan(before);
}

for (const game of GAMES)
  for (const kind of ['module', 'plain script'] as const)
    test(`${game} plays on another origin by code copied as ${kind}`, async ({ page }) => {
      test.slow();
      const copied = await builderCode(page, game);
      expect(copied).toContain(`<script type="module" src="${KIT}/kit/skirmish.js"></script>`);

      const { complaints, foreign } = monitorPage(page);
      await openElsewhere(page, kind === 'module' ? copied : asPlainScript(copied, game));
      const element = widget(page, game);
      await element.getByRole('button', { name: 'Start', exact: true }).click();
      await answer(element, 0);
      await answer(element, 1);
      const played = await answersIn(element);

      const shared = await sharedCode(page, element);
      expect(shared.includes('type="module"')).toBe(kind === 'module');
      const script = kind === 'module' ? 'skirmish.js' : `${game}.classic.js`;
      expect(shared).toContain(`src="${KIT}/kit/${script}"`);
      await openElsewhere(page, shared);
      await expect.poll(() => answersIn(element)).toBe(played);
      await element.getByRole('button', { name: 'Back', exact: true }).click();
      await expect.poll(() => answersIn(element)).toBeLessThan(played);
      await element.getByRole('button', { name: 'Play on from here' }).click();
      await answer(element, 1);
      expect(complaints).toEqual([]);
      expect(foreign).toEqual([]);
    });

const SCRIPTS = {
  'one script': [`${KIT}/kit/skirmish.js`],
  'a script each': GAMES.map((game) => `${KIT}/kit/${game}.js`),
  'scripts under their earlier names': GAMES.map((game) => `${KIT}/kit/${game}/embed.js`),
};

for (const [name, sources] of Object.entries(SCRIPTS))
  test(`four games by ${name} live under Trusted Types without duplicates`, async ({ page }) => {
    const { complaints, foreign } = monitorPage(page);
    const scripts = sources.map((src) => `<script type="module" src="${src}"></script>`);
    const games = GAMES.map((game) => `<skirmish-${game}></skirmish-${game}>`);
    await openElsewhere(page, [...scripts, ...games].join(''));
    for (const game of GAMES) {
      // A game is fetched when its place comes near.
      await widget(page, game).scrollIntoViewIfNeeded();
      await expect(
        widget(page, game).getByRole('button', { name: 'Start', exact: true }),
      ).toBeVisible();
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

test('a page that allows no tags of ours writes a div with data attributes', async ({ page }) => {
  const { complaints } = monitorPage(page);
  await openElsewhere(
    page,
    `<script type="module" src="${KIT}/kit/skirmish.js"></script>
<div data-skirmish="reaction" data-scenario="relay" data-seats="human,human" data-seed="7"><p>A skirmish to play.</p></div>`,
  );
  const element = widget(page, 'reaction');
  await answer(element, 0);
  expect(complaints).toEqual([]);
});

/** Every sample of a page: the code that its buttons copy. */
async function samplesOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const texts = await page.locator('pre').allTextContents();
  return texts.filter((text) => /<script|<iframe/.test(text));
}

const PAGES: readonly (readonly [path: string, samples: number])[] = [
  ['/neuroshima-hex.html?lang=en', 10],
  ['/musg.html?lang=en', 10],
  ['/reaction.html?lang=en', 8],
  ['/deadzone.html?lang=en', 9],
  ['/documentation.html?lang=en', 2],
  ['/puzzles.html?lang=en&puzzle=make-room', 1],
];

for (const [path, count] of PAGES)
  test(`every sample of ${path} works on another origin`, async ({ page, context }) => {
    test.slow();
    const samples = await samplesOf(page, path);
    expect(samples).toHaveLength(count);
    const failed: string[] = [];
    for (const sample of samples) {
      const other = await context.newPage();
      const { complaints, foreign } = monitorPage(other);
      await openElsewhere(other, sample, sample.includes('<iframe') ? 'no-csp' : 'strict');
      await other.waitForLoadState('networkidle');
      const errors = await other.locator('[part=error]').allTextContents();
      const isEmpty = await other.evaluate(() =>
        [...document.querySelectorAll('*')].some(
          (element) =>
            element.localName.startsWith('skirmish-') && !element.shadowRoot?.childElementCount,
        ),
      );
      // Where this policy allows no worker, a bot thinks on the page.
      const noted = complaints.filter((text) => !text.includes('TrustedScriptURL'));
      if ([...noted, ...foreign, ...errors].length > 0 || isEmpty)
        failed.push([sample, ...noted, ...foreign, ...errors].join('\n'));
      await other.close();
    }
    expect(failed).toEqual([]);
  });
