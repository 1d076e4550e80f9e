import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { rollFor, rollHits } from './extra-die.ts';
import { areEngaged, figureOf, isAble, isHere } from './figures.ts';
import { bucklersOf } from './resistance.ts';
import { emit } from './events.ts';
import type { MeleeWeapon } from './profile.ts';
import { refuse } from './refusals.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { strikeChoices } from './strike-choices.ts';
import { hurtBy, loseLife } from './wound.ts';
import { woundsAfterAll } from './wound-again.ts';

/** MU-MELEE-05: one die with one's own Strength; some fight better without weapons. */
export function fistsOf(figure: Figure): MeleeWeapon {
  const dice = isAble(figure, 'bare-hands-four') ? 4 : isAble(figure, 'bare-hands-two') ? 2 : 1;
  return { id: 'fists', name: { en: 'Fists', fr: 'Poings' }, hands: 0, dice, strength: 0, cost: 0 };
}

/** MU-MELEE-04: as many hands as arms. */
const HANDS = 2;

/** What a strike is made with, by the ids it names; nothing when it is not to be had. */
export function wieldedBy(figure: Figure, ids: readonly string[]): readonly MeleeWeapon[] | null {
  if (ids.length === 1 && ids[0] === 'fists') return [fistsOf(figure)];
  const left = figure.recruit.melee.filter(({ id }) => !figure.lost.includes(id));
  const taken: MeleeWeapon[] = [];
  for (const id of ids) {
    const place = left.findIndex((weapon) => weapon.id === id);
    const [weapon] = place < 0 ? [] : left.splice(place, 1);
    if (!weapon) return null;
    taken.push(weapon);
  }
  return taken;
}

/** MU-MELEE-01: why it may not strike this one with these. */
export function whyNotStrike(
  battle: Battle,
  figure: Figure,
  target: Figure | undefined,
  targetId: string,
  weapons: readonly string[],
): Refusal | undefined {
  if (!target || !isHere(target) || !areEngaged(battle, figure, target))
    return refuse('not-in-contact', 'MU-MELEE-01', { target: targetId });
  return whyNotWield(figure, weapons);
}

/** MU-MELEE-04, MU-MELEE-07: why it may not strike with these. */
export function whyNotWield(figure: Figure, weapons: readonly string[]): Refusal | undefined {
  const who = { figure: figure.id };
  if (figure.carries !== null) return refuse('hands-full', 'MU-CHAR-14', who);
  const wielded = wieldedBy(figure, weapons);
  if (!wielded)
    return refuse('no-such-weapon', 'MU-MELEE-01', { ...who, weapon: weapons.join('+') });
  const hands = wielded.reduce((sum, weapon) => sum + weapon.hands, 0);
  if (figure.recruit.rank === 'extra' && wielded.length > 1)
    return refuse('one-weapon', 'MU-EXTRA-05', who);
  if (hands > HANDS) return refuse('too-few-hands', 'MU-MELEE-04', { ...who, hands });
  const choices = strikeChoices(figure);
  if (choices.some((ids) => ids.join() === weapons.join())) return undefined;
  // One strike has one key: its weapons in the order of the roster, the tail weapon included.
  const meant = choices.find((ids) => weapons.every((id) => ids.includes(id))) ?? choices[0] ?? [];
  return refuse('other-weapons', 'MU-MELEE-04', { ...who, weapons: meant.join('+') });
}

/** MU-EXTRA-05: an extra has one die, whatever he holds. */
function diceWith({ recruit }: Figure, weapon: MeleeWeapon): number {
  return recruit.rank === 'extra' ? 1 : weapon.dice;
}

/** MU-MELEE-02, MU-CHG-04: Strength, weapon, and 1 after a charge. */
export function strikeStrength(figure: Figure, weapon: MeleeWeapon): number {
  return figure.recruit.values.strength + weapon.strength + (figure.charged ? 1 : 0);
}

/** MU-MELEE-01 to MU-MELEE-03: one Strike, paid for already. All its wounds count together. */
export function* strike(
  battle: Battle,
  id: FigureId,
  targetId: FigureId,
  ids: readonly string[],
): Flow {
  const figure = figureOf(battle, id);
  const weapons = wieldedBy(figure, ids) ?? [];
  figure.wielded = ids;
  reveal(battle, figure);
  yield* emit('strikes', 'MU-MELEE-01', { figure: id, target: targetId });
  const hits = yield* subFlow(rollStrike, battle, id, targetId, ids);
  let wounds = 0;
  let poisoned = isAble(figure, 'poison');
  for (const [i, weapon] of weapons.entries()) {
    const count = hits[i] ?? 0;
    if (count === 0) continue;
    const strength = strikeStrength(figure, weapon);
    const need = hurtBy(battle, figureOf(battle, targetId), strength);
    const context = { who: figure.seat, about: 'damage-of-hits', params: { hits: count, need } };
    const fight = { battle, by: id, against: targetId };
    const rolled = yield* rollHits(fight, count, need, 'MU-MELEE-02', context);
    const hurt = yield* woundsAfterAll(battle, id, targetId, { hits: count, hurt: rolled, need });
    wounds += hurt;
    if (hurt < count && poisoned) {
      poisoned = false; // MU-PULP-12
      if (yield* moduleOf(battle, 'campaign').poisons(fight, targetId, strength, need)) wounds += 1;
    }
  }
  if (wounds === 0) yield* emit('unhurt', 'MU-MELEE-02', { figure: targetId });
  else yield* loseLife(battle, targetId, wounds, id, 'MU-MELEE-02'); // MU-CHAR-12
}

/** MU-MELEE-01, MU-EQ-06: hits of each weapon; bucklers make the strongest ones roll again. */
export function* rollStrike(
  battle: Battle,
  id: FigureId,
  targetId: FigureId | null,
  ids: readonly string[],
): Flow<readonly number[]> {
  const figure = figureOf(battle, id);
  const { melee } = figure.recruit.values;
  const weapons = wieldedBy(figure, ids) ?? [];
  // MU-MERC-14: who dives on his enemy hits at once.
  const isSure = figure.dived && isAble(figure, 'dives');
  const hits: number[] = [];
  // MU-IMP-21, MU-EDGE-09: one die more in each strike, with the stronger weapon.
  const weakSpot = isAble(figure, 'weak-spots')
    ? moduleOf(battle, 'campaign').weakSpot(weapons)
    : -1;
  for (const [i, weapon] of weapons.entries()) {
    const dice = diceWith(figure, weapon);
    const params = { shots: dice, need: melee };
    const context = { who: figure.seat, about: 'to-hit', params };
    const fight = { battle, by: id, against: targetId };
    const isWeakSpot = i === weakSpot;
    if (isSure) hits.push(dice);
    else if (isWeakSpot) {
      const thrown = moduleOf(battle, 'campaign').weakSpotHits(dice, melee);
      hits.push(yield* rollFor(fight, thrown, 'MU-MELEE-01', context));
    } else hits.push(yield* rollHits(fight, dice, melee, 'MU-MELEE-01', context));
  }
  const total = hits.reduce((sum, count) => sum + count, 0);
  yield* emit('hits', 'MU-MELEE-01', {
    hits: total,
    shots: weapons.reduce((sum, weapon) => sum + diceWith(figure, weapon), 0),
    need: melee,
  });
  if (targetId === null) return hits; // MU-VEH-15: a vehicle has none.
  const target = figureOf(battle, targetId);
  const bucklers = Math.min(total, bucklersOf(target));
  if (bucklers > 0)
    yield* moduleOf(battle, 'optional').parry(battle, id, targetId, { weapons, hits, bucklers });
  return hits;
}
