import {
  choose,
  isRefusal,
  subFlow,
  mapReading,
  refuse,
  ReplayCache,
  roll,
  type Flow,
  type Refusal,
} from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import { actions, type Action } from './action.ts';
import { climbOn } from './agile.ts';
import { legalActions } from './candidates.ts';
import { spend } from './command-dice.ts';
import { codesOf } from './companion.ts';
import { successesOf, USUAL_DICE } from './dice.ts';
import { leave } from './exit.ts';
import { fight } from './fight.ts';
import { fireBoth } from './fire-control.ts';
import { getUp } from './get-up.ts';
import { lob } from './grenade.ts';
import { putOutFire } from './it-burns.ts';
import { spendSpecial } from './leader-special.ts';
import { costOf, whyNot } from './legal.ts';
import { adjacentEnemies, isAble, isOnField, modelOf, speedOf } from './models.ts';
import { emit } from './events.ts';
import { heal } from './medi-pack.ts';
import { move, reposition } from './move.ts';
import { freeMove, rampage } from './rampage.ts';
import { isIdle } from './remote.ts';
import { smokescreen } from './smokescreen.ts';
import { actSpecially } from './special-action.ts';
import { acquire } from './target-acquisition.ts';
import { parsePath } from './move-paths.ts';
import { shoot } from './shoot.ts';
import { OVER, type Activation, type Battle, type ModelId } from './state.ts';

/** DZ-TURN-01: a model begins its activation; what comes before its actions comes first. */
export function* beginActivation(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  for (const side of battle.sides) side.specialSpent = false;
  const controller = model.rampant
    ? yield* rampage(battle, id)
    : { seat: model.seat, moves: false };
  battle.activation = {
    model: id,
    controller: controller.seat,
    beganWithEnemy: false,
    length: 0,
    done: [],
    faces: [],
    sprinted: false,
  };
  // Who is an enemy depends on who controls it.
  battle.activation.beganWithEnemy = adjacentEnemies(battle, model).length > 0;
  yield* emit('activated', 'DZ-TURN-01', { model: id });
  if (controller.moves) yield* freeMove(battle, id);
  if (model.burning !== null && !(yield* subFlow(putOutFire, battle, id))) {
    return yield* endActivation(battle);
  }
  const idle = isAble(model, 'remote') && isIdle(battle, id);
  if (!isOnField(modelOf(battle, id)) || idle) {
    return yield* endActivation(battle);
  }
  for (const code of codesOf(battle, model.recruit.profile))
    if (code.activationBegins) yield* code.activationBegins(battle, id);
  if (isAble(model, 'smokescreen') || isAble(model, 'toxic-smokescreen'))
    yield* smokescreen(battle, id);
}

const legal = /* @__PURE__ */ new ReplayCache<readonly Action[]>();

/** One action of the active model, or the end of its activation. */
export function* actionStep(battle: Battle, activation: Activation): Flow {
  const model = modelOf(battle, activation.model);
  if (!isOnField(model)) return yield* endActivation(battle);
  const isOver = activation.length === OVER;
  const possible = legal.get(battle, () =>
    legalActions(battle, isOver ? { ...activation, length: 2 } : activation),
  );
  // Nothing is left but to end it.
  if (possible.length === 1) return yield* endActivation(battle);
  // DZ-ABIL-25: who has faces left is still asked, as records of before answer here.
  const offered = possible.filter(({ kind }) => !isOver || kind === 'done');
  const action = yield* choose({
    who: activation.controller,
    about: 'action',
    rule: 'DZ-ACT-01',
    params: { model: model.id, left: Math.max(0, 2 - activation.length) },
    options: actions.offers(offered),
    read: (key) => readAction(battle, activation, key),
  });
  yield* takeAction(battle, activation, action);
}

/** An action that was found legal; with it, or with its model, the activation may end. */
export function* takeAction(battle: Battle, activation: Activation, action: Action): Flow {
  if (action.kind === 'done') return yield* endActivation(battle);
  pay(battle, activation, action);
  yield* subFlow(act, battle, activation.model, action);
  if (!isOnField(modelOf(battle, activation.model))) yield* endActivation(battle);
}

function readAction(battle: Battle, activation: Activation, key: string): Action | Refusal {
  const action = actions.parse(key);
  if (!action)
    return refuse('not-an-option', 'DZ-ACT-01', { answer: key.slice(0, 80), about: 'action' });
  return whyNot(battle, activation, action) ?? action;
}

/** An action that does something. */
type Deed = Exclude<Action, { readonly kind: 'done' }>;

