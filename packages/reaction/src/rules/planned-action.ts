import type { Flow } from '@skirmish-kit/core';

/** An action that has been found legal: what it costs, and what happens. */
export interface PlannedAction {
  readonly cost: number;
  /** When waiting enemies may fire: before it, on the way (it asks them itself), or never. */
  readonly interrupted: 'before' | 'on-the-way' | 'never';
  /** Moves and shots are interrupted whatever the table has settled (RX-OPP-03). */
  readonly kind: 'move' | 'shot' | 'other';
  perform(): Flow;
}
