import type { Problem } from '@skirmish-kit/core';
import { indexTable, isPolygon, standingObstruction } from '@skirmish-kit/space';
import { placesIn } from '../rules/deployment.ts';
import { PACE } from '../rules/paces.ts';
import type { Scenario, Zone } from '../rules/scenario.ts';
import { BASE } from '../rules/setup.ts';
import { duplicates, unknownId } from './ids.ts';
import { packProblem } from './problem-messages.ts';

/** MU-DEP-01: paces between two deployment zones. */
const APART = 20;

/** MU-DEP-03, MU-DEP-04: places that a zone needs: two for each figure of a band of six. */
const LEAST_PLACES = 12;

/** A table: its pieces with an area, its zones on it and apart, its stairs on pieces that have a top. */
export function checkScenario(path: string, scenario: Scenario): readonly Problem[] {
  const problems = checkParts(path, scenario);
  return problems.length > 0 ? problems : checkRoom(path, scenario);
}

/** MU-DEP-04: a band can be placed in each zone. */
function checkRoom(path: string, { width, height, terrain, deployment }: Scenario) {
  const table = indexTable({ width, height, terrain });
  return deployment.flatMap(({ zone }, i) => {
    let room = 0;
    for (const at of placesIn(zone, BASE)) {
      if (!standingObstruction(table, { at, radius: BASE }, {})) room++;
      if (room === LEAST_PLACES) return [];
    }
    const params = { room, least: LEAST_PLACES };
    return [packProblem(`${path}/deployment/${i}/zone`, 'zone-too-small', params)];
  });
}

function checkParts(path: string, scenario: Scenario): readonly Problem[] {
  const { terrain, climbable, deployment } = scenario;
  const pieces = terrain.map(({ id }) => id);
  return [
    ...duplicates(`${path}/terrain`, terrain),
    ...climbable.flatMap((id, i) => unknownId(`${path}/climbable/${i}`, 'piece', id, pieces)),
    ...terrain.flatMap(({ id, height }, i) =>
      climbable.includes(id) && height === undefined
        ? [packProblem(`${path}/terrain/${i}`, 'no-height', { id })]
        : [],
    ),
    ...terrain.flatMap(({ id, shape }, i) =>
      'radius' in shape || isPolygon(shape)
        ? []
        : [packProblem(`${path}/terrain/${i}/shape`, 'not-a-polygon', { id })],
    ),
    ...deployment.flatMap(({ zone }, i) => {
      const at = `${path}/deployment/${i}/zone`;
      const { width, height } = scenario;
      if (zone.x + zone.width > width || zone.y + zone.height > height)
        return [packProblem(at, 'off-table', { width, height })];
      return deployment.slice(0, i).flatMap((other, j) => {
        const gap = gapBetween(zone, other.zone);
        if (gap >= APART * PACE) return [];
        const params = { gap: gap / PACE, other: `${path}/deployment/${j}` };
        return [packProblem(at, 'too-close', params)];
      });
    }),
  ];
}

/** From edge to edge, rounded down. */
function gapBetween(a: Zone, b: Zone): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.floor(Math.sqrt(across * across + down * down));
}
