import type { Rule } from '@skirmish-kit/core';

export const terrainRules: readonly Rule[] = [
  {
    id: 'DZ-TERR-01',
    page: 18,
    title: { en: 'Passing from cube to cube', fr: 'Passer d’un cube à l’autre' },
    text: {
      en: 'Each side that is crossed needs a gap that the model’s Size fits, over, under or through. Only the shortest way in straight steps is looked at.',
      fr: 'Chaque côté franchi doit offrir une ouverture à la Taille de la figurine, par-dessus, dessous ou à travers. On ne regarde que le plus court chemin en pas droits.',
    },
  },
  {
    id: 'DZ-TERR-02',
    page: 18,
    title: { en: 'Diagonal steps', fr: 'Pas en diagonale' },
    text: {
      en: 'A diagonal step looks at both ways round the corner; one that is passable is enough.',
      fr: 'Un pas en diagonale regarde les deux façons de tourner le coin ; une seule praticable suffit.',
    },
  },
  {
    id: 'DZ-TERR-03',
    page: 18,
    title: { en: 'Gaps', fr: 'Ouvertures' },
    text: {
      en: 'A blocked side lets nobody through; a small gap Size 1; a medium one Sizes 1 and 2; a large one 1 to 3; an open side everybody.',
      fr: 'Un côté bouché n’admet personne ; une petite ouverture la Taille 1 ; une moyenne 1 et 2 ; une grande de 1 à 3 ; un côté libre tout le monde.',
    },
    ruling: {
      en: 'The share printed for a large gap repeats that of a small one; we read three quarters. Size 4 needs an open side. Small and medium gaps are windows: their sill, a third of the height, hides feet from most who look through. A large gap is a door.',
      fr: 'La part imprimée pour une grande ouverture répète celle d’une petite ; nous lisons trois quarts. La Taille 4 demande un côté libre. Les ouvertures petites et moyennes sont des fenêtres : leur appui, au tiers de la hauteur, cache les pieds à presque tous ceux qui regardent à travers. Une grande est une porte.',
    },
  },
  {
    id: 'DZ-TERR-04',
    page: 18,
    title: { en: 'Agree beforehand', fr: 'S’entendre d’avance' },
    text: {
      en: 'Players agree on gaps before the game; in doubt a move is allowed, or a die decides.',
      fr: 'On s’entend sur les ouvertures avant la partie ; dans le doute, le mouvement est permis, ou un dé décide.',
    },
    ruling: {
      en: 'Here the battlefield writes every gap down, so there is no doubt.',
      fr: 'Ici, le champ de bataille note chaque ouverture : il n’y a pas de doute.',
    },
  },
  {
    id: 'DZ-LEVEL-01',
    page: 19,
    title: { en: 'Changing level', fr: 'Changer de niveau' },
    text: {
      en: 'Models climb and descend as part of a Move or Sprint, one level a step, diagonally too.',
      fr: 'Les figurines montent et descendent en Se Déplaçant ou en Sprintant, un niveau par pas, aussi en diagonale.',
    },
  },
  {
    id: 'DZ-LEVEL-02',
    page: 19,
    title: { en: 'Climbing', fr: 'Escalader' },
    text: {
      en: 'Going up needs scenery on the way that reaches the cube aimed for. Smooth walls can be climbed.',
      fr: 'Pour monter, il faut sur le chemin un décor qui atteint le cube visé. Les murs lisses s’escaladent.',
    },
  },
  {
    id: 'DZ-LEVEL-03',
    page: 19,
    title: { en: 'Steps in three directions', fr: 'Pas en trois dimensions' },
    text: {
      en: 'The shortest way in straight steps counts upwards and downwards too: up to six orders of column, row and level, and one that is passable is enough. A solid floor blocks.',
      fr: 'Le plus court chemin en pas droits vaut aussi en hauteur : jusqu’à six ordres de colonne, rangée et niveau, et un seul praticable suffit. Un sol plein bloque.',
    },
  },
  {
    id: 'DZ-LEVEL-04',
    page: 19,
    title: { en: 'Vehicles and jump packs', fr: 'Véhicules et propulseurs' },
    text: {
      en: 'Vehicles change level by ramps only. A Jump Pack needs no wall.',
      fr: 'Les véhicules ne changent de niveau que par une rampe. Des Propulseurs n’ont pas besoin de mur.',
    },
  },
  {
    id: 'DZ-LEVEL-05',
    page: 19,
    title: { en: 'Stepping down', fr: 'Descendre dans le vide' },
    text: {
      en: 'A step may go down one level, straight or diagonally, without a test. A jump of two levels or more is one step into an adjacent column and a fall.',
      fr: 'Un pas peut descendre d’un niveau, droit ou en diagonale, sans test. Un saut de deux niveaux ou plus est un pas vers une colonne adjacente, suivi d’une chute.',
    },
    ruling: {
      en: 'The book does not say how to step where there is no floor.',
      fr: 'Le livre ne dit pas comment avancer là où il n’y a pas de sol.',
    },
  },
];
