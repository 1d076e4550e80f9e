import { translator, type Language, type MessageTable, type Translate } from '@skirmish-kit/core';

const battleWords = {
  choices: { en: 'Choices in this battle', fr: 'Choix dans ce combat' },
  'choice-in': { en: 'Phase {phase}, {seat}', fr: 'Phase {phase}, {seat}' },
  'battle-mode': { en: 'battle', fr: 'combat' },
} as const satisfies MessageTable;

/** What a battle that is stepped through says besides itself. */
export function battleSpeaker(language: Language): Translate<keyof typeof battleWords> {
  return translator(battleWords, language);
}
