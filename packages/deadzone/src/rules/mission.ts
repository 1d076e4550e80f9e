import type { LocalisedText } from '@skirmish-kit/core';
import type { ItemId } from './item.ts';

/** A square of the ground: column and row, 1 to 8. */
export type Square = readonly [column: number, row: number];

/** A rectangle of squares, both corners included. */
export interface Zone {
  readonly from: Square;
  readonly to: Square;
}

/** Where victory points lie (DZ-OBJ-01). */
export interface Objective {
  readonly id: string;
  readonly square: Square;
  /** The top of the stack when left out (ruling O-04). */
  readonly level?: number;
  /** Paid at the end of every round to the only side in its cube (DZ-OBJ-03). */
  readonly vp: number;
}

/** A special action that the mission gives to models in an objective’s cube (DZ-SPEC-01). */
export interface MissionAction {
  readonly id: string;
  readonly name: LocalisedText;
  /** Objective id. */
  readonly objective: string;
  /** Which side may take it: the one that deployed in this zone; both when left out. */
  readonly zone?: 0 | 1;
  /** Paid at once, and only the first time. */
  readonly vp: number;
}

/** Squares from which models may leave the table (DZ-MOVE-13). */
export interface Exit {
  readonly squares: Zone;
  /** Which side may use it: the one that deployed in this zone. */
  readonly zone: 0 | 1;
  readonly who: 'leader' | 'any';
  /** Paid at once for each model that leaves. */
  readonly vp: number;
}

/** A mission: what is to be won, where (DZ-PATROL-01 to DZ-PATROL-03). */
export interface Mission {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  /** DZ-WIN-02: at the end of a round, who has as many wins. */
  readonly victoryPoints: number;
  /** The deployment zones; the first player picks one (DZ-RECON-02). */
  readonly zones: readonly [Zone, Zone];
  readonly objectives: readonly Objective[];
  readonly actions: readonly MissionAction[];
  readonly exits: readonly Exit[];
  /** How many tokens of each item there are to draw from (DZ-ITEMP-01, ruling O-06). */
  readonly tokens: readonly { readonly item: ItemId; readonly count: number }[];
  /** DZ-ITEMP-05: how many of them are drawn. */
  readonly drawn: number;
  /** The game ends after so many rounds; when left out, when a stalemate does (DZ-WIN-03). */
  readonly rounds?: number;
}

/** Whether a square lies in a rectangle of squares. */
export function isInZone([column, row]: Square, { from, to }: Zone): boolean {
  return column >= from[0] && column <= to[0] && row >= from[1] && row <= to[1];
}
