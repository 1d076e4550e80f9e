import type { Rule } from '@skirmish-kit/core';

export const edgeRules: readonly Rule[] = [
  {
    id: 'MU-EDGE-01',
    title: { en: 'Legs and pack', fr: 'Jambes et jet-pack' },
    text: {
      en: 'What adds to Move, where the ground changes.',
      fr: 'Ce qui s’ajoute au Mouvement, quand le terrain change.',
    },
    ruling: {
      en: 'Added before anything is multiplied or halved, both together; on mixed ground on every stretch. A way that is all difficult gets neither.',
      fr: 'Ajouté avant toute multiplication ou division, l’un et l’autre ; sur terrain mêlé, à chaque portion. Rien sur un trajet entièrement difficile.',
    },
  },
  {
    id: 'MU-EDGE-02',
    title: { en: 'Shot on a rope', fr: 'Touché à la corde' },
    text: {
      en: 'How often one who hangs on a rope may fall.',
      fr: 'Combien de fois peut tomber qui est suspendu.',
    },
    ruling: {
      en: 'One die for each shooting that wounded; a blast is one.',
      fr: 'Un dé par tir qui a blessé ; une explosion compte pour un.',
    },
  },
  {
    id: 'MU-EDGE-03',
    title: { en: 'Gear of the dead', fr: 'Matériel des morts' },
    text: {
      en: 'What becomes of what the dead carried.',
      fr: 'Ce que devient ce que portaient les morts.',
    },
    ruling: {
      en: 'Of a minion dead or infected it goes to the store; of leaders dead and of the abducted it is lost.',
      fr: 'D’un sous-fifre mort ou infecté, au magasin ; de meneurs morts et des enlevés, perdu.',
    },
    settings: ['gearOfTheDead'],
  },
  {
    id: 'MU-EDGE-04',
    title: { en: 'The new chief', fr: 'Le nouveau chef' },
    text: {
      en: 'What a lieutenant who follows his chief brings.',
      fr: 'Ce qu’apporte le sous-chef qui succède.',
    },
    ruling: {
      en: 'He keeps all he has, and has 3 points from the next game on.',
      fr: 'Il garde tout, et a 3 points dès la partie suivante.',
    },
  },
  {
    id: 'MU-EDGE-05',
    title: { en: 'Hands', fr: 'Les mains' },
    text: { en: 'How much one can hold.', fr: 'Ce que l’on peut tenir.' },
    ruling: {
      en: 'Pistols and thrown weapons take one hand, other ranged weapons two. One may carry more than one holds; a shield helps while a hand is free for it.',
      fr: 'Pistolets et armes de jet prennent une main, les autres armes de tir deux. On peut porter plus qu’on ne tient ; un bouclier sert tant qu’une main est libre.',
    },
  },
  {
    id: 'MU-EDGE-06',
    title: { en: 'Voodoo zombies in the count', fr: 'Zombies vaudou dans le compte' },
    text: { en: 'Whether they are minions.', fr: 'S’ils sont des sous-fifres.' },
    ruling: {
      en: 'For cost, number and initiative, not for the extras that minions bring.',
      fr: 'Pour coût, nombre et initiative, pas pour les figurants que permettent les sous-fifres.',
    },
  },
  {
    id: 'MU-EDGE-07',
    title: { en: 'Absent and hidden', fr: 'Absents et cachés' },
    text: { en: 'Who counts when numbers matter.', fr: 'Qui compte quand le nombre importe.' },
    ruling: {
      en: 'Who misses a game counts for nothing; the hidden count; who has not arrived counts once he has.',
      fr: 'Qui manque une partie ne compte pas ; les cachés comptent ; qui n’est pas arrivé compte dès son arrivée.',
    },
  },
  {
    id: 'MU-EDGE-08',
    title: { en: 'A hidden commando', fr: 'Commando caché' },
    text: {
      en: 'A template over somebody nobody knows of.',
      fr: 'Un gabarit sur quelqu’un que nul ne connaît.',
    },
    ruling: {
      en: 'He is neither hurt nor shown, nor when a vehicle drives over him. Extras have the free pistol.',
      fr: 'Ni blessé ni montré, non plus sous un véhicule. Les figurants ont le pistolet gratuit.',
    },
  },
  {
    id: 'MU-EDGE-09',
    title: { en: 'Weak spots, two weapons', fr: 'Points faibles, deux armes' },
    text: {
      en: 'How the extra die counts with two weapons.',
      fr: 'Comment compte le dé de plus avec deux armes.',
    },
    ruling: {
      en: 'One more for each strike, at the better strength.',
      fr: 'Un de plus par frappe, à la meilleure force.',
    },
  },
  {
    id: 'MU-EDGE-10',
    title: { en: 'A charge grown longer', fr: 'Charge allongée' },
    text: { en: 'The target stepped back out of reach.', fr: 'La cible a reculé hors d’atteinte.' },
    ruling: {
      en: 'The second point is paid if there is one; else the charger stops after his Move.',
      fr: 'Le second point est payé s’il y en a un ; sinon le chargeur s’arrête après son Mouvement.',
    },
  },
  {
    id: 'MU-EDGE-11',
    title: { en: 'Hiding nothing', fr: 'Sans cacher' },
    text: {
      en: 'An obstacle on the line that hides nothing.',
      fr: 'Un obstacle sur la ligne qui ne cache rien.',
    },
    ruling: { en: 'It gives no cover roll.', fr: 'Il ne donne pas de jet de couvert.' },
  },
  {
    id: 'MU-EDGE-12',
    title: { en: 'Falling beside somebody', fr: 'Tomber à côté' },
    text: { en: 'A fall that ends in contact.', fr: 'Une chute qui finit au contact.' },
    ruling: { en: 'It starts no melee.', fr: 'Elle n’engage pas de mêlée.' },
  },
];
