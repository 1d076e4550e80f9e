import type { Rule } from '@skirmish-kit/core';

export const initiativeRules: readonly Rule[] = [
  {
    id: 'RX-INIT-01',
    title: { en: 'Initiative dice', fr: 'Dés d’initiative' },
    text: {
      en: 'Each side rolls and adds up: 1d6 for each group in cohesion, 1d4 for each group out of cohesion, 1d8 for each living hero without a reaction.',
      fr: 'Chaque camp lance et additionne : 1d6 par groupe en cohésion, 1d4 par groupe hors cohésion, 1d8 par héros vivant sans réaction.',
    },
  },
  {
    id: 'RX-INIT-02',
    title: { en: 'Leaders and initiative', fr: 'Chefs et initiative' },
    text: {
      en: 'Add +2 for each living leader and +1 for each living second, as long as they are not under a reaction.',
      fr: 'Ajoutez +2 par chef vivant et +1 par sous-chef vivant, tant qu’ils ne subissent pas de réaction.',
    },
  },
  {
    id: 'RX-INIT-03',
    title: { en: 'Initiative total', fr: 'Total d’initiative' },
    text: {
      en: 'Dice and bonuses make one total. Two groups in cohesion (5 and 3), one out of it (2), a hero (7), two leaders (+4) and a second (+1): 22.',
      fr: 'Dés et bonus forment un seul total. Deux groupes en cohésion (5 et 3), un hors cohésion (2), un héros (7), deux chefs (+4) et un sous-chef (+1) : 22.',
    },
  },
  {
    id: 'RX-INIT-04',
    title: { en: 'The winner chooses', fr: 'Le vainqueur choisit' },
    text: {
      en: 'The side with the higher total chooses who acts first and who second.',
      fr: 'Le camp au total le plus élevé choisit qui agit en premier et qui agit en second.',
    },
  },
  {
    id: 'RX-INIT-05',
    title: { en: 'Equal totals', fr: 'Égalité' },
    text: {
      en: 'On a tie the side with the highest single die wins: 12 made of 6, 4 and +2 beats 12 made of 5, 5 and +2.',
      fr: 'En cas d’égalité, le camp qui a le dé le plus fort l’emporte : 12 obtenu par 6, 4 et +2 bat 12 obtenu par 5, 5 et +2.',
    },
    ruling: {
      en: 'Still equal: compare the next highest dice, and so on; if all are equal, roll again.',
      fr: 'Si l’égalité persiste, comparez les dés suivants par ordre décroissant ; s’ils sont tous égaux, relancez.',
    },
    settings: ['initiativeTie'],
  },
  {
    id: 'RX-INIT-06',
    title: { en: 'Three or more sides', fr: 'Trois camps ou plus' },
    text: {
      en: 'With more than two sides all of them roll, and the highest total still chooses.',
      fr: 'À plus de deux camps, tous lancent les dés, et le plus fort total choisit toujours.',
    },
    ruling: {
      en: 'The sides are ordered by total; the winner picks his place and the others follow in that order.',
      fr: 'Les camps sont classés par total ; le vainqueur choisit sa place et les autres suivent dans cet ordre.',
    },
    settings: ['manySides'],
  },
  {
    id: 'RX-COH-01',
    title: { en: 'Cohesion', fr: 'Cohésion' },
    text: {
      en: 'A group is in cohesion when every member is within 15 cm of the leader or within 10 cm of the second.',
      fr: 'Un groupe est en cohésion quand chaque membre est à 15 cm au plus du chef ou à 10 cm au plus du sous-chef.',
    },
  },
  {
    id: 'RX-COH-02',
    title: { en: 'Nobody left to lead', fr: 'Plus personne pour commander' },
    text: {
      en: 'A group that has lost its leader and its second cannot be in cohesion.',
      fr: 'Un groupe qui a perdu son chef et son sous-chef ne peut pas être en cohésion.',
    },
    ruling: {
      en: 'Both must be gone. Cohesion is checked at initiative and the answer holds for the whole turn.',
      fr: 'Les deux doivent avoir disparu. La cohésion se vérifie à l’initiative et vaut pour tout le tour.',
    },
    settings: ['cohesionLostWithout'],
  },
  {
    id: 'RX-COH-03',
    title: { en: 'Routing members', fr: 'Membres en déroute' },
    text: {
      en: 'A member on the run does not tear the group apart.',
      fr: 'Un membre en fuite ne disloque pas le groupe.',
    },
    ruling: {
      en: 'Routing members are ignored when cohesion is checked.',
      fr: 'Les membres en déroute sont ignorés lors de la vérification de la cohésion.',
    },
    settings: ['routingMembers'],
  },
  {
    id: 'RX-ACT-01',
    title: { en: 'Groups act in turn', fr: 'Les groupes agissent à tour de rôle' },
    text: {
      en: 'The players alternate, one group each time, until all groups have acted.',
      fr: 'Les joueurs alternent, un groupe à la fois, jusqu’à ce que tous les groupes aient agi.',
    },
    ruling: {
      en: 'A hero outside a group counts as a group of his own. The side with more groups finishes them in a row. Within a group one figure acts after another.',
      fr: 'Un héros hors groupe compte comme un groupe à lui seul. Le camp qui a le plus de groupes termine les siens à la suite. Dans un groupe, les figurines agissent l’une après l’autre.',
    },
  },
  {
    id: 'RX-ACT-02',
    title: { en: 'Gang leader, group leader', fr: 'Chef de gang, chef de groupe' },
    text: {
      en: 'Close combat and resistance speak of the gang leader, everything else of the group leader.',
      fr: 'Le corps à corps et la résistance parlent du chef de gang, tout le reste du chef de groupe.',
    },
    ruling: {
      en: 'They are the same person. A second counts as a basic fighter there.',
      fr: 'C’est la même personne. Un sous-chef y compte comme un combattant de base.',
    },
    settings: ['secondFightsAs'],
  },
  {
    id: 'RX-ACT-03',
    title: { en: 'Quality of heroes', fr: 'Qualité des héros' },
    text: {
      en: 'Heroes have their own action points; for modifiers they need a quality as well.',
      fr: 'Les héros ont leurs propres points d’action ; pour les modificateurs, il leur faut aussi une qualité.',
    },
    ruling: {
      en: 'A hero has 8 action points and a quality for his modifiers, Elite unless his profile says otherwise.',
      fr: 'Un héros a 8 PA et une qualité pour ses modificateurs : élite, sauf si son profil en dit autrement.',
    },
    settings: ['heroQuality'],
  },
];
