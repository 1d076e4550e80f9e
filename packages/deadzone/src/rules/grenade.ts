import { tailFlow, mapReading, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  cubeRange,
  EIGHT_DIRECTIONS,
  hasFloor,
  isOnField,
  isOpenToSky,
  landing,
  makeCube,
  sameCube,
  scattered,
  topCube,
  type Cube,
} from '../board/index.ts';
import { has, valueOf } from './ability.ts';
import { useAmmo } from './ammo.ts';
import { useItem } from './carry.ts';
import { effectOf } from './damage.ts';
import { ONE_DIE } from './dice.ts';
import { explode } from './frag.ts';
import { boardOf, sees } from './battlefield.ts';
import type { ItemId } from './item.ts';
import { controllerOf, adjacentEnemies, enemiesIn, itemOf, modelOf, modelsIn } from './models.ts';
import { emit } from './events.ts';
import type { WeaponMode } from './profile.ts';
import { refuse } from './refusals.ts';
import { partialFloorHolds } from './scatter.ts';
import { fired, gunsOf, isLobbed, reachOf, shootSimple } from './shoot.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { internCube } from './cube-index.ts';

/** A grenade in the hand is a weapon for one throw (DZ-ITEM-03, DZ-ITEM-04, DZ-ITEM-05). */
const GRENADES: readonly (WeaponMode & { readonly id: ItemId })[] = [
  {
    id: 'frag-grenade',
    name: { en: 'Frag Grenade', fr: 'Grenade Frag' },
    range: 3,
    ap: 0,
    abilities: [{ id: 'grenade' }, { id: 'frag', n: 3 }],
  },
  {
    id: 'smoke-grenade',
    name: { en: 'Smoke Grenade', fr: 'Grenade Fumigène' },
    range: 3,
    ap: 0,
    abilities: [{ id: 'grenade' }],
  },
  {
    id: 'stun-grenade',
    name: { en: 'Stun Grenade', fr: 'Grenade Assourdissante' },
    range: 3,
    ap: 0,
    abilities: [{ id: 'grenade' }],
  },
];

/** What a model can lob at a cube: weapons made for it, and grenades it carries. */
export function lobbedBy(battle: Battle, model: Model): readonly WeaponMode[] {
  if (model.recruit.profile.shoot === null) return [];
  return [
    ...gunsOf(model).filter(isLobbed),
    ...GRENADES.filter(({ id }) => itemOf(battle, model, id)),
  ];
}

/** DZ-ABIL-21, DZ-ABIL-23: why a cube cannot be lobbed at. */
export function whyNotLob(
  battle: Battle,
  model: Model,
  weaponId: string,
  at: Cube,
): Refusal | undefined {
  const weapon = lobbedBy(battle, model).find(({ id }) => id === weaponId);
  const who = { model: model.id };
  if (!weapon) return refuse('no-such-weapon', 'DZ-ABIL-21', { ...who, weapon: weaponId });
  if (adjacentEnemies(battle, model).length > 0) return refuse('enemy-beside', 'DZ-SHOOT-02', who);
  const to = makeCube(at);
  const board = boardOf(battle);
  if (!hasFloor(board, at)) return refuse('no-floor', 'DZ-ABIL-21', { ...who, to, steps: 0 });
  const distance = cubeRange(model.cube, at);
  const range = reachOf(model, weapon);
  const indirect = has(weapon, 'indirect');
  // Rulings O-62 and O-64.
  if (distance === 0 || (indirect && distance < MINIMUM_RANGE))
    return refuse('too-near', indirect ? 'DZ-ABIL-23' : 'DZ-ABIL-21', { to, distance });
  if (distance > range) return refuse('cube-out-of-range', 'DZ-SHOOT-05', { to, distance, range });
  const fromAbove = isOpenToSky(board, model.cube) && isOpenToSky(board, at); // Ruling O-63
  if (!fromAbove && (indirect || !seesEnemyIn(battle, model, at)))
    return refuse('not-from-above', 'DZ-ABIL-21', { to });
  return undefined;
}

const MINIMUM_RANGE = 2;

function seesEnemyIn(battle: Battle, model: Model, cube: Cube): boolean {
  return enemiesIn(battle, model, cube).some((enemy) => sees(battle, model, enemy));
}

