import { subFlow, roll, type Flow, type RuleId, type Seat } from '@skirmish-kit/core';
import { pointsAlong, squaredDistance, terrainAt, type Point } from '@skirmish-kit/space';
import type { Recruit } from '../band.ts';
import { HALF_DIE, ONE_DIE, TENS_AND_UNITS } from '../dice.ts';
import { figureOf, isAble, isHere, isIn, isAutonomous } from '../figures.ts';
import { tableOf } from '../battlefield.ts';
import { emit } from '../events.ts';
import type { Footing } from '../footing.ts';
import { PACE } from '../paces.ts';
import type { Battle, FigureId } from '../state.ts';
import { lookAbout } from '../walk.ts';
import { markersOf, putMarker, settingOf } from '../world-helpers.ts';
import { findCivilian } from './civilians.ts';
import { freePlaces, hordeSeat, spawn } from './spawn.ts';

/** So many of a kind: half a die, if it is rolled, and a number. Without a recruit: civilians. */
export interface Arrivals {
  readonly recruit: Recruit | null;
  readonly half: boolean;
  readonly plus: number;
}

/** MU-ZOM-15, MU-ALIEN-07: what comes on the units 1, 2–3, 4–5 and 6, for odd tens, then for even ones. */
export type EncounterTable = readonly [odd: Rows, even: Rows];
type Rows = readonly [one: Row, twoThree: Row, fourFive: Row, six: Row];
type Row = readonly Arrivals[];

/** MU-ZOM-13: the tens give the point, and with the units the row. */
export function encounterOf(table: EncounterTable, rolled: number) {
  const [tens, units] = [Math.floor(rolled / 10), rolled % 10];
  const rows = table[tens % 2 === 1 ? 0 : 1];
  const row = rows[units === 1 ? 0 : units <= 3 ? 1 : units <= 5 ? 2 : 3];
  return { point: Math.ceil(tens / 2), row };
}

/** MU-ZOM-12: how often it is looked whether a way leads into a building, in twentieths. */
const STEP = PACE / 2;

/** How near the edge of the table the points stand, in paces. */
const INSET = 2;

/** MU-ZOM-13: three points near the sides from which no player comes, far from each other. */
export function placePoints(battle: Battle): void {
  const { width, height } = battle;
  const inset = INSET * PACE;
  const shares = [0.25, 0.5, 0.75];
  const places = shares.flatMap((share): Point[] => {
    const [across, down] = [Math.round(width * share), Math.round(height * share)];
    return [
      [inset, down],
      [width - inset, down],
      [across, inset],
      [across, height - inset],
    ];
  });
  const zones = battle.deployment.slice(0, battle.sides.length).map(({ zone }) => zone);
  const chosen: Point[] = [];
  const apart = (at: Point): number =>
    Math.min(
      ...zones.map(({ x, y, width: wide, height: high }) => {
        const near: Point = [
          Math.min(Math.max(at[0], x), x + wide),
          Math.min(Math.max(at[1], y), y + high),
        ];
        return squaredDistance(at, near);
      }),
      ...chosen.map((other) => squaredDistance(at, other)),
    );
  for (let point = 0; point < 3; point++) {
    const [best] = places.toSorted((a, b) => apart(b) - apart(a));
    if (!best) return;
    chosen.push(best);
    putMarker(battle, { kind: 'infection', at: best, radius: PACE });
  }
}

/** MU-ZOM-11: who has anybody on the table rolls; less the turn, 0 or less is a bad encounter. */
export function* rollEncounter(battle: Battle, table: EncounterTable): Flow {
  for (const { seat } of battle.sides) {
    if (!battle.figures.some((figure) => figure.seat === seat && isHere(figure))) continue;
    yield* subFlow(listen, battle, seat, table, null);
  }
}

/** MU-ZOM-17: how often something comes: as printed, as if a turn earlier, or a turn later. */
const PRESSURE: Readonly<Record<string, number>> = { fewer: -1, more: 1 };

