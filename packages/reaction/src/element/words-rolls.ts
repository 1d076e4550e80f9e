import type { Phrases } from '@skirmish-kit/ui/words';

/** What dice are rolled for. */
export const rollWords = {
  'mandatory-order': { en: 'Who goes first', fr: 'Qui commence' },
  'reaction-test': { en: 'Reaction test of {figure}', fr: 'Test de réaction de {figure}' },
  initiative: { en: 'Initiative of {seat}', fr: 'Initiative : {seat}' },
  'to-hit': { en: '{figure} to hit', fr: '{figure} pour toucher' },
  wound: { en: 'Wound roll on {figure}', fr: 'Blessure de {figure}' },
  attack: { en: 'Attack of {figure}', fr: 'Attaque de {figure}' },
  deviation: { en: 'Where it lands', fr: 'Déviation' },
  'flame-swing': { en: 'Do the flames swing', fr: 'Les flammes dévient-elles' },
  technology: { en: 'Technology roll of {figure}', fr: 'Jet de technologie de {figure}' },
  'first-aid': { en: 'First aid by {figure}', fr: 'Premiers soins par {figure}' },
  'machine-system': { en: 'What is hit on {figure}', fr: 'Système touché sur {figure}' },
  malfunction: { en: 'Malfunction of {figure}', fr: 'Panne de {figure}' },
  'self-repair': { en: 'Self-repair of {figure}', fr: 'Autoréparation de {figure}' },
} as const satisfies Phrases;
