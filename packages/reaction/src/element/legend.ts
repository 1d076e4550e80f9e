import type { Legend } from '@skirmish-kit/ui';
import { pieceRows, tokenRows } from '@skirmish-kit/ui/table';

/** Who looks nowhere in particular looks up. */
const PLAIN = { facing: 0 };

/** Every mark of tokens and every edge of scenery. */
export const legend: Legend = [
  {
    title: { en: 'Figures', fr: 'Figurines' },
    rows: tokenRows(PLAIN, [
      [
        { facing: 90, weapon: 'rifle' },
        { en: 'First side', fr: 'Premier camp' },
        {
          en: 'Filled base. The nose shows where it looks, the outline what it holds.',
          fr: 'Socle plein. Le nez montre où elle regarde, la silhouette ce qu’elle tient.',
        },
        'RX-SHOOT-01',
      ],
      [
        { side: 1, facing: 270, weapon: 'smg' },
        { en: 'Second side', fr: 'Second camp' },
        { en: 'Ringed base, another plate.', fr: 'Socle cerclé, autre plaque.' },
        'RX-SHOOT-01',
      ],
      [
        { rank: 'leader' },
        { en: 'Leader', fr: 'Chef' },
        { en: 'Steadies the group beside it.', fr: 'Raffermit le groupe à ses côtés.' },
        'RX-REACT-07',
      ],
      [
        { rank: 'second' },
        { en: 'Second in command', fr: 'Second' },
        {
          en: 'Keeps the group together when the leader is gone.',
          fr: 'Garde le groupe uni quand le chef n’est plus là.',
        },
        'RX-COH-02',
      ],
      [
        { rank: 'hero' },
        { en: 'Hero', fr: 'Héros' },
        { en: 'Has action points of its own.', fr: 'A ses propres points d’action.' },
        'RX-ACT-03',
      ],
      [
        { form: 'robot' },
        { en: 'Robot', fr: 'Robot' },
        {
          en: 'Knows no fear; hits damage its systems.',
          fr: 'Ignore la peur\u00a0; les touches abîment ses systèmes.',
        },
        'RX-MACH-01',
      ],
      [
        { form: 'drone' },
        { en: 'Drone', fr: 'Drone' },
        {
          en: 'A small machine; it knows no fear either.',
          fr: 'Une petite machine\u00a0; elle aussi ignore la peur.',
        },
        'RX-MACH-01',
      ],
    ]),
  },
  {
    title: { en: 'What a figure is in', fr: 'État d’une figurine' },
    rows: tokenRows(PLAIN, [
      [
        { states: ['panicked'] },
        { en: 'Panic', fr: 'Panique' },
        {
          en: 'Lost its nerve: 3 points, −1 to hit; it is tested next turn.',
          fr: 'A perdu son sang-froid\u00a0: 3 points, −1 pour toucher\u00a0; test au tour suivant.',
        },
        'RX-REACT-12',
      ],
      [
        { states: ['routing'] },
        { en: 'Rout', fr: 'Déroute' },
        { en: 'Flees and may do nothing else.', fr: 'Fuit et ne fait rien d’autre.' },
        'RX-REACT-13',
      ],
      [
        { states: ['rallied'] },
        { en: 'Pulled itself together', fr: 'S’est ressaisie' },
        { en: 'Acts this turn with 3 points.', fr: 'Agit ce tour avec 3 points.' },
        'RX-REACT-11',
      ],
      [
        { states: ['covered'] },
        { en: 'Took cover', fr: 'À couvert' },
        { en: '−1 for who shoots at it.', fr: '−1 pour qui lui tire dessus.' },
        'RX-ACTG-02',
      ],
      [
        { states: ['watching'] },
        { en: 'Waits to fire', fr: 'Attend pour tirer' },
        { en: 'May shoot when an enemy acts.', fr: 'Peut tirer quand un ennemi agit.' },
        'RX-OPP-01',
      ],
      [
        { states: ['burning'] },
        { en: 'On fire', fr: 'En feu' },
        { en: 'Burns until somebody puts it out.', fr: 'Brûle jusqu’à ce qu’on l’éteigne.' },
        'RX-RW-06',
      ],
      [
        { states: ['wounded'], form: 'robot' },
        { en: 'Damaged', fr: 'Avarie' },
        {
          en: 'A system of the machine is hurt; its card says which.',
          fr: 'Un système de la machine est touché\u00a0; sa carte dit lequel.',
        },
        'RX-MACH-02',
      ],
      [
        { carrying: true },
        { en: 'Carries something', fr: 'Porte un objet' },
        { en: 'It counts for the side that holds it.', fr: 'Il compte pour le camp qui le tient.' },
      ],
      [
        { marks: ['acting'], points: { left: 4, all: 6 } },
        { en: 'Acts now', fr: 'Agit' },
        {
          en: 'Filled beads are the action points left.',
          fr: 'Les perles pleines sont les points d’action qui restent.',
        },
        'RX-AP-01',
      ],
      [
        { marks: ['acted'] },
        { en: 'Has acted', fr: 'A agi' },
        { en: 'Not again this turn.', fr: 'Plus avant le tour suivant.' },
        'RX-ACT-01',
      ],
      [
        { out: true },
        { en: 'Out of the fight', fr: 'Hors de combat' },
        { en: 'It lies where it fell.', fr: 'Elle gît où elle est tombée.' },
        'RX-WOUND-02',
      ],
    ]),
  },
  {
    title: { en: 'Terrain: what its edge says', fr: 'Terrain\u00a0: ce que dit son bord' },
    rows: pieceRows([
      [
        { kind: 'wood', ground: 'difficult', cover: 1 },
        { en: 'Dotted edge', fr: 'Bord pointillé' },
        {
          en: 'Difficult ground: every step costs double. Woods are seen into, not through.',
          fr: 'Terrain difficile\u00a0: chaque pas coûte double. On voit dans un bois, pas à travers.',
        },
        'RX-MOVE-05',
      ],
      [
        { kind: 'low-wall', ground: 'obstacle', cover: 3 },
        { en: 'Low and climbed', fr: 'Bas, se franchit' },
        {
          en: 'Walls and crates are crossed for 3 points, and seen over.',
          fr: 'Murets et caisses se franchissent pour 3 points\u00a0; on voit par-dessus.',
        },
        'RX-ACTG-04',
      ],
      [
        { kind: 'container', ground: 'impassable', blocksSight: true, cover: 4 },
        { en: 'Solid block', fr: 'Bloc plein' },
        { en: 'No way through, and nobody sees through.', fr: 'Ni passage, ni vue.' },
        'RX-SHOOT-01',
      ],
      [
        { kind: 'crates', ground: 'obstacle', cover: 2 },
        { en: 'Cover, −1 to −4', fr: 'Couvert, de −1 à −4' },
        {
          en: 'Taken from the wound roll of who is shot at from behind it: 1 light, 2 medium, 3 hard, 4 very hard. A piece’s card has its number.',
          fr: 'Retiré du jet de blessure contre qui s’abrite derrière\u00a0: 1 léger, 2 moyen, 3 dur, 4 très dur. La carte d’un élément donne son chiffre.',
        },
        'RX-WOUND-04',
      ],
    ]),
  },
];
