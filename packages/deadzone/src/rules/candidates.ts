import { cubeRange, standableCubes, type Cube } from '../board/index.ts';
import type { Action, ActionKind } from './action.ts';
import { has } from './ability.ts';
import { pairs, type SearchGoal } from './fire-control.ts';
import { lobbedBy, whyNotLob } from './grenade.ts';
import { boardOf } from './battlefield.ts';
import { whyNot, whyNotNow, whyNotSprint } from './legal.ts';
import { mobileMoves } from './mobile-infantry.ts';
import { adjacentEnemies, isAble, isOnField, modelOf, sideOf, speedOf } from './models.ts';
import { internCube } from './cube-index.ts';
import { specialActions } from './special-action.ts';
import { acquisitions } from './target-acquisition.ts';
import { movePaths } from './move-paths.ts';
import { gunsOf, isLobbed, reachOf, whyNotAim } from './shoot.ts';
import type { Activation, Battle, Model } from './state.ts';

/** Everything the active model may do, `done` last. */
export function legalActions(battle: Battle, activation: Activation): readonly Action[] {
  const model = modelOf(battle, activation.model);
  const isLegal = (action: Action) => whyNot(battle, activation, action) === undefined;
  if (model.pinned)
    return [
      ...[{ kind: 'get-up' } as const, ...leaderSpecials(battle, activation)].filter(isLegal),
      { kind: 'done' },
    ];
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
  const found: Action[] = [];
  const go = (kind: Going, steps: number) => {
    for (const way of movePaths(battle, model, steps)) found.push(going(kind, way.at(-1)));
  };
  if (mayGo('move')) {
    go('move', speed.move);
    found.push({ kind: 'reposition' });
    if (whyNot(battle, activation, { kind: 'leave' }) === undefined) found.push({ kind: 'leave' });
  }
  if (mayGo('sprint') && whyNotSprint(battle, model) === undefined) {
    go('sprint', speed.sprint);
    const out: Action = { kind: 'sprint-leave' };
    if (whyNot(battle, activation, out) === undefined) found.push(out);
  }
  if (mayGo('die-move')) {
    go('die-move', 1);
    found.push({ kind: 'die-reposition' });
    const out: Action = { kind: 'die-leave' };
    if (whyNot(battle, activation, out) === undefined) found.push(out);
  }
  return found;
}

type Going = ActionKind & ('move' | 'sprint' | 'die-move' | 'mobile-infantry');

/** Moves by where they end. There are not many, and each is offered again and again. */
const goings = new Map<Going, Map<Cube, Action>>();

export function going(kind: Going, end: Cube | undefined): Action {
  const known = goings.get(kind) ?? new Map<Cube, Action>();
  goings.set(kind, known);
  const to = internCube(end ?? [1, 1, 1]);
  const found = known.get(to) ?? { kind, way: [to] };
  known.set(to, found);
  return found;
}

function shots(battle: Battle, activation: Activation, model: Model): readonly Action[] {
  if (adjacentEnemies(battle, model).length > 0) return [];
  const isNow = (action: Action) => whyNotNow(battle, activation, model, action) === undefined;
  const others = battle.models.filter((other) => isOnField(other) && other !== model);
  const found: Action[] = [];
  const aims: SearchGoal[] = [];
  for (const gun of new Set(gunsOf(model))) {
    if (isLobbed(gun)) continue;
    const weapon = gun.id;
    const rapid = has(gun, 'rapid-fire') ? FOR_EFFECT : [];
    const kinds = [...PLAINLY, ...rapid].filter((kind) => isNow({ kind, weapon, target: '' }));
    if (kinds.length === 0) continue;
    const targets = others
      .filter((other) => whyNotAim(battle, model, gun, other) === undefined)
      .map(({ id }): SearchGoal => ({ weapon, target: id }));
    aims.push(...targets);
    for (const kind of kinds) for (const aim of targets) found.push({ kind, ...aim });
  }
  if (isAble(model, 'fire-control')) {
    found.push(
      ...pairs(battle, model, aims).filter(
        (each) => whyNot(battle, activation, each) === undefined,
      ),
    );
  }
  for (const gun of lobbedBy(battle, model)) {
    const weapon = gun.id;
    const kinds = LOBBING.filter((kind) => isNow({ kind, weapon, at: model.cube }));
    if (kinds.length === 0) continue;
    const cubes = cubesWithin(battle, model, reachOf(model, gun)).filter(
      (at) => whyNotLob(battle, model, weapon, at) === undefined,
    );
    for (const kind of kinds) for (const at of cubes) found.push({ kind, weapon, at });
  }
  return found;
}

const PLAINLY = ['shoot', 'die-shoot'] as const;
const FOR_EFFECT = ['fire-for-effect', 'die-fire-for-effect'] as const;
const LOBBING = ['lob', 'die-lob'] as const;

export function cubesWithin(battle: Battle, { cube }: Model, range: number): readonly Cube[] {
  return standableCubes(boardOf(battle)).filter((each) => cubeRange(each, cube) <= range);
}

function fights(battle: Battle, model: Model): readonly Action[] {
  return adjacentEnemies(battle, model).flatMap(({ id }): Action[] => [
    { kind: 'fight', target: id },
    { kind: 'die-fight', target: id },
  ]);
}

/** DZ-SPEC-01: what items give, and abilities and missions where there are some. */
function specials(battle: Battle, model: Model): readonly Action[] {
  const packs = battle.models.filter((other) => isOnField(other) && other.damage > 0);
  return [
    ...packs.map(({ id }): Action => ({ kind: 'medi-pack', target: id })),
    ...specialActions(battle, model),
  ];
}

function leaderSpecials(battle: Battle, { model: id, controller }: Activation): readonly Action[] {
  const { dice, special } = sideOf(battle, controller);
  if (dice.special === 0) return [];
  switch (special) {
    case 'target-acquisition':
      return acquisitions(battle);
    case 'too-stubborn-to-die':
      return [{ kind: special }];
    case 'mobile-infantry':
      return mobileMoves(battle, modelOf(battle, id));
    default:
      return [];
  }
}
