import type { Rule } from '@skirmish-kit/core';

export const resistanceRules: readonly Rule[] = [
  {
    id: 'RX-RES-01',
    title: { en: 'Resistance', fr: 'Résistance' },
    text: {
      en: 'The number a wound roll has to reach: basic fighter 7, gang leader 8, hero 9.',
      fr: 'Le nombre qu’un jet de blessure doit atteindre : combattant de base 7, chef de gang 8, héros 9.',
    },
  },
  {
    id: 'RX-RES-02',
    title: { en: 'Resistance of machines', fr: 'Résistance des machines' },
    text: {
      en: 'Machines have a Resistance too; reaching it damages them.',
      fr: 'Les machines ont aussi une Résistance ; l’atteindre les endommage.',
    },
    ruling: {
      en: 'Drone 7, robot 9, war machine 12.',
      fr: 'Drone 7, robot 9, machine de guerre 12.',
    },
    settings: ['droneResistance', 'robotResistance', 'warMachineResistance'],
  },
];
