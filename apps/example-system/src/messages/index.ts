import type { Messages } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import { events } from './events.ts';
import { namesIn, type Names } from './names.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rolls } from './rolls.ts';

/** Everything the game says: pages, the command line and screen readers hear the same. */
export const messages: Messages<State, Names> = {
  names: namesIn,
  side: (state, seat, language) => namesIn(state, language).side(seat),
  events,
  refusals,
  questions,
  rolls,
  reasons: {
    crossed: { en: 'two are across', fr: 'deux sont de l’autre côté' },
    'last-round': { en: 'the last round is over', fr: 'la dernière manche est finie' },
    'nobody-left': { en: 'a side has nobody left', fr: 'un camp n’a plus personne' },
  },
  isHeading: ({ kind, about }) => kind === 'event' && about === 'round',
};
