import { problemFactory } from '@skirmish-kit/core';

/** Problems of an odds query. */
const ODDS_WORDS = {
  'no-action': {
    en: 'The action is missing or no word; it should be one of: {allowed}.',
    fr: 'L’action manque ou n’est pas un mot ; elle devrait être l’une de : {allowed}.',
  },
  'unknown-action': {
    en: 'The action is “{found}”; it should be one of: {allowed}.',
    fr: 'L’action est « {found} » ; elle devrait être l’une de : {allowed}.',
  },
};

export const oddsProblem = /* @__PURE__ */ problemFactory(ODDS_WORDS);
