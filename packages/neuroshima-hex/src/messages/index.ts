import type { Library } from '../rules/table.ts';
import { events } from './events.ts';
import { playMessagesOf, type HexMessages } from './play.ts';
import { refusals } from './refusals.ts';

/**
 * Everything Neuroshima Hex says with the armies of a library, companions included.
 *
 * @example
 * ```ts
 * const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 });
 * const french = narratorOf(messagesOf(makeLibrary()), game.state, 'fr');
 * french.answer('place-hq', 'hq:0,0'); // 'QG en c3'
 * ```
 */
export function messagesOf(library: Library): HexMessages {
  const messages = playMessagesOf(library);
  return { ...messages, events: { ...messages.events, ...events }, refusals };
}
