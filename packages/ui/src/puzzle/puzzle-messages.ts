import { translatorOf } from '../translator.ts';

/** The messages around puzzles of any game. */
export const puzzleText = /* @__PURE__ */ translatorOf({
  controls: { en: 'Controls', fr: 'Commandes' },
  goals: { en: 'Goals', fr: 'Buts' },
  'not-yet': {
    en: 'Not yet, if the others decide as well as they can.',
    fr: 'Pas encore, si les autres décident au mieux.',
  },
  solved: { en: 'Solved.', fr: 'Résolu.' },
  next: { en: 'Next puzzle', fr: 'Problème suivant' },
  again: { en: 'Try again', fr: 'Réessayer' },
  watch: { en: 'Watch it', fr: 'Revoir' },
  'take-back': { en: 'Take back', fr: 'Reprendre' },
  hint: { en: 'Hint', fr: 'Indice' },
  solution: { en: 'Solution', fr: 'Solution' },
  'no-solution': { en: 'There is no solution.', fr: 'Il n’y a pas de solution.' },
});
