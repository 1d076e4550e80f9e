import { choose, type Flow, type Option } from '@skirmish-kit/core';
import { convertAnswers } from './answer-keys.ts';
import { named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { strengthOf, strike, type Hit } from './hits.ts';
import { emit } from './events.ts';
import type { Attack } from './tile.ts';

/** An attack that is made as another kind. */
export interface Conversion {
  readonly piece: Piece;
  readonly attack: Attack;
  readonly as: Attack & { readonly kind: 'melee' | 'ranged' };
  readonly strength: number;
}

/**
 * NH-DEC-21: at the start of a phase the controller of a Quartermaster may convert an attack of a
 * connected unit that acts in it. Asked only when a conversion would change anything.
 */
export function* askQuartermaster(
  field: ResolvedBoard,
  quartermaster: Piece,
  acting: readonly Piece[],
  phase: number,
  made: Conversion[],
): Flow {
  const served = acting.filter(
    (piece) =>
      piece.quartermasters.includes(quartermaster) &&
      !piece.exploding &&
      // NH-MOD-20, NH-MOD-21: a unit is served in one phase of a battle only.
      piece.unit.converted === 0,
  );
  const { options } = field.table;
  // NH-MOD-20: one attack per phase for the module; NH-OPEN-14: one for each connected unit.
  const rounds = options.quartermaster === 'each-phase' ? [served] : served.map((unit) => [unit]);
  const rule = options.quartermaster === 'each-phase' ? 'NH-MOD-20' : 'NH-MOD-21';
  for (const units of rounds) {
    const conversions = units.flatMap((piece) => conversionsOf(field, piece));
    if (conversions.length === 0) continue;
    const chosen = yield* choose<Conversion | undefined>({
      who: quartermaster.serves,
      about: 'convert',
      rule: 'NH-DEC-21',
      params: { ...named(field.table, quartermaster), phase },
      options: [
        { key: convertAnswers.make({ kind: 'keep' }), value: undefined },
        ...conversions.map((conversion) => option(field, conversion)),
      ],
      skip: convertAnswers.make({ kind: 'keep' }),
    });
    if (!chosen) continue;
    made.push(chosen);
    chosen.piece.unit.converted = phase + 1;
    const { way, kind } = chosen.as;
    yield* emit(field.table, 'converted', rule, {
      ...named(field.table, chosen.piece),
      way,
      to: kind,
    });
  }
}

function option(field: ResolvedBoard, conversion: Conversion): Option<Conversion> {
  const { piece, attack, as } = conversion;
  const { way } = attack;
  return {
    key: convertAnswers.make({ kind: 'convert', unit: piece.cell, way, to: as.kind }),
    value: conversion,
    params: { ...named(field.table, piece), way, to: as.kind },
  };
}

/** Every conversion of a unit's attacks that would hit something else or otherwise. */
function conversionsOf(field: ResolvedBoard, piece: Piece): Conversion[] {
  return piece.face.attacks.flatMap((attack) => {
    const conversion = convert(field, piece, attack);
    if (!conversion) return [];
    const before: Hit[] = [];
    const after: Hit[] = [];
    strike(field, piece, attack, strengthOf(piece, attack), before);
    strike(field, piece, conversion.as, conversion.strength, after);
    return sameHits(before, after) ? [] : [conversion];
  });
}

/**
 * NH-MOD-20…23, NH-OPEN-14: same printed strength in the other kind, with all melee and ranged
 * bonuses, or only those of the new kind. A Gauss shot becomes plain melee of strength 1.
 */
function convert(field: ResolvedBoard, piece: Piece, attack: Attack): Conversion | undefined {
  const { kind, strength } = attack;
  if (kind === 'gauss') {
    return { piece, attack, as: { ...attack, kind: 'melee' }, strength };
  }
  if (kind !== 'melee' && kind !== 'ranged') return undefined;
  const as: Conversion['as'] = { ...attack, kind: kind === 'melee' ? 'ranged' : 'melee' };
  const all = Math.max(0, strength + piece.melee + piece.ranged);
  const { quartermasterBonus } = field.table.options;
  return {
    piece,
    attack,
    as,
    strength: quartermasterBonus === 'all' ? all : strengthOf(piece, as),
  };
}

function sameHits(a: readonly Hit[], b: readonly Hit[]): boolean {
  const messages = (hits: readonly Hit[]): Hit[] => hits.filter((hit) => hit.strength > 0);
  const [before, after] = [messages(a), messages(b)];
  return (
    before.length === after.length &&
    before.every((hit, i) => hit.on === after[i]?.on && hit.strength === after[i]?.strength)
  );
}
