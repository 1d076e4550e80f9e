import type { Flow, Refusal } from '@skirmish-kit/core';
import type { Battle, Figure } from './state.ts';

/** An action that has been found legal: what it costs, and what happens. */
export interface Deed {
  readonly cost: number;
  /** When waiting enemies may fire: before it, on the way (it asks them itself), or never. */
  readonly interrupted: 'before' | 'on-the-way' | 'never';
  /** Moves and shots are interrupted whatever the table has settled (RX-OPP-03). */
  readonly kind: 'move' | 'shot' | 'other';
  perform(): Flow;
}

/** Reads the rest of an action's key, after its first word. */
export type Plan = (battle: Battle, figure: Figure, rest: readonly string[]) => Deed | Refusal;
