import type { Rule } from '@skirmish-kit/core';

export const settingUpRules: readonly Rule[] = [
  {
    id: 'DZ-SETUP-01',
    page: 6,
    title: { en: 'Order of setting up', fr: 'Ordre de préparation' },
    text: {
      en: 'Before the first Round: pick a mission, pick the strike teams, lay out the battlefield, put down objectives and item tokens, then play Recon and deploy.',
      fr: 'Avant le premier Round : choisir la mission, choisir les groupes de combat, installer le champ de bataille, poser objectifs et pions d’objets, puis jouer la Recon et se déployer.',
    },
  },
  {
    id: 'DZ-SETUP-02',
    page: 6,
    title: { en: 'Two sides', fr: 'Deux camps' },
    text: {
      en: 'There are two players with one faction each. No strike team mixes factions, and both have the same points limit, usually 100 to 300.',
      fr: 'Il y a deux joueurs, chacun avec une faction. Aucun groupe de combat ne mêle deux factions, et la limite de points est la même pour tous, en général de 100 à 300.',
    },
  },
  {
    id: 'DZ-SETUP-03',
    page: 6,
    title: { en: 'What a model is', fr: 'Ce qu’est une figurine' },
    text: {
      en: 'A model is everything from its base up: what is sculpted on the base belongs to it, for lines of sight too.',
      fr: 'Une figurine comprend tout ce qui tient à son socle : ce qui y est sculpté en fait partie, aussi pour les lignes de vue.',
    },
  },
  {
    id: 'DZ-SETUP-04',
    page: 12,
    title: { en: 'First game', fr: 'Première partie' },
    text: {
      en: 'A first game takes the two preset teams and the mission Patrol, and may leave item tokens out.',
      fr: 'Une première partie se joue avec les deux groupes tout prêts et la mission Patrouille, au besoin sans pions d’objets.',
    },
    ruling: {
      en: 'Tokens are in play unless the table leaves them out; without them there is no Intel to score.',
      fr: 'Les pions sont en jeu sauf si la table y renonce ; sans eux, il n’y a pas d’Info à marquer.',
    },
    settings: ['items'],
  },
  {
    id: 'DZ-BOARD-01',
    page: 7,
    title: { en: 'Squares and cubes', fr: 'Cases et cubes' },
    text: {
      en: 'The ground is a grid of 8 by 8 squares. A square on one level is a cube; levels are counted from 1 at the bottom.',
      fr: 'Le sol est une grille de 8 cases sur 8. Une case à un niveau donné est un cube ; les niveaux se comptent à partir de 1, tout en bas.',
    },
  },
  {
    id: 'DZ-BOARD-02',
    page: 7,
    title: { en: 'Stacks', fr: 'Empilements' },
    text: {
      en: 'All cubes above one square are its stack: a tower of three cubes offers levels 1, 2 and 3.',
      fr: 'Tous les cubes au-dessus d’une case forment son empilement : une tour de trois cubes offre les niveaux 1, 2 et 3.',
    },
  },
  {
    id: 'DZ-BOARD-03',
    page: 7,
    title: { en: 'Laying out scenery', fr: 'Disposer le décor' },
    text: {
      en: 'Scenery may stand anywhere, best with its walls on the lines of the grid. Many small buildings beat a few big ones, no area of 3 by 3 squares should be bare, and walkways may join roofs.',
      fr: 'Le décor se place où l’on veut, de préférence les murs sur les lignes de la grille. Mieux vaut beaucoup de petits bâtiments que quelques grands, aucune zone de 3 cases sur 3 ne devrait rester vide, et des passerelles peuvent relier les toits.',
    },
    ruling: {
      en: 'This is advice, followed by the battlefields of the kit and by the generator; nothing is refused for it.',
      fr: 'C’est un conseil, suivi par les champs de bataille fournis et par le générateur ; rien n’est refusé pour cela.',
    },
  },
  {
    id: 'DZ-BOARD-04',
    page: 7,
    title: { en: 'A fair layout', fr: 'Un terrain équitable' },
    text: {
      en: 'Let somebody else put the scenery down, or let one player do it and the other pick the side.',
      fr: 'Laissez un tiers placer le décor, ou un joueur le placer et l’autre choisir son côté.',
    },
  },
  {
    id: 'DZ-BOARD-05',
    page: 16,
    title: { en: 'Which cube a model is in', fr: 'Dans quel cube est une figurine' },
    text: {
      en: 'The centre of its base decides, even if the base lies across a line.',
      fr: 'Le centre de son socle décide, même si le socle chevauche une ligne.',
    },
  },
  {
    id: 'DZ-BOARD-06',
    page: 17,
    title: { en: 'The edge of the board', fr: 'Le bord du champ de bataille' },
    text: {
      en: 'The edge is a wall to everything that moves: a model that is thrown against it is slammed into a wall. Only a mission can open it.',
      fr: 'Le bord est un mur pour tout ce qui bouge : qui y est projeté heurte un mur. Seule une mission peut l’ouvrir.',
    },
  },
  {
    id: 'DZ-BOARD-07',
    page: 18,
    title: { en: 'What a battlefield says', fr: 'Ce que dit un champ de bataille' },
    text: {
      en: 'Each side of a cube has a gap: blocked, small, medium, large or open. Each cube has no floor, a partial one or a full one.',
      fr: 'Chaque côté d’un cube a une ouverture : bouché, petite, moyenne, grande ou libre. Chaque cube a un sol absent, partiel ou plein.',
    },
    ruling: {
      en: 'The book looks at real scenery. Here floors, gaps, ramps and what can be climbed are written down for every cube, and all rules read that.',
      fr: 'Le livre regarde le vrai décor. Ici, sols, ouvertures, rampes et surfaces à escalader sont notés pour chaque cube, et toutes les règles s’y réfèrent.',
    },
  },
  {
    id: 'DZ-CAP-01',
    page: 17,
    title: { en: 'Room in a cube', fr: 'Place dans un cube' },
    text: {
      en: 'In one cube the Sizes of one side’s models add up to 4 at most. Each side is counted by itself.',
      fr: 'Dans un cube, les Tailles des figurines d’un camp font au plus 4. Chaque camp se compte à part.',
    },
  },
  {
    id: 'DZ-CAP-02',
    page: 17,
    title: { en: 'Making room', fr: 'Faire de la place' },
    text: {
      en: 'Nobody is shifted for a newcomer unless there is no space. Then friends of the newcomer give way first, enemies after them, as little as possible and never out of the cube; the owner of a shifted model places it.',
      fr: 'Personne n’est poussé pour un nouveau venu, sauf s’il n’y a pas d’espace. Alors ses amis s’écartent d’abord, puis les ennemis, le moins possible et jamais hors du cube ; qui possède la figurine la replace.',
    },
    ruling: {
      en: 'A full friendly cube may be passed through: room is asked for only where a move of one’s own ends. Usually each side has its own row in a cube: friends make way, enemies stay. A table may have owners place their models instead: in the middle, at a side or in a corner, where no base overlaps another. Only when no such place is left do others make way, and when that does not help either, bases overlap.',
      fr: 'On peut traverser un cube ami plein : la place n’est exigée que là où finit un mouvement volontaire. D’ordinaire chaque camp a sa rangée dans un cube : les amis s’écartent, les ennemis restent. Une table peut préférer que chacun place ses figurines : au milieu, sur un côté ou dans un coin, là où aucun socle n’en recouvre un autre. Les autres ne s’écartent que s’il ne reste pas de telle place, et si cela ne suffit pas, les socles se recouvrent.',
    },
    settings: ['placing'],
  },
  {
    id: 'DZ-CAP-03',
    page: 26,
    title: { en: 'Items take no room', fr: 'Les objets ne prennent pas de place' },
    text: {
      en: 'Items never count against the room in a cube.',
      fr: 'Les objets ne comptent jamais dans la place d’un cube.',
    },
  },
];
