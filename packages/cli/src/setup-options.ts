import { parseArgs } from 'node:util';
import {
  isProblems,
  setupFromNames,
  pick,
  readJson,
  parseStart,
  type AnySystem,
  type NewGameInput,
  type Problem,
  type LocalisedText,
} from '@skirmish-kit/core';
import { systems } from '@skirmish-kit/all';
import { textOption, type Arguments } from './command.ts';
import { loadSystem, SYSTEM_OPTIONS } from './load-system.ts';

/** What a seat plays: an army, a gang. */
export interface Side {
  readonly id: string;
  readonly name: LocalisedText;
}

/** The flags that say where a game starts from, besides one for everything that can be picked. */
export const START_OPTIONS = {
  setup: { type: 'string' },
  position: { type: 'string' },
} as const;

/**
 * Where a game was asked to start from: a position, a whole setup as JSON, or names: that of a
 * scenario or an edition, and a flag for everything else that can be picked.
 */
export function startFromOptions(
  system: AnySystem,
  args: Arguments,
): NewGameInput | readonly Problem[] {
  const position = textOption(args, 'position');
  if (position !== undefined) return { position };
  const text = textOption(args, 'setup')?.trim();
  if (text?.startsWith('{')) {
    const json = readJson(text);
    return isProblems(json) ? json : { setup: json.value };
  }
  const choices = system.choices({});
  const main = choices.find(({ room }) => room === 'game');
  const flags = flagsOf(system, (id) => textOption(args, id)).map(
    (id) => [id, textOption(args, id)] as const,
  );
  const named = Object.fromEntries(flags);
  if (text === undefined || !main) return { named };
  // Systems read more names than they show: “1.0” for an edition.
  const draft = setupFromNames((picked) => system.choices(picked), named);
  return isProblems(draft) ? draft : { setup: pick(draft, main, text) };
}

/** The setup that was asked for. */
export function setupFromOptions(system: AnySystem, args: Arguments): unknown | readonly Problem[] {
  const start = startFromOptions(system, args);
  return isProblems(start) ? start : parseStart(system, start);
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
  if (isProblems(system)) return [];
  const text = { type: 'string' } as const;
  const options = Object.fromEntries(system.choices({}).map(({ id }) => [id, text]));
  const picked = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false });
  return flagsOf(system, (id) => picked.values[id]);
}

/** What can be picked, with what only a picked scenario asks: the number of a generated table. */
function flagsOf(system: AnySystem, given: (id: string) => unknown): readonly string[] {
  const choices = system.choices({});
  const picked = choices
    .filter(({ room }) => room === 'game')
    .flatMap(({ id }) => (typeof given(id) === 'string' ? [[id, given(id)] as const] : []));
  const asked = system.choices(Object.fromEntries(picked));
  return [...new Set([...choices, ...asked].map(({ id }) => id))];
}

/** Whom the seats of a setup stand for; players without an army of their own go by their seat. */
export function sidesOf(system: AnySystem, setup: unknown): readonly Side[] {
  const state = system.setup(setup);
  const picked = system.choices({ ...Object(setup) }).filter(({ room }) => room === 'side');
  return Array.from({ length: system.seats(state) }, (_, seat) => {
    const choice = picked.find((each) => each.seat === seat);
    const id = String(choice?.value ?? seat + 1);
    const name = {
      en: system.messages.side(state, seat, 'en'),
      fr: system.messages.side(state, seat, 'fr'),
    };
    return { id, name };
  });
}
