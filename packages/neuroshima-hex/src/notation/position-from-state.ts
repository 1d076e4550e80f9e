import { makePosition } from './position.ts';
import type { State } from '../rules/state.ts';
import { boardOf } from '../rules/table.ts';
import { changedOptions } from '../rules/variants.ts';

/** The board of a game as one line of text: what lies there and how the HQs stand. */
export function positionOf(state: State): string {
  const { edition, mode, armies, options } = state.setup;
  const { hexes } = boardOf(options);
  return makePosition({
    edition,
    mode,
    armies,
    options: changedOptions(edition, options),
    units: state.units.map(({ seat, tile, cell, rotation, wounds }) => {
      const [q, r] = hexes[cell] ?? [0, 0];
      return { army: armies[seat] ?? '', tile, hex: [q, r], rotation, wounds };
    }),
    hq: Object.fromEntries(armies.map((army, seat) => [army, state.players[seat]?.hp ?? 0])),
  });
}
