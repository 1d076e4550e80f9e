import { choose, isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import { mayGoOn, pay } from './action-points.ts';
import { planBlast, planFlame } from './area-weapons.ts';
import { actionKeys } from './candidates.ts';
import { planFight, planLeave } from './close-combat.ts';
import { planTakeCover } from './cover.ts';
import type { Deed, Plan } from './deed.ts';
import { planDoor, planTake } from './doors-and-objects.ts';
import { isEngaged } from './figures.ts';
import { planExtinguish } from './fire.ts';
import { planFire } from './fire-orders.ts';
import { planAid } from './first-aid.ts';
import { planMove, planPivot } from './movement.ts';
import { planCross } from './obstacles.ts';
import { interrupts, planOpportunity } from './opportunity-fire.ts';
import { ACTIONS, type ActionWord } from './questions.ts';
import { deny } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { planHack, planRepair } from './technology.ts';

const PLANS: Readonly<Record<Exclude<ActionWord, 'done'>, Plan>> = {
  move: planMove,
  pivot: planPivot,
  cross: planCross,
  shoot: planFire('shoot'),
  burst: planFire('burst'),
  aim: planFire('aim'),
  blast: planBlast,
  flame: planFlame,
  opportunity: planOpportunity,
  fight: planFight,
  leave: planLeave,
  cover: planTakeCover,
  door: planDoor,
  take: planTake,
  hack: planHack,
  repair: planRepair,
  aid: planAid,
  extinguish: planExtinguish,
};

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
): Deed | Refusal | undefined {
  if (key === 'done') return undefined;
  const [first = '', ...rest] = key.split(':');
  const word = ACTIONS.find((candidate) => candidate === first);
  if (word === undefined || word === 'done') {
    return deny('not-understood', 'RX-AP-04', { answer: key.slice(0, 40) });
  }
  if (isEngaged(battle, figure) && !possibleInCombat(battle, word)) {
    return deny('in-close-combat', 'RX-CC-02', { figure: figure.id });
  }
  const deed = PLANS[word](battle, figure, rest);
  if (isRefusal(deed) || deed.cost <= figure.ap) return deed;
  return deny('not-enough-ap', 'RX-AP-01', { cost: deed.cost, ap: figure.ap });
}

/** Asks for the next action of a figure; gives nothing when it has finished. */
export function* askAction(battle: Battle, figure: Figure): Flow<Deed | undefined> {
  const key = yield* choose<string>({
    who: figure.seat,
    about: 'action',
    rule: 'RX-AP-04',
    params: { figure: figure.id, ap: figure.ap },
    options: actionKeys(battle, figure).map((candidate) => ({ key: candidate, value: candidate })),
    read(answer) {
      const action = readAction(battle, figure, answer);
      return isRefusal(action) ? action : answer;
    },
  });
  const action = readAction(battle, figure, key);
  if (isRefusal(action)) throw new Error(`${key} was offered and is refused: ${action.code}.`);
  return action;
}

/** Pays for an action, lets waiting enemies fire, and does it if the figure still can. */
export function* actAndPay(battle: Battle, figure: Figure, deed: Deed): Flow {
  pay(figure, deed.cost);
  if (deed.interrupted !== 'never') figure.pivoted = false; // RX-MOVE-02
  const exposed = deed.kind === 'shot' || battle.settings.opportunityAgainst === 'any-action';
  if (deed.interrupted === 'before' && exposed) {
    yield* interrupts(battle, figure);
    if (!mayGoOn(battle, figure)) return;
  }
  yield* deed.perform();
}
