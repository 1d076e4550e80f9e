import type { Rule } from '@skirmish-kit/core';

export const actionPointRules: readonly Rule[] = [
  {
    id: 'RX-AP-01',
    title: { en: 'Action points', fr: 'Points d’action' },
    text: {
      en: 'A figure has action points (AP) by quality: Green 5, Average and Veteran 6, Elite 7; a hero has 8.',
      fr: 'Une figurine a des points d’action (PA) selon sa qualité : recrue 5, aguerri et vétéran 6, élite 7 ; un héros en a 8.',
    },
  },
  {
    id: 'RX-AP-02',
    title: { en: 'Out of cohesion', fr: 'Hors cohésion' },
    text: {
      en: 'Every figure of a group out of cohesion has 1 AP less, once, however many stragglers there are.',
      fr: 'Chaque figurine d’un groupe hors cohésion a 1 PA de moins, une seule fois, quel que soit le nombre de traînards.',
    },
  },
  {
    id: 'RX-AP-03',
    title: { en: 'Under a marker', fr: 'Sous un marqueur' },
    text: {
      en: 'A figure with an OK or panic marker has 3 AP.',
      fr: 'Une figurine qui porte un marqueur de reprise ou de panique a 3 PA.',
    },
    ruling: {
      en: 'Exactly 3: being out of cohesion does not take another one.',
      fr: 'Exactement 3 : le manque de cohésion n’en retire pas un de plus.',
    },
  },
  {
    id: 'RX-AP-04',
    title: { en: 'Spending action points', fr: 'Dépenser les points d’action' },
    text: {
      en: 'A figure spends its AP on actions, each at its own cost.',
      fr: 'Une figurine dépense ses PA en actions, chacune à son coût.',
    },
    ruling: {
      en: 'Actions come in any order and may be repeated. Unused AP are lost.',
      fr: 'Les actions se font dans n’importe quel ordre et peuvent se répéter. Les PA non dépensés sont perdus.',
    },
  },
  {
    id: 'RX-MOVE-01',
    title: { en: 'Small pivot', fr: 'Petit pivot' },
    text: {
      en: 'A pivot of up to 90 degrees costs 0 AP.',
      fr: 'Un pivot de 90 degrés au plus coûte 0 PA.',
    },
  },
  {
    id: 'RX-MOVE-02',
    title: { en: 'Large pivot', fr: 'Grand pivot' },
    text: {
      en: 'A pivot of more than 90 and up to 180 degrees costs 1 AP.',
      fr: 'Un pivot de plus de 90 et jusqu’à 180 degrés coûte 1 PA.',
    },
    ruling: {
      en: 'Exactly 90 degrees is free. There is one free pivot with each other action.',
      fr: 'Exactement 90 degrés reste gratuit. Chaque autre action donne droit à un pivot gratuit.',
    },
    settings: ['freePivot'],
  },
  {
    id: 'RX-MOVE-03',
    title: { en: 'Move', fr: 'Mouvement' },
    text: {
      en: '1 AP moves a figure up to 5 cm; an Average figure with 6 AP can cover 30 cm.',
      fr: '1 PA déplace une figurine de 5 cm au plus ; avec 6 PA, un aguerri peut parcourir 30 cm.',
    },
  },
  {
    id: 'RX-MOVE-04',
    title: { en: 'Move in combat armour', fr: 'Mouvement en armure de combat' },
    text: {
      en: 'In combat armour 1 AP moves a figure up to 4 cm.',
      fr: 'En armure de combat, 1 PA déplace une figurine de 4 cm au plus.',
    },
  },
  {
    id: 'RX-MOVE-05',
    title: { en: 'Difficult terrain', fr: 'Terrain difficile' },
    text: {
      en: 'In difficult terrain 5 cm cost 2 AP.',
      fr: 'En terrain difficile, 5 cm coûtent 2 PA.',
    },
    ruling: {
      en: 'In combat armour it is 4 cm for 2 AP.',
      fr: 'En armure de combat, c’est 4 cm pour 2 PA.',
    },
  },
];
