import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { MusgNames } from './names.ts';
import { playEvents } from './play-events.ts';
import { playQuestions } from './play-questions.ts';
import { playRolls } from './play-rolls.ts';

/** What a first battle says; whoever knows more of the book also has more to say. */
export const playMessages: Messages<Battle, MusgNames> = {
  names: (battle, language) => new MusgNames(battle, language),
  side: (battle, seat, language) => new MusgNames(battle, language).side(seat),
  events: playEvents,
  // Fetched when a battle begins, by the room it is played in.
  refusals: {},
  questions: playQuestions,
  rolls: playRolls,
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
