import type { ExplainedTerm, MessageTable, LocalisedText } from '@skirmish-kit/core';

const w = (en: string, fr: string): LocalisedText => ({ en, fr });

/** Which symbols belong together. */
export const legendTitles = {
  figures: w('Figures', 'Figurines'),
  'what-a-figure-is-in': w('What a figure is in', 'État d’une figurine'),
  terrain: w('Terrain: what its edge says', 'Terrain\u00a0: ce que dit son bord'),
} as const satisfies MessageTable;

/** What every symbol is called, what it means, and by which rule. */
export const legendMessages = {
  'first-side': {
    name: w('First side', 'Premier camp'),
    text: w(
      'Filled base. The outline is what it holds; nobody faces anywhere.',
      'Socle plein. La silhouette est ce qu’elle tient\u00a0; personne n’a d’orientation.',
    ),
    rule: 'MU-LOS-01',
  },
  'second-side': {
    name: w('Second side', 'Second camp'),
    text: w('Ringed base, another plate.', 'Socle cerclé, autre plaque.'),
    rule: 'MU-LOS-01',
  },
  chief: {
    name: w('Chief', 'Chef'),
    text: w(
      '3 action points; 10 points for who puts him out.',
      '3 points d’action\u00a0; 10 points à qui le met hors de combat.',
    ),
    rule: 'MU-ACT-01',
  },
  lieutenant: {
    name: w('Lieutenant', 'Lieutenant'),
    text: w('2 action points; worth 8 points.', '2 points d’action\u00a0; vaut 8 points.'),
    rule: 'MU-ACT-01',
  },
  mercenary: {
    name: w('Mercenary', 'Mercenaire'),
    text: w(
      'Acts like a chief, with abilities of his own.',
      'Agit comme un chef, avec ses propres capacités.',
    ),
    rule: 'MU-MERC-05',
  },
  life: {
    name: w('Life', 'Vie'),
    text: w(
      'The ring has a part for each life; open ones are lost.',
      'L’anneau a une part par point de vie\u00a0; les parts ouvertes sont perdues.',
    ),
    rule: 'MU-CHAR-11',
  },
  'acts-now': {
    name: w('Acts now', 'Agit'),
    text: w(
      'Filled beads are the action points left.',
      'Les perles pleines sont les points d’action qui restent.',
    ),
    rule: 'MU-ACT-01',
  },
  'has-acted': {
    name: w('Has acted', 'A agi'),
    text: w('Not again this turn.', 'Plus avant le tour suivant.'),
    rule: 'MU-TURN-06',
  },
  flees: {
    name: w('Flees', 'Fuit'),
    text: w('Runs to its edge until it rallies.', 'Court vers son bord jusqu’à son ralliement.'),
    rule: 'MU-FLEE-01',
  },
  'shaken-by-a-charge': {
    name: w('Shaken by a charge', 'Ébranlée par une charge'),
    text: w(
      '1 Resistance less until the charger has finished.',
      '1 de Résistance en moins jusqu’à ce que l’assaillant ait fini.',
    ),
    rule: 'MU-PASS-03',
  },
  hidden: {
    name: w('Hidden', 'Cachée'),
    text: w('Only its own side knows where it is.', 'Seul son camp sait où elle est.'),
    rule: 'MU-MERC-13',
  },
  'carries-somebody': {
    name: w('Carries somebody', 'Porte quelqu’un'),
    text: w('At half pace, and without a hand free.', 'À demi-allure, et sans main libre.'),
    rule: 'MU-CHAR-14',
  },
  'out-of-action': {
    name: w('Out of action', 'Hors de combat'),
    text: w(
      'It lies where it fell, and may be carried off.',
      'Elle gît où elle est tombée, et peut être emportée.',
    ),
    rule: 'MU-CHAR-11',
  },
  'dotted-edge': {
    name: w('Dotted edge', 'Bord pointillé'),
    text: w(
      'Difficult ground: every pace counts twice. Woods are seen into, not through.',
      'Terrain difficile\u00a0: chaque pas compte double. On voit dans un bois, pas à travers.',
    ),
    rule: 'MU-MOVE-02',
  },
  cover: {
    name: w('Cover', 'Couvert'),
    text: w(
      'Every obstacle on the line of a shot is a roll: 3+ where it stands at short range, 4+ at medium, 5+ at long.',
      'Chaque obstacle sur la ligne de tir est un jet\u00a0: 3+ s’il est à courte portée, 4+ à moyenne, 5+ à longue.',
    ),
    rule: 'MU-COVER-02',
  },
  'solid-edge': {
    name: w('Solid edge', 'Bord plein'),
    text: w(
      'Nobody walks or sees through; with stairs, a rope or a jump pack one gets on top.',
      'Ni passage, ni vue\u00a0; avec un escalier, une corde ou un jet-pack, on monte dessus.',
    ),
    rule: 'MU-MOVE-05',
  },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;
