import { constant } from '@skirmish-kit/core';
import type { Battle } from './state.ts';
import { defaultsOf, type World } from './world.ts';

/** MU-TURN-07: a battle begins in a world, played so. */
export function enterWorld(
  battle: Battle,
  world: World,
  worldSettings: Readonly<Record<string, string>> = {},
): void {
  const settings = constant({ ...defaultsOf(world), ...worldSettings });
  const players = battle.sides.length;
  battle.world = {
    id: world.id,
    settings,
    parties: world.parties?.(players, settings) ?? freeForAllSides(players),
    markers: [],
    counts: {},
    marks: {},
  };
  world.begin?.(battle);
}

/** Every player, those who play themselves, and bystanders, whom nobody fights. */
export function freeForAllSides(players: number): (number | null)[] {
  return [...Array.from({ length: players + 1 }, (_, seat) => seat), null];
}
