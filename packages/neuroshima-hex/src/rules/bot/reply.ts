import type { Random } from '@skirmish-kit/core';
import { drawTiles } from '../bag.ts';
import { drawUpTo, pileSize } from '../draw.ts';
import { playerOf } from '../hq-points.ts';
import { sketchTable } from '../preview/sketch.ts';
import { armyOf, type Table } from '../table.ts';
import { nextPlace } from '../turn-order.ts';
import { weighActions } from './action-choice.ts';
import { fightNow } from './look-ahead.ts';
import { judge } from './judgement.ts';
import type { Budget } from './plans.ts';

/** How many tiles of a hand the next player plays in the answer that is feared. */
const TILES = 2;

/**
 * What a position at the end of one's turn is worth after the next player has drawn and answered
 * as well as the preview knows.
 */
export function afterReply(table: Table, seat: number, random: Random, budget: Budget): number {
  let trial = sketchTable(table);
  trial.state.turn = null;
  const next = nextPlace(trial);
  if (!next) {
    fightNow(trial, 'final');
    return judge(trial, seat);
  }
  const who = next.seat;
  if (who === seat) return judge(trial, seat);
  beginTurn(trial, who, random);
  for (let tiles = 0; tiles < TILES && trial.state.turn; tiles++) {
    const candidates = weighActions(trial, who);
    budget.left -= candidates.length;
    const [best] = candidates;
    if (!best || best.action.kind === 'end') break;
    trial = best.then;
  }
  trial.state.turn = null;
  return judge(trial, seat);
}

function beginTurn(trial: Table, who: number, random: Random): void {
  const { state } = trial;
  if (state.ending) state.ending.left = state.ending.left.filter((other) => other !== who);
  for (const unit of state.units) unit.moved = 0;
  playerOf(trial, who).turns++;
  deal(trial, who, random);
  state.turn = { seat: who, drawn: true, played: 0, acted: [] };
}

/** The next player draws a hand that may come; which tile is given up shows in what is played. */
function deal(trial: Table, who: number, random: Random): void {
  const player = playerOf(trial, who);
  const wanted = drawUpTo(trial, who) - player.hand.length;
  const tiles = Math.min(wanted, pileSize(player));
  if (tiles <= 0) return;
  for (const kind of drawTiles(player.pile, tiles).sample(random)) {
    const tile = armyOf(trial, who).tiles[kind];
    if (tile) player.hand.push(tile.id);
  }
  const { state } = trial;
  if (tiles === pileSize(player) && !state.ending) {
    const left = state.players.flatMap((other, seat) => (other.out || seat === who ? [] : [seat]));
    state.ending = { left, extra: false };
  }
}
