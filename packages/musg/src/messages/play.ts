import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { MusgNames } from './names.ts';
import { questions } from './questions.ts';
import { rolls } from './rolls.ts';

/** What a battle asks without other bands, settings and worlds; its events and refusals load later. */
export const playMessages: Messages<Battle, MusgNames> = {
  names: (battle, language) => new MusgNames(battle, language),
  side: (battle, seat, language) => new MusgNames(battle, language).side(seat),
  events: {},
  refusals: {},
  questions,
  rolls,
  reasons: {
    'last-band': { en: 'nobody else is on the table', fr: 'personne d’autre n’est sur la table' },
    'all-gone': { en: 'nobody is left', fr: 'il ne reste personne' },
    survived: { en: 'somebody has survived', fr: 'quelqu’un a survécu' },
    mission: { en: 'the mission is over', fr: 'la mission est finie' },
    'last-turn': { en: 'the last turn is over', fr: 'le dernier tour est fini' },
  },
  isHeading: ({ kind, about }) => kind === 'event' && (about === 'turn' || about === 'game-over'),
  isSilent: ({ about }) => about === 'activation-over',
};
