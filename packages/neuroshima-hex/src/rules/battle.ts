import { aim } from './aiming.ts';
import type { Flow, RuleId } from '@skirmish-kit/core';
import type { Aim } from './aiming.ts';
import { isAskedBefore } from './decision-order.ts';
import { askClown, explode } from './clown.ts';
import { named, resolveBoard, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { strengthOf, strike, type Hit } from './hits.ts';
import { phaseRole, highestInitiative, type PhaseRole } from './initiative.ts';
import { emit } from './events.ts';
import { askQuartermaster, type Conversion } from './quartermaster.ts';
import type { Battle, BattleCause } from './state.ts';
import type { Table } from './table.ts';
import type { Attack } from './tile.ts';
import { carryOut } from './wounds.ts';

/** What was declared at the start of a phase. */
interface Orders {
  readonly conversions: readonly Conversion[];
  readonly aims: readonly Aim[];
}

const NO_ORDERS: Orders = { conversions: [], aims: [] };

/**
 * NH-BAT-01, NH-BAT-02: a battle begins with the highest initiative on the board. `first` is asked
 * first where several have to decide.
 */
export function* beginBattle(
  table: Table,
  cause: BattleCause,
  first: number,
  field = resolveBoard(table),
): Flow {
  const { state } = table;
  for (const unit of state.units) {
    unit.slots = 0;
    unit.converted = 0;
  }
  const phase = highestInitiative(field);
  state.battle = { cause, first, phase };
  if (table.watched) yield* emit(table, 'battle', 'NH-BAT-01', { cause, phase });
}

/**
 * One phase of a battle: everybody whose initiative it is acts at the same time, on the board as
 * it stands (NH-BAT-03, NH-BAT-06, NH-BAT-18). Then the next lower number, down to 0.
 */
export function* playPhase(table: Table, battle: Battle, field = resolveBoard(table)): Flow {
  const { phase, first } = battle;
  if (table.watched) yield* emit(table, 'phase', 'NH-BAT-02', { phase });
  const acting = yield* whoActs(field, phase);
  if (acting.length > 0) {
    const orders = needsOrders(acting) ? yield* giveOrders(field, acting, battle) : NO_ORDERS;
    yield* carryOut(field, attacks(field, acting, orders), first);
  }
  for (const { seat, companion } of table.companions) {
    if (companion.afterPhase) yield* companion.afterPhase(table, seat, phase);
  }
  battle.phase = phase - 1;
}

/** Why a unit acts in a phase or does not, for the log. */
const CALL_RULES: Readonly<Record<Exclude<PhaseRole, 'waits'>, RuleId>> = {
  acts: 'NH-BAT-03',
  missed: 'NH-INI-08',
  held: 'NH-NET-01',
  unpowered: 'NH-FAN-01',
  paralysed: 'NH-FAN-02',
};

/** NH-BAT-03: the units whose current initiative is this phase. */
function* whoActs(field: ResolvedBoard, phase: number): Flow<Piece[]> {
  const { table } = field;
  const acting: Piece[] = [];
  for (const piece of field.pieces) {
    if (piece.tile.initiative.length === 0) continue;
    const call = phaseRole(piece, phase);
    if (call === 'acts') acting.push(piece);
    if (!table.watched || call === 'waits') continue;
    yield* emit(table, call, CALL_RULES[call], { ...named(table, piece), phase });
  }
  return acting;
}

function needsOrders(acting: readonly Piece[]): boolean {
  return acting.some(
    (piece) =>
      piece.tile.explodes > 0 ||
      piece.quartermasters.length > 0 ||
      piece.face.attacks.some(isAimed),
  );
}

/** Whether it picks its target, as some of fan armies do. */
function isAimed(attack: Attack): boolean {
  return attack.kind === 'rocket' || attack.kind === 'stalk';
}

/** NH-OPEN-21, NH-OPEN-24: everything is declared before anything is resolved. */
function* giveOrders(field: ResolvedBoard, acting: readonly Piece[], battle: Battle): Flow<Orders> {
  const { phase, first } = battle;
  const order = isAskedBefore(field, first);
  const inOrder = acting.toSorted(order);
  for (const piece of inOrder) {
    if (piece.tile.explodes > 0) yield* askClown(field, piece, phase);
  }
  const conversions: Conversion[] = [];
  const quartermasters = new Set(inOrder.flatMap((piece) => piece.quartermasters));
  for (const quartermaster of [...quartermasters].sort(order)) {
    yield* askQuartermaster(field, quartermaster, inOrder, phase, conversions);
  }
  const aims: Aim[] = [];
  for (const piece of inOrder) {
    for (const attack of piece.face.attacks) {
      if (isAimed(attack)) aims.push(...(yield* aim(field, piece, attack, phase)));
    }
  }
  return { conversions, aims };
}

/** NH-ATK-02, NH-BAT-14: all attacks of all units that act; none can be withheld. */
function attacks(field: ResolvedBoard, acting: readonly Piece[], orders: Orders): Hit[] {
  const hits: Hit[] = [];
  for (const piece of acting) {
    if (piece.exploding) {
      explode(field, piece, hits);
      continue;
    }
    for (const attack of piece.face.attacks) {
      if (orders === NO_ORDERS) strike(field, piece, attack, strengthOf(piece, attack), hits);
      else strikeAsOrdered(field, piece, attack, orders, hits);
    }
  }
  return hits;
}

function strikeAsOrdered(
  field: ResolvedBoard,
  piece: Piece,
  attack: Attack,
  orders: Orders,
  hits: Hit[],
): void {
  const same = (order: Conversion | Aim): boolean =>
    order.piece === piece && order.attack === attack;
  const conversion = orders.conversions.find(same);
  if (conversion) {
    strike(field, piece, conversion.as, conversion.strength, hits);
  } else {
    const target = orders.aims.find(same)?.target;
    strike(field, piece, attack, strengthOf(piece, attack), hits, target);
  }
}
