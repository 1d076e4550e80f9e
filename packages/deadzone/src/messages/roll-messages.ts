import type { MessageTable } from '@skirmish-kit/core';

/** What the dice of a roll come to, and what becomes of whom. */
export const rollPhrases = {
  hits: { en: '{n} {n|hit|hits}', fr: '{n} {n|touche|touches}' },
  saves: { en: '{n} {n|save|saves}', fr: '{n} {n|parade|parades}' },
  successes: { en: '{n} {n|success|successes}', fr: '{n} {n|succès|succès}' },
  blocked: { en: '{n} blocked', fr: '{n} absorbés' },
  armour: { en: '{n} armour', fr: '{n} d’armure' },
  shield: { en: '{n} shield', fr: '{n} de bouclier' },
  wounds: { en: '{n} {n|wound|wounds}', fr: '{n} {n|blessure|blessures}' },
  damage: { en: '{n} damage', fr: '{n} de dégâts' },
  nothing: { en: 'no wound', fr: 'aucune blessure' },
  'armour-holds': { en: '{model}: armour holds', fr: '{model} : l’armure tient' },
  wounded: { en: '{model}: {damage} damage so far', fr: '{model} : {damage} de dégâts en tout' },
  killed: { en: '{model} is out', fr: '{model} est éliminée' },
  pinned: { en: '{model} is pinned', fr: '{model} est bloquée' },
  stunned: { en: '{model} is stunned', fr: '{model} est sonnée' },
  'catches-fire': { en: '{model} burns', fr: '{model} brûle' },
} satisfies MessageTable;
