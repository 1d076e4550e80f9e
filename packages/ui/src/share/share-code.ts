import { parseUrls } from '../parse-urls.ts';
import { RECORD_TYPE } from '../record-input.ts';
import { embedUrl } from './embed-url.ts';
import type { SharePayload, ShareSources } from './share-payload.ts';
import { htmlTag, htmlText, type HtmlAttributes } from './html-tag.ts';

/**
 * Code for a page that shows the same: the script from where this one came, and the element. Packs
 * come along by their full address, and companions: the page's author decides about those.
 */
export function shareCode(
  tag: string,
  shared: SharePayload,
  sources: ShareSources = {},
  at?: number,
): string {
  const script = embedUrl();
  const isPlain = script.includes('.classic.');
  const given = { ...shared.attributes, at: at?.toString() ?? '', ...addressesOf(sources) };
  const inside = shared.record === undefined ? '' : `\n${recordInside(shared.record)}\n`;
  return `${htmlTag('script', { type: isPlain ? undefined : 'module', src: script })}
${htmlTag(tag, withoutEmpty(given), inside)}`;
}

/** Attributes that say nothing are left out. */
function withoutEmpty(attributes: Readonly<Record<string, string>>): HtmlAttributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}

/**
 * A record between the tags of the embed code. Parts of it are untrusted, so it must not be able to
 * leave its place: if it has a `<` (a title or a comment may have one), it is text.
 */
function recordInside(record: string): string {
  if (!record.includes('<')) return htmlTag('script', { type: RECORD_TYPE }, `\n${record}`);
  return htmlText(record).trimEnd();
}

/** The files that the game leans on, as attributes. */
function addressesOf({ pack, companion }: ShareSources): Readonly<Record<string, string>> {
  return { pack: fullAddresses(pack ?? ''), companion: fullAddresses(companion ?? '') };
}

/** Addresses that mean the same on any page; what is no address is left out. */
export function fullAddresses(text: string): string {
  return parseUrls(text)
    .flatMap((url) =>
      URL.canParse(url, document.baseURI) ? [new URL(url, document.baseURI).href] : [],
    )
    .join(' ');
}
