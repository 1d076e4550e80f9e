import type { Rule } from '@skirmish-kit/core';

export const edgeRules: readonly Rule[] = [
  {
    id: 'DZ-EDGE-01',
    title: { en: 'Scattered survivors', fr: 'Survivants dispersés' },
    text: {
      en: 'Frag and Indirect: each survivor has a scatter roll of its own.',
      fr: 'Frag et Indirect : chaque survivant a son propre dé de dispersion.',
    },
    ruling: {
      en: 'Not in the book; the table may use one roll for all of a cube.',
      fr: 'Absent du livre ; la table peut prendre un dé pour tout un cube.',
    },
    settings: ['fragScatter'],
  },
  {
    id: 'DZ-EDGE-02',
    title: { en: 'Re-rolls and eights', fr: 'Relances et 8' },
    text: {
      en: 'A failed die that a re-rolled 8 added may use what is left of the re-rolls.',
      fr: 'Un dé raté qu’a donné un 8 relancé peut user des relances restantes.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-03',
    title: { en: 'Tag, then shoot', fr: 'Marquer, puis tirer' },
    text: {
      en: 'Tag is a Special: the same model may tag and then shoot.',
      fr: 'Tag est une Spéciale : la même figurine peut marquer puis tirer.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-04',
    title: { en: 'A bomb beside enemies', fr: 'Une bombe face à l’ennemi' },
    text: {
      en: 'A model with BOOM! may blow itself up beside standing enemies.',
      fr: 'Une figurine BOUM ! peut se faire sauter face à des ennemis debout.',
    },
    ruling: {
      en: 'Otherwise it would be of no use.',
      fr: 'Sinon, elle ne servirait à rien.',
    },
  },
  {
    id: 'DZ-EDGE-05',
    title: { en: 'Fight after a free move', fr: 'Combattre après un pas gratuit' },
    text: {
      en: 'Who came beside an enemy by a free move may take the Fight action.',
      fr: 'Qui est arrivé face à l’ennemi par un pas gratuit peut faire l’action Combat.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-06',
    title: { en: 'Falling among enemies', fr: 'Tomber chez l’ennemi' },
    text: {
      en: 'The fall is tested first, once, for all cubes and after the last scatter; then comes the Fight, against a pinned model if the fall pinned it.',
      fr: 'La chute se teste d’abord, une fois, pour tous les cubes et après la dernière dispersion ; puis vient le Combat, contre une figurine bloquée si la chute l’a bloquée.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-07',
    title: { en: 'Jump Packs and Frag', fr: 'Propulseurs et Frag' },
    text: {
      en: 'A Jump Pack keeps a fall from pinning, not the Frag that caused it.',
      fr: 'Des Propulseurs évitent d’être bloqué par la chute, pas par le Frag qui l’a causée.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-08',
    title: { en: 'Climbing two levels', fr: 'Escalader deux niveaux' },
    text: {
      en: 'A Sprint may climb two levels; only where it ends there has to be a floor.',
      fr: 'Un Sprint peut monter de deux niveaux ; il ne faut un sol que là où il finit.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-09',
    title: { en: 'Who waits off the table', fr: 'Qui attend hors de la table' },
    text: {
      en: 'Models not yet on the table belong to the team and are neither lost nor fallen.',
      fr: 'Les figurines pas encore en jeu font partie du groupe, ni perdues ni tombées.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-10',
    title: { en: 'Vehicles by ability', fr: 'Véhicules par capacité' },
    text: {
      en: 'A model with the ability Vehicle deploys like one.',
      fr: 'Qui a la capacité Véhicule se déploie comme tel.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-11',
    title: { en: 'Fight “-” moving in', fr: 'Combat « - » et entrée' },
    text: {
      en: 'A model with Fight “-” may enter an enemy’s cube and fights there with 0 successes.',
      fr: 'Une figurine à Combat « - » peut entrer chez l’ennemi et y combat avec 0 succès.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-12',
    title: { en: 'Who counts for Horde', fr: 'Qui compte pour Horde' },
    text: {
      en: 'Horde counts models pinned or not; the friend bonus of a Fight counts those who stand.',
      fr: 'Horde compte les figurines bloquées ou non ; le bonus d’amis en Combat compte celles qui sont debout.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-13',
    title: { en: 'Acting with no dice', fr: 'Agir sans dés' },
    text: {
      en: 'With 0 dice the action is taken and scores 0: what works whatever the result still happens.',
      fr: 'Avec 0 dé, l’action a lieu et marque 0 : ce qui agit quel que soit le résultat se produit.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-14',
    title: { en: 'Whom a Medic heals', fr: 'Qui un Médic soigne' },
    text: {
      en: 'A Medic heals models of his own side.',
      fr: 'Un Médic soigne les figurines de son camp.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-15',
    title: { en: 'Rampage and command dice', fr: 'Enragé et commandement' },
    text: {
      en: 'Its free move counts as the one Move, Shoot or Fight face of the activation. An opponent who controls the model may also do nothing with it.',
      fr: 'Son pas gratuit compte comme l’unique face Déplacement, Tir ou Combat de l’activation. L’adversaire qui la contrôle peut aussi ne rien en faire.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
  {
    id: 'DZ-EDGE-16',
    title: { en: 'Room in a mirror match', fr: 'Place entre frères ennemis' },
    text: {
      en: 'Room is counted for each side by itself, also when both play one faction.',
      fr: 'La place se compte par camp, même si les deux jouent la même faction.',
    },
    ruling: {
      en: 'Not in the book.',
      fr: 'Absent du livre.',
    },
  },
];
