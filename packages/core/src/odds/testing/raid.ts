import { d, exploding, opposed, mapReading, successes, sum, tally } from '../../dice/index.ts';
import { choose, roll, type Flow, type Seat } from '../../flow.ts';
import { forEachFlow, tailFlow, subFlow } from '../../sub-flow.ts';
import { constant } from '../../state.ts';

/*
 * A small skirmish of the kind that makes odds hard: opposed tests with exploding eights, damage and
 * death between them, shields, pushes off a roof, and extra dice that both may spend.
 */

export interface Raider {
  readonly id: string;
  readonly seat: Seat;
  readonly profile: Profile;
  readonly at: [number, number, number];
  damage: number;
  dead: boolean;
  shield: number;
  pinned: boolean;
  activated: boolean;
  readonly carried: string[];
}

interface Profile {
  readonly size: number;
  readonly shoot: number;
  readonly survive: number;
  readonly armour: number;
  readonly notes: readonly string[];
}

export interface Raid {
  readonly raiders: Raider[];
  /** Extra dice left, by seat. */
  readonly dice: number[];
  readonly roofs: readonly (readonly [number, number])[];
  round: number;
  /** Only {@link scored} counts here; a running total keeps apart what is otherwise alike. */
  points: number;
}

const PROFILE: Profile = {
  size: 3,
  shoot: 4,
  survive: 5,
  armour: 0,
  notes: Array.from({ length: 12 }, (_, i) => `keyword ${i}, as profiles have them`),
};

/** Ten raiders in two rows. */
export function raid(shields = 0, profile: Partial<Profile> = {}): Raid {
  const shape = constant({ ...PROFILE, ...profile });
  return {
    raiders: ['a', 'b'].flatMap((side, seat) =>
      [1, 2, 3, 4, 5].map((n): Raider => ({
        id: `${side}${n}`,
        seat,
        profile: shape,
        at: [n, seat === 0 ? 1 : 8, 1],
        damage: 0,
        dead: false,
        shield: seat === 1 ? shields : 0,
        pinned: false,
        activated: false,
        carried: ['knife', 'rope'],
      })),
    ),
    dice: [2, 2],
    roofs: constant(Array.from({ length: 40 }, (_, i) => [i % 8, i % 5] as const)),
    round: 1,
    points: 0,
  };
}

