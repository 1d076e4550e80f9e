import { choose, type Flow } from '@skirmish-kit/core';
import { followingIds } from './follower-queue.ts';
import { yesOrNo } from './answer-keys.ts';
import { figureOf, friendsOf, isAble, isIn, isWithin } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, Figure, FigureId, Phase } from './state.ts';

/** MU-EXTRA-06, MU-PULP-11: how near those are who act together, in paces. */
const TOGETHER = 1;

/** MU-PULP-10: how many of a tribe act together. */
const TRIBAL_GROUP = 4;

const isExtra = (figure: Figure): boolean => figure.recruit.rank === 'extra';

/** MU-EXTRA-06, MU-PULP-10, MU-PULP-11: who can act with this one: fixed when he is activated. */
export function followersOf(battle: Battle, figure: Figure): Figure[] {
  const isKin = isAble(figure, 'tribal')
    ? (other: Figure) => isAble(other, 'tribal')
    : (other: Figure) => isExtra(other);
  const others = friendsOf(battle, figure).filter(
    (other) => isKin(other) && !other.activated && !other.fleeing,
  );
  if (others.length === 0 || figure.fleeing) return [];
  // A character has those with him who are near him; others are a chain.
  const isChain = isExtra(figure) || isAble(figure, 'tribal');
  const found = [figure];
  for (const each of isChain ? found : [figure])
    for (const other of others)
      if (!found.includes(other) && isWithin(each, other, TOGETHER)) found.push(other);
  const most = isAble(figure, 'tribal') ? TRIBAL_GROUP : Infinity;
  return found.slice(1, most);
}

type Wave = Extract<Phase, { readonly step: 'wave' }>;

/** MU-EXTRA-06: whether those near him act with him; they have their points from now on. */
export function* gatherFollowers(
  battle: Battle,
  id: FigureId,
  points: (figure: Figure) => number,
): Flow {
  const { phase } = battle;
  const figure = figureOf(battle, id);
  const near = followersOf(battle, figure);
  // MU-EXTRA-07: those who count are no more than the wave has left.
  const isEach = battle.settings.extrasInWave === 'each' && near.every(isExtra);
  const most = isEach && phase.step === 'wave' ? (phase.left ?? 0) : near.length;
  const companions = near.slice(0, most);
  if (phase.step !== 'wave' || companions.length === 0) return;
  const together = yield* choose({
    who: figure.seat,
    about: 'together',
    rule: 'MU-EXTRA-06',
    params: { figure: id, count: companions.length },
    options: [
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
      { key: yesOrNo.make({ kind: 'no' }), value: false },
    ],
  });
  if (!together) return;
  for (const companion of companions) companion.ap = points(companion);
  const ids = companions.map((companion) => companion.id);
  const left = isEach ? most - ids.length : phase.left;
  battle.phase = withAlong({ ...phase, left }, ids);
  yield* emit('together', 'MU-EXTRA-06', { figure: id, count: ids.length });
}

function withAlong({ wave, place, left }: Wave, ids: readonly FigureId[]): Wave {
  return ids.length > 0
    ? { step: 'wave', wave, place, left, along: ids }
    : { step: 'wave', wave, place, left };
}

/** MU-EXTRA-07: those who went along and have points left act when he has finished. */
export function remainingFollowers(battle: Battle): Figure[] {
  return followingIds(battle)
    .map((id) => figureOf(battle, id))
    .filter((figure) => isIn(figure) && figure.ap > 0);
}

/** MU-EXTRA-10: who went along has been activated, whether he has done anything or not. */
export function releaseFollowers(battle: Battle, id: FigureId | null): void {
  const { phase } = battle;
  if (phase.step !== 'wave') return;
  const left = id === null ? [] : followingIds(battle).filter((each) => each !== id);
  for (const each of followingIds(battle)) {
    if (left.includes(each) || each === id) continue;
    const figure = figureOf(battle, each);
    figure.ap = 0;
    figure.activated = true;
  }
  battle.phase = withAlong(phase, left);
}
