import type { LogEntry, MessagesByKey, Messages } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { companionSentence } from './companion-messages.ts';
import { GameNames } from './game-names.ts';
import { events } from './events.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rolls } from './rolls.ts';
import { REASONS } from './terms.ts';

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'battle', 'phase', 'game-over']);

/** Everything Neuroshima Hex says. */
export type HexMessages = Messages<State, GameNames>;

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
  return {
    names: (state, language) => new GameNames(library, state, language),
    side: (state, seat, language) => new GameNames(library, state, language).seat(seat),
    events: { ...companionEvents(library), ...events },
    refusals,
    questions,
    rolls,
    reasons: REASONS,
    isHeading: ({ kind, about }) => kind === 'event' && HEADINGS.has(about),
    isSilent,
  };
}

/** A hit shows that its unit acts, and a draw is logged with its tiles. */
function isSilent({ kind, about }: LogEntry): boolean {
  return kind === 'roll' || about === 'acts';
}

/** What the code of fan armies tells. */
function companionEvents({ armies, companion }: Library): MessagesByKey<GameNames> {
  const words = armies.flatMap(({ id }) => Object.entries(companion(id)?.words ?? {}));
  return Object.fromEntries(words.map(([about, each]) => [about, companionSentence(each)]));
}
