import {
  copyState,
  Game,
  seededRandom,
  type Flow,
  type GameEvent,
  type Random,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import type { Action } from './action.ts';
import { possibleActions } from './candidates.ts';
import { figureOf } from './figures.ts';
import { whyNot } from './legal.ts';
import type { RangedWeapon } from './profile.ts';
import { SETTING_VALUES } from './setting-values.ts';
import type { MusgSetup } from './setup-input.ts';
import { shoot } from './shoot.ts';
import { shootCrew, shootVehicle } from './shoot-vehicle.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { areInMelee, FORBIDDEN, type Attack } from './testing/forbidden-shots.ts';
import { readSetup } from './testing/checked-game.ts';
import { vehicleOf } from './vehicles.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';

/** Positions are looked at closely: a long run plays one game for four of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 48) / 4);

/** At every how many actions of a game, and how much closer where friends are in melee. */
const EVERY = 12;
const CLOSER = 3;

/** How many weapons are tried in a position, and how many of the attacks are carried out. */
const WEAPONS = 6;
const CARRIED_OUT = 12;

type Shot = Extract<
  Action,
  { readonly kind: 'shoot' | 'fire-together' | 'shoot-vehicle' | 'shoot-crew' }
>;

/** Everything that can be typed with this weapon, whether it makes sense or not. */
function shotsWith({ id: weapon }: RangedWeapon, { figures, vehicles = [] }: Battle): Shot[] {
  return [
    ...figures.flatMap(({ id: target }): Shot[] => [
      { kind: 'shoot', weapon, target },
      { kind: 'fire-together', weapon, target },
      { kind: 'shoot-crew', weapon, target },
    ]),
    ...vehicles.map(({ id: vehicle }): Shot => ({ kind: 'shoot-vehicle', weapon, vehicle })),
  ];
}

function attackOf(battle: Battle, shooter: Figure, weapon: RangedWeapon, shot: Shot): Attack {
  if (shot.kind === 'shoot-vehicle') {
    const vehicle = vehicleOf(battle, shot.vehicle);
    return { battle, shooter, weapon, target: undefined, vehicle };
  }
  const target = figureOf(battle, shot.target);
  const vehicle =
    shot.kind === 'shoot-crew'
      ? battle.vehicles?.find(({ crew }) => crew.includes(target.id))
      : undefined;
  return { battle, shooter, weapon, target, vehicle };
}

/** What kind of target it is, for the count. */
function kindOfTarget({ battle, target, vehicle }: Attack): string {
  if (!target) return 'vehicle';
  if (vehicle) return 'crew';
  return battle.world?.parties[target.seat] === null ? 'bystander' : 'figure';
}

/** The same position with this weapon in his hands: loaded or not, with points or without. */
function armedWith(
  battle: Battle,
  id: FigureId,
  weapon: RangedWeapon,
  random: Random,
): readonly [Battle, Figure] {
  const copy = copyState(battle);
  const figure = figureOf(copy, id);
  const strong = { ...weapon, strength: 12 };
  const pieces = weapon.hands === 1 && random.between(1, 2) === 1 ? [strong, strong] : [strong];
  const others = figure.recruit.ranged.filter((each) => each.id !== weapon.id);
  const { values } = figure.recruit;
  figure.recruit = {
    ...figure.recruit,
    values: { ...values, shoot: values.shoot === null ? null : 2 },
    ranged: [...others, ...pieces],
  };
  if (random.between(1, 3) > 1) figure.ap = 2;
  const fired = random.between(1, 6);
  if (fired <= pieces.length) figure.fired = pieces.slice(0, fired).map(() => weapon.id);
  const lost = random.between(1, 12);
  if (lost <= pieces.length) figure.lost = pieces.slice(0, lost).map(() => weapon.id);
  return [copy, figure];
}

/** Plays a flow with any dice and any answers; gives what was told. */
function playOut(flow: Flow, random: Random): readonly GameEvent[] {
  const logged: GameEvent[] = [];
  for (let next = flow.next(); !next.done; next = flow.next()) {
    const request = next.value;
    if (request.kind === 'event') logged.push(request);
    else if (request.kind === 'chance') request.sample(random);
    else {
      const { options } = request;
      request.take(options[random.between(0, options.length - 1)]?.key ?? '');
    }
  }
  return logged;
}

function flowOf(battle: Battle, id: FigureId, shot: Shot): Flow | undefined {
  if (shot.kind === 'shoot') return shoot(battle, id, shot.weapon, shot.target);
  if (shot.kind === 'shoot-vehicle') return shootVehicle(battle, id, shot.weapon, shot.vehicle);
  if (shot.kind === 'shoot-crew') return shootCrew(battle, id, shot.weapon, shot.target);
  return undefined;
}

/** How many pieces fire at once (MU-SHOOT-14). */
function firing({ battle, shooter, weapon }: Attack): number {
  const isPair = battle.settings.twoPistols === 'both' && weapon.hands === 1;
  if (!isPair || weapon.missile || weapon.template) return 1;
  const pieces = (list: readonly string[]) => list.filter((id) => id === weapon.id).length;
  const left = pieces(shooter.recruit.ranged.map(({ id }) => id)) - pieces(shooter.lost);
  return Math.min(2, left);
}

/** Carries an attack out: whom a burst spills onto is subject to the same, and what is slow has been fired. */
function* faultsOf(attack: Attack, shot: Shot, random: Random): Generator<string> {
  const { battle, shooter, weapon } = attack;
  const copy = copyState(battle);
  // With one life each hit takes its target out, and the burst continues with the next.
  for (const figure of copy.figures) if (figure.life > 1) figure.life = 1;
  const flow = flowOf(copy, shooter.id, shot);
  if (!flow) return;
  const logged = playOut(flow, random);
  const after = figureOf(copy, shooter.id);
  // MU-ARCH-03: what has burst is lost, and reloads no more.
  const burst = weapon.blackPowder ? after.lost.length - shooter.lost.length : 0;
  const fired = after.fired.length - shooter.fired.length + burst;
  if (weapon.reload === 'slow' && fired !== firing(attack))
    yield 'MU-SHOOT-03 not all that fired reloads';
  const saved = logged.flatMap(({ about, params }) =>
    about === 'look-out' ? [params['figure']] : [],
  );
  // MU-LOS-02: where models hide others, the fallen no longer do.
  const standing = copyState(battle);
  for (const { about, rule, params } of logged) {
    // MU-PASS-04: who takes cover may be seen there, and shot at by somebody else.
    if (about === 'spots') return;
    const fallen = standing.figures.find(({ id }) => id === params['figure']);
    if (fallen && (about === 'out-of-action' || about === 'killed')) fallen.fate = 'out';
    if (!['wounded', 'unhurt'].includes(about) || rule !== 'MU-SHOOT-12') continue;
    const victim = standing.figures.find(({ id }) => id === params['figure']);
    if (!victim || saved.includes(victim.id)) continue;
    const spilt: Attack = {
      ...attack,
      ...{ battle: standing, shooter: figureOf(standing, shooter.id) },
      ...{ target: victim, vehicle: undefined },
    };
    for (const [name, forbids] of Object.entries(FORBIDDEN))
      if (SPILLING.some((rules) => name.startsWith(rules)) && forbids(spilt))
        yield `${name}, and the shot spills onto him`;
  }
}

/** What holds for those as well whom a shot at others hits. */
const SPILLING = ['MU-SHOOT-05', 'MU-LOS-01', 'MU-MERC-13'];

/** Many vehicles, every second game a world, and the rulings any. */
function setupOf(seed: number, random: Random): MusgSetup {
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const world = seed % 2 === 0 ? any(BUILT_IN_WORLDS) : undefined;
  const settings = Object.entries(SETTING_VALUES).map(([key, values]) => [
    key,
    any<string>(values),
  ]);
  const rulings = (world?.settings ?? []).map(({ key, values }) => [key, any(values)?.value]);
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: ['dust-riders', any(['dust-riders', 'black-quay', any(bands)?.id])],
    settings: { ...(seed % 4 < 3 && Object.fromEntries(settings)), turnLimit: '6' },
    ...(world && { world: world.id, worldSettings: Object.fromEntries(rulings) }),
  });
}

