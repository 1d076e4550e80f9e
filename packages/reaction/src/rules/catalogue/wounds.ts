import type { Rule } from '@skirmish-kit/core';

export const woundRules: readonly Rule[] = [
  {
    id: 'RX-WOUND-01',
    title: { en: 'Wound roll', fr: 'Jet de blessure' },
    text: {
      en: 'For each hit roll the damage dice of the weapon, add them up and apply cover, armour and range.',
      fr: 'Pour chaque coup au but, lancez les dés de dégâts de l’arme, additionnez-les et appliquez couvert, armure et portée.',
    },
  },
  {
    id: 'RX-WOUND-02',
    title: { en: 'Eliminated', fr: 'Éliminé' },
    text: {
      en: 'A wound roll that equals or beats the Resistance of the target eliminates it.',
      fr: 'Un jet de blessure égal ou supérieur à la Résistance de la cible l’élimine.',
    },
  },
  {
    id: 'RX-WOUND-03',
    title: { en: 'Panicked by fire', fr: 'Panique sous le feu' },
    text: {
      en: 'A wound roll 1 to 3 below Resistance makes the target panic; 4 or more below does nothing. Against Resistance 7: 7 eliminates, 6 to 4 panic, 3 nothing.',
      fr: 'Un jet de blessure inférieur de 1 à 3 à la Résistance fait paniquer la cible ; de 4 ou plus, aucun effet. Contre une Résistance de 7 : 7 élimine, de 6 à 4 panique, 3 rien.',
    },
  },
  {
    id: 'RX-WOUND-04',
    title: { en: 'Cover', fr: 'Couvert' },
    text: {
      en: 'Cover lowers the wound roll: light −1, medium −2, hard −3, extra hard −4.',
      fr: 'Le couvert réduit le jet de blessure : léger −1, moyen −2, dur −3, très dur −4.',
    },
    ruling: {
      en: 'Any cover on the line of fire counts, even if the target did not take cover; only the thickest counts. Something up to 3 cm high that the shooter himself stands against is fired over and does not count.',
      fr: 'Tout couvert sur la ligne de tir compte, même si la cible ne s’est pas mise à couvert ; seul le plus épais compte. Ce contre quoi le tireur s’appuie lui-même, jusqu’à 3 cm de haut, ne compte pas : il tire par-dessus.',
    },
    settings: ['coverCounts'],
  },
  {
    id: 'RX-WOUND-05',
    title: { en: 'Armour', fr: 'Armure' },
    text: {
      en: 'Armour lowers the wound roll: primitive −1, ablative −1, bulletproof vest −2, combat armour −3.',
      fr: 'L’armure réduit le jet de blessure : primitive −1, ablative −1, gilet pare-balles −2, armure de combat −3.',
    },
    ruling: {
      en: 'A figure wears one armour. Ablative armour is not used up.',
      fr: 'Une figurine porte une seule armure. L’armure ablative ne s’use pas.',
    },
    settings: ['ablative'],
  },
  {
    id: 'RX-WOUND-06',
    title: { en: 'Point blank', fr: 'Bout portant' },
    text: {
      en: '+1 to the wound roll at point-blank range.',
      fr: '+1 au jet de blessure à bout portant.',
    },
  },
  {
    id: 'RX-WOUND-07',
    title: { en: 'Worked example', fr: 'Exemple de blessure' },
    text: {
      en: 'A pistol rolls 9 on 2d6 against a vest (−2) behind medium cover (−2): 5 against Resistance 7, so the target panics.',
      fr: 'Un pistolet fait 9 avec 2d6 contre un gilet (−2) derrière un couvert moyen (−2) : 5 contre une Résistance de 7, la cible panique.',
    },
  },
];
