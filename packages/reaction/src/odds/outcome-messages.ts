import type { LocalisedText } from '@skirmish-kit/core';
import { EFFECT_MESSAGES } from './effect.ts';

/** The names of outcomes. */
export const OUTCOME_MESSAGES: Readonly<Record<string, LocalisedText>> = {
  ...EFFECT_MESSAGES,
  ok: { en: 'Steady', fr: 'Tient bon' },
  panic: { en: 'Panics', fr: 'Panique' },
  rout: { en: 'Routs', fr: 'Déroute' },
  win: { en: 'Wins', fr: 'Gagne' },
  lose: { en: 'Loses', fr: 'Perd' },
  success: { en: 'Works', fr: 'Réussi' },
  failure: { en: 'Fails', fr: 'Échoue' },
  tie: { en: 'Equal', fr: 'Égalité' },
};
