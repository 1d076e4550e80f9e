import { choose, tailFlow, opposed, subFlow, roll, type Flow } from '@skirmish-kit/core';
import { has, valueOf } from './ability.ts';
import { blades, replies } from './answer-keys.ts';
import { knockBack } from './knock-back.ts';
import { addDice } from './command-dice.ts';
import { codesOf } from './companion.ts';
import { effectOf, enoughFor, hurt, plainDamage, type DamageSource } from './damage.ts';
import { successesOf, USUAL_DICE, type Test } from './dice.ts';
import { bastion } from './leader-special.ts';
import {
  abilityOf,
  carriesHeavy,
  controllerOf,
  adjacentEnemies,
  adjacentFriends,
  isAble,
  isOnField,
  isWounded,
  itemOf,
  modelOf,
} from './models.ts';
import { emit } from './events.ts';
import type { WeaponMode } from './profile.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { survive, type SurviveTest } from './survive.ts';

/** How a fight came about. In the last two the one attacked must Survive (DZ-MOVE-06, DZ-GETUP-02). */
export type FightCause = 'action' | 'moved-in' | 'parting' | 'get-up';

/** DZ-ITEM-09: mines are a weapon for one fight. */
const THERMAL_MINES: WeaponMode = {
  id: 'thermal-mines',
  name: { en: 'Thermal Mines', fr: 'Mines Thermiques' },
  range: 'melee',
  ap: 3,
  abilities: [],
};

/** DZ-FIGHT-02: what it can fight with; a Noncombatant uses nothing (DZ-ABIL-29). */
export function bladesOf(battle: Battle, model: Model): readonly WeaponMode[] {
  if (model.recruit.profile.fight === null || isAble(model, 'noncombatant')) return [];
  const own = model.recruit.weapons.filter(
    ({ id, range }) => range === 'melee' && !model.spent.includes(id),
  );
  return itemOf(battle, model, 'thermal-mines') ? [...own, THERMAL_MINES] : own;
}

/** Enemies who can strike a model that leaves or gets up: standing, and armed (DZ-MOVE-08, DZ-DICE-08). */
export function strikersBeside(battle: Battle, model: Model): readonly Model[] {
  return adjacentEnemies(battle, model).filter(
    (enemy) => !enemy.pinned && bladesOf(battle, enemy).length > 0,
  );
}

/** A die more or less in a test, and why. */
export interface Modifier {
  readonly rule: string;
  readonly why: string;
  readonly dice: number;
}

/** DZ-FIGHT-06: the modifiers of one of two who fight; the same for Fight and Survive. */
export function fightModifiers(
  battle: Battle,
  model: Model,
  opponent: Model,
  test: 'fight' | 'survive',
  movedIn: boolean,
  opponentPinned: boolean,
): readonly Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, dice: number, rule = 'DZ-FIGHT-06') => {
    if (dice !== 0) found.push({ rule, why, dice });
  };
  if (movedIn) add('moved-in', 1);
  const friends = isForeign(battle, model, opponent) ? [] : adjacentFriends(battle, model);
  if (friends.some(({ pinned }) => !pinned)) add('friend', 1); // DZ-PIN-02
  if (isAble(model, 'horde')) {
    // DZ-EDGE-12: pinned ones count here.
    add('horde', friends.filter((friend) => isAble(friend, 'horde')).length, 'DZ-ABIL-22');
  }
  if (isWounded(opponent)) add('wounded', 1);
  if (model.recruit.profile.size > opponent.recruit.profile.size) add('larger', 1);
  if (opponentPinned) add('pinned', 1);
  if (test === 'fight' && carriesHeavy(model)) add('heavy', -1, 'DZ-FIGHT-07');
  for (const code of codesOf(battle, model.recruit.profile))
    add('companion', code.fight?.(battle, model, opponent) ?? 0, 'DZ-PROF-01');
  return found;
}

