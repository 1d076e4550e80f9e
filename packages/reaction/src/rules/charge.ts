import { isRefusal, type Refusal } from '@skirmish-kit/core';
import { isPath, pathToContact } from '@skirmish-kit/space';
import { FIGHT_COST, startRefusal } from './close-combat.ts';
import { isEngaged } from './figures.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { isImmobile } from './machines.ts';
import { longMarchTo, tooFar, type March } from './movement.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';

/** A way into contact with an enemy, and a fight at its end: two actions, planned as one. */
export interface Charge {
  /** How it would go, also where the points do not pay for it. */
  readonly march?: March;
  /** Why it cannot be done in one go. */
  readonly refusal?: Refusal;
}

/**
 * RX-MOVE-03, RX-ACTC-01: how a figure comes to fight an enemy whom it does not touch yet.
 *
 * @example
 * ```ts
 * const { state } = new Game(reaction, reaction.defaults, { seed: 7 });
 * chargeAt(state, figureOf(state, 'a1'), figureOf(state, 'b1')).refusal;
 * // { code: 'too-far', rule: 'RX-MOVE-03', … }
 * ```
 */
export function chargeAt(battle: Battle, figure: Figure, enemy: Figure): Charge {
  const { id, ap } = figure;
  if (isEngaged(battle, figure)) {
    return { refusal: refuse('in-close-combat', 'RX-CC-02', { figure: id }) };
  }
  if (isImmobile(battle, figure)) {
    return { refusal: refuse('cannot-move', 'RX-MACH-05', { figure: id }) };
  }
  const path = pathToContact(tableOf(battle), figure, enemy, trafficFor(battle, figure));
  const end = isPath(path) ? path.places.at(-1) : undefined;
  if (!end) {
    const [x, y] = enemy.at;
    return { refusal: refuse('no-way', 'RX-MOVE-03', { x, y }) };
  }
  const march = longMarchTo(battle, figure, end);
  if (isRefusal(march)) return { refusal: march };
  const cost = march.ap + FIGHT_COST;
  const refusal =
    startRefusal(figure) ??
    tooFar(figure, march) ??
    (cost > ap ? refuse('not-enough-ap', 'RX-AP-01', { cost, ap }) : undefined);
  return refusal ? { march, refusal } : { march };
}
