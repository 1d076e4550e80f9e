import { openTag } from './html-tag.ts';

/** Modes that need all that a game needs; without one, a game is played. */
const GAMES: readonly (string | undefined)[] = [undefined, '', 'play', 'replay', 'table'];

/**
 * The tags that have the files of a game fetched together with its script instead of after it: one
 * round trip less for who reads the page. None for a widget that shows no game.
 */
export function preloadTags(mode: string | undefined, addresses: readonly string[]): string {
  if (!GAMES.includes(mode)) return '';
  return addresses.map((href) => `${openTag('link', { rel: 'modulepreload', href })}\n`).join('');
}
