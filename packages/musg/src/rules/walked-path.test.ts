import {
  copyState,
  Game,
  isRefusal,
  seededRandom,
  type ChoiceRequest,
  type Flow,
  type GameEvent,
  type Random,
} from '@skirmish-kit/core';
import { terrainAt, type Base, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musgFrom } from '../system.ts';
import { actions } from './action.ts';
import { neverTests } from './command.ts';
import {
  areFoes,
  figureOf,
  figuresIn,
  isAble,
  isAutonomous,
  isHere,
  isIn,
  outranks,
} from './figures.ts';
import { canStand, sees, tableOf } from './battlefield.ts';
import { RUN } from './legal.ts';
import { marchTo } from './movement.ts';
import { PACE } from './paces.ts';
import type { MusgSetup } from './setup-input.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { readSetup } from './testing/checked-game.ts';
import {
  gap,
  longestStretch,
  near,
  stretch,
  touches,
  trailOf,
  type Finding,
  type Trail,
} from './testing/trail.ts';
import type { Passage, World } from './world.ts';
import { markersOf, figureCounter } from './world-helpers.ts';
import { isAgent, isAlarmed, isTerrorist } from './worlds/alert.ts';
import { meetsWay } from './worlds/along-path.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';
import { isHostage } from './worlds/hostages.ts';

/** Every move is looked at closely: a long run plays one game for sixteen of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 48) / 16);

/** MU-RT-16, in twentieths of a pace. */
const ZONE = 3 * PACE;

/** What differs between the way that was walked and what was noticed of it. */
class Watch {
  readonly wrong = new Set<string>();
  readonly seen = new Map<string, number>();
  /** Where ways of somebody began: who gives way in the middle of his move goes on from there first. */
  readonly starts = new Map<FigureId, readonly Point[]>();
  /** What moves that are over have told, those in the middle of another move among them. */
  readonly ofOthers = new WeakSet<GameEvent>();
  game = '';
  /** Where all stood when a player was asked last whom to act with, or what to do. */
  stood = new Map<FigureId, Point>();

  compare(what: string, figure: FigureId, expected: Finding, noticed: boolean): void {
    if (noticed) this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
    if (expected === 'maybe' || (expected === 'surely') === noticed) return;
    this.fault(noticed ? `${what} without cause` : `${what} unnoticed`, figure);
  }

  fault(what: string, figure: FigureId): void {
    this.wrong.add(`${what} (${this.game}, ${figure})`);
  }
}

/** Plays a flow and collects what it tells. */
function* listening(flow: Flow | undefined, logged: GameEvent[]): Flow {
  if (!flow) return;
  for (let next = flow.next(); !next.done; next = flow.next(yield next.value))
    if (next.value.kind === 'event') logged.push(next.value);
}

/** The way leads from where he was to where he is, through nothing that stops him. */
function checkWay(watch: Watch, battle: Battle, after: Figure, passage: Passage, trail: Trail) {
  const { before, places } = passage;
  const [from, to] = [places[0]?.at, places.at(-1)?.at];
  if (!from || !to || gap(from, before.at) > 0) watch.fault('a way from elsewhere', after.id);
  const starts = watch.starts.get(after.id) ?? [];
  const isGoingOn = [after.at, ...starts].some((at) => to && gap(at, to) === 0);
  if (isIn(after) && !isGoingOn) watch.fault('a way to elsewhere', after.id);
  watch.starts.set(after.id, [...starts, before.at]);
  const walks = before.on === null && after.on === null && before.fate === 'in';
  const isStopped = ({ at }: Figure) =>
    terrainAt(tableOf(battle), [Math.round(at[0]), Math.round(at[1])]).some(
      ({ ground, kind }) => ground === 'impassable' && kind !== 'vehicle',
    );
  if (walks && trail.some(isStopped)) watch.fault('a way through a wall', after.id);
}

