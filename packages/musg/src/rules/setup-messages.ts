import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a setup. */
export const setupProblem = /* @__PURE__ */ problemFactory({
  'wrong-number-of-bands': {
    en: 'This table is for {seats} bands, one for each side.',
    fr: 'Cette table est pour {seats} bandes, une par camp.',
  },
  'wrong-number-of-bands-here': {
    en: 'In this world and on this table there are {least} to {seats} bands.',
    fr: 'Dans ce monde et sur cette table, il y a de {least} à {seats} bandes.',
  },
  'modules-not-loaded': {
    en: 'This battle needs rules that are not loaded here: {missing}.',
    fr: 'Cette bataille demande des règles qui ne sont pas chargées ici\u00a0: {missing}.',
  },
  'no-goods': {
    en: '“goods” has lists of what the bands here are made of: races, ranged, melee, equipment, mercenaries.',
    fr: '« goods » contient les listes de ce dont les bandes d’ici sont faites : races, ranged, melee, equipment, mercenaries.',
  },
  'no-such-goods': {
    en: 'Bands are made of nothing of the kind. Known are: {known}.',
    fr: 'Les bandes ne sont faites de rien de tel. Sont connus : {known}.',
  },
  'wrong-packs': {
    en: '“packs” is a list of up to 16 packs, each with its id and its hash of 32 digits and letters.',
    fr: '« packs » est une liste d’au plus 16 packs, chacun avec son identifiant et son empreinte de 32 chiffres et lettres.',
  },
});