export function raiderOf(battle: Raid, id: string): Raider {
  const found = battle.raiders.find((raider) => raider.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const test8 = (count: number, at: number) => successes({ count, sides: 8, at, explodeOn: 8 });

/** The damage that kills; more makes no difference. */
function enough({ profile, damage }: Raider): number {
  return Math.max(1, profile.size - damage + profile.armour);
}

export function* shoot(battle: Raid, by: string, at: string, more = 0, less = 0): Flow {
  const shooter = raiderOf(battle, by);
  const target = raiderOf(battle, at);
  if (shooter.dead || target.dead) return;
  const margin = yield* roll(
    opposed(
      test8(5 + more, shooter.profile.shoot),
      test8(4 + less, target.profile.survive),
      0,
      target.shield > 0 ? Infinity : enough(target),
    ),
    'RAID-01',
    { who: shooter.seat, against: target.seat, about: 'shoot' },
  );
  if (margin > 0) yield* tailFlow(hurt, battle, at, margin);
}

/** Damage: the shield first, which cannot be banded, then armour; who is left may fall. */
export function* hurt(battle: Raid, id: string, margin: number): Flow {
  const target = raiderOf(battle, id);
  let left = margin;
  if (target.shield > 0) {
    const shield = tally(exploding(d(target.shield, 8)), [
      { compare: '>=', value: 6 },
      { compare: '=', value: 1 },
    ]);
    // The damage after the shield, and whether it breaks: only what the rule uses.
    const lasting = mapReading(shield, ([held = 0, ones = 0]) => {
      const through = Math.max(0, Math.min(margin - held, enough(target)));
      return ones > 0 ? -1 - through : through;
    });
    const code = yield* roll(lasting, 'RAID-02', { who: target.seat, about: 'shield' });
    left = code < 0 ? -1 - code : code;
    if (code < 0) target.shield--;
  }
  target.damage = Math.min(
    target.profile.size,
    target.damage + Math.max(0, left - target.profile.armour),
  );
  target.pinned = true;
  if (target.damage >= target.profile.size) target.dead = true;
  else if (left > 0) yield* tailFlow(fall, battle, id);
}

/** A target that is hit near an edge sometimes falls. */
export function* fall(battle: Raid, id: string): Flow {
  const target = raiderOf(battle, id);
  const falls = yield* roll(
    mapReading(sum([d(1, 8)]), (die) => die <= 2),
    'RAID-06',
    { about: 'fall' },
  );
  if (!falls) return;
  target.damage++;
  if (target.damage >= target.profile.size) target.dead = true;
}

/** As many shots as there are. */
export function* volley(battle: Raid, by: string, at: string, shots: number): Flow {
  for (let i = 0; i < shots; i++) yield* subFlow(shoot, battle, by, at);
}

/** The same as two rolls each, as the book tells it: nothing is banded. */
export function* unbanded(battle: Raid, by: string, at: string, shots: number): Flow {
  for (let i = 0; i < shots; i++) {
    const target = raiderOf(battle, at);
    if (target.dead) return;
    const hits = yield* roll(test8(5, raiderOf(battle, by).profile.shoot), 'RAID-01', {
      about: 'shoot',
    });
    const saved = yield* roll(test8(4, target.profile.survive), 'RAID-01', { about: 'survive' });
    if (hits > saved) yield* subFlow(hurt, battle, at, hits - saved);
  }
}

/** A grenade: the hits are compared with the roll of each target, and a target that is hit is thrown. */
export function* grenade(battle: Raid, targets: readonly string[]): Flow {
  const hits = yield* roll(test8(3, 4), 'RAID-03', { about: 'grenade' });
  if (hits > 0)
    yield* forEachFlow(
      blast,
      battle,
      targets.map((id): [string, number] => [id, hits]),
    );
}

export function* blast(battle: Raid, id: string, hits: number): Flow {
  const target = raiderOf(battle, id);
  const margin = yield* roll(
    mapReading(test8(3, target.profile.survive), (saved) =>
      Math.max(0, Math.min(hits - saved, enough(target))),
    ),
    'RAID-03',
    { who: target.seat, about: 'survive' },
  );
  if (margin === 0) return;
  yield* subFlow(hurt, battle, id, margin);
  if (!raiderOf(battle, id).dead) yield* tailFlow(thrown, battle, id);
}

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

export function* thrown(battle: Raid, id: string): Flow {
  const way = yield* roll(sum([d(1, 8)]), 'RAID-04', { about: 'thrown' });
  const { at } = raiderOf(battle, id);
  const [x, y] = AROUND[way - 1] ?? [0, 0];
  at[0] = Math.max(1, Math.min(8, at[0] + x));
  at[1] = Math.max(1, Math.min(8, at[1] + y));
}

/** One shot after another, each with extra dice of both if they like. */
export function* duel(battle: Raid, by: string, at: string, shots: number): Flow {
  for (let i = 0; i < shots; i++) {
    if (raiderOf(battle, at).dead) return;
    const more = yield* subFlow(spend, battle, 0);
    const less = yield* subFlow(spend, battle, 1);
    yield* subFlow(shoot, battle, by, at, more, less);
  }
}

function* spend(battle: Raid, who: Seat): Flow<number> {
  const left = battle.dice[who] ?? 0;
  if (left === 0) return 0;
  const spent = yield* choose({
    who,
    about: 'dice',
    rule: 'RAID-05',
    skip: 'hold',
    options: [
      { key: 'hold', value: 0 },
      ...Array.from({ length: left }, (_, i) => ({ key: `spend-${i + 1}`, value: i + 1 })),
    ],
  });
  battle.dice[who] = left - spent;
  return spent;
}

/** Shots that are also counted, as points: a total that runs on. */
export function* scored(battle: Raid, by: string, at: readonly string[]): Flow {
  yield* forEachFlow(
    score,
    battle,
    at.map((id): [string, string] => [by, id]),
  );
}

function* score(battle: Raid, by: string, id: string): Flow {
  const before = raiderOf(battle, id).damage;
  yield* subFlow(shoot, battle, by, id);
  battle.points += 10 * (raiderOf(battle, id).damage - before);
}

export function fate(battle: Raid, id: string): string {
  const { dead, damage } = raiderOf(battle, id);
  return dead ? 'dead' : damage > 0 ? `hurt ${damage}` : 'unhurt';
}

export function fates(battle: Raid, ids: readonly string[]): string {
  return ids.map((id) => fate(battle, id)).join(', ');
}

/** The score of seat 0. */
export function worth({ raiders }: Raid): number {
  return raiders.reduce(
    (sum, { seat, dead, damage }) => sum + (seat === 1 ? 1 : -1) * ((dead ? 10 : 0) + damage),
    0,
  );
}