/** MU-RT-13, MU-RT-16, MU-RT-17: detectors, terrorists who see, and hostages who are touched. */
function checkMission(watch: Watch, old: Battle, id: FigureId, trail: Trail, logged: GameEvent[]) {
  const figure = figureOf(old, id);
  const isLogged = (about: string, key = 'figure', name = id) =>
    logged.some((event) => event.about === about && event.params[key] === name);
  for (const hostage of old.figures.filter((each) => isHostage(each) && isIn(each))) {
    const escort = old.figures[figureCounter(old, hostage.id, 'escort') - 1];
    const mayFree = escort ? escort.seat !== figure.seat : isAgent(old, figure);
    if (!isIn(figure) || isAble(figure, 'bystander') || !mayFree) continue;
    const freed = isLogged('escorts', 'hostage', hostage.id);
    watch.compare('a hostage touched', id, touches(trail, hostage), freed);
  }
  if (isAlarmed(old) || !isIn(figure)) return;
  const detector = (at: Point) =>
    near(trail, (there, slack) => gap(there.at, at) <= ZONE + there.radius + slack);
  const zones = markersOf(old, 'detector').map(({ at }) => detector(at));
  const zone = zones.find((each) => each === 'surely') ?? zones.find((each) => each === 'maybe');
  watch.compare('a detector', id, zone ?? 'never', isLogged('detected'));
  if (!isAgent(old, figure)) return;
  const guards = old.figures.filter((other) => isHere(other) && isTerrorist(old, other));
  const isSeen = (there: Figure) => guards.some((guard) => sees(old, guard, rounded(there)));
  watch.compare('an agent in sight', id, stretch(trail.slice(1), isSeen), isLogged('spotted'));
}

const rounded = (figure: Figure): Figure => ({
  ...figure,
  at: [Math.round(figure.at[0]), Math.round(figure.at[1])],
});

/** MU-CIV-01: a bystander goes with the figure that touches them, and with no other. */
function checkCivilians(
  watch: Watch,
  old: Battle,
  id: FigureId,
  trail: Trail,
  logged: GameEvent[],
) {
  const figure = figureOf(old, id);
  if (isAutonomous(old, figure) || !isIn(figure) || isAble(figure, 'bystander')) return;
  for (const civilian of old.figures) {
    const waits =
      civilian.recruit.race === 'civilian' && isAutonomous(old, civilian) && isIn(civilian);
    if (!waits || figureCounter(old, civilian.id, `refuses-${figure.seat}`) > 0) continue;
    const found = logged.some(
      ({ about, params }) => about === 'found' && params['figure'] === civilian.id,
    );
    watch.compare('a bystander touched', id, touches(trail, civilian), found);
  }
}

/** MU-ZOM-12: one roll for each building on the way that nobody else is in. */
function checkBuildings(
  watch: Watch,
  old: Battle,
  id: FigureId,
  trail: Trail,
  logged: GameEvent[],
) {
  const figure = figureOf(old, id);
  if (isAutonomous(old, figure) || isAble(figure, 'bystander')) return;
  const isInside = (building: string, { at }: Figure) =>
    terrainAt(tableOf(old), [Math.round(at[0]), Math.round(at[1])]).find(
      ({ kind, ground }) => kind === 'building' && ground !== 'impassable',
    )?.id === building;
  const heard = logged.filter(
    ({ about, rule }) => about.startsWith('heard-') && rule === 'MU-ZOM-12',
  ).length;
  let [least, most] = [0, 0];
  for (const { id: building, kind } of old.terrain) {
    if (kind !== 'building') continue;
    const others = figuresIn(old).filter((other) => other !== figure && !isAutonomous(old, other));
    if (others.some((other) => isInside(building, other))) continue;
    const inside = trail.map((there) => isInside(building, there));
    const start = inside.indexOf(false);
    if (start < 0) continue;
    const entered = stretch(trail.slice(start), (there) => isInside(building, there));
    if (entered === 'surely') least++;
    if (entered !== 'never') most++;
  }
  if (heard > 0) watch.seen.set('a building', (watch.seen.get('a building') ?? 0) + heard);
  if (heard < least) watch.fault('a building unnoticed', id);
  if (heard > most) watch.fault('a building without cause', id);
}

