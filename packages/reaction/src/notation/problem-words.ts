import { problemMaker } from '@skirmish-kit/core';

/** What can be wrong with the text of a position. */
const POSITION_WORDS = {
  'position-too-long': {
    en: 'A position has at most {longest} characters.',
    fr: 'Une position compte au plus {longest} caractères.',
  },
  'no-scenario': {
    en: 'A position begins with its scenario and gangs: relay:halden-patrol,cinder-crew.',
    fr: 'Une position commence par son scénario et ses gangs : relay:halden-patrol,cinder-crew.',
  },
  'position-no-text': {
    en: 'A position is a line of text.',
    fr: 'Une position est une ligne de texte.',
  },
  'position-says-other': {
    en: 'The position says this itself, and differently: leave it out.',
    fr: 'La position le dit elle-même, et autrement : retirez-le.',
  },
  'bad-token': {
    en: '“{token}” says nothing about this battle.',
    fr: '« {token} » ne dit rien de cette bataille.',
  },
};

export const positionProblem = /* @__PURE__ */ problemMaker(POSITION_WORDS);
