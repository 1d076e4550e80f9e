import { problemMaker } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
export const setupProblem = problemMaker({
  'not-two-teams': {
    en: 'There are two strike teams, one for each side.',
    fr: 'Il y a deux groupes de combat, un par camp.',
  },
});