/**
 * MU-PASS-04: nobody of better rank is in view for two paces of any way, and still unseen after it.
 */
function checkSightings(watch: Watch, battle: Battle, { before }: Passage, trail: Trail) {
  const { spotting, sightings } = battle.settings;
  const { id } = before;
  const figure = figureOf(battle, id);
  if (spotting !== 'on' || sightings === 'once' || !isIn(figure)) return;
  if (figure.fleeing || neverTests(figure)) return;
  const may = trail.filter((there) =>
    canStand(battle, { ...figure, on: there.on }, rounded(there).at),
  );
  for (const other of figuresIn(battle)) {
    if (!areFoes(battle, other.seat, figure.seat) || other.hidden || !outranks(other, figure))
      continue;
    // Who has moved in the meantime may have come into view only now.
    const at = watch.stood.get(other.id);
    if (!at || gap(at, other.at) > 0) continue;
    const isSeen = (there: Figure) => sees(battle, rounded(there), other);
    if (longestStretch(may.slice(0, -1), isSeen) > 2 * PACE)
      watch.compare('a first sight', id, 'surely', figure.seen.includes(other.id));
  }
}

/** A world that is watched while it watches. */
function watched(world: World, watch: Watch): World {
  const ways = new Map<FigureId, Trail>();
  return {
    ...world,
    *moved(battle, id, from, passage) {
      const old = copyState(battle);
      const trail = trailOf(old, figureOf(old, id), passage);
      ways.set(id, trail);
      checkWay(watch, old, figureOf(old, id), passage, trail);
      checkSightings(watch, old, passage, trail);
      const logged: GameEvent[] = [];
      yield* listening(world.moved?.(battle, id, from, passage), logged);
      if (world.id === 'regroup-team') checkMission(watch, old, id, trail, logged);
      if (world.id === 'civilians') checkCivilians(watch, old, id, trail, logged);
      if (world.id === 'zombies' || world.id === 'aliens') {
        // Who hides from what appears moves too, maybe into another building.
        const own = logged.filter((event) => !watch.ofOthers.has(event));
        checkBuildings(watch, old, id, trail, own);
      }
      for (const event of logged) watch.ofOthers.add(event);
    },
    *activated(battle, id) {
      ways.delete(id);
      const old = copyState(battle);
      const logged: GameEvent[] = [];
      yield* listening(world.activated?.(battle, id), logged);
      const trail = ways.get(id);
      if (!trail || world.id !== 'regroup-team' || isAlarmed(old)) return;
      // MU-RT-07, MU-RT-13: a patrol looks about on the whole of its way.
      const walked = logged.findIndex(({ about }) => about === 'walks');
      const agents = battle.figures.filter((other) => isHere(other) && isAgent(battle, other));
      const finding = stretch(trail.slice(1), (there) =>
        agents.some((agent) => sees(battle, rounded(there), agent)),
      );
      const sighted = logged.slice(walked + 1).some(({ about }) => about === 'sights');
      if (isIn(figureOf(battle, id))) watch.compare('a patrol that sees', id, finding, sighted);
    },
  };
}

/** A game of a world, the scenery any, half of them with tests at first sight. */
function setupOf(world: World, seed: number, random: Random): MusgSetup {
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const rulings = (world.settings ?? []).map(({ key, values }) => [key, any(values)?.value]);
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: [any(bands)?.id, any(bands)?.id],
    settings: { turnLimit: '6', spotting: seed % 2 === 0 ? 'on' : 'off' },
    world: world.id,
    worldSettings: Object.fromEntries(rulings),
  });
}

/** How many moves are typed for a way that leads round something, and how far they go, in twentieths. */
const TRIED = 24;
const FAR = 4 * PACE;

