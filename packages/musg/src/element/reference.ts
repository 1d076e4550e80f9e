import type { LocalisedText } from '@skirmish-kit/core';
import { ReferencePage, type GameHost, type ModePage, type ReferenceTable } from '@skirmish-kit/ui';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { RANKS, type RangedWeapon } from '../rules/profile.ts';
import { elementMessages } from '../messages/element-messages.ts';
import { cardMessages } from '../messages/card-messages.ts';

const w = (en: string, fr: string): LocalisedText => ({ en, fr });
const { races, ranged, melee, equipment, mercenaries } = BUILT_IN_LIBRARY;

/** Everything that bands are made of, as on the sheets. */
export const tables: readonly ReferenceTable[] = [
  actionTable(),
  raceTable(),
  rangedTable(),
  meleeTable(),
  equipmentTable(),
  mercenaryTable(),
];

function actionTable(): ReferenceTable {
  return {
    title: w('What actions cost', 'Coût des actions'),
    heads: [w('Action', 'Action'), w('Points', 'Points')],
    rows: [
      [w('Walk: the Move', 'Marcher\u00a0: le Mouvement'), '1'],
      [
        w('Run: one and a half times the Move', 'Courir\u00a0: une fois et demie le Mouvement'),
        '2',
      ],
      [w('Climb', 'Escalader'), '1'],
      [w('Shoot', 'Tirer'), '1'],
      [
        w('Shoot with a heavy or slow weapon', 'Tirer avec une arme lourde ou longue à recharger'),
        '2',
      ],
      [w('Charge', 'Charger'), '1'],
      [w('Strike', 'Frapper'), '1'],
      [w('Medikit, pick somebody up', 'Médikit, soulever quelqu’un'), '1'],
      [w('Haul a gun', 'Tirer une pièce'), '2'],
    ],
  };
}

function raceTable(): ReferenceTable {
  const at = (value: number | null) => (value === null ? '–' : `${value}+`);
  return {
    title: w('Races', 'Races'),
    heads: [
      w('Race', 'Race'),
      w('Rank', 'Rang'),
      cardMessages['row-move'],
      cardMessages['row-command'],
      cardMessages['row-shoot'],
      cardMessages['row-melee'],
      cardMessages['row-strength'],
      cardMessages['row-resistance'],
      cardMessages['row-life'],
      w('Points', 'Points'),
    ],
    rows: races.flatMap(({ name, ranks }) =>
      RANKS.flatMap((rank) => {
        const values = ranks[rank];
        if (!values) return [];
        return [
          [
            name,
            elementMessages[`rank-${rank}`],
            decimal(values.move),
            String(values.command ?? '–'),
            at(values.shoot),
            at(values.melee),
            String(values.strength),
            String(values.resistance),
            String(values.life),
            String(values.cost),
          ],
        ];
      }),
    ),
  };
}

/** A number as each language writes it. */
function decimal(value: number): LocalisedText {
  return w(String(value), String(value).replace('.', ','));
}

function rangedTable(): ReferenceTable {
  return {
    title: w('Ranged weapons', 'Armes de tir'),
    heads: [
      w('Weapon', 'Arme'),
      w('Short / medium / long (paces)', 'Courte / moyenne / longue (pas)'),
      cardMessages['row-strength'],
      w('Dice', 'Dés'),
      w('Hands', 'Mains'),
      w('What else', 'Particularités'),
      w('Points', 'Points'),
    ],
    rows: ranged.map((weapon) => [
      weapon.name,
      weapon.ranges ? weapon.ranges.join(' / ') : '–',
      `${weapon.bearer ? '+' : ''}${weapon.strength}`,
      String(weapon.targets),
      String(weapon.hands),
      particulars(weapon),
      String(weapon.cost),
    ]),
  };
}

function particulars({ heavy, reload, template, radius, lobbed }: RangedWeapon): LocalisedText {
  const blast = String(radius ?? 0);
  const all: readonly (LocalisedText | false | undefined)[] = [
    heavy && cardMessages.heavy,
    reload === 'slow' && cardMessages.slow,
    template === 'blast' && w(`blast of ${blast} paces`, `explosion de ${blast} pas`),
    template === 'flame' && cardMessages.flame,
    lobbed && w('over obstacles', 'par-dessus les obstacles'),
  ];
  const words = all.filter((each) => typeof each === 'object');
  return w(words.map(({ en }) => en).join(', '), words.map(({ fr }) => fr).join(', '));
}

function meleeTable(): ReferenceTable {
  return {
    title: w('Melee weapons', 'Armes de mêlée'),
    heads: [
      w('Weapon', 'Arme'),
      w('Dice', 'Dés'),
      cardMessages['row-strength'],
      w('Hands', 'Mains'),
      w('Points', 'Points'),
    ],
    rows: melee.map(({ name, dice, strength, hands, cost }) => [
      name,
      String(dice),
      `+${strength}`,
      String(hands),
      String(cost),
    ]),
  };
}

function equipmentTable(): ReferenceTable {
  return {
    title: w('Equipment', 'Équipement'),
    heads: [w('Thing', 'Objet'), w('Points', 'Points')],
    rows: equipment.map(({ name, cost }) => [name, String(cost)]),
  };
}

function mercenaryTable(): ReferenceTable {
  return {
    title: w('Mercenaries', 'Mercenaires'),
    heads: [w('Mercenary', 'Mercenaire'), w('Hire', 'Engagement'), w('Each game', 'Par partie')],
    rows: mercenaries.map(({ name, hire, perGame }) => [name, String(hire), String(perGame)]),
  };
}

/** The tables and all rules. */
export const openReference = (host: GameHost): ModePage => new ReferencePage(host, tables);
