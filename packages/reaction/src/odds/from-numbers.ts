import {
  d,
  exactOdds,
  type Fields,
  type Flow,
  type Problem,
  readFields,
  roll,
  sum,
} from '@skirmish-kit/core';
import { banded, diceOf } from '../rules/dice.ts';
import { testResult, type TestResult } from '../rules/reaction-test.ts';
import type { OddsAnswer } from './answer.ts';
import { minimalBattle, minimalWeapon, MIDDLE } from './minimal-battle.ts';
import { shotOdds } from './shot.ts';

/** Limits that no game reaches and that keep an answer quick. */
const MOST_SHOTS = 50;
const MOST_DICE = 20;
const MOST_SIDES = 100;
const MOST_MODIFIER = 1000;

/**
 * Shots in bare numbers: the modifier of the d6 that needs a 6, the sides of the damage dice, what
 * is added to them, the resistance, and how many shots at the one target.
 */
export function rawShotOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const read = readFields(request, (fields) => ({
    action: fields.word('action', ['shoot'], 'shoot'),
    toHit: fields.whole('toHit', -MOST_MODIFIER, MOST_MODIFIER),
    damage: readDice(fields, 'damage'),
    damageModifier: readModifier(fields, 'damageModifier'),
    resistance: fields.whole('resistance', -MOST_MODIFIER, MOST_MODIFIER),
    shots: fields.whole('shots', 1, MOST_SHOTS, 1),
  }));
  if (!('action' in read)) return read;
  // An Average figure at long range has only the long-range modifier.
  const battle = minimalBattle(
    [
      { id: 'a1', at: [MIDDLE, MIDDLE] },
      { id: 'b1', at: [MIDDLE + 500, MIDDLE], resistance: read.resistance - read.damageModifier },
    ],
    [],
    { longRange: read.toHit },
  );
  const weapon = minimalWeapon(read.damage, read.shots);
  return shotOdds(battle, 'a1', weapon, 'burst', [{ target: 'b1', shots: read.shots }]);
}

/** A reaction test with everything that is added to 2d6. */
export function rawReactionOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const read = readFields(request, (fields) => ({
    action: fields.word('action', ['reaction'], 'reaction'),
    modifier: fields.whole('modifier', -MOST_MODIFIER, MOST_MODIFIER),
  }));
  if (!('action' in read)) return read;
  const { outcomes, ...found } = exactOdds(() => testWith(read.modifier));
  const chances = { ok: 0, panic: 0, rout: 0 };
  for (const [result, probability] of outcomes) chances[result] += probability;
  return { outcomes: chances, ...found };
}

function* testWith(modifier: number): Flow<TestResult> {
  const chance = banded(sum([d(2, 6)], modifier), testResult);
  const { band } = yield* roll(chance, 'RX-REACT-01', { about: 'reaction-test' });
  return band;
}

type Round = 'win' | 'lose' | 'tie';

/** One round of close combat in bare numbers: the dice and modifiers of both (RX-CC-03). */
export function rawMeleeOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const read = readFields(request, (fields) => ({
    action: fields.word('action', ['melee'], 'melee'),
    mine: readDice(fields, 'mine'),
    modifier: readModifier(fields, 'modifier'),
    theirs: readDice(fields, 'theirs'),
    theirModifier: readModifier(fields, 'theirModifier'),
  }));
  if (!('action' in read)) return read;
  const { outcomes, ...found } = exactOdds(() => round(read));
  const chances = { win: 0, lose: 0, tie: 0 };
  for (const [result, probability] of outcomes) chances[result] += probability;
  return { outcomes: chances, ...found };
}

interface RawRound {
  readonly mine: readonly number[];
  readonly modifier: number;
  readonly theirs: readonly number[];
  readonly theirModifier: number;
}

/** Both roll; their total decides the line that mine is read off. */
function* round({ mine, modifier, theirs, theirModifier }: RawRound): Flow<Round> {
  const theirTotal = yield* roll(sum(diceOf(theirs), theirModifier), 'RX-CC-03', {
    about: 'attack',
  });
  const compare = (total: number): Round =>
    total > theirTotal ? 'win' : total < theirTotal ? 'lose' : 'tie';
  const chance = banded(sum(diceOf(mine), modifier), compare);
  const { band } = yield* roll(chance, 'RX-CC-03', { about: 'attack' });
  return band;
}

function readDice(fields: Fields, name: string): readonly number[] {
  return fields.wholes(name, MOST_DICE, 2, MOST_SIDES);
}

function readModifier(fields: Fields, name: string): number {
  return fields.whole(name, -MOST_MODIFIER, MOST_MODIFIER, 0);
}
