import type { MessageTable } from '@skirmish-kit/core';

/** What happens to whom, on the button of an answer: to somebody by name, or to the model that is asked. */
export const chanceWords = {
  dead: { en: '{model} dies', fr: '{model} meurt' },
  wounded: { en: '{model} is wounded', fr: '{model} est blessée' },
  pinned: { en: '{model} is pinned', fr: '{model} est bloquée' },
  stunned: { en: '{model} is stunned', fr: '{model} est assourdie' },
  healed: { en: '{model} is healed', fr: '{model} est soignée' },
  invigorated: { en: '{model} may act again', fr: '{model} peut agir à nouveau' },
  'your-dead': { en: 'you die', fr: 'votre figurine meurt' },
  'your-wounded': { en: 'you are wounded', fr: 'votre figurine est blessée' },
  'your-pinned': { en: 'you are pinned', fr: 'votre figurine est bloquée' },
  'your-stunned': { en: 'you are stunned', fr: 'votre figurine est assourdie' },
  'your-healed': { en: 'you are healed', fr: 'votre figurine est soignée' },
  'your-invigorated': {
    en: 'you may act again',
    fr: 'votre figurine peut agir à nouveau',
  },
} as const satisfies MessageTable;
