import type { Language } from '@skirmish-kit/core';
import type { TableScene } from '@skirmish-kit/ui/table';
import type { Battle, FigureId } from '../../rules/state.ts';

/** What of a picture belongs to the moment: what is pointed at, measured and chosen. */
type PointerMarks = Pick<
  TableScene,
  | 'view'
  | 'drawings'
  | 'grain'
  | 'prefix'
  | 'reach'
  | 'rings'
  | 'areas'
  | 'notes'
  | 'sight'
  | 'way'
  | 'odds'
  | 'tracers'
  | 'trail'
>;

/** Everything a picture of a battle shows. Only `battle` is needed; the rest is for the moment. */
export interface Scene extends PointerMarks {
  readonly battle: Battle;
  readonly language: Language;
  /** Who acts: drawn in the accent. */
  readonly acting?: FigureId | undefined;
  /** Who is looked at, and who would be touched besides. */
  readonly targets?: readonly FigureId[];
  /** Whom a click would choose. */
  readonly choosable?: readonly FigureId[];
}
