import {
  choose,
  isRefusal,
  part,
  reading,
  refuse,
  roll,
  type Flow,
  type Refusal,
} from '@skirmish-kit/core';
import { cubeRange, type Cube } from '@skirmish-kit/space/cube';
import { actions, type Action } from './action.ts';
import { yesOrNo } from './answers.ts';
import { legalActions } from './candidates.ts';
import { pickUp } from './carry.ts';
import { spend } from './command-dice.ts';
import { codesOf } from './companion.ts';
import { ONE_DIE, successesOf, USUAL_DICE } from './dice.ts';
import { leave } from './exit.ts';
import { fight } from './fight.ts';
import { getUp } from './get-up.ts';
import { fillWithSmoke, lob } from './grenade.ts';
import { putOutFire } from './it-burns.ts';
import { spendSpecial } from './leader-special.ts';
import { costOf, whyNot } from './legal.ts';
import { controllerOf, enemiesBeside, isAble, isOnField, modelOf, speedOf } from './models.ts';
import { tell } from './moments.ts';
import { climbOn, move } from './move.ts';
import { readWay, waysOf } from './ways.ts';
import { shoot } from './shoot.ts';
import { actSpecially, isSpecialAction } from './special-action.ts';
import type { Activation, Battle, ModelId } from './state.ts';
import { placeOf } from './place.ts';

/** DZ-TURN-01: a model begins its activation; what comes before its actions comes first. */
export function* beginActivation(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  for (const side of battle.sides) side.specialSpent = false;
  const controller = yield* rampage(battle, id);
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
  battle.activation.beganWithEnemy = enemiesBeside(battle, model).length > 0;
  yield* tell('activated', 'DZ-TURN-01', { model: id });
  if (controller.moves) yield* freeMove(battle, id);
  if (model.burning !== null && !(yield* part(putOutFire, battle, id))) {
    return yield* endActivation(battle);
  }
  if (!isOnField(modelOf(battle, id)) || isIdle(battle, id)) {
    return yield* endActivation(battle);
  }
  for (const code of codesOf(battle, model.recruit.profile))
    if (code.activationBegins) yield* code.activationBegins(battle, id);
  yield* smokescreen(battle, id);
}

/** DZ-ABIL-17: who decides for a rampaging model, and whether it moves first. */
function* rampage(
  battle: Battle,
  id: ModelId,
): Flow<{ readonly seat: number; readonly moves: boolean }> {
  const model = modelOf(battle, id);
  if (!model.rampant) return { seat: model.seat, moves: false };
  const result = yield* roll(
    reading(ONE_DIE, (die) => (die <= 2 ? 'foreign' : die <= 6 ? 'calm' : 'fury')),
    'DZ-ABIL-17',
    { who: model.seat, about: 'rampage', params: { model: id } },
  );
  yield* tell('rampage', 'DZ-ABIL-17', { model: id, result });
  if (result === 'foreign') return { seat: 1 - model.seat, moves: false };
  return { seat: model.seat, moves: result === 'fury' };
}

/** DZ-EDGE-15: a move of one cube, as with a Move face and instead of one. */
function* freeMove(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const { activation } = battle;
  if (!activation || model.pinned || !speedOf(battle, model)) return;
  activation.faces = ['move'];
  const ways = waysOf(battle, model, 1);
  const way = yield* choose<readonly Cube[] | null>({
    who: activation.controller,
    about: 'free-move',
    rule: 'DZ-EDGE-15',
    skip: 'done',
    params: { model: id },
    options: [
      { key: actions.make({ kind: 'done' }), value: null },
      ...ways.flatMap((each) => {
        const end = each.at(-1);
        return end ? [{ key: actions.make({ kind: 'die-move', way: [end] }), value: each }] : [];
      }),
    ],
  });
  if (way) yield* part(move, battle, id, way, 1);
}

/** DZ-ABIL-45: a Remote model without an Engineer within three cubes does nothing. */
function isIdle(battle: Battle, id: ModelId): boolean {
  const model = modelOf(battle, id);
  if (!isAble(model, 'remote')) return false;
  return !battle.models.some(
    (other) =>
      other.seat === model.seat &&
      isOnField(other) &&
      isAble(other, 'engineer') &&
      cubeRange(other.cube, model.cube) <= REMOTE_RANGE,
  );
}

const REMOTE_RANGE = 3;

/** DZ-ABIL-12, DZ-ABIL-13: once a game, before it acts, its cube may fill with smoke. */
function* smokescreen(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const toxic = isAble(model, 'toxic-smokescreen');
  if (!toxic && !isAble(model, 'smokescreen')) return;
  if (model.spent.includes('smokescreen')) return;
  const rule = toxic ? 'DZ-ABIL-13' : 'DZ-ABIL-12';
  const smokes = yield* choose({
    who: controllerOf(battle, model),
    about: 'smokescreen',
    rule,
    skip: 'no',
    params: { model: id },
    options: [
      { key: yesOrNo.make({ kind: 'no' }), value: false },
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
    ],
  });
  if (!smokes) return;
  model.spent = [...model.spent, 'smokescreen'];
  yield* fillWithSmoke(battle, placeOf(model.cube), toxic);
}

