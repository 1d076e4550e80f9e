import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { needToHit, obstaclesTo } from './aim.ts';
import { isArchaic } from './archaic-weapons.ts';
import { figureOf, isIn, weaponNamed, weaponsOf } from './figures.ts';
import { followingIds } from './follower-queue.ts';
import { resolveHits } from './hits.ts';
import { emit } from './events.ts';
import { firePieces } from './pieces.ts';
import type { RangedWeapon } from './profile.ts';
import { refuse } from './refusals.ts';
import { shoot } from './shoot.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { volley } from './volley.ts';
import { shotCost, whyNotShoot } from './why-not-shoot.ts';

/** A figure that fires along, with its weapon and what it needs to hit. */
interface Shooter {
  readonly figure: FigureId;
  readonly weapon: string;
  readonly need: number;
  readonly cover: readonly number[];
}

/** MU-EXTRA-08: who can shoot with him at the same target, the best first. */
function alongside(battle: Battle, target: Figure): Shooter[] {
  return followingIds(battle)
    .map((id) => figureOf(battle, id))
    .filter(isIn)
    .sort((a, b) => (a.recruit.values.shoot ?? 9) - (b.recruit.values.shoot ?? 9))
    .flatMap((figure): Shooter[] => {
      const weapon = weaponsOf(battle, figure).find(
        (each) => !each.template && !whyNotShoot(battle, figure, each.id, target, target.id),
      );
      if (!weapon) return [];
      const need = needToHit(battle, figure, weapon, target);
      const cover = obstaclesTo(battle, figure, weapon, target).map((each) => each.need);
      return [{ figure: figure.id, weapon: weapon.id, need, cover }];
    });
}

/** MU-EXTRA-08: why they cannot shoot together. */
export function whyNotFireTogether(
  battle: Battle,
  figure: Figure,
  weapon: string,
  target: Figure | undefined,
  targetId: FigureId,
): Refusal | undefined {
  const refusal = whyNotShoot(battle, figure, weapon, target, targetId);
  if (refusal || !target) return refusal;
  return alongside(battle, target).length > 0
    ? undefined
    : refuse('nobody-along', 'MU-EXTRA-08', { figure: figure.id });
}

/** MU-EXTRA-08, MU-EXTRA-10: he shoots, then those who go along; alike ones roll together. */
export function* fireTogether(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  targetId: FigureId,
): Flow {
  const shooters = alongside(battle, figureOf(battle, targetId));
  yield* subFlow(shoot, battle, id, weaponId, targetId);
  while (shooters.length > 0 && isIn(figureOf(battle, targetId))) {
    const [first] = shooters;
    const alike = shooters.filter((shooter) => first && areAlike(battle, first, shooter));
    shooters.splice(0, shooters.length, ...shooters.filter((each) => !alike.includes(each)));
    yield* subFlow(salvo, battle, alike, targetId);
  }
}

/** Those whose dice can be rolled together: no weapon that may burst or stray. */
function areAlike(battle: Battle, first: Shooter, other: Shooter): boolean {
  if (first === other) return true;
  return (
    !isArchaic(weaponNamed(figureOf(battle, first.figure), first.weapon)) &&
    first.weapon === other.weapon &&
    first.need === other.need &&
    first.cover.join() === other.cover.join()
  );
}

function* salvo(battle: Battle, shooters: readonly Shooter[], targetId: FigureId): Flow {
  const [first] = shooters;
  if (!first) return;
  const weapon = weaponNamed(figureOf(battle, first.figure), first.weapon);
  for (const { figure } of shooters) pay(battle, figureOf(battle, figure), weapon);
  if (shooters.length === 1)
    return yield* subFlow(shoot, battle, first.figure, first.weapon, targetId);
  const count = shooters.length;
  yield* emit('salvo', 'MU-EXTRA-08', { figure: first.figure, target: targetId, count });
  const attack = { battle, by: first.figure, against: targetId };
  const hits = yield* volley(attack, count * weapon.targets, first.cover, first.need);
  if (hits > 0) yield* subFlow(resolveHits, battle, first.figure, first.weapon, targetId, hits);
}

function pay(battle: Battle, figure: Figure, weapon: RangedWeapon): void {
  figure.ap -= shotCost(figure, weapon);
  firePieces(figure, weapon);
  reveal(battle, figure);
}
