import { cubeRange, standingCubes, topCube, type Cube } from '@skirmish-kit/space/cube';
import type { Action, ActionKind } from './action.ts';
import { has } from './ability.ts';
import { lobbedBy, whyNotLob } from './grenade.ts';
import { boardOf } from './ground.ts';
import { whyNot, whyNotNow, whyNotSprint } from './legal.ts';
import { enemiesBeside, isAble, isOnField, modelOf, sideOf, speedOf } from './models.ts';
import { waysOf } from './ways.ts';
import { gunsOf, isLobbed, reachOf, whyNotShoot } from './shoot.ts';
import { boomOf } from './special-action.ts';
import type { Activation, Battle, Model } from './state.ts';

/** Everything the active model may do, `done` last. */
export function legalActions(battle: Battle, activation: Activation): readonly Action[] {
  const model = modelOf(battle, activation.model);
  const isLegal = (action: Action) => whyNot(battle, activation, action) === undefined;
  if (model.pinned) return [...[{ kind: 'get-up' } as const].filter(isLegal), { kind: 'done' }];
  return [
    ...moves(battle, activation, model),
    ...shots(battle, activation, model),
    ...[...fights(battle, model), ...specials(battle, model)].filter(isLegal),
    ...leaderSpecials(battle, activation).filter(isLegal),
    { kind: 'done' },
  ];
}

/** Moves of every kind. A way that was found is free, so that only the moment has to be right. */
function moves(battle: Battle, activation: Activation, model: Model): readonly Action[] {
  const speed = speedOf(battle, model);
  if (!speed) return [];
  const mayGo = (kind: ActionKind & ('move' | 'sprint' | 'die-move')) =>
    whyNotNow(battle, activation, model, { kind, way: [] }) === undefined;
  const known = new Map<number, readonly (readonly Cube[])[]>();
  const ends = (steps: number): readonly (readonly Cube[])[] => {
    const found = known.get(steps) ?? waysOf(battle, model, steps).map((way) => way.slice(-1));
    known.set(steps, found);
    return found;
  };
  const found: Action[] = [];
  if (mayGo('move')) {
    found.push(...ends(speed.move).map((way): Action => ({ kind: 'move', way })));
    found.push({ kind: 'reposition' });
    if (whyNot(battle, activation, { kind: 'leave' }) === undefined) found.push({ kind: 'leave' });
  }
  if (mayGo('sprint') && whyNotSprint(battle, model) === undefined) {
    found.push(...ends(speed.sprint).map((way): Action => ({ kind: 'sprint', way })));
  }
  if (mayGo('die-move')) {
    found.push(...ends(1).map((way): Action => ({ kind: 'die-move', way })));
  }
  return found;
}

/** A weapon and whom it can hit. */
interface Aim {
  readonly weapon: string;
  readonly target: string;
}

function shots(battle: Battle, activation: Activation, model: Model): readonly Action[] {
  if (enemiesBeside(battle, model).length > 0) return [];
  const isNow = (action: Action) => whyNotNow(battle, activation, model, action) === undefined;
  const guns = [...new Set(gunsOf(model))].filter((weapon) => !isLobbed(weapon));
  const others = battle.models.filter((other) => isOnField(other) && other !== model);
  const found: Action[] = [];
  const aims: Aim[] = [];
  for (const gun of guns) {
    const at = (target: string): Aim => ({ weapon: gun.id, target });
    const targets = others
      .filter((other) => whyNotShoot(battle, model, gun.id, other) === undefined)
      .map(({ id }) => at(id));
    aims.push(...targets);
    const kinds = (['shoot', 'die-shoot'] as const).filter((kind) => isNow({ kind, ...at('') }));
    for (const kind of kinds) found.push(...targets.map((aim): Action => ({ kind, ...aim })));
    if (!has(gun, 'rapid-fire')) continue;
    const effect = (['fire-for-effect', 'die-fire-for-effect'] as const).filter((kind) =>
      isNow({ kind, ...at('') }),
    );
    for (const kind of effect) found.push(...targets.map((aim): Action => ({ kind, ...aim })));
  }
  found.push(
    ...pairs(model, aims).filter((each) => whyNot(battle, activation, each) === undefined),
  );
  for (const { id: weapon } of lobbedBy(battle, model)) {
    const gun = lobbedBy(battle, model).find((each) => each.id === weapon);
    const cubes = cubesWithin(battle, model, gun ? reachOf(model, gun) : 0);
    for (const kind of ['lob', 'die-lob'] as const) {
      if (!isNow({ kind, weapon, at: model.cube })) continue;
      for (const at of cubes)
        if (!whyNotLob(battle, model, weapon, at)) found.push({ kind, weapon, at });
    }
  }
  return found;
}

