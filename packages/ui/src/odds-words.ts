import { sayer } from './words.ts';

/** What is said of odds. */
export const sayOdds = /* @__PURE__ */ sayer({
  'as-table': { en: 'As a table', fr: 'En tableau' },
  result: { en: 'Result', fr: 'Résultat' },
  probability: { en: 'Probability', fr: 'Probabilité' },
  'most-likely': {
    en: 'Most likely: {label}, {percent}.',
    fr: 'Le plus probable : {label}, {percent}.',
  },
  pruned: { en: 'Left out: less than {mass}.', fr: 'Négligé : moins de {mass}.' },
});
