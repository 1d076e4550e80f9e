import {
  defineActions,
  idKey,
  pairKey,
  listKey,
  integerKey,
  type ActionOf,
  type KeyCodec,
} from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { FigureId } from './state.ts';

/** Tenths of a centimetre; no table has more than five digits of them. */
const tenths: KeyCodec<number> = {
  make: integerKey.make,
  parse(text) {
    const value = integerKey.parse(text);
    return value === undefined || Math.abs(value) > 99_999 ? undefined : value;
  },
};

/** `455,300`: from the top left corner. */
const point: KeyCodec<Point> = pairKey(tenths, ',', tenths);

/** How many shots go to whom. */
export type ShotSplit = readonly [target: FigureId, shots: number];

/** `b2*2`; a target without a number gets one shot. */
const share: KeyCodec<ShotSplit> = {
  make: ([target, shots]) => `${target}*${shots}`,
  parse(text) {
    const [, target, shots = '1'] = /^([a-z]+\d+)(?:\*([1-9]\d?))?$/.exec(text) ?? [];
    return target === undefined ? undefined : [target, Number(shots)];
  },
};

/** Shots of a burst, `b2*2+b3*1`. */
const burst: KeyCodec<readonly ShotSplit[]> = listKey(share, '+');

/** A single shot names only its target, `b2`; that more is too much is for the rules to say. */
const single: KeyCodec<readonly ShotSplit[]> = {
  make(shares) {
    const only = shares.length === 1 ? shares[0] : undefined;
    return only?.[1] === 1 ? only[0] : burst.make(shares).replace(/\*1$/, '');
  },
  parse: (text) => burst.parse(text),
};

/**
 * What a figure can do (RX-AP-04), by the keys that records have.
 *
 * | key | action |
 * |---|---|
 * | `move:455,300` | move there by the cheapest way (RX-MOVE-03…05) |
 * | `pivot:270` | face that way (RX-MOVE-01, 02) |
 * | `cross:455,300` | cross an obstacle to that point (RX-ACTG-04) |
 * | `shoot:assault-rifle:b2` | single shot |
 * | `burst:assault-rifle:b2*2+b3*1` | burst, shots shared over targets (RX-SHOOT-02) |
 * | `aim:assault-rifle:b2` | aimed shot (RX-ACTC-04) |
 * | `blast:grenade:500,320` | grenade, missile, integrated launcher at a point (RX-ACTC-06, RX-RW-07) |
 * | `flame:flamethrower:500,320` | flamethrower towards a point |
 * | `opportunity` | wait with opportunity fire (RX-ACTC-05) |
 * | `fight:b2` | start close combat, or fight another round (RX-ACTC-01, RX-CC-04) |
 * | `leave` | leave close combat, where the settings allow it (RX-CC-18) |
 * | `cover` | take cover (RX-ACTG-02) |
 * | `door:d1` | open or shut a door |
 * | `take:o1` | pick up an object |
 * | `hack:p1` | technology roll at an objective (RX-TECH-01) |
 * | `repair:a5:power` | technology roll to repair a machine in contact (RX-MACH-06) |
 * | `aid:a2` | first aid (RX-ACTG-03) |
 * | `extinguish` | put out one's own fire (RX-RW-06) |
 * | `done` | the figure has finished |
 */
export const actions = /* @__PURE__ */ defineActions({
  move: { to: point },
  pivot: { facing: integerKey },
  cross: { to: point },
  shoot: { weapon: idKey, targets: single },
  burst: { weapon: idKey, targets: burst },
  aim: { weapon: idKey, targets: single },
  blast: { weapon: idKey, at: point },
  flame: { weapon: idKey, at: point },
  opportunity: {},
  fight: { target: idKey },
  leave: {},
  cover: {},
  door: { door: idKey },
  take: { object: idKey },
  hack: { objective: idKey },
  repair: { machine: idKey, system: idKey },
  aid: { casualty: idKey },
  extinguish: {},
  done: {},
});

export type Action = ActionOf<typeof actions.kinds>;

/** The first word of an action's key. */
export type ActionWord = Action['kind'];

/** An order to fire at figures: single, in a burst, aimed. */
export type FireOrder = Extract<Action, { readonly targets: unknown }>;

/** What a waiting figure answers when an enemy acts (RX-OPP-01). */
export const replies = /* @__PURE__ */ defineActions({
  shoot: { weapon: idKey, targets: single },
  burst: { weapon: idKey, targets: burst },
  hold: {},
});

export type Reply = ActionOf<typeof replies.kinds>;

/** Which place in the order of play the winner of the initiative takes (RX-INIT-04): `1`, `2`… */
export const places: KeyCodec<{ readonly kind: 'place'; readonly place: number }> = {
  make: ({ place }) => integerKey.make(place),
  parse(text) {
    const place = integerKey.parse(text);
    return place === undefined ? undefined : { kind: 'place', place };
  },
};

/** A group or figure by its id, or `done`: that is all (RX-ACT-01). */
export const picks: KeyCodec<
  { readonly kind: 'pick'; readonly id: string } | { readonly kind: 'done' }
> = {
  make: (answer) => (answer.kind === 'done' ? 'done' : answer.id),
  parse(text) {
    if (text === 'done') return { kind: 'done' };
    const picked = idKey.parse(text);
    return picked === undefined ? undefined : { kind: 'pick', id: picked };
  },
};
