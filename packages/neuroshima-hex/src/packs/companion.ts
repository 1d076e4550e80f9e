import type { Flow, Params, LocalisedText } from '@skirmish-kit/core';
import type { ResolvedBoard } from '../rules/resolved-board.ts';
import type { Table } from '../rules/table.ts';

/**
 * Code that comes with a fan army, for what the effects of a pack cannot say. Every hook is
 * optional; `seat` is where the army sits. Flows may ask, draw and tell like any rule, and keep
 * numbers and words between steps in `table.state.notes[army]`.
 *
 * @example
 * ```ts
 * const companion: Companion = {
 *   army: 'tide',
 *   adjust(field, seat) {
 *     for (const piece of field.pieces) if (piece.seat === seat && piece.cell > 6) piece.melee++;
 *   },
 * };
 * makeLibrary([], [companion]).companion?.('tide') === companion; // true
 * ```
 */
export interface Companion {
  /** The army it belongs to. */
  readonly army: string;
  /**
   * What it calls its own doings: moments by what they are about (`sap`), offers by the word after
   * the army in their key (`mend` for `orchard:mend:0,1`). `{unit}`, `{seat}` and its own params
   * are filled in.
   */
  readonly words?: Readonly<Record<string, LocalisedText>>;
  /** After nets and modules are worked out: change what pieces are worth. Must not ask anything. */
  adjust?(field: ResolvedBoard, seat: number): void;
  /** At the start of anybody's turn. */
  turnBegins?(table: Table, seat: number, whose: number): Flow;
  /** What the army may do in its own turn besides the usual. */
  offers?(field: ResolvedBoard, seat: number): readonly CompanionOffer[];
  /** After every phase of a battle, when the losses have left. */
  afterPhase?(table: Table, seat: number, phase: number): Flow;
  /** After a battle, before anybody is eliminated. */
  afterBattle?(table: Table, seat: number): Flow;
}

/** Something a companion lets its player do. */
export interface CompanionOffer {
  /** Short and stable; begins with the army's id: `tide:0,1>0,2`. */
  readonly key: string;
  readonly params?: Params;
  play(table: Table): Flow;
}
