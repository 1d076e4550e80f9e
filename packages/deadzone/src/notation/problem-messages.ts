import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with the text of a position. */
const POSITION_WORDS = {
  'no-battlefield': {
    en: 'A position begins with its battlefield, mission and strike teams: depot:patrol:enforcers-first,forge-fathers-first.',
    fr: 'Une position commence par son champ de bataille, sa mission et ses groupes : depot:patrol:enforcers-first,forge-fathers-first.',
  },
  'position-no-text': {
    en: 'A position is a line of text.',
    fr: 'Une position est une ligne de texte.',
  },
  'position-says-other': {
    en: 'The position says this itself, and differently: leave it out.',
    fr: 'La position le dit elle-même, et autrement : retirez-le.',
  },
  'bad-token': {
    en: '“{token}” says nothing about this battle. A figure looks like a1@c4.2[pinned,damage=1], the rest like round=2.',
    fr: '« {token} » ne dit rien de cette bataille. Une figurine s’écrit a1@c4.2[pinned,damage=1], le reste comme round=2.',
  },
  'cannot-stand-floor': {
    en: '{model} stands in {cube}, where there is no floor (DZ-TERR-01).',
    fr: '{model} se tient en {cube}, où il n’y a pas de sol (DZ-TERR-01).',
  },
  'cannot-stand-room': {
    en: '{model} has no room in {cube}: a side has at most four sizes in a cube (DZ-CAP-01).',
    fr: '{model} n’a pas de place en {cube} : un camp a au plus quatre tailles dans un cube (DZ-CAP-01).',
  },
  'should-be-dead': {
    en: '{model} has more damage than its size and is dead (DZ-DMG-03): write [dead].',
    fr: '{model} a plus de dégâts que sa taille et est mort (DZ-DMG-03) : écrivez [dead].',
  },
};

export const positionProblem = /* @__PURE__ */ problemFactory(POSITION_WORDS);
