import { choose, type Flow, type Option } from '@skirmish-kit/core';
import { askedBefore } from './asking.ts';
import { lifeLeft, named, type Field, type Piece } from './field.ts';
import type { Hit } from './hits.ts';
import { chainEnds } from './medic-chain.ts';
import { tell } from './moments.ts';
import { hexName } from './table.ts';

/** What one Medic can take off one unit: all wounds of one enemy, one edge or one symbol. */
interface Blow {
  readonly on: Piece;
  readonly by: Piece | undefined;
  readonly hits: Hit[];
  strength: number;
  absorbed: boolean;
}

/**
 * Spends Medics for hits (NH-MED-01…18, NH-OPEN-22): first for Medics that are hit, then for other
 * units, until no free Medic is attached to a unit with a hit that nobody took.
 */
export function* healHits(field: Field, hits: readonly Hit[], first: number): Flow {
  const blows = gatherBlows(field, hits);
  if (blows.length === 0) return;
  const medics = field.medics.toSorted(askedBefore(field, first));
  for (;;) {
    const next = nextMedic(medics, blows);
    if (next) {
      const blow = yield* chooseBlow(field, next, blows);
      const spent = yield* chooseMedic(field, blow, blows);
      yield* spend(field, spent, blow);
      continue;
    }
    const pair = facingPair(medics, blows);
    if (pair) yield* settlePair(field, pair, blows);
    else {
      const last = medics.find((medic) => isFree(medic, blows) && openFor(medic, blows).length > 0);
      if (!last) return;
      const blow = yield* chooseBlow(field, last, blows);
      const spent = yield* chooseMedic(field, blow, blows);
      yield* spend(field, spent, blow);
    }
  }
}

/** NH-MED-02, NH-MED-03, NH-OPEN-23: what counts as one blow. Blocked hits are none (NH-MED-18). */
function gatherBlows(field: Field, hits: readonly Hit[]): Blow[] {
  const { medicScope } = field.table.options;
  const blows: Blow[] = [];
  for (const hit of hits) {
    const { on, by, strength } = hit;
    // NH-MED-16: an exploding Clown cannot be saved.
    if (strength <= 0 || on.exploding) continue;
    const same = blows.find((blow) => {
      const known = blow.hits[0];
      if (blow.on !== on || blow.by !== by || !known) return false;
      if (medicScope === 'unit') return true;
      return known.way === hit.way && (medicScope === 'edge' || known.kind === hit.kind);
    });
    if (same) {
      same.hits.push(hit);
      same.strength += strength;
    } else {
      blows.push({ on, by, hits: [hit], strength, absorbed: false });
    }
  }
  return blows;
}

/** Hits that nobody took on a unit that is not used up itself. */
function isOpen(blow: Blow): boolean {
  return !blow.absorbed && !blow.on.spent;
}

function openFor(medic: Piece, blows: readonly Blow[]): Blow[] {
  return blows.filter((blow) => isOpen(blow) && blow.on.medics.includes(medic));
}

/** NH-MED-10: a Medic that a hit destroys heals nobody. */
function isDoomed(medic: Piece, blows: readonly Blow[]): boolean {
  let wounds = 0;
  for (const blow of blows) if (blow.on === medic && isOpen(blow)) wounds += blow.strength;
  return wounds > 0 && wounds >= lifeLeft(medic);
}

function isFree(medic: Piece, blows: readonly Blow[]): boolean {
  return !medic.spent && !medic.exploding && !isDoomed(medic, blows);
}

/** A free Medic attached to a Medic that is hit. */
function nextMedic(medics: readonly Piece[], blows: readonly Blow[]): Piece | undefined {
  return medics.find(
    (medic) =>
      isFree(medic, blows) && openFor(medic, blows).some((blow) => medics.includes(blow.on)),
  );
}

/** NH-MED-12: two doomed Medics attached to each other. */
function facingPair(
  medics: readonly Piece[],
  blows: readonly Blow[],
): readonly [Piece, Piece] | undefined {
  for (const one of medics) {
    if (one.spent || !isDoomed(one, blows)) continue;
    const other = one.medics.find(
      (medic) => one.medics.includes(medic) && medic.medics.includes(one) && !medic.spent,
    );
    if (other && isDoomed(other, blows)) return [one, other];
  }
  return undefined;
}

/** NH-MED-12, NH-MED-13: their controller says which of the two is spent. */
function* settlePair(field: Field, pair: readonly [Piece, Piece], blows: readonly Blow[]): Flow {
  const spent = yield* choose({
    who: pair[0].serves,
    about: 'spend',
    rule: 'NH-DEC-25',
    options: pair.map((medic) => spendOption(field, medic)),
  });
  const saved = pair[0] === spent ? pair[1] : pair[0];
  const blow = yield* chooseFrom(
    field,
    spent,
    blows.filter((each) => isOpen(each) && each.on === saved),
  );
  yield* spend(field, spent, blow);
}

