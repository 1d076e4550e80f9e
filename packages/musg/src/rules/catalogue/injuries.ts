import type { Rule } from '@skirmish-kit/core';

export const injurieRules: readonly Rule[] = [
  {
    id: 'MU-INJ-01',
    title: { en: 'Minions', fr: 'Sous-fifres' },
    text: {
      en: 'A die: 1 or 2 is gone, else he returns; his gear stays with the band.',
      fr: 'Un dé : 1 ou 2 il est perdu, sinon il revient ; son matériel reste à la bande.',
    },
  },
  {
    id: 'MU-INJ-02',
    title: { en: 'Leaders', fr: 'Meneurs' },
    text: {
      en: 'Two dice on the table, unless he is dead already.',
      fr: 'Deux dés sur le tableau, s’il n’est pas déjà mort.',
    },
  },
  {
    id: 'MU-INJ-03',
    title: { en: '11–15 Dead', fr: '11–15 Mort' },
    text: { en: 'Gone with all his gear.', fr: 'Perdu avec tout son matériel.' },
  },
  {
    id: 'MU-INJ-04',
    title: { en: '16, 21 Several', fr: '16, 21 Plusieurs' },
    text: {
      en: 'A die says how many rolls; Dead, Captured, Recovered and Several are rolled again.',
      fr: 'Un dé dit combien de jets ; Mort, Capturé, Remis et Plusieurs se relancent.',
    },
  },
  {
    id: 'MU-INJ-05',
    title: { en: '22–23 Slower', fr: '22–23 Plus lent' },
    text: { en: 'One Move less for good.', fr: 'Un point de Mouvement de moins pour toujours.' },
  },
  {
    id: 'MU-INJ-06',
    title: { en: '24–25 Again', fr: '24–25 Relance' },
    text: { en: 'Roll again.', fr: 'On relance.' },
  },
  {
    id: 'MU-INJ-07',
    title: { en: '26 Nerves', fr: '26 Nerfs' },
    text: {
      en: 'One Command less, not below 4.',
      fr: 'Un point de Commandement de moins, pas sous 4.',
    },
  },
  {
    id: 'MU-INJ-08',
    title: { en: '31 Sight', fr: '31 Vue' },
    text: { en: 'Shooting one worse.', fr: 'Tir moins bon d’un point.' },
    ruling: { en: 'Not beyond 6.', fr: 'Pas au-delà de 6.' },
  },
  {
    id: 'MU-INJ-09',
    title: { en: '32 Unreliable', fr: '32 Peu fiable' },
    text: { en: 'He misses a game on a 1.', fr: 'Il manque une partie sur un 1.' },
  },
  {
    id: 'MU-INJ-10',
    title: { en: '33 Quack', fr: '33 Charlatan' },
    text: {
      en: 'A die: misses a game, recovers, or recovers and ignores a wound.',
      fr: 'Un dé : il manque une partie, guérit, ou guérit et ignore une blessure.',
    },
  },
  {
    id: 'MU-INJ-11',
    title: { en: '34–35 Maimed', fr: '34–35 Meurtri' },
    text: {
      en: 'Melee one worse, not beyond 6.',
      fr: 'Corps à corps moins bon d’un point, pas au-delà de 6.',
    },
  },
  {
    id: 'MU-INJ-16',
    title: { en: '36 Robbed', fr: '36 Dévalisé' },
    text: { en: 'All his gear is lost.', fr: 'Tout son matériel est perdu.' },
  },
  {
    id: 'MU-INJ-17',
    title: { en: '41–56 Recovered', fr: '41–56 Remis' },
    text: { en: 'Nothing happens.', fr: 'Rien ne se passe.' },
  },
  {
    id: 'MU-INJ-12',
    title: { en: '61 Hatred', fr: '61 Haine' },
    text: {
      en: 'In a battle against that band he passes all tests but those for a rout, of which he may roll one again.',
      fr: 'Face à cette bande il réussit tous ses tests sauf ceux de déroute, dont il peut relancer un seul.',
    },
    ruling: {
      en: 'Rally tests pass too; the whole battle counts, whomever the test is about.',
      fr: 'Le ralliement réussit aussi ; cela vaut toute la partie, quel que soit l’adversaire en cause.',
    },
  },
  {
    id: 'MU-INJ-13',
    title: { en: '62–64 Hardened', fr: '62–64 Endurci' },
    text: {
      en: 'He takes no Command tests any more: he passes them.',
      fr: 'Il ne teste plus son Commandement : il réussit toujours.',
    },
    ruling: {
      en: 'Nor in a rout, nor to rally, to turn with the booster or to jump aboard.',
      fr: 'Ni en déroute, ni pour se rallier, virer au booster ou aborder.',
    },
    settings: ['hardenedInRout'],
  },
  {
    id: 'MU-INJ-14',
    title: { en: '65–66 Against all odds', fr: '65–66 Contre toute attente' },
    text: { en: 'One more experience.', fr: 'Un point d’expérience de plus.' },
  },
  {
    id: 'MU-INJ-15',
    title: { en: 'The whole table', fr: 'Le tableau entier' },
    text: { en: 'Each of the 36 rolls has one result.', fr: 'Chacun des 36 jets a un résultat.' },
    ruling: { en: 'Captured is named but not in it.', fr: 'Capturé est nommé mais n’y est pas.' },
  },
];
