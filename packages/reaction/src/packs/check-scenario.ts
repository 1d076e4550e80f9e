import type { Problem } from '@skirmish-kit/core';
import { indexTable, turningPlaceCount, type Point, type Terrain } from '@skirmish-kit/space';
import type { Zone } from '../rules/scenario.ts';
import { duplicates } from './ids.ts';
import { USUAL_TURNS, type PackScenario } from './pack.ts';
import { packProblem } from './problem-messages.ts';

/**
 * The maximum number of turn points: the cost of a path search grows with their square.
 * Sixty boxes have 480, and no table that people play on comes near.
 */
export const MAX_TURN_POINTS = 500;

/** A scenario: everything on the table, shapes that are shapes, objectives that can be reached for. */
export function checkScenario(path: string, scenario: PackScenario): readonly Problem[] {
  const { terrain = [], doors = [], objects = [], objectives = [], events = [] } = scenario;
  const onTable = (place: string, point: Point) => checkPoint(`${path}${place}`, point, scenario);
  return [
    ...duplicates(`${path}/terrain`, terrain),
    ...duplicates(`${path}/doors`, doors),
    ...duplicates(`${path}/objects`, objects),
    ...duplicates(`${path}/objectives`, objectives),
    ...terrain.flatMap((piece, i) => checkTerrain(`${path}/terrain/${i}`, piece, scenario)),
    ...doors.flatMap((door, i) => [
      ...checkTerrain(`${path}/doors/${i}/terrain`, door.terrain, scenario),
      ...doorNamedLikeTerrain(`${path}/doors/${i}/terrain/id`, door.terrain.id, terrain),
    ]),
    ...checkCorners(`${path}/terrain`, scenario),
    ...objects.flatMap(({ at }, i) => onTable(`/objects/${i}/at`, at)),
    ...objectives.flatMap((objective, i) => [
      ...onTable(`/objectives/${i}/at`, objective.at),
      ...(objective.kind === 'hack' && objective.difficulty === undefined
        ? [noDifficulty(`${path}/objectives/${i}`, objective.id)]
        : []),
    ]),
    ...events.flatMap((event, i) => [
      ...onTable(`/events/${i}/at`, event.at),
      ...checkEvent(`${path}/events/${i}`, event, scenario),
    ]),
    ...scenario.deployment.flatMap(({ zone, spots }, i) => [
      ...checkZone(`${path}/deployment/${i}/zone`, zone, scenario),
      ...(spots ?? []).flatMap((at, j) => onTable(`/deployment/${i}/spots/${j}`, at)),
    ]),
  ];
}

function checkPoint(path: string, [x, y]: Point, scenario: PackScenario): readonly Problem[] {
  const { width, height } = scenario;
  if (x >= 0 && y >= 0 && x <= width && y <= height) return [];
  return [packProblem(path, 'off-table', { x, y, width, height })];
}

function checkZone(path: string, zone: Zone, scenario: PackScenario): readonly Problem[] {
  return checkPoint(path, [zone.x + zone.width, zone.y + zone.height], scenario);
}

function checkTerrain(path: string, terrain: Terrain, scenario: PackScenario): readonly Problem[] {
  const { shape } = terrain;
  if ('radius' in shape) {
    const [x, y] = shape.at;
    const corners: readonly Point[] = [
      [x - shape.radius, y - shape.radius],
      [x + shape.radius, y + shape.radius],
    ];
    return corners.flatMap((corner) => checkPoint(`${path}/shape`, corner, scenario)).slice(0, 1);
  }
  const off = shape.flatMap((corner, i) => checkPoint(`${path}/shape/${i}`, corner, scenario));
  if (off.length > 0 || isPolygon(terrain, scenario)) return off;
  return [packProblem(`${path}/shape`, 'not-a-polygon', { id: terrain.id })];
}

/** The table throws on such a shape, so its constructor is the check. */
function isPolygon(terrain: Terrain, { width, height }: PackScenario): boolean {
  try {
    indexTable({ width, height, terrain: [terrain] });
    return true;
  } catch {
    return false;
  }
}

/** Invalid shapes have been reported already. */
function checkCorners(path: string, scenario: PackScenario): readonly Problem[] {
  const { width, height, terrain = [], doors = [] } = scenario;
  const pieces = [...terrain, ...doors.map((door) => door.terrain)];
  if (!pieces.every((piece) => isPolygon(piece, scenario))) return [];
  const found = turningPlaceCount(indexTable({ width, height, terrain: pieces }));
  if (found <= MAX_TURN_POINTS) return [];
  return [packProblem(path, 'too-many-corners', { found, most: MAX_TURN_POINTS })];
}

function doorNamedLikeTerrain(
  path: string,
  id: string,
  terrain: readonly Terrain[],
): readonly Problem[] {
  const first = terrain.findIndex((piece) => piece.id === id);
  if (first < 0) return [];
  return [packProblem(path, 'duplicate-id', { id, first: `terrain/${first}` })];
}

function noDifficulty(path: string, id: string): Problem {
  return packProblem(path, 'missing-difficulty', { id });
}

function checkEvent(
  path: string,
  event: NonNullable<PackScenario['events']>[number],
  scenario: PackScenario,
): readonly Problem[] {
  const seats = scenario.deployment.length;
  const problems: Problem[] = [];
  const { turns = USUAL_TURNS } = scenario;
  if (event.turn > turns)
    problems.push(packProblem(`${path}/turn`, 'after-the-end', { turn: event.turn, turns }));
  if (event.seat !== undefined && event.seat >= seats) {
    problems.push(
      packProblem(`${path}/seat`, 'no-such-seat', { seat: event.seat, last: seats - 1 }),
    );
  }
  return problems;
}
