import type { RuleId, Words } from '@skirmish-kit/core';
import type { Legend } from '@skirmish-kit/ui';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import { tokenPicture, type Token } from '@skirmish-kit/ui/table';
import { FACES, type Face } from '../rules/state.ts';
import { insideWords } from '../telling/words.ts';
import { facePath } from './command-die.ts';
import { elementWords } from '../telling/element-words.ts';

type Row = readonly [Partial<Token>, Words, Words, RuleId];

const w = (en: string, fr: string): Words => ({ en, fr });

const FIGURES: readonly Row[] = [
  [
    { weapon: 'rifle' },
    w('First side', 'Premier camp'),
    w('Filled base; the outline is what it holds.', 'Socle plein ; la silhouette est son arme.'),
    'DZ-TEAM-01',
  ],
  [
    { side: 1, weapon: 'hammer', weaponTurn: -62 },
    w('Second side', 'Second camp'),
    w('Ringed base, square plate.', 'Socle cerclé, plaque carrée.'),
    'DZ-TEAM-01',
  ],
  [
    { rank: 'leader' },
    w('Leader', 'Chef'),
    w('Brings the special of the command dice.', 'Apporte le spécial des dés de commandement.'),
    'DZ-TEAM-02',
  ],
  [
    { pips: 2 },
    w('Size', 'Taille'),
    w(
      'Dots from size 2 up: it takes as many places.',
      'Points dès la taille 2 : elle prend autant de places.',
    ),
    'DZ-CAP-01',
  ],
  [
    { marks: ['acted'] },
    w('Has acted', 'A agi'),
    w('Not again this round.', 'Plus ce round.'),
    'DZ-TURN-01',
  ],
];

const STATES: readonly Row[] = [
  [
    { states: ['pinned'] },
    w('Pinned', 'Bloquée'),
    w('It lies down and can only get up.', 'Couchée, elle ne peut que se relever.'),
    'DZ-PIN-01',
  ],
  [
    { states: ['wounded'] },
    w('Wounded', 'Blessée'),
    w('More damage than its size kills.', 'Plus de dégâts que sa taille la tuent.'),
    'DZ-DMG-03',
  ],
  [
    { states: ['burning'] },
    w('On fire', 'En feu'),
    w('Tests before it acts.', 'Teste avant d’agir.'),
    'DZ-ABIL-07',
  ],
  [
    { states: ['watching'] },
    w('Tagged', 'Marquée'),
    w('Easier to hit this round.', 'Plus facile à toucher ce round.'),
    'DZ-ABIL-44',
  ],
  [
    { carrying: true },
    w('Carries something', 'Porte un objet'),
    w('Its card says what.', 'Sa carte dit quoi.'),
    'DZ-CARRY-01',
  ],
];

const BOARD: readonly (readonly [Drawn, Words, Words, RuleId])[] = [
  [
    sketch('M-30-8h20v16h-20ZM10-8h20v16H10Z', 'wall-sketch'),
    w('Wall with a gap', 'Mur percé'),
    w(
      'Dots say the largest size that passes.',
      'Les points disent la plus grande taille qui passe.',
    ),
    'DZ-TERR-03',
  ],
  [
    sketch('M-24-24h48v48h-48Z', 'hatch'),
    w('Walkway or hatch', 'Passerelle ou trappe'),
    w('A floor in part: one may fall through.', 'Sol partiel : on peut passer à travers.'),
    'DZ-TERR-01',
  ],
  [
    sketch('M0-20 20 0 0 20-20 0Z', 'diamond-sketch'),
    w('Objective', 'Objectif'),
    w('Pays its points to the only side there.', 'Paie ses points au seul camp présent.'),
    'DZ-OBJ-03',
  ],
  [
    sketch('M-12-12h24v24h-24ZM-5-5 5 5M-5 5 5-5', 'diamond-sketch'),
    w('Item token', 'Pion d’objet'),
    w('Face down until somebody picks it up.', 'Face cachée tant que nul ne le ramasse.'),
    'DZ-CARRY-02',
  ],
];

/** Every mark of figures, every sign of the board, every face of the command dice. */
export const legend: Legend = [
  { title: w('Figures', 'Figurines'), rows: FIGURES.map(rowOf) },
  { title: w('What a figure is in', 'État d’une figurine'), rows: STATES.map(rowOf) },
  {
    title: w('The board', 'Le plateau'),
    rows: BOARD.map(([symbol, name, text, rule]) => ({ symbol, name, text, rule })),
  },
  {
    title: w('Command dice', 'Dés de commandement'),
    rows: FACES.map((face) => ({
      symbol: dieSketch(face),
      name: insideWords[`face-${face}`],
      text: elementWords[`die-${face}`],
      rule: 'DZ-CMD-05',
    })),
  },
];

function rowOf([token, name, text, rule]: Row) {
  const drawn = tokenPicture(
    {
      id: name.en,
      side: 0,
      label: '1',
      title: '',
      at: [0, 0],
      radius: 12,
      base: 'cut',
      weaponTurn: 62,
      ...token,
    },
    0.35,
  );
  return {
    symbol: draw('svg', { class: 'table', viewBox: '-18 -18 36 36' }, [drawn]),
    name,
    text,
    rule,
  };
}

function sketch(d: string, name: string): Drawn {
  return draw('svg', { class: 'table cubes', viewBox: '-36 -36 72 72' }, [
    draw('path', { class: name, d }),
  ]);
}

function dieSketch(face: Face): Drawn {
  const { d, lines } = facePath(face);
  return draw('svg', { class: 'table', viewBox: '-4 -4 40 40' }, [
    draw('rect', { class: 'die-sketch', x: -2, y: -2, width: 36, height: 36, rx: 6 }),
    draw('path', { class: lines ? 'glyph lines' : 'glyph', d }),
  ]);
}
