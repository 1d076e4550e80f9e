import {
  isProblems,
  tailFlow,
  oddsOf,
  opposed,
  readFields,
  roll,
  type Fields,
  type Flow,
  type OddsResult,
  type Problem,
  type LocalisedText,
  outcomesOf,
} from '@skirmish-kit/core';
import { enoughFor, hurt, plainDamage, type DamageSource } from '../rules/damage.ts';
import { successesOf, type Test } from '../rules/dice.ts';
import { isOnField, isWounded, modelOf } from '../rules/models.ts';
import type { Battle, ModelId } from '../rules/state.ts';
import { minimalBattle, type StagedModel } from './minimal-battle.ts';

/** Limits that no game reaches and that keep an answer quick. */
const MOST_DICE = 30;
const MOST = 20;

const FATES: Readonly<Record<string, LocalisedText>> = {
  unharmed: { en: 'Unharmed', fr: 'Indemne' },
  wounded: { en: 'Wounded', fr: 'Blessée' },
  dead: { en: 'Dead', fr: 'Morte' },
  'attacker-wounded': { en: 'The attacker is wounded', fr: 'L’attaquante est blessée' },
  'attacker-dead': { en: 'The attacker is dead', fr: 'L’attaquante est morte' },
};

function readTarget(fields: Fields): StagedModel & { readonly ap: number } {
  return {
    armour: fields.whole('armour', 0, MOST, 0),
    size: fields.whole('size', 1, 4, 1),
    ap: fields.whole('ap', 0, MOST, 0),
    tough: fields.flag('tough', false),
    damage: fields.whole('damage', 0, 4, 0),
  };
}

/** A shot in bare numbers: dice and targets of both, and who is shot at. */
export function rawShotOdds(request: unknown): OddsResult | readonly Problem[] {
  const read = readFields(request, (fields) => ({
    action: fields.word('action', ['shoot'], 'shoot'),
    attack: {
      dice: fields.whole('dice', 0, MOST_DICE, 3),
      at: fields.whole('shoot', 2, 8, 4),
      rerolls: fields.whole('weightOfFire', 0, MOST, 0),
    },
    own: {
      dice: fields.whole('defenceDice', 0, MOST_DICE, 3),
      at: fields.whole('survive', 2, 8, 4),
      rerolls: 0,
    },
    target: readTarget(fields),
  }));
  if (isProblems(read)) return read;
  const { attack, own, target } = read;
  const battle = minimalBattle({ ...target, damage: 0 }, target);
  return answer(battle, attack, own, plainDamage(0, true, target.ap), null);
}

/** A fight in bare numbers: the target survives, or fights back and may hurt. */
export function rawFightOdds(request: unknown): OddsResult | readonly Problem[] {
  const read = readFields(request, (fields) => ({
    action: fields.word('action', ['fight'], 'fight'),
    reply: fields.word('reply', ['survive', 'counter-attack'], 'survive'),
    attack: {
      dice: fields.whole('dice', 0, MOST_DICE, 3),
      at: fields.whole('fight', 2, 8, 4),
      rerolls: fields.whole('frenzy', 0, MOST, 0),
    },
    own: {
      dice: fields.whole('defenceDice', 0, MOST_DICE, 3),
      at: fields.whole('defence', 2, 8, 4),
      rerolls: fields.whole('defenceFrenzy', 0, MOST, 0),
    },
    target: readTarget(fields),
    attacker: {
      armour: fields.whole('attackerArmour', 0, MOST, 0),
      size: fields.whole('attackerSize', 1, 4, 1),
      tough: fields.flag('attackerTough', false),
      damage: fields.whole('attackerDamage', 0, 4, 0),
    },
    counterAp: fields.whole('counterAp', 0, MOST, 0),
  }));
  if (isProblems(read)) return read;
  const { attack, own, target, attacker, reply, counterAp } = read;
  const battle = minimalBattle(attacker, target);
  const back = reply === 'counter-attack' ? plainDamage(1, true, counterAp) : null;
  return answer(battle, attack, own, plainDamage(0, true, target.ap), back);
}

/** DZ-SHOOT-07, DZ-FIGHT-05: the test and the damage it does, as the rules do it. */
function* contest(
  battle: Battle,
  attack: Test,
  own: Test,
  harm: DamageSource,
  back: DamageSource | null,
): Flow {
  const margin = yield* roll(
    opposed(
      successesOf(attack),
      successesOf(own),
      back ? -enoughFor(battle, 'a1', back) : 0,
      enoughFor(battle, 'b1', harm),
    ),
    'DZ-SHOOT-07',
    { who: 0, against: 1, about: 'shoot', params: { model: 'b1', by: 'a1' } },
  );
  if (margin > 0) yield* tailFlow(hurt, battle, 'b1', margin, harm);
  if (margin < 0 && back) yield* tailFlow(hurt, battle, 'a1', -margin, back);
}

function answer(
  battle: Battle,
  attack: Test,
  own: Test,
  harm: DamageSource,
  back: DamageSource | null,
): OddsResult {
  const before = [modelOf(battle, 'a1').damage, modelOf(battle, 'b1').damage];
  const { outcomes, pruned } = oddsOf(battle, contest, [attack, own, harm, back], {
    measure: (after) =>
      fateOf(after, 'b1', before[1] ?? 0) ??
      (back ? prefixed(fateOf(after, 'a1', before[0] ?? 0)) : undefined) ??
      'unharmed',
  });
  const result: Record<string, number> = { unharmed: 0, wounded: 0, dead: 0 };
  for (const [name, p] of outcomes) result[name] = (result[name] ?? 0) + p;
  const margin = outcomesOf(opposed(successesOf(attack), successesOf(own), 0));
  return { outcomes: result, titles: FATES, pruned, form: { margin, result } };
}

/** What the attack has done to a model; `undefined` when nothing. */
function fateOf(battle: Battle, id: ModelId, before: number): string | undefined {
  const model = modelOf(battle, id);
  if (!isOnField(model)) return 'dead';
  return isWounded(model) && model.damage > before ? 'wounded' : undefined;
}

function prefixed(fate: string | undefined): string | undefined {
  return fate === undefined ? undefined : `attacker-${fate}`;
}
