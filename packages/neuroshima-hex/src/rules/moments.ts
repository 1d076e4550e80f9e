import { say, type Flow, type RuleId } from '@skirmish-kit/core';
import type { Table } from './table.ts';

/**
 * Everything that can happen, with what its sentence is filled in with. A unit is named by `army`,
 * `tile` and `hex` (`0,-1`), seats by number.
 */
export interface Moments {
  /** An HQ or another unit is put on the board. NH-SET-05, NH-PLAY-03 */
  placed: UnitNamed & { rotation: number; seat: number };
  /** A turn begins. NH-TURN-01 */
  turn: { seat: number; army: string };
  /** Tiles came into the hand, ids joined by `+`. NH-SET-10 */
  drew: { seat: number; tiles: string; left: number };
  /** The last tile of a pile is drawn: the end is near. NH-END-01 */
  'last-tile': { seat: number };
  /** A tile goes from the hand to the discard pile. NH-TURN-02, NH-TURN-03, NH-TURN-09 */
  discarded: { seat: number; tile: string };
  /** An instant is played. NH-PLAY-02 */
  played: { seat: number; tile: string };
  /** A unit moved or turned. NH-INS-02, NH-MOB-01, NH-MOD-24 */
  moved: UnitNamed & { from: string; rotation: number };
  /** A unit was pushed. NH-INS-05 */
  pushed: UnitNamed & { from: string; by: string };
  /** Two units changed places. */
  swapped: UnitNamed & { with: string };
  /** The turn is over. NH-TURN-08 */
  'turn-ends': { seat: number };

  /** A battle begins: `tile`, `full`, `final` or `extra`. NH-BAT-01 */
  battle: { cause: string; phase: number };
  /** A phase begins. NH-BAT-02 */
  phase: { phase: number };
  /** Would act now, but is netted. NH-NET-01 */
  held: UnitNamed & { phase: number };
  /** The phase of this action has gone by. NH-INI-08 */
  missed: UnitNamed & { phase: number };
  /** Acts. NH-BAT-03 */
  acts: UnitNamed & { phase: number };
  /** Blows itself up. NH-SPU-03, NH-SPU-04 */
  explodes: UnitNamed;
  /** A Quartermaster turned an attack into another kind. NH-MOD-20, NH-MOD-21 */
  converted: UnitNamed & { way: number; to: string };
  /** Armour stopped it. NH-ARM-01 */
  blocked: UnitNamed & Attacker;
  /** A hit of so many wounds, not yet healed. NH-ATK-03, NH-ATK-04, NH-SPU-01, … */
  hit: UnitNamed & Attacker & { strength: number };
  /** A Medic is spent in place of a hit. NH-MED-01 */
  healed: UnitNamed & { medic: string; from: string; strength: number };
  /** Wounds that stay as markers. NH-BAT-09 */
  wounded: UnitNamed & { wounds: number };
  /** Points of an HQ changed. NH-BAT-10 */
  hq: { seat: number; army: string; points: number; lost: number };
  /** Points scored on an enemy HQ. NH-MP-09 */
  scored: { seat: number; points: number; won: number };
  /** A unit leaves the board: `hits`, `spent`, `exploded`, `eliminated`. NH-BAT-07 */
  removed: UnitNamed & { cause: string };
  /** A unit got or lost a marker. */
  marked: UnitNamed & { marker: string };
  /** The battle is over. NH-BAT-12 */
  'battle-ends': { cause: string };
  /** A player is out of the game. NH-MP-03 */
  eliminated: { seat: number; army: string };
  /** HQs are level: one more turn each. NH-END-10 */
  'extra-turn': { points: number };
  /** The game is over. NH-END-05 */
  'game-over': { winners: string; reason: string };
}

export interface UnitNamed {
  readonly army: string;
  readonly tile: string;
  readonly hex: string;
}

/** Who or what struck: hexes are empty for instants. */
export interface Attacker {
  readonly byArmy: string;
  readonly by: string;
  readonly byHex: string;
  readonly kind: string;
}

/** Tells a moment, if anybody is listening. */
export function* tell<K extends keyof Moments>(
  table: Table,
  about: K,
  rule: RuleId,
  params: Moments[K],
): Flow {
  if (table.watched) yield* say(about, rule, { ...params });
}
