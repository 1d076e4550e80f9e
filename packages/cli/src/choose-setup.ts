import { parseArgs } from 'node:util';
import {
  isProblems,
  namedSetup,
  pick,
  readJson,
  type AnySystem,
  type Problem,
  type Words,
} from '@skirmish-kit/core';
import { systems } from '@skirmish-kit/all';
import { textOption, type Arguments } from './command.ts';
import { loadSystem, SYSTEM_OPTIONS } from './load-system.ts';

/** Who sits somewhere, whoever plays: an army, a gang. */
export interface Side {
  readonly id: string;
  readonly name: Words;
}

/**
 * The setup that was asked for: whole as JSON, by the name of a scenario or an edition, and by a
 * flag for everything else that can be picked.
 */
export function setupGiven(system: AnySystem, args: Arguments): unknown | readonly Problem[] {
  const text = textOption(args, 'setup')?.trim();
  if (text?.startsWith('{')) {
    const json = readJson(text);
    return isProblems(json) ? json : system.readSetup(json.value);
  }
  const choices = system.choices({});
  const ids = new Set(choices.map(({ id }) => id));
  const flags = [...ids].map((id) => [id, textOption(args, id)] as const);
  const draft = namedSetup((picked) => system.choices(picked), Object.fromEntries(flags));
  if (isProblems(draft)) return draft;
  const main = choices.find(({ room }) => room === 'game');
  return system.readSetup(text !== undefined && main ? pick(draft, main, text) : draft);
}

/** The flags of whatever can be picked in the system that the command line speaks of. */
export async function choiceFlags(argv: readonly string[]): Promise<readonly string[]> {
  const { positionals, values } = parseArgs({
    args: [...argv],
    options: SYSTEM_OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  const name = positionals.find((word) => systems.some(({ id }) => id === word));
  const file = typeof values.system === 'string' ? values.system : undefined;
  if (name === undefined && file === undefined) return [];
  const system = await loadSystem({ name, file, packs: [], companions: [] });
  return isProblems(system) ? [] : [...new Set(system.choices({}).map(({ id }) => id))];
}

/** Whom the seats of a setup stand for; players without an army of their own go by their seat. */
export function sidesOf(system: AnySystem, setup: unknown): readonly Side[] {
  const state = system.setup(setup);
  const picked = system.choices({ ...Object(setup) }).filter(({ room }) => room === 'side');
  return Array.from({ length: system.seats(state) }, (_, seat) => {
    const choice = picked.find((each) => each.seat === seat);
    const id = String(choice?.value ?? seat + 1);
    const name = {
      en: system.telling.side(state, seat, 'en'),
      fr: system.telling.side(state, seat, 'fr'),
    };
    return { id, name };
  });
}