/** DZ-ABIL-09: every two weapons and their targets. */
function pairs(model: Model, aims: readonly Aim[]): readonly Action[] {
  if (!isAble(model, 'fire-control')) return [];
  return aims.flatMap((first, i) =>
    aims.slice(i).flatMap((second): Action[] => {
      const both = { ...first, other: second.weapon, second: second.target };
      return [
        { kind: 'fire-both', ...both },
        { kind: 'die-fire-both', ...both },
      ];
    }),
  );
}

function cubesWithin(battle: Battle, { cube }: Model, range: number): readonly Cube[] {
  return standingCubes(boardOf(battle)).filter((each) => cubeRange(each, cube) <= range);
}

function fights(battle: Battle, model: Model): readonly Action[] {
  return enemiesBeside(battle, model).flatMap(({ id }): Action[] => [
    { kind: 'fight', target: id },
    { kind: 'die-fight', target: id },
  ]);
}

function specials(battle: Battle, model: Model): readonly Action[] {
  const found: Action[] = [];
  const onField = battle.models.filter(isOnField);
  const tags = gunsOf(model).some((weapon) => has(weapon, 'tag'));
  for (const { id, damage } of onField) {
    if (damage > 0) found.push({ kind: 'heal', target: id }, { kind: 'medi-pack', target: id });
    if (isAble(model, 'engineer')) found.push({ kind: 'pack', model: id });
    if (tags) found.push({ kind: 'tag', target: id });
  }
  for (const weapon of model.unloaded) found.push({ kind: 'reload', weapon });
  if (isAble(model, 'loader')) {
    for (const friend of onField)
      for (const weapon of friend.unloaded) found.push({ kind: 'load', target: friend.id, weapon });
  }
  if (boomOf(model) > 0) found.push({ kind: 'detonate' });
  if (isAble(model, 'teleport')) {
    for (const to of cubesWithin(battle, model, 2)) found.push({ kind: 'teleport', to });
  }
  for (const waiting of battle.models.filter(({ where }) => where === 'waiting')) {
    for (const to of tops(battle)) found.push({ kind: 'call-hammerfist', model: waiting.id, to });
  }
  if (isAble(model, 'engineer')) {
    for (const item of battle.items)
      if (item.kind === 'sentry-gun') found.push({ kind: 'emplace', item: item.id });
  }
  for (const task of battle.mission.actions) found.push({ kind: 'mission', action: task.id });
  return found;
}

/** The top of every stack. */
function tops(battle: Battle): readonly Cube[] {
  const board = boardOf(battle);
  const rows = [1, 2, 3, 4, 5, 6, 7, 8];
  return rows.flatMap((row) => rows.map((column) => topCube(board, column, row)));
}

function leaderSpecials(battle: Battle, { model: id, controller }: Activation): readonly Action[] {
  const { dice, special } = sideOf(battle, controller);
  if (dice.special === 0) return [];
  const model = modelOf(battle, id);
  switch (special) {
    case 'target-acquisition':
      return battle.models.map((other): Action => ({ kind: special, target: other.id }));
    case 'too-stubborn-to-die':
      return [{ kind: special }];
    case 'mobile-infantry':
      return waysOf(battle, model, speedOf(battle, model)?.sprint ?? 0).flatMap((way): Action[] => {
        const end = way.at(-1);
        return end ? [{ kind: special, way: [end] }] : [];
      });
    default:
      return [];
  }
}
