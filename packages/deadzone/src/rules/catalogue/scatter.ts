import type { Rule } from '@skirmish-kit/core';

export const scatterRules: readonly Rule[] = [
  {
    id: 'DZ-SCAT-01',
    page: 26,
    title: { en: 'Scatter', fr: 'Dispersion' },
    text: {
      en: 'One die picks one of the eight neighbours on the same level, numbered 1 2 3, 4 5, 6 7 8 from the top left.',
      fr: 'Un dé désigne l’un des huit voisins du même niveau, numérotés 1 2 3, 4 5, 6 7 8 depuis le haut à gauche.',
    },
  },
  {
    id: 'DZ-SCAT-02',
    page: 26,
    title: { en: 'One cube', fr: 'Un cube' },
    text: {
      en: 'What scatters goes one cube that way, on its level first.',
      fr: 'Ce qui se disperse va d’un cube dans cette direction, d’abord à son niveau.',
    },
  },
  {
    id: 'DZ-SCAT-03',
    page: 26,
    title: { en: 'Over an edge', fr: 'Dans le vide' },
    text: {
      en: 'Where there is no floor it falls to the first one below; it never goes up.',
      fr: 'Sans sol, on tombe jusqu’au premier sol au-dessous ; on ne monte jamais.',
    },
  },
  {
    id: 'DZ-SCAT-04',
    page: 26,
    title: { en: 'Partial floors', fr: 'Sols partiels' },
    text: {
      en: 'At each partial floor one die decides: on 5 or more it stays there, on 1 to 4 it falls on.',
      fr: 'À chaque sol partiel, un dé décide : à partir de 5, on y reste ; de 1 à 4, on tombe plus bas.',
    },
  },
  {
    id: 'DZ-SCAT-05',
    page: 26,
    title: { en: 'Walled in', fr: 'Contre un mur' },
    text: {
      en: 'If the way is walled off, it stays where it was; a model is slammed into the wall.',
      fr: 'Si le passage est muré, on reste sur place ; une figurine heurte le mur.',
    },
    ruling: {
      en: 'A gap too small for the model’s Size counts as a wall.',
      fr: 'Une ouverture trop petite pour la Taille de la figurine compte comme un mur.',
    },
  },
  {
    id: 'DZ-SCAT-06',
    page: 26,
    title: { en: 'No room', fr: 'Pas de place' },
    text: {
      en: 'Items always fit. A model that finds no room stays in its cube if on the same level; once fallen, it scatters again from the full cube.',
      fr: 'Les objets tiennent toujours. Une figurine qui ne trouve pas de place reste dans son cube si c’est au même niveau ; déjà tombée, elle se disperse encore depuis le cube plein.',
    },
    ruling: {
      en: 'Staying for want of room is no slam into a wall; scattering on from a full cube into a wall is one, and it scatters again. Walled in there, or after eight full cubes, it is back where it was.',
      fr: 'Rester faute de place n’est pas heurter un mur ; se disperser d’un cube plein contre un mur l’est, puis on relance. Murée là, ou après huit cubes pleins, elle est de retour à sa place.',
    },
  },
  {
    id: 'DZ-SCAT-07',
    page: 26,
    title: { en: 'Tests after scattering', fr: 'Tests après la dispersion' },
    text: {
      en: 'Falls and walls are tested as usual after scattering.',
      fr: 'Chutes et murs se testent comme d’habitude après la dispersion.',
    },
  },
  {
    id: 'DZ-WALL-01',
    page: 27,
    title: { en: 'Slammed into a wall', fr: 'Contre le mur' },
    text: {
      en: 'The model stays in its cube and rolls three dice on Survive against three dice at 5+. Wall ahead: pinned, and the margin is Potential Damage. Otherwise nothing.',
      fr: 'La figurine reste dans son cube et lance trois dés de Survie contre trois dés à 5+. Si le mur est devant, elle est bloquée et la marge fait les Dégâts Potentiels. Sinon, rien.',
    },
  },
  {
    id: 'DZ-FALL-01',
    page: 27,
    title: { en: 'Falling', fr: 'Chutes' },
    text: {
      en: 'Who falls or jumps more than one cube rolls three dice on Survive against three at 5+ and one more for each cube fallen. Gravity ahead: pinned, and the margin is Potential Damage. Otherwise only pinned.',
      fr: 'Qui tombe ou saute de plus d’un cube lance trois dés de Survie contre trois à 5+, plus un par cube de chute. Si la gravité est devant, figurine bloquée et la marge fait les Dégâts Potentiels. Sinon, seulement bloquée.',
    },
  },
  {
    id: 'DZ-FALL-02',
    page: 27,
    title: { en: 'A fall of one cube', fr: 'Une chute d’un cube' },
    text: {
      en: 'Falling one cube takes no test and pins nobody.',
      fr: 'Tomber d’un cube ne demande pas de test et ne bloque personne.',
    },
    ruling: {
      en: 'The book is silent on exactly one cube.',
      fr: 'Le livre ne dit rien d’un cube exactement.',
    },
  },
  {
    id: 'DZ-FALL-03',
    page: 27,
    title: { en: 'Armour in a fall', fr: 'Armure et chute' },
    text: {
      en: 'Armour helps against falls.',
      fr: 'L’Armure protège des chutes.',
    },
    ruling: {
      en: 'Falls use the usual sequence of damage with AP 0.',
      fr: 'Les chutes suivent la suite habituelle des dégâts, avec PA 0.',
    },
  },
  {
    id: 'DZ-AWAY-01',
    page: 27,
    title: { en: 'Directly away', fr: 'Directement à l’opposé' },
    text: {
      en: 'From the same cube the attacker picks any neighbour. Otherwise the line from attacker to target is drawn on to the next cube; between several the attacker picks.',
      fr: 'Depuis le même cube, l’attaquant choisit n’importe quel voisin. Sinon, on prolonge la ligne de l’attaquant à la cible jusqu’au cube suivant ; entre plusieurs, l’attaquant choisit.',
    },
    ruling: {
      en: 'On the same level only: nobody is thrown upwards, and falls come after. From straight above or below, any neighbour of that level.',
      fr: 'Au même niveau seulement : personne n’est projeté vers le haut, et les chutes viennent après. Depuis la verticale, n’importe quel voisin de ce niveau.',
    },
  },
];
