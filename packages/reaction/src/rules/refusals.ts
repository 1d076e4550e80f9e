import { refuse, type Params, type Refusal, type RuleId } from '@skirmish-kit/core';

/**
 * Every reason for which an answer is turned down, with what its sentence is filled in with.
 * Distances are in tenths of a centimetre.
 */
export interface Refusals {
  /** The key is no answer to this question at all. */
  'not-understood': { answer: string };
  /** No such figure, weapon, door, object or objective. */
  'no-such-thing': { id: string };
  /** Already out of the game. RX-REACT-13 */
  'out-of-game': { figure: string };
  /** The figure has no such weapon. RX-SHOOT-02 */
  'no-such-weapon': { figure: string; weapon: string };
  /** RX-AP-01 */
  'not-enough-ap': { cost: number; ap: number };
  /** A friend cannot be attacked. RX-SHOOT-01, RX-CC-01 */
  'own-side': { figure: string };
  /** Only of the own side: first aid, repair. */
  'not-own-side': { figure: string };
  /** In close combat nothing else is possible. RX-CC-02 */
  'in-close-combat': { figure: string };
  /** Not in base contact. RX-CC-01, RX-ACTG-03, RX-MACH-06 */
  'not-in-contact': { figure: string; target: string; distance: number };
  /** A panicked figure may not start close combat. RX-REACT-12 */
  panicked: { figure: string };
  /** Combat cannot be left by choice. RX-CC-18 */
  'cannot-leave': { figure: string };

  /** Not on the table. RX-MOVE-03 */
  'off-table': { x: number; y: number };
  /** Somebody or something stands there. RX-MOVE-03 */
  occupied: { x: number; y: number; by: string };
  /** No way there. RX-MOVE-03 */
  'no-way': { x: number; y: number };
  /** It would cost more than the figure has. RX-MOVE-03…05 */
  'too-far': { cost: number; ap: number; distance: number };
  /** Stays where it is. RX-MOVE-03 */
  'not-moving': { figure: string };
  /** RX-MACH-05 */
  'cannot-move': { figure: string };
  /** RX-MOVE-01 */
  'bad-facing': { facing: string };
  /** Looks that way already. RX-MOVE-01 */
  'same-facing': { facing: number };
  /** No obstacle in between. RX-ACTG-04 */
  'no-obstacle': { x: number; y: number };
  /** RX-ACTG-04 */
  'obstacle-too-high': { obstacle: string; height: number; highest: number };
  /** RX-ACTG-04 */
  'obstacle-too-deep': { obstacle: string; depth: number; deepest: number };
  /** Farther away than the obstacle needs. RX-ACTG-04 */
  'beyond-obstacle': { distance: number; farthest: number };

  /** RX-SHOOT-01 */
  'no-line-of-sight': { figure: string; target: string };
  /** RX-SHOOT-01 */
  'out-of-arc': { figure: string; target: string };
  /** RX-RNG-01 */
  'out-of-range': { distance: number; long: number };
  /** RX-SHOOT-08 */
  'target-in-combat': { target: string };
  /** RX-BURST-01 */
  'cannot-burst': { weapon: string };
  /** Too few or too many shots in a burst. RX-BURST-01 */
  'wrong-shots': { shots: number; least: number; most: number };
  /** RX-BURST-01 */
  'no-more-bursts': { weapon: string; most: number };
  /** RX-SHOOT-02 */
  'targets-apart': { first: string; second: string; distance: number; most: number };
  /** RX-ACTC-04 */
  'has-moved': { figure: string };
  /** An area weapon or flamethrower is not fired like that, or the other way round. RX-ACTC-06 */
  'wrong-mode': { weapon: string };
  /** No weapon for opportunity fire. RX-OPP-03 */
  'no-weapon': { figure: string };
  /** The burst has to be at the enemy who acts. RX-OPP-01 */
  'not-the-acting-enemy': { enemy: string };

  /** No cover to take. RX-ACTG-02 */
  'no-cover': { figure: string };
  /** Has taken cover already. RX-ACTG-02 */
  'in-cover': { figure: string };
  /** Too far from a door, object or objective. RX-ACTG-01 */
  'out-of-reach': { id: string; distance: number; reach: number };
  /** Somebody stands in the doorway. RX-ACTG-01 */
  'doorway-blocked': { door: string; by: string };
  /** Somebody carries it. RX-ACTG-01 */
  'already-carried': { object: string; by: string };
  /** Nothing to find out there. RX-TECH-01 */
  'nothing-to-do': { id: string };
  /** Not a machine, or not damaged there. RX-MACH-06 */
  'not-damaged': { figure: string; system: string };
  /** Wrecks cannot be repaired. RX-MACH-06 */
  'beyond-repair': { figure: string };
  /** First aid is switched off, or on a machine. RX-ACTG-03 */
  'no-first-aid': { figure: string };
  /** Not out of the game. RX-ACTG-03 */
  'not-a-casualty': { figure: string };
  /** Fell too long ago. RX-ACTG-03 */
  'too-late': { figure: string; turn: number };
  /** First aid has been tried before. RX-ACTG-03 */
  'already-aided': { figure: string };
  /** RX-RW-06 */
  'not-burning': { figure: string };
  /** Has had its activation. RX-ACT-01 */
  'already-acted': { id: string };
  /** Not of this seat or group. RX-ACT-01 */
  'not-yours': { id: string };
  /** Has nothing to act with this turn: routing, shut down, idle. RX-REACT-13, RX-MACH-05 */
  'cannot-act': { figure: string };
}

export type RefusalCode = keyof Refusals;

/** Refuses with the right things to say about it. */
export function deny<K extends RefusalCode>(
  code: K,
  rule: RuleId,
  params: Extract<Refusals[K], Params>,
): Refusal {
  return refuse(code, rule, params);
}
