import { isRefusal, type Refusal } from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import type { Action, ActionType } from './action.ts';
import { has } from './ability.ts';
import { wayOut } from './exit.ts';
import { whyNotFireBoth } from './fire-control.ts';
import { lobbedBy, whyNotLob } from './grenade.ts';
import { hasSpecial } from './leader-special.ts';
import { whyNotMobile } from './mobile-infantry.ts';
import {
  controllerOf,
  adjacentEnemies,
  fits,
  isAble,
  isSentryGun,
  modelOf,
  sideOf,
  speedOf,
} from './models.ts';
import { whyNotSpecial } from './special-action.ts';
import { whyNotAcquire } from './target-acquisition.ts';
import { parsePath } from './move-paths.ts';
import { refuse } from './refusals.ts';
import { gunsOf, whyNotShoot } from './shoot.ts';
import { whyNotMediPack } from './medi-pack.ts';
import type { Special } from './profile.ts';
import { OVER, type Activation, type Battle, type Face, type Model } from './state.ts';

/** What an action counts as (DZ-ACT-01): its type, and how many short actions long it is. */
export interface Cost {
  readonly type: ActionType;
  /** 0 for what is free (DZ-CMD-07, DZ-CMD-08). */
  readonly length: 0 | 1 | 2;
  /** The command die it takes. */
  readonly face: Face | null;
}

const short = (type: ActionType): Cost => ({ type, length: 1, face: null });
const long = (type: ActionType): Cost => ({ type, length: 2, face: null });
const free = (type: ActionType, face: Face): Cost => ({ type, length: 0, face });

export function costOf(battle: Battle, model: Model, action: Action): Cost {
  switch (action.kind) {
    case 'move':
    case 'reposition':
    case 'leave':
      return short('move');
    case 'sprint':
    case 'sprint-leave':
      return long('sprint');
    case 'get-up':
      return short('get-up');
    case 'shoot':
    case 'fire-for-effect':
    case 'lob':
      return isSlow(battle, model, action.weapon) ? long('shoot') : short('shoot');
    case 'fire-both':
    case 'aim-both':
      return isSlow(battle, model, action.weapon) || isSlow(battle, model, action.other)
        ? long('shoot')
        : short('shoot');
    case 'fight':
      return long('fight');
    case 'die-move':
    case 'die-reposition':
    case 'die-leave':
      return free('move', 'move');
    case 'die-shoot':
    case 'die-fire-for-effect':
    case 'die-lob':
    case 'die-fire-both':
    case 'die-aim-both':
      return free('shoot', 'shoot');
    case 'die-fight':
      return free('fight', 'fight');
    case 'mobile-infantry':
    case 'mobile-leave':
      return free('sprint', 'special');
    case 'target-acquisition':
    case 'too-stubborn-to-die':
      return free('special', 'special');
    default:
      return short('special');
  }
}

/** DZ-ABIL-14, DZ-ABIL-23: Heavy and Indirect weapons take a long action. */
function isSlow(battle: Battle, model: Model, id: string): boolean {
  const weapon =
    model.recruit.weapons.find((each) => each.id === id) ??
    lobbedBy(battle, model).find((each) => each.id === id);
  return weapon !== undefined && (has(weapon, 'heavy') || has(weapon, 'indirect'));
}

/** Why the active model may not do this now; `undefined` when it may. */
export function whyNot(
  battle: Battle,
  activation: Activation,
  action: Action,
): Refusal | undefined {
  if (action.kind === 'done') return undefined;
  const model = modelOf(battle, activation.model);
  if (activation.length === OVER) return refuse('no-time', 'DZ-ABIL-25', { model: model.id });
  return whyNotNow(battle, activation, model, action) ?? whyNotThis(battle, model, action);
}

