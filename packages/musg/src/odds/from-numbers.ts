import {
  isProblems,
  oddsOf,
  problemFactory,
  readFields,
  type Flow,
  type OddsResult,
  type Problem,
  type Weighted,
} from '@skirmish-kit/core';
import { hurtsOn } from '../rules/damage.ts';
import { rollDamage, volley } from '../rules/volley.ts';
import { FATE_MESSAGES, fatesOf } from './fate.ts';

/** Limits that no game reaches and that keep an answer quick. */
const MOST_DICE = 30;
const MOST = 20;
const MOST_OBSTACLES = 6;

const rawProblem = /* @__PURE__ */ problemFactory({
  'not-cover': {
    en: 'Cover is a list of at most {most} numbers from 2 to 6, what a die needs at each obstacle: [4].',
    fr: 'Le couvert est une liste d’au plus {most} nombres de 2 à 6, ce qu’il faut à un dé pour chaque obstacle : [4].',
  },
});

interface Target {
  lost: number;
}

/** MU-SHOOT-07, MU-SHOOT-12: a shooting by the rules, at a figure that stands alone. */
function* shooting(
  target: Target,
  shots: number,
  cover: readonly number[],
  shoot: number,
  need: number,
  life: number,
): Flow {
  const hits = yield* volley(null, shots, cover, shoot);
  if (hits > 0) target.lost = Math.min(life, yield* rollDamage(null, hits, need));
}

/** MU-MELEE-01, MU-MELEE-02: a strike, all of whose wounds count together. */
function* striking(target: Target, dice: number, melee: number, need: number): Flow {
  const hits = yield* volley(null, dice, [], melee);
  if (hits > 0) target.lost = yield* rollDamage(null, hits, need);
}

/** A shot in bare numbers: `{"action":"shoot","shots":3,"shoot":4,"cover":[4],…}`. */
export function rawShotOdds(request: unknown): OddsResult | readonly Problem[] {
  const { cover: given = [], ...rest }: Readonly<Record<string, unknown>> = { ...Object(request) };
  const cover = readCover(given);
  const read = readFields(rest, (fields) => ({
    action: fields.word('action', ['shoot'], 'shoot'),
    shots: fields.whole('shots', 1, MOST_DICE, 1),
    shoot: fields.whole('shoot', 2, 6, 4),
    strength: fields.whole('strength', 1, MOST, 3),
    resistance: fields.whole('resistance', 1, MOST, 3),
    life: fields.whole('life', 1, MOST, 3),
  }));
  if (isProblems(read) || isProblems(cover))
    return [read, cover].flatMap((each) => (isProblems(each) ? each : []));
  const { shots, shoot, strength, resistance, life } = read;
  const need = hurtsOn(strength, resistance);
  return answer(life, oddsOf({ lost: 0 }, shooting, [shots, cover, shoot, need, life], LOST));
}

function readCover(value: unknown): readonly number[] | readonly Problem[] {
  const isNeed = (each: unknown) =>
    Number.isInteger(each) && Number(each) >= 2 && Number(each) <= 6;
  if (!Array.isArray(value) || value.length > MOST_OBSTACLES || !value.every(isNeed))
    return [rawProblem('/cover', 'not-cover', { most: MOST_OBSTACLES })];
  return value.map(Number);
}

/** A strike in bare numbers. */
export function rawStrikeOdds(request: unknown): OddsResult | readonly Problem[] {
  const read = readFields(request, (fields) => ({
    action: fields.word('action', ['strike'], 'strike'),
    dice: fields.whole('dice', 1, MOST_DICE, 1),
    melee: fields.whole('melee', 2, 6, 4),
    strength: fields.whole('strength', 1, MOST, 3),
    resistance: fields.whole('resistance', 1, MOST, 3),
    life: fields.whole('life', 1, MOST, 3),
  }));
  if (isProblems(read)) return read;
  const { dice, melee, strength, resistance, life } = read;
  const need = hurtsOn(strength, resistance);
  return answer(life, oddsOf({ lost: 0 }, striking, [dice, melee, need], LOST));
}

const LOST = { measure: ({ lost }: Target) => lost };

function answer(
  life: number,
  {
    outcomes: found,
    pruned,
  }: { readonly outcomes: readonly Weighted<number>[]; readonly pruned: number },
): OddsResult {
  const lifeLost = found.toSorted(([a], [b]) => a - b);
  const outcomes = fatesOf(lifeLost, life);
  return {
    outcomes,
    titles: FATE_MESSAGES,
    pruned,
    form: { lifeLost, outOfAction: outcomes['out-of-action'] + outcomes.dead },
  };
}