/** DZ-ACT-01, DZ-CMD-07: what an action takes of the activation, or of the command dice. */
function pay(battle: Battle, activation: Activation, action: Deed): void {
  const { type, length, face } = costOf(battle, modelOf(battle, activation.model), action);
  if (face === 'special') {
    spendSpecial(battle, activation.controller);
    if (type === 'sprint') activation.sprinted = true; // DZ-LDR-04
  } else if (face) {
    spend(battle, activation.controller, face);
    activation.faces = [...activation.faces, face];
  } else {
    activation.length += length;
    activation.done = [...activation.done, type];
  }
}

/** Carries out an action of the active model. */
function* act(battle: Battle, id: ModelId, action: Deed): Flow {
  const speed = speedOf(battle, modelOf(battle, id));
  switch (action.kind) {
    case 'move':
      return yield* go(battle, id, action.way, speed?.move ?? 0);
    case 'sprint':
    case 'mobile-infantry':
      return yield* go(battle, id, action.way, speed?.sprint ?? 0);
    case 'die-move':
      return yield* go(battle, id, action.way, 1);
    case 'reposition':
    case 'die-reposition':
      return yield* subFlow(reposition, battle, id);
    case 'leave':
      return yield* subFlow(leave, battle, id, speed?.move ?? 0);
    case 'die-leave':
      return yield* subFlow(leave, battle, id, 1);
    case 'sprint-leave':
    case 'mobile-leave':
      return yield* subFlow(leave, battle, id, speed?.sprint ?? 0);
    case 'get-up':
      return yield* subFlow(getUp, battle, id);
    case 'shoot':
    case 'die-shoot':
      return yield* subFlow(shoot, battle, id, action.weapon, action.target, false);
    case 'fire-for-effect':
    case 'die-fire-for-effect':
      return yield* subFlow(shoot, battle, id, action.weapon, action.target, true);
    case 'fire-both':
    case 'die-fire-both':
    case 'aim-both':
    case 'die-aim-both':
      return yield* fireBoth(battle, id, action);
    case 'lob':
    case 'die-lob':
      return yield* subFlow(lob, battle, id, action.weapon, action.at);
    case 'fight':
    case 'die-fight':
      return yield* subFlow(fight, battle, id, action.target, 'action');
    case 'target-acquisition':
      return yield* acquire(battle, action.target);
    case 'too-stubborn-to-die':
      return yield* subFlow(shrugOff, battle, id);
    case 'medi-pack':
      return yield* heal(battle, id, action.target);
    default:
      return yield* actSpecially(battle, id, action);
  }
}

/** The way is found again: what stands in between may have changed since it was chosen. */
function* go(battle: Battle, id: ModelId, wanted: readonly Cube[], steps: number): Flow {
  const way = parsePath(battle, modelOf(battle, id), wanted, steps);
  if (isRefusal(way)) return;
  yield* subFlow(move, battle, id, way, steps);
  if (isAble(modelOf(battle, id), 'agile')) yield* subFlow(climbOn, battle, id);
}

/** DZ-LDR-05: two successes without modifiers take away a damage token. */
function* shrugOff(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const test = { dice: USUAL_DICE, at: model.recruit.profile.survive, rerolls: 0 };
  const holds = yield* roll(
    mapReading(successesOf(test), (successes) => successes >= 2),
    'DZ-LDR-05',
    { who: model.seat, about: 'stubborn', params: { model: id } },
  );
  if (!holds) return;
  model.damage -= 1;
  yield* emit('healed', 'DZ-LDR-05', { model: id });
}

/** DZ-TURN-01: the model is marked; it will not act again this round. */
export function* endActivation(battle: Battle): Flow {
  const { activation } = battle;
  if (!activation) return;
  markFinished(battle);
  const model = modelOf(battle, activation.model);
  for (const code of codesOf(battle, model.recruit.profile))
    if (code.activationEnds && isOnField(model)) yield* code.activationEnds(battle, model.id);
  model.activated = true;
  battle.activation = null;
  markFinished(battle);
  yield* emit('activation-over', 'DZ-TURN-01', { model: model.id });
}

/**
 * DZ-END-02, ruling O-18: who has no model left to activate has finished; of two at the same instant,
 * the one that did not begin the round.
 */
export function markFinished(battle: Battle): void {
  if (battle.finished !== null) return;
  const done = battle.sides.map((_, seat) =>
    battle.models.every((model) => model.seat !== seat || !isOnField(model) || model.activated),
  );
  if (done[0] && done[1]) battle.finished = 1 - battle.began;
  else if (done[0]) battle.finished = 0;
  else if (done[1]) battle.finished = 1;
}
