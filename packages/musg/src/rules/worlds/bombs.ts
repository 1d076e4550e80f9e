import { choose, type Flow, type Refusal } from '@skirmish-kit/core';
import { inContact, type Point } from '@skirmish-kit/space';
import { picks } from '../answer-keys.ts';
import { figureOf, figuresIn, isAble, isHere, isIn, isWithin } from '../figures.ts';
import { emit } from '../events.ts';
import { PACE } from '../paces.ts';
import { refuse } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import type { WorldAction } from '../world.ts';
import {
  countOf,
  markersOf,
  figureCounter,
  putMarker,
  removeMarkers,
  setCount,
  setFigureCounter,
  settingOf,
} from '../world-helpers.ts';
import { fell } from '../wound.ts';
import { isAgent, isTerrorist, terroristSeat } from './alert.ts';
import { meetsWay } from './along-path.ts';

/** MU-RT-19: the mark of who carries the bomb: nobody else may know it, or all have seen it. */
export const CARRIES_BOMB = 'bomb';
export const IN_SECRET = 1;
const IN_THE_OPEN = 2;

/** MU-RT-19, MU-RT-20, MU-RT-21: how near one plants and picks up, and how far it kills, in paces. */
const NEAR = 1;
const KILLS = 20;

/** MU-RT-19: how many turns it takes. */
const fuseOf = (battle: Battle): number => Number(settingOf(battle, 'fuse') ?? 3);

/** MU-RT-19: named in secret: neither the log of others nor their view has it. */
export function* nameCarrier(battle: Battle): Flow {
  const seat = terroristSeat(battle);
  const own = figuresIn(battle).filter((figure) => isTerrorist(battle, figure));
  const carrier = yield* choose({
    who: seat,
    about: 'carrier',
    rule: 'MU-RT-19',
    visibleTo: [seat],
    options: own.map(({ id }) => ({ key: picks.make({ kind: 'figure', id }), value: id })),
  });
  setFigureCounter(battle, carrier, CARRIES_BOMB, IN_SECRET);
}

/** MU-RT-19: only the carrier, at a site. */
export function whyNotPlant(
  battle: Battle,
  figure: Figure,
  { at }: WorldAction,
): Refusal | undefined {
  if (figureCounter(battle, figure.id, CARRIES_BOMB) === 0)
    return refuse('no-bomb', 'MU-RT-19', { figure: figure.id });
  const site = markersOf(battle, 'site').find(({ id }) => id === at);
  return site && isWithin(figure, site, NEAR)
    ? undefined
    : refuse('not-at-site', 'MU-RT-19', { figure: figure.id });
}

export function* plant(battle: Battle, id: FigureId, siteId: string): Flow {
  const site = markersOf(battle, 'site').find((marker) => marker.id === siteId);
  if (!site) return;
  setFigureCounter(battle, id, CARRIES_BOMB, 0);
  putMarker(battle, { kind: 'bomb', at: site.at, figure: id });
  yield* emit('planted', 'MU-RT-19', { figure: id, turn: battle.turn + fuseOf(battle) });
}

/** MU-RT-20: 2 points, 1 with a kit. */
export function defuseCost(battle: Battle, figure: Figure): number {
  return hasKit(battle, figure) ? 1 : 2;
}

function hasKit(battle: Battle, figure: Figure): boolean {
  return isAble(figure, 'defuses') || figureCounter(battle, figure.id, 'kit') > 0;
}

export function whyNotDefuse(
  battle: Battle,
  figure: Figure,
  { at }: WorldAction,
): Refusal | undefined {
  const bomb = markersOf(battle, 'bomb').find(({ id }) => id === at);
  const isThere = bomb && isAgent(battle, figure) && inContact(figure, bomb);
  return isThere ? undefined : refuse('not-at-bomb', 'MU-RT-20', { figure: figure.id });
}

export function* defuse(battle: Battle, id: FigureId, bombId: string): Flow {
  removeMarkers(battle, (marker) => marker.id === bombId);
  setCount(battle, 'defused', 1);
  yield* emit('defused', 'MU-RT-20', { figure: id });
}

/** MU-RT-20: what the fallen drop: the kit, and the bomb. */
export function drop(battle: Battle, id: FigureId): void {
  const figure = figureOf(battle, id);
  if (isAgent(battle, figure) && hasKit(battle, figure)) {
    setFigureCounter(battle, id, 'kit', 0);
    putMarker(battle, { kind: 'kit', at: figure.at });
  }
  if (figureCounter(battle, id, CARRIES_BOMB) === 0) return;
  setFigureCounter(battle, id, CARRIES_BOMB, 0);
  putMarker(battle, { kind: 'package', at: figure.at });
}

/** MU-RT-20: whose side it is picks up what he comes to or past; who has a kit needs no other. */
export function* pickUp(battle: Battle, id: FigureId, places: readonly Point[]): Flow {
  const figure = figureOf(battle, id);
  if (!isIn(figure) || isAble(figure, 'bystander')) return;
  const kind = isAgent(battle, figure) ? 'kit' : 'package';
  if (kind === 'kit' && hasKit(battle, figure)) return;
  const found = markersOf(battle, kind).find(({ at, radius }) =>
    meetsWay(places, { at, radius: radius + figure.radius + NEAR * PACE }),
  );
  if (!found) return;
  removeMarkers(battle, (marker) => marker === found);
  if (kind === 'kit') setFigureCounter(battle, id, 'kit', 1);
  else setFigureCounter(battle, id, CARRIES_BOMB, IN_THE_OPEN);
  yield* emit('picks-up', 'MU-RT-20', { figure: id, what: kind });
}

/** MU-RT-19, MU-RT-21: planted in turn N, at the end of turn N + 3; all within 20 paces die. */
export function* countDown(battle: Battle): Flow {
  for (const bomb of markersOf(battle, 'bomb')) {
    if (battle.turn < bomb.turn + fuseOf(battle)) continue;
    removeMarkers(battle, (marker) => marker.id === bomb.id);
    setCount(battle, 'exploded', 1);
    yield* emit('bomb-explodes', 'MU-RT-21', { x: bomb.at[0], y: bomb.at[1] });
    for (const figure of battle.figures) {
      if (!isHere(figure) || !isWithin(figure, bomb, KILLS)) continue;
      figure.life = -1;
      yield* fell(battle, figure.id, bomb.figure);
    }
  }
}

export const isSettled = (battle: Battle): boolean =>
  countOf(battle, 'exploded') > 0 || countOf(battle, 'defused') > 0;
