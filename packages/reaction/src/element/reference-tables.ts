import type { LocalisedText } from '@skirmish-kit/core';
import type { ReferenceTable } from '@skirmish-kit/ui';

const w = (en: string, fr: string): LocalisedText => ({ en, fr });
const WHAT = w('What', 'Quoi');
const AP = w('Points', 'Points');
const MODIFIER = w('Modifier', 'Modificateur');

/** The other tables of the sheet, as players look them up in the middle of a game. */
export const referenceTables: readonly ReferenceTable[] = [
  {
    title: w('Action points', 'Points d’action'),
    heads: [WHAT, AP],
    rows: [
      [w('Green', 'Recrue'), '5'],
      [w('Average, Veteran', 'Aguerri, Vétéran'), '6'],
      [w('Elite', 'Élite'), '7'],
      [w('Hero', 'Héros'), '8'],
      [w('Group out of cohesion', 'Groupe hors de cohésion'), '−1'],
      [w('Shaken or panicked', 'Secoué ou paniqué'), '3'],
    ],
  },
  {
    title: w('What actions cost', 'Coût des actions'),
    heads: [WHAT, AP],
    rows: [
      [w('Pivot up to 90°', 'Pivot jusqu’à 90°'), '0'],
      [w('Pivot beyond 90°', 'Pivot au-delà de 90°'), '1'],
      [w('Move 5 cm (4 in combat armour)', 'Déplacement de 5 cm (4 en armure de combat)'), '1'],
      [w('The same in difficult terrain', 'Idem en terrain difficile'), '2'],
      [w('Cross an obstacle', 'Franchir un obstacle'), '3'],
      [w('Single shot', 'Tir simple'), '1'],
      [w('Burst', 'Rafale'), '2'],
      [w('Heavy weapon: shot, burst', 'Arme lourde : tir, rafale'), '2, 3'],
      [w('Aimed shot', 'Tir visé'), '5'],
      [w('Opportunity fire', 'Tir d’opportunité'), '5'],
      [w('Grenade, missile', 'Grenade, missile'), '3'],
      [w('Flamethrower', 'Lance-flammes'), '2'],
      [w('Start or continue close combat', 'Engager ou poursuivre un corps à corps'), '1'],
      [w('Door, object, take cover', 'Porte, objet, se mettre à couvert'), '1'],
      [w('Technology roll', 'Jet de technologie'), '2'],
      [w('First aid', 'Premiers soins'), '3'],
    ],
  },
  {
    title: w('To hit: d6, 6 or more', 'Pour toucher : d6, 6 ou plus'),
    heads: [WHAT, MODIFIER],
    rows: [
      [
        w('Green / Average / Veteran / Elite', 'Recrue / Aguerri / Vétéran / Élite'),
        '−1 / 0 / +1 / +2',
      ],
      [w('Short range', 'Courte portée'), '+1'],
      [w('Point blank', 'Bout portant'), '+2'],
      [w('Aimed shot', 'Tir visé'), '+2'],
      [w('Target took cover', 'Cible à couvert'), '−1'],
      [w('Shooter panicked', 'Tireur paniqué'), '−1'],
    ],
  },
  {
    title: w('Wound roll', 'Jet de blessure'),
    heads: [WHAT, MODIFIER],
    rows: [
      [
        w('Cover: light / medium / hard / extra hard', 'Couvert : léger / moyen / dur / très dur'),
        '−1 / −2 / −3 / −4',
      ],
      [w('Armour: primitive, ablative', 'Armure : primitive, ablative'), '−1'],
      [w('Bulletproof vest / combat armour', 'Gilet pare-balles / armure de combat'), '−2 / −3'],
      [w('Point blank', 'Bout portant'), '+1'],
      [
        w('Resistance: basic / leader / hero', 'Résistance : combattant / chef / héros'),
        '7 / 8 / 9',
      ],
      [w('Shot below by 1–3', 'Tir inférieur de 1 à 3'), w('panics', 'panique')],
      [
        w('Close combat below by 1–2 / 3–4', 'Corps à corps inférieur de 1–2 / 3–4'),
        w('routs / panics', 'déroute / panique'),
      ],
    ],
  },
  {
    title: w('Reaction test: 2d6', 'Test de réaction : 2d6'),
    heads: [WHAT, MODIFIER],
    rows: [
      [
        w('8 or more / 5–7 / 4 or less', '8 ou plus / 5–7 / 4 ou moins'),
        w('steady / panic / rout', 'tient / panique / déroute'),
      ],
      [
        w('Green / Average / Veteran / Elite', 'Recrue / Aguerri / Vétéran / Élite'),
        '−1 / 0 / +1 / +2',
      ],
      [w('Last of the group', 'Dernier du groupe'), '−2'],
      [w('Less than half the group left', 'Moins de la moitié du groupe'), '−1'],
      [w('Already routing', 'Déjà en déroute'), '−1'],
      [w('In close combat', 'Au corps à corps'), '−1'],
      [w('Touches a leader or second', 'Au contact d’un chef ou sous-chef'), '+1'],
      [w('Second / leader', 'Sous-chef / chef'), '+1 / +2'],
    ],
  },
  {
    title: w('Close combat', 'Corps à corps'),
    heads: [WHAT, w('Attack', 'Attaque'), w('Wound', 'Blessure')],
    rows: [
      [w('Basic fighter', 'Combattant'), '2d6', '2d6'],
      [w('Leader', 'Chef'), '2d8', '2d8'],
      [w('Hero', 'Héros'), '2d8 + d6', '2d8'],
      [w('Dagger, pistol, club', 'Dague, pistolet, massue'), '+d4', '+1'],
      [w('Sword', 'Épée'), '+d6', '+2'],
      [w('Axe', 'Hache'), '+d6', '+3'],
      [w('Second weapon', 'Seconde arme'), '+d4', '+1'],
      [w('Started the fight', 'A engagé le combat'), '+d6', '–'],
      [w('Each extra figure', 'Chaque figurine de plus'), '+d6', '–'],
      [w('Panicked', 'Paniqué'), '−2', '–'],
    ],
  },
  {
    title: w('Machines', 'Machines'),
    heads: [WHAT, w('Result', 'Résultat')],
    rows: [
      [
        w('Above resistance by 0–3 / 4–5 / 6', 'Au-dessus de la résistance de 0–3 / 4–5 / 6'),
        w('minor / major / critical', 'mineurs / majeurs / critiques'),
      ],
      [
        w('d6: 1–3 / 4–5 / 6', 'd6 : 1–3 / 4–5 / 6'),
        w('hardware / power / software', 'matériel / énergie / logiciel'),
      ],
      [w('Has major / critical damage', 'Déjà des dégâts majeurs / critiques'), '+1 / +2'],
      [w('Self-repair', 'Autoréparation'), '−1'],
    ],
  },
];
