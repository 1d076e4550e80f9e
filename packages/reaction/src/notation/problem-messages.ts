import { problemFactory } from '@skirmish-kit/core';

/** Problems in the text of a position. */
const POSITION_WORDS = {
  'no-scenario': {
    en: 'A position begins with its scenario and gangs: relay:halden-patrol,cinder-crew.',
    fr: 'Une position commence par son scénario et ses gangs : relay:halden-patrol,cinder-crew.',
  },
  'position-no-text': {
    en: 'A position is a line of text.',
    fr: 'Une position est une ligne de texte.',
  },
  'position-says-other': {
    en: 'The position says this itself, and differently: leave it out.',
    fr: 'La position le dit elle-même, et autrement : retirez-le.',
  },
  'cannot-stand-edge': {
    en: '{figure} stands over the edge of the table.',
    fr: '{figure} dépasse le bord de la table.',
  },
  'cannot-stand-terrain': {
    en: '{figure} stands in “{what}”, where nobody can stand.',
    fr: '{figure} se trouve dans « {what} », où personne ne peut se tenir.',
  },
  'cannot-stand-base': {
    en: '{figure} stands on {what}.',
    fr: '{figure} se trouve sur {what}.',
  },
  'bad-token': {
    en: '“{token}” says nothing about this battle. A figure looks like a1@455,300>90[panic], the rest like turn=2.',
    fr: '« {token} » ne dit rien de cette bataille. Une figurine s’écrit a1@455,300>90[panic], le reste comme turn=2.',
  },
};

export const positionProblem = /* @__PURE__ */ problemFactory(POSITION_WORDS);
