import type { SetupDraft } from '@skirmish-kit/core';

/** Whose turn it is in a position, and what they hold when they have drawn. */
export interface PositionTurn {
  readonly turn?: string;
  readonly hand?: readonly string[];
}

/**
 * The setup of a game that continues from a position. By default its first army has the turn and draws;
 * `armies` may seat them in another order.
 */
export function setupFromPosition(
  position: unknown,
  armies: readonly string[] = [],
  reported: PositionTurn = {},
): SetupDraft {
  const { units, hq, answers: _, ...rest }: SetupDraft = { ...Object(position) };
  const seats = armies.length > 0 ? armies : (rest['armies'] ?? armiesOf(units));
  return {
    ...rest,
    armies: seats,
    position: { units, ...(hq === undefined ? {} : { hq }), ...reported },
  };
}

/** The order of seats when nobody says it: as armies first appear. */
function armiesOf(units: unknown): readonly unknown[] {
  const rows: readonly unknown[] = Array.isArray(units) ? units : [];
  const named = rows.map((row) =>
    typeof row === 'object' && row !== null && 'army' in row ? row.army : undefined,
  );
  return [...new Set(named)].filter((army) => army !== undefined);
}
