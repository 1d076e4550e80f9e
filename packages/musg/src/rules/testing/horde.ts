import type { Flow } from '@skirmish-kit/core';
import type { Recruit } from '../band.ts';
import type { Battle } from '../state.ts';
import { playStep } from '../turn.ts';
import type { World } from '../world.ts';
import { aliens } from '../worlds/aliens.ts';
import { hordeSeat, spawn } from '../worlds/spawn.ts';
import { zombies, zombieTable } from '../worlds/zombies.ts';
import { at, battleWith, type TestBattle } from './battle.ts';

/** Where somebody stands already, in paces, and who it is. */
type There = readonly [x: number, y: number, recruit: Recruit];

/** A battle among those who stand there already; they are c1, c2 and so on. */
function among(world: World, there: readonly There[], rest: TestBattle): Battle {
  const battle = battleWith({ world, ...rest });
  for (const [x, y, recruit] of there) spawn(battle, recruit, hordeSeat(battle), at(x, y));
  return battle;
}

export function amongAliens(there: readonly There[], rest: TestBattle = {}): Battle {
  return among(aliens, there, rest);
}

export function amongDead(
  dead: readonly (readonly [number, number])[],
  rest: TestBattle = {},
): Battle {
  const [, [[three]]] = zombieTable(battleWith({ world: zombies, ...rest }));
  const recruit = three?.recruit;
  if (!recruit) throw new Error('Three zombies are no zombies.');
  return among(
    zombies,
    dead.map(([x, y]) => [x, y, recruit]),
    rest,
  );
}

const isGoingOn = ({ phase }: Battle): boolean => phase.step === 'wild';

/** MU-TURN-07: everybody has acted; now those of nobody do, one after the other. */
export function* hordeActs(battle: Battle): Flow {
  battle.phase = { step: 'wave', wave: 2, place: 9, left: null };
  do yield* playStep(battle);
  while (isGoingOn(battle));
}
