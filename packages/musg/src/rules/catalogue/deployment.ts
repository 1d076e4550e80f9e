import type { Rule } from '@skirmish-kit/core';

export const deploymentRules: readonly Rule[] = [
  {
    id: 'MU-DEP-01',
    title: { en: 'Apart', fr: 'L’écart' },
    text: {
      en: 'There are at least 20 paces between deployment zones.',
      fr: 'Il y a au moins 20 pas entre les zones de déploiement.',
    },
  },
  {
    id: 'MU-DEP-02',
    title: { en: 'Scenery', fr: 'Le décor' },
    text: {
      en: 'Much scenery, impassable and climbable; height matters to shots.',
      fr: 'Beaucoup de décor, infranchissable ou à escalader ; la hauteur compte pour le tir.',
    },
    ruling: {
      en: 'Height changes nothing in melee.',
      fr: 'La hauteur ne change rien au corps à corps.',
    },
  },
  {
    id: 'MU-DEP-03',
    title: { en: 'Size of the table', fr: 'Taille de la table' },
    text: {
      en: 'Two bands of six: 80 by 100 cm; three: 80 by 120, or 100 by 100.',
      fr: 'Deux bandes de six : 80 cm sur 100 ; trois : 80 sur 120, ou 100 sur 100.',
    },
  },
  {
    id: 'MU-DEP-04',
    title: { en: 'Who deploys first', fr: 'Qui se déploie d’abord' },
    text: { en: 'The book says nothing about the order.', fr: 'Le livre ne dit rien de l’ordre.' },
    ruling: {
      en: 'Each rolls a die; the lowest places the whole band first, ties roll again. Who deploys last comes after all others. If a zone is full, a figure begins as near to it as there is room.',
      fr: 'Chacun lance un dé ; le plus bas place toute sa bande d’abord, on relance les égalités. Qui se déploie en dernier vient après tous les autres. Si la zone est pleine, une figurine commence au plus près.',
    },
    settings: ['deployFirst'],
  },
];
