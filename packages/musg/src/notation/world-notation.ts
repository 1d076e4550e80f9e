import type { Recruit } from '../rules/band.ts';
import { findFigure } from '../rules/figures.ts';
import { figureFrom } from '../rules/setup.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { defaultsOf, worldOf, type World } from '../rules/world.ts';
import type { Marker, WorldState } from '../rules/world-state.ts';
import { makeSeat, readCount, readSeat } from './seat-notation.ts';

/* What a position says of the world of a battle: how it is played, what lies on the table, its numbers. */

/** The world as a position writes it: `world=zombies world:alliance=against count:alert=2 marker:noise-1@40,60`. */
export function worldTokens(battle: Battle): readonly string[] {
  const { world } = battle;
  if (!world) return [];
  const { id, settings, counts, marks, markers } = world;
  const usual = new Map(Object.entries(usualSettings(battle)));
  return [
    `world=${id}`,
    ...pairs('world:', settings).filter((_, i) => {
      const [key, value] = Object.entries(settings)[i] ?? [];
      return usual.get(key ?? '') !== value;
    }),
    ...pairs('count:', counts),
    ...pairs('mark:', marks),
    ...markers.map(makeMarker),
  ];
}

function usualSettings(battle: Battle): Readonly<Record<string, string>> {
  const world = worldOf(battle);
  return world ? defaultsOf(world) : {};
}

function pairs(start: string, of: Readonly<Record<string, string | number>>): readonly string[] {
  return Object.entries(of).map(([key, value]) => `${start}${key}=${value}`);
}

function makeMarker({ id, at, radius, seat, figure, turn }: Marker): string {
  const marks = [
    ...(radius > 0 ? [`radius=${radius}`] : []),
    ...(seat === null ? [] : [`seat=${makeSeat(seat)}`]),
    ...(figure === null ? [] : [`figure=${figure}`]),
    ...(turn > 0 ? [`turn=${turn}`] : []),
  ];
  return `marker:${id}@${at.join(',')}${marks.length > 0 ? `[${marks.join(',')}]` : ''}`;
}

export const WORLD = /^world=([\w-]+)$/;
export const WORLD_SETTING = /^world:(\w+)=([\w-]+)$/;
const NUMBER = /^(count|mark):([a-z][\w/-]*)=(-?\d{1,5})$/;
const MARKER = /^marker:(([a-z][a-z-]*)-\d{1,4})@(-?\d{1,4}),(-?\d{1,4})(?:\[([^\]]*)\])?$/;

/** Whether a position tells what its world keeps; otherwise that is as before the battle. */
export function hasWorldTokens(texts: readonly string[]): boolean {
  return texts.some((text) => NUMBER.test(text) || text.startsWith('marker:'));
}

/** Puts what one token says of the world into the battle; nothing when it is about something else. */
export function readWorldToken(battle: Battle, token: string): boolean | undefined {
  const { world } = battle;
  const number = NUMBER.exec(token);
  const marker = MARKER.exec(token);
  if (!number && !marker) return undefined;
  if (!world) return false;
  if (number) return readNumber(battle, world, number);
  return marker ? readMarker(battle, world, marker) : false;
}

function readNumber(
  battle: Battle,
  world: WorldState,
  [, list, key = '', value]: RegExpExecArray,
): boolean {
  if (list === 'count') {
    world.counts = { ...world.counts, [key]: Number(value) };
    return !key.includes('/');
  }
  world.marks = { ...world.marks, [key]: Number(value) };
  return findFigure(battle, key.slice(0, key.indexOf('/'))) !== undefined && Number(value) !== 0;
}

function readMarker(battle: Battle, world: WorldState, match: RegExpExecArray): boolean {
  const [, id = '', kind = '', x, y, marks = ''] = match;
  const said = new Map(
    marks.split(',').map((mark): [string, string] => {
      const [word = '', value = ''] = mark.split('=');
      return [word, value];
    }),
  );
  const [seat, figure] = [said.get('seat'), said.get('figure')];
  const radius = readCount(said.get('radius') ?? '0', 999);
  const turn = readCount(said.get('turn') ?? '0', Number(battle.settings.turnLimit));
  const owner = seat === undefined ? null : readSeat(seat, battle.sides.length + 2);
  const isKnown = figure === undefined || findFigure(battle, figure) !== undefined;
  const isStrange = [...said.keys()].some((word) => word !== '' && !WORDS.includes(word));
  if (radius === undefined || turn === undefined || owner === undefined || !isKnown || isStrange)
    return false;
  if (world.markers.some((other) => other.id === id)) return false;
  const at = [Number(x), Number(y)] as const;
  const marker = { id, kind, at, radius, seat: owner, figure: figure ?? null, turn };
  world.markers = [...world.markers, marker];
  return true;
}

const WORDS = ['radius', 'seat', 'figure', 'turn'];

/** What somebody of no band goes by: `zombie`, `melee-alien`. */
function slug({ name }: Recruit): string {
  return name.en.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}

/** How a position marks who came with the world: what he is, and whose he is by now. */
export function spawnedNotation(battle: Battle, figure: Figure): readonly string[] {
  const isOwn = makeSeat(figure.seat) === figure.id.slice(0, 1);
  const isOfBand = battle.sides.some(({ seat }) => makeSeat(seat) === figure.id.slice(0, 1));
  return [
    ...(isOfBand ? [] : [`as=${slug(figure.recruit)}`]),
    ...(isOwn ? [] : [`seat=${makeSeat(figure.seat)}`]),
  ];
}

const COMER = /^([a-h])(\d{1,3})@[^[]*\[as=([a-z\d-]+)/;

/** Those who came with the world stand in the battle before anything is said of anybody. */
export function addSpawned(battle: Battle, world: World, texts: readonly string[]): void {
  const known = world.comers?.(battle) ?? [];
  for (const text of texts) {
    const [, letter = '', number, what] = COMER.exec(text) ?? [];
    const recruit = known.find((each) => slug(each) === what);
    const seat = readSeat(letter, battle.sides.length + 2);
    if (!recruit || seat === undefined || seat < battle.sides.length) continue;
    const id = `${letter}${number}`;
    if (findFigure(battle, id)) continue;
    battle.figures = [...battle.figures, figureFrom(recruit, seat, 0, id)];
  }
}

/** Whether a figure is what its mark says. */
export function isSpawned(figure: Figure, what: string): boolean {
  return slug(figure.recruit) === what;
}
