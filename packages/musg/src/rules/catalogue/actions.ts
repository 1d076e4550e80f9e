import type { Rule } from '@skirmish-kit/core';

export const actionRules: readonly Rule[] = [
  {
    id: 'MU-ACT-01',
    title: { en: 'Action points', fr: 'Points d’action' },
    text: {
      en: 'A chief has three a turn, all others two, spent in their own activation.',
      fr: 'Un chef en a trois par tour, tous les autres deux, dépensés pendant leur activation.',
    },
  },
  {
    id: 'MU-ACT-02',
    title: { en: 'Three kinds', fr: 'Trois sortes' },
    text: {
      en: 'Active actions cost points, free ones are chosen and cost none, passive ones are forced.',
      fr: 'Les actions actives coûtent des points, les gratuites sont choisies sans coût, les passives sont subies.',
    },
  },
  {
    id: 'MU-ACT-03',
    title: { en: 'What actions cost', fr: 'Coût des actions' },
    text: {
      en: 'Walk 1, run 2, shoot 1, shoot a slow or heavy weapon 2, charge 1 (2 if it fails), strike 1, flee a melee 1 for each enemy.',
      fr: 'Marcher 1, courir 2, tirer 1, tirer avec une arme lente ou lourde 2, charger 1 (2 si c’est raté), frapper 1, fuir un corps à corps 1 par ennemi.',
    },
  },
  {
    id: 'MU-ACT-04',
    title: { en: 'Again', fr: 'Encore' },
    text: {
      en: 'The same action may be repeated while points last.',
      fr: 'La même action peut être répétée tant qu’il reste des points.',
    },
  },
  {
    id: 'MU-ACT-05',
    title: { en: 'In melee', fr: 'Au contact' },
    text: {
      en: 'It is not said what one can do beside an enemy.',
      fr: 'Il n’est pas dit ce que l’on peut faire au contact d’un ennemi.',
    },
    ruling: {
      en: 'Only strike, flee the melee, or use a medikit.',
      fr: 'Seulement frapper, fuir le corps à corps, ou employer un médikit.',
    },
    settings: ['pistolsInMelee'],
  },
  {
    id: 'MU-MOVE-01',
    title: { en: 'Walk', fr: 'Marcher' },
    text: { en: '1 point: up to the full Move.', fr: '1 point : jusqu’au Mouvement entier.' },
  },
  {
    id: 'MU-MOVE-02',
    title: { en: 'Ground', fr: 'Le terrain' },
    text: {
      en: 'Open ground costs what it is long, difficult ground double; impassable ground is not entered.',
      fr: 'Le terrain découvert coûte sa longueur, le terrain difficile le double ; on n’entre pas en terrain infranchissable.',
    },
  },
  {
    id: 'MU-MOVE-03',
    title: { en: 'Run', fr: 'Courir' },
    text: {
      en: '2 points: up to one and a half times the Move, half of that on difficult ground.',
      fr: '2 points : jusqu’à une fois et demie le Mouvement, la moitié en terrain difficile.',
    },
  },
  {
    id: 'MU-MOVE-04',
    title: { en: 'Interrupted', fr: 'Interrompu' },
    text: {
      en: 'A move that another action interrupts is over.',
      fr: 'Un déplacement qu’une autre action interrompt est terminé.',
    },
  },
  {
    id: 'MU-MOVE-05',
    title: { en: 'Climbing', fr: 'Escalader' },
    text: {
      en: 'What cannot be walked over is climbed with a rope, a jump pack or by certain mercenaries.',
      fr: 'Ce que l’on ne franchit pas s’escalade avec une corde, un jet-pack, ou par certains mercenaires.',
    },
    ruling: {
      en: 'Stairs and ladders are for everybody: one pace of height costs two of Move.',
      fr: 'Escaliers et échelles sont à tous : un pas de hauteur coûte deux pas de Mouvement.',
    },
    settings: ['stairs'],
  },
  {
    id: 'MU-MOVE-06',
    title: { en: 'Past others, and down', fr: 'Passer et descendre' },
    text: {
      en: 'Nothing is said of models in the way and of drops.',
      fr: 'Rien n’est dit des figurines sur le chemin ni des sauts.',
    },
    ruling: {
      en: 'Through friends, not through enemies; a drop of up to 2 paces is free, a deeper one costs 1 life.',
      fr: 'À travers ses amis, pas ses ennemis ; un saut de 2 pas au plus est gratuit, plus haut il coûte 1 point de vie.',
    },
    settings: ['passing', 'safeDrop'],
  },
  {
    id: 'MU-MOVE-07',
    title: { en: 'Facing', fr: 'L’orientation' },
    text: {
      en: 'Nothing is said of the facing of those on foot.',
      fr: 'Rien n’est dit de l’orientation des piétons.',
    },
    ruling: {
      en: 'They have none and see all round.',
      fr: 'Ils n’en ont pas et voient tout autour.',
    },
  },
];
