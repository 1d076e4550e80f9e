import { choose, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import { yesOrNo } from '../answer-keys.ts';
import type { ExtraDie } from '../extra-die.ts';
import { areFoes, figureOf, isChief, isLeft } from '../figures.ts';
import { emit } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import type { WorldAction } from '../world.ts';
import { countOf, figureCounter, setCount, setFigureCounter } from '../world-helpers.ts';

/** MU-PULP-07: what hero and villain have, and what partners or lieutenants have together. */
const CHIEF_POINTS = 3;
const SHARED_POINTS = 1;

/** MU-PULP-07: the pool of a chief, and the one his lieutenants share. */
type Pool = 'chief' | 'lieutenants';

const poolName = (pool: Pool, seat: Seat): string => `pulp-${pool}-${seat}`;

/** MU-PULP-07: whose points somebody can use. */
function poolOf(figure: Figure): Pool | null {
  if (isChief(figure)) return 'chief';
  return figure.recruit.rank === 'lieutenant' ? 'lieutenants' : null;
}

export function pointsOf(battle: Battle, pool: Pool, seat: Seat): number {
  return countOf(battle, poolName(pool, seat));
}

/** MU-PULP-07: everybody’s points at the start. */
export function dealPoints(battle: Battle): void {
  for (const { seat } of battle.sides) {
    const own = battle.figures.filter((figure) => figure.seat === seat);
    setCount(battle, poolName('chief', seat), own.some(isChief) ? CHIEF_POINTS : 0);
    const shares = own.some(({ recruit }) => recruit.rank === 'lieutenant');
    setCount(battle, poolName('lieutenants', seat), shares ? SHARED_POINTS : 0);
  }
}

/** MU-PULP-07: who rolls may add a die, else who is attacked or the enemy chief; one in each roll, before it. */
export function* extraDie(
  battle: Battle,
  by: FigureId,
  against: FigureId | null,
  about: string,
): Flow<ExtraDie | null> {
  if (yield* offer(battle, by, about, true)) return { by, helps: true };
  const enemy = against ?? enemyChief(battle, by);
  if (enemy === undefined || enemy === by) return null;
  if (!areFoes(battle, figureOf(battle, by).seat, figureOf(battle, enemy).seat)) return null;
  return (yield* offer(battle, enemy, about, false)) ? { by: enemy, helps: false } : null;
}

/** MU-PULP-07: who opposes a roll that is against nobody in particular. */
function enemyChief(battle: Battle, by: FigureId): FigureId | undefined {
  const { seat } = figureOf(battle, by);
  return battle.figures.find(
    (figure) => isChief(figure) && isLeft(figure) && areFoes(battle, figure.seat, seat),
  )?.id;
}

function* offer(battle: Battle, id: FigureId, about: string, helps: boolean): Flow<boolean> {
  const figure = figureOf(battle, id);
  const pool = poolOf(figure);
  if (pool === null || !isLeft(figure)) return false;
  const { seat } = figure;
  const left = pointsOf(battle, pool, seat);
  if (left === 0) return false;
  const spends = yield* choose({
    who: seat,
    about: helps ? 'pulp-die' : 'pulp-die-against',
    rule: 'MU-PULP-07',
    skip: yesOrNo.make({ kind: 'no' }),
    params: { figure: id, roll: about, left },
    options: [
      { key: yesOrNo.make({ kind: 'no' }), value: false },
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
    ],
  });
  if (!spends) return false;
  setCount(battle, poolName(pool, seat), left - 1);
  yield* emit('spends-pulp', 'MU-PULP-07', { figure: id, left: left - 1 });
  return true;
}

/** MU-PULP-07: a point without effect goes to the same pool of the next side. */
export function* transferPoints(
  battle: Battle,
  { by }: ExtraDie,
  isUsed: boolean,
  failed: boolean,
): Flow {
  const figure = figureOf(battle, by);
  const pool = poolOf(figure);
  const goesOver = failed && (isUsed || battle.settings.pulpHandOver === 'on-failure');
  if (!goesOver || pool === null) return;
  const seat = (figure.seat + 1) % battle.sides.length;
  setCount(battle, poolName(pool, seat), pointsOf(battle, pool, seat) + 1);
  yield* emit('hands-pulp-over', 'MU-PULP-07', { seat });
}

/** MU-PULP-08: a life for a point, once, not the last one, and while no chief has any. */
export function whyNotBleed(
  battle: Battle,
  figure: Figure,
  deed: WorldAction,
): Refusal | undefined {
  const who = { figure: figure.id };
  if (deed.what !== 'bleed' || deed.at !== figure.id || poolOf(figure) !== 'chief')
    return refuse('no-such-deed', 'MU-PULP-08', { ...who, what: deed.what });
  if (battle.sides.some(({ seat }) => pointsOf(battle, 'chief', seat) > 0))
    return refuse('pulp-left', 'MU-PULP-08', who);
  if (figureCounter(battle, figure.id, 'bled') > 0)
    return refuse('bled-already', 'MU-PULP-08', who);
  return figure.life > 1 ? undefined : refuse('last-life', 'MU-PULP-08', who);
}

export function bleeding(battle: Battle, figure: Figure): WorldAction[] {
  const deed: WorldAction = { kind: 'deed', what: 'bleed', at: figure.id };
  return whyNotBleed(battle, figure, deed) ? [] : [deed];
}

export function* bleed(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.life -= 1;
  setFigureCounter(battle, id, 'bled', 1);
  setCount(battle, poolName('chief', figure.seat), 1);
  yield* emit('bleeds', 'MU-PULP-08', { figure: id, life: figure.life });
}
