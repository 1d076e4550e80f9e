import { speaker, type Language, type Phrases, type Speak } from '@skirmish-kit/core';

const battleWords = {
  choices: { en: 'Choices in this battle', fr: 'Choix dans ce combat' },
  'choice-in': { en: 'Phase {phase}, {seat}', fr: 'Phase {phase}, {seat}' },
  'battle-mode': { en: 'battle', fr: 'combat' },
} as const satisfies Phrases;

/** What a battle that is stepped through says besides itself. */
export function battleSpeaker(language: Language): Speak<keyof typeof battleWords> {
  return speaker(battleWords, language);
}
