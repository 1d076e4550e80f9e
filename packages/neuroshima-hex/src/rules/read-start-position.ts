import { describeValue, isProblems, problem, type Problem } from '@skirmish-kit/core';
import { readPosition } from './position.ts';
import type { Setup, StartPosition, State } from './state.ts';
import { boardOf, type Library } from './table.ts';

const FIELDS = ['units', 'hq', 'turn', 'hand'];

/**
 * Reads the position a game is to go on from. It has to be one that can be played: every HQ on the
 * board with points left (or none, when they are still to be placed), and no more tiles than the
 * armies have.
 */
export function readStartPosition(
  library: Library,
  value: unknown,
  setup: Setup,
): StartPosition | readonly Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [problem('/position', 'not-a-position', 'A position is an object.')];
  }
  const given: Readonly<Record<string, unknown>> = { ...value };
  const problems: Problem[] = Object.keys(given)
    .filter((key) => !FIELDS.includes(key))
    .map((key) => {
      const field = key.slice(0, 40);
      const said = `There is no "${field}" here; there are ${FIELDS.join(', ')}.`;
      return problem(`/position/${field}`, 'unknown-field', said, { field });
    });
  const { edition, armies, options } = setup;
  const { units, hq = {} } = given;
  const away = Object.fromEntries(armies.map((army) => [army, 20]));
  const points = typeof hq === 'object' && !Array.isArray(hq) ? { ...away, ...hq } : hq;
  const state = readPosition(library, { edition, armies, options, units, hq: points });
  if (isProblems(state)) {
    const placed = state.map((found) => ({ ...found, path: `/position${found.path}` }));
    return [...problems, ...placed];
  }
  problems.push(...checkArmies(state, armies), ...checkHqs(library, state));
  const turn = readTurn(given['turn'], armies, problems);
  const hand = readHand(library, given['hand'], turn, setup, problems);
  problems.push(...checkCounts(library, state, turn, hand ?? []));
  if (problems.length > 0) return problems;
  const names = boardOf(options).hexes;
  return {
    units: state.units.map(({ seat, tile, cell, rotation, wounds }) => {
      const [q = 0, r = 0] = names[cell] ?? [];
      return { army: armies[seat] ?? '', tile, hex: [q, r], rotation, wounds };
    }),
    hq: Object.fromEntries(armies.map((army, seat) => [army, state.players[seat]?.hp ?? 20])),
    turn,
    ...(hand && { hand }),
  };
}

function checkArmies({ setup }: State, armies: readonly string[]): Problem[] {
  return setup.armies.slice(armies.length).map((army) => {
    const said = `${army} does not play; there are ${armies.join(', ')}.`;
    return problem('/position/units', 'army-not-playing', said, { army });
  });
}

/** NH-SET-05: HQs are placed all, or none yet. */
function checkHqs(library: Library, { setup, units, players }: State): Problem[] {
  const isOut = (army: string, seat: number): boolean =>
    !units.some((unit) => unit.seat === seat && unit.tile === library.army(army)?.hq.id);
  const out = setup.armies.filter(isOut);
  const missing = out.length === setup.armies.length ? [] : out;
  const dead = setup.armies.filter((_, seat) => players[seat]?.hp === 0);
  return [
    ...missing.map((army) => {
      const said = `To play on, the HQ of ${army} has to be on the board too, or no HQ at all.`;
      return problem(`/position/hq/${army}`, 'hq-off-board', said, { army });
    }),
    ...dead.map((army) => {
      const said = `The HQ of ${army} has no points left: there is nothing to play on.`;
      return problem(`/position/hq/${army}`, 'hq-destroyed', said, { army });
    }),
  ];
}

function readTurn(value: unknown, armies: readonly string[], problems: Problem[]): string {
  const first = armies[0] ?? '';
  if (value === undefined) return first;
  const turn = armies.find((army) => army === value);
  if (turn !== undefined) return turn;
  const army = describeValue(value);
  const said = `"${army}" does not play; there are ${armies.join(', ')}.`;
  problems.push(problem('/position/turn', 'army-not-playing', said, { army }));
  return first;
}

/** NH-TURN-01, NH-TURN-12: at most a full hand, of the army whose turn it is. */
function readHand(
  library: Library,
  value: unknown,
  turn: string,
  { options }: Setup,
  problems: Problem[],
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const most = options.reinforcements ? 6 : 3;
  if (!Array.isArray(value) || value.length > most) {
    const said = `A hand is a list of at most ${most} tiles.`;
    problems.push(problem('/position/hand', 'not-a-hand', said, { most }));
    return undefined;
  }
  const army = library.army(turn);
  return value.flatMap((id: unknown, i) => {
    const tile = typeof id === 'string' ? army?.tile(id) : undefined;
    if (tile && !tile.isHq) return [tile.id];
    const name = describeValue(id);
    const said = `${turn} has no tile "${name}" for a hand.`;
    const params = { army: turn, tile: name };
    problems.push(problem(`/position/hand/${i}`, 'unknown-tile', said, params));
    return [];
  });
}

/** NH-SET-02: no more of a kind than the army has. */
function checkCounts(
  library: Library,
  { setup, units }: State,
  turn: string,
  hand: readonly string[],
): Problem[] {
  const used = new Map<string, number>();
  const held = hand.map((tile, i) => ({ army: turn, tile, path: `/position/hand/${i}` }));
  const placed = units.map(({ id, seat, tile }) => ({
    army: setup.armies[seat] ?? '',
    tile,
    path: `/position/units/${id}/tile`,
  }));
  return [...placed, ...held].flatMap(({ army, tile, path }) => {
    const key = `${army} ${tile}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    const most = library.army(army)?.tile(tile)?.count ?? 0;
    if (count <= most) return [];
    const said = `${army} has ${most} of "${tile}", not ${count}.`;
    return [problem(path, 'too-many-tiles', said, { army, tile, most })];
  });
}
