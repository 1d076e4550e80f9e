import { constant } from '@skirmish-kit/core';
import { bindCode, isBound, type MusgModules } from './modules.ts';
import type { Battle } from './state.ts';
import type { World } from './world.ts';

/** A battle that came as JSON, bound to the code it is played with; one that is bound stays as it is. */
export function adoptBattle(
  battle: Battle,
  modules: MusgModules,
  worlds: readonly World[],
): Battle {
  if (isBound(battle)) return battle;
  const adopted = { ...battle, settings: constant({ ...battle.settings }) };
  bindCode(adopted, { modules, world: worlds.find(({ id }) => id === battle.world?.id) });
  return adopted;
}
