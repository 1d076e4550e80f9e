import { isProblems, problemFactory, type Problem } from '@skirmish-kit/core';
import type { World } from '../rules/world.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';

const companionProblem = /* @__PURE__ */ problemFactory({
  'companion-wrong': {
    en: 'This module is no companion of Musg: it should export `world` with an id, a title and a text in English and French.',
    fr: 'Ce module n’accompagne pas Musg : il devrait exporter `world` avec un identifiant, un titre et un texte en anglais et en français.',
  },
  'companion-hook': {
    en: '“{hook}” of a world is a function.',
    fr: '« {hook} » d’un monde est une fonction.',
  },
  'companion-twice': {
    en: 'There is a world “{id}” already: give this one another id.',
    fr: 'Il y a déjà un monde « {id} » : donnez-lui un autre identifiant.',
  },
});

/** What of a world is no hook. */
const DATA: readonly string[] = [
  'id',
  'title',
  'text',
  'horde',
  'settings',
  'leastBands',
  'words',
] satisfies readonly (keyof World)[];

/**
 * Reads modules with the code that data cannot say. In Musg that is a world: it plugs into the battle
 * through the hooks that the built-in ones use.
 */
export function readWorlds(modules: readonly unknown[]): readonly World[] | readonly Problem[] {
  const worlds: World[] = [];
  for (const [i, module] of modules.entries()) {
    const world = readWorld(`/companion/${i}`, module);
    if (isProblems(world)) return world;
    const { id } = world;
    if ([...BUILT_IN_WORLDS, ...worlds].some((other) => other.id === id))
      return [companionProblem(`/companion/${i}/id`, 'companion-twice', { id })];
    worlds.push(world);
  }
  return worlds;
}

function readWorld(path: string, module: unknown): World | readonly Problem[] {
  const { world }: { readonly world?: unknown } = { ...Object(module) };
  if (!isWorld(world)) return [companionProblem(path, 'companion-wrong')];
  const hooks = Object.entries(world).filter(([name]) => !DATA.includes(name));
  const hook = hooks.find(([, code]) => !['function', 'undefined'].includes(typeof code))?.[0];
  return hook === undefined
    ? world
    : [companionProblem(`${path}/${hook}`, 'companion-hook', { hook })];
}

function isWorld(value: unknown): value is World {
  const { id, title, text }: Readonly<Record<string, unknown>> = { ...Object(value) };
  return (
    typeof id === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(id) && isWords(title) && isWords(text)
  );
}

function isWords(value: unknown): boolean {
  const { en, fr }: Readonly<Record<string, unknown>> = { ...Object(value) };
  return typeof en === 'string' && typeof fr === 'string';
}
