import type { Rule } from '@skirmish-kit/core';

export const shootingRules: readonly Rule[] = [
  {
    id: 'DZ-SHOOT-01',
    page: 20,
    title: { en: 'A weapon with a range', fr: 'Une arme à portée' },
    text: {
      en: 'Shooting takes a weapon whose range is a number of cubes.',
      fr: 'Pour tirer, il faut une arme dont la portée est un nombre de cubes.',
    },
  },
  {
    id: 'DZ-SHOOT-02',
    page: 20,
    title: { en: 'Not beside an enemy', fr: 'Pas face à l’ennemi' },
    text: {
      en: 'Nobody shoots with an enemy in the same cube, unless a rule allows it.',
      fr: 'On ne tire pas avec un ennemi dans son cube, sauf règle contraire.',
    },
  },
  {
    id: 'DZ-SHOOT-03',
    page: 20,
    title: { en: 'One target', fr: 'Une cible' },
    text: {
      en: 'A shot has one target. Others in its cube or on the way are not touched unless the weapon says so.',
      fr: 'Un tir a une seule cible. Les autres, dans son cube ou sur le trajet, ne risquent rien sauf si l’arme le dit.',
    },
  },
  {
    id: 'DZ-SHOOT-04',
    page: 20,
    title: { en: 'Whom not to shoot', fr: 'Sur qui ne pas tirer' },
    text: {
      en: 'Friends and models in the shooter’s own cube are no targets, unless stated.',
      fr: 'Les amis et les figurines du cube du tireur ne sont pas des cibles, sauf mention.',
    },
  },
  {
    id: 'DZ-SHOOT-05',
    page: 20,
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'Count cubes to the target as if on one level, without the shooter’s cube; count the levels between; the larger number is the range. Out of range there is no shot and no action is spent.',
      fr: 'On compte les cubes jusqu’à la cible comme sur un seul niveau, sans celui du tireur, puis l’écart de niveaux ; le plus grand nombre est la distance. Hors de portée, il n’y a ni tir ni action dépensée.',
    },
    ruling: {
      en: 'A diagonal counts as 1: the range is the largest difference of column, row or level.',
      fr: 'Une diagonale compte pour 1 : la distance est le plus grand écart de colonne, de rangée ou de niveau.',
    },
  },
  {
    id: 'DZ-SHOOT-06',
    page: 20,
    title: { en: 'Line of sight', fr: 'Ligne de vue' },
    text: {
      en: 'A target of which the shooter’s eyes see any part may be shot at; unseen, it may not.',
      fr: 'On peut tirer sur une cible dont les yeux du tireur voient une partie ; sinon, non.',
    },
  },
  {
    id: 'DZ-SHOOT-07',
    page: 20,
    title: { en: 'The shot', fr: 'Le tir' },
    text: {
      en: 'The shooter rolls three dice on Shoot, the target three on Survive. Shooter ahead, the margin is Potential Damage; otherwise nothing happens.',
      fr: 'Le tireur lance trois dés de Tir, la cible trois dés de Survie. Si le tireur est devant, la marge fait les Dégâts Potentiels ; sinon, rien.',
    },
  },
  {
    id: 'DZ-SHOOT-08',
    page: 20,
    title: { en: 'Modifiers of a shot', fr: 'Modificateurs du tir' },
    text: {
      en: 'Clear Shot, when all of the target is seen: +2 dice. Friendly Fire, with a friend of the shooter in the target’s cube: -2. High Ground, from a higher level: +1. Fire for Effect: +1. They add up.',
      fr: 'Tir Dégagé, si toute la cible est visible : +2 dés. Tir Ami, avec un ami du tireur dans le cube de la cible : -2. Position Élevée, depuis un niveau supérieur : +1. Mitraillage : +1. Ils s’ajoutent.',
    },
  },
  {
    id: 'DZ-SHOOT-09',
    page: 20,
    title: { en: 'The target’s dice', fr: 'Les dés de la cible' },
    text: {
      en: 'Only command dice change how many dice the target rolls to survive a shot.',
      fr: 'Seuls les dés de commandement changent le nombre de dés de Survie de la cible d’un tir.',
    },
  },
  {
    id: 'DZ-SHOOT-10',
    page: 20,
    title: { en: 'Lines of sight, computed', fr: 'Lignes de vue calculées' },
    text: {
      en: 'All points of the target seen: a Clear Shot. Some: a shot. None: no line of sight.',
      fr: 'Tous les points de la cible visibles : Tir Dégagé. Quelques-uns : un tir. Aucun : pas de ligne de vue.',
    },
    ruling: {
      en: 'The book looks over the table. Here an eye near the shooter’s top looks at a grid of points on the target, lower if it is pinned. Walls and floors block; other models only spoil a Clear Shot.',
      fr: 'Le livre regarde la table. Ici, un œil vers le haut du tireur regarde une grille de points sur la cible, plus basse si elle est bloquée. Murs et sols arrêtent la vue ; les autres figurines n’empêchent que le Tir Dégagé.',
    },
  },
  {
    id: 'DZ-SHOOT-11',
    page: 20,
    title: { en: 'One weapon a shot', fr: 'Une arme par tir' },
    text: {
      en: 'A Shoot action uses one weapon, named before rolling; Fire Control uses two.',
      fr: 'Une action Tir emploie une arme, annoncée avant le lancer ; le Contrôle de Tir en emploie deux.',
    },
    ruling: {
      en: 'The book does not say.',
      fr: 'Le livre ne le dit pas.',
    },
  },
  {
    id: 'DZ-SHOOT-12',
    page: 20,
    title: { en: 'What a hit is', fr: 'Ce qu’est une touche' },
    text: {
      en: 'A hit is an attack with more successes than the defender has.',
      fr: 'Une touche est une attaque avec plus de succès que le défenseur.',
    },
    ruling: {
      en: 'Several abilities speak of a hit, but the book does not define it.',
      fr: 'Plusieurs capacités parlent de toucher sans que le livre le définisse.',
    },
  },
  {
    id: 'DZ-BLAZE-01',
    page: 21,
    title: { en: 'Fire for Effect', fr: 'Mitraillage' },
    text: {
      en: 'A Shoot action with a Rapid Fire weapon may be Fire for Effect; it is said before rolling.',
      fr: 'Un Tir avec une arme à Tir Rapide peut être un Mitraillage ; on l’annonce avant le lancer.',
    },
  },
  {
    id: 'DZ-BLAZE-02',
    page: 21,
    title: { en: 'Its test', fr: 'Son test' },
    text: {
      en: 'The test and its modifiers are those of a shot, with one die more.',
      fr: 'Le test et ses modificateurs sont ceux d’un tir, avec un dé de plus.',
    },
  },
  {
    id: 'DZ-BLAZE-03',
    page: 21,
    title: { en: 'Its effect', fr: 'Son effet' },
    text: {
      en: 'Shooter ahead, the target is pinned and takes no damage. Otherwise nothing happens.',
      fr: 'Si le tireur est devant, la cible est bloquée sans dégâts. Sinon, rien.',
    },
    ruling: {
      en: 'Models that are never pinned may be fired at, to no effect. It is one shot at one target: It Burns!, Frag and Blast of the weapon play no part in it.',
      fr: 'On peut mitrailler une figurine qui n’est jamais bloquée, sans effet. C’est un seul tir sur une seule cible : Ça Brûle !, Frag et Explosion de l’arme n’y jouent pas.',
    },
  },
];
