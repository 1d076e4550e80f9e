import type { Problem } from '@skirmish-kit/core';
import type { Exit, Mission, Objective, Square, Zone } from '../rules/mission.ts';
import { duplicates, unknownId } from './ids.ts';
import { packProblem } from './problem-messages.ts';

/** The last column and row (DZ-BOARD-01). */
const LAST = 8;

/** DZ-DEPLOY-01: squares that a team needs to deploy; with Sizes up to 4 in each, they hold 16. */
const LEAST_SQUARES = 4;

/** A mission: places that make sense, objectives that are there, tokens enough to draw. */
export function checkMission(path: string, mission: Mission): readonly Problem[] {
  const { zones, objectives, actions, exits, tokens, drawn } = mission;
  const ids = objectives.map(({ id }) => id);
  const count = tokens.reduce((sum, token) => sum + token.count, 0);
  return [
    ...zones.flatMap((zone, i) => checkZone(`${path}/zones/${i}`, zone)),
    ...(meet(...zones) ? [packProblem(`${path}/zones`, 'zones-meet')] : []),
    ...duplicates(`${path}/objectives`, objectives),
    ...sameSquares(`${path}/objectives`, objectives),
    ...duplicates(`${path}/actions`, actions),
    ...actions.flatMap(({ objective }, i) =>
      unknownId(`${path}/actions/${i}/objective`, 'objective', objective, ids),
    ),
    ...exits.flatMap((exit, i) => checkExit(`${path}/exits/${i}/squares`, exit)),
    ...duplicates(
      `${path}/tokens`,
      tokens.map(({ item }) => ({ id: item })),
    ),
    ...(drawn > count
      ? [packProblem(`${path}/drawn`, 'too-many-drawn', { drawn, tokens: count })]
      : []),
  ];
}

function checkZone(path: string, zone: Zone): readonly Problem[] {
  const turned = checkCorners(path, zone);
  if (turned.length > 0) return turned;
  const squares = (zone.to[0] - zone.from[0] + 1) * (zone.to[1] - zone.from[1] + 1);
  if (squares >= LEAST_SQUARES) return [];
  return [packProblem(path, 'zone-too-small', { squares, least: LEAST_SQUARES })];
}

function checkCorners(path: string, { from, to }: Zone): readonly Problem[] {
  if (from[0] <= to[0] && from[1] <= to[1]) return [];
  const filling = { from: `[${from.join(', ')}]`, to: `[${to.join(', ')}]` };
  return [packProblem(path, 'corners-turned', filling)];
}

function meet(a: Zone, b: Zone): boolean {
  const across = a.from[0] <= b.to[0] && b.from[0] <= a.to[0];
  return across && a.from[1] <= b.to[1] && b.from[1] <= a.to[1];
}

function sameSquares(path: string, objectives: readonly Objective[]): readonly Problem[] {
  return objectives.flatMap(({ square, level }, i) => {
    const first = objectives.findIndex(
      (other) => isSame(other.square, square) && other.level === level,
    );
    if (first === i) return [];
    return [packProblem(`${path}/${i}/square`, 'same-square', { first: `${path}/${first}` })];
  });
}

function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** DZ-MOVE-13: an exit is a stretch of the edge. */
function checkExit(path: string, { squares }: Exit): readonly Problem[] {
  const turned = checkCorners(path, squares);
  if (turned.length > 0) return turned;
  const { from, to } = squares;
  const isEdge = ([0, 1] as const).some(
    (axis) => from[axis] === to[axis] && [1, LAST].includes(from[axis]),
  );
  return isEdge ? [] : [packProblem(path, 'not-at-edge')];
}