/** What brings figures into melee and vehicles, more than anything else. */
function answer(keys: readonly string[], random: Random): string {
  const any = (list: readonly string[]) => list[random.between(0, list.length - 1)] ?? '';
  const charges = keys.filter((key) => key.startsWith('charge:'));
  if (charges.length > 0) return any(charges);
  const wanted = keys.filter((key) => /^(?:run|board|drive):/.test(key));
  return any(wanted.length > 0 && random.between(1, 5) > 1 ? wanted : keys);
}

/** What a vehicle has is mounted; who stands on the ground has the rest. */
function weaponsFor({ fate }: Figure): readonly RangedWeapon[] {
  const { ranged } = BUILT_IN_LIBRARY;
  return fate === 'aboard'
    ? [...ranged, ...ranged.map((gun): RangedWeapon => ({ ...gun, mounted: true }))]
    : ranged;
}

/** Melees are rare, and forbid most. */
function isLookedAt(battle: Battle, active: FigureId, action: number): boolean {
  const { seat } = figureOf(battle, active);
  const isMelee = battle.figures.some(
    (other) =>
      other.id !== active &&
      other.seat === seat &&
      battle.figures.some((foe) => areInMelee(battle, foe, other)),
  );
  return action % (isMelee ? CLOSER : EVERY) === 0;
}

