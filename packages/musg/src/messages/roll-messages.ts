import type { MessageTable } from '@skirmish-kit/core';

/** What the dice of a roll come to, and what becomes of whom. */
export const rollPhrases = {
  shots: { en: '{n} {n|shot|shots}', fr: '{n} {n|tir|tirs}' },
  stopped: { en: '{n} stopped', fr: '{n} {n|arrêté|arrêtés}' },
  pass: { en: '{n} {n|passes|pass}', fr: '{n} {n|passe|passent}' },
  missed: { en: '{n} missed', fr: '{n} {n|raté|ratés}' },
  hits: { en: '{n} {n|hit|hits}', fr: '{n} {n|touche|touches}' },
  'no-hit': { en: 'no hit', fr: 'aucune touche' },
  harmless: { en: '{n} harmless', fr: '{n} sans effet' },
  wounds: { en: '{n} {n|wound|wounds}', fr: '{n} {n|blessure|blessures}' },
  'no-wound': { en: 'no wound', fr: 'aucune blessure' },
  minions: { en: '{n} {n|minion|minions}', fr: '{n} {n|sous-fifre|sous-fifres}' },
  unhurt: { en: '{figure} is not hurt', fr: '{figure} n’est pas blessé' },
  wounded: { en: '{figure}: {life} life left', fr: '{figure} : reste {life} de vie' },
  'out-of-action': { en: '{figure} is out', fr: '{figure} est éliminé' },
  killed: { en: '{figure} is dead', fr: '{figure} est mort' },
  'test-passed': {
    en: '{figure}, {command} or less: holds',
    fr: '{figure}, {command} ou moins : tient bon',
  },
  'test-failed': {
    en: '{figure}, {command} or less: fails',
    fr: '{figure}, {command} ou moins : échoue',
  },
} satisfies MessageTable;
