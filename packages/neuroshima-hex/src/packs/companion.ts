import type { Flow } from '@skirmish-kit/core';
import type { Field } from '../rules/field.ts';
import type { Table } from '../rules/table.ts';

/**
 * Code that comes with a fan army, for what the effects of a pack cannot say. Every hook is
 * optional; `seat` is where the army sits. Flows may ask, roll and tell like any rule.
 */
export interface Companion {
  /** The army it belongs to. */
  readonly army: string;
  /** After nets and modules are worked out: change what pieces are worth. Must not ask anything. */
  adjust?(field: Field, seat: number): void;
  /** After every phase of a battle. */
  afterPhase?(table: Table, seat: number, phase: number): Flow;
}
