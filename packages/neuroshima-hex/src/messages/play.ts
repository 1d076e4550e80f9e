import type { LogEntry, MessagesByKey, Messages } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { companionSentence } from './companion-messages.ts';
import { GameNames } from './game-names.ts';
import { questions } from './questions.ts';
import { rolls } from './rolls.ts';
import { REASONS } from './terms.ts';

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'battle', 'phase', 'game-over']);

/** Messages of Neuroshima Hex. */
export type HexMessages = Messages<State, GameNames>;

/** What a game asks: its events, except those of companions, and its refusals are loaded after its first question. */
export function playMessagesOf(library: Library): HexMessages {
  return {
    names: (state, language) => new GameNames(library, state, language),
    side: (state, seat, language) => new GameNames(library, state, language).seat(seat),
    events: companionEvents(library),
    refusals: {},
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
