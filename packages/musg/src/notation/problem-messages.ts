import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with the text of a position. */
const POSITION_WORDS = {
  'no-table': {
    en: 'A position begins with its table and bands: market:harbour-watch,red-fang.',
    fr: 'Une position commence par sa table et ses bandes : market:harbour-watch,red-fang.',
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
    en: '“{token}” says nothing about this battle. A figure looks like a1@320,150[life=2,wielded=submachine-gun], the rest like turn=2.',
    fr: '« {token} » ne dit rien de cette bataille. Une figurine s’écrit a1@320,150[life=2,wielded=submachine-gun], le reste comme turn=2.',
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
  'wrong-life': {
    en: '{figure} is “{fate}” with {life} life: who stands has at least 1, who is out 0, who is dead less (MU-CHAR-11).',
    fr: '{figure} est « {fate} » avec {life} de vie : debout, on en a au moins 1, hors de combat 0, mort moins (MU-CHAR-11).',
  },
  'wrong-points': {
    en: '{figure} has {ap} action points: only who is active has any, and at most {most} (MU-ACT-01).',
    fr: '{figure} a {ap} points d’action : seul qui est actif en a, et au plus {most} (MU-ACT-01).',
  },
  'not-there': {
    en: '{figure} is named where only somebody on the table can be.',
    fr: '{figure} est nommé là où il faut quelqu’un sur la table.',
  },
  'wrong-crew': {
    en: '{figure} is “{fate}”: who sits in a vehicle is aboard, and nobody else.',
    fr: '{figure} est « {fate} » : qui est dans un véhicule est « aboard », et personne d’autre.',
  },
  'phase-too-early': {
    en: 'In this phase everybody has been placed and the order of the turn is known: say order=a+b and where figures stand.',
    fr: 'Dans cette phase, tous sont placés et l’ordre du tour est connu : dites order=a+b et où se tiennent les figurines.',
  },
};

export const positionProblem = /* @__PURE__ */ problemFactory(POSITION_WORDS);
