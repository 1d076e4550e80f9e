import { unlikeOffers, type Unlisted } from '@skirmish-kit/core/testing';
import type { Random } from '@skirmish-kit/core';
import { distance, legCost, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { actions, replies, type Action, type ShotSplit } from './action-keys.ts';
import { figureOf, findFigure, measured } from './figures.ts';
import { allotmentsOf, burstRefusal, mayTarget } from './fire-orders.ts';
import { facesPlace, canStand, sees, straightPath, tableOf } from './battlefield.ts';
import { moveActionPoints, pivotCost, strideOf } from './movement.ts';
import { touchesObstacle } from './obstacles.ts';
import { rangeOf } from './range.ts';
import type { Battle, Figure } from './state.ts';
import { setupOf } from './testing/random-games.ts';
import { areaCost, fireCost, useOf, weaponOf } from './weapons.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 240) / 20);

/** What is offered without being listed: points, facings, how shots are shared. */
function isOffered({ state, ask, key }: Unlisted<Battle>): boolean | 'maybe' {
  const figure = findFigure(state, String(ask.params['figure'] ?? ''));
  if (!figure) return false;
  const listed = ask.options.map((option) => option.key);
  if (ask.about === 'opportunity') {
    const reply = replies.parse(key);
    const isAtActor =
      reply?.kind === 'burst' && reply.targets.some(([id]) => id === ask.params['enemy']);
    return isAtActor && isShared(state, figure, reply, listed, state.settings.opportunityArc);
  }
  const action = ask.about === 'action' ? actions.parse(key) : undefined;
  return action ? isFree(state, figure, action, listed) : false;
}

function isFree(
  battle: Battle,
  figure: Figure,
  action: Action,
  listed: readonly string[],
): boolean | 'maybe' {
  switch (action.kind) {
    case 'move':
      return listed.includes('leave') ? false : isWithinReach(battle, figure, action.to);
    case 'pivot': {
      const { facing } = action;
      if (listed.includes('leave') || facing < 0 || facing > 359) return false;
      return facing !== figure.facing && pivotCost(battle, figure, facing) <= figure.ap;
    }
    case 'cross':
      return figure.ap >= 3 && touchesObstacle(battle, figure) && 'maybe';
    case 'burst':
      return isShared(battle, figure, action, listed, 'front');
    case 'shoot':
    case 'aim':
      return isWasted(battle, figure, action, listed);
    case 'blast':
    case 'flame':
      return mayBeAimedAt(battle, figure, action);
    default:
      return false;
  }
}

/** A place it comes to straight on is within reach; one round a corner may be. */
function isWithinReach(battle: Battle, figure: Figure, to: Point): boolean | 'maybe' {
  const away = distance({ at: figure.at, radius: 0 }, { at: to, radius: 0 });
  if (away === 0 || away > figure.ap * strideOf(figure)) return false;
  if (!canStand(battle, figure, to)) return false;
  if (figure.machine) return 'maybe';
  if (!straightPath(battle, figure, to)) return 'maybe';
  const cost = legCost(tableOf(battle), figure.at, to);
  return moveActionPoints(figure, cost) <= figure.ap || 'maybe';
}

/** Shots of a listed burst, shared in another way. */
function isShared(
  battle: Battle,
  figure: Figure,
  { weapon: id, targets }: { readonly weapon: string; readonly targets: readonly ShotSplit[] },
  listed: readonly string[],
  arc: 'front' | 'all-round',
): boolean | 'maybe' {
  const weapon = weaponOf(figure, id);
  const allotments = allotmentsOf(battle, targets);
  if (!weapon || 'refused' in allotments || burstRefusal(battle, weapon, allotments)) return false;
  const mayAll = allotments.every(({ target }) => mayTarget(battle, figure, target, arc));
  if (!mayAll) return false;
  const isListed = listed.some((each) => each.startsWith(`burst:${id}:`));
  const reaches = allotments.every(
    ({ target }) => rangeOf(weapon.ranges, measured(battle, figure, target)) !== 'beyond',
  );
  if (isListed && reaches) return true;
  return (isListed || battle.settings.beyondLong === 'wasted') && 'maybe';
}

/** RX-SHOOT-02: where nothing is measured before, a shot beyond the range is wasted and not refused. */
function isWasted(
  battle: Battle,
  figure: Figure,
  { kind, weapon: id, targets }: Extract<Action, { readonly kind: 'shoot' | 'aim' }>,
  listed: readonly string[],
): boolean {
  const weapon = weaponOf(figure, id);
  const [share, another] = targets;
  const target = share && findFigure(battle, share[0]);
  if (!weapon || !target || another || share[1] !== 1) return false;
  // The same shot written otherwise.
  if (listed.includes(actions.make({ kind, weapon: id, targets }))) return true;
  const mayAim = kind === 'shoot' || !figure.moved || battle.settings.aimAfterMoving === 'allowed';
  return (
    battle.settings.beyondLong === 'wasted' &&
    rangeOf(weapon.ranges, measured(battle, figure, target)) === 'beyond' &&
    mayTarget(battle, figure, target) &&
    figure.ap >= fireCost(weapon, kind) &&
    mayAim
  );
}

function mayBeAimedAt(
  battle: Battle,
  figure: Figure,
  { kind, weapon: id, at }: Extract<Action, { readonly kind: 'blast' | 'flame' }>,
): boolean | 'maybe' {
  const weapon = weaponOf(figure, id);
  if (!weapon || useOf(battle, weapon) !== kind) return false;
  if (figure.ap < areaCost(weapon) || !facesPlace(figure, at)) return false;
  if (kind === 'flame') return 'maybe';
  const [x, y] = at;
  if (x < 0 || y < 0 || x > battle.width || y > battle.height) return false;
  const spot = { at, radius: 0 };
  const isNear = rangeOf(weapon.ranges, measured(battle, figure, spot)) !== 'beyond';
  if (!isNear || !sees(battle, figure, spot)) return false;
  // RX-SHOOT-08: the area may touch a close combat.
  return battle.melees.length === 0 || 'maybe';
}

/** Places near and far, on grounds of every kind. */
function places(
  battle: Battle,
  { params, about }: { params: object; about: string },
  random: Random,
) {
  const id = Reflect.get(params, 'figure');
  if (about !== 'action' || typeof id !== 'string') return [];
  const { at } = figureOf(battle, id);
  return Array.from({ length: 10 }, () => {
    const far = random.between(10, 300);
    const to: Point = [at[0] + random.between(-far, far), at[1] + random.between(-far, far)];
    return actions.make({ kind: 'move', to });
  });
}

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  const beyond = { offers: isOffered, tries: places };
  expect(unlikeOffers(reaction, { seeds, setupOf }, beyond)).toEqual([]);
});
