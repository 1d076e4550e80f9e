import { choose, subFlow, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import { lineMeets } from '@skirmish-kit/space';
import { obstaclesTo } from './aim.ts';
import { picks } from './answer-keys.ts';
import {
  areEngaged,
  figureOf,
  figuresIn,
  foesOf,
  isAble,
  isEngaged,
  isIn,
  isWithin,
  sideOf,
  weaponNamed,
} from './figures.ts';
import { PACE } from './paces.ts';
import { piecesLeft } from './pieces.ts';
import type { RangedWeapon } from './profile.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { strike, wieldedBy } from './strike.ts';
import { strikeChoices } from './strike-choices.ts';
import { neighboursOf, SPREAD } from './targets.ts';
import { passCover } from './volley.ts';

/** MU-LOS-02: whether somebody on the same storey stands on the line between the two. */
export function isBehindModels(battle: Battle, viewer: Figure, target: Figure): boolean {
  return figuresIn(battle).some(
    (other) =>
      other.id !== viewer.id &&
      other.id !== target.id &&
      !other.hidden &&
      Math.abs(other.level - viewer.level) < PACE &&
      Math.abs(other.level - target.level) < PACE &&
      lineMeets(other, viewer.at, target.at),
  );
}

/** MU-MULTI-01: all of whom every two are that near each other. */
export function pairsWith(first: Figure, others: readonly Figure[]): Figure[] {
  const found = [first];
  for (const other of others)
    if (!found.includes(other) && found.every((each) => isWithin(each, other, SPREAD)))
      found.push(other);
  return found;
}

/** MU-BAND-07: what a side is worth that has not spent everything. */
export function unspentWorth(battle: Battle, seat: Seat): number {
  const { unspent } = sideOf(battle, seat);
  return battle.settings.unspentPoints === 'full' ? unspent : Math.floor(unspent / 10);
}

/** MU-SHOOT-14: two of the same pistol are two; nobody throws with both hands. */
export function pistolsOf({ recruit, lost }: Figure, weapon: RangedWeapon): number {
  if (weapon.hands !== 1 || weapon.missile || weapon.template) return 1;
  const left = piecesLeft(recruit.ranged, lost).filter(({ id }) => id === weapon.id);
  return Math.max(1, Math.min(2, left.length));
}

/** MU-ACT-05: why who is in melee may not fire this at this one: only a pistol, at whom he fights. */
export function whyNotInMelee(
  battle: Battle,
  figure: Figure,
  weapon: RangedWeapon,
  target: Figure,
): Refusal | undefined {
  if (!isEngaged(battle, figure)) return undefined;
  const isPistol = weapon.hands === 1 && !weapon.missile && !weapon.template;
  return isPistol && areEngaged(battle, figure, target)
    ? undefined
    : refuse('in-melee', 'MU-ACT-05', { figure: figure.id });
}

/** MU-MULTI-05: whether a hit that passes on gets past what is before the next one. */
export function* reachesNext(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  next: FigureId,
): Flow<boolean> {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  for (const { need } of obstaclesTo(battle, shooter, weapon, figureOf(battle, next)))
    if ((yield* passCover({ battle, by: id, against: next }, 1, need)) === 0) return false;
  return true;
}

/** MU-MULTI-06: the one who was hit last while he stands; then whom the shooter picks beside him. */
export function* pickNext(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  hit: readonly FigureId[],
): Flow<FigureId | undefined> {
  const shooter = figureOf(battle, id);
  const figures = hit.map((each) => figureOf(battle, each));
  const current = figures.at(-1);
  if (current && isIn(current)) return current.id;
  if (weaponNamed(shooter, weaponId).targets === 1) return undefined;
  const found = neighboursOf(battle, shooter, figures);
  if (found.length < 2) return found[0]?.id;
  return yield* choose({
    who: shooter.seat,
    about: 'first-target',
    rule: 'MU-MULTI-06',
    params: { figure: id },
    options: found.map((each) => ({
      key: picks.make({ kind: 'figure', id: each.id }),
      value: each.id,
    })),
  });
}

/** MU-DISENG-02: everybody whom he leaves strikes him once, with all he has; says whether he lives. */
export function* partingBlows(battle: Battle, id: FigureId): Flow<boolean> {
  if (isAble(figureOf(battle, id), 'leaves-melee')) return true; // MU-MERC-14
  for (const { id: foeId } of foesOf(battle, figureOf(battle, id))) {
    const foe = figureOf(battle, foeId);
    if (foe.fleeing || foe.carries !== null || !isIn(figureOf(battle, id))) continue;
    const diceWith = (ids: readonly string[]) =>
      (wieldedBy(foe, ids) ?? []).reduce((sum, { dice }) => sum + dice, 0);
    const [most] = strikeChoices(foe).toSorted((a, b) => diceWith(b) - diceWith(a));
    if (most) yield* subFlow(strike, battle, foeId, id, most);
  }
  return isIn(figureOf(battle, id));
}
