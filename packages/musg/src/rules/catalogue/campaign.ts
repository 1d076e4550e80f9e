import type { Rule } from '@skirmish-kit/core';

export const campaignRules: readonly Rule[] = [
  {
    id: 'MU-CAMP-01',
    title: { en: 'A campaign', fr: 'Une campagne' },
    text: {
      en: 'Games in a row in which characters grow or die.',
      fr: 'Des parties à la suite, où les personnages progressent ou meurent.',
    },
  },
  {
    id: 'MU-CAMP-02',
    title: { en: 'Points to spend', fr: 'Points à dépenser' },
    text: {
      en: 'Victory points buy gear and recruits.',
      fr: 'Les points de victoire paient matériel et recrues.',
    },
    ruling: {
      en: 'One for one; the limits of 300 and 200 are for new bands.',
      fr: 'Un pour un ; les limites de 300 et 200 sont pour une bande neuve.',
    },
  },
  {
    id: 'MU-XP-01',
    title: { en: 'Survived', fr: 'Survivre' },
    text: {
      en: 'One experience for who lived through the game.',
      fr: 'Un point d’expérience pour qui a survécu à la partie.',
    },
  },
  {
    id: 'MU-XP-02',
    title: { en: 'Fallen and alive', fr: 'Tombé mais vivant' },
    text: {
      en: 'One as well for who fell and came back.',
      fr: 'Un aussi pour qui est tombé et revient.',
    },
  },
  {
    id: 'MU-XP-03',
    title: { en: 'A lieutenant felled', fr: 'Un sous-chef abattu' },
    text: { en: 'One for a minion.', fr: 'Un pour un sous-fifre.' },
  },
  {
    id: 'MU-XP-04',
    title: { en: 'A chief felled', fr: 'Un chef abattu' },
    text: { en: 'Two for a minion.', fr: 'Deux pour un sous-fifre.' },
  },
  {
    id: 'MU-XP-05',
    title: { en: 'By a lieutenant', fr: 'Par un sous-chef' },
    text: {
      en: 'One for a lieutenant who fells a chief.',
      fr: 'Un pour le sous-chef qui abat un chef.',
    },
  },
  {
    id: 'MU-XP-06',
    title: { en: 'By a chief', fr: 'Par un chef' },
    text: { en: 'One for a chief who fells a chief.', fr: 'Un pour le chef qui abat un chef.' },
  },
  {
    id: 'MU-XP-07',
    title: { en: 'Winners', fr: 'Vainqueurs' },
    text: {
      en: 'One for each survivor of the winners.',
      fr: 'Un pour chaque survivant des vainqueurs.',
    },
    ruling: { en: 'Also for who fell and lives.', fr: 'Aussi pour qui est tombé et vit.' },
    settings: ['fallenWinners'],
  },
  {
    id: 'MU-XP-08',
    title: { en: 'Grey boxes', fr: 'Cases grises' },
    text: {
      en: 'Every fifth point brings an improvement.',
      fr: 'Chaque cinquième point donne une amélioration.',
    },
  },
  {
    id: 'MU-XP-09',
    title: { en: 'The most', fr: 'Maximum' },
    text: { en: 'The sheet with the boxes is lost.', fr: 'La feuille des cases est perdue.' },
    ruling: {
      en: '15 for a minion, 30 for a lieutenant, 50 for a chief.',
      fr: '15 pour un sous-fifre, 30 pour un sous-chef, 50 pour un chef.',
    },
    settings: ['experienceBoxes'],
  },
  {
    id: 'MU-XP-10',
    title: { en: 'Legend', fr: 'Légende' },
    text: {
      en: 'A chief at the top leaves to be hired; the most experienced lieutenant follows him.',
      fr: 'Un chef au sommet part se louer ; le sous-chef le plus expérimenté lui succède.',
    },
    ruling: { en: 'Without one a chief is bought.', fr: 'Sans lui, on achète un chef.' },
  },
  {
    id: 'MU-XP-11',
    title: { en: 'Rivals', fr: 'Rivaux' },
    text: {
      en: 'A lieutenant at the top may replace his chief, or fate decides.',
      fr: 'Un sous-chef au sommet peut remplacer son chef, ou le sort décide.',
    },
    ruling: { en: 'A die each, the lower leaves.', fr: 'Un dé chacun, le plus bas part.' },
    settings: ['rivalry'],
  },
  {
    id: 'MU-XP-12',
    title: { en: 'Promoted', fr: 'Promu' },
    text: {
      en: 'A minion at the top becomes a lieutenant.',
      fr: 'Un sous-fifre au sommet devient sous-chef.',
    },
    ruling: {
      en: 'With his own values, from 0, when there is room.',
      fr: 'Avec ses valeurs, à partir de 0, s’il y a une place.',
    },
    settings: ['promotedProfile'],
  },
  {
    id: 'MU-XP-13',
    title: { en: 'For hire', fr: 'À louer' },
    text: {
      en: 'Rank and gear, and 1 for every 5 experience.',
      fr: 'Rang et matériel, et 1 par 5 points d’expérience.',
    },
    ruling: {
      en: 'For each game, in place of the usual fee.',
      fr: 'Par partie, au lieu du tarif habituel.',
    },
    settings: ['legendFee'],
  },
];