function* listen(battle: Battle, seat: Seat, table: EncounterTable, entry: Entry | null): Flow {
  const turn = battle.turn + (PRESSURE[settingOf(battle, 'encounters') ?? ''] ?? 0);
  const rule: RuleId = entry === null ? 'MU-ZOM-11' : 'MU-ZOM-12';
  const params = { seat, turn };
  const die = yield* roll(ONE_DIE, rule, { who: seat, about: 'heard', params });
  if (die - turn > 0) return yield* emit('heard-nothing', rule, { seat });
  yield* emit('heard-something', rule, { seat });
  yield* subFlow(encounter, battle, seat, table, entry);
}

/** MU-ZOM-13, MU-ZOM-14: what comes, and where: at its point, or inside, far from who entered. */
export function* encounter(
  battle: Battle,
  seat: Seat,
  table: EncounterTable,
  entry: Entry | null,
): Flow {
  const rolled = yield* roll(TENS_AND_UNITS, 'MU-ZOM-13', { who: seat, about: 'encounter' });
  const { point, row } = encounterOf(table, rolled);
  const marker = markersOf(battle, 'infection')[point - 1];
  const inside = settingOf(battle, 'indoors') === 'point' ? null : entry;
  const isInside = (at: Point) => inside === null || buildingAt(battle, at) === inside.building;
  const near = inside?.at ?? marker?.at ?? [0, 0];
  const appeared: FigureId[] = [];
  for (const { recruit, half, plus } of row) {
    const more = half ? yield* roll(HALF_DIE, 'MU-ZOM-15', { who: seat, about: 'how-many' }) : 0;
    const all = freePlaces(battle, near, inside ? 40 : more + plus, isInside);
    const places = inside ? all.toReversed().slice(0, more + plus) : all;
    for (const at of places) {
      if (recruit === null) appeared.push(yield* findCivilian(battle, seat, at));
      else {
        const { id } = spawn(battle, recruit, hordeSeat(battle), at);
        yield* emit('appears', 'MU-ZOM-15', { figure: id, x: at[0], y: at[1] });
        appeared.push(id);
      }
    }
  }
  for (const id of appeared) yield* lookAbout(battle, id);
}

/** MU-ZOM-12: a piece one can go into. */
function buildingAt(battle: Battle, at: Point): string | undefined {
  return terrainAt(tableOf(battle), at).find(
    ({ kind, ground }) => kind === 'building' && ground !== 'impassable',
  )?.id;
}

/** MU-ZOM-12: a building that somebody has gone into, and where he is in it or has come in. */
interface Entry {
  readonly building: string;
  readonly at: Point;
}

/** MU-ZOM-12: every building that a way leads into, also if it leads out again. */
function entriesOn(battle: Battle, places: readonly Footing[]): readonly Entry[] {
  const found = new Map<string, Entry>();
  const along = places.map(({ at }) => at);
  const [from, ...steps] = pointsAlong(along, STEP);
  let last = from && buildingAt(battle, from);
  for (const at of steps) {
    const building = buildingAt(battle, at);
    if (building !== undefined && building !== last) found.set(building, { building, at });
    last = building;
  }
  return [...found.values()];
}

/** MU-ZOM-12: the same roll for who goes into a building that nobody is in. */
export function* enteredBuilding(
  battle: Battle,
  id: FigureId,
  places: readonly Footing[],
  table: EncounterTable,
): Flow {
  const figure = figureOf(battle, id);
  if (isAutonomous(battle, figure) || isAble(figure, 'bystander')) return;
  for (const entry of entriesOn(battle, places)) {
    const { building } = entry;
    const isTaken = battle.figures.some(
      (other) =>
        other !== figure &&
        !isAutonomous(battle, other) &&
        isIn(other) &&
        buildingAt(battle, other.at) === building,
    );
    if (isTaken) continue;
    const isThere = buildingAt(battle, figure.at) === building;
    const at = isThere ? figure.at : entry.at;
    yield* subFlow(listen, battle, figure.seat, table, { building, at });
  }
}
