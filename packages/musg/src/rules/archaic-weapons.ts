import type { Flow } from '@skirmish-kit/core';
import { lineMeets } from '@skirmish-kit/space';
import { needToHit, obstaclesTo, shotsOf, shotStrength } from './aim.ts';
import { moduleOf } from './modules.ts';
import { high, low, oneDie, rollFor, type Attack } from './extra-die.ts';
import { figureOf, findFigure, figuresIn, isIn, measured, weaponNamed } from './figures.ts';
import { resolveHits } from './hits.ts';
import { emit } from './events.ts';
import type { RangedWeapon } from './profile.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { passCover } from './volley.ts';
import { takeHit } from './wound.ts';

/** MU-ARCH-01: bows, thrown weapons and black powder. */
export const isArchaic = ({ blackPowder, missile }: RangedWeapon): boolean =>
  blackPowder === true || missile === true;

/** MU-ARCH-01: with archaic weapons a 1 has consequences, so each die is looked at. */
export function* shootArchaic(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  targetId: FigureId,
): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const target = figureOf(battle, targetId);
  let shots = shotsOf(battle, shooter, weapon);
  for (const { need } of obstaclesTo(battle, shooter, weapon, target))
    if (shots > 0) shots = yield* passCover({ battle, by: id, against: targetId }, shots, need);
  for (; shots > 0 && isIn(target); shots--) {
    const need = needToHit(battle, shooter, weapon, target);
    const result = yield* archaicShot(battle, id, weaponId, target, need);
    if (result === 'hit') yield* resolveHits(battle, id, weaponId, targetId, 1);
    if (result === 'burst') return;
  }
}

/** MU-ARCH-01 to MU-ARCH-06: one shot at somebody or something that stands there, and what a 1 brings. */
export function* archaicShot(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  target: Figure,
  need: number,
): Flow<'hit' | 'miss' | 'burst'> {
  const weapon = weaponNamed(figureOf(battle, id), weaponId);
  const stray = weapon.missile ? battle.settings.missilesStray : undefined;
  if (stray === 'always' && (yield* strays(battle, id, weaponId, target))) return 'miss';
  const against = findFigure(battle, target.id)?.id ?? null;
  const result = yield* archaicDie({ battle, by: id, against }, need);
  if (result !== 'one') return result;
  if (stray === 'on-one') yield* strays(battle, id, weaponId, target);
  if (!weapon.blackPowder) return 'miss';
  return (yield* moduleOf(battle, 'optional').misfires(battle, id, weaponId)) ? 'burst' : 'miss';
}

/** MU-SHOOT-07, MU-ARCH-01: one die to hit of which a 1 matters. */
export function* archaicDie(attack: Attack, need: number): Flow<'hit' | 'miss' | 'one'> {
  const { battle, by } = attack;
  const read = (die: number) => (die >= need ? 'hit' : die === 1 ? 'one' : 'miss');
  const thrown = oneDie(read, high, (result) => result !== 'hit');
  const result = yield* rollFor(attack, thrown, 'MU-SHOOT-07', {
    who: figureOf(battle, by).seat,
    about: 'to-hit',
    params: { shots: 1, need },
  });
  yield* emit('hits', 'MU-SHOOT-07', { hits: result === 'hit' ? 1 : 0, shots: 1, need });
  return result;
}

/** MU-ARCH-05, MU-ARCH-06: figures on the line before the target roll, nearest first: the first 6 is hit. */
function* strays(battle: Battle, id: FigureId, weaponId: string, target: Figure): Flow<boolean> {
  const shooter = figureOf(battle, id);
  const between = figuresIn(battle)
    .filter((other) => other.id !== id && other.id !== target.id && !other.hidden)
    .filter((other) => lineMeets(other, shooter.at, target.at))
    .filter((other) => measured(shooter, other) < measured(shooter, target))
    .sort((a, b) => measured(shooter, a) - measured(shooter, b));
  for (const other of between) {
    const fight = { battle, by: other.id, against: id };
    const thrown = oneDie(
      (die) => die === 6,
      low,
      (isStruck) => isStruck,
    );
    const params = { figure: other.id };
    const context = { who: other.seat, about: 'in-the-way', params };
    const struck = yield* rollFor(fight, thrown, 'MU-ARCH-05', context);
    if (!struck) continue;
    yield* emit('strays', 'MU-ARCH-05', { figure: other.id });
    const strength = shotStrength(shooter, weaponNamed(shooter, weaponId));
    yield* takeHit(battle, other.id, strength, id, 'MU-ARCH-05');
    return true;
  }
  return false;
}
