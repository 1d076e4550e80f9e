import {
  isProblems,
  readFields,
  type GameInput,
  type Problem,
  type SetupChoice,
} from '@skirmish-kit/core';

/** What setups say for a table that is made from a seed; `generated-42` says the seed as well. */
const GENERATED = 'generated';

const NAMED = /^generated-(\d{1,6})$/;

/** The highest seed of a table. */
const MOST_SEEDS = 999_999;

/** The seed that a name has in it: 42 for `generated-42`. */
function seedNamed(name: unknown): number | undefined {
  const [, seed] = typeof name === 'string' ? (NAMED.exec(name) ?? []) : [];
  return seed === undefined ? undefined : Number(seed);
}

/** What a page that names a table says in a start panel. */
export function draftTable(scenario: string): Readonly<Record<string, unknown>> {
  const tableSeed = seedNamed(scenario);
  return tableSeed === undefined ? { scenario } : { scenario: GENERATED, tableSeed };
}

/** Where a game starts, with a table that attributes name by its number: `generated-42`. */
export function expandTable(start: GameInput): GameInput {
  const { scenario, ...others } = ('named' in start ? start.named : undefined) ?? {};
  const seed = seedNamed(scenario);
  if (seed === undefined) return start;
  return { ...start, named: { ...others, scenario: GENERATED, 'table-seed': String(seed) } };
}

/** A setup whose table is made from a seed, or not. */
export interface TableInput {
  readonly seed: number | undefined;
  /** The setup without the seed. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/**
 * Reads what a setup says of its table: `{ scenario: 'generated', tableSeed: 42 }` and `{ scenario:
 * 'generated-42' }` are the same. For every other table the seed says nothing.
 *
 * @example
 * ```ts
 * const asked = parseTableSeed({ scenario: 'generated', tableSeed: 42 });
 * isProblems(asked) ? undefined : asked.seed; // 42
 * ```
 */
export function parseTableSeed(value: unknown): TableInput | readonly Problem[] {
  const { tableSeed, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { scenario } = rest;
  if (scenario !== GENERATED) return { seed: seedNamed(scenario), rest };
  const given = tableSeed === undefined ? {} : { tableSeed };
  const read = readFields(given, (fields) => fields.whole('tableSeed', 0, MOST_SEEDS, 1));
  return isProblems(read) ? read : { seed: read, rest };
}

/** What a generated table is called in a list of tables. */
export const GENERATED_OPTION = {
  value: GENERATED,
  title: { en: 'Random table', fr: 'Table au hasard' },
  text: {
    en: 'A fair table: both halves are alike. The same number makes the same table.',
    fr: 'Une table équitable\u00a0: les deux moitiés se valent. Le même nombre donne la même table.',
  },
};

/** The number to pick for such a table; nothing for every other. */
export function tableSeedChoices(scenario: unknown, tableSeed: unknown): readonly SetupChoice[] {
  if (scenario !== GENERATED) return [];
  return [
    {
      id: 'table-seed',
      after: 'scenario',
      title: { en: 'Number of the table', fr: 'Numéro de la table' },
      path: ['tableSeed'],
      value: typeof tableSeed === 'number' ? tableSeed : 1,
      among: { least: 0, most: MOST_SEEDS },
      room: 'game',
    },
  ];
}
