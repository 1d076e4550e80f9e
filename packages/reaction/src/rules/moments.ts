import { say, type Flow, type Params, type RuleId } from '@skirmish-kit/core';

/**
 * Everything that can happen, with what its sentence is filled in with. Figures, groups, doors and
 * so on are named by id, seats by number, distances in tenths of a centimetre.
 */
export interface Moments {
  /** A new turn begins. RX-TURN-01 */
  turn: { turn: number };
  /** A step of the turn begins: 1 mandatory actions, 2 reaction tests, 3 initiative, 4 actions. RX-TURN-01 */
  step: { turn: number; step: number };
  /** Who does his mandatory actions first. RX-TURN-02 */
  'mandatory-order': { seat: number };
  /** A scenario event. RX-REACT-17 */
  event: { name: string; x: number; y: number };

  /** A reaction test: dice, modifiers, total and `ok`, `panic` or `rout`. RX-REACT-01 */
  'reaction-test': {
    figure: string;
    dice: number;
    modifier: number;
    total: number;
    result: string;
  };
  /** Gets a panic marker. RX-REACT-12 */
  panics: { figure: string };
  /** Gets a rout marker. RX-REACT-13 */
  routs: { figure: string };
  /** Was steady already or more frightened already: nothing changes. RX-REACT-17 */
  'reaction-stays': { figure: string; reaction: string };
  /** Machines do not react. RX-REACT-18 */
  'machine-steady': { figure: string };
  /** An `ok` marker goes at the end of the turn. RX-REACT-11 */
  rallied: { figure: string };
  /** A rout move. RX-REACT-13 */
  'rout-move': { figure: string; x: number; y: number; fromX: number; fromY: number };
  /** Cannot run: stays. RX-REACT-16 */
  'boxed-in': { figure: string };
  /** Off the table and lost. RX-REACT-13 */
  fled: { figure: string };
  /** A routing figure is caught in close combat. RX-REACT-14, RX-CC-16, RX-CC-17 */
  'caught-routing': { figure: string };

  /** A group is or is not in cohesion. RX-COH-01; `straggler` is empty when it is. */
  cohesion: { group: string; holds: number; straggler: string };
  /** The dice, the bonus for leaders and the total of a side. RX-INIT-01 */
  initiative: { seat: number; dice: string; bonus: number; total: number };
  /** Equal down to the last die: roll again. RX-INIT-05 */
  'initiative-tie': { total: number };
  /** Wins the initiative. RX-INIT-04, by dice RX-INIT-05 */
  'initiative-won': { seat: number; total: number };
  /** The order of the seats this turn, `0,1`. RX-INIT-04 */
  order: { order: string };
  /** A group begins. RX-ACT-01 */
  'group-acts': { seat: number; group: string };
  /** A figure begins, with its action points. RX-AP-01 */
  'figure-acts': { figure: string; ap: number };
  /** A figure has finished; unused points are lost. RX-AP-04 */
  'figure-done': { figure: string; unused: number };

  /** RX-MOVE-03…05 */
  moves: {
    figure: string;
    x: number;
    y: number;
    fromX: number;
    fromY: number;
    distance: number;
    ap: number;
  };
  /** Stopped on the way. RX-OPP-01 */
  stopped: { figure: string; x: number; y: number };
  /** RX-MOVE-01, 02 */
  pivots: { figure: string; facing: number; ap: number };
  /** RX-ACTG-04 */
  crosses: { figure: string; obstacle: string; x: number; y: number; ap: number };
  /** RX-ACTG-02 */
  'takes-cover': { figure: string };
  /** RX-ACTG-01 */
  'opens-door': { figure: string; door: string };
  /** RX-ACTG-01 */
  'shuts-door': { figure: string; door: string };
  /** RX-ACTG-01 */
  'picks-up': { figure: string; object: string };
  /** What a figure carried lies where it fell. RX-ACTG-01 */
  drops: { figure: string; object: string };
  /** A technology roll, with its arithmetic; `success` is 0 or 1. RX-TECH-01 */
  technology: {
    figure: string;
    dice: number;
    modifier: number;
    total: number;
    difficulty: number;
    success: number;
  };
  /** RX-TECH-01 */
  hacked: { figure: string; objective: string; seat: number };
  /** First aid, with its arithmetic. RX-ACTG-03 */
  'first-aid': {
    figure: string;
    casualty: string;
    dice: number;
    modifier: number;
    total: number;
    difficulty: number;
    success: number;
  };
  /** Back on the table. RX-ACTG-03 */
  revived: { figure: string };

