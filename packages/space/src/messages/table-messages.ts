import { translator, type Language, type Params, type MessageTable } from '@skirmish-kit/core';

/** The messages of every battle on a measured table. */
const tableWords = {
  board: { en: 'The table from above', fr: 'La table vue du dessus' },
  figures: { en: 'Figures', fr: 'Figurines' },
  answers: { en: 'Answers', fr: 'Réponses' },
  'choose-on-board': { en: 'Choose on the board', fr: 'Choisissez sur le plateau' },
  against: { en: 'What can be done to {figure}', fr: 'Que faire à {figure}' },
  'leave-target': { en: 'Leave {figure} alone', fr: 'Laisser {figure}' },
  ap: { en: '{ap} AP', fr: '{ap} PA' },
  'ap-leaves': { en: '{ap} AP · leaves {left}', fr: '{ap} PA · reste {left}' },
  'ap-last': { en: '{ap} AP · its last', fr: '{ap} PA · les derniers' },
  'ap-free': { en: 'free', fr: 'gratuit' },
  'not-now': { en: 'Not possible now ({n})', fr: 'Impossible maintenant ({n})' },
  turn: { en: 'Turn {turn} of {turns}', fr: 'Tour {turn} sur {turns}' },
  'before-turn': { en: 'Before the battle', fr: 'Avant la bataille' },
  'left-of': { en: '{count} of {all} left', fr: '{count} sur {all} en lice' },
  'from-actor': { en: '{distance} from {figure}', fr: 'à {distance} de {figure}' },
} satisfies MessageTable;

export function tableText(
  language: Language,
  key: keyof typeof tableWords,
  params?: Params,
): string {
  return translator(tableWords, language)(key, params);
}

/** `Turn 2 of 6`, or that it has not begun. */
export function turnText(turn: number, turns: number, language: Language): string {
  return turn === 0
    ? tableText(language, 'before-turn')
    : tableText(language, 'turn', { turn, turns });
}
