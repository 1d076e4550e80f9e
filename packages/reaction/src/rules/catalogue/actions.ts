import type { Rule } from '@skirmish-kit/core';

export const actionRules: readonly Rule[] = [
  {
    id: 'RX-ACTC-01',
    title: { en: 'Cost: close combat', fr: 'Coût : corps à corps' },
    text: {
      en: 'Starting a close combat costs 1 AP.',
      fr: 'Engager un corps à corps coûte 1 PA.',
    },
  },
  {
    id: 'RX-ACTC-02',
    title: { en: 'Cost: light weapons', fr: 'Coût : armes légères' },
    text: {
      en: 'With a light weapon a single shot costs 1 AP and a burst 2 AP.',
      fr: 'Avec une arme légère, un tir simple coûte 1 PA et une rafale 2 PA.',
    },
  },
  {
    id: 'RX-ACTC-03',
    title: { en: 'Cost: heavy weapons', fr: 'Coût : armes lourdes' },
    text: {
      en: 'With a heavy weapon a single shot costs 2 AP and a burst 3 AP.',
      fr: 'Avec une arme lourde, un tir simple coûte 2 PA et une rafale 3 PA.',
    },
  },
  {
    id: 'RX-ACTC-04',
    title: { en: 'Cost: aimed shot', fr: 'Coût : tir visé' },
    text: {
      en: 'An aimed shot costs 5 AP and gives +2 to hit.',
      fr: 'Un tir visé coûte 5 PA et donne +2 pour toucher.',
    },
    ruling: {
      en: '5 AP is the whole cost, for heavy weapons too. It is one single shot, and the figure may not have moved this turn.',
      fr: '5 PA est le coût total, même pour une arme lourde. C’est un seul tir simple, et la figurine ne doit pas s’être déplacée ce tour-ci.',
    },
    settings: ['aimAfterMoving'],
  },
  {
    id: 'RX-ACTC-05',
    title: { en: 'Cost: opportunity fire', fr: 'Coût : tir d’opportunité' },
    text: {
      en: 'Waiting for an opportunity to fire costs 5 AP.',
      fr: 'Se mettre en tir d’opportunité coûte 5 PA.',
    },
  },
  {
    id: 'RX-ACTC-06',
    title: { en: 'Cost: area weapons', fr: 'Coût : armes de zone' },
    text: {
      en: 'A grenade or a missile costs 3 AP (both deviate and hit an area); a flamethrower 2 AP (deviates, hits an area, sets on fire).',
      fr: 'Une grenade ou un missile coûte 3 PA (déviation, zone) ; un lance-flammes 2 PA (déviation, zone, feu).',
    },
  },
  {
    id: 'RX-ACTG-01',
    title: { en: 'Cost: other actions', fr: 'Coût : autres actions' },
    text: {
      en: 'Open or close a door 1 AP; pick up an object 1; take cover 1; technology roll 2; cross an obstacle 3; first aid 3.',
      fr: 'Ouvrir ou fermer une porte 1 PA ; ramasser un objet 1 ; se mettre à couvert 1 ; jet de technologie 2 ; franchir un obstacle 3 ; premiers soins 3.',
    },
  },
  {
    id: 'RX-ACTG-02',
    title: { en: 'Taking cover', fr: 'Se mettre à couvert' },
    text: {
      en: 'A figure that has taken cover is harder to hit: −1 for those who shoot at it.',
      fr: 'Une figurine qui s’est mise à couvert est plus difficile à toucher : −1 pour qui lui tire dessus.',
    },
    ruling: {
      en: 'It must stand behind cover or touch it. It stays down until it moves, fires a burst or starts a close combat.',
      fr: 'Elle doit se trouver derrière un couvert ou le toucher. Elle le garde jusqu’à ce qu’elle bouge, tire en rafale ou engage un corps à corps.',
    },
    settings: ['takeCover', 'takeCoverLasts'],
  },
  {
    id: 'RX-ACTG-03',
    title: { en: 'First aid', fr: 'Premiers soins' },
    text: {
      en: 'A figure can try to put a fallen friend back on his feet.',
      fr: 'Une figurine peut tenter de remettre sur pied un ami tombé.',
    },
    ruling: {
      en: 'In contact with a friend who fell this turn or the last: 2d6, 9 or more succeeds (+1 quality kit, −3 without kit, −2 if the helper is panicked). He returns with a panic marker. Once per casualty.',
      fr: 'Au contact d’un ami tombé ce tour-ci ou le tour précédent : 2d6, réussi sur 9 ou plus (+1 trousse de qualité, −3 sans trousse, −2 si le secouriste panique). Il revient avec un marqueur de panique. Une seule tentative par blessé.',
    },
    settings: ['firstAid', 'firstAidDifficulty'],
  },
  {
    id: 'RX-ACTG-04',
    title: { en: 'Crossing an obstacle', fr: 'Franchir un obstacle' },
    text: {
      en: 'A low obstacle can be climbed over for 3 AP.',
      fr: 'Un obstacle bas se franchit pour 3 PA.',
    },
    ruling: {
      en: 'The 3 AP bring the figure to the other side. The obstacle may be up to 3 cm high and 5 cm deep.',
      fr: 'Les 3 PA amènent la figurine de l’autre côté. L’obstacle peut avoir jusqu’à 3 cm de haut et 5 cm de profondeur.',
    },
    settings: ['obstacleHeight', 'obstacleDepth'],
  },
  {
    id: 'RX-TECH-01',
    title: { en: 'Technology roll', fr: 'Jet de technologie' },
    text: {
      en: 'Roll 2d6 and reach the difficulty: +2 technician, +1 quality gear, −3 without proper gear, −2 panicked.',
      fr: 'Lancez 2d6 et atteignez la difficulté : +2 technicien, +1 matériel de qualité, −3 sans matériel adapté, −2 en panique.',
    },
  },
  {
    id: 'RX-TECH-02',
    title: { en: 'Difficulties', fr: 'Difficultés' },
    text: {
      en: 'The scenario calls a technical task easy, normal or hard.',
      fr: 'Le scénario qualifie une tâche technique de facile, normale ou difficile.',
    },
    ruling: {
      en: 'Easy 6, normal 8, hard 10.',
      fr: 'Facile 6, normale 8, difficile 10.',
    },
    settings: ['technologyEasy', 'technologyNormal', 'technologyHard'],
  },
];
