import { isProblems, type Random } from '@skirmish-kit/core';
import { watchGames } from '@skirmish-kit/core/testing';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeLibrary } from '../packs/built-in.ts';
import { orchard } from '../packs/fan/orchard.ts';
import { readArmy } from '../packs/read-army.ts';
import { neuroshimaHexWith } from '../system.ts';
import { turnActions } from './action-text.ts';
import type { Action } from './action.ts';
import { resolveBoard, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Setup, State } from './state.ts';
import { tableOf } from './table.ts';
import { lab } from './testing/fan-army-lab.ts';
import { pick } from './testing/random-players.ts';
import { EDITIONS } from './variants.ts';

const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 12);

const FAN_ARMIES = ['marsh', 'orchard'].map((id) => {
  const army = readArmy(readFileSync(new URL(`../packs/fan/${id}.json`, import.meta.url), 'utf8'));
  if (isProblems(army)) throw new Error(JSON.stringify(army));
  return army;
});
const library = makeLibrary([lab, ...FAN_ARMIES], [orchard]);
const system = neuroshimaHexWith([lab, ...FAN_ARMIES], [orchard]);

/** Two players of any two armies: everybody else on the board is an enemy. */
function setupOf(_: number, random: Random): Setup {
  const left = library.armies.map(({ id }) => id);
  const armies = [0, 1].map(() => {
    const army = pick(left, random);
    left.splice(left.indexOf(army), 1);
    return army;
  });
  const setup = system.readSetup({ mode: 'duel', armies, edition: pick(EDITIONS, random) });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** One answer of the tile-playing part of a turn, with whom it concerns. */
interface Act {
  readonly action: Action;
  readonly seat: number;
  readonly field: ResolvedBoard;
  /** The unit that moves. */
  readonly mover: Piece | undefined;
  /** The kind of the tile that is placed. */
  readonly placed: string | undefined;
  /** What an instant does, and the unit on its first and second hex. */
  readonly instant: string | undefined;
  readonly first: Piece | undefined;
  readonly second: Piece | undefined;
}

function actOf(state: State, seat: number, key: string): Act | undefined {
  const action = turnActions.parse(key);
  if (!action) return undefined;
  const field = resolveBoard(tableOf(library, state));
  const tile =
    'tile' in action ? library.army(state.setup.armies[seat] ?? '')?.tile(action.tile) : undefined;
  const at = (cell: number) => (cell < 0 ? undefined : field.at[cell]);
  return {
    ...{ action, seat, field, placed: tile?.kind },
    mover: 'from' in action ? at(action.from) : undefined,
    instant: action.kind === 'instant' ? tile?.instant?.kind : undefined,
    first: action.kind === 'instant' ? at(action.at) : undefined,
    second: action.kind === 'instant' ? at(action.to) : undefined,
  };
}

const goesElsewhere = ({ action }: Act) => 'from' in action && action.from !== action.to;

/** Instants that strike one unit. */
const STRIKES: readonly (string | undefined)[] = ['wound', 'mark', 'destroy'];

/** What no act may break, whichever tile does it to whomever: by the rule that says so. */
const FORBIDDEN: Readonly<Record<string, (act: Act) => boolean>> = {
  'NH-INS-03 moving a unit of another player': (act) =>
    goesElsewhere(act) && act.mover?.seat !== act.seat,
  'NH-NET-05 moving a netted unit': ({ mover }) => mover?.netted === true,
  'NH-MOB-01 a step of another player’s unit': ({ action, mover, seat }) =>
    action.kind === 'step' && mover?.seat !== seat,
  'NH-BRD-02 moving onto a unit': (act) =>
    goesElsewhere(act) && 'to' in act.action && act.field.at[act.action.to] !== undefined,
  'NH-BRD-02 placing onto a unit': ({ action, field, placed }) =>
    action.kind === 'place' && placed !== 'foundation' && field.at[action.cell] !== undefined,
  'NH-HQ-10 striking an HQ': ({ instant, first }) =>
    STRIKES.includes(instant) && first?.tile.isHq === true,
  'NH-INS-12 striking a unit of one’s own': ({ instant, first, seat }) =>
    STRIKES.includes(instant) && first?.seat === seat,
  'NH-INS-05 pushing by a unit of another player': ({ instant, first, seat }) =>
    instant === 'push' && first?.seat !== seat,
  'NH-INS-05 pushing a unit of one’s own': ({ instant, second, seat }) =>
    instant === 'push' && second?.seat === seat,
  'NH-INS-10 pushing by or of a netted unit': ({ instant, first, second }) =>
    instant === 'push' && (first?.netted === true || second?.netted === true),
  'NH-NET-05 swapping a netted unit': ({ instant, first, second }) =>
    instant === 'swap' && (first?.netted === true || second?.netted === true),
};

test(
  `K3 ${GAMES} random games offer nothing that a common condition forbids`,
  { timeout: 0 },
  () => {
    const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
    const broken = new Set<string>();
    const looked = new Map<string, number>();
    watchGames(system, {
      seeds,
      setupOf,
      watcherOf: (_, seed) => (state, seen) => {
        if (!('options' in seen) || seen.about !== 'action') return;
        for (const { key } of seen.options) {
          const act = actOf(state, seen.who, key);
          if (!act) continue;
          const kind = act.instant ?? act.action.kind;
          looked.set(kind, (looked.get(kind) ?? 0) + 1);
          for (const [rule, forbids] of Object.entries(FORBIDDEN))
            if (forbids(act)) broken.add(`${rule}: ${key} in game ${seed}`);
        }
      },
    });
    expect([...broken]).toEqual([]);
    for (const kind of ['place', 'move', 'step', 'wound', 'push'])
      expect(looked.get(kind) ?? 0, kind).toBeGreaterThan(0);
  },
);
