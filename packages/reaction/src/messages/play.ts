import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { ReactionNames } from './names.ts';
import { questions } from './questions.ts';
import { rolls } from './rolls.ts';
import { termMessages } from './terms.ts';

/** What a battle asks; its events and refusals are loaded after its first question. */
export const playMessages: Messages<Battle, ReactionNames> = {
  names: (battle, language) => new ReactionNames(battle, language),
  side: (battle, seat, language) => new ReactionNames(battle, language).side(seat),
  events: {},
  refusals: {},
  questions,
  rolls,
  reasons: {
    'last-standing': termMessages['last-standing'],
    'turn-limit': termMessages['turn-limit'],
    points: termMessages.points,
  },
  isHeading: ({ kind, about }) => kind === 'event' && (about === 'turn' || about === 'battle-over'),
  // Who has used all his points has simply finished.
  isSilent: ({ about, params }) => about === 'figure-done' && params['unused'] === 0,
};
