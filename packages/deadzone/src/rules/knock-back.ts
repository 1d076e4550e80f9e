import { choose, tailFlow, type Flow } from '@skirmish-kit/core';
import { directlyAway, EIGHT_DIRECTIONS, type Cube } from '../board/index.ts';
import { directionAnswers } from './answer-keys.ts';
import type { DamageSource } from './damage.ts';
import { controllerOf, isOnField, modelOf } from './models.ts';
import { isImmovable, throwModel } from './scatter.ts';
import type { Battle, ModelId } from './state.ts';

/** The numbers of the scatter die. */
const WAYS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** DZ-ABIL-34: after the damage of a hit, the target is moved one cube directly away. */
export function* knockBack(battle: Battle, by: ModelId, target: ModelId, harm: DamageSource): Flow {
  if (!isOnField(modelOf(battle, target)) || isImmovable(battle, target)) return;
  const way = yield* chooseDirection(battle, by, modelOf(battle, by).cube, target);
  yield* tailFlow(throwModel, battle, target, way, false, harm);
}

/**
 * DZ-AWAY-01: which way is directly away from a cube, as a scatter die; with several the attacker
 * picks.
 */
export function* chooseDirection(
  battle: Battle,
  by: ModelId,
  from: Cube,
  target: ModelId,
): Flow<number> {
  const { cube } = modelOf(battle, target);
  const [only, ...others] = directlyAway(from, cube);
  if (!only) throw new Error(`There is no way from ${from.join()} on.`);
  if (others.length === 0) return wayTo(cube, only);
  return yield* choose({
    who: controllerOf(battle, modelOf(battle, by)),
    about: 'away',
    rule: 'DZ-AWAY-01',
    params: { model: target },
    // A way off the board is one too: into its rim.
    options: WAYS.map((number) => ({
      key: directionAnswers.make({ kind: 'way', number }),
      value: Number(number),
    })),
  });
}

function wayTo(from: Cube, to: Cube): number {
  return EIGHT_DIRECTIONS.findIndex(([x, y]) => from[0] + x === to[0] && from[1] + y === to[1]) + 1;
}
