import { isProblems, longPositionProblem, type Problem } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { readSelfContainedSetup, type SetupLibrary } from '../packs/read-self-contained-setup.ts';
import { isIn } from '../rules/figures.ts';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle, Side } from '../rules/state.ts';
import { worldOf } from '../rules/world.ts';
import { ALL_MODULES } from '../rules/all-modules.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { isFresh, makeFigure } from './figure-notation.ts';
import { makePhase } from './phase-notation.ts';
import { positionProblem } from './problem-messages.ts';
import { parseToken } from './read-token.ts';
import { makeSeat, makeSeats } from './seat-notation.ts';
import { impossibleFacts } from './check-position.ts';
import { armCrews, makeVehicle } from './vehicle-notation.ts';
import { addSpawned, hasWorldTokens, WORLD, WORLD_SETTING, worldTokens } from './world-notation.ts';

/**
 * A position in one line: table and bands by their names, where the turn stands, and every figure with
 * its place and marks, with all that a world keeps. What is as before the battle is left out.
 *
 * @example
 * ```ts
 * const game = new Game(musg, musg.defaults, { seed: 7 });
 * game.answer('rest');
 * makePosition(game.state); // 'market:harbour-watch,red-fang phase=deployment:…'
 * ```
 */
export function makePosition(battle: Battle): string {
  const { scenario, sides, phase, turn, order, active, decided, guns, vehicles } = battle;
  const tokens = [`${scenario}:${sides.map(({ band }) => band).join(',')}`];
  const note = (condition: boolean, token: string) => condition && tokens.push(token);
  tokens.push(...worldTokens(battle));
  for (const [key, value] of differing(battle)) tokens.push(`set:${key}=${value}`);
  note(turn > 0, `turn=${turn}`);
  tokens.push(`phase=${makePhase(phase)}`);
  note(order.length > 0, `order=${makeSeats(order)}`);
  if (active !== null) tokens.push(`active=${active}`);
  if (decided) {
    const { reason, winners, scores = [] } = decided;
    tokens.push(`over=${reason}:${makeSeats(winners)}:${scores.join('+')}`);
  }
  for (const side of sides) tokens.push(...sideTokens(battle, side));
  for (const vehicle of vehicles ?? []) {
    const token = makeVehicle(vehicle);
    note(token !== `${vehicle.id}@0,0>0[waiting]`, token);
  }
  for (const { id, at } of guns) note(at.join() !== '0,0', `gun:${id}@${at.join(',')}`);
  for (const figure of battle.figures) note(!isFresh(battle, figure), makeFigure(battle, figure));
  return tokens.join(' ');
}

function sideTokens(battle: Battle, { seat, size, chiefLost, tested }: Side): readonly string[] {
  const letter = makeSeat(seat);
  return [
    ...(size === placed(battle, seat) ? [] : [`size:${letter}=${size}`]),
    ...(chiefLost > 0 ? [`chief-lost:${letter}=${chiefLost}`] : []),
    ...(tested ? [`tested:${letter}`] : []),
  ];
}

/** MU-END-01: how many of a side have been on the table. */
function placed({ figures }: Battle, seat: number): number {
  return figures.filter((figure) => figure.seat === seat && figure.fate !== 'waiting').length;
}

/** Settings that are not the usual ones. */
function differing({ settings }: Battle): readonly [string, string][] {
  const usual = new Map<string, string>(Object.entries(DEFAULT_SETTINGS));
  return Object.entries<string>({ ...settings }).filter(([key, value]) => usual.get(key) !== value);
}

/** A battle that a position tells, with the setup it began from. */
export interface ParsedPosition {
  readonly setup: MusgSetup;
  readonly battle: Battle;
}

/**
 * Reads a position. Tokens may come in any order, with any space between; what is missing is as before
 * the battle. With figures on the table and no word of the phase a turn is about to begin. A problem's
 * path is the character it begins at. Tables and bands of packs are looked for in the stock, or lie whole
 * in the setup that the position came with.
 *
 * @example
 * ```ts
 * const read = parsePosition('open-field:harbour-watch,red-fang turn=1 a1@320,150[life=2] b1@320,600');
 * if (isProblems(read)) console.error(read[0]?.path, read[0]?.message);
 * else read.battle.figures[0]; // { id: 'a1', fate: 'in', at: [320, 150], life: 2, … }
 * ```
 */
