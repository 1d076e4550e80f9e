import type { Rule } from '@skirmish-kit/core';

export const improvementRules: readonly Rule[] = [
  {
    id: 'MU-IMP-01',
    title: { en: 'Good eye', fr: 'Bon œil' },
    text: { en: 'Shooting one better, at best 2.', fr: 'Tir meilleur d’un point, au mieux 2.' },
  },
  {
    id: 'MU-IMP-02',
    title: { en: 'Bronze fists', fr: 'Poings de bronze' },
    text: { en: 'One more Strength.', fr: 'Un point de Force de plus.' },
  },
  {
    id: 'MU-IMP-03',
    title: { en: 'Bronze body', fr: 'Corps de bronze' },
    text: { en: 'One more Resistance.', fr: 'Un point de Résistance de plus.' },
  },
  {
    id: 'MU-IMP-04',
    title: { en: 'Brawler', fr: 'Bagarreur' },
    text: {
      en: 'Melee one better, at best 2.',
      fr: 'Corps à corps meilleur d’un point, au mieux 2.',
    },
  },
  {
    id: 'MU-IMP-05',
    title: { en: 'Strider', fr: 'Arpenteur' },
    text: { en: 'One more Move.', fr: 'Un pas de Mouvement de plus.' },
  },
  {
    id: 'MU-IMP-06',
    title: { en: 'Brave', fr: 'Courageux' },
    text: {
      en: 'One more Command, at most 11.',
      fr: 'Un point de Commandement de plus, au plus 11.',
    },
  },
  {
    id: 'MU-IMP-07',
    title: { en: 'Lynx eye', fr: 'Œil de lynx' },
    text: {
      en: 'After Good eye: Shooting one better.',
      fr: 'Après Bon œil : tir meilleur d’un point.',
    },
  },
  {
    id: 'MU-IMP-08',
    title: { en: 'Iron fists', fr: 'Poings de fer' },
    text: {
      en: 'After Bronze fists: one more Strength.',
      fr: 'Après Poings de bronze : un point de Force de plus.',
    },
  },
  {
    id: 'MU-IMP-09',
    title: { en: 'Iron body', fr: 'Corps de fer' },
    text: {
      en: 'After Bronze body: one more Resistance.',
      fr: 'Après Corps de bronze : un point de Résistance de plus.',
    },
  },
  {
    id: 'MU-IMP-10',
    title: { en: 'Skilled fighter', fr: 'Pugiliste' },
    text: {
      en: 'After Brawler: Melee one better.',
      fr: 'Après Bagarreur : corps à corps meilleur d’un point.',
    },
  },
  {
    id: 'MU-IMP-11',
    title: { en: 'Woodsman', fr: 'Coureur des bois' },
    text: {
      en: 'After Strider: ignores difficult ground.',
      fr: 'Après Arpenteur : ignore le terrain difficile.',
    },
  },
  {
    id: 'MU-IMP-12',
    title: { en: 'Fearless', fr: 'Intrépide' },
    text: {
      en: 'After Brave: one more Command, at most 11.',
      fr: 'Après Courageux : un point de Commandement de plus, au plus 11.',
    },
  },
  {
    id: 'MU-IMP-13',
    title: { en: 'Eagle eye', fr: 'Œil d’aigle' },
    text: {
      en: 'After Lynx eye: Shooting one better.',
      fr: 'Après Œil de lynx : tir meilleur d’un point.',
    },
  },
  {
    id: 'MU-IMP-14',
    title: { en: 'Steel fists', fr: 'Poings d’acier' },
    text: {
      en: 'After Iron fists: one more Strength.',
      fr: 'Après Poings de fer : un point de Force de plus.',
    },
  },
  {
    id: 'MU-IMP-15',
    title: { en: 'Steel body', fr: 'Corps d’acier' },
    text: {
      en: 'After Iron body: one more Resistance.',
      fr: 'Après Corps de fer : un point de Résistance de plus.',
    },
  },
  {
    id: 'MU-IMP-16',
    title: { en: 'Combat master', fr: 'Maître de combat' },
    text: {
      en: 'After Skilled fighter: Melee one better.',
      fr: 'Après Pugiliste : corps à corps meilleur d’un point.',
    },
  },
  {
    id: 'MU-IMP-17',
    title: { en: 'Acrobat', fr: 'Acrobate' },
    text: {
      en: 'After Woodsman: on a rope a pace of height costs one of Move, and a fall rolls two dice.',
      fr: 'Après Coureur des bois : à la corde un pas de hauteur coûte un pas, et une chute se joue à deux dés.',
    },
    ruling: { en: 'Only two 1s fall.', fr: 'Seuls deux 1 font tomber.' },
  },
  {
    id: 'MU-IMP-18',
    title: { en: 'Steel nerves', fr: 'Nerfs d’acier' },
    text: {
      en: 'After Fearless: Command tests with three dice of which two count.',
      fr: 'Après Intrépide : tests de commandement à trois dés dont deux comptent.',
    },
  },
  {
    id: 'MU-IMP-19',
    title: { en: 'Better health', fr: 'Meilleure santé' },
    text: {
      en: 'After Steel body: one more life.',
      fr: 'Après Corps d’acier : un point de vie de plus.',
    },
  },
  {
    id: 'MU-IMP-20',
    title: { en: 'Will to live', fr: 'Envie de vivre' },
    text: {
      en: 'After Better health: 2 action points for 1 life.',
      fr: 'Après Meilleure santé : 2 points d’action pour 1 point de vie.',
    },
    ruling: { en: 'Not above his most.', fr: 'Pas au-delà de son maximum.' },
  },
  {
    id: 'MU-IMP-21',
    title: { en: 'Weak spots', fr: 'Points faibles' },
    text: {
      en: 'After Eagle eye and Combat master: one more die in melee, the worst is dropped.',
      fr: 'Après Œil d’aigle et Maître de combat : un dé de plus au contact, le pire est écarté.',
    },
  },
  {
    id: 'MU-IMP-22',
    title: { en: 'Vital spots', fr: 'Points vitaux' },
    text: {
      en: 'After Weak spots: once a turn rolls one of his wounds again.',
      fr: 'Après Points faibles : une fois par tour relance une de ses blessures.',
    },
  },
  {
    id: 'MU-IMP-23',
    title: { en: 'Blade catcher', fr: 'Pare-lame' },
    text: {
      en: 'After Steel body and Steel nerves: once a turn makes an enemy roll a wound again.',
      fr: 'Après Corps d’acier et Nerfs d’acier : une fois par tour fait relancer une blessure ennemie.',
    },
  },
  {
    id: 'MU-IMP-24',
    title: { en: 'For the sake of the next', fr: 'Pour la suite' },
    text: {
      en: 'Nothing is said of one that changes nothing.',
      fr: 'Rien n’est dit d’une amélioration sans effet.',
    },
    ruling: {
      en: 'It may be taken for the one that follows.',
      fr: 'On peut la prendre pour celle qui suit.',
    },
    settings: ['idleImprovements'],
  },
];