/** What a figure may come past: detectors, and those who play themselves. */
function watchers(battle: Battle, { radius }: Figure): readonly Base[] {
  return [
    ...markersOf(battle, 'detector').map(({ at }) => ({ at, radius: ZONE + radius })),
    ...figuresIn(battle)
      .filter((other) => isAutonomous(battle, other))
      .map((other) => ({ at: other.at, radius: radius + other.radius })),
  ];
}

/** How much a move tells: whether it leads round something, and past what the straight line misses. */
function worthOf(battle: Battle, figure: Figure, key: string): number {
  const action = actions.parse(key);
  if (action?.kind !== 'walk' && action?.kind !== 'run') return 0;
  const march = marchTo(battle, figure, action.to, action.kind === 'run' ? RUN : 1);
  if (isRefusal(march) || march.places.length < 3) return 0;
  const straight = [figure.at, action.to];
  const isPast = (base: Base) => meetsWay(march.places, base) && !meetsWay(straight, base);
  return watchers(battle, figure).some(isPast) ? 2 : 1;
}

/** Moves to anywhere near the figure, and near what it may come past; offers lead straight. */
function typedMoves(battle: Battle, figure: Figure, random: Random): readonly string[] {
  const near = [figure, ...watchers(battle, figure)];
  return Array.from({ length: TRIED }, () => {
    const { at, radius } = near[random.between(0, near.length - 1)] ?? figure;
    const off = () => random.between(-radius - FAR, radius + FAR);
    const to: Point = [at[0] + off(), at[1] + off()];
    return actions.make({ kind: random.between(1, 2) === 1 ? 'walk' : 'run', to });
  });
}

/** More moves than anything else, so that ways get long, and round corners where there are any. */
function answer(game: Game<Battle, MusgSetup>, ask: ChoiceRequest, random: Random): string {
  const any = (list: readonly string[]) => list[random.between(0, list.length - 1)] ?? '';
  const keys = ask.options.map(({ key }) => key);
  const moves = keys.filter((key) => /^(?:run|walk|climb|drop|charge):/.test(key));
  if (moves.length === 0 || random.between(1, 4) === 1) return any(keys);
  const figure = figureOf(game.state, String(ask.params['figure']));
  const [telling] = typedMoves(game.state, figure, random)
    .map((key) => ({ key, worth: worthOf(game.state, figure, key) }))
    .filter(({ key, worth }) => worth > 0 && !game.explain(key))
    .toSorted((one, other) => other.worth - one.worth);
  return telling?.key ?? any(moves);
}

/** What even few games come upon; the rest is a matter of long runs. */
const NOTICED = [
  'a first sight',
  'a bystander touched',
  'a hostage touched',
  'a detector',
  'an agent in sight',
  ...(GAMES > 100 ? ['a building', 'a patrol that sees'] : []),
];

/** Worlds in which it matters who passes where. */
const WATCHING = BUILT_IN_WORLDS.filter(({ moved }) => moved);

test(
  `K2 worlds see every step of a path in ${GAMES * WATCHING.length} random games`,
  { timeout: 0 },
  () => {
    const watch = new Watch();
    for (const world of WATCHING)
      for (let seed = 1; seed <= GAMES; seed++) {
        const system = musgFrom(BUILT_IN_LIBRARY, [watched(world, watch)]);
        watch.game = `${world.id} ${seed}`;
        watch.starts.clear();
        const random = seededRandom(`K2 ${watch.game}`);
        const game = new Game(system, setupOf(world, seed, random), { seed });
        for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
          if (/^activate$|^action$/.test(ask.about))
            watch.stood = new Map(game.state.figures.map(({ id, at }) => [id, at]));
          game.answer(answer(game, ask, random));
        }
      }
    expect([...watch.wrong]).toEqual([]);
    for (const what of NOTICED) expect(watch.seen.get(what) ?? 0, what).toBeGreaterThan(0);
  },
);