/** NH-MED-07, NH-MED-08: the Medic's controller says which unit is saved, and from which hit. */
function* chooseBlow(field: Field, medic: Piece, blows: readonly Blow[]): Flow<Blow> {
  const open = openFor(medic, blows);
  open.sort(
    (a, b) =>
      Number(isMedic(field, b.on)) - Number(isMedic(field, a.on)) ||
      a.on.cell - b.on.cell ||
      b.strength - a.strength,
  );
  return yield* chooseFrom(field, medic, withoutEqual(field, open, blows));
}

function* chooseFrom(field: Field, medic: Piece, open: readonly Blow[]): Flow<Blow> {
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

function isMedic(field: Field, piece: Piece): boolean {
  return field.medics.includes(piece);
}

/** Leaves out hits whose absorption comes to the same: there is nothing to choose between them. */
function withoutEqual(field: Field, open: readonly Blow[], blows: readonly Blow[]): Blow[] {
  const different: Blow[] = [];
  for (const blow of open) {
    const same = different.some(
      (known) =>
        known.on === blow.on && (sameResult(field, known, blow) || allAlike(blow.on, blows)),
    );
    if (!same) different.push(blow);
  }
  return different;
}

/** Equal wounds are equal, unless somebody scores by them. */
function sameResult(field: Field, a: Blow, b: Blow): boolean {
  if (a.strength !== b.strength) return false;
  return (
    !a.on.tile.isHq ||
    field.table.state.setup.mode.endsWith('score') === false ||
    a.by?.seat === b.by?.seat
  );
}

/** Whether all hits on a unit are healed anyway, or it falls whichever of them is. */
function allAlike(unit: Piece, blows: readonly Blow[]): boolean {
  const open = blows.filter((blow) => blow.on === unit && isOpen(blow));
  const free = unit.medics.filter((medic) => isFree(medic, blows));
  const dedicated = free.filter((medic) =>
    openFor(medic, blows).every((blow) => blow.on === unit),
  ).length;
  if (dedicated >= open.length) return true;
  if (unit.tile.isHq) return false;
  const strengths = open.map((blow) => blow.strength).sort((a, b) => a - b);
  const rest = strengths.slice(0, Math.max(0, open.length - free.length));
  return rest.reduce((sum, strength) => sum + strength, 0) >= lifeLeft(unit);
}

/**
 * NH-MED-09, NH-OPEN-31: of several Medics the unit's controller says which is spent. NH-MED-11: a
 * Medic with Medics of its own passes it on to the end of the chain.
 */
function* chooseMedic(field: Field, blow: Blow, blows: readonly Blow[]): Flow<Piece> {
  const free = (medic: Piece): boolean => isFree(medic, blows);
  const attached = blow.on.medics.filter(free).sort((a, b) => a.cell - b.cell);
  const medic = yield* pickMedic(field, blow.on.serves, 'NH-DEC-24', attached);
  const ends = chainEnds(medic, free);
  // Whoever has just picked one of the ends is not asked again.
  const picked = attached.length > 1 && ends.includes(medic) && medic.serves === blow.on.serves;
  if (picked && ends.every((end) => attached.includes(end))) return medic;
  return yield* pickMedic(field, medic.serves, 'NH-DEC-25', ends);
}

function* pickMedic(
  field: Field,
  who: number,
  rule: string,
  medics: readonly Piece[],
): Flow<Piece> {
  const [only] = medics;
  if (!only) throw new Error('Nobody is left to heal.');
  if (medics.length === 1) return only;
  const options = medics.map((medic) => spendOption(field, medic));
  return yield* choose({ who, about: 'spend', rule, options });
}

/** NH-MED-01, NH-MED-04: the Medic goes, and all wounds of the blow with it. */
function* spend(field: Field, medic: Piece, blow: Blow): Flow {
  medic.spent = true;
  blow.absorbed = true;
  for (const hit of blow.hits) hit.absorbed = true;
  yield* tell(field.table, 'healed', 'NH-MED-01', {
    ...named(field.table, blow.on),
    medic: hexName(field.table, medic.cell),
    from: blow.by ? hexName(field.table, blow.by.cell) : '',
    strength: blow.strength,
  });
}

function spendOption(field: Field, medic: Piece): Option<Piece> {
  const key = `spend:${hexName(field.table, medic.cell)}`;
  return { key, value: medic, params: { ...named(field.table, medic) } };
}

/** `save:0,1`, or with the attacker's hex, `save:0,1<1,1`, when several strike the same unit. */
function saveOption(field: Field, blow: Blow, open: readonly Blow[]): Option<Blow> {
  const { table } = field;
  const unit = hexName(table, blow.on.cell);
  const several = open.filter((other) => other.on === blow.on).length > 1;
  const symbol = table.options.medicScope === 'symbol' ? `:${blow.hits[0]?.kind}` : '';
  const from = several && blow.by ? `<${hexName(table, blow.by.cell)}${symbol}` : '';
  return {
    key: `save:${unit}${from}`,
    value: blow,
    params: { ...named(table, blow.on), strength: blow.strength },
  };
}
