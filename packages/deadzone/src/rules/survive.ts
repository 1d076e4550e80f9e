import {
  choose,
  d,
  exploding,
  tailFlow,
  opposed,
  subFlow,
  mapReading,
  roll,
  tally,
  type Chance,
  type Flow,
} from '@skirmish-kit/core';
import { amounts } from './answer-keys.ts';
import { SIDES, successesOf, type Test } from './dice.ts';
import { hasSpecialFor, spendSpecial } from './leader-special.ts';
import { modelOf } from './models.ts';
import { emit } from './events.ts';
import type { Battle, ModelId } from './state.ts';

/** Dice against a model’s Survive test: an attack, a wall, gravity, a fire. */
export interface SurviveTest {
  readonly rule: string;
  readonly about: 'shoot' | 'fight' | 'wall' | 'fall' | 'fire' | 'impact';
  /** What comes at it. */
  readonly test: Test;
  /** Whose model attacks; the opponent rolls for walls and fires. */
  readonly by: ModelId | null;
}

/**
 * An opposed test against a model that must Survive: the margin by which it is beaten, 0 when it is
 * not, and no more than `most`, which is all that makes a difference.
 */
export function* survive(
  battle: Battle,
  id: ModelId,
  own: Test,
  threat: SurviveTest,
  most: number,
): Flow<number> {
  const { seat } = modelOf(battle, id);
  const by = threat.by === null ? 1 - seat : modelOf(battle, threat.by).seat;
  const params = { model: id, ...(threat.by !== null && { by: threat.by }) };
  if (!hasSpecialFor(battle, modelOf(battle, id), 'stalwart')) {
    return yield* roll(opposed(successesOf(threat.test), successesOf(own), 0, most), threat.rule, {
      who: by,
      against: seat,
      about: threat.about,
      params,
    });
  }
  return yield* subFlow(surviveStalwart, battle, id, own, threat, most);
}

/** The same for who may roll dice again: the attack first, then the own dice. */
function* surviveStalwart(
  battle: Battle,
  id: ModelId,
  own: Test,
  threat: SurviveTest,
  most: number,
): Flow<number> {
  const { seat } = modelOf(battle, id);
  const by = threat.by === null ? 1 - seat : modelOf(battle, threat.by).seat;
  const params = { model: id, ...(threat.by !== null && { by: threat.by }) };
  const hits = yield* roll(successesOf(threat.test), threat.rule, {
    who: by,
    about: threat.about,
    params,
  });
  return yield* tailFlow(surviveHits, battle, id, own, hits, most, threat.rule);
}

/** DZ-ABIL-18: the same against successes that lie there already. */
export function* surviveHits(
  battle: Battle,
  id: ModelId,
  own: Test,
  hits: number,
  most: number,
  rule: string,
): Flow<number> {
  const { seat } = modelOf(battle, id);
  const context = { who: seat, about: 'survive', params: { model: id } };
  const margin = (saved: number) => Math.max(0, Math.min(hits - saved, most));
  const rolls = own.at !== null && own.dice > 0;
  if (
    hits === 0 ||
    most === 0 ||
    !rolls ||
    !hasSpecialFor(battle, modelOf(battle, id), 'stalwart')
  ) {
    return yield* roll(mapReading(successesOf(own), margin), rule, context);
  }
  const counts = yield* roll(countsAgainst(own.dice, own.at ?? SIDES, hits), rule, context);
  if (counts === SAFE) return 0;
  const [saved, failed] = [Math.floor(counts / COUNTS), counts % COUNTS];
  const again = yield* stalwart(battle, id, own.dice);
  if (again === 0) return margin(saved);
  const remaining =
    battle.settings.stalwart === 'whole-test' ? 0 : saved - Math.max(0, again - failed);
  return yield* roll(
    mapReading(successesOf({ ...own, dice: again }), (more) => margin(remaining + more)),
    'DZ-LDR-02',
    context,
  );
}

/** Successes and failures as one number, and that there are enough successes. */
const COUNTS = 64;
const SAFE = -1;

/** Every branch of the odds needs the same few distributions: each is computed once. */
const known = new Map<number, Chance<number>>();

/**
 * Successes and failures on the same dice against so many hits. Distinguishes only what a re-roll can
 * change: a safe model rolls nothing again.
 */
function countsAgainst(dice: number, at: number, hits: number): Chance<number> {
  const key = (hits * COUNTS + dice) * COUNTS + at;
  const found = known.get(key);
  if (found) return found;
  const counts = tally(exploding(d(dice, SIDES)), [
    { compare: '>=', value: at },
    { compare: '<', value: at },
  ]);
  const chance = mapReading(counts, ([successes = 0, failures = 0]) =>
    successes >= hits ? SAFE : successes * COUNTS + Math.min(failures, dice),
  );
  known.set(key, chance);
  return chance;
}

/**
 * DZ-LDR-02: how many dice of the test that was just rolled are rolled again, failures first
 * (ruling O-84). What an 8 has granted stays.
 */
function* stalwart(battle: Battle, id: ModelId, dice: number): Flow<number> {
  const { seat } = modelOf(battle, id);
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
  const offered =
    battle.settings.stalwart === 'whole-test'
      ? numbers.slice(dice - 1, dice)
      : numbers.slice(0, dice);
  const again = yield* choose({
    who: seat,
    about: 'stalwart',
    rule: 'DZ-LDR-02',
    skip: 'none',
    params: { seat, model: id },
    options: [
      { key: amounts.make({ kind: 'none' }), value: 0 },
      ...offered.map((count) => ({
        key: amounts.make({ kind: 'add', count }),
        value: Number(count),
      })),
    ],
  });
  if (again === 0) return 0;
  spendSpecial(battle, seat);
  yield* emit('stalwart', 'DZ-LDR-02', { model: id, count: again });
  return again;
}

/** A model’s own Survive test, with so many dice added. */
export function surviveTest(battle: Battle, id: ModelId, added = 0): Test {
  const { survive: at } = modelOf(battle, id).recruit.profile;
  return { dice: 3 + added, at, rerolls: 0 };
}
