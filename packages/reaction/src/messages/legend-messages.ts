import type { ExplainedTerm, MessageTable } from '@skirmish-kit/core';

/** Which symbols belong together. */
export const legendTitles = {
  figures: { en: 'Figures', fr: 'Figurines' },
  'what-a-figure-is-in': { en: 'What a figure is in', fr: 'État d’une figurine' },
  terrain: { en: 'Terrain: what its edge says', fr: 'Terrain\u00a0: ce que dit son bord' },
} as const satisfies MessageTable;

/** What every symbol is called, what it means, and by which rule. */
export const legendMessages = {
  'first-side': {
    name: { en: 'First side', fr: 'Premier camp' },
    text: {
      en: 'Filled base. The nose shows where it looks, the outline what it holds.',
      fr: 'Socle plein. Le nez montre où elle regarde, la silhouette ce qu’elle tient.',
    },
    rule: 'RX-SHOOT-01',
  },
  'second-side': {
    name: { en: 'Second side', fr: 'Second camp' },
    text: { en: 'Ringed base, another plate.', fr: 'Socle cerclé, autre plaque.' },
    rule: 'RX-SHOOT-01',
  },
  leader: {
    name: { en: 'Leader', fr: 'Chef' },
    text: { en: 'Steadies the group beside it.', fr: 'Raffermit le groupe à ses côtés.' },
    rule: 'RX-REACT-07',
  },
  'second-in-command': {
    name: { en: 'Second in command', fr: 'Second' },
    text: {
      en: 'Keeps the group together when the leader is gone.',
      fr: 'Garde le groupe uni quand le chef n’est plus là.',
    },
    rule: 'RX-COH-02',
  },
  hero: {
    name: { en: 'Hero', fr: 'Héros' },
    text: { en: 'Has action points of its own.', fr: 'A ses propres points d’action.' },
    rule: 'RX-ACT-03',
  },
  robot: {
    name: { en: 'Robot', fr: 'Robot' },
    text: {
      en: 'Knows no fear; hits damage its systems.',
      fr: 'Ignore la peur\u00a0; les touches abîment ses systèmes.',
    },
    rule: 'RX-MACH-01',
  },
  drone: {
    name: { en: 'Drone', fr: 'Drone' },
    text: {
      en: 'A small machine; it knows no fear either.',
      fr: 'Une petite machine\u00a0; elle aussi ignore la peur.',
    },
    rule: 'RX-MACH-01',
  },
  panic: {
    name: { en: 'Panic', fr: 'Panique' },
    text: {
      en: 'Lost its nerve: 3 points, −1 to hit; it is tested next turn.',
      fr: 'A perdu son sang-froid\u00a0: 3 points, −1 pour toucher\u00a0; test au tour suivant.',
    },
    rule: 'RX-REACT-12',
  },
  rout: {
    name: { en: 'Rout', fr: 'Déroute' },
    text: { en: 'Flees and may do nothing else.', fr: 'Fuit et ne fait rien d’autre.' },
    rule: 'RX-REACT-13',
  },
  'pulled-itself-together': {
    name: { en: 'Pulled itself together', fr: 'S’est ressaisie' },
    text: { en: 'Acts this turn with 3 points.', fr: 'Agit ce tour avec 3 points.' },
    rule: 'RX-REACT-11',
  },
  'took-cover': {
    name: { en: 'Took cover', fr: 'À couvert' },
    text: { en: '−1 for who shoots at it.', fr: '−1 pour qui lui tire dessus.' },
    rule: 'RX-ACTG-02',
  },
  'waits-to-fire': {
    name: { en: 'Waits to fire', fr: 'Attend pour tirer' },
    text: { en: 'May shoot when an enemy acts.', fr: 'Peut tirer quand un ennemi agit.' },
    rule: 'RX-OPP-01',
  },
  'on-fire': {
    name: { en: 'On fire', fr: 'En feu' },
    text: { en: 'Burns until somebody puts it out.', fr: 'Brûle jusqu’à ce qu’on l’éteigne.' },
    rule: 'RX-RW-06',
  },
  damaged: {
    name: { en: 'Damaged', fr: 'Avarie' },
    text: {
      en: 'A system of the machine is hurt; its card says which.',
      fr: 'Un système de la machine est touché\u00a0; sa carte dit lequel.',
    },
    rule: 'RX-MACH-02',
  },
  'carries-something': {
    name: { en: 'Carries something', fr: 'Porte un objet' },
    text: {
      en: 'It counts for the side that holds it.',
      fr: 'Il compte pour le camp qui le tient.',
    },
  },
  'acts-now': {
    name: { en: 'Acts now', fr: 'Agit' },
    text: {
      en: 'Filled beads are the action points left.',
      fr: 'Les perles pleines sont les points d’action qui restent.',
    },
    rule: 'RX-AP-01',
  },
  'has-acted': {
    name: { en: 'Has acted', fr: 'A agi' },
    text: { en: 'Not again this turn.', fr: 'Plus avant le tour suivant.' },
    rule: 'RX-ACT-01',
  },
  'out-of-the-fight': {
    name: { en: 'Out of the fight', fr: 'Hors de combat' },
    text: { en: 'It lies where it fell.', fr: 'Elle gît où elle est tombée.' },
    rule: 'RX-WOUND-02',
  },
  'dotted-edge': {
    name: { en: 'Dotted edge', fr: 'Bord pointillé' },
    text: {
      en: 'Difficult ground: every step costs double. Woods are seen into, not through.',
      fr: 'Terrain difficile\u00a0: chaque pas coûte double. On voit dans un bois, pas à travers.',
    },
    rule: 'RX-MOVE-05',
  },
  'low-and-climbed': {
    name: { en: 'Low and climbed', fr: 'Bas, se franchit' },
    text: {
      en: 'Walls and crates are crossed for 3 points, and seen over.',
      fr: 'Murets et caisses se franchissent pour 3 points\u00a0; on voit par-dessus.',
    },
    rule: 'RX-ACTG-04',
  },
  'solid-block': {
    name: { en: 'Solid block', fr: 'Bloc plein' },
    text: { en: 'No way through, and nobody sees through.', fr: 'Ni passage, ni vue.' },
    rule: 'RX-SHOOT-01',
  },
  'cover-1-to-4': {
    name: { en: 'Cover, −1 to −4', fr: 'Couvert, de −1 à −4' },
    text: {
      en: 'Taken from the wound roll of who is shot at from behind it: 1 light, 2 medium, 3 hard, 4 very hard. A piece’s card has its number.',
      fr: 'Retiré du jet de blessure contre qui s’abrite derrière\u00a0: 1 léger, 2 moyen, 3 dur, 4 très dur. La carte d’un élément donne son chiffre.',
    },
    rule: 'RX-WOUND-04',
  },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;
