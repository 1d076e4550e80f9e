import type { Flow, Refusal } from '@skirmish-kit/core';
import { rollHits } from './extra-die.ts';
import { areEngaged, figureOf, isIn } from './figures.ts';
import { followingIds } from './follower-queue.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { fistsOf, strikeStrength } from './strike.ts';
import { hurtBy, loseLife } from './wound.ts';

/** MU-EXTRA-05: the extras of his group who touch the target and can pay for it. */
function strikers(battle: Battle, figure: Figure, target: Figure): Figure[] {
  return [figure, ...followingIds(battle).map((id) => figureOf(battle, id))].filter(
    (each) =>
      each.recruit.rank === 'extra' &&
      isIn(each) &&
      each.ap > 0 &&
      each.carries === null &&
      areEngaged(battle, each, target),
  );
}

export function whyNotStrikeTogether(
  battle: Battle,
  figure: Figure,
  target: Figure | undefined,
  targetId: FigureId,
): Refusal | undefined {
  if (!target || !isIn(target) || target.hidden)
    return refuse('not-in-contact', 'MU-EXTRA-05', { target: targetId });
  return strikers(battle, figure, target).length > 1
    ? undefined
    : refuse('nobody-along', 'MU-EXTRA-05', { figure: figure.id });
}

/** MU-EXTRA-05: his own Strength and that of his best weapon. */
function strengthOf(figure: Figure): number {
  const weapons = figure.recruit.melee.filter(({ id }) => !figure.lost.includes(id));
  const strengths = weapons.map((weapon) => strikeStrength(figure, weapon));
  return Math.max(strikeStrength(figure, fistsOf(figure)), ...strengths);
}

/** MU-EXTRA-05: one die each, all together; each pays a point, the active one has. */
export function* strikeTogether(battle: Battle, id: FigureId, targetId: FigureId): Flow {
  const target = figureOf(battle, targetId);
  const figure = figureOf(battle, id);
  figure.ap += 1;
  const all = strikers(battle, figure, target);
  yield* emit('mob', 'MU-EXTRA-05', { figure: id, target: targetId, count: all.length });
  let wounds = 0;
  for (const each of all) each.ap -= 1;
  for (const [melee, strength, dice] of alike(all)) {
    const params = { shots: dice, need: melee };
    const who = figure.seat;
    const fight = { battle, by: id, against: targetId };
    const hitting = { who, about: 'to-hit', params };
    const hits = yield* rollHits(fight, dice, melee, 'MU-EXTRA-05', hitting);
    yield* emit('hits', 'MU-EXTRA-05', { hits, shots: dice, need: melee });
    if (hits === 0) continue;
    const need = hurtBy(battle, figureOf(battle, targetId), strength);
    const context = { who, about: 'damage-of-hits', params: { hits, need } };
    wounds += yield* rollHits(fight, hits, need, 'MU-MELEE-02', context);
  }
  if (wounds === 0) yield* emit('unhurt', 'MU-MELEE-02', { figure: targetId });
  else yield* loseLife(battle, targetId, wounds, id, 'MU-MELEE-02');
}

/** How many have the same Melee and Strength. */
function alike(
  all: readonly Figure[],
): (readonly [melee: number, strength: number, dice: number])[] {
  const found = new Map<string, readonly [number, number, number]>();
  for (const figure of all) {
    const { melee } = figure.recruit.values;
    const strength = strengthOf(figure);
    const [, , dice = 0] = found.get(`${melee}/${strength}`) ?? [];
    found.set(`${melee}/${strength}`, [melee, strength, dice + 1]);
  }
  return [...found.values()];
}
