import type { Rule } from '@skirmish-kit/core';

export const templateRules: readonly Rule[] = [
  {
    id: 'MU-TMPL-01',
    title: { en: 'Three templates', fr: 'Trois gabarits' },
    text: {
      en: 'A scatter disc, a flame for weapons that spread, and a blast.',
      fr: 'Un disque de déviation, une flamme pour les armes qui arrosent, et une explosion.',
    },
  },
  {
    id: 'MU-TMPL-02',
    title: { en: 'Scatter', fr: 'Déviation' },
    text: {
      en: 'A die: 1 is a dud, 2 to 5 give a direction in which it lands 1d3 paces off, 6 is on the target.',
      fr: 'Un dé : 1 ne part pas, 2 à 5 donnent la direction où elle tombe à 1d3 pas, 6 tombe sur la cible.',
    },
  },
  {
    id: 'MU-TMPL-03',
    title: { en: 'Directions', fr: 'Les directions' },
    text: {
      en: 'The picture with the directions is lost.',
      fr: 'L’image des directions est perdue.',
    },
    ruling: {
      en: 'Seen from the thrower: 2 further, 3 to the right, 4 shorter, 5 to the left.',
      fr: 'Vu du lanceur : 2 plus loin, 3 à droite, 4 plus court, 5 à gauche.',
    },
  },
  {
    id: 'MU-TMPL-04',
    title: { en: 'To hit with a blast', fr: 'Toucher avec une explosion' },
    text: {
      en: 'It is not clear whether there is a roll to hit before the scatter.',
      fr: 'Il n’est pas clair s’il y a un jet pour toucher avant la déviation.',
    },
    ruling: {
      en: 'There is; a hit lands on the target, a miss scatters. A table may always scatter, without such a roll and so without misfires.',
      fr: 'Oui ; touché, elle tombe sur la cible, raté, elle dévie. Une table peut toujours faire dévier, sans ce jet et donc sans accident.',
    },
    settings: ['blastScatter'],
  },
  {
    id: 'MU-TMPL-05',
    title: { en: 'What scatters', fr: 'Ce qui dévie' },
    text: {
      en: 'Only grenades are said to scatter.',
      fr: 'Seules les grenades sont dites dévier.',
    },
    ruling: { en: 'All weapons with a blast do.', fr: 'Toutes les armes à explosion dévient.' },
    settings: ['scattering'],
  },
  {
    id: 'MU-TMPL-06',
    title: { en: 'How wide', fr: 'Le rayon' },
    text: {
      en: '5 paces for a hand grenade, 3 for the others.',
      fr: '5 pas pour une grenade à main, 3 pour les autres.',
    },
    ruling: {
      en: 'The longer table is followed, and the thrower can be caught.',
      fr: 'On suit le tableau détaillé, et le lanceur peut être pris.',
    },
    settings: ['grenadeRadius'],
  },
  {
    id: 'MU-TMPL-07',
    title: { en: 'Who is touched', fr: 'Qui est touché' },
    text: {
      en: 'Everybody under the template takes a hit, friend or foe.',
      fr: 'Tous ceux qui sont sous le gabarit sont touchés, amis ou ennemis.',
    },
    ruling: {
      en: 'Whose base comes within the radius.',
      fr: 'Ceux dont le socle entre dans le rayon.',
    },
    settings: ['caught'],
  },
  {
    id: 'MU-TMPL-08',
    title: { en: 'Flames', fr: 'Les flammes' },
    text: {
      en: 'Weapons with a flame have no range.',
      fr: 'Les armes à flamme n’ont pas de portée.',
    },
    ruling: {
      en: 'A cone of 8 paces and 30 degrees; all it touches are hit without a roll.',
      fr: 'Un cône de 8 pas et 30 degrés ; tous ceux qu’il touche sont atteints sans jet.',
    },
    settings: ['flameHits'],
  },
  {
    id: 'MU-TMPL-09',
    title: { en: 'One blast, one wound', fr: 'Une explosion, une blessure' },
    text: {
      en: 'Nothing is said of several wounds by one blast.',
      fr: 'Rien n’est dit de plusieurs blessures d’une explosion.',
    },
    ruling: {
      en: 'One hit and at most 1 life for each.',
      fr: 'Une touche et au plus 1 point de vie chacun.',
    },
  },
  {
    id: 'MU-TMPL-10',
    title: { en: 'Ammunition', fr: 'Munitions' },
    text: {
      en: 'There is enough for one game. In a second game without rest a die is rolled after each such shot: 1 or 2 is the last.',
      fr: 'Il y en a assez pour une partie. Dans une seconde partie sans repos, on lance un dé après chaque tir : 1 ou 2, c’était le dernier.',
    },
    ruling: {
      en: 'A switch says that this is such a second game.',
      fr: 'Un réglage dit que la partie est une telle seconde partie.',
    },
    settings: ['ammunition'],
  },
];
