import type { Rule } from '@skirmish-kit/core';

export const archaicWeaponRules: readonly Rule[] = [
  {
    id: 'MU-ARCH-01',
    title: { en: 'Archaic weapons', fr: 'Armes archaïques' },
    text: {
      en: 'With them a 1 to hit has consequences.',
      fr: 'Avec elles, un 1 pour toucher a des conséquences.',
    },
  },
  {
    id: 'MU-ARCH-02',
    title: { en: 'Black powder', fr: 'Poudre noire' },
    text: {
      en: 'On a 1 another die: a second 1 bursts the weapon and hits its bearer, or everybody within 3 paces of a gun.',
      fr: 'Sur un 1, un autre dé : un second 1 fait éclater l’arme et touche son porteur, ou tous ceux à 3 pas d’une pièce.',
    },
  },
  {
    id: 'MU-ARCH-03',
    title: { en: 'Lost', fr: 'Perdue' },
    text: { en: 'Nothing is said of the burst weapon.', fr: 'Rien n’est dit de l’arme éclatée.' },
    ruling: {
      en: 'It is lost for the game, in a campaign for good. Of two equal weapons only that one.',
      fr: 'Elle est perdue pour la partie, et en campagne pour de bon. De deux armes égales, une seule.',
    },
    settings: ['burstWeapons'],
  },
  {
    id: 'MU-ARCH-04',
    title: { en: 'Who prevents it', fr: 'Qui l’évite' },
    text: {
      en: 'Some skills keep weapons from such accidents.',
      fr: 'Certains talents préservent les armes de ces accidents.',
    },
  },
  {
    id: 'MU-ARCH-05',
    title: { en: 'Missiles', fr: 'Les projectiles' },
    text: {
      en: 'Each model before the target on the line of a bow, crossbow or thrown weapon rolls a die; the first 6 is hit in its place.',
      fr: 'Chaque figurine avant la cible, sur la ligne d’un arc, d’une arbalète ou d’une arme de jet, lance un dé ; le premier 6 est touché à sa place.',
    },
  },
  {
    id: 'MU-ARCH-06',
    title: { en: 'When missiles stray', fr: 'Quand ils s’égarent' },
    text: { en: 'Always, or only on a 1?', fr: 'Toujours, ou seulement sur un 1 ?' },
    ruling: {
      en: 'Only on a 1, from the shooter outwards, friend and foe alike, without another roll to hit.',
      fr: 'Seulement sur un 1, en partant du tireur, amis comme ennemis, sans autre jet pour toucher.',
    },
    settings: ['missilesStray'],
  },
];
