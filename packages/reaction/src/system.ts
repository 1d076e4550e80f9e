import { defineSystem, isProblems, type GameSystem, type Problem } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY, choicesFrom, type Library } from './choices.ts';
import { makePosition } from './notation/position.ts';
import { readSetup, startOf } from './notation/setup-from-position.ts';
import { reportOf } from './report.ts';
import type { ReactionSetup } from './rules/setup-input.ts';
import type { Battle } from './rules/state.ts';
import { playableSystem } from './playable-system.ts';
import { messages } from './messages/index.ts';

/** Reaction with what lies on a shelf: its gangs and scenarios can be picked and named. */
export function reactionFrom(shelf: Library): GameSystem<Battle, ReactionSetup> {
  return defineSystem<Battle, ReactionSetup>({
    ...playableSystem,
    setup: startOf,
    readSetup: (value) => readFrom(shelf, value),
    choices: choicesFrom(shelf),
    messages,
    report: reportOf,
    notation: {
      make: (battle) => makePosition(battle, addedTo(shelf)),
      parse: (position) => ({ position }),
    },
    odds: async () => (await import('./odds/calculator.ts')).calculator,
    lists: async () => (await import('./lists/list-checker.ts')).listChecker,
    packs: async () => (await import('./packs/pack-loader.ts')).packLoader,
    picture: async () => (await import('./element/picture/picture-maker.ts')).pictureMaker,
  });
}

/**
 * Reads a setup; gangs and scenarios of packs go by their ids, and lie whole in what is read, so
 * that a record needs no pack to be replayed. It says which packs they came from.
 */
function readFrom(shelf: Library, value: unknown): ReactionSetup | readonly Problem[] {
  if (shelf === BUILT_IN_LIBRARY || typeof value !== 'object' || value === null)
    return readSetup(value);
  const draft: Readonly<Record<string, unknown>> = { ...value };
  const { scenario, gangs } = draft;
  const named = (list: readonly { readonly id: string }[], wanted: unknown): unknown =>
    list.find(({ id }) => id === wanted) ?? wanted;
  const added = addedTo(shelf);
  const origins = (ids: readonly unknown[]) =>
    ids.flatMap((id) => (typeof id === 'string' ? shelf.origins.get(id) : undefined) ?? []);
  if (draft['position'] !== undefined) {
    // A record has what it needs whole; a position alone names what lies on the shelf.
    const read = readSetup(draft, isWhole(scenario) || hasWhole(gangs) ? undefined : added);
    if (isProblems(read)) return read;
    const from = origins([read.scenario, ...read.gangs].map((each) => Object(each).id));
    return from.length > 0 ? { ...read, packs: [...new Set(from)] } : read;
  }
  const used = origins([scenario, ...(Array.isArray(gangs) ? gangs : [])]);
  return readSetup({
    ...draft,
    ...(used.length > 0 ? { packs: [...new Set(used)] } : {}),
    ...(scenario === undefined ? {} : { scenario: named(added.scenarios, scenario) }),
    ...(Array.isArray(gangs) ? { gangs: gangs.map((gang) => named(added.gangs, gang)) } : {}),
  });
}

/** What packs have put on a shelf. */
function addedTo({ gangs, scenarios }: Library): Pick<Library, 'gangs' | 'scenarios'> {
  return {
    gangs: gangs.slice(BUILT_IN_LIBRARY.gangs.length),
    scenarios: scenarios.slice(BUILT_IN_LIBRARY.scenarios.length),
  };
}

function isWhole(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function hasWhole(gangs: unknown): boolean {
  return Array.isArray(gangs) && gangs.some(isWhole);
}

/**
 * Reaction: a skirmish in which fear decides as much as fire.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * game.ask(); // { kind: 'choice', who: 1, about: 'order', … }
 * game.answer('1');
 * game.ask(); // { about: 'group', … }
 * ```
 */
export const reaction: GameSystem<Battle, ReactionSetup> =
  /* @__PURE__ */ reactionFrom(BUILT_IN_LIBRARY);
