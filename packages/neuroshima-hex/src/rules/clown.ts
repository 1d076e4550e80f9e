import { choose, type Flow } from '@skirmish-kit/core';
import { DIRECTIONS } from '@skirmish-kit/space';
import { clownAnswers } from './answer-keys.ts';
import { named, neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { emit } from './events.ts';

/** NH-DEC-20, NH-OPEN-24: at the start of a phase in which it acts, a Clown attacks or explodes. */
export function* askClown(field: ResolvedBoard, clown: Piece, phase: number): Flow {
  const { table } = field;
  clown.exploding = yield* choose({
    who: clown.seat,
    about: 'clown',
    rule: 'NH-DEC-20',
    params: { ...named(table, clown), phase },
    options: [
      { key: clownAnswers.make({ kind: 'attack' }), value: false },
      { key: clownAnswers.make({ kind: 'explode' }), value: true },
    ],
    skip: clownAnswers.make({ kind: 'attack' }),
  });
  if (clown.exploding) {
    const rule = table.options.clownHitsHq ? 'NH-SPU-04' : 'NH-SPU-03';
    yield* emit(table, 'explodes', rule, named(table, clown));
  }
}

/** NH-SPU-03, NH-SPU-04: the explosion reaches every neighbour, friends too; armour is no help. */
export function explode(field: ResolvedBoard, clown: Piece, hits: Hit[]): void {
  for (const way of DIRECTIONS) {
    const on = neighbour(field, clown.cell, way);
    if (!on || (on.tile.isHq && !field.table.options.clownHitsHq)) continue;
    const strength = clown.tile.explodes;
    hits.push({ by: clown, on, way, kind: 'blast', strength, absorbed: false });
  }
}
