import { choose, isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import { replies } from './action-keys.ts';
import type { PlannedAction } from './planned-action.ts';
import { isEngaged, isIn, measured } from './figures.ts';
import {
  allotmentsOf,
  burstRefusal,
  directWeapon,
  rangeRefusal,
  targetRefusal,
} from './fire-orders.ts';
import { emit } from './events.ts';
import { loseOpportunity } from './lose-opportunity.ts';
import type { Weapon } from './profile.ts';
import { rangeOf, type Range } from './range.ts';
import { refuse } from './refusals.ts';
import { coverAgainst, shoot, type Allotment } from './shooting.ts';
import type { Battle, Figure } from './state.ts';
import { useOf } from './weapons.ts';

/** The key of not firing. */
const HOLD = /* @__PURE__ */ replies.make({ kind: 'hold' });

/** RX-ACTC-05 */
const COST = 5;

/** RX-OPP-01: wait for an enemy to act; points that are left may still be spent (RX-AP-04). */
export function planOpportunity(battle: Battle, figure: Figure): PlannedAction | Refusal {
  if (!figure.weapons.some((weapon) => useOf(battle, weapon) === 'direct')) {
    return refuse('no-weapon', 'RX-OPP-03', { figure: figure.id });
  }
  return {
    cost: COST,
    interrupted: 'before',
    kind: 'other',
    perform: () => wait(figure),
  };
}

function* wait(figure: Figure): Flow {
  figure.opportunity = true;
  yield* emit('opportunity-ready', 'RX-OPP-01', { figure: figure.id });
}

/** Enemies of this figure who wait. */
export function waitingFor(battle: Battle, actor: Figure): Figure[] {
  const waiting: Figure[] = [];
  for (const figure of battle.figures) {
    if (figure.opportunity && figure.seat !== actor.seat && isIn(figure)) waiting.push(figure);
  }
  return waiting;
}

/** RX-OPP-03: whether the waiting figure could fire at this one now. */
function opportunityRefusal(battle: Battle, waiting: Figure, enemy: Figure): Refusal | undefined {
  if (battle.settings.shootingInCombat === 'forbidden' && isEngaged(battle, waiting)) {
    return refuse('in-close-combat', 'RX-SHOOT-08', { figure: waiting.id });
  }
  return targetRefusal(battle, waiting, enemy, battle.settings.opportunityArc);
}

const NEARNESS: readonly Range[] = ['beyond', 'long', 'short', 'point-blank'];

/** How good the opportunity is: 0 none, then by range, and better the less cover is in the way. */
export function opportunityAt(battle: Battle, waiting: Figure, enemy: Figure): number {
  if (!waiting.opportunity || !isIn(waiting) || !isIn(enemy)) return 0;
  const distance = measured(battle, waiting, enemy);
  let best = 0;
  for (const weapon of waiting.weapons) {
    if (useOf(battle, weapon) !== 'direct') continue;
    best = Math.max(best, NEARNESS.indexOf(rangeOf(weapon.ranges, distance)));
  }
  if (best === 0 || opportunityRefusal(battle, waiting, enemy)) return 0;
  return 10 * best + coverAgainst(battle, waiting, enemy) - (enemy.inCover ? 5 : 0);
}

/** Fire as a waiting figure answers with. */
interface Return {
  readonly weapon: Weapon;
  readonly allotments: readonly Allotment[];
}

/** RX-OPP-01: asks a waiting figure's player whether it fires at the enemy who acts. */
export function* offerOpportunity(battle: Battle, waiting: Figure, enemy: Figure): Flow {
  const distance = measured(battle, waiting, enemy);
  const [x, y] = enemy.at;
  const reply = yield* choose<Return | null>({
    who: waiting.seat,
    about: 'opportunity',
    rule: 'RX-OPP-01',
    params: { figure: waiting.id, enemy: enemy.id, x, y, distance },
    options: [...returns(battle, waiting, enemy, distance), { key: HOLD, value: null }],
    skip: HOLD,
    read: (key) => readReply(battle, waiting, enemy, key),
  });
  if (!reply) return;
  yield* emit('opportunity-fire', 'RX-OPP-01', { figure: waiting.id, enemy: enemy.id });
  yield* loseOpportunity(battle, waiting, 'used');
  if (reply.weapon.rateOfFire > 1) waiting.inCover = false; // RX-ACTG-02
  yield* shoot(battle, waiting, reply.weapon, 'opportunity', reply.allotments);
}

/** Every weapon in range, with all its shots at the enemy who acts. */
function returns(battle: Battle, waiting: Figure, enemy: Figure, distance: number) {
  return waiting.weapons
    .filter(
      (weapon) =>
        useOf(battle, weapon) === 'direct' && rangeOf(weapon.ranges, distance) !== 'beyond',
    )
    .map((weapon) => {
      const shots = weapon.rateOfFire;
      const kind = shots > 1 ? 'burst' : 'shoot';
      const key = replies.make({ kind, weapon: weapon.id, targets: [[enemy.id, shots]] });
      return { key, value: { weapon, allotments: [{ target: enemy, shots }] } };
    });
}

/** RX-OPP-03: a burst of which some shots are for the enemy who acts; one shot at rate of fire 1. */
function readReply(battle: Battle, waiting: Figure, enemy: Figure, key: string): Return | Refusal {
  const reply = replies.parse(key);
  if (!reply || reply.kind === 'hold')
    return refuse('not-understood', 'RX-OPP-01', { answer: key.slice(0, 40) });
  const weapon = directWeapon(battle, waiting, reply.weapon);
  if (isRefusal(weapon)) return weapon;
  const allotments = allotmentsOf(battle, reply.targets);
  if (isRefusal(allotments)) return allotments;
  if (!allotments.some(({ target }) => target === enemy)) {
    return refuse('not-the-acting-enemy', 'RX-OPP-01', { enemy: enemy.id });
  }
  const shots = allotments.reduce((total, allotment) => total + allotment.shots, 0);
  if (reply.kind === 'shoot' && (shots !== 1 || weapon.rateOfFire > 1)) {
    return refuse('wrong-shots', 'RX-OPP-03', {
      shots,
      least: Math.min(2, weapon.rateOfFire),
      most: weapon.rateOfFire,
    });
  }
  const refusal = reply.kind === 'burst' ? burstRefusal(battle, weapon, allotments) : undefined;
  if (refusal) return refusal;
  for (const { target } of allotments) {
    const wrong =
      targetRefusal(battle, waiting, target, battle.settings.opportunityArc) ??
      rangeRefusal(battle, waiting, weapon, target);
    if (wrong) return wrong;
  }
  return { weapon, allotments };
}

/** RX-OPP-03: everybody who waits and can may fire before this action. */
export function* interrupts(battle: Battle, actor: Figure): Flow {
  for (const waiting of waitingFor(battle, actor)) {
    if (opportunityAt(battle, waiting, actor) > 0) yield* offerOpportunity(battle, waiting, actor);
  }
}
