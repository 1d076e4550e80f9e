import { problemMaker } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
export const setupProblem = /* @__PURE__ */ problemMaker({
  'wrong-number-of-bands': {
    en: 'This table is for {seats} bands, one for each side.',
    fr: 'Cette table est pour {seats} bandes, une par camp.',
  },
});