  /** Shots declared at a target; `mode` is `shoot`, `burst`, `aim` or `opportunity`. RX-SHOOT-02 */
  'shots-declared': { figure: string; weapon: string; target: string; shots: number; mode: string };
  /** Beyond long range: wasted. RX-SHOOT-02 */
  'shots-wasted': { figure: string; target: string; shots: number; distance: number; long: number };
  /** What the dice needed and how many hit. RX-SHOOT-03 */
  hits: {
    figure: string;
    target: string;
    hits: number;
    shots: number;
    modifier: number;
    need: number;
    range: string;
  };
  /** None did. RX-SHOOT-03 */
  misses: {
    figure: string;
    target: string;
    shots: number;
    modifier: number;
    need: number;
    range: string;
  };
  /** A wound roll with its arithmetic. RX-WOUND-01, RX-CC-12; `result` is `eliminated`, `panic`, `rout`, `damaged` or `none`. */
  wound: {
    figure: string;
    dice: number;
    cover: number;
    armour: number;
    other: number;
    total: number;
    resistance: number;
    result: string;
  };
  /** Out of the game. RX-WOUND-02, RX-CC-13 */
  eliminated: { figure: string };
  /** Waits for an enemy to act. RX-OPP-01 */
  'opportunity-ready': { figure: string };
  /** Fires now. RX-OPP-01 */
  'opportunity-fire': { figure: string; enemy: string };
  /** Waits no longer; `why` is `turn`, `hit`, `used`, `panic` or `combat`. RX-OPP-02, RX-OPP-03 */
  'opportunity-lost': { figure: string; why: string };

  /** A weapon aimed at a point. RX-ACTC-06 */
  'blast-declared': { figure: string; weapon: string; x: number; y: number };
  /** On the spot. RX-RW-04 */
  'blast-lands': { figure: string; x: number; y: number; radius: number };
  /** Off the spot: clock hour and tenths of a centimetre. RX-RW-04 */
  deviates: { figure: string; x: number; y: number; hour: number; distance: number };
  /** A flamethrower's cone. RX-RW-04; `swing` is -30, 0 or 30 degrees. */
  flames: { figure: string; weapon: string; x: number; y: number; swing: number };
  /** RX-RW-06 */
  'catches-fire': { figure: string };
  /** RX-RW-06 */
  burns: { figure: string };
  /** RX-RW-06 */
  'fire-out': { figure: string };

  /** A round of close combat begins; `started` is 1 in the round of who started it. RX-CC-01 */
  'combat-round': { attacker: string; defender: string; started: number };
  /** What one side of a round rolled. RX-CC-03 */
  'combat-total': {
    figure: string;
    dice: number;
    modifier: number;
    total: number;
    notation: string;
  };
  /** RX-CC-03 */
  'combat-won': { winner: string; loser: string; by: number };
  /** RX-CC-03 */
  'combat-tied': { attacker: string; defender: string };
  /** Nobody left to fight. RX-CC-02 */
  'combat-ends': { figure: string };
  /** RX-CC-18 */
  'leaves-combat': { figure: string };

  /** A machine is damaged: margin, level 1–3 and system. RX-MACH-02, RX-MACH-04 */
  'machine-damaged': { figure: string; margin: number; level: number; system: string };
  /** RX-MACH-05 */
  'machine-destroyed': { figure: string };
  /** A malfunction: `obeys`, `idle` or `berserk`. RX-MACH-05 */
  malfunction: { figure: string; die: number; result: string };
  /** Repaired by a technician. RX-MACH-06 */
  repaired: { figure: string; machine: string; system: string; level: number };
  /** A roll of self-repair; `success` is 0 or 1. RX-MACH-07 */
  'self-repair': { figure: string; die: number; success: number };

  /** The battle is over. RX-TURN-03; `winners` are seats `0,1` or empty. */
  'battle-over': { reason: string; winners: string; scores: string };
}

export type MomentAbout = keyof Moments;

/** Tells what happened, with the right things to say about it. */
export function tell<K extends MomentAbout>(
  about: K,
  rule: RuleId,
  params: Extract<Moments[K], Params>,
): Flow {
  return say(about, rule, params);
}