/** One action of the active model, or the end of its activation. */
export function* actionStep(battle: Battle, activation: Activation): Flow {
  const model = modelOf(battle, activation.model);
  if (!isOnField(model)) return yield* endActivation(battle);
  const offered = legalActions(battle, activation);
  // Nothing is left but to end it.
  if (offered.length === 1) return yield* endActivation(battle);
  const action = yield* choose({
    who: activation.controller,
    about: 'action',
    rule: 'DZ-ACT-01',
    params: { model: model.id, left: 2 - activation.length },
    options: actions.offers(offered),
    read: (key) => readAction(battle, activation, key),
  });
  yield* takeAction(battle, activation, action);
}

/** An action that was found legal; with it, or with its model, the activation may end. */
export function* takeAction(battle: Battle, activation: Activation, action: Action): Flow {
  if (action.kind === 'done') return yield* endActivation(battle);
  pay(battle, activation, action);
  yield* part(act, battle, activation.model, action);
  if (!isOnField(modelOf(battle, activation.model))) yield* endActivation(battle);
}

function readAction(battle: Battle, activation: Activation, key: string): Action | Refusal {
  const action = actions.parse(key);
  if (!action)
    return refuse('not-an-option', 'DZ-ACT-01', { answer: key.slice(0, 80), about: 'action' });
  return whyNot(battle, activation, action) ?? action;
}

/** DZ-ACT-01, DZ-CMD-07: what an action takes of the activation, or of the command dice. */
function pay(battle: Battle, activation: Activation, action: Action): void {
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
function* act(battle: Battle, id: ModelId, action: Action): Flow {
  if (isSpecialAction(action)) return yield* actSpecially(battle, id, action);
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
      yield* tell('repositions', 'DZ-MOVE-01', { model: id });
      return yield* part(pickUp, battle, id, 'moved'); // DZ-CARRY-02
    case 'leave':
      return yield* part(leave, battle, id, speed?.move ?? 0);
    case 'sprint-leave':
      return yield* part(leave, battle, id, speed?.sprint ?? 0);
    case 'get-up':
      return yield* part(getUp, battle, id);
    case 'shoot':
    case 'die-shoot':
      return yield* part(shoot, battle, id, action.weapon, action.target, false);
    case 'fire-for-effect':
    case 'die-fire-for-effect':
      return yield* part(shoot, battle, id, action.weapon, action.target, true);
    case 'fire-both':
    case 'die-fire-both':
      yield* part(shoot, battle, id, action.weapon, action.target, false);
      return yield* part(shoot, battle, id, action.other, action.second, false);
    case 'lob':
    case 'die-lob':
      return yield* part(lob, battle, id, action.weapon, action.at);
    case 'fight':
    case 'die-fight':
      return yield* part(fight, battle, id, action.target, 'action');
    case 'target-acquisition':
      modelOf(battle, action.target).tagged = true;
      return yield* tell('tagged', 'DZ-LDR-03', { model: action.target });
    case 'too-stubborn-to-die':
      return yield* part(shrugOff, battle, id);
    case 'done':
  }
}

/** The way is found again: what stands in between may have changed since it was chosen. */
function* go(battle: Battle, id: ModelId, wanted: readonly Cube[], steps: number): Flow {
  const way = readWay(battle, modelOf(battle, id), wanted, steps);
  if (isRefusal(way)) return;
  yield* part(move, battle, id, way, steps);
  yield* part(climbOn, battle, id); // DZ-ABIL-01
}

/** DZ-LDR-05: two successes without modifiers take away a damage token. */
function* shrugOff(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const test = { dice: USUAL_DICE, at: model.recruit.profile.survive, rerolls: 0 };
  const holds = yield* roll(
    reading(successesOf(test), (successes) => successes >= 2),
    'DZ-LDR-05',
    { who: model.seat, about: 'stubborn', params: { model: id } },
  );
  if (!holds) return;
  model.damage -= 1;
  yield* tell('healed', 'DZ-LDR-05', { model: id });
}

/** DZ-TURN-01: the model is marked; it will not act again this round. */
export function* endActivation(battle: Battle): Flow {
  const { activation } = battle;
  if (!activation) return;
  noteFinished(battle);
  const model = modelOf(battle, activation.model);
  for (const code of codesOf(battle, model.recruit.profile))
    if (code.activationEnds && isOnField(model)) yield* code.activationEnds(battle, model.id);
  model.activated = true;
  battle.activation = null;
  noteFinished(battle);
  yield* tell('activation-over', 'DZ-TURN-01', { model: model.id });
}

/**
 * DZ-END-02, ruling O-18: who has no model left to activate has finished; of two at the same instant,
 * the one that did not begin the round.
 */
export function noteFinished(battle: Battle): void {
  if (battle.finished !== null) return;
  const done = battle.sides.map((_, seat) =>
    battle.models.every((model) => model.seat !== seat || !isOnField(model) || model.activated),
  );
  if (done[0] && done[1]) battle.finished = 1 - battle.began;
  else if (done[0]) battle.finished = 0;
  else if (done[1]) battle.finished = 1;
}
