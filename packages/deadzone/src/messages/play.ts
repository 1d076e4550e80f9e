import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { DeadzoneNames } from './names.ts';
import { questions } from './questions.ts';
import { rolls } from './rolls.ts';

/** What a battle asks; its events and refusals are loaded after its first question. */
export const playMessages: Messages<Battle, DeadzoneNames> = {
  names: (battle, language) => new DeadzoneNames(battle, language),
  side: (battle, seat, language) => new DeadzoneNames(battle, language).side(seat),
  events: {},
  refusals: {},
  questions,
  rolls,
  reasons: {
    extermination: { en: 'the other side is wiped out', fr: 'l’autre camp est anéanti' },
    'all-gone': { en: 'nobody is left', fr: 'plus personne n’est là' },
    'victory-points': { en: 'enough victory points', fr: 'assez de points de victoire' },
    'last-round': { en: 'the last round is over', fr: 'le dernier round est fini' },
  },
  isHeading: ({ kind, about }) => kind === 'event' && (about === 'round' || about === 'game-over'),
  isSilent: ({ about }) => about === 'activation-over',
};
