import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systems } from '@skirmish-kit/all';
import {
  fetchPackText,
  isProblems,
  closestMatch,
  type AnySystem,
  type PackPin,
  type LoadedPack,
  type Problem,
} from '@skirmish-kit/core';
import { UsageError, type Arguments } from './command.ts';
import { readFile } from './input.ts';

/** Which system, and what is put on its shelves: plain data, so that threads can load it again. */
export interface SystemSource {
  /** The id of a built-in system; without one, `file` says where it is. */
  readonly name: string | undefined;
  /** A module from anywhere, whose `default` or `system` is a game system. */
  readonly file: string | undefined;
  /** Files or addresses of packs. */
  readonly packs: readonly string[];
  /** Modules with code that data cannot say. */
  readonly companions: readonly string[];
}

/** The flags that say it. */
export const SYSTEM_OPTIONS = {
  system: { type: 'string' },
  pack: { type: 'string', multiple: true },
  companion: { type: 'string', multiple: true },
} as const;

/** How a command tells them. */
export const SYSTEM_USAGE = '[--system file] [--pack file|url] [--companion file]';

/** What the command line says about the system. */
export function systemSource(args: Arguments): SystemSource {
  const file = args.options['system'];
  return {
    name: args.positionals[0],
    file: typeof file === 'string' ? file : undefined,
    packs: args.lists['pack'] ?? [],
    companions: args.lists['companion'] ?? [],
  };
}

/**
 * Loads a system with its packs, and with those that travel inside a record; what is wrong with one
 * comes back as problems.
 */
export async function loadSystem(
  source: SystemSource,
  inside: readonly PackPin[] = [],
): Promise<AnySystem | readonly Problem[]> {
  const { file, name, packs, companions } = source;
  const system = file === undefined ? systemNamed(name) : await systemAt(file);
  const travelling = inside.filter(({ content }) => content !== undefined);
  if (packs.length + companions.length + travelling.length === 0) return system;
  const room = await system.packs?.();
  if (!room) throw new UsageError(`${system.title.en} takes no packs.`);
  const read: LoadedPack[] = [];
  for (const pack of packs) {
    const text = await packText(pack);
    const found = typeof text === 'string' ? room.read(text) : text;
    if (isProblems(found)) return found.map((problem) => inFile(pack, problem));
    read.push(/^https?:/.test(pack) ? { ...found, address: pack } : found);
  }
  for (const { id, content, address } of travelling) {
    if (read.some((pack) => pack.id === id)) continue;
    const found = room.read(JSON.stringify(content));
    if (isProblems(found)) return found.map((problem) => inFile(id, problem));
    read.push(address === undefined ? found : { ...found, address });
  }
  return room.with(read, await Promise.all(companions.map((each) => moduleIn(each))));
}

/** A built-in system; a misspelt name is reported with the closest one. */
export function systemNamed(name: string | undefined): AnySystem {
  const names = systems.map(({ id }) => id);
  if (name === undefined) throw new UsageError(`Say which system: ${names.join(', ')}.`);
  const system = systems.find(({ id }) => id === name);
  if (system) return system;
  const close = closestMatch(name, names);
  const hint = close ? `Did you mean ${close}?` : `There are: ${names.join(', ')}.`;
  throw new UsageError(`There is no system "${name}". ${hint}`);
}

/** What a system cannot do without. */
const NEEDED = ['setup', 'seats', 'step', 'outcome', 'readSetup', 'choices', 'catalogue'] as const;

/** The system in a module from anywhere. */
export async function systemAt(file: string): Promise<AnySystem> {
  const { default: main, system = main }: { default?: unknown; system?: unknown } =
    await moduleIn(file);
  const missing = NEEDED.filter((name) => typeof Object(system)[name] !== 'function');
  if (isSystem(system)) return system;
  throw new UsageError(
    `${file} is no game system: what it exports as "default" or "system" lacks ${missing.join(', ') || 'an id or its messages'}.`,
  );
}

function isSystem(value: unknown): value is AnySystem {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  return (
    typeof fields['id'] === 'string' &&
    typeof fields['messages'] === 'object' &&
    NEEDED.every((name) => typeof fields[name] === 'function')
  );
}

async function moduleIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  if (!existsSync(file)) throw new UsageError(`The file ${file} is not there.`);
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The module ${file} cannot be loaded: ${why}`);
  }
}

async function packText(place: string): Promise<string | readonly Problem[]> {
  return /^https?:/.test(place) ? fetchPackText(place) : readFile(place);
}

function inFile(place: string, found: Problem): Problem {
  return { ...found, path: `${place} ${found.path}`.trim() };
}
