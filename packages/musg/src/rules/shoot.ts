import { choose, tailFlow, subFlow, type Flow } from '@skirmish-kit/core';
import { needToHit, obstaclesTo, piecesFired, shotsOf } from './aim.ts';
import { picks } from './answer-keys.ts';
import { isArchaic, shootArchaic } from './archaic-weapons.ts';
import { moduleOf } from './modules.ts';
import { enemiesOf, figureOf, isAble, isAutonomous, weaponNamed } from './figures.ts';
import { flames } from './flame.ts';
import { resolveHits } from './hits.ts';
import { emit } from './events.ts';
import { firePieces } from './pieces.ts';
import type { RangedWeapon } from './profile.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { clusterOf, firstTargets, mayBeHit } from './targets.ts';
import { volley } from './volley.ts';
import { worldOf } from './world.ts';

/** MU-SHOOT-01 to MU-SHOOT-13: one Shoot action, paid for already. */
export function* shoot(battle: Battle, id: FigureId, weaponId: string, target: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  firePieces(shooter, weapon, piecesFired(battle, shooter, weapon));
  reveal(battle, shooter);
  yield* emit('shoots', 'MU-SHOOT-01', { figure: id, weapon: weaponId, target });
  const lives = battle.figures.map(({ life }) => life);
  if (weapon.template === 'flame') yield* subFlow(flames, battle, id, weaponId, target);
  else if (weapon.template === 'blast')
    yield* subFlow(moduleOf(battle, 'optional').blast, battle, id, weaponId, target);
  else if (
    mayRiskFriends(battle, shooter) &&
    moduleOf(battle, 'optional').isRisky(battle, shooter, target)
  )
    yield* subFlow(moduleOf(battle, 'optional').intoMelee, battle, id, weaponId, target);
  else if (isArchaic(weapon))
    yield* subFlow(shootArchaic, battle, id, weaponId, yield* firstOf(battle, id, target));
  else yield* subFlow(burst, battle, id, weaponId, yield* firstOf(battle, id, target));
  yield* subFlow(afterShots, battle, id, weaponId, target, lives);
  const shot = worldOf(battle)?.shot?.(battle, id, weaponId, target);
  if (shot) yield* shot;
}

/** MU-SHOOT-05, MU-SHOOT-06: only with leave to, and in worlds, is anybody shot at who is in melee with friends. */
function mayRiskFriends({ world }: Battle, shooter: Figure): boolean {
  return world !== undefined || isAble(shooter, 'shoots-into-melee');
}

/** MU-MULTI-03: of equally near ones their owner says who is first. */
function* firstOf(battle: Battle, id: FigureId, target: FigureId): Flow<FigureId> {
  const shooter = figureOf(battle, id);
  const aimed = figureOf(battle, target);
  const first = firstTargets(shooter, clusterOf(battle, aimed, othersInReach(battle, shooter)));
  if (first.length < 2 || !first.includes(aimed) || isAutonomous(battle, aimed)) return target;
  return yield* choose({
    who: aimed.seat,
    about: 'first-target',
    rule: 'MU-MULTI-03',
    params: { figure: id },
    options: first.map((each) => ({
      key: picks.make({ kind: 'figure', id: each.id }),
      value: each.id,
    })),
  });
}

/** MU-MULTI-03: everybody whom a shot at others may reach as well. */
function othersInReach(battle: Battle, shooter: Figure): readonly Figure[] {
  return enemiesOf(battle, shooter.seat).filter((enemy) => mayBeHit(battle, shooter, enemy));
}

/** MU-MULTI-02: all dice, or one for each enemy there is. */
function diceOf(battle: Battle, shooter: Figure, weapon: RangedWeapon, target: Figure): number {
  const shots = shotsOf(battle, shooter, weapon);
  if (battle.settings.burstDice === 'all') return shots;
  const cluster = clusterOf(battle, target, othersInReach(battle, shooter));
  return Math.min(shots, cluster.length);
}

/** MU-MULTI-01 to MU-MULTI-05: cover, hits, and where they go. */
function* burst(battle: Battle, id: FigureId, weaponId: string, first: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const target = figureOf(battle, first);
  const cover = obstaclesTo(battle, shooter, weapon, target).map(({ need }) => need);
  const need = needToHit(battle, shooter, weapon, target);
  const shots = diceOf(battle, shooter, weapon, target);
  const hits = yield* volley({ battle, by: id, against: first }, shots, cover, need);
  if (hits > 0) yield* tailFlow(resolveHits, battle, id, weaponId, first, hits);
}

/** MU-EQ-08: who hangs where there are no stairs does so on a rope. */
function isOnRope(battle: Battle, id: FigureId): boolean {
  const { hanging, on } = figureOf(battle, id);
  return hanging && on !== null && !battle.climbable.includes(on);
}

/** MU-EDGE-02, MU-PASS-06: who was shot at may fall from his rope, or give way. */
export function* afterShots(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  target: FigureId | null,
  lives: readonly number[],
): Flow {
  const hurt = battle.figures.filter((figure, i) => figure.life < (lives[i] ?? 0));
  for (const { id: victim } of hurt) {
    if (isOnRope(battle, victim)) yield* moduleOf(battle, 'optional').fallDie(battle, victim, id);
    if (isAble(figureOf(battle, victim), 'head-shot'))
      yield* moduleOf(battle, 'optional').headShot(battle, victim, id);
  }
  if (battle.settings.underFire === 'off') return;
  const aimed = target === null ? [] : [target];
  const shotAt = new Set([...aimed, ...hurt.map((figure) => figure.id)]);
  for (const each of shotAt)
    yield* moduleOf(battle, 'optional').testUnderFire(battle, each, id, weaponId);
}
