import { expect, test, type Locator, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { openElsewhere } from './elsewhere.ts';

/*
 * Prepared links to every page that gives something to copy: names and values of their query, and their
 * fragment, end tags and attributes. What is copied there runs nothing where it is pasted.
 */

const PAYLOADS = [
  '"><script>globalThis.ran=1</script>',
  '"><img src=x onerror="globalThis.ran=1">',
  '" autofocus tabindex="0" onfocus="globalThis.ran=1',
  "'-->]]></textarea></pre></script><svg onload=globalThis.ran=1>",
];

/** A link with the payloads as names, as values of what the page reads, and behind the #. */
function prepared(path: string, known: readonly string[]): string {
  const url = new URL(path, KIT);
  for (const payload of PAYLOADS) url.searchParams.set(payload, payload);
  for (const [i, name] of known.entries())
    url.searchParams.set(name, PAYLOADS[i % PAYLOADS.length] ?? '');
  url.hash = `?${PAYLOADS.join('&')}`;
  return url.href;
}

/** Everything that can be copied is text of the page: in fields and in samples. */
async function copies(page: Page): Promise<readonly string[]> {
  const fields = await page
    .locator('textarea')
    .evaluateAll((all) =>
      all.map((field) => (field instanceof HTMLTextAreaElement ? field.value : '')),
    );
  return [...fields, ...(await page.locator('pre').allTextContents())].filter(Boolean);
}

/** Pasted into a page without any policy, code makes our elements and runs our scripts only. */
async function staysHarmless(page: Page, code: string): Promise<void> {
  await openElsewhere(page, code, 'no-csp');
  const found = await page.evaluate((kit) => {
    const all = [...document.querySelectorAll('body *')];
    const isOurs = (element: Element) =>
      element instanceof HTMLScriptElement
        ? element.src.startsWith(`${kit}/kit/`) || element.type.startsWith('application/')
        : /^(skirmish-[a-z-]+|a|p|link|iframe)$/.test(element.localName);
    return {
      foreign: all.filter((element) => !isOurs(element)).map(({ outerHTML }) => outerHTML),
      handlers: all.flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on|^style$|^auto/.test(name)),
      ),
      ran: 'ran' in globalThis,
    };
  }, KIT);
  expect(found, code).toEqual({ foreign: [], handlers: [], ran: false });
}

async function pasteAll(page: Page, codes: readonly string[], least: number): Promise<void> {
  const code = codes.filter((text) => /<\w/.test(text));
  expect(code.length).toBeGreaterThanOrEqual(least);
  for (const each of code) await staysHarmless(page, each);
}

test('code and links of the position editor run nothing', async ({ page }) => {
  await page.goto(prepared('/editor.html?position=3.0_moloch_hq.c3', ['lang', 'theme']));
  const codes: string[] = [];
  for (const copy of ['copy-link', 'copy-diagram', 'copy-battle']) {
    const button = page.locator(`[data-copy=${copy}]`);
    await button.click();
    const label = (await button.textContent())?.trim() ?? '';
    await expect(page.locator('.copied')).toHaveAttribute('aria-label', label);
    codes.push(await page.locator('.copied').inputValue());
  }
  const [link = ''] = codes;
  expect([...new URL(link).searchParams.keys()]).toEqual(['position', 'lang', 'theme']);
  await pasteAll(page, codes, 2);
});

const SITE_PAGES: readonly (readonly [path: string, known: readonly string[], least: number])[] = [
  ['/embed.html', ['lang', 'theme'], 1],
  ['/embed.html', ['game', 'lang'], 1],
  ['/puzzles.html?puzzle=make-room', ['lang', 'theme'], 1],
  ['/documentation.html', ['lang', 'theme'], 2],
  ['/neuroshima-hex.html', ['lang', 'theme'], 5],
];

for (const [path, known, least] of SITE_PAGES)
  test(`code of ${path} with hostile ${known.join(' and ')} runs nothing`, async ({ page }) => {
    await page.goto(prepared(path, known));
    await page.waitForLoadState('networkidle');
    const samples = (await copies(page)).filter((text) => /<script|<iframe/.test(text));
    await pasteAll(page, samples, least);
  });

/** A game whose seed and addresses are hostile, and its share dialog. */
async function shareDialog(page: Page, game: string, known: readonly string[]): Promise<Locator> {
  await page.goto(prepared(`/e/${game}.html?start=now&seats=human,human`, known));
  const element = page.locator(`skirmish-${game}`);
  await element.getByRole('button', { name: /^(Share|Partager)$/ }).click();
  return element.getByRole('dialog');
}

for (const game of ['neuroshima-hex', 'musg', 'reaction', 'deadzone'])
  for (const known of [
    ['seed', 'lang'],
    ['save', 'seed'],
  ])
    test(`the shares of ${game} for malicious ${known.join(' and ')} run nothing`, async ({
      page,
    }) => {
      const dialog = await shareDialog(page, game, known);
      await dialog.getByRole('tab').nth(2).click();
      await expect(dialog.locator('[name=embed]')).not.toBeEmpty();
      const codes = await copies(page);
      const html = codes.filter((text) => /<skirmish-|<iframe/.test(text));
      await pasteAll(page, html, 2);
    });