export function parsePosition(
  text: string,
  stock: SetupLibrary = BUILT_IN_STOCK,
  input: PositionInput = {},
): ParsedPosition | readonly Problem[] {
  const tooLong = longPositionProblem(text);
  if (tooLong) return [tooLong];
  const tokens = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    at: match.index + 1,
  }));
  const [head, ...rest] = tokens;
  const [, scenario, bands] = /^([\w-]+):([\w,-]+)$/.exec(head?.text ?? '') ?? [];
  if (!head || scenario === undefined || bands === undefined)
    return [positionProblem(`character ${head?.at ?? 1}`, 'no-table')];
  const place = (start: string) =>
    `character ${tokens.find((token) => token.text.startsWith(start))?.at ?? head.at}`;
  const { goods, packs } = input;
  const setup = readSelfContainedSetup(stock, {
    scenario: wholeOf(scenario, input.scenario),
    bands: bands.split(',').map((band, i) => wholeOf(band, Object(input.bands)[i])),
    ...(goods !== undefined && { goods }),
    ...(packs !== undefined && { packs }),
    settings: pairsIn(rest, SETTING),
    ...worldIn(rest),
  });
  if (isProblems(setup)) return setup.map((found) => ({ ...found, path: place(settingOf(found)) }));
  const battle = setUp(resolveSetup(setup, stock.shelf, stock.worlds), stock.modules);
  prepareWorld(
    battle,
    rest.map((token) => token.text),
  );
  const problems = rest
    .filter((token) => !isSetup(token.text) && !parseToken(battle, token.text))
    .map((token) =>
      positionProblem(`character ${token.at}`, 'bad-token', { token: token.text.slice(0, 60) }),
    );
  if (problems.length > 0) return problems;
  fillIn(battle, rest);
  const wrong = impossibleFacts(battle, place);
  return wrong.length > 0 ? wrong : { setup, battle };
}

/** What lies whole in the setup that the position came with: it names tables and bands by their ids. */
type PositionInput = Readonly<
  Partial<Record<'scenario' | 'bands' | 'goods' | 'packs' | (string & {}), unknown>>
>;

/** The name of a table or band, or its full data if it was loaded from a pack. */
function wholeOf(named: string, loaded: unknown): unknown {
  const { id }: { readonly id?: unknown } = Object(loaded);
  return id === named ? loaded : named;
}

const BUILT_IN_STOCK: SetupLibrary = {
  shelf: BUILT_IN_LIBRARY,
  worlds: BUILT_IN_WORLDS,
  origins: new Map(),
  modules: ALL_MODULES,
};

/** Adds the figures of the world; tokens of the world replace its initial state. */
function prepareWorld(battle: Battle, texts: readonly string[]): void {
  const world = worldOf(battle);
  if (!world || !battle.world) return;
  addSpawned(battle, world, texts);
  if (!hasWorldTokens(texts)) return;
  battle.world.counts = {};
  battle.world.marks = {};
  battle.world.markers = [];
}

function isSetup(text: string): boolean {
  return SETTING.test(text) || WORLD.test(text) || WORLD_SETTING.test(text);
}

/** In which world, and how it is played. */
function worldIn(tokens: readonly Token[]): Readonly<Record<string, unknown>> {
  const worldSettings = pairsIn(tokens, WORLD_SETTING);
  const named = tokens.find((token) => WORLD.test(token.text));
  return {
    ...(named && { world: WORLD.exec(named.text)?.[1] }),
    ...(Object.keys(worldSettings).length > 0 && { worldSettings }),
  };
}

const SETTING = /^set:(\w+)=([\w-]+)$/;

interface Token {
  readonly text: string;
  readonly at: number;
}

function pairsIn(tokens: readonly Token[], said: RegExp): Readonly<Record<string, string>> {
  const pairs = tokens.flatMap((token): [string, string][] => {
    const [, key, value] = said.exec(token.text) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(pairs);
}

/** How the token begins that something of the setup is wrong with; nothing for table and bands. */
function settingOf({ path }: Problem): string {
  const [, where, setting] = /^\/(settings|worldSettings|world)(?:\/(.+))?$/.exec(path) ?? [];
  if (where === 'world') return 'world=';
  return setting === undefined ? '\n' : `${where === 'settings' ? 'set' : 'world'}:${setting}=`;
}

/** What follows from the rest unless it is said. */
function fillIn(battle: Battle, tokens: readonly Token[]): void {
  const says = (start: string) => tokens.some((token) => token.text.startsWith(start));
  for (const side of battle.sides)
    if (!says(`size:${makeSeat(side.seat)}=`)) side.size = placed(battle, side.seat);
  if (!says('phase=') && battle.figures.some(isIn)) battle.phase = { step: 'initiative' };
  armCrews(battle);
}
