import type { LocalisedText } from '@skirmish-kit/core';
import type { AbilityId } from '../../rules/ability.ts';
import { elementMessages } from '../../messages/element-messages.ts';
import { packEditorMessages as words } from '../../messages/pack-editor-messages.ts';

/** One thing that is asked of a new weapon or race; `path` is where it lies in it. */
export type Field = { readonly path: string; readonly label: LocalisedText } & (
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly usual: string;
    }
  | { readonly kind: 'word'; readonly among: readonly Choice[]; readonly usual: string }
  | { readonly kind: 'flag' }
);

interface Choice {
  readonly value: string;
  readonly title: LocalisedText;
}

/** The lists of a pack that a person can add to. */
export const LISTS = ['ranged', 'melee', 'equipment', 'races'] as const;
export type List = (typeof LISTS)[number];

/** Fields that stand together, under a heading of their own if they have one. */
export interface Part {
  readonly title?: LocalisedText;
  readonly fields: readonly Field[];
}

function number(
  path: string,
  label: LocalisedText,
  least: number,
  most: number,
  usual = '',
): Field {
  return { kind: 'number', path, label, least, most, usual };
}

function flag(path: string, label: LocalisedText): Field {
  return { kind: 'flag', path, label };
}

const HANDS = number('hands', words.hands, 1, 2, '1');
const COST = number('cost', words.cost, 0, 200, '10');

const RELOAD: Field = {
  kind: 'word',
  path: 'reload',
  label: words.reload,
  usual: 'fast',
  among: [
    { value: 'fast', title: words.fast },
    { value: 'slow', title: words.slow },
  ],
};

const TEMPLATE: Field = {
  kind: 'word',
  path: 'template',
  label: words.template,
  usual: '',
  among: [
    { value: '', title: words['no-template'] },
    { value: 'blast', title: words.blast },
    { value: 'flame', title: words.flame },
  ],
};

/** What a rank of a race is asked, with the values of anybody (MU-RACE-01). */
function rankPart(rank: 'chief' | 'lieutenant' | 'minion', usual: readonly number[]): Part {
  const fields = VALUES.map(([key, label, least, most], i) =>
    number(`ranks/${rank}/${key}`, label, least, most, String(usual[i] ?? '')),
  );
  return { title: elementMessages[`rank-${rank}`], fields };
}

const VALUES: readonly (readonly [
  key: string,
  label: LocalisedText,
  least: number,
  most: number,
])[] = [
  ['move', words.move, 1, 30],
  ['command', words.command, 2, 12],
  ['shoot', words.shoot, 2, 6],
  ['melee', words.melee, 2, 6],
  ['strength', words.strength, 1, 12],
  ['resistance', words.resistance, 1, 12],
  ['life', words.life, 1, 20],
  ['cost', words.cost, 0, 200],
];

const ABILITIES = [
  'ignores-difficult',
  'climbs-freely',
  'leaves-melee',
  'never-runs',
  'never-charges',
  'never-shoots',
  'shoots-into-melee',
  'bare-hands-two',
  'fearless',
  'stands-charges',
  'horde',
  'lends-nothing',
] as const satisfies readonly AbilityId[];

/** What is asked of everything that can be made, list by list. */
export const FORMS: Readonly<Record<List, readonly Part[]>> = {
  ranged: [
    {
      fields: [
        number('ranges/0', words['range-short'], 0, 250, '8'),
        number('ranges/1', words['range-medium'], 0, 250, '16'),
        number('ranges/2', words['range-long'], 1, 250, '24'),
        number('strength', words.strength, -12, 12, '4'),
        number('targets', words.targets, 1, 10, '1'),
        RELOAD,
        HANDS,
        COST,
        TEMPLATE,
        number('radius', words.radius, 1, 20),
        flag('bearer', words.bearer),
        flag('lobbed', words.lobbed),
        flag('heavy', words.heavy),
        flag('missile', words.missile),
        flag('blackPowder', words['black-powder']),
        flag('runsOut', words['runs-out']),
        flag('modern', words.modern),
        flag('silent', words.silent),
      ],
    },
  ],
  melee: [
    {
      fields: [
        number('dice', words.dice, 1, 8, '2'),
        number('strength', words['added-strength'], 0, 12, '1'),
        number('hands', words.hands, 0, 2, '1'),
        COST,
      ],
    },
  ],
  equipment: [
    {
      fields: [
        COST,
        number('adds/resistance', words.resistance, -3, 6),
        number('adds/strength', words.strength, -3, 6),
        number('adds/shoot', words.shoot, -2, 2),
        number('adds/move', words.move, -5, 10),
        number('most', words.most, 1, 4),
      ],
    },
  ],
  races: [
    rankPart('chief', [9, 11, 3, 3, 5, 4, 6, 40]),
    rankPart('lieutenant', [8, 8, 4, 4, 4, 3, 4, 20]),
    rankPart('minion', [6, 6, 5, 5, 3, 2, 3, 8]),
    {
      title: words.abilities,
      fields: ABILITIES.map((ability) => flag(`abilities/${ability}`, words[ability])),
    },
  ],
};
