import type { Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';

/** What the policy of a page allows: scripts of the site and nothing else, or anything. */
type Policy = 'strict' | 'no-csp';

/** Opens an otherwise empty page on another origin that contains this code and nothing else. */
export async function openElsewhere(
  page: Page,
  code: string,
  policy: Policy = 'strict',
): Promise<void> {
  await page.goto(`${BLOG}/${policy}/pasted?${new URLSearchParams({ code })}`);
}

/** What a press of this button leaves in the clipboard. */
export async function copiedBy(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press();
  let text = '';
  while (text === '') text = await page.evaluate(() => navigator.clipboard.readText());
  return text;
}
