import type { Words } from '@skirmish-kit/core';
import type { Legend } from '@skirmish-kit/ui';
import { pieceRows, tokenRows } from '@skirmish-kit/ui/table';

const w = (en: string, fr: string): Words => ({ en, fr });

/** Musg has no facing; weapons point a little aside. */
const PLAIN = { weaponTurn: 62 };

/** Every mark of tokens and every edge of scenery. */
export const legend: Legend = [
  {
    title: w('Figures', 'Figurines'),
    rows: tokenRows(PLAIN, [
      [
        { weapon: 'rifle' },
        w('First side', 'Premier camp'),
        w(
          'Filled base. The outline is what it holds; nobody faces anywhere.',
          'Socle plein. La silhouette est ce qu’elle tient\u00a0; personne n’a d’orientation.',
        ),
        'MU-LOS-01',
      ],
      [
        { side: 1, weapon: 'axe' },
        w('Second side', 'Second camp'),
        w('Ringed base, another plate.', 'Socle cerclé, autre plaque.'),
        'MU-LOS-01',
      ],
      [
        { rank: 'leader' },
        w('Chief', 'Chef'),
        w(
          '3 action points; 10 points for who puts him out.',
          '3 points d’action\u00a0; 10 points à qui le met hors de combat.',
        ),
        'MU-ACT-01',
      ],
      [
        { rank: 'second' },
        w('Lieutenant', 'Lieutenant'),
        w('2 action points; worth 8 points.', '2 points d’action\u00a0; vaut 8 points.'),
        'MU-ACT-01',
      ],
      [
        { rank: 'hero' },
        w('Mercenary', 'Mercenaire'),
        w(
          'Acts like a chief, with abilities of his own.',
          'Agit comme un chef, avec ses propres capacités.',
        ),
        'MU-MERC-05',
      ],
      [
        { life: { left: 4, all: 6 }, states: ['wounded'] },
        w('Life', 'Vie'),
        w(
          'The ring has a part for each life; open ones are lost.',
          'L’anneau a une part par point de vie\u00a0; les parts ouvertes sont perdues.',
        ),
        'MU-CHAR-11',
      ],
    ]),
  },
  {
    title: w('What a figure is in', 'État d’une figurine'),
    rows: tokenRows(PLAIN, [
      [
        { marks: ['acting'], points: { left: 2, all: 3 } },
        w('Acts now', 'Agit'),
        w(
          'Filled beads are the action points left.',
          'Les perles pleines sont les points d’action qui restent.',
        ),
        'MU-ACT-01',
      ],
      [
        { marks: ['acted'] },
        w('Has acted', 'A agi'),
        w('Not again this turn.', 'Plus avant le tour suivant.'),
        'MU-TURN-06',
      ],
      [
        { states: ['routing'] },
        w('Flees', 'Fuit'),
        w('Runs to its edge until it rallies.', 'Court vers son bord jusqu’à son ralliement.'),
        'MU-FLEE-01',
      ],
      [
        { states: ['panicked'] },
        w('Shaken by a charge', 'Ébranlée par une charge'),
        w(
          '1 Resistance less until the charger has finished.',
          '1 de Résistance en moins jusqu’à ce que l’assaillant ait fini.',
        ),
        'MU-PASS-03',
      ],
      [
        { states: ['covered'] },
        w('Hidden', 'Cachée'),
        w('Only its own side knows where it is.', 'Seul son camp sait où elle est.'),
        'MU-MERC-13',
      ],
      [
        { carrying: true },
        w('Carries somebody', 'Porte quelqu’un'),
        w('At half pace, and without a hand free.', 'À demi-allure, et sans main libre.'),
        'MU-CHAR-14',
      ],
      [
        { out: true },
        w('Out of action', 'Hors de combat'),
        w(
          'It lies where it fell, and may be carried off.',
          'Elle gît où elle est tombée, et peut être emportée.',
        ),
        'MU-CHAR-11',
      ],
    ]),
  },
  {
    title: w('Terrain: what its edge says', 'Terrain\u00a0: ce que dit son bord'),
    rows: pieceRows([
      [
        { kind: 'wood', ground: 'difficult', cover: 1 },
        w('Dotted edge', 'Bord pointillé'),
        w(
          'Difficult ground: every pace counts twice. Woods are seen into, not through.',
          'Terrain difficile\u00a0: chaque pas compte double. On voit dans un bois, pas à travers.',
        ),
        'MU-MOVE-02',
      ],
      [
        { kind: 'fence', ground: 'difficult', cover: 1 },
        w('Cover', 'Couvert'),
        w(
          'Every obstacle on the line of a shot is a roll: 3+ where it stands at short range, 4+ at medium, 5+ at long.',
          'Chaque obstacle sur la ligne de tir est un jet\u00a0: 3+ s’il est à courte portée, 4+ à moyenne, 5+ à longue.',
        ),
        'MU-COVER-02',
      ],
      [
        { kind: 'building', ground: 'impassable', blocksSight: true, height: 40 },
        w('Solid edge', 'Bord plein'),
        w(
          'Nobody walks or sees through; with stairs, a rope or a jump pack one gets on top.',
          'Ni passage, ni vue\u00a0; avec un escalier, une corde ou un jet-pack, on monte dessus.',
        ),
        'MU-MOVE-05',
      ],
    ]),
  },
];
