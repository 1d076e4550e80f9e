import { isUnfinished, type Language } from '@skirmish-kit/core';
import { percent, translatorOf } from './translator.ts';

/** The messages of odds. */
export const oddsText = /* @__PURE__ */ translatorOf({
  exact: { en: 'exact', fr: 'exact' },
  'as-table': { en: 'As a table', fr: 'En tableau' },
  result: { en: 'Result', fr: 'Résultat' },
  probability: { en: 'Probability', fr: 'Probabilité' },
  'most-likely': {
    en: 'Most likely: {label}, {percent}.',
    fr: 'Le plus probable : {label}, {percent}.',
  },
  unfinished: {
    en: 'Too many branches: {percent} of them were not followed to the end.',
    fr: 'Trop de branches\u00a0: {percent} d’entre elles n’ont pas été suivies jusqu’au bout.',
  },
  pruned: { en: 'Left out: less than {mass}.', fr: 'Négligé : moins de {mass}.' },
});

/** Tables of odds are printed to 0.0001 %: a bound below half of that changes no figure. */
const SEEN = 5e-7;

/** How much was left out of odds, where that can be seen in the figures; else nothing. */
export function leftOut(pruned: number, language: Language): string {
  if (pruned < SEEN) return '';
  if (isUnfinished(pruned))
    return oddsText(language, 'unfinished', { percent: percent(pruned, language) });
  return oddsText(language, 'pruned', {
    mass: percent(Math.ceil(pruned * 1e6) / 1e6, language, 4),
  });
}
