import type { Rule } from '@skirmish-kit/core';

export const movementRules: readonly Rule[] = [
  {
    id: 'DZ-MOVE-01',
    page: 16,
    title: { en: 'Move', fr: 'Se Déplacer' },
    text: {
      en: 'A Move goes up to the first Speed value in cubes, each step to an adjacent cube, diagonals too; or it finds another spot in the same cube.',
      fr: 'Un déplacement va jusqu’à la première valeur de Vitesse en cubes, chaque pas vers un cube adjacent, diagonales comprises ; ou il change de place dans le même cube.',
    },
  },
  {
    id: 'DZ-MOVE-02',
    page: 19,
    title: { en: 'Adjacent cubes', fr: 'Cubes adjacents' },
    text: {
      en: 'Adjacent are the eight neighbours on the same level, the nine cubes of the level above and the nine of the level below.',
      fr: 'Sont adjacents les huit voisins du même niveau, les neuf cubes du niveau au-dessus et les neuf du niveau au-dessous.',
    },
  },
  {
    id: 'DZ-MOVE-03',
    page: 16,
    title: { en: 'A place in the cube', fr: 'Une place dans le cube' },
    text: {
      en: 'Where in its cube a model stands is up to its owner, on a line too, as long as the centre of the base is in the cube.',
      fr: 'La place dans le cube est libre, même sur une ligne, tant que le centre du socle est dans le cube.',
    },
    ruling: {
      en: 'Unless owners place their models (DZ-CAP-02), each side stands in a row. A model is placed anew at the end of a move or a throw and when it gets up, not in cubes that it only passes through.',
      fr: 'À moins que chacun place ses figurines (DZ-CAP-02), chaque camp se tient en rangée. On place à la fin d’un mouvement ou d’une projection et en se relevant, non dans les cubes traversés.',
    },
  },
  {
    id: 'DZ-MOVE-04',
    page: 16,
    title: { en: 'Moving into an enemy', fr: 'Entrer chez l’ennemi' },
    text: {
      en: 'A model that enters a cube with an enemy, willingly or not, fights one of the enemies there at once, of the mover’s choice. It costs no action, and the move ends.',
      fr: 'Qui entre dans un cube avec un ennemi, de gré ou de force, combat aussitôt l’un des ennemis présents, à son choix. Cela ne coûte pas d’action, et le mouvement s’arrête.',
    },
  },
  {
    id: 'DZ-MOVE-15',
    page: 16,
    title: { en: 'That Fight is no action', fr: 'Ce Combat n’est pas une action' },
    text: {
      en: 'The Fight of moving in is not the model’s Fight action and leaves that one open.',
      fr: 'Le Combat d’une entrée n’est pas l’action Combat de la figurine, qui lui reste ouverte.',
    },
  },
  {
    id: 'DZ-MOVE-05',
    page: 16,
    title: { en: 'After moving in', fr: 'Après l’entrée' },
    text: {
      en: 'After such a Fight a model that took a Move still has its second short action, though beside an enemy hardly any is open.',
      fr: 'Après ce Combat, une figurine qui s’est Déplacée garde sa seconde action courte, mais face à un ennemi presque aucune n’est permise.',
    },
  },
  {
    id: 'DZ-MOVE-06',
    page: 17,
    title: { en: 'Breaking away', fr: 'Rompre' },
    text: {
      en: 'Before a model leaves a cube with enemies, one of them, chosen by the opponent, may Fight it. The mover has to Survive; unless dead or pinned it then moves, wounded or not.',
      fr: 'Avant qu’une figurine quitte un cube avec des ennemis, l’un d’eux, choisi par l’adversaire, peut la Combattre. Elle doit Survivre ; ni morte ni bloquée, elle se déplace ensuite, même blessée.',
    },
  },
  {
    id: 'DZ-MOVE-07',
    page: 17,
    title: { en: 'A free parting blow', fr: 'Un dernier coup gratuit' },
    text: {
      en: 'The parting Fight costs the opponent neither an action nor an activation.',
      fr: 'Ce dernier Combat ne coûte à l’adversaire ni action ni activation.',
    },
  },
  {
    id: 'DZ-MOVE-14',
    page: 17,
    title: { en: 'One parting blow', fr: 'Un seul dernier coup' },
    text: {
      en: 'Only one enemy strikes at a model that breaks away.',
      fr: 'Un seul ennemi frappe la figurine qui rompt.',
    },
    ruling: {
      en: 'The reference sheet speaks of enemies in the plural; the chapter says one.',
      fr: 'L’aide de jeu parle d’ennemis au pluriel ; le chapitre dit un.',
    },
  },
  {
    id: 'DZ-MOVE-08',
    page: 17,
    title: { en: 'Pinned enemies do not strike', fr: 'Les ennemis bloqués ne frappent pas' },
    text: {
      en: 'A pinned enemy cannot strike a parting blow; if all are pinned the mover leaves freely.',
      fr: 'Un ennemi bloqué ne porte pas de dernier coup ; si tous le sont, on part librement.',
    },
    ruling: {
      en: 'The book does not say. Nor does an enemy with Fight “-”, nor a Noncombatant.',
      fr: 'Le livre ne le dit pas. Un ennemi à Combat « - » ou Non-Combattant n’en porte pas non plus.',
    },
  },
  {
    id: 'DZ-MOVE-09',
    page: 17,
    title: { en: 'Knocked back while breaking away', fr: 'Projetée en rompant' },
    text: {
      en: 'A mover that the parting blow knocks back, neither killed nor pinned, goes on from where it now is.',
      fr: 'Une figurine projetée par le dernier coup, ni tuée ni bloquée, continue d’où elle se trouve.',
    },
    ruling: {
      en: 'The book does not say; the table may have its move end there.',
      fr: 'Le livre ne le dit pas ; la table peut décider que son mouvement est fini.',
    },
    settings: ['partingKnockback'],
  },
  {
    id: 'DZ-MOVE-10',
    page: 17,
    title: { en: 'Thrown into an enemy', fr: 'Projetée chez l’ennemi' },
    text: {
      en: 'A model thrown into an enemy’s cube fights at once as the attacker who moved in, and is pinned only after that.',
      fr: 'Une figurine projetée dans le cube d’un ennemi combat aussitôt, comme attaquante venant d’entrer, et n’est bloquée qu’ensuite.',
    },
    ruling: {
      en: 'We take the order literally: enter, fight, then pinned.',
      fr: 'Nous prenons l’ordre à la lettre : entrer, combattre, puis bloquée.',
    },
  },
  {
    id: 'DZ-MOVE-11',
    page: 17,
    title: { en: 'Forced moves break away from nobody', fr: 'Une projection ne fait pas rompre' },
    text: {
      en: 'Only moves of one’s own will give enemies a parting blow.',
      fr: 'Seuls les mouvements volontaires donnent un dernier coup à l’ennemi.',
    },
    ruling: {
      en: 'The book does not say.',
      fr: 'Le livre ne le dit pas.',
    },
  },
  {
    id: 'DZ-MOVE-12',
    page: 16,
    title: { en: 'Where a move ends', fr: 'Où finit un mouvement' },
    text: {
      en: 'A move of one’s own ends on a floor, full or partial, with room left.',
      fr: 'Un mouvement volontaire finit sur un sol, plein ou partiel, où il reste de la place.',
    },
  },
  {
    id: 'DZ-MOVE-13',
    page: 17,
    title: { en: 'Leaving the table', fr: 'Quitter la table' },
    text: {
      en: 'Only a mission can let models leave, from cubes it names, by a Move or Sprint as if to a cube beyond the edge. Who has left does not come back.',
      fr: 'Seule une mission permet de sortir, depuis les cubes qu’elle nomme, par un déplacement ou un Sprint comme vers un cube au-delà du bord. On ne revient pas.',
    },
  },
  {
    id: 'DZ-SPRINT-01',
    page: 17,
    title: { en: 'Sprint', fr: 'Sprint' },
    text: {
      en: 'Sprint is a long action and goes up to the second Speed value; all else is as for a Move.',
      fr: 'Le Sprint est une action longue et va jusqu’à la seconde valeur de Vitesse ; le reste est comme Se Déplacer.',
    },
  },
  {
    id: 'DZ-SPRINT-02',
    page: 17,
    title: { en: 'No Sprint out of a fight', fr: 'Pas de Sprint hors d’un combat' },
    text: {
      en: 'A model that begins its activation in a cube with an enemy, pinned or not, cannot Sprint.',
      fr: 'Une figurine qui commence son activation dans un cube avec un ennemi, bloqué ou non, ne peut pas Sprinter.',
    },
  },
];
