import type { Rule } from '@skirmish-kit/core';

export const victoryRules: readonly Rule[] = [
  {
    id: 'DZ-WIN-01',
    page: 6,
    title: { en: 'Extermination', fr: 'Extermination' },
    text: {
      en: 'Whose opponent has no model on the battlefield at the end of a Round wins.',
      fr: 'Gagne celui dont l’adversaire n’a plus de figurine sur le champ de bataille à la fin d’un Round.',
    },
    ruling: {
      en: 'With both sides gone, more points win and equal points are a draw. A Hammerfist off the table saves nobody. Extermination counts before points.',
      fr: 'Si les deux camps ont disparu, le plus de points gagne, et l’égalité est un match nul. Un Hammerfist hors de la table ne sauve personne. L’extermination passe avant les points.',
    },
  },
  {
    id: 'DZ-WIN-02',
    page: 12,
    title: { en: 'Victory points', fr: 'Points de victoire' },
    text: {
      en: 'Who has the mission’s total at the end of a Round wins; if both have it, the higher total does.',
      fr: 'Gagne qui atteint le total de la mission à la fin d’un Round ; si les deux l’ont, c’est le plus haut.',
    },
  },
  {
    id: 'DZ-WIN-03',
    page: 12,
    title: { en: 'Equal totals', fr: 'Totaux égaux' },
    text: {
      en: 'Equal at or over the total, play goes on until somebody leads at the end of a Round.',
      fr: 'À égalité au total ou au-delà, on continue jusqu’à ce que quelqu’un mène à la fin d’un Round.',
    },
    ruling: {
      en: 'After Round 50 more points win, and equal points are a draw.',
      fr: 'Après le Round 50, le plus de points gagne, et l’égalité est un match nul.',
    },
  },
  {
    id: 'DZ-WIN-04',
    page: 12,
    title: { en: 'Points are public', fr: 'Les points sont publics' },
    text: {
      en: 'Everybody may always see all victory points.',
      fr: 'Chacun peut voir à tout moment tous les points de victoire.',
    },
  },
  {
    id: 'DZ-WIN-05',
    page: 12,
    title: { en: 'Only at the end of a Round', fr: 'Seulement en fin de Round' },
    text: {
      en: 'Victory is judged at the end of a Round and at no other time.',
      fr: 'La victoire se juge à la fin d’un Round et à aucun autre moment.',
    },
    ruling: {
      en: 'A side scores what its models, its fires and its blasts killed, by a throw against a wall or off a roof too. Who sets off an enemy’s charge has killed whom it kills of that enemy. What a rampaging model does under the opponent’s control is his doing. For own fire, own traps and jumps nobody scores; the table may give those to the opponent.',
      fr: 'Un camp marque ce que ses figurines, ses feux et ses explosions ont tué, aussi en projetant contre un mur ou du haut d’un toit. Qui fait sauter une charge ennemie a tué ceux de cet ennemi qu’elle tue. Ce que fait une figurine enragée sous le contrôle de l’adversaire compte pour lui. Pour ses propres tirs, pièges et sauts, personne ne marque ; la table peut les accorder à l’adversaire.',
    },
    settings: ['ownLosses'],
  },
  {
    id: 'DZ-PATROL-01',
    page: 12,
    title: { en: 'Patrol: twelve points', fr: 'Patrouille : douze points' },
    text: {
      en: 'Patrol is won with 12 victory points.',
      fr: 'Patrouille se gagne avec 12 points de victoire.',
    },
  },
  {
    id: 'DZ-PATROL-02',
    page: 12,
    title: { en: 'Patrol: what pays', fr: 'Patrouille : ce qui rapporte' },
    text: {
      en: 'Points come from killed enemies (their own value), from objectives at the end of each Round and from Intel, 1 each.',
      fr: 'Les points viennent des ennemis tués (leur valeur), des objectifs à la fin de chaque Round et des Infos, 1 chacune.',
    },
  },
  {
    id: 'DZ-PATROL-03',
    page: 12,
    title: { en: 'Patrol: the map', fr: 'Patrouille : la carte' },
    text: {
      en: 'Two objectives of 1 point and two of 2 lie on squares of the map.',
      fr: 'Deux objectifs à 1 point et deux à 2 sont sur des cases de la carte.',
    },
    ruling: {
      en: 'The map is a picture we do not have. Ours: zones are rows 1–2 and 7–8, 1 point at (2,3) and (7,6), 2 points at (3,5) and (6,4).',
      fr: 'La carte est une image que nous n’avons pas. La nôtre : zones sur les rangées 1–2 et 7–8, 1 point en (2,3) et (7,6), 2 points en (3,5) et (6,4).',
    },
  },
];
