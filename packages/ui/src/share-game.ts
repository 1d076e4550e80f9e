import { isProblems } from '@skirmish-kit/core';
import { readAddresses } from './addresses.ts';
import { RECORD_TYPE } from './record-given.ts';
import type { Shared } from './share-dialog.ts';

/** What a game was brought to the page with. */
export interface Sources {
  readonly pack?: string | null | undefined;
  readonly companion?: string | null | undefined;
}

/**
 * A game as everything it can be handed on as: its record, code for a page that replays it, and,
 * where there is a page that reads `?mode=replay&record=…`, a link. Packs come along by their full
 * address; a companion only in the code, which its page's author decides about, never in a link.
 */
export async function shareGame(
  tag: string,
  record: string,
  page?: string,
  sources: Sources = {},
): Promise<Shared> {
  const script =
    document.querySelector<HTMLScriptElement>('script[src*="embed"]')?.src ?? 'embed.js';
  const kind = script.includes('classic') ? '' : ' type="module"';
  const attributes = `mode="replay"${sourceAttributes(sources)}`;
  const embed = `<script${kind} src="${script}"></script>\n<${tag} ${attributes}>\n${recordInside(record)}\n</${tag}>`;
  const link = page ? await linkTo(page, record, sources) : undefined;
  return link === undefined ? { record, embed } : { link, record, embed };
}

/**
 * A record as it stands between the tags. Strangers wrote parts of it, so it must not be able to
 * leave the place it is put in: with a `<` in it (a title or a comment may have one), it is text.
 */
function recordInside(record: string): string {
  if (!record.includes('<')) return `<script type="${RECORD_TYPE}">\n${record}</script>`;
  return record.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trimEnd();
}

/** The link, unless the game is too long for one or what packs it is not there. */
async function linkTo(page: string, record: string, sources: Sources): Promise<string | undefined> {
  const codec = await import('./share-link.ts').catch(() => undefined);
  const token = await codec?.makeLink(record);
  if (token === undefined || isProblems(token)) return undefined;
  const url = new URL(page, document.baseURI);
  url.searchParams.set('mode', 'replay');
  url.searchParams.set('record', token);
  if (sources.pack) url.searchParams.set('pack', fullAddresses(sources.pack));
  return url.href;
}

/** ` pack="https://…"`, as code for a page has it; nothing for nothing. */
export function sourceAttributes({ pack, companion }: Sources): string {
  const [one = '', other = ''] = [pack, companion].map((text) => fullAddresses(text ?? ''));
  return attributesText({ pack: one, companion: other });
}

/** Attributes as code for a page has them; empty ones are left out. */
export function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const text = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return text === '' ? '' : ` ${name}="${text}"`;
    })
    .join('');
}

/** Addresses that mean the same on any page; what is no address is left out. */
function fullAddresses(text: string): string {
  return readAddresses(text)
    .flatMap((url) =>
      URL.canParse(url, document.baseURI) ? [new URL(url, document.baseURI).href] : [],
    )
    .join(' ');
}
