import type { Rule } from '@skirmish-kit/core';

export const roundRules: readonly Rule[] = [
  {
    id: 'DZ-ROUND-01',
    page: 10,
    title: { en: 'The Round', fr: 'Le Round' },
    text: {
      en: 'A Round is: command dice, Turns that alternate, the end of the Round. Each model acts once in it.',
      fr: 'Un Round comprend les dés de commandement, des tours alternés et la fin du Round. Chaque figurine y agit une fois.',
    },
  },
  {
    id: 'DZ-TURN-01',
    page: 10,
    title: { en: 'A Turn', fr: 'Un tour' },
    text: {
      en: 'In a Turn the player activates one model that has not acted yet. It takes one long action or up to two short ones and is marked as activated.',
      fr: 'À son tour, le joueur active une figurine qui n’a pas encore agi. Elle fait une action longue ou jusqu’à deux courtes, puis est marquée activée.',
    },
  },
  {
    id: 'DZ-TURN-02',
    page: 10,
    title: { en: 'Doing nothing', fr: 'Ne rien faire' },
    text: {
      en: 'An activated model may do nothing; it is marked all the same. A pinned one may stay pinned that way.',
      fr: 'Une figurine activée peut ne rien faire ; elle est marquée quand même. Bloquée, elle peut ainsi le rester.',
    },
    ruling: {
      en: 'The book ends the Turn there, as after any activation: a +1 Model face may still open a second one.',
      fr: 'Le livre arrête là le Tour, comme après toute activation : une face +1 Figurine peut encore en ouvrir une seconde.',
    },
  },
  {
    id: 'DZ-TURN-03',
    page: 10,
    title: { en: 'Passing', fr: 'Passer' },
    text: {
      en: 'A player may pass only with fewer models left to activate than the opponent. Nothing is marked.',
      fr: 'On ne peut passer qu’avec moins de figurines à activer que l’adversaire. Rien n’est marqué.',
    },
  },
  {
    id: 'DZ-TURN-04',
    page: 10,
    title: { en: 'Nobody left to activate', fr: 'Plus personne à activer' },
    text: {
      en: 'Who has nobody left to activate passes, and the opponent takes Turn after Turn.',
      fr: 'Qui n’a plus personne à activer passe, et l’adversaire enchaîne ses tours.',
    },
  },
  {
    id: 'DZ-TURN-05',
    page: 10,
    title: { en: 'Initiative', fr: 'Initiative' },
    text: {
      en: 'The player who takes the Turn has the initiative; it changes sides after each Turn.',
      fr: 'Celui dont c’est le tour a l’initiative ; elle change de camp après chaque tour.',
    },
  },
  {
    id: 'DZ-TURN-06',
    page: 11,
    title: { en: 'Marked by an effect', fr: 'Marquée par un effet' },
    text: {
      en: 'A model that an effect marks counts as activated for everything; one whose mark is taken away may act again this Round.',
      fr: 'Une figurine marquée par un effet compte comme activée en tout ; celle dont on retire le marqueur peut agir de nouveau ce Round.',
    },
  },
  {
    id: 'DZ-END-01',
    page: 11,
    title: { en: 'The end of a Round', fr: 'La fin du Round' },
    text: {
      en: 'When all models on the battlefield are activated, objectives pay, victory is judged, and if play goes on, marks come off and smoke may drift away.',
      fr: 'Quand toutes les figurines du champ de bataille sont activées, les objectifs rapportent, on juge la victoire et, si la partie continue, on retire les marqueurs et la fumée peut se dissiper.',
    },
    ruling: {
      en: 'Smoke is rolled for after victory has been judged.',
      fr: 'La fumée se teste après le jugement de la victoire.',
    },
  },
  {
    id: 'DZ-END-02',
    page: 11,
    title: { en: 'Who begins the next Round', fr: 'Qui commence le Round suivant' },
    text: {
      en: 'The player whose models were all activated first begins the next Round.',
      fr: 'Le joueur dont toutes les figurines ont été activées en premier commence le Round suivant.',
    },
    ruling: {
      en: 'If the last unmarked model dies or is stunned, its side has finished at that moment. Finishing together, the side that did not begin this Round begins the next.',
      fr: 'Si la dernière figurine non marquée meurt ou est paralysée, son camp a fini à cet instant. S’ils finissent ensemble, le camp qui n’a pas commencé ce Round commence le suivant.',
    },
  },
  {
    id: 'DZ-END-03',
    page: 11,
    title: { en: 'Unspent command dice', fr: 'Dés non dépensés' },
    text: {
      en: 'Command dice that nobody spent are lost at the end of the Round.',
      fr: 'Les dés de commandement non dépensés sont perdus à la fin du Round.',
    },
  },
];
