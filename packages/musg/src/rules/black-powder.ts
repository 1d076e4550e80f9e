import type { Flow } from '@skirmish-kit/core';
import { shotStrength } from './aim.ts';
import { high, oneDie, rollFor } from './extra-die.ts';
import {
  areFoes,
  figureOf,
  figuresIn,
  gunsInReach,
  isAble,
  isWithin,
  weaponNamed,
} from './figures.ts';
import { emit } from './events.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { takeHit } from './wound.ts';

/** MU-ARCH-02: how far the bursting of a gun reaches, in paces. */
const BURST = 3;

/** MU-ARCH-04, MU-MERC-12: no weapon of an armourer's band bursts. */
function isSafe(battle: Battle, { seat }: Figure): boolean {
  return figuresIn(battle).some((figure) => figure.seat === seat && isAble(figure, 'armourer'));
}

/** MU-ARCH-02, MU-ARCH-03: another 1 bursts the weapon, hits its bearer, and it is lost. */
export function* misfires(battle: Battle, id: FigureId, weaponId: string): Flow<boolean> {
  const shooter = figureOf(battle, id);
  if (isSafe(battle, shooter)) return false;
  const thrown = oneDie(
    (die) => die === 1,
    high,
    (isBurst) => isBurst,
  );
  const context = { who: shooter.seat, about: 'misfire', params: { figure: id } };
  const bursts = yield* rollFor({ battle, by: id, against: null }, thrown, 'MU-ARCH-02', context);
  if (!bursts) return false;
  const weapon = weaponNamed(shooter, weaponId);
  yield* emit('bursts', 'MU-ARCH-02', { figure: id, weapon: weaponId });
  shooter.lost = [...shooter.lost, weaponId];
  // The other one of two is still loaded.
  const fired = shooter.fired.lastIndexOf(weaponId);
  if (fired >= 0) shooter.fired = shooter.fired.toSpliced(fired, 1);
  const strength = shotStrength(shooter, weapon);
  const gun = gunsInReach(battle, shooter).find((each) => each.weapon === weaponId);
  const hit = weapon.artillery
    ? figuresIn(battle).filter((each) => isWithin(gun ?? shooter, each, BURST))
    : [shooter];
  for (const victim of hit) {
    const by = areFoes(battle, shooter.seat, victim.seat) ? id : null; // MU-VP-01
    yield* takeHit(battle, victim.id, strength, by, 'MU-ARCH-02');
  }
  return true;
}
