import {
  choose,
  isRefusal,
  ReplayCache,
  type Flow,
  type Refusal,
  type RuleId,
} from '@skirmish-kit/core';
import { actions, type Action, type ActionWord } from './action-keys.ts';
import { mayGoOn, pay } from './action-points.ts';
import { possibleActions } from './candidates.ts';
import { planBlast, planFlame } from './area-weapons.ts';
import { planFight, planLeave } from './close-combat.ts';
import { planTakeCover } from './cover.ts';
import type { PlannedAction } from './planned-action.ts';
import { isEngaged } from './figures.ts';
import { planDoor, planTake } from './doors-and-objects.ts';
import { planExtinguish } from './burning.ts';
import { planFire } from './fire-orders.ts';
import { planAid } from './first-aid.ts';
import { planHack } from './hacking.ts';
import { planMove, planOffered, planPivot } from './movement.ts';
import { planCross } from './obstacles.ts';
import { interrupts, planOpportunity } from './opportunity-fire.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { planRepair } from './technology.ts';
import { useOf, weaponOf } from './weapons.ts';

/** RX-CC-02: all that is left in close combat, and RX-SHOOT-08: shots where the table allows them. */
const IN_COMBAT: readonly ActionWord[] = ['fight', 'leave'];
const SHOTS: readonly ActionWord[] = ['shoot', 'burst', 'aim'];

function possibleInCombat({ settings }: Battle, word: ActionWord): boolean {
  if (IN_COMBAT.includes(word)) return true;
  return settings.shootingInCombat === 'allowed' && SHOTS.includes(word);
}

/**
 * What an answer means, or why the figure cannot do it. `undefined` ends the activation.
 *
 * @example
 * ```ts
 * const { state } = new Game(reaction, reaction.defaults, { seed: 7 });
 * readAction(state, figureOf(state, 'a1'), 'shoot:cannon:b2');
 * // { code: 'no-such-weapon', rule: 'RX-SHOOT-02', … }
 * ```
 */
export function readAction(
  battle: Battle,
  figure: Figure,
  key: string,
): PlannedAction | Refusal | undefined {
  const action = actions.parse(key);
  return action
    ? planOf(battle, figure, action)
    : refuse('not-understood', 'RX-AP-04', { answer: key.slice(0, 40) });
}

function planOf(
  battle: Battle,
  figure: Figure,
  action: Action,
): PlannedAction | Refusal | undefined {
  if (action.kind === 'done') return undefined;
  if (isEngaged(battle, figure) && !possibleInCombat(battle, action.kind)) {
    return refuse('in-close-combat', 'RX-CC-02', { figure: figure.id });
  }
  const planned = planFor(battle, figure, action);
  if (isRefusal(planned) || planned.cost <= figure.ap) return planned;
  return refuse('not-enough-ap', 'RX-AP-01', { cost: planned.cost, ap: figure.ap });
}

function planFor(
  battle: Battle,
  figure: Figure,
  action: Exclude<Action, { readonly kind: 'done' }>,
): PlannedAction | Refusal {
  switch (action.kind) {
    case 'move':
      return planMove(battle, figure, action.to);
    case 'pivot':
      return planPivot(battle, figure, action.facing);
    case 'cross':
      return planCross(battle, figure, action.to);
    case 'shoot':
    case 'burst':
    case 'aim':
      return planFire(battle, figure, action);
    case 'blast':
    case 'flame':
      return planArea(battle, figure, action);
    case 'opportunity':
      return planOpportunity(battle, figure);
    case 'fight':
      return planFight(battle, figure, action.target);
    case 'leave':
      return planLeave(battle, figure);
    case 'cover':
      return planTakeCover(battle, figure);
    case 'door':
      return withThing(battle.doors, action.door, 'RX-ACTG-01', (door) =>
        planDoor(battle, figure, door),
      );
    case 'take':
      return withThing(battle.things, action.object, 'RX-ACTG-01', (thing) =>
        planTake(figure, thing),
      );
    case 'hack':
      return withThing(battle.objectives, action.objective, 'RX-TECH-01', (objective) =>
        objective.kind === 'hack'
          ? planHack(battle, figure, objective)
          : refuse('nothing-to-do', 'RX-TECH-01', { id: objective.id }),
      );
    case 'repair':
      return planRepair(battle, figure, action.machine, action.system);
    case 'aid':
      return planAid(battle, figure, action.casualty);
    case 'extinguish':
      return planExtinguish(figure);
  }
}

