import type { Random } from '@skirmish-kit/core';
import { drawTiles } from '../rules/draw-tiles.ts';
import { drawUpTo, handSize, pileSize } from '../rules/draw.ts';
import { playerOf } from '../rules/hq-points.ts';
import { playLimit } from '../rules/play-limit.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { armyOf, type Table } from '../rules/table.ts';
import { liveSeats, nextPlace } from '../rules/turn-order.ts';
import { quiet, weighActions, type Candidate } from './action-choice.ts';
import { fightNow } from './look-ahead.ts';
import { isDecided, evaluateEnd } from './evaluation.ts';
import type { Budget } from './turn-plans.ts';

/**
 * What the end of one's turn is worth after the next player has drawn a hand that may come and
 * played it as the quick bot does; or after the final battle, if that is what comes next.
 */
export function afterReply(table: Table, seat: number, random: Random, budget: Budget): number {
  const mine = passOn(table);
  if (isDecided(mine)) return evaluateEnd(mine, seat);
  const next = nextPlace(mine);
  if (!next) return afterFinalBattle(mine, seat);
  mine.state.place = next.place;
  beginTurn(mine, next.seat, random);
  const theirs = passOn(playHand(mine, next.seat, budget));
  if (isDecided(theirs)) return evaluateEnd(theirs, seat);
  if (!nextPlace(theirs)) return afterFinalBattle(theirs, seat);
  return quiet(theirs, seat);
}

/** The table when a turn is over and the next one not begun. */
function passOn(table: Table): Table {
  const trial = trialTable(table);
  trial.state.turn = null;
  trial.state.place++;
  return trial;
}

function afterFinalBattle(trial: Table, seat: number): number {
  fightNow(trial, 'final');
  return evaluateEnd(trial, seat);
}

function beginTurn(trial: Table, who: number, random: Random): void {
  const { state } = trial;
  if (state.ending) state.ending.left = state.ending.left.filter((other) => other !== who);
  for (const unit of state.units) unit.moved = 0;
  playerOf(trial, who).turns++;
  drawHand(trial, who, random);
  state.turn = { seat: who, drawn: true, played: 0, acted: [] };
}

function drawHand(trial: Table, who: number, random: Random): void {
  const { state } = trial;
  const player = playerOf(trial, who);
  const before = pileSize(player);
  const tiles = Math.min(drawUpTo(trial, who) - player.hand.length, before);
  if (tiles <= 0) return;
  // A sketch shares its piles with the table it was made of.
  const pile = player.pile.slice();
  for (const kind of drawTiles(pile, tiles).sample(random)) {
    pile[kind] = (pile[kind] ?? 0) - 1;
    const tile = armyOf(trial, who).tiles[kind];
    if (tile) player.hand.push(tile.id);
  }
  state.players[who] = { ...player, pile };
  if (tiles === before && !state.ending) {
    state.ending = { left: liveSeats(trial).filter((seat) => seat !== who), extra: false };
  }
}

/** One best action after the other. Which tile of a full hand is given up shows in what is left. */
function playHand(table: Table, who: number, budget: Budget): Table {
  const { hand } = playerOf(table, who);
  const tiles = hand.length === handSize(table) ? hand.length - 1 : hand.length;
  let trial = table;
  let only: ReadonlySet<string> | undefined;
  for (let { turn } = trial.state; turn; { turn } = trial.state) {
    const left = Math.min(tiles, playLimit(trial, turn)) - turn.played;
    if (left <= 0) break;
    // With the last tile, a Battle has to be played itself to count.
    const candidates = weighActions(trial, who, left === 1 ? { only, by: quiet } : { only });
    budget.left -= candidates.length;
    const [best] = candidates;
    if (!best || best.action.kind === 'end') break;
    only ??= hopesFor(candidates);
    trial = best.then;
  }
  return trial;
}

/** How many uses of a tile are weighed again after another tile has been played. */
const USES = 8;

/**
 * The best uses of every tile. What was poor before another tile came seldom gets good by it, and
 * to weigh everything again takes as long as the first time.
 */
function hopesFor(candidates: readonly Candidate[]): Set<string> {
  const hopes = new Set<string>();
  const uses = new Map<string, number>();
  for (const { key, action } of candidates) {
    const tile = 'tile' in action ? action.tile : '';
    const count = uses.get(tile) ?? 0;
    if (action.kind === 'discard' || (count >= USES && action.kind !== 'end')) continue;
    uses.set(tile, count + 1);
    hopes.add(key);
  }
  return hopes;
}
