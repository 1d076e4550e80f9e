import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { events } from './events.ts';
import { ReactionNames } from './names.ts';
import { questions } from './questions.ts';
import { rolls } from './rolls.ts';
import { insideWords } from './terms.ts';

/** What a battle says, without its refusals: they are loaded after its first question. */
export const tellingOfPlay: Messages<Battle, ReactionNames> = {
  names: (battle, language) => new ReactionNames(battle, language),
  side: (battle, seat, language) => new ReactionNames(battle, language).side(seat),
  events,
  refusals: {},
  questions,
  rolls,
  reasons: {
    'last-standing': insideWords['last-standing'],
    'turn-limit': insideWords['turn-limit'],
    points: insideWords.points,
  },
  isHeading: ({ kind, about }) => kind === 'event' && (about === 'turn' || about === 'battle-over'),
  // Who has used all his points has simply finished.
  isSilent: ({ about, params }) => about === 'figure-done' && params['unused'] === 0,
};
