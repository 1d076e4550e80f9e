import { isProblems, makeLink } from '@skirmish-kit/core';
import { fullAddresses } from './share-code.ts';
import type { SharePayload, ShareSources } from './share-payload.ts';

/**
 * An address that shows the same, at a page that reads `?mode=…&record=…`, else at this very page,
 * behind the `#` that no server sees. Packs come along by their full address, a companion never: it
 * is code. Nothing where a page has no address, and for games too long for one.
 */
export async function shareLink(
  tag: string,
  { attributes, record, at }: SharePayload,
  page: string | undefined,
  { pack }: ShareSources = {},
): Promise<string | undefined> {
  const token = record === undefined ? '' : await makeLink(record);
  if (isProblems(token)) return undefined;
  const asked = new URLSearchParams(
    Object.entries({ ...attributes, record: token, at: at === undefined ? '' : String(at) }).filter(
      ([, value]) => value !== '',
    ),
  );
  if (page === undefined) return linkToThisPage(tag, asked);
  const url = new URL(page, document.baseURI);
  for (const [name, value] of asked) url.searchParams.set(name, value);
  if (pack) url.searchParams.set('pack', fullAddresses(pack));
  return url.href;
}

function linkToThisPage(tag: string, asked: URLSearchParams): string | undefined {
  const url = new URL(location.href);
  if (!/^(https?|file):$/.test(url.protocol)) return undefined;
  url.hash = `${tag}?${asked}`;
  return url.href;
}