/** What even few games come upon: a kind of weapon at a kind of target. */
const TRIED = [
  ...['single', 'burst'].flatMap((weapon) =>
    ['figure', 'vehicle', 'crew', 'bystander'].map((target) => `${weapon} ${target}`),
  ),
  ...['flame figure', 'blast figure', 'blast vehicle'],
];

test(`K3 every weapon keeps to the same rules in ${GAMES} random games`, { timeout: 0 }, () => {
  const wrong = new Map<string, string>();
  const tried = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seededRandom(`K3 ${seed}`);
    const game = new Game(musg, setupOf(seed, random), { seed });
    let actions = 0;
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      const { active } = game.state;
      if (ask.about === 'action' && active !== null && isLookedAt(game.state, active, ++actions))
        for (let i = 0; i < WEAPONS; i++) {
          const weapons = weaponsFor(figureOf(game.state, active));
          const weapon = weapons[random.between(0, weapons.length - 1)];
          if (!weapon) continue;
          const [battle, shooter] = armedWith(game.state, active, weapon, random);
          const offered = possibleActions(battle, shooter).map((action) => JSON.stringify(action));
          const fault = (name: string, shot: Shot) =>
            wrong.set(name, `${name}: ${shooter.id} ${JSON.stringify(shot)}, game ${seed}`);
          let left = CARRIED_OUT;
          for (const shot of shotsWith(weapon, battle)) {
            const isOffered = offered.includes(JSON.stringify(shot));
            if (!isOffered && whyNot(battle, shooter, shot)) continue;
            const attack = attackOf(battle, shooter, weapon, shot);
            const kind = `${weapon.template ?? (weapon.targets > 1 ? 'burst' : 'single')} ${kindOfTarget(attack)}`;
            tried.set(kind, (tried.get(kind) ?? 0) + 1);
            for (const [name, forbids] of Object.entries(FORBIDDEN))
              if (forbids(attack)) fault(`${name} (${kind})`, shot);
            if (left-- > 0)
              for (const name of faultsOf(attack, shot, random)) fault(`${name} (${kind})`, shot);
          }
        }
      game.answer(
        answer(
          ask.options.map(({ key }) => key),
          random,
        ),
      );
    }
  }
  expect([...wrong.values()]).toEqual([]);
  for (const kind of TRIED) expect(tried.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
