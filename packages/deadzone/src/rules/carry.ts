import { choose, draw, tailFlow, subFlow, roll, takeOut, type Flow } from '@skirmish-kit/core';
import { sameCube } from '../board/index.ts';
import { giveAnswers, itemAnswers, returnAnswers, pickUpAnswers } from './answer-keys.ts';
import type { ArrivalKind } from './arrival.ts';
import { explode, type Explosion } from './frag.ts';
import { ITEMS, type ItemId } from './item.ts';
import { hasSpecial } from './leader-special.ts';
import {
  carriedBy,
  controllerOf,
  adjacentEnemies,
  adjacentFriends,
  isAble,
  isSentryGun,
  isVehicle,
  modelOf,
  sideOf,
} from './models.ts';
import { emit } from './events.ts';
import { OVER, type Battle, type Item, type Model, type ModelId } from './state.ts';
import { internCube } from './cube-index.ts';
import { strikeItLucky } from './strike-it-lucky.ts';

/** DZ-CARRY-01: how many items it can carry. */
export function slotsOf(battle: Battle, model: Model): number {
  if (isAble(model, 'beast') || isVehicle(battle, model) || isSentryGun(model)) return 0;
  return isAble(model, 'scavenger') ? 3 : 1; // DZ-ABIL-32
}

export function itemById({ items }: Battle, id: string): Item {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
}

/**
 * DZ-CARRY-02, DZ-CARRY-03: one of the items that lie where it has come to, if no enemy is there;
 * what lies face down is chosen blindly. Intel needs no free hand (DZ-ITEM-07).
 */
export function* pickUp(battle: Battle, id: ModelId, coming: ArrivalKind): Flow {
  const model = modelOf(battle, id);
  const lying = battle.items.filter(({ cube }) => cube && sameCube(cube, model.cube));
  if (slotsOf(battle, model) === 0 || adjacentEnemies(battle, model).length > 0) return;
  if (lying.length > 0) {
    const taken = yield* choose<string | null>({
      who: controllerOf(battle, model),
      about: 'pick-up',
      rule: 'DZ-CARRY-02',
      skip: 'leave',
      params: { model: id },
      options: [
        { key: pickUpAnswers.make({ kind: 'leave' }), value: null },
        ...lying.map((item) => ({
          key: pickUpAnswers.make({ kind: 'take', item: item.id }),
          value: item.id,
        })),
      ],
    });
    if (taken !== null) {
      yield* take(battle, id, taken);
      // A trap, gone off or defused, ends its move.
      if (itemById(battle, taken).kind === 'booby-trap') return;
    }
  }
  if (coming === 'moved') yield* handOver(battle, id);
}

/** DZ-CARRY-04, DZ-CARRY-05: the item is revealed and stays so; then it is kept or not. */
function* take(battle: Battle, id: ModelId, item: string): Flow {
  if (itemById(battle, item).kind === null) yield* reveal(battle, item);
  if (hasSpecial(battle, modelOf(battle, id).seat, 'strike-it-lucky'))
    yield* strikeItLucky(battle, id, item);
  yield* subFlow(afterReveal, battle, id, item);
}

/** What a token is comes out when it is turned: any of those that nobody has seen yet. */
function* reveal(battle: Battle, item: string): Flow {
  const drawn = yield* roll(draw(battle.bag), 'DZ-CARRY-04', { about: 'token' });
  takeOut(battle.bag, drawn);
  const kind = ITEMS.find((each) => each === drawn);
  if (!kind) throw new Error(`There is no item called ${drawn}.`);
  itemById(battle, item).kind = kind;
  yield* emit('revealed', 'DZ-CARRY-04', { item: kind });
}