/** What is done with something that the battle has. */
function withThing<T extends { readonly id: string }>(
  things: readonly T[],
  id: string,
  rule: RuleId,
  plan: (thing: T) => PlannedAction | Refusal,
): PlannedAction | Refusal {
  const thing = things.find((candidate) => candidate.id === id);
  return thing ? plan(thing) : refuse('no-such-thing', rule, { id: id.slice(0, 20) });
}

/** RX-ACTC-06: a grenade, a missile or flames. */
function planArea(
  battle: Battle,
  figure: Figure,
  { kind, weapon: id, at }: Extract<Action, { readonly kind: 'blast' | 'flame' }>,
): PlannedAction | Refusal {
  const weapon = weaponOf(figure, id);
  if (!weapon)
    return refuse('no-such-weapon', 'RX-ACTC-06', { figure: figure.id, weapon: id.slice(0, 40) });
  if (useOf(battle, weapon) !== kind) return refuse('wrong-mode', 'RX-ACTC-06', { weapon: id });
  return (kind === 'blast' ? planBlast : planFlame)(battle, figure, weapon, at);
}

/** An answer that was not offered, and what it means. */
interface ReadAction {
  readonly key: string;
  readonly action: Action;
  readonly planned: PlannedAction | Refusal | undefined;
}

const possible = /* @__PURE__ */ new ReplayCache<readonly Action[]>();

/** Asks for the next action of a figure; gives nothing when it has finished. */
export function* askAction(battle: Battle, figure: Figure): Flow<PlannedAction | undefined> {
  // Who asks whether he may do something does it next: as long as the question is open, it is planned once.
  let read: ReadAction | undefined;
  const action = yield* choose<Action>({
    who: figure.seat,
    about: 'action',
    rule: 'RX-AP-04',
    params: { figure: figure.id, ap: figure.ap },
    options: actions.offers(possible.get(battle, () => possibleActions(battle, figure))),
    read(key) {
      if (read?.key !== key) {
        const planned = readAction(battle, figure, key);
        read = { key, planned, action: actions.parse(key) ?? { kind: 'done' } };
      }
      return isRefusal(read.planned) ? read.planned : read.action;
    },
  });
  const planned = action === read?.action ? read.planned : planOffer(battle, figure, action);
  if (isRefusal(planned))
    throw new Error(`${actions.make(action)} was offered and is refused: ${planned.code}.`);
  return planned;
}

/** An offered action is known to be legal. */
function planOffer(
  battle: Battle,
  figure: Figure,
  action: Action,
): PlannedAction | Refusal | undefined {
  return action.kind === 'move'
    ? planOffered(battle, figure, action.to)
    : planOf(battle, figure, action);
}

/** Pays for an action, lets waiting enemies fire, and does it if the figure still can. */
export function* actAndPay(battle: Battle, figure: Figure, planned: PlannedAction): Flow {
  pay(figure, planned.cost);
  if (planned.interrupted !== 'never') figure.pivoted = false; // RX-MOVE-02
  const exposed = planned.kind === 'shot' || battle.settings.opportunityAgainst === 'any-action';
  if (planned.interrupted === 'before' && exposed) {
    yield* interrupts(battle, figure);
    if (!mayGoOn(battle, figure)) return;
  }
  yield* planned.perform();
}
