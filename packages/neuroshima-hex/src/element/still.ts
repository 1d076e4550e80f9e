import type { Hex } from '@skirmish-kit/space';
import { readField, type Field } from '../rules/field.ts';
import type { State, Unit } from '../rules/state.ts';
import { tableOf, type Library } from '../rules/table.ts';
import type { Names } from './names.ts';
import type { BoardScene, PlacedTile, TileState } from './picture/board-scene.ts';

/** What is at hand when a moment of a game is drawn or described. */
export interface Still {
  readonly state: State;
  readonly field: Field;
  readonly names: Names;
}

/** A state made ready to be looked at. */
export function stillOf(library: Library, state: State, names: Names): Still {
  return { state, field: readField(tableOf(library, state)), names };
}

/** The board as a picture, before anything is pointed at. */
export function sceneOf(
  still: Still,
  statesOf: (hex: string, cell: number) => readonly TileState[] = () => [],
): BoardScene {
  const { state, field } = still;
  const { board, options } = field.table;
  const placed = (unit: Unit): readonly PlacedTile[] => tileOf(still, unit, statesOf);
  return {
    radius: board.radius,
    hill: options.board === 'hill',
    tiles: state.units.flatMap(placed),
    foundations: state.foundations.flatMap(placed),
  };
}

function tileOf(
  { state, field, names }: Still,
  unit: Unit,
  statesOf: (hex: string, cell: number) => readonly TileState[],
): readonly PlacedTile[] {
  const look = names.lookOfSeat(unit.seat)?.tile(unit.tile);
  const hex: Hex | undefined = field.table.board.hexes[unit.cell];
  if (!look || !hex) return [];
  const { id, rotation, wounds } = unit;
  const points = look.kind === 'hq' ? { points: state.players[unit.seat]?.hp ?? 0 } : {};
  const netted = field.at[unit.cell]?.netted ?? false;
  return [
    { id, look, hex, rotation, wounds, netted, ...points, states: statesOf(hex.join(), unit.cell) },
  ];
}