/** DZ-ABIL-17: in the fights of a model under foreign control nobody has friends. */
function isForeign(battle: Battle, ...fighters: readonly Model[]): boolean {
  return fighters.some((model) => controllerOf(battle, model) !== model.seat);
}

function dicesOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { dice }) => sum + dice, USUAL_DICE);
}

/** DZ-FIGHT-03, DZ-FIGHT-05: one attacks; the other fights back or tries to survive. */
export function* fight(
  battle: Battle,
  attacker: ModelId,
  target: ModelId,
  occasion: FightCause,
): Flow {
  if (!isOnField(modelOf(battle, attacker)) || !isOnField(modelOf(battle, target))) return;
  const wasPinned = modelOf(battle, target).pinned;
  if (wasPinned) modelOf(battle, target).pinned = false; // DZ-FIGHT-08: it stands up at once.
  const weapon = yield* chooseBlade(battle, attacker);
  const answer = yield* chooseReply(battle, target, attacker, occasion, wasPinned);
  yield* emit('fights', 'DZ-FIGHT-03', { model: attacker, target });
  yield* tailFlow(
    blows,
    battle,
    attacker,
    target,
    weapon,
    answer,
    occasion === 'moved-in',
    wasPinned,
  );
}

/** The weapon of a fight, used up if it works only once. */
function* chooseBlade(battle: Battle, id: ModelId): Flow<string | null> {
  const model = modelOf(battle, id);
  const [only, ...others] = bladesOf(battle, model);
  if (!only) return null;
  if (others.length === 0) return only.id;
  return yield* choose({
    who: controllerOf(battle, model),
    about: 'blade',
    rule: 'DZ-FIGHT-02',
    params: { model: id },
    options: [only, ...others].map((weapon) => ({
      key: blades.make({ kind: 'with', weapon: weapon.id }),
      value: weapon.id,
    })),
  });
}

/** DZ-FIGHT-03, DZ-FIGHT-04: Fight with a weapon, or Survive: `null`. */
function* chooseReply(
  battle: Battle,
  id: ModelId,
  attacker: ModelId,
  occasion: FightCause,
  wasPinned: boolean,
): Flow<string | null> {
  const model = modelOf(battle, id);
  const weapons = bladesOf(battle, model);
  const mustSurvive =
    occasion === 'parting' ||
    occasion === 'get-up' ||
    (wasPinned && battle.settings.pinnedAnswer === 'survive'); // Ruling O-39
  if (mustSurvive || weapons.length === 0) return null;
  return yield* choose<string | null>({
    who: controllerOf(battle, model),
    about: 'reply',
    rule: 'DZ-FIGHT-03',
    params: { model: id, by: attacker },
    options: [
      { key: replies.make({ kind: 'survive' }), value: null },
      ...weapons.map((weapon) => ({
        key: replies.make({ kind: 'counter-attack', weapon: weapon.id }),
        value: weapon.id,
      })),
    ],
  });
}

