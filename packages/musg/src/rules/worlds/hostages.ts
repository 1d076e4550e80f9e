import { choose, type Flow, type Refusal } from '@skirmish-kit/core';
import { isPathClear, type Point } from '@skirmish-kit/space';
import { relocations } from '../answer-keys.ts';
import type { Recruit } from '../band.ts';
import { figureOf, isAble, isIn, isWithin } from '../figures.ts';
import { tableOf } from '../battlefield.ts';
import { emit } from '../events.ts';
import type { Footing } from '../footing.ts';
import { PACE } from '../paces.ts';
import { refuse } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import type { WorldAction } from '../world.ts';
import { countOf, markersOf, figureCounter, setCount, setFigureCounter } from '../world-helpers.ts';
import { isAgent, isTerrorist, terroristSeat } from './alert.ts';
import { touchesOnWay } from './along-path.ts';
import { creature } from './creatures.ts';
import { bystanderSeat, freePlaces, spawn } from './spawn.ts';

/** MU-RT-18: they never fight. */
export const HOSTAGE: Recruit = creature({
  name: { en: 'Hostage', fr: 'Otage' },
  race: 'hostage',
  values: {
    move: 6,
    command: null,
    shoot: null,
    melee: 6,
    strength: 2,
    resistance: 2,
    life: 1,
    cost: 0,
  },
  abilities: ['bystander', 'fearless', 'lends-nothing', 'never-charges', 'never-shoots'],
});

export const isHostage = ({ recruit }: Figure): boolean => recruit.race === 'hostage';

export function hostagesOf(battle: Battle): Figure[] {
  return battle.figures.filter(isHostage);
}

/** MU-RT-03, MU-RT-04: so many hostages, spread over the rooms for all to see. */
export function* placeHostages(battle: Battle, count: number): Flow {
  const rooms = markersOf(battle, 'room');
  for (let i = 0; i < count; i++) {
    const room = rooms[i % rooms.length];
    const [at] = room ? freePlaces(battle, room.at, 1) : [];
    if (!at) continue;
    const { id } = spawn(battle, HOSTAGE, bystanderSeat(battle), at);
    yield* emit('appears', 'MU-RT-04', { figure: id, x: at[0], y: at[1] });
  }
}

/** MU-RT-05: up to half of them, rounded down, go to another room. */
export function* relocate(battle: Battle): Flow {
  const all = hostagesOf(battle);
  const moved: FigureId[] = [];
  const who = terroristSeat(battle);
  for (let left = Math.floor(all.length / 2); left > 0; left--) {
    const rooms = markersOf(battle, 'room');
    const options = all
      .filter(({ id }) => !moved.includes(id))
      .flatMap(({ id }) => rooms.map((room) => ({ figure: id, to: room.id })));
    const answer = yield* choose<{ readonly figure: FigureId; readonly to: string } | null>({
      who,
      about: 'relocate',
      rule: 'MU-RT-05',
      params: { left },
      options: [
        { key: relocations.make({ kind: 'done' }), value: null },
        ...options.map((value) => ({ key: relocations.make({ kind: 'move', ...value }), value })),
      ],
    });
    if (answer === null) return;
    moved.push(answer.figure);
    const room = rooms.find(({ id }) => id === answer.to);
    const [at] = room ? freePlaces(battle, room.at, 1) : [];
    if (!at) continue;
    figureOf(battle, answer.figure).at = at;
    yield* emit('appears', 'MU-RT-05', { figure: answer.figure, x: at[0], y: at[1] });
  }
}

/** MU-RT-17: whom a hostage follows. */
export function escortOf(battle: Battle, hostage: Figure): Figure | undefined {
  return battle.figures[figureCounter(battle, hostage.id, 'escort') - 1];
}

/** MU-RT-17: how near they follow, in paces. */
const FOLLOW = 2;

/** MU-RT-17, MU-RT-18: whom he touches on his way goes with him, and those who follow keep up. */
export function* touchHostages(battle: Battle, id: FigureId, places: readonly Footing[]): Flow {
  const figure = figureOf(battle, id);
  if (!isIn(figure) || isAble(figure, 'bystander')) return;
  for (const hostage of hostagesOf(battle)) {
    if (!isIn(hostage)) continue;
    const escort = escortOf(battle, hostage);
    const isHeld = escort === undefined && isTerrorist(battle, figure);
    if (isHeld || escort?.seat === figure.seat || !touchesOnWay(figure, places, hostage)) continue;
    setFigureCounter(battle, hostage.id, 'escort', battle.figures.indexOf(figure) + 1);
    yield* emit('escorts', 'MU-RT-17', { figure: id, hostage: hostage.id });
  }
  for (const hostage of hostagesOf(battle)) {
    if (!isIn(hostage) || escortOf(battle, hostage) !== figure) continue;
    if (isWithin(hostage, figure, FOLLOW)) continue;
    // Beside him, and not behind the next wall.
    const near = (at: Point) =>
      isWithin({ at, radius: hostage.radius }, figure, FOLLOW) &&
      isPathClear(tableOf(battle), { at: figure.at, radius: hostage.radius }, at);
    const [at] = freePlaces(battle, figure.at, 1, near);
    if (at) hostage.at = at;
  }
}

/** MU-RT-18: without escort a hostage stands and waits. */
export function releaseFrom(battle: Battle, id: FigureId): void {
  for (const hostage of hostagesOf(battle))
    if (escortOf(battle, hostage)?.id === id) setFigureCounter(battle, hostage.id, 'escort', 0);
}

/** MU-VP-02: who killed a hostage. */
export function countKilled(battle: Battle, id: FigureId): void {
  const hostage = figureOf(battle, id);
  if (!isHostage(hostage) || hostage.felledBy === null) return;
  if (isTerrorist(battle, figureOf(battle, hostage.felledBy)))
    setCount(battle, 'killed', countOf(battle, 'killed') + 1);
}

/** MU-RT-22: at the edge, within 1 pace, with the hostage beside him. */
export function whyNotExtract(
  battle: Battle,
  figure: Figure,
  deed: WorldAction,
): Refusal | undefined {
  const hostage = battle.figures.find(({ id }) => id === deed.at);
  if (!hostage || !isIn(hostage) || !isHostage(hostage) || !isAgent(battle, figure))
    return refuse('not-there', 'MU-RT-22', { target: deed.at });
  if (escortOf(battle, hostage) !== figure || !isWithin(hostage, figure, FOLLOW))
    return refuse('not-his-hostage', 'MU-RT-17', { figure: figure.id, hostage: deed.at });
  const [x, y] = figure.at;
  const edge = Math.min(x, y, battle.width - x, battle.height - y) - figure.radius;
  return edge <= PACE ? undefined : refuse('not-at-edge', 'MU-RT-22', { figure: figure.id });
}

export function* extract(battle: Battle, id: FigureId, hostageId: FigureId): Flow {
  const hostage = figureOf(battle, hostageId);
  hostage.fate = 'left';
  setFigureCounter(battle, hostageId, 'saved', figureOf(battle, id).seat + 1);
  yield* emit('brought-off', 'MU-RT-22', { figure: hostageId, seat: figureOf(battle, id).seat });
}
