import { defineSystem, isProblems, type GameSystem, type Problem } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY, choicesFrom, type Library } from './choices.ts';
import { makePosition } from './notation/position.ts';
import { readSetup, startOf } from './notation/setup-from-position.ts';
import { companionCode } from './packs/read-companion.ts';
import { trimSetup } from './packs/trim-setup.ts';
import { FACTIONS } from './packs/built-in.ts';
import { reportOf } from './report.ts';
import { useCompanion, type AbilityCodes } from './rules/companion.ts';
import type { Faction } from './rules/profile.ts';
import type { DeadzoneSetup } from './rules/setup-input.ts';
import type { Battle } from './rules/state.ts';
import { playableSystem } from './playable-system.ts';
import { messagesWith } from './messages/index.ts';

/** Deadzone with what lies on a shelf: its teams and missions can be picked and named. */
export function deadzoneFrom(shelf: Library): GameSystem<Battle, DeadzoneSetup> {
  const codes = companionCode(shelf.companions);
  return defineSystem<Battle, DeadzoneSetup>({
    ...playableSystem,
    setup(setup) {
      const battle = startOf(setup, codes);
      useCompanion(battle, codes);
      return battle;
    },
    readSetup: (value) => readFrom(shelf, codes, value),
    choices: choicesFrom(shelf),
    messages: messagesWith(shelf.companions),
    report: reportOf,
    notation: {
      make: (battle) => makePosition(battle, loadedBy(shelf)),
      parse: (position) => ({ position }),
    },
    odds: async () => (await import('./odds/calculator.ts')).calculator,
    queries: async () => (await import('./queries/index.ts')).queriesOf(shelf.factions),
    lists: async () => (await import('./lists/list-checker.ts')).listCheckerFor(shelf.factions),
    packs: async () => (await import('./packs/pack-loader.ts')).packLoader,
    picture: async () => (await import('./element/picture/picture-maker.ts')).pictureMaker,
  });
}

/**
 * Reads a setup; teams and missions of packs go by their ids, and lie whole in what is read with what
 * they need of their factions, so that a record needs no pack to be replayed. It says which packs they
 * came from.
 */
function readFrom(
  shelf: Library,
  codes: AbilityCodes,
  value: unknown,
): DeadzoneSetup | readonly Problem[] {
  if (shelf === BUILT_IN_LIBRARY || typeof value !== 'object' || value === null)
    return readSetup(value, codes);
  const draft: Readonly<Record<string, unknown>> = { ...value };
  if (draft['position'] !== undefined) {
    // A record has what it needs whole; a position alone names what lies on the shelf.
    const isRecord = draft['teams'] !== undefined || draft['mission'] !== undefined;
    const placed = readSetup(draft, codes, isRecord ? undefined : loadedBy(shelf));
    return isProblems(placed) ? placed : trimSetup(placed, shelf.origins);
  }
  const { mission, teams, factions = shelf.factions.filter(isLoaded) } = draft;
  const named = <T extends { readonly id: string }>(list: readonly T[], wanted: unknown) =>
    list.find(({ id }) => id === wanted && shelf.origins.has(id)) ?? wanted;
  const listed: readonly unknown[] | undefined = Array.isArray(teams) ? teams : undefined;
  const read = readSetup(
    {
      ...draft,
      factions,
      ...(mission === undefined ? {} : { mission: named(shelf.missions, mission) }),
      ...(listed ? { teams: listed.map((team) => named(shelf.teams, team)) } : {}),
    },
    codes,
  );
  return isProblems(read) ? read : trimSetup(read, shelf.origins);
}

/** What packs have put on a shelf. */
function loadedBy({ missions, teams, factions, origins }: Library) {
  const fromPack = ({ id }: { readonly id: string }) => origins.has(id);
  return {
    missions: missions.filter(fromPack),
    teams: teams.filter(fromPack),
    factions: factions.filter(isLoaded),
  };
}

function isLoaded(faction: Faction): boolean {
  return !FACTIONS.includes(faction);
}

/**
 * Deadzone: strike teams fight over a ruined city, cube by cube.
 *
 * @example
 * ```ts
 * const game = new Game(deadzone, deadzone.defaults, { seed: 7 });
 * game.ask()?.about; // 'first-player'
 * ```
 */
export const deadzone: GameSystem<Battle, DeadzoneSetup> =
  /* @__PURE__ */ deadzoneFrom(BUILT_IN_LIBRARY);