function* afterReveal(battle: Battle, id: ModelId, name: string): Flow {
  const item = itemById(battle, name);
  const model = modelOf(battle, id);
  if (item.kind === 'intel') {
    // DZ-ITEM-07: a victory point at once.
    item.cube = null;
    sideOf(battle, model.seat).points += 1;
    return yield* emit('intel', 'DZ-ITEM-07', { model: id, seat: model.seat, points: 1 });
  }
  if (item.kind === 'booby-trap') return yield* tailFlow(springTrap, battle, id, name);
  const held = carriedBy(battle, model);
  const isFull = held.length >= slotsOf(battle, model);
  const answer = yield* choose({
    who: controllerOf(battle, model),
    about: 'keep',
    rule: 'DZ-CARRY-05',
    params: { model: id, item: item.kind ?? '' },
    options: [
      ...(isFull ? [] : [{ kind: 'keep' } as const]),
      ...[item, ...(isFull ? held : [])].flatMap((each) => [
        { kind: 'drop', item: each.id } as const,
        { kind: 'destroy', item: each.id } as const,
      ]),
    ].map((value) => ({ key: itemAnswers.make(value), value })),
  });
  if (answer.kind === 'keep' || answer.item !== name) {
    item.holder = id;
    item.cube = null;
    yield* emit('picks-up', 'DZ-CARRY-02', { model: id, item: item.kind ?? '' });
  }
  if (answer.kind === 'keep') return;
  const released = itemById(battle, answer.item);
  released.holder = null;
  released.cube = answer.kind === 'drop' ? modelOf(battle, id).cube : null;
  yield* emit(answer.kind === 'drop' ? 'drops' : 'destroys', 'DZ-CARRY-05', {
    model: id,
    item: released.kind ?? '',
  });
}

/** DZ-ITEM-13: a booby trap goes off, unless who found it knows how to defuse it. */
function* springTrap(battle: Battle, id: ModelId, item: string): Flow {
  const trap = itemById(battle, item);
  const model = modelOf(battle, id);
  trap.cube = null;
  if (isAble(model, 'engineer') || isAble(model, 'scavenger')) {
    // DZ-ABIL-25, DZ-ABIL-32: that takes the rest of its activation.
    yield* emit('defused', 'DZ-ABIL-25', { model: id });
    if (battle.activation?.model === id) battle.activation.length = OVER;
    return;
  }
  yield* emit('trap', 'DZ-ITEM-13', { model: id });
  yield* tailFlow(explode, battle, internCube(model.cube), TRAP);
}

const TRAP: Explosion = { dice: 3, by: null, rule: 'DZ-ITEM-13' };

/** DZ-CARRY-07: during its move it may give an item to a friend in its cube. */
function* handOver(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const friends = adjacentFriends(battle, model).filter((each) => slotsOf(battle, each) > 0);
  const own = carriedBy(battle, model).filter(({ kind }) => kind !== 'scout-bike');
  if (friends.length === 0 || own.length === 0) return;
  const gift = yield* choose<{ readonly item: string; readonly to: ModelId } | null>({
    who: controllerOf(battle, model),
    about: 'hand-over',
    rule: 'DZ-CARRY-07',
    skip: 'none',
    params: { model: id },
    options: [
      { key: giveAnswers.make({ kind: 'none' }), value: null },
      ...own.flatMap((item) =>
        friends.map((friend) => ({
          key: giveAnswers.make({ kind: 'give', item: item.id, to: friend.id }),
          value: { item: item.id, to: friend.id },
        })),
      ),
    ],
  });
  if (!gift) return;
  const { kind } = itemById(battle, gift.item);
  yield* makeRoom(battle, gift.to, id);
  itemById(battle, gift.item).holder = gift.to;
  yield* emit('hands-over', 'DZ-CARRY-07', { model: id, to: gift.to, item: kind ?? '' });
}

/** DZ-CARRY-07: who has his hands full gives one of his items back, or drops it. */
function* makeRoom(battle: Battle, id: ModelId, giver: ModelId): Flow {
  const friend = modelOf(battle, id);
  const held = carriedBy(battle, friend);
  if (held.length < slotsOf(battle, friend)) return;
  const answer = yield* choose({
    who: friend.seat,
    about: 'make-room',
    rule: 'DZ-CARRY-07',
    params: { model: id },
    options: held.flatMap((item) =>
      (['swap', 'drop'] as const).map((kind) => {
        const value = { kind, item: item.id };
        return { key: returnAnswers.make(value), value };
      }),
    ),
  });
  const released = itemById(battle, answer.item);
  released.holder = answer.kind === 'swap' ? giver : null;
  if (answer.kind === 'swap') return;
  released.cube = friend.cube;
  yield* emit('drops', 'DZ-CARRY-05', { model: id, item: released.kind ?? '' });
}

/** Takes an item that was used up out of the game (DZ-ABIL-50). */
export function useItem(battle: Battle, model: Model, kind: ItemId): void {
  const item = battle.items.find((each) => each.holder === model.id && each.kind === kind);
  if (item) item.holder = null;
}