/** The dice of a fight and what they do. */
function* blows(
  battle: Battle,
  attacker: ModelId,
  target: ModelId,
  weapon: string | null,
  answer: string | null,
  movedIn: boolean,
  wasPinned: boolean,
): Flow {
  const mine = modelOf(battle, attacker);
  const theirs = modelOf(battle, target);
  const guarded = yield* bastion(battle, answer === null ? [target] : [attacker, target]);
  const [more = 0, less = 0] = yield* addDice(battle, [
    { model: attacker, seat: controllerOf(battle, mine), rolls: weapon !== null },
    {
      model: target,
      seat: controllerOf(battle, theirs),
      rolls: answer !== null || theirs.recruit.profile.survive !== null,
    },
  ]);
  const attack = fightTest(battle, mine, theirs, weapon, movedIn, wasPinned, more);
  const harm = bladeHarm(battle, mine, weapon, guarded);
  useUp(battle, attacker, weapon);
  if (answer === null) {
    const own = surviveInFight(battle, theirs, mine, less);
    const threat: SurviveTest = { rule: 'DZ-FIGHT-05', about: 'fight', test: attack, by: attacker };
    const margin = yield* survive(battle, target, own, threat, enoughFor(battle, target, harm));
    if (margin > 0) yield* tailFlow(strike, battle, attacker, target, weapon, margin, harm);
    return;
  }
  const counter = fightTest(battle, theirs, mine, answer, false, mine.pinned, less);
  const counterHarm = bladeHarm(battle, theirs, answer, guarded);
  useUp(battle, target, answer);
  const margin = yield* roll(
    opposed(
      successesOf(attack),
      successesOf(counter),
      -enoughFor(battle, attacker, counterHarm),
      enoughFor(battle, target, harm),
    ),
    'DZ-FIGHT-05',
    {
      who: mine.seat,
      against: theirs.seat,
      about: 'fight',
      params: { model: target, by: attacker, reply: 'fight' },
    },
  );
  if (margin > 0) yield* tailFlow(strike, battle, attacker, target, weapon, margin, harm);
  if (margin < 0) yield* tailFlow(strike, battle, target, attacker, answer, -margin, counterHarm);
}

/** A Fight test; without a weapon it scores nothing (DZ-FIGHT-04). */
function fightTest(
  battle: Battle,
  model: Model,
  opponent: Model,
  weapon: string | null,
  movedIn: boolean,
  opponentPinned: boolean,
  added: number,
): Test {
  if (weapon === null) return { dice: 0, at: null, rerolls: 0 };
  const modifiers = fightModifiers(battle, model, opponent, 'fight', movedIn, opponentPinned);
  const blade = bladesOf(battle, model).find(({ id }) => id === weapon);
  return {
    dice: dicesOf(modifiers) + added,
    at: model.recruit.profile.fight,
    // DZ-ABIL-19: sources add up.
    rerolls: abilityOf(model, 'frenzy') + (blade ? valueOf(blade, 'frenzy') : 0),
  };
}

function surviveInFight(battle: Battle, model: Model, opponent: Model, added: number): Test {
  const modifiers = fightModifiers(battle, model, opponent, 'survive', false, opponent.pinned);
  return { dice: dicesOf(modifiers) + added, at: model.recruit.profile.survive, rerolls: 0 };
}

function bladeHarm(
  battle: Battle,
  model: Model,
  weapon: string | null,
  guarded: ModelId | null,
): DamageSource {
  const blade = bladesOf(battle, model).find(({ id }) => id === weapon);
  return {
    ...plainDamage(controllerOf(battle, model), true),
    ...effectOf(blade),
    bastion: guarded,
  };
}

/** DZ-ABIL-50, DZ-ITEM-09: what works once has been used. */
function useUp(battle: Battle, id: ModelId, weapon: string | null): void {
  const model = modelOf(battle, id);
  if (weapon === THERMAL_MINES.id) {
    const mines = itemOf(battle, model, 'thermal-mines');
    if (mines) mines.holder = null;
    return;
  }
  const blade = model.recruit.weapons.find((each) => each.id === weapon);
  if (blade && has(blade, 'one-use')) model.spent = [...model.spent, blade.id];
}

/** A blow that struck home: damage, then what the weapon does besides (ruling O-36: any margin hits). */
function* strike(
  battle: Battle,
  by: ModelId,
  target: ModelId,
  weapon: string | null,
  margin: number,
  harm: DamageSource,
): Flow {
  yield* emit('strikes', 'DZ-FIGHT-05', { model: by, target, margin });
  yield* subFlow(hurt, battle, target, margin, harm);
  const blade = modelOf(battle, by).recruit.weapons.find(({ id }) => id === weapon);
  if (blade && has(blade, 'knockback')) yield* tailFlow(knockBack, battle, by, target, harm);
}
