import { pileSize } from '../rules/draw.ts';
import { resolveBoard, type ResolvedBoard } from '../rules/resolved-board.ts';
import { fightThrough } from '../rules/preview/what-if.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { sideScores } from '../rules/score.ts';
import { maskHas } from '../rules/hostility.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { unitValue } from './unit-value.ts';

/** More than anything on the board is worth. */
export const VICTORY = 1000;

/** How a player weighs a position; figures found by playing many games against each other. */
export interface BotWeights {
  /** How much of what a battle now would do to others is counted on. */
  readonly dealt: number;
  /** How much of what it would do to oneself is feared. */
  readonly taken: number;
  /** Hit points that a unit's worth stands for. */
  readonly units: number;
  /** How much of its worth a unit that would fall in a battle now still has. */
  readonly doomed: number;
  /** A free hex next to an HQ, from where it may be attacked. */
  readonly room: number;
}

const TEMPER: BotWeights = { dealt: 0.6, taken: 0.7, units: 0.55, doomed: 0.45, room: 0.12 };

/** Hit points and points won, by seat: what the game is decided by. */
function standing(state: State, seat: number): number {
  const player = state.players[seat];
  return player ? player.hp + player.points : 0;
}

/**
 * What a position is worth to a seat, in hit points: how HQs stand, what a battle now would do to
 * them, which units would be left, and how open HQs lie.
 */
export function evaluate(table: Table, seat: number, temper: BotWeights = TEMPER): number {
  const { state } = table;
  if (state.result) return verdict(state.result.winners, seat);
  const field = resolveBoard(table);
  const fought = trialTable(table);
  fightThrough(fought);
  const left = new Set(fought.state.units.map((unit) => unit.id));
  const near = nearness(state);
  const values = state.players.map((player, who) => {
    if (player.out) return 0;
    const mine = maskHas(table.sides.friends, seat, who);
    const stands = standing(state, who);
    const change = standing(fought.state, who) - stands;
    const counts = change < 0 === mine ? temper.taken : temper.dealt;
    let value = stands + change * (counts + (1 - counts) * near);
    if (player.hp > 0 && fought.state.players[who]?.hp === 0) value -= 6 + 20 * near;
    if (player.hp === 0) value -= VICTORY;
    return value + (1 - 0.8 * near) * onBoard(field, who, left, temper);
  });
  return balance(table, seat, values);
}

/** Whether a battle has decided the game: points are reached, or an HQ of a duel is destroyed. */
export function isDecided({ state }: Table): boolean {
  if (state.result) return true;
  return state.setup.mode === 'duel' && state.players.some(({ hp }) => hp === 0);
}

/** What having won counts besides the lead; as much as a very good position that is not won yet. */
const WON = 25;

/** What a game that is over is worth to a seat: won or lost, and by how much. */
export function evaluateEnd(table: Table, seat: number): number {
  let own = 0;
  let others = 0;
  for (const { seats, score } of sideScores(table)) {
    if (seats.includes(seat)) own = score;
    else others = Math.max(others, score);
  }
  const lead = own - others;
  return lead === 0 ? 0 : lead + (lead > 0 ? WON : -WON);
}

function verdict(winners: readonly number[], seat: number): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? VICTORY : -VICTORY;
}

/** From 0, far off, to 1: how near the final battle is, which cannot be put off. */
function nearness(state: State): number {
  if (state.ending) return state.ending.left.length === 0 ? 1 : 0.8;
  let least = Infinity;
  for (const player of state.players) {
    if (!player.out) least = Math.min(least, pileSize(player));
  }
  return least >= 8 ? 0 : (8 - least) / 11;
}

function onBoard(
  field: ResolvedBoard,
  who: number,
  left: ReadonlySet<number>,
  temper: BotWeights,
): number {
  let value = 0;
  for (const piece of field.pieces) {
    if (piece.seat !== who) continue;
    if (piece.tile.isHq) {
      for (const next of field.table.board.around[piece.cell] ?? []) {
        if (next >= 0 && !field.at[next]) value -= temper.room;
      }
    } else {
      const share = left.has(piece.unit.id) ? 1 : temper.doomed;
      value += temper.units * share * unitValue(field, piece);
    }
  }
  return value;
}

/** One's own side against the others, each of them counted as a part of the opposition. */
function balance(table: Table, seat: number, values: readonly number[]): number {
  let own = 0;
  let others = 0;
  let opponents = 0;
  let partners = 0;
  for (const [who, value] of values.entries()) {
    if (maskHas(table.sides.friends, seat, who)) {
      own += value;
      partners++;
    } else {
      others += value;
      opponents++;
    }
  }
  return own / Math.max(1, partners) - others / Math.max(1, opponents);
}
