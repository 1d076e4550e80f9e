import type { Rule } from '@skirmish-kit/core';

export const turnRules: readonly Rule[] = [
  {
    id: 'RX-TURN-01',
    title: { en: 'The four steps of a turn', fr: 'Les quatre étapes du tour' },
    text: {
      en: 'Every turn has four steps, always in this order: 1 mandatory actions, 2 reaction tests, 3 initiative, 4 actions.',
      fr: 'Chaque tour comporte quatre étapes, toujours dans cet ordre : 1 actions obligatoires, 2 tests de réaction, 3 initiative, 4 actions.',
    },
  },
  {
    id: 'RX-TURN-02',
    title: { en: 'Mandatory actions', fr: 'Actions obligatoires' },
    text: {
      en: 'Whatever has to happen comes first: routing figures run, burning figures burn, damaged robots misbehave.',
      fr: 'Tout ce qui est imposé passe en premier : les figurines en déroute fuient, celles qui ont pris feu brûlent, les robots endommagés se dérèglent.',
    },
    ruling: {
      en: 'The side that lost the last initiative goes through its mandatory actions first; on turn 1 a d6 decides.',
      fr: 'Le camp qui a perdu la dernière initiative résout ses actions obligatoires en premier ; au tour 1, un d6 en décide.',
    },
    settings: ['mandatoryOrder'],
  },
  {
    id: 'RX-TURN-03',
    title: { en: 'Length of the game', fr: 'Durée de la partie' },
    text: {
      en: 'The scenario says how long the game lasts, where the sides deploy and what they have to achieve.',
      fr: 'Le scénario fixe la durée de la partie, le déploiement des camps et ce qu’ils doivent accomplir.',
    },
    ruling: {
      en: 'Unless the scenario says otherwise the game lasts 8 turns, or until one side has no figure left on the table. A battle with the opening “in cover” begins with everybody at the far edge of its zone, having taken cover (RX-ACTG-02).',
      fr: 'Sauf indication du scénario, la partie dure 8 tours, ou jusqu’à ce qu’un camp n’ait plus de figurine sur la table. Avec l’ouverture « à couvert », chacun commence au bord éloigné de sa zone, déjà à couvert (RX-ACTG-02).',
    },
    settings: ['turns'],
  },
];