/** DZ-ABIL-23: what is not seen is harder to hit with a mortar. */
export function successesNeeded(
  battle: Battle,
  model: Model,
  weapon: WeaponMode,
  at: Cube,
): number {
  return has(weapon, 'indirect') && !seesEnemyIn(battle, model, at) ? 2 : 1;
}

/** DZ-ABIL-21, DZ-ABIL-23: lands where it should, or one cube off. */
export function* lob(battle: Battle, id: ModelId, weaponId: string, at: Cube): Flow {
  const model = modelOf(battle, id);
  const weapon = lobbedBy(battle, model).find((each) => each.id === weaponId);
  if (!weapon) return;
  const grenade = GRENADES.find((each) => each.id === weaponId);
  if (grenade) useItem(battle, model, grenade.id);
  else fired(model, weapon);
  yield* emit('lobs', 'DZ-ABIL-21', { model: id, weapon: weaponId, to: makeCube(at) });
  const explodes = has(weapon, 'indirect') || has(weapon, 'frag');
  const ammo = yield* useAmmo(battle, id, explodes ? ['ap-ammo'] : []);
  const indirect = has(weapon, 'indirect');
  const needed = successesNeeded(battle, model, weapon, at);
  const lands = yield* shootSimple(battle, id, needed, indirect ? 'DZ-ABIL-23' : 'DZ-ABIL-21');
  const cube = lands ? at : yield* (indirect ? scatterShell : scatterGrenade)(battle, at);
  if (!sameCube(cube, at)) yield* emit('lands', 'DZ-SCAT-01', { to: makeCube(cube) });
  if (weaponId === 'smoke-grenade') return yield* tailFlow(fillWithSmoke, battle, cube, false);
  if (weaponId === 'stun-grenade') return yield* tailFlow(stunAll, battle, cube);
  const dice = indirect ? valueOf(weapon, 'indirect') : valueOf(weapon, 'frag');
  const rule = indirect ? 'DZ-ABIL-23' : 'DZ-ABIL-18';
  yield* tailFlow(explode, battle, cube, {
    dice,
    by: controllerOf(battle, model),
    rule,
    effect: effectOf(weapon, ammo.ap),
  });
}

/** DZ-ABIL-23: from high above, over walls, onto the next stack; only the rim of the board stops it. */
function* scatterShell(battle: Battle, from: Cube): Flow<Cube> {
  const board = boardOf(battle);
  const over = (die: number): Cube => {
    const [columns, rows] = EIGHT_DIRECTIONS[die - 1] ?? [0, 0];
    return [from[0] + columns, from[1] + rows, 1];
  };
  const way = yield* roll(
    mapReading(ONE_DIE, (die) => (isOnField(over(die), board.levels) ? die : 0)),
    'DZ-SCAT-01',
    { about: 'scatter' },
  );
  if (way === 0) return from;
  const [column, row] = over(way);
  return topCube(board, column, row);
}

/** DZ-SCAT-01 to DZ-SCAT-06: where a grenade comes down that was meant for this cube. */
function* scatterGrenade(battle: Battle, from: Cube): Flow<Cube> {
  const board = boardOf(battle);
  const way = yield* roll(
    mapReading(ONE_DIE, (die) => (scattered(board, from, die, 0) ? die : 0)),
    'DZ-SCAT-01',
    { about: 'scatter' },
  );
  const over = way === 0 ? undefined : scattered(board, from, way, 0);
  if (!over) return from;
  for (let through = 0; ; through++) {
    const { cube, floor } = landing(board, over, through);
    if (floor === 'full' || (yield* partialFloorHolds(null))) return cube;
  }
}

/** DZ-ITEM-05, DZ-ABIL-12: smoke fills a cube; more smoke makes no difference. */
export function* fillWithSmoke(battle: Battle, cube: Cube, toxic: boolean): Flow {
  const others = battle.smoke.filter((cloud) => !sameCube(cloud.cube, cube));
  const was = battle.smoke.find((cloud) => sameCube(cloud.cube, cube));
  battle.smoke = [...others, { cube: internCube(cube), toxic: toxic || was?.toxic === true }];
  yield* emit('smoke', 'DZ-ITEM-05', { to: makeCube(cube) });
}

/** DZ-ITEM-03: everybody there has acted this round. */
function* stunAll(battle: Battle, cube: Cube): Flow {
  for (const model of modelsIn(battle, cube)) {
    model.activated = true;
    yield* emit('stunned', 'DZ-ITEM-03', { model: model.id });
  }
}