/** What holds for every action (DZ-ACT-01 to DZ-ACT-07, DZ-CMD-05 to DZ-CMD-15). */
export function whyNotNow(
  battle: Battle,
  activation: Activation,
  model: Model,
  action: Action,
): Refusal | undefined {
  const { type, length, face } = costOf(battle, model, action);
  const who = { model: model.id };
  if (type === 'get-up') {
    return model.pinned ? undefined : refuse('not-pinned', 'DZ-GETUP-01', who);
  }
  if (model.pinned && !isSpecialFace(action))
    return refuse('pinned', face ? 'DZ-CMD-10' : 'DZ-ACT-04', who);
  // Target Acquisition is spent on an enemy, not on the gun (DZ-LDR-03).
  const onlyShoots = isSentryGun(model) && action.kind !== 'target-acquisition';
  if (onlyShoots && (type !== 'shoot' || face)) {
    return refuse('only-shoots', face ? 'DZ-CMD-14' : 'DZ-ITEM-15', who);
  }
  // DZ-ABIL-29: a grenade is a weapon too.
  if (isAble(model, 'noncombatant') && (type === 'shoot' || type === 'fight'))
    return refuse('noncombatant', 'DZ-ABIL-29', who);
  if (face) {
    const refusal = whyNotFace(battle, activation, model, face);
    if (refusal) return refusal;
  } else {
    if (activation.length + length > 2) return refuse('no-time', 'DZ-ACT-01', who);
    if (activation.done.includes(type))
      return refuse('once', 'DZ-ACT-03', { ...who, action: type });
  }
  const movesAgain = activation.sprinted && (type === 'move' || type === 'sprint');
  if (movesAgain) return refuse('has-sprinted', 'DZ-LDR-04', who);
  if (action.kind === 'detonate') return undefined; // DZ-EDGE-04
  const threatened = adjacentEnemies(battle, model).some((enemy) => !enemy.pinned);
  const allowed = type === 'fight' || type === 'move' || isSpecialFace(action);
  if (threatened && !allowed) {
    return refuse('fight-or-move', type === 'sprint' ? 'DZ-ACT-07' : 'DZ-ACT-05', who);
  }
  // DZ-ABIL-17: who rampaged into a full cube makes room first.
  const crowded = !fits(battle, model, model.cube) && type !== 'move' && type !== 'sprint';
  return crowded && !threatened ? refuse('crowded', 'DZ-ABIL-17', who) : undefined;
}

/** Specials of leaders are no actions (DZ-CMD-08). */
function isSpecialFace({ kind }: Action): boolean {
  return kind === 'target-acquisition' || kind === 'too-stubborn-to-die';
}

function whyNotFace(
  battle: Battle,
  activation: Activation,
  model: Model,
  face: Face,
): Refusal | undefined {
  const { dice } = sideOf(battle, activation.controller);
  if (dice[face] === 0) return refuse('no-die', 'DZ-CMD-05', { face });
  if (face === 'special') return undefined;
  const { freeActions } = battle.settings;
  const used =
    freeActions === 'one-in-all' ? activation.faces.length > 0 : activation.faces.includes(face);
  return used ? refuse('one-free-action', 'DZ-CMD-06', { model: model.id }) : undefined;
}

/** What holds for this kind of action. */
function whyNotThis(battle: Battle, model: Model, action: Action): Refusal | undefined {
  const speed = speedOf(battle, model);
  switch (action.kind) {
    case 'move':
      return whyNotGo(battle, model, action.way, speed?.move ?? 0);
    case 'reposition':
    case 'die-reposition':
      return speed ? undefined : refuse('immobile', 'DZ-MOVE-01', { model: model.id });
    case 'leave':
      return whyNotOut(battle, model, speed?.move ?? 0);
    case 'die-leave':
      return whyNotOut(battle, model, speed ? 1 : 0);
    case 'sprint-leave':
      return whyNotSprint(battle, model) ?? whyNotOut(battle, model, speed?.sprint ?? 0);
    case 'sprint':
      return whyNotSprint(battle, model) ?? whyNotGo(battle, model, action.way, speed?.sprint ?? 0);
    case 'die-move':
      return whyNotGo(battle, model, action.way, speed ? 1 : 0);
    case 'shoot':
    case 'die-shoot':
      return whyNotShootAt(battle, model, action.weapon, action.target);
    case 'fire-for-effect':
    case 'die-fire-for-effect':
      return whyNotFireForEffect(battle, model, action.weapon, action.target);
    case 'lob':
    case 'die-lob':
      return whyNotLob(battle, model, action.weapon, action.at);
    case 'fire-both':
    case 'die-fire-both':
    case 'aim-both':
    case 'die-aim-both':
      return isAble(model, 'fire-control')
        ? whyNotFireBoth(battle, model, action)
        : refuse('unable', 'DZ-ABIL-09', { model: model.id });
    case 'fight':
    case 'die-fight':
      return whyNotFight(battle, model, action.target);
    case 'target-acquisition':
      return (
        whyNoSpecialFace(battle, model, action.kind, 'DZ-LDR-03') ??
        whyNotAcquire(battle, model, action.target)
      );
    case 'mobile-infantry':
      return (
        whyNoSpecialFace(battle, model, action.kind, 'DZ-LDR-04') ??
        whyNotMobile(battle, model) ??
        whyNotGo(battle, model, action.way, speed?.sprint ?? 0)
      );
    case 'mobile-leave':
      return (
        whyNoSpecialFace(battle, model, 'mobile-infantry', 'DZ-LDR-04') ??
        whyNotMobile(battle, model) ??
        whyNotOut(battle, model, speed?.sprint ?? 0)
      );
    case 'too-stubborn-to-die':
      return (
        whyNoSpecialFace(battle, model, action.kind, 'DZ-LDR-05') ??
        (model.damage > 0 ? undefined : refuse('not-wounded', 'DZ-LDR-05', { target: model.id }))
      );
    case 'medi-pack':
      return whyNotMediPack(battle, model, action.target);
    case 'get-up':
    case 'done':
      return undefined;
    default:
      return whyNotSpecial(battle, model, action);
  }
}

