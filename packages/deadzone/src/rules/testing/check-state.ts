import { bagSize } from '@skirmish-kit/core';
import { CUBE_CAPACITY, hasFloor, makeCube } from '../../board/index.ts';
import { slotsOf } from '../carry.ts';
import { boardOf } from '../battlefield.ts';
import { carriedBy, isOnField } from '../models.ts';
import { FACES, type Battle } from '../state.ts';

/** Questions that are asked when nobody is on his way. */
const BETWEEN_MOVES: readonly string[] = ['action', 'turn', 'another-model'];

/** What has to hold whenever somebody is asked; throws what does not. */
export function checkState(battle: Battle, tokens: number, about: string): void {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  const board = boardOf(battle);
  const room = new Map<string, number>();
  // Ruling O-03: who is asked on its way may be passing through a full cube.
  const passing = BETWEEN_MOVES.includes(about) ? undefined : battle.activation?.model;
  for (const model of battle.models) {
    const { id, seat, cube, where, damage, recruit } = model;
    const { size } = recruit.profile;
    if (where === 'field' && damage > size) fail(`${id} should be dead with ${damage}.`);
    if (damage < 0) fail(`${id} has ${damage} damage.`);
    if ((where === 'dead' || where === 'wreck') && model.pinned) fail(`${id} is dead and pinned.`);
    if (where !== 'field') continue;
    if (!hasFloor(board, cube)) fail(`${id} stands on nothing in ${makeCube(cube)}.`);
    const key = `${seat} ${makeCube(cube)}`;
    if (id !== passing) room.set(key, (room.get(key) ?? 0) + size);
    if (carriedBy(battle, model).length > Math.max(1, slotsOf(battle, model)))
      fail(`${id} carries too much.`);
  }
  const calm = battle.models.every(({ rampant }) => !rampant);
  for (const [key, sizes] of room) if (calm && sizes > CUBE_CAPACITY) fail(`Too full: ${key}.`);
  for (const { dice, points } of battle.sides) {
    if (FACES.some((face) => dice[face] < 0 || !Number.isInteger(dice[face])))
      fail('Command dice.');
    if (points < 0) fail('Points.');
  }
  const places = new Set(battle.smoke.map(({ cube }) => makeCube(cube)));
  if (places.size !== battle.smoke.length) fail('Smoke upon smoke.');
  for (const { id, holder, cube } of battle.items) {
    if (holder !== null && cube !== null) fail(`${id} is held and lies there.`);
    const bearer = battle.models.find((model) => model.id === holder);
    if (holder !== null && !(bearer && (isOnField(bearer) || bearer.where === 'waiting')))
      fail(`${id} is held by nobody who is there.`);
  }
  if (battle.unused < 0 || bagSize(battle.bag) > tokens) fail('Tokens.');
  if (battle.activation && !battle.models.some(({ id }) => id === battle.activation?.model))
    fail('Nobody is active.');
}
