import { choose, type Flow, type Option } from '@skirmish-kit/core';
import { saveAnswers, spendAnswers } from './answer-keys.ts';
import { isAskedBefore } from './decision-order.ts';
import {
  decisiveFor,
  groupWounds,
  isOpen,
  openWounds,
  sameResult,
  type WoundGroup,
} from './wound-group.ts';
import { lifeLeft, named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { chainEnds, chainOf } from './medic-chain.ts';
import { emit } from './events.ts';
import { isCaptured } from './scoper.ts';
import { maskHas } from './hostility.ts';
import { hexName } from './table.ts';

/**
 * Spends Medics for hits (NH-MED-01…18), one side after the other: NH-OPEN-21, a side with captured
 * Medics comes last, since those of their owner may be behind them.
 */
export function* healHits(field: ResolvedBoard, hits: readonly Hit[], first: number): Flow {
  const blows = groupWounds(field, hits);
  if (!blows.some((blow) => blow.on.medics.length > 0)) return;
  const { friends } = field.table.sides;
  const sides = new Map<number, Piece[]>();
  for (const medic of field.medics.toSorted(isAskedBefore(field, first))) {
    const side = friends[medic.serves] ?? 0;
    sides.set(side, [...(sides.get(side) ?? []), medic]);
  }
  const holdsCaptives = (medics: Piece[]): number => Number(medics.some(isCaptured));
  for (const medics of [...sides.values()].sort((a, b) => holdsCaptives(a) - holdsCaptives(b))) {
    yield* healSide(field, medics, blows);
  }
}

/**
 * NH-OPEN-22: first the Medics that can save Medics, then the others, until no free Medic is
 * attached to a unit with a hit that nobody took. Our ruling: NH-MED-08 goes before it, so a Medic
 * that can save a Medic may be spent for any other unit instead.
 */
function* healSide(
  field: ResolvedBoard,
  medics: readonly Piece[],
  blows: readonly WoundGroup[],
): Flow {
  for (;;) {
    const first = medics.find((medic) =>
      openFor(field, medic, blows).some((blow) => isMedic(field, blow.on)),
    );
    const pair = first ? undefined : facingPair(medics, blows);
    if (pair) {
      yield* settlePair(field, pair, blows);
      continue;
    }
    const next = first ?? medics.find((medic) => openFor(field, medic, blows).length > 0);
    if (!next) return;
    const blow = yield* chooseBlow(field, next, blows);
    const spent = yield* chooseMedic(field, blow, blows);
    yield* spend(field, spent, blow);
  }
}

/** NH-MED-10: a Medic that a hit destroys heals nobody. */
function isDoomed(medic: Piece, blows: readonly WoundGroup[]): boolean {
  const wounds = openWounds(medic, blows);
  return wounds > 0 && wounds >= lifeLeft(medic);
}

function isFree(medic: Piece, blows: readonly WoundGroup[]): boolean {
  return !medic.spent && !medic.exploding && !isDoomed(medic, blows);
}

/** The Medics of which one would leave for a unit now (NH-MED-09, NH-MED-11). */
function leaversFor(unit: Piece, blows: readonly WoundGroup[]): Piece[] {
  return chainEnds(unit, (medic) => isFree(medic, blows));
}

/**
 * The hits for which this Medic could be spent now, as one attached to the unit or at the end of a
 * chain (NH-MED-08, NH-MED-11). A chain that runs through a captured Medic to one of its owner's
 * counts as the captured one's.
 */
function openFor(field: ResolvedBoard, medic: Piece, blows: readonly WoundGroup[]): WoundGroup[] {
  const { friends } = field.table.sides;
  if (!isFree(medic, blows)) return [];
  return blows.filter((blow) => {
    const { on } = blow;
    if (!isOpen(blow) || on.medics.length === 0) return false;
    const own = leaversFor(on, blows).filter((each) => maskHas(friends, each.serves, on.seat));
    return own.length > 0 ? own.includes(medic) : on.medics.includes(medic);
  });
}

/**
 * NH-MED-12: two doomed Medics attached to each other. NH-OPEN-22: one of them is spent only to
 * save the other; if neither can be saved by it, both fall to their hits.
 */
function facingPair(
  medics: readonly Piece[],
  blows: readonly WoundGroup[],
): readonly [Piece, Piece] | undefined {
  for (const one of medics) {
    if (one.spent || !isDoomed(one, blows)) continue;
    const other = one.medics.find(
      (medic) =>
        medic.medics.includes(one) &&
        !medic.spent &&
        isDoomed(medic, blows) &&
        decisiveFor(one, blows).length + decisiveFor(medic, blows).length > 0,
    );
    if (other) return [one, other];
  }
  return undefined;
}

/** NH-MED-12, NH-MED-13: their controller says which of the two is spent. */
function* settlePair(
  field: ResolvedBoard,
  pair: readonly [Piece, Piece],
  blows: readonly WoundGroup[],
): Flow {
  const [one, other] = pair;
  const useful = [one, other].filter(
    (medic) => decisiveFor(medic === one ? other : one, blows).length > 0,
  );
  const spent = yield* pickMedic(field, one.serves, 'NH-DEC-25', useful);
  const decisive = decisiveFor(spent === one ? other : one, blows);
  const blow = yield* chooseFrom(field, spent, decisive);
  yield* spend(field, spent, blow);
}

/** NH-MED-07, NH-MED-08: the Medic's controller says which unit is saved, and from which hit. */
function* chooseBlow(
  field: ResolvedBoard,
  medic: Piece,
  blows: readonly WoundGroup[],
): Flow<WoundGroup> {
  const open = openFor(field, medic, blows);
  open.sort(
    (a, b) =>
      Number(isMedic(field, b.on)) - Number(isMedic(field, a.on)) ||
      a.on.cell - b.on.cell ||
      b.strength - a.strength,
  );
  return yield* chooseFrom(field, medic, withoutEqual(field, open, blows));
}

function* chooseFrom(
  field: ResolvedBoard,
  medic: Piece,
  open: readonly WoundGroup[],
): Flow<WoundGroup> {
  const [only] = open;
  if (!only) throw new Error('A Medic was asked with nothing to heal.');
  if (open.length === 1) return only;
  const severalUnits = open.some((blow) => blow.on !== only.on);
  return yield* choose({
    who: medic.serves,
    about: 'save',
    rule: severalUnits ? 'NH-DEC-23' : 'NH-DEC-22',
    params: { ...named(field.table, medic) },
    options: open.map((blow) => saveOption(field, blow, open)),
  });
}

function isMedic(field: ResolvedBoard, piece: Piece): boolean {
  return field.medics.includes(piece);
}

/** Leaves out hits whose absorption comes to the same: there is nothing to choose between them. */
function withoutEqual(
  field: ResolvedBoard,
  open: readonly WoundGroup[],
  blows: readonly WoundGroup[],
): WoundGroup[] {
  const different: WoundGroup[] = [];
  for (const blow of open) {
    const same = different.some(
      (known) =>
        known.on === blow.on && (sameResult(field, known, blow) || allAlike(blow.on, blows)),
    );
    if (!same) different.push(blow);
  }
  return different;
}

/** Whether all hits on a unit are healed anyway, or it falls whichever of them is. */
function allAlike(unit: Piece, blows: readonly WoundGroup[]): boolean {
  const open = blows.filter((blow) => blow.on === unit && isOpen(blow));
  // A doomed Medic may yet be saved, so it counts where it could make a difference.
  const unspent = (medic: Piece): boolean => !medic.spent;
  const wanted = (medic: Piece): boolean =>
    blows.some(
      (blow) => blow.on !== unit && isOpen(blow) && chainOf(blow.on, unspent).includes(medic),
    );
  // Only those attached to the unit itself are sure: in a ring, the link to the rest may be spent.
  const sure = unit.medics.filter((medic) => isFree(medic, blows) && !wanted(medic));
  if (sure.length >= open.length) return true;
  if (unit.tile.isHq) return false;
  const most = chainOf(unit, unspent).length;
  const strengths = open.map((blow) => blow.strength).sort((a, b) => a - b);
  const rest = strengths.slice(0, Math.max(0, open.length - most));
  return rest.reduce((sum, strength) => sum + strength, 0) >= lifeLeft(unit);
}

/**
 * NH-MED-09, NH-OPEN-31: of several Medics the unit's controller says which is spent. NH-MED-11: a
 * Medic with Medics of its own passes it on to the end of the chain; where that branches or runs
 * in a ring, its controller says which (NH-DEC-25).
 */
function* chooseMedic(
  field: ResolvedBoard,
  blow: WoundGroup,
  blows: readonly WoundGroup[],
): Flow<Piece> {
  const { on } = blow;
  const [medic, second] = on.medics.filter((each) => isFree(each, blows));
  const leavers = leaversFor(on, blows);
  return second || !medic
    ? yield* pickMedic(field, on.serves, 'NH-DEC-24', leavers, on)
    : yield* pickMedic(field, medic.serves, 'NH-DEC-25', leavers, on);
}

function* pickMedic(
  field: ResolvedBoard,
  who: number,
  rule: string,
  medics: readonly Piece[],
  saved?: Piece,
): Flow<Piece> {
  const [only] = medics;
  if (!only) throw new Error('Nobody is left to heal.');
  if (medics.length === 1) return only;
  return yield* choose({
    who,
    about: 'spend',
    rule,
    params: saved ? { ...named(field.table, saved) } : {},
    options: medics.map((medic) => spendOption(field, medic)),
  });
}

/** NH-MED-01, NH-MED-04: the Medic goes, and all wounds of the blow with it. */
function* spend(field: ResolvedBoard, medic: Piece, blow: WoundGroup): Flow {
  medic.spent = true;
  blow.absorbed = true;
  for (const hit of blow.hits) hit.absorbed = true;
  yield* emit(field.table, 'healed', 'NH-MED-01', {
    ...named(field.table, blow.on),
    medic: hexName(field.table, medic.cell),
    from: blow.by ? hexName(field.table, blow.by.cell) : '',
    strength: blow.strength,
  });
}

function spendOption(field: ResolvedBoard, medic: Piece): Option<Piece> {
  const key = spendAnswers.make({ kind: 'spend', medic: medic.cell });
  return { key, value: medic, params: { ...named(field.table, medic) } };
}

/** Whose hit it is, and of which symbol, is said only when several strike the same unit. */
function saveOption(
  field: ResolvedBoard,
  blow: WoundGroup,
  open: readonly WoundGroup[],
): Option<WoundGroup> {
  const { table } = field;
  const unit = blow.on.cell;
  const several = open.filter((other) => other.on === blow.on).length > 1;
  const kind = table.options.medicScope === 'symbol' ? blow.hits[0]?.kind : undefined;
  const struck = several && blow.by ? { from: blow.by.cell, ...(kind && { symbol: kind }) } : {};
  return {
    key: saveAnswers.make({ kind: 'save', unit, ...struck }),
    value: blow,
    params: { ...named(table, blow.on), strength: blow.strength },
  };
}
