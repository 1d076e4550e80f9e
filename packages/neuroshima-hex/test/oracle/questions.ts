/**
 * The choices inside a battle (NH-DEC-20..25). Every question lists its options; the answer is the
 * index of one. The default policy always answers 0, and the options are ordered so that 0 means:
 *
 * - `clown`: attack.
 * - `quartermaster`: convert nothing.
 * - `medic`: the next absorption in the stated order. One question is one absorption: which unit is
 *   saved (NH-DEC-23) from which attacker (NH-DEC-22) and which Medic leaves for it (NH-DEC-24, 25).
 *   Options to save Medics come first; apart from that they ascend by the saved unit's hex, then the
 *   attacker's hex, then the hex of the Medic that leaves; hexes ascend by q, then r. (One unit hits
 *   one target through one edge only, so the attacker's hex names the hit.) The options are drawn up
 *   anew after each absorption.
 *
 * A `medic` question is asked only where there are two options or more.
 *
 * Order of asking in a phase: Clowns by hex; Quartermasters by hex, for each of them the connected
 * units that act by hex; then, hits being known, the armies in alphabetical order for their Medics
 * (so Outpost, which may have captured some, comes last: NH-OPEN-21), for each army first the Medics
 * that can save Medics (NH-OPEN-22) and then the others.
 */
import type { AttackKind } from './attacks.ts';
import type { Hex } from './board.ts';
import type { Army } from './tiles.ts';

export interface ClownQuestion {
  kind: 'clown';
  phase: number;
  army: Army;
  clown: Hex;
  options: ['attack', 'explode'];
}

export interface QuartermasterQuestion {
  kind: 'quartermaster';
  phase: number;
  /** Who decides: the army the Quartermaster serves. */
  army: Army;
  quartermaster: Hex;
  unit: Hex;
  /** First `keep`, then the attacks of the unit by edge (its own, before rotation). */
  options: ('keep' | { edge: number; from: AttackKind })[];
}

export interface Absorption {
  /** The unit saved from one attacker's wounds. */
  unit: Hex;
  attacker: Hex;
  /** The Medic that leaves the board for it. */
  medic: Hex;
}

export interface MedicQuestion {
  kind: 'medic';
  phase: number;
  /** The army of the saved units, which is also the one the Medics serve. */
  army: Army;
  options: Absorption[];
}

export type Question = ClownQuestion | QuartermasterQuestion | MedicQuestion;

/** Answers a question with the index of an option. */
export type Decide = (question: Question) => number;

export const firstOption: Decide = () => 0;

/** Asks and gives back the index, which must be one of an option. */
export function ask(decide: Decide, question: Question): number {
  const answer = decide(question);
  if (question.options[answer] === undefined) {
    throw new Error(`no option ${answer} in ${JSON.stringify(question)}`);
  }
  return answer;
}
