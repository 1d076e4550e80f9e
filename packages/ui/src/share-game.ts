import { isProblems, makeLink } from '@skirmish-kit/core';
import type { Shared } from './share-dialog.ts';

/**
 * A game as everything it can be handed on as: its record, code for a page that replays it, and,
 * where there is a page that reads `?mode=replay&record=…`, a link.
 */
export async function shareGame(tag: string, record: string, page?: string): Promise<Shared> {
  const script =
    document.querySelector<HTMLScriptElement>('script[src*="embed"]')?.src ?? 'embed.js';
  const kind = script.includes('classic') ? '' : ' type="module"';
  const inside = `<script type="application/x-skirmish-record">\n${record}</script>`;
  const embed = `<script${kind} src="${script}"></script>\n<${tag} mode="replay">\n${inside}\n</${tag}>`;
  const token = page ? await makeLink(record) : [];
  if (!page || isProblems(token) || typeof token !== 'string') return { record, embed };
  const url = new URL(page, document.baseURI);
  url.searchParams.set('mode', 'replay');
  url.searchParams.set('record', token);
  return { link: url.href, record, embed };
}
