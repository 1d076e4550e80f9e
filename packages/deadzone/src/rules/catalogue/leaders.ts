import type { Rule } from '@skirmish-kit/core';

export const leaderRules: readonly Rule[] = [
  {
    id: 'DZ-LDR-01',
    page: 43,
    title: { en: 'Bastion', fr: 'Bastion' },
    text: {
      en: 'Before an attack is rolled, one model has one more Armour against it; one die an attack.',
      fr: 'Avant le lancer d’une attaque, une figurine a un point d’Armure de plus contre elle ; un dé par attaque.',
    },
    ruling: {
      en: 'Specials of the enemy’s Turn are limited to one an activation and player, no matter which model is active; only Starforged Armour is not.',
      fr: 'Au tour adverse, les Spéciaux sont limités à un par activation et par joueur, quelle que soit la figurine active ; seule l’Armure Forgée en est exempte.',
    },
  },
  {
    id: 'DZ-LDR-02',
    page: 14,
    title: { en: 'Stalwart', fr: 'Brave' },
    text: {
      en: 'Dice of a Survive test just rolled are rolled again.',
      fr: 'On relance des dés d’un test de Survie qui vient d’être fait.',
    },
    ruling: {
      en: 'Any of the dice; the table may ask for the whole test.',
      fr: 'Les dés voulus ; la table peut exiger tout le test.',
    },
    settings: ['stalwart'],
  },
  {
    id: 'DZ-LDR-03',
    page: 43,
    title: { en: 'Target Acquisition', fr: 'Acquisition de Cible' },
    text: {
      en: 'One enemy is tagged until the end of the Round, without a line of sight and without an action.',
      fr: 'Un ennemi est marqué jusqu’à la fin du Round, sans ligne de vue ni action.',
    },
    ruling: {
      en: 'The die is spent on the enemy, so it may be played while a sentry gun is active.',
      fr: 'Le dé est dépensé sur l’ennemi : on peut donc le jouer quand une sentinelle est active.',
    },
  },
  {
    id: 'DZ-LDR-04',
    page: 44,
    title: { en: 'Mobile Infantry', fr: 'Infanterie Mobile' },
    text: {
      en: 'A model with a Jump Pack, no Vehicle, sprints for free as its activation begins, off the table too where a mission lets it, and neither sprints nor moves again in it.',
      fr: 'Une figurine à Propulseurs, sauf Véhicule, sprinte gratuitement au début de son activation, hors de la table aussi si la mission le permet, puis ne sprinte ni ne se déplace plus.',
    },
    ruling: {
      en: 'Not by a Move face either.',
      fr: 'Pas même par une face Déplacement.',
    },
  },
  {
    id: 'DZ-LDR-05',
    page: 15,
    title: { en: 'Too Stubborn to Die', fr: 'Trop Têtu pour Mourir' },
    text: {
      en: 'The active model rolls three dice on Survive, two successes, without modifiers or command dice, and loses one Damage. It is no action.',
      fr: 'La figurine active lance trois dés de Survie, deux succès, sans modificateur ni dé de commandement, et perd un Dégât. Ce n’est pas une action.',
    },
  },
  {
    id: 'DZ-LDR-06',
    page: 49,
    title: { en: 'Strike It Lucky', fr: 'Coup de Chance' },
    text: {
      en: 'When a friend has picked up an item, it is swapped for a random one of the unused tokens. Not if a Booby Trap went off.',
      fr: 'Quand un ami a ramassé un objet, on l’échange contre un pion inutilisé tiré au hasard. Pas si un Piège a sauté.',
    },
    ruling: {
      en: 'If the new token is a trap, it goes off.',
      fr: 'Si le nouveau pion est un Piège, il saute.',
    },
  },
  {
    id: 'DZ-LDR-07',
    page: 49,
    title: { en: 'Starforged Armour', fr: 'Armure Forgée aux Étoiles' },
    text: {
      en: 'When damage to one of your models is worked out, each Special face takes 1 off the AP, down to 0.',
      fr: 'Quand on résout des dégâts sur l’une de vos figurines, chaque face Spécial retire 1 à la PA, jusqu’à 0.',
    },
    ruling: {
      en: 'In any Turn, and as many faces as one likes: the limit of one Special an activation does not hold for it.',
      fr: 'À tout tour, et autant de faces qu’on veut : la limite d’un Spécial par activation ne vaut pas pour elle.',
    },
  },
];
