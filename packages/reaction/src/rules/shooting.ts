import { forEachFlow, tailFlow, subFlow, roll, successes, type Flow } from '@skirmish-kit/core';
import { figureOf, figuresIn, isIn, measured } from './figures.ts';
import { coverFor } from './battlefield.ts';
import { hardwareModifier } from './machines.ts';
import { emit } from './events.ts';
import { loseOpportunity } from './lose-opportunity.ts';
import type { Weapon } from './profile.ts';
import { QUALITY_MODIFIER } from './quality.ts';
import { rangeOf, type Range } from './range.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { coverModifier, wound, type Blow } from './wound.ts';

/** How shots are fired. Opportunity fire is a burst, or a shot of a weapon without bursts. */
export type FireMode = 'shoot' | 'burst' | 'aim' | 'opportunity';

/** RX-SHOOT-02: shots shared over targets before rolling. */
export interface Allotment {
  readonly target: Figure;
  readonly shots: number;
}

/** RX-SHOOT-05, RX-SHOOT-06 */
function rangeModifier(battle: Battle, range: Range): number {
  const { longRange, pointBlank } = battle.settings;
  if (range === 'long') return longRange;
  if (range === 'short') return 1;
  return pointBlank === 'replaces-short' ? 2 : 3;
}

/** RX-SHOOT-04, RX-SHOOT-05: everything added to the die. */
export function hitModifier(
  battle: Battle,
  shooter: Figure,
  range: Range,
  mode: FireMode,
  targetInCover: boolean,
): number {
  let modifier = QUALITY_MODIFIER[shooter.quality] + rangeModifier(battle, range);
  if (targetInCover) modifier -= 1;
  if (shooter.reaction === 'panic') modifier -= 1;
  if (mode === 'aim') modifier += 2;
  if (mode === 'burst' || mode === 'opportunity') modifier += battle.settings.burst; // RX-BURST-02
  return modifier + hardwareModifier(battle, shooter);
}

/** RX-SHOOT-03: 6 or more hits; a natural 1 never does, a natural 6 always. */
export function hitsOn(modifier: number): number {
  return Math.max(2, Math.min(6, 6 - modifier));
}

/** RX-SHOOT-02…05, RX-WOUND-01: every shot of one declaration, target after target. */
export function* shoot(
  battle: Battle,
  shooter: Figure,
  weapon: Weapon,
  mode: FireMode,
  allotments: readonly Allotment[],
): Flow {
  for (const { target, shots } of allotments) {
    const params = { figure: shooter.id, weapon: weapon.id, target: target.id, shots, mode };
    yield* emit('shots-declared', 'RX-SHOOT-02', params);
  }
  yield* forEachFlow(
    shootAt,
    battle,
    allotments.map(({ target, shots }): ShotsAt => [shooter.id, weapon, mode, target.id, shots]),
  );
}

type ShotsAt = [shooter: FigureId, weapon: Weapon, mode: FireMode, target: FigureId, shots: number];

function* shootAt(battle: Battle, ...[figure, weapon, mode, at, shots]: ShotsAt): Flow {
  const shooter = figureOf(battle, figure);
  const target = figureOf(battle, at);
  const distance = measured(battle, shooter, target);
  const range = rangeOf(weapon.ranges, distance);
  if (range === 'beyond') {
    const long = weapon.ranges.long * 10;
    yield* emit('shots-wasted', 'RX-SHOOT-02', { figure, target: at, shots, distance, long });
    return;
  }
  // RX-OPP-03: without bursts, opportunity fire is a single shot.
  const fired = mode === 'opportunity' && weapon.rateOfFire === 1 ? 'shoot' : mode;
  const modifier = hitModifier(battle, shooter, range, fired, target.inCover);
  const need = hitsOn(modifier);
  const hits = yield* roll(successes({ count: shots, sides: 6, at: need }), 'RX-SHOOT-03', {
    who: shooter.seat,
    about: 'to-hit',
    params: { figure, target: at, shots, weapon: weapon.id, modifier, need, range },
  });
  if (hits === 0) {
    const params = { figure, target: at, shots, modifier, need, range };
    yield* emit('misses', 'RX-SHOOT-03', params);
    return;
  }
  const params = { figure, target: at, shots, hits, modifier, need, range };
  yield* emit('hits', 'RX-SHOOT-03', params);
  yield* loseOpportunity(battle, target, 'hit'); // RX-OPP-02
  yield* tailFlow(woundByShots, battle, at, hits, {
    dice: weapon.damage,
    cover: coverAgainst(battle, shooter, target),
    bonus: range === 'point-blank' ? 1 : 0, // RX-WOUND-06
    by: 'shot',
  });
}

/** RX-WOUND-01: a wound roll for each hit, until there is nobody left to wound. */
function* woundByShots(battle: Battle, target: FigureId, hits: number, blow: Blow): Flow {
  for (let hit = 0; hit < hits && isIn(figureOf(battle, target)); hit++) {
    yield* subFlow(woundOnce, battle, target, blow);
  }
}

function* woundOnce(battle: Battle, target: FigureId, blow: Blow): Flow {
  yield* wound(battle, figureOf(battle, target), blow);
}

/** RX-WOUND-04: the thickest cover on the line of fire. */
export function coverAgainst(battle: Battle, shooter: Figure, target: Figure): number {
  return coverModifier(battle, target, coverFor(battle, shooter, target) ?? 0);
}

/** Everybody a weapon could be turned on, friend or foe, nearest first; equal ones in their order. */
export function nearestFirst(battle: Battle, figure: Figure): Figure[] {
  return figuresIn(battle)
    .filter((other) => other !== figure)
    .map((other) => ({ other, distance: measured(battle, figure, other) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other);
}
