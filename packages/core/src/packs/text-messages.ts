import { problemFactory } from '../problem-messages.ts';

/** Problems of spoofed texts in a pack. */
const TEXT_WORDS = {
  'nothing-to-see': {
    en: 'Nothing of this text can be seen: it has only blanks or invisible characters.',
    fr: 'Rien de ce texte ne se voit : il n’a que des blancs ou des caractères invisibles.',
  },
  'stacked-marks': {
    en: 'A letter of this text carries five accents or more, which would cover the lines around it.',
    fr: 'Une lettre de ce texte porte cinq accents ou plus, qui couvriraient les lignes voisines.',
  },
  'look-alike': {
    en: '“{word}” has a “{found}” (U+{code}) that only looks like the Latin letter “{latin}”: write that.',
    fr: '« {word} » a un « {found} » (U+{code}) qui ressemble seulement à la lettre latine « {latin} » : écrivez celle-ci.',
  },
};

export const textProblem = /* @__PURE__ */ problemFactory(TEXT_WORDS);
