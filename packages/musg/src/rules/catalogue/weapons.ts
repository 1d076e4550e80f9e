import type { Rule } from '@skirmish-kit/core';

export const weaponRules: readonly Rule[] = [
  {
    id: 'MU-RW-01',
    title: { en: 'Ranged weapons', fr: 'Armes de tir' },
    text: {
      en: 'Nineteen, from the throwing star to the howitzer.',
      fr: 'Dix-neuf, de l’étoile de jet à l’obusier.',
    },
  },
  {
    id: 'MU-RW-02',
    title: { en: 'Grenade launcher', fr: 'Lance-grenades' },
    text: {
      en: 'Slow in one table, either in the other.',
      fr: 'Lent dans un tableau, l’un ou l’autre dans le second.',
    },
    ruling: {
      en: 'It is slow; the hand grenade is fast.',
      fr: 'Il est lent ; la grenade à main est rapide.',
    },
    settings: ['launcherReload'],
  },
  {
    id: 'MU-RW-03',
    title: { en: 'The rifle', fr: 'Le fusil' },
    text: {
      en: 'Strength 4 in both tables, 3 in an example.',
      fr: 'Force 4 dans les deux tableaux, 3 dans un exemple.',
    },
    ruling: { en: '4.', fr: 'Force 4.' },
  },
  {
    id: 'MU-RW-04',
    title: { en: 'Guns', fr: 'Les pièces' },
    text: {
      en: 'Nothing is said of the crew of cannon and howitzer.',
      fr: 'Rien n’est dit des servants du canon et de l’obusier.',
    },
    ruling: {
      en: 'One model in contact fires for 2 points; moving the gun costs 2 at half the Move.',
      fr: 'Une figurine au contact tire pour 2 points ; la déplacer coûte 2, à la moitié du Mouvement.',
    },
  },
  {
    id: 'MU-RW-05',
    title: { en: 'More weapons', fr: 'D’autres armes' },
    text: {
      en: 'The lists are open: groups add their own.',
      fr: 'Les listes sont ouvertes : chacun ajoute les siennes.',
    },
  },
  {
    id: 'MU-MW-01',
    title: { en: 'Melee weapons', fr: 'Armes de mêlée' },
    text: {
      en: 'Twenty-six, with hands, dice, and a strength that is added.',
      fr: 'Vingt-six, avec mains, dés, et une force qui s’ajoute.',
    },
  },
  {
    id: 'MU-MW-02',
    title: { en: 'Tail weapon', fr: 'Arme caudale' },
    text: {
      en: 'No hand, one die, the strength of the character or of his mount.',
      fr: 'Pas de main, un dé, la force du personnage ou de sa monture.',
    },
    ruling: {
      en: 'It adds 0; there are no mounts, so none is for them.',
      fr: 'Elle ajoute 0 ; faute de montures, il n’y en a pas pour elles.',
    },
  },
  {
    id: 'MU-MW-03',
    title: { en: 'Double morning star', fr: 'Double étoile du matin' },
    text: {
      en: 'One hand, three dice, strength 4 in both tables.',
      fr: 'Une main, trois dés, force 4 dans les deux tableaux.',
    },
    ruling: { en: 'As printed.', fr: 'On garde ce qui est imprimé.' },
  },
];
