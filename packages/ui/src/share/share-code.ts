import { readAddresses } from '../addresses.ts';
import { RECORD_TYPE } from '../record-given.ts';
import { embedAddress, gameAddresses } from './embed-address.ts';
import type { HandedOn, Sources } from './handed-on.ts';
import { attributesText, escaped } from './attributes-text.ts';
import { preloadTags } from './preload-tags.ts';

/**
 * Code for a page that shows the same: the script from where this one came, and the element. Packs
 * come along by their full address, and companions: the page's author decides about those.
 */
export function shareCode(
  tag: string,
  shared: HandedOn,
  sources: Sources = {},
  at?: number,
): string {
  const script = embedAddress(tag);
  const isPlain = script.includes('.classic.');
  const kind = isPlain ? '' : ' type="module"';
  const early = preloadTags(shared.attributes['mode'], isPlain ? [] : gameAddresses(tag));
  const given = { ...shared.attributes, at: at === undefined ? '' : String(at) };
  const attributes = `${attributesText(given)}${sourceAttributes(sources)}`;
  const inside = shared.record === undefined ? '' : `\n${recordInside(shared.record)}\n`;
  const element = `<${tag}${attributes}>${inside}</${tag}>`;
  return `${early}<script${kind} src="${escaped(script)}"></script>\n${element}`;
}

/** Code for pages that take no scripts but frames. */
export function frameCode(title: string, link: string): string {
  return `<iframe${attributesText({ title, src: link, width: '100%', height: '720', loading: 'lazy' })}></iframe>`;
}

/**
 * A record as it stands between the tags. Strangers wrote parts of it, so it must not be able to
 * leave the place it is put in: with a `<` in it (a title or a comment may have one), it is text.
 */
function recordInside(record: string): string {
  if (!record.includes('<')) return `<script type="${RECORD_TYPE}">\n${record}</script>`;
  return record.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trimEnd();
}

/** ` pack="https://…"`, as code for a page has it; nothing for nothing. */
function sourceAttributes({ pack, companion }: Sources): string {
  const [one = '', other = ''] = [pack, companion].map((text) => fullAddresses(text ?? ''));
  return attributesText({ pack: one, companion: other });
}

/** Addresses that mean the same on any page; what is no address is left out. */
export function fullAddresses(text: string): string {
  return readAddresses(text)
    .flatMap((url) =>
      URL.canParse(url, document.baseURI) ? [new URL(url, document.baseURI).href] : [],
    )
    .join(' ');
}
