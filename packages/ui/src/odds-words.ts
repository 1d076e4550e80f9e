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
  unfinished: {
    en: 'Too many branches: {percent} of them were not followed to the end.',
    fr: 'Trop de branches : {percent} d’entre elles n’ont pas été suivies jusqu’au bout.',
  },
  pruned: { en: 'Left out: less than {mass}.', fr: 'Négligé : moins de {mass}.' },
});
