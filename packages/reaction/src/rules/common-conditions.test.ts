import { copyState, isRefusal, seededRandom, type Random } from '@skirmish-kit/core';
import { watchGames, type Seen, type Watcher } from '@skirmish-kit/core/testing';
import { distance, facingTowards, inContact, inFront, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { actions, replies, type Action, type Reply, type ShotSplit } from './action-keys.ts';
import { readAction } from './perform-action.ts';
import { inFlames } from './area-weapons.ts';
import { possibleActions } from './candidates.ts';
import { measured } from './figures.ts';
import { sightOf } from './battlefield.ts';
import type { Weapon } from './profile.ts';
import type { Battle, Figure } from './state.ts';
import { setupOf } from './testing/random-games.ts';
import { WEAPONS } from './weapon-table.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 240) / 20);

/** An attack that an answer orders, with everything that may forbid it. */
interface Attack {
  readonly battle: Battle;
  readonly figure: Figure;
  readonly form: 'shoot' | 'burst' | 'aim' | 'opportunity' | 'blast' | 'flame' | 'fight';
  readonly weapon: Weapon | undefined;
  /** Who is shot at, or fought; nobody for a name that is nobody's. */
  readonly targets: readonly (Figure | undefined)[];
  readonly shots: number;
  readonly at: Point | undefined;
}

const isDirect = ({ form }: Attack) => ['shoot', 'burst', 'aim', 'opportunity'].includes(form);
const isArea = ({ form }: Attack) => form === 'blast' || form === 'flame';
const anyTarget = ({ targets }: Attack, is: (target: Figure) => boolean) =>
  targets.some((target) => target !== undefined && is(target));

function isInMelee({ battle }: Attack, { id }: Figure): boolean {
  return battle.melees.some(({ starter, other }) => starter === id || other === id);
}

/** Everybody whom an area would touch where it is aimed. */
function touchedBy(attack: Attack): readonly Figure[] {
  const { battle, figure, form, weapon, at } = attack;
  if (!weapon || !at) return [];
  if (form === 'flame') return inFlames(battle, figure, weapon, facingTowards(figure.at, at));
  const bases = battle.settings.area === 'bases';
  return battle.figures.filter(
    (each) =>
      each.fate === 'in' &&
      distance({ at, radius: 0 }, { at: each.at, radius: bases ? each.radius : 0 }) <=
        (weapon.blast ?? 0) * 10,
  );
}

function costOf({ form, weapon }: Attack): number {
  const heavy = weapon?.class === 'heavy' ? 1 : 0;
  switch (form) {
    case 'fight':
      return 1;
    case 'shoot':
      return 1 + heavy;
    case 'burst':
      return 2 + heavy;
    case 'aim':
      return 5;
    case 'blast':
    case 'flame':
      return weapon?.cost ?? 3;
    case 'opportunity':
      return 0;
  }
}

/** What no attack may break, whatever its weapon, form and target: by the rule that says so. */
const FORBIDDEN: Readonly<Record<string, (attack: Attack) => boolean>> = {
  'RX-AP-01 no points': (attack) =>
    costOf(attack) > attack.figure.ap && attack.form !== 'opportunity',
  'RX-REACT-13 an attacker who is not there or runs': ({ figure, form }) =>
    figure.fate !== 'in' || (figure.reaction === 'rout' && form !== 'opportunity'),
  'RX-REACT-12 a fight that a panicked figure starts': ({ battle, figure, form, targets }) =>
    form === 'fight' &&
    figure.reaction === 'panic' &&
    !battle.melees.some(
      ({ starter, other }) =>
        [starter, other].includes(figure.id) && [starter, other].includes(targets[0]?.id ?? ''),
    ),
  'RX-SHOOT-01 a target who is not there': (attack) =>
    attack.targets.includes(undefined) || anyTarget(attack, ({ fate }) => fate !== 'in'),
  'RX-SHOOT-01 a friend': (attack) => anyTarget(attack, ({ seat }) => seat === attack.figure.seat),
  'RX-SHOOT-01 out of sight': (attack) =>
    (isDirect(attack) &&
      anyTarget(attack, (target) => !sightOf(attack.battle, attack.figure, target).visible)) ||
    (attack.form === 'blast' &&
      attack.at !== undefined &&
      !sightOf(attack.battle, attack.figure, { at: attack.at, radius: 0 }).visible),
  'RX-SHOOT-01 behind its back': ({ battle, figure, form, targets, at }) => {
    if (form === 'fight') return false;
    if (form === 'opportunity' && battle.settings.opportunityArc === 'all-round') return false;
    const places = [
      ...targets.flatMap((target) => (target ? [target.at] : [])),
      ...(at ? [at] : []),
    ];
    return places.some((place) => !inFront(figure.at, figure.facing, place));
  },
  'RX-SHOOT-08 at somebody in close combat': (attack) =>
    attack.form !== 'fight' &&
    attack.battle.settings.shootingInCombat === 'forbidden' &&
    (anyTarget(attack, (target) => isInMelee(attack, target)) ||
      (isArea(attack) && touchedBy(attack).some((each) => isInMelee(attack, each)))),
  'RX-SHOOT-08 by somebody in close combat': (attack) =>
    attack.form !== 'fight' &&
    isInMelee(attack, attack.figure) &&
    (isArea(attack) || attack.battle.settings.shootingInCombat === 'forbidden'),
  'RX-SHOOT-02 a weapon it does not have': ({ form, weapon }) => form !== 'fight' && !weapon,
  'RX-ACTC-06 a weapon used as another': (attack) => {
    const { weapon, form, battle } = attack;
    if (!weapon || form === 'fight') return false;
    if (weapon.flame) return form !== 'flame';
    if (weapon.blast === undefined) return isArea(attack);
    const plain =
      weapon.id === 'integrated-grenade-launcher' &&
      battle.settings.integratedLauncher === 'direct';
    return plain ? isArea(attack) : form !== 'blast';
  },
  'RX-RNG-01 out of range': ({ battle, figure, form, weapon, targets, at }) => {
    if (!weapon || form === 'fight' || form === 'flame') return false;
    const far = weapon.ranges.long * 10;
    if (at) return measured(battle, figure, { at, radius: 0 }) > far;
    const refused = battle.settings.beyondLong === 'refused';
    return refused && targets.some((target) => target && measured(battle, figure, target) > far);
  },
  'RX-BURST-01 more shots than the weapon has': ({ form, weapon, shots }) =>
    (form === 'burst' || form === 'opportunity') && shots > (weapon?.rateOfFire ?? 0),
  'RX-BURST-01 a burst of one shot': ({ form, shots }) => form === 'burst' && shots < 2,
  'RX-SHOOT-02 more than one shot': ({ form, shots }) =>
    (form === 'shoot' || form === 'aim') && shots !== 1,
  'RX-BURST-01 more bursts than the rate of fire': ({ battle, figure, form, weapon }) => {
    if (form !== 'burst' || !weapon) return false;
    const fired = Object.values(figure.bursts).reduce((sum, count) => sum + count, 0);
    if (battle.settings.bursts === 'one') return fired >= 1;
    return (figure.bursts[weapon.id] ?? 0) >= weapon.rateOfFire;
  },
  'RX-SHOOT-02 targets far apart': ({ battle, form, targets }) =>
    (form === 'burst' || form === 'opportunity') &&
    targets.some((one) =>
      targets.some(
        (other) => one && other && measured(battle, one, other) > battle.settings.burstSpread * 10,
      ),
    ),
  'RX-ACTC-04 aimed after a move': ({ battle, figure, form }) =>
    form === 'aim' && figure.moved && battle.settings.aimAfterMoving === 'forbidden',
  'RX-OPP-01 by a figure that does not wait': ({ figure, form }) =>
    form === 'opportunity' && !figure.opportunity,
  'RX-CC-01 a fight without contact': ({ figure, form, targets }) =>
    form === 'fight' && targets.some((target) => target && !inContact(figure, target)),
};

function attackOf(battle: Battle, figure: Figure, action: Action | Reply): Attack | undefined {
  const find = (id: string) => battle.figures.find((each) => each.id === id);
  const weaponOf = (id: string) => figure.weapons.find((each) => each.id === id);
  const plain = { battle, figure, weapon: undefined, targets: [], shots: 0, at: undefined };
  const shared = (form: Attack['form'], weapon: string, shares: readonly ShotSplit[]): Attack => {
    const targets = shares.map(([id]) => find(id));
    const shots = shares.reduce((sum, [, count]) => sum + count, 0);
    return { ...plain, form, weapon: weaponOf(weapon), targets, shots };
  };
  switch (action.kind) {
    case 'shoot':
    case 'burst':
    case 'aim':
      return shared(action.kind, action.weapon, action.targets);
    case 'blast':
    case 'flame':
      return { ...plain, form: action.kind, weapon: weaponOf(action.weapon), at: action.at };
    case 'fight':
      return { ...plain, form: 'fight', targets: [find(action.target)] };
    default:
      return undefined;
  }
}

/** Every form with every weapon at everybody, and at places on and beside everybody. */
function tries({ figures }: Battle, { weapons }: Figure): readonly string[] {
  const made: Action[] = [];
  for (const { id, at } of figures) {
    made.push({ kind: 'fight', target: id });
    for (const { id: weapon, rateOfFire } of weapons) {
      for (const shots of [1, 2, rateOfFire, rateOfFire + 1])
        made.push({ kind: 'burst', weapon, targets: [[id, shots]] });
      const other = figures.find((each) => each.id !== id)?.id ?? id;
      made.push({
        kind: 'burst',
        weapon,
        targets: [
          [id, 1],
          [other, 1],
        ],
      });
      made.push({ kind: 'shoot', weapon, targets: [[id, 1]] });
      made.push({ kind: 'aim', weapon, targets: [[id, 1]] });
      for (const to of [at, [at[0] + 25, at[1]], [at[0], at[1] - 60]] satisfies Point[])
        made.push({ kind: 'blast', weapon, at: to }, { kind: 'flame', weapon, at: to });
    }
  }
  return made.map((action) => actions.make(action));
}

/**
 * The same position with other weapons in the hands of who acts, and now and then with a close combat
 * near him, points enough or too few: so that every weapon meets every condition.
 */
function varied(battle: Battle, id: string, random: Random): Battle {
  const copy = copyState(battle);
  const any = <T>(list: readonly T[]): T | undefined => list[random.between(0, list.length - 1)];
  const weapons = [1, 2, 3].flatMap(() => any(WEAPONS) ?? []);
  const figures = copy.figures.map((figure) =>
    figure.id === id
      ? { ...figure, weapons: [...figure.weapons, ...weapons], ap: random.between(0, 6) }
      : figure,
  );
  const there = figures.filter(({ fate }) => fate === 'in');
  const one = any(there);
  const other = any(there.filter(({ seat }) => seat !== one?.seat));
  if (one && other) copy.melees.push({ starter: one.id, other: other.id, rounds: 1 });
  return { ...copy, figures };
}

test(`K3 no attack of ${GAMES} random games breaks what holds for all`, { timeout: 0 }, () => {
  const broken = new Set<string>();
  const taken = new Map<string, number>();
  const judge = (attack: Attack, key: string, seed: number) => {
    taken.set(attack.form, (taken.get(attack.form) ?? 0) + 1);
    for (const [rule, breaks] of Object.entries(FORBIDDEN))
      if (breaks(attack)) broken.add(`${rule}: ${attack.figure.id} ${key}, game ${seed}`);
  };
  const look = (battle: Battle, seen: Seen, seed: number, asked: number, random: Random) => {
    if (seen.kind !== 'choice') return;
    const isReply = seen.about === 'opportunity';
    const figure = battle.figures.find(({ id }) => id === seen.params['figure']);
    if (!figure || (seen.about !== 'action' && !isReply)) return;
    const made = asked % 18 === 0 || isReply ? tries(battle, figure) : [];
    const accepted = made.filter((key) => seen.explain(key) === undefined);
    for (const key of new Set([...seen.options.map((option) => option.key), ...accepted])) {
      const action = isReply ? replies.parse(key) : actions.parse(key);
      const ordered = action && attackOf(battle, figure, action);
      if (!ordered) continue;
      judge(isReply ? { ...ordered, form: 'opportunity' } : ordered, key, seed);
    }
    if (isReply || asked % 18 > 0) return;
    const position = varied(battle, figure.id, random);
    const active = position.figures.find(({ id }) => id === figure.id) ?? figure;
    const typed = tries(position, active).filter(
      (key) => !isRefusal(readAction(position, active, key)),
    );
    const offered = possibleActions(position, active).map((action) => actions.make(action));
    for (const key of new Set([...offered, ...typed])) {
      const action = actions.parse(key);
      const attack = action && attackOf(position, active, action);
      if (attack) judge(attack, key, seed);
    }
  };
  watchGames(reaction, {
    seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
    setupOf,
    watcherOf: (_, seed): Watcher<Battle> => {
      let asked = 0;
      const random = seededRandom(`conditions ${seed}`);
      return (battle, seen) => look(battle, seen, seed, asked++, random);
    },
  });
  expect([...broken].slice(0, 10)).toEqual([]);
  for (const form of ['shoot', 'burst', 'aim', 'opportunity', 'blast', 'flame', 'fight'])
    expect(taken.get(form) ?? 0, form).toBeGreaterThan(0);
});
