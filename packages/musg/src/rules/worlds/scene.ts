import { choose, type Flow, type Refusal } from '@skirmish-kit/core';
import { squaredDistance, standingObstruction, type Point } from '@skirmish-kit/space';
import { scenes } from '../answer-keys.ts';
import { tableOf } from '../battlefield.ts';
import { PACE } from '../paces.ts';
import { refuse } from '../refusals.ts';
import type { Battle } from '../state.ts';
import { markersOf, putMarker, settingOf } from '../world-helpers.ts';
import { terroristSeat } from './alert.ts';

export const hasHostages = (battle: Battle): boolean => settingOf(battle, 'mission') !== 'bombs';

/** MU-RT-03: whether the terrorist builds the scene himself. */
const isBuilt = (battle: Battle): boolean => settingOf(battle, 'scene') === 'built';

const kindOf = (battle: Battle) => (hasHostages(battle) ? 'room' : 'site');

/** MU-RT-03: buildings that can be entered, or places in the middle of the table. */
function usualPlaces({ terrain, width, height }: Battle): readonly Point[] {
  const buildings = terrain
    .filter((piece) => piece.kind === 'building' && piece.ground !== 'impassable')
    .map(({ shape }): Point => ('radius' in shape ? shape.at : middleOf(shape)));
  const open = [0.3, 0.5, 0.7].map((share): Point => [
    Math.round(width * share),
    Math.round(height / 2),
  ]);
  return buildings.length >= 2 ? buildings : open;
}

function middleOf(shape: readonly Point[]): Point {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return [
    Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  ];
}

/** How many rooms or sites are given, and how many may be built. */
const GIVEN = 3;
const MOST = 6;

/** MU-RT-03: rooms for hostages or sites for bombs, unless somebody builds them. */
export function giveScene(battle: Battle): void {
  if (isBuilt(battle)) return;
  for (const at of usualPlaces(battle).slice(0, GIVEN)) put(battle, at);
  guardScene(battle);
}

function put(battle: Battle, at: Point): void {
  putMarker(battle, { kind: kindOf(battle), at, radius: PACE });
}

/** MU-RT-16: detectors between what they guard and where the team comes from. */
function guardScene(battle: Battle): void {
  const detectors = Number(settingOf(battle, 'detectors') ?? 2);
  const away = terroristSeat(battle) === 0 ? 1 : -1;
  for (const { at } of markersOf(battle, kindOf(battle)).slice(0, detectors))
    putMarker(battle, { kind: 'detector', at: [at[0], at[1] + away * 5 * PACE] });
}

/** MU-RT-03: the terrorist builds it himself: a room or two sites at least. */
export function* buildScene(battle: Battle): Flow {
  if (!isBuilt(battle)) return;
  const least = hasHostages(battle) ? 1 : 2;
  for (let left = MOST; left > 0; left--) {
    const at = yield* choose<Point | null>({
      who: terroristSeat(battle),
      about: 'scene',
      rule: 'MU-RT-03',
      params: { what: kindOf(battle), left },
      options: [
        ...(MOST - left < least ? [] : [{ key: scenes.make({ kind: 'done' }), value: null }]),
        ...usualPlaces(battle)
          .filter((value) => !whyNotPut(battle, value))
          .map((value) => ({ key: scenes.make({ kind: 'put', at: value }), value })),
      ],
      read: (key) => readPlace(battle, key),
    });
    if (at === null) break;
    put(battle, at);
  }
  guardScene(battle);
}

/** Two of them are this far apart at least, in paces. */
const APART = 2;

/** Why there can be none there: off the table, in a wall, or too near another. */
function whyNotPut(battle: Battle, at: Point): Refusal | undefined {
  const rule = 'MU-RT-03';
  const [x, y] = at;
  const base = { at, radius: PACE / 2 };
  const obstruction = standingObstruction(tableOf(battle), base, { blocking: [] });
  if (obstruction)
    return refuse(obstruction.by === 'edge' ? 'off-table' : 'occupied', rule, { x, y });
  const far = APART * PACE;
  const isNear = ({ at: other }: { readonly at: Point }) => squaredDistance(other, at) < far * far;
  return markersOf(battle, kindOf(battle)).some(isNear)
    ? refuse('too-near', rule, { far: APART })
    : undefined;
}

function readPlace(battle: Battle, key: string): Point | Refusal {
  const answer = scenes.parse(key);
  if (answer?.kind !== 'put')
    return refuse('not-understood', 'MU-RT-03', { answer: key.slice(0, 40) });
  return whyNotPut(battle, answer.at) ?? answer.at;
}