export function whyNotGo(
  battle: Battle,
  model: Model,
  way: readonly Cube[],
  steps: number,
): Refusal | undefined {
  if (steps === 0) return refuse('immobile', 'DZ-MOVE-01', { model: model.id });
  const read = parsePath(battle, model, way, steps);
  return isRefusal(read) ? read : undefined;
}

/** DZ-MOVE-13: the last step leads over the edge, where the mission has an exit. */
function whyNotOut(battle: Battle, model: Model, steps: number): Refusal | undefined {
  const { exits } = battle.mission;
  return exits.length > 0 && wayOut(battle, model, steps)
    ? undefined
    : refuse('no-exit', 'DZ-MOVE-13', { model: model.id });
}

/** DZ-SPRINT-02: not when it began its activation, or stands, beside an enemy. */
export function whyNotSprint(battle: Battle, model: Model): Refusal | undefined {
  const adjacent =
    battle.activation?.beganWithEnemy === true || adjacentEnemies(battle, model).length > 0;
  return adjacent ? refuse('enemy-beside', 'DZ-SPRINT-02', { model: model.id }) : undefined;
}

export function whyNotShootAt(
  battle: Battle,
  model: Model,
  weapon: string,
  id: string,
): Refusal | undefined {
  const target = battle.models.find((each) => each.id === id);
  if (!target) return refuse('not-there', 'DZ-SHOOT-03', { target: id });
  return whyNotShoot(battle, model, weapon, target);
}

/** DZ-BLAZE-01: only with a Rapid Fire weapon (DZ-ABIL-48). */
function whyNotFireForEffect(
  battle: Battle,
  model: Model,
  weaponId: string,
  target: string,
): Refusal | undefined {
  const weapon = gunsOf(model).find(({ id }) => id === weaponId);
  if (weapon && !has(weapon, 'rapid-fire'))
    return refuse('not-rapid', 'DZ-BLAZE-01', { weapon: weaponId });
  return whyNotShootAt(battle, model, weaponId, target);
}

/** DZ-FIGHT-01, DZ-FIGHT-04. */
function whyNotFight(battle: Battle, model: Model, id: string): Refusal | undefined {
  if (model.recruit.profile.fight === null)
    return refuse('unable', 'DZ-FIGHT-04', { model: model.id });
  return adjacentEnemies(battle, model).some((enemy) => enemy.id === id)
    ? undefined
    : refuse('not-beside', 'DZ-FIGHT-01', { target: id });
}

/** DZ-CMD-08: whether the side has a Special face for what its leader does with it. */
function whyNoSpecialFace(
  battle: Battle,
  model: Model,
  special: Special,
  rule: string,
): Refusal | undefined {
  return hasSpecial(battle, controllerOf(battle, model), special)
    ? undefined
    : refuse('no-die', rule, { face: 'special' });
}
