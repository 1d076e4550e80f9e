import {
  mapReading,
  roll,
  type Chance,
  type Flow,
  type RollContext,
  type RuleId,
  type Seat,
} from '@skirmish-kit/core';
import { hitsOf, ONE_DIE, reaches } from './dice.ts';
import { isChief } from './figures.ts';
import { moduleOf } from './modules.ts';
import type { Battle, FigureId } from './state.ts';

/** A die more that somebody adds to a roll (MU-PULP-07): for it, or against it. */
export interface ExtraDie {
  /** Who pays for it. */
  readonly by: FigureId;
  readonly helps: boolean;
}

/** Whose roll it is, and against whom; nobody for wounds of chance. */
export interface Fight {
  readonly battle: Battle;
  readonly by: FigureId | null;
  readonly against: FigureId | null;
}

/** What somebody does with dice. */
export interface Attack extends Fight {
  readonly by: FigureId;
}

/** A roll to which a die may be added. */
export interface Throw<T> {
  /** How it is rolled when nobody adds one. */
  readonly chance: Chance<T>;
  readonly dice: number;
  readonly read: (dice: readonly number[]) => T;
  /** How good a face is for the figure that rolls. */
  readonly good: (face: number) => number;
  /** Whether that is a failure; left out where a roll cannot fail. */
  readonly fails?: (result: T) => boolean;
}

/** MU-PULP-07: every roll of a battle that can turn out well or badly. In a world somebody may add a die. */
export function* rollFor<T>(
  fight: Fight | null,
  thrown: Throw<T>,
  rule: RuleId,
  context: RollContext,
): Flow<T> {
  if (fight === null || fight.by === null || fight.battle.world === undefined)
    return yield* roll(thrown.chance, rule, context);
  return yield* moduleOf(fight.battle, 'optional').rollWithAdded(fight, thrown, rule, context);
}

export const high = (face: number): number => face;
export const low = (face: number): number => -face;

/** So many dice, each of which should show at least this. */
export function hits(count: number, need: number): Throw<number> {
  return {
    chance: hitsOf(count, need),
    dice: count,
    read: (dice) => dice.filter((die) => die >= need).length,
    good: high,
    fails: (reached) => reached === 0,
  };
}

/** One die that should show at least this. */
export function success(need: number): Throw<boolean> {
  return {
    chance: reaches(need),
    dice: 1,
    read: ([die = 0]) => die >= need,
    good: high,
    fails: (reached) => !reached,
  };
}

/** One die that is read so. */
export function oneDie<T>(
  read: (die: number) => T,
  good: (face: number) => number,
  fails?: (result: T) => boolean,
): Throw<T> {
  const thrown = {
    chance: mapReading(ONE_DIE, read),
    dice: 1,
    read: ([die = 0]: readonly number[]) => read(die),
    good,
  };
  return fails ? { ...thrown, fails } : thrown;
}

/** How many of so many dice show at least this. */
export function* rollHits(
  fight: Fight | null,
  count: number,
  need: number,
  rule: RuleId,
  context: RollContext,
): Flow<number> {
  return yield* rollFor(fight, hits(count, need), rule, context);
}

/** MU-DEP-04, MU-TURN-02, MU-TURN-04: one die of a whole side, for which its chief pays. */
export function* rollOfSide(
  battle: Battle,
  seat: Seat,
  rule: RuleId,
  context: RollContext,
): Flow<number> {
  const chief = battle.figures.find((figure) => figure.seat === seat && isChief(figure));
  const fight = { battle, by: chief?.id ?? null, against: null };
  return yield* rollFor(
    fight,
    oneDie((die) => die, high),
    rule,
    context,
  );
}
