import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
export const setupProblem = /* @__PURE__ */ problemFactory({
  'not-two-teams': {
    en: 'There are two strike teams, one for each side.',
    fr: 'Il y a deux groupes de combat, un par camp.',
  },
  'unequal-limits': {
    en: 'Both teams are built under one limit (DZ-SETUP-02): here {mine} and {theirs} points. Give them the same “budget”.',
    fr: 'Les deux groupes se composent sous la même limite (DZ-SETUP-02) : ici {mine} et {theirs} points. Donnez-leur le même « budget ».',
  },
  'faction-taken': {
    en: '“{id}” is a faction of the game itself: give yours another id.',
    fr: '« {id} » est une faction du jeu lui-même : choisissez un autre identifiant.',
  },
  'wrong-packs': {
    en: '“packs” is a list of packs, each with its id and its fingerprint.',
    fr: '« packs » est une liste de packs, chacun avec son identifiant et son empreinte.',
  },
  'no-list': {
    en: '“{name}” is a list of at most {most}.',
    fr: '« {name} » est une liste d’au plus {most}.',
  },
});
