import type { Rule } from '@skirmish-kit/core';

export const burstRules: readonly Rule[] = [
  {
    id: 'RX-BURST-01',
    title: { en: 'Bursts', fr: 'Rafales' },
    text: {
      en: 'A burst is at least 2 shots. The rate of fire says how many shots it has, and also how many bursts the weapon may fire in a turn.',
      fr: 'Une rafale compte au moins 2 tirs. La cadence de tir en donne le nombre, et aussi le nombre de rafales que l’arme peut tirer par tour.',
    },
    ruling: {
      en: 'Both at once: up to that many shots in a burst and up to that many bursts a turn. A weapon with rate of fire 1 cannot burst.',
      fr: 'Les deux à la fois : au plus ce nombre de tirs par rafale et au plus ce nombre de rafales par tour. Une arme de cadence 1 ne tire pas en rafale.',
    },
    settings: ['bursts'],
  },
  {
    id: 'RX-BURST-02',
    title: { en: 'Burst modifiers', fr: 'Modificateurs de rafale' },
    text: {
      en: 'Each shot of a burst rolls to hit with the modifiers of a single shot.',
      fr: 'Chaque tir d’une rafale se résout avec les modificateurs d’un tir simple.',
    },
    ruling: {
      en: 'A burst has no modifier of its own.',
      fr: 'Une rafale n’a pas de modificateur propre.',
    },
    settings: ['burst'],
  },
  {
    id: 'RX-OPP-01',
    title: { en: 'Opportunity fire', fr: 'Tir d’opportunité' },
    text: {
      en: 'A figure that spent 5 AP to wait may fire a burst during the action of an enemy it sees.',
      fr: 'Une figurine qui a dépensé 5 PA pour attendre peut tirer une rafale pendant l’action d’un ennemi qu’elle voit.',
    },
  },
  {
    id: 'RX-OPP-02',
    title: { en: 'Losing the opportunity', fr: 'Perte de l’opportunité' },
    text: {
      en: 'The opportunity is lost at the start of the next turn, when the figure is shot at and hit, or once it has fired.',
      fr: 'L’opportunité est perdue au début du tour suivant, quand la figurine est touchée par un tir, ou une fois utilisée.',
    },
  },
  {
    id: 'RX-OPP-03',
    title: { en: 'When it interrupts', fr: 'Moment de l’interruption' },
    text: {
      en: 'Opportunity fire breaks into what the enemy is doing.',
      fr: 'Le tir d’opportunité interrompt ce que fait l’ennemi.',
    },
    ruling: {
      en: 'It interrupts at any point of a move and comes before a shot or any other action, within the 180 degree arc. A weapon with rate of fire 1 fires one shot; heavy weapons also pay 5 AP. Panic or close combat loses it. Green figures may wait only in cohesion, figures with 3 AP never.',
      fr: 'Il interrompt un mouvement en tout point et précède un tir ou toute autre action, dans l’arc de 180 degrés. Une arme de cadence 1 tire une fois ; les armes lourdes paient aussi 5 PA. La panique ou un corps à corps le fait perdre. Les recrues ne peuvent attendre qu’en cohésion, les figurines à 3 PA jamais.',
    },
    settings: ['opportunityAgainst', 'opportunityArc', 'opportunityBreaks'],
  },
];
