import type { Rule } from '@skirmish-kit/core';

export const extraRules: readonly Rule[] = [
  {
    id: 'MU-EXTRA-01',
    title: { en: 'Extras', fr: 'Les figurants' },
    text: {
      en: '4 points each, up to four for each minion.',
      fr: '4 points chacun, jusqu’à quatre par sous-fifre.',
    },
  },
  {
    id: 'MU-EXTRA-02',
    title: { en: 'Their gear', fr: 'Leur matériel' },
    text: { en: 'The price is for the model alone.', fr: 'Le prix est pour la figurine seule.' },
    ruling: { en: 'Gear is paid as usual.', fr: 'Le matériel se paie comme d’habitude.' },
  },
  {
    id: 'MU-EXTRA-03',
    title: { en: 'In a group', fr: 'En groupe' },
    text: {
      en: 'In a compact group each has 5 Command and one more for each other in it.',
      fr: 'En groupe compact, chacun a 5 de Commandement plus un par autre figurant.',
    },
    ruling: { en: 'At most 11.', fr: 'Au plus 11.' },
  },
  {
    id: 'MU-EXTRA-04',
    title: { en: 'No experience', fr: 'Sans expérience' },
    text: {
      en: 'They learn nothing, but roll to return as minions do.',
      fr: 'Ils n’apprennent rien, mais reviennent comme des sous-fifres.',
    },
  },
  {
    id: 'MU-EXTRA-05',
    title: { en: 'Together in melee', fr: 'Ensemble au contact' },
    text: {
      en: 'All in contact attack together, one die each.',
      fr: 'Tous ceux au contact attaquent ensemble, un dé chacun.',
    },
    ruling: {
      en: 'Always one die, with the weapon’s strength; each pays a point. Whom they go along with need not touch the enemy.',
      fr: 'Toujours un dé, avec la force de l’arme ; chacun paie un point.',
    },
  },
  {
    id: 'MU-EXTRA-06',
    title: { en: 'Activated together', fr: 'Activés ensemble' },
    text: {
      en: 'By group, or with the character they accompany within 1 pace.',
      fr: 'Par groupe, ou avec le personnage qu’ils accompagnent à 1 pas.',
    },
  },
  {
    id: 'MU-EXTRA-07',
    title: { en: 'Left behind', fr: 'Distancés' },
    text: {
      en: 'If he goes beyond them they act after he has finished.',
      fr: 'S’il les distance, ils agissent quand il a fini.',
    },
    ruling: {
      en: 'A group counts as one in the wave, those who accompany as none.',
      fr: 'Un groupe compte pour un dans la vague, ceux qui accompagnent pour zéro.',
    },
    settings: ['extrasInWave'],
  },
  {
    id: 'MU-EXTRA-08',
    title: { en: 'Shooting together', fr: 'Tirer ensemble' },
    text: {
      en: 'In order of Shooting, the best first.',
      fr: 'Par ordre de valeur de tir, le meilleur d’abord.',
    },
  },
  {
    id: 'MU-EXTRA-09',
    title: { en: 'What they are worth', fr: 'Leur valeur' },
    text: { en: '2 victory points each.', fr: '2 points de victoire chacun.' },
  },
  {
    id: 'MU-EXTRA-10',
    title: { en: 'An example', fr: 'Un exemple' },
    text: {
      en: 'A chief and three extras fire twice; then he walks on alone, since they have no points left.',
      fr: 'Un chef et trois figurants tirent deux fois ; puis il part seul, car ils n’ont plus de points.',
    },
  },
];
