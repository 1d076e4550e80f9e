import { expect, test, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { openElsewhere } from './elsewhere.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * Small widgets in sentences of another site: in its ink, right under a strict policy, and quiet when a file is
 * missing.
 */

const SYSTEMS = {
  'neuroshima-hex': 'NH-NET-01',
  musg: 'MU-SHOOT-05',
  reaction: 'RX-SHOOT-03',
  deadzone: 'DZ-SHOOT-01',
} as const;

const ASK = '{"action":"reaction","modifier":-1}';

const SCRIPTS = {
  module: (file: string) => `<script type="module" src="${KIT}/kit/${file}.js"></script>`,
  'plain script': (file: string) => `<script src="${KIT}/kit/${file}.classic.js"></script>`,
} as const;

/** Everything that nobody caught, and all that is warned of. */
function listen(page: Page) {
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return { errors, warnings };
}

for (const [kind, script] of Object.entries(SCRIPTS)) {
  for (const [system, rule] of Object.entries(SYSTEMS))
    test(`${system} in a sentence, by ${kind}: the rule, or the author’s words`, async ({
      page,
    }) => {
      const code = `<p>So <skirmish-rule system="${system}" rule="${rule}">it goes</skirmish-rule>.</p>${script(`${system}/sentence`)}`;
      const { complaints } = monitorPage(page);
      await openElsewhere(page, code);
      const word = page.locator('skirmish-rule .word');
      await word.click();
      await expect(page.locator('skirmish-rule [part=rule]')).toContainText(rule);
      expect(complaints).toEqual([]);

      // The plain script has everything inside.
      if (kind === 'plain script') return;
      const { errors, warnings } = listen(page);
      await page.route(/\/chunks\/catalogue-/, (route) => route.fulfill({ status: 404, body: '' }));
      await openElsewhere(page, code);
      await expect.poll(() => warnings.length).toBe(1);
      expect(warnings[0]).toContain('catalogue');
      await expect(page.getByText('So it goes.')).toBeVisible();
      await expect(word).toHaveCount(0);
      expect(errors).toEqual([]);
    });

  test(`exact odds, by ${kind}, are drawn as they are under a strict policy`, async ({ page }) => {
    const { complaints } = monitorPage(page);
    await openElsewhere(
      page,
      `<p>He holds in <skirmish-odds system="reaction" ask='${ASK}' result="panic"></skirmish-odds>.</p>${script('reaction/sentence')}`,
    );
    const gauge = page.locator('skirmish-odds .gauge');
    const [whole, filled] = await Promise.all(
      [gauge, gauge.locator('rect')].map((each) => each.boundingBox()),
    );
    const said = (await page.locator('skirmish-odds .word').textContent()) ?? '';
    const percent = Number(/[\d.]+(?=%)/.exec(said)?.[0]);
    expect(percent).toBeLessThan(90);
    expect(((filled?.width ?? 0) / (whole?.width ?? 1)) * 100).toBeCloseTo(percent, 0);
    expect(complaints).toEqual([]);
  });
}

/** Pages that say nothing of their colours to a script: their sentences do. */
const PAGES = [
  ['a dark page', 'background: oklch(0.2 0 0); color: rgb(238, 238, 238)'],
  ['a plain white page', ''],
] as const;

for (const [name, style] of PAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`widgets have the ink of ${name}, for readers who prefer ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openElsewhere(
        page,
        `<div style="${style}"><p>He <skirmish-rule system="reaction" rule="RX-SHOOT-03">shoots</skirmish-rule> and holds in <skirmish-odds system="reaction" ask='${ASK}'></skirmish-odds>.</p></div>${SCRIPTS.module('reaction/sentence')}`,
        'no-csp',
      );
      const ink = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).color);
      const sentence = await ink('p');
      expect(await ink('skirmish-rule .word')).toBe(sentence);
      expect(await ink('skirmish-odds .word')).toBe(sentence);
    });

/** Elements that cannot have what they need say so in their own place. */
for (const [kind, script] of Object.entries(SCRIPTS))
  for (const system of Object.keys(SYSTEMS))
    test(`${system} without its other files, by ${kind}, throws nothing into the page`, async ({
      page,
    }) => {
      const { errors, warnings } = listen(page);
      await page.route(/\/kit\/.*\.js$/, (route) =>
        /\/embed(\.classic)?\.js$/.test(route.request().url())
          ? route.continue()
          : route.fulfill({ status: 404, body: '' }),
      );
      await openElsewhere(
        page,
        `<skirmish-unit system="${system}" unit="x">a unit</skirmish-unit> <skirmish-${system} start="now" seats="bot,bot"><p>Read on.</p></skirmish-${system}>${script(`${system}/embed`)}`,
      );
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('a unit')).toBeVisible();
      // The plain script is whole in itself.
      if (kind === 'module') {
        await expect(page.getByText('Read on.')).toBeVisible();
        expect(warnings.filter((text) => text.includes(`<skirmish-${system}>`))).toHaveLength(1);
      }
      expect(errors).toEqual([]);
    });
