import { choose, type Flow, type Seat } from '@skirmish-kit/core';
import { cubeRange, makeCube, standableCubes, type Cube } from '../board/index.ts';
import { tokenAnswers } from './answer-keys.ts';
import { itemById } from './carry.ts';
import { boardOf } from './battlefield.ts';
import { isInZone } from './mission.ts';
import { emit } from './events.ts';
import { internCube } from './cube-index.ts';
import type { Battle } from './state.ts';

/** DZ-ABIL-26: one token, one cube; not out of a deployment zone. */
export function* shiftToken(battle: Battle, seat: Seat): Flow {
  const board = boardOf(battle);
  const options = battle.items.flatMap(({ id, cube }) => {
    if (!cube || battle.mission.zones.some((zone) => isInZone([cube[0], cube[1]], zone))) return [];
    return standableCubes(board)
      .filter((to) => cubeRange(cube, to) === 1)
      .map((to) => ({
        key: tokenAnswers.make({ kind: 'shift', item: id, to }),
        value: { id, to },
      }));
  });
  if (options.length === 0) return;
  const shift = yield* choose<{ readonly id: string; readonly to: Cube } | null>({
    who: seat,
    about: 'logistics',
    rule: 'DZ-ABIL-26',
    skip: 'none',
    params: { seat },
    options: [{ key: tokenAnswers.make({ kind: 'none' }), value: null }, ...options],
  });
  if (!shift) return;
  itemById(battle, shift.id).cube = internCube(shift.to);
  yield* emit('token-shifted', 'DZ-ABIL-26', { to: makeCube(shift.to) });
}
