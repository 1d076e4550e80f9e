import type { Telling } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { DeadzoneNames } from './names.ts';
import { playMoments } from './play-moments.ts';
import { playQuestions } from './play-questions.ts';
import { playRefusals } from './play-refusals.ts';
import { playRolls } from './play-rolls.ts';

/** What a first battle says; whoever knows more of the book also has more to say. */
export const tellingOfPlay: Telling<Battle, DeadzoneNames> = {
  names: (battle, language) => new DeadzoneNames(battle, language),
  side: (battle, seat, language) => new DeadzoneNames(battle, language).side(seat),
  moments: playMoments,
  refusals: playRefusals,
  questions: playQuestions,
  rolls: playRolls,
  reasons: {
    extermination: { en: 'the other side is wiped out', fr: 'l’autre camp est anéanti' },
    'all-gone': { en: 'nobody is left', fr: 'plus personne n’est là' },
    'victory-points': { en: 'enough victory points', fr: 'assez de points de victoire' },
    'last-round': { en: 'the last round is over', fr: 'le dernier round est fini' },
  },
  isHeading: ({ kind, about }) => kind === 'moment' && (about === 'round' || about === 'game-over'),
  isSilent: ({ about }) => about === 'activation-over',
};
