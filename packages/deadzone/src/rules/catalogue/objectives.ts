import type { Rule } from '@skirmish-kit/core';

export const objectiveRules: readonly Rule[] = [
  {
    id: 'DZ-OBJ-01',
    page: 8,
    title: { en: 'Objectives', fr: 'Objectifs' },
    text: {
      en: 'The mission says where objectives lie and what they are worth. Patrol has two of 1 point and two of 2.',
      fr: 'La mission dit où sont les objectifs et ce qu’ils valent. Patrouille en a deux à 1 point et deux à 2.',
    },
  },
  {
    id: 'DZ-OBJ-02',
    page: 8,
    title: { en: 'Objectives in buildings', fr: 'Objectifs dans un bâtiment' },
    text: {
      en: 'Where scenery stands on the square, the marker goes inside it or on top.',
      fr: 'Si la case porte un décor, le marqueur va à l’intérieur ou au sommet.',
    },
    ruling: {
      en: 'On the top level of the stack, unless the mission names a level.',
      fr: 'Au niveau le plus haut de l’empilement, sauf si la mission indique un niveau.',
    },
  },
  {
    id: 'DZ-OBJ-03',
    page: 11,
    title: { en: 'Holding an objective', fr: 'Tenir un objectif' },
    text: {
      en: 'At the end of each Round an objective pays the only side that has models in its cube, once, however many there are. If both sides are there, nobody scores.',
      fr: 'À la fin de chaque Round, un objectif rapporte au seul camp présent dans son cube, une fois, quel que soit le nombre de figurines. Si les deux y sont, personne ne marque.',
    },
    ruling: {
      en: 'Every model counts, pinned ones and emplaced sentry guns too; wrecks do not.',
      fr: 'Toute figurine compte, même bloquée, et les sentinelles installées aussi ; pas les épaves.',
    },
  },
  {
    id: 'DZ-ITEMP-01',
    page: 8,
    title: { en: 'Placing item tokens', fr: 'Placer les pions d’objets' },
    text: {
      en: 'Tokens are shuffled face down. One player draws, the other rolls one die for the column and one for the row; the token is put there face down.',
      fr: 'On mélange les pions face cachée. Un joueur tire, l’autre lance un dé pour la colonne et un pour la rangée ; le pion y est posé face cachée.',
    },
    ruling: {
      en: 'Which tokens there are is not in the text we have: the bag belongs to the mission, and ours is invented.',
      fr: 'Le texte dont nous disposons ne dit pas quels pions existent : le sac appartient à la mission, et le nôtre est inventé.',
    },
  },
  {
    id: 'DZ-ITEMP-02',
    page: 8,
    title: { en: 'Tokens on a stack', fr: 'Pions sur un empilement' },
    text: {
      en: 'On a square with a stack the token goes to the top level.',
      fr: 'Sur une case à empilement, le pion va au niveau le plus haut.',
    },
  },
  {
    id: 'DZ-ITEMP-03',
    page: 8,
    title: { en: 'Several tokens in a cube', fr: 'Plusieurs pions dans un cube' },
    text: {
      en: 'Any number of tokens may lie in one cube.',
      fr: 'Un cube peut contenir plusieurs pions.',
    },
  },
  {
    id: 'DZ-ITEMP-04',
    page: 8,
    title: { en: 'Tokens in a deployment zone', fr: 'Pions dans une zone de déploiement' },
    text: {
      en: 'A token that comes down in either deployment zone is set aside, unseen.',
      fr: 'Un pion qui tombe dans une zone de déploiement est écarté sans être vu.',
    },
  },
  {
    id: 'DZ-ITEMP-05',
    page: 8,
    title: { en: 'Eight tokens', fr: 'Huit pions' },
    text: {
      en: 'Drawing stops after eight tokens, those set aside included. The others stay out of the game.',
      fr: 'On s’arrête après huit pions, ceux qui sont écartés compris. Les autres restent hors du jeu.',
    },
    ruling: {
      en: 'Only tokens that were never drawn can be drawn later by Strike It Lucky.',
      fr: 'Seuls les pions jamais tirés peuvent l’être plus tard par Coup de Chance.',
    },
  },
  {
    id: 'DZ-RECON-01',
    page: 8,
    title: { en: 'Recon', fr: 'Recon' },
    text: {
      en: 'Both players roll five dice against the Recon value of their Leader. More successes win; a tie is rolled again.',
      fr: 'Les deux joueurs lancent cinq dés contre la valeur de Recon de leur Leader. Le plus de succès l’emporte ; une égalité se relance.',
    },
  },
  {
    id: 'DZ-RECON-02',
    page: 8,
    title: { en: 'The first player', fr: 'Le premier joueur' },
    text: {
      en: 'The winner of Recon names the first player, who picks a zone, deploys first and begins the first Round.',
      fr: 'Le vainqueur de la Recon désigne le premier joueur, qui choisit une zone, se déploie d’abord et commence le premier Round.',
    },
    ruling: {
      en: 'The reference sheet has the winner begin himself; we follow the chapter. The table may choose.',
      fr: 'L’aide de jeu fait commencer le vainqueur lui-même ; nous suivons le chapitre. La table peut choisir.',
    },
    settings: ['reconWinner'],
  },
  {
    id: 'DZ-DEPLOY-01',
    page: 8,
    title: { en: 'Deploying', fr: 'Déploiement' },
    text: {
      en: 'The first player puts all models into his zone, then the other player does.',
      fr: 'Le premier joueur place toutes ses figurines dans sa zone, puis l’autre joueur.',
    },
  },
  {
    id: 'DZ-DEPLOY-02',
    page: 8,
    title: { en: 'Levels to deploy on', fr: 'Niveaux de déploiement' },
    text: {
      en: 'Models deploy on any level of their zone with a floor and room; vehicles on level 1 only.',
      fr: 'Les figurines se déploient à tout niveau de leur zone où il y a sol et place ; les véhicules au niveau 1 seulement.',
    },
    ruling: {
      en: 'A model without room in its zone begins as near to it as it can, in no enemy’s cube.',
      fr: 'Une figurine sans place dans sa zone commence au plus près, dans aucun cube ennemi.',
    },
  },
  {
    id: 'DZ-DEPLOY-03',
    page: 8,
    title: { en: 'Before the first Round', fr: 'Avant le premier Round' },
    text: {
      en: 'After deployment Logistics shifts an item, then Scouts sprint, then the first Round begins.',
      fr: 'Après le déploiement, la Logistique déplace un objet, puis les Éclaireurs sprintent, puis le premier Round commence.',
    },
    ruling: {
      en: 'Scouts sprint before the first command dice are rolled.',
      fr: 'Les Éclaireurs sprintent avant le premier lancer des dés de commandement.',
    },
  },
];
