import { problemMaker } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
export const setupProblem = /* @__PURE__ */ problemMaker({
  'wrong-number-of-bands': {
    en: 'This table is for {seats} bands, one for each side.',
    fr: 'Cette table est pour {seats} bandes, une par camp.',
  },
  'wrong-number-of-bands-here': {
    en: 'In this world and on this table there are {least} to {seats} bands.',
    fr: 'Dans ce monde et sur cette table, il y a de {least} à {seats} bandes.',
  },
});
