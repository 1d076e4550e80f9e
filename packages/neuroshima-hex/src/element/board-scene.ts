import type { Hex } from '@skirmish-kit/space';
import type { Piece } from '../rules/resolved-board.ts';
import { slotCount, slotValue } from '../rules/initiative.ts';
import type { Unit } from '../rules/state.ts';
import type { BoardContext } from '../messages/board-context.ts';
import type { Phase } from '../film/film.ts';
import type { PieceState } from '@skirmish-kit/ui/hex-picture';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';

/** The board as a picture, before anything is pointed at. */
export function sceneOf(
  now: BoardContext,
  statesOf: (hex: string, cell: number) => readonly PieceState[] = () => [],
): BoardScene {
  const { state, field } = now;
  const { board, options } = field.table;
  const placed = (unit: Unit): readonly PlacedTile[] => tileOf(now, unit, statesOf);
  return {
    radius: board.radius,
    hill: options.board === 'hill',
    tiles: state.units.flatMap(placed),
    foundations: state.foundations.flatMap(placed),
  };
}

function tileOf(
  { state, field, names }: BoardContext,
  unit: Unit,
  statesOf: (hex: string, cell: number) => readonly PieceState[],
): readonly PlacedTile[] {
  const look = names.lookOfSeat(unit.seat)?.tile(unit.tile);
  const hex: Hex | undefined = field.table.board.hexes[unit.cell];
  if (!look || !hex) return [];
  const { id, rotation, wounds } = unit;
  const points = look.kind === 'hq' ? { points: state.players[unit.seat]?.hp ?? 0 } : {};
  const piece = field.at[unit.cell];
  const standing = { rotation, wounds, netted: piece?.netted ?? false, ...points };
  const states = statesOf(hex.join(), unit.cell);
  return [{ id, look, hex, ...standing, ...(piece ? valuesNow(piece) : {}), states }];
}

/** What is in force of a unit, where it differs from what is printed. */
function valuesNow(piece: Piece): Pick<PlacedTile, 'initiative' | 'toughness'> {
  const { tile, toughness } = piece;
  const phases = Array.from({ length: slotCount(piece) }, (_, slot) => slotValue(piece, slot));
  const acting = phases.filter((phase) => phase >= 0);
  const changed = !tile.isHq && acting.join() !== tile.initiative.join();
  return {
    ...(changed && acting.length > 0 ? { initiative: acting } : {}),
    ...(toughness !== tile.toughness ? { toughness } : {}),
  };
}

/** The board of a phase of a battle, with what happens on it. */
export function phaseScene(now: BoardContext, phase: Phase): BoardScene {
  const states: readonly (readonly [PieceState, ReadonlySet<string>])[] = [
    ['acting', phase.acting],
    ['struck', phase.struck],
    ['gone', phase.gone],
  ];
  const scene = sceneOf(now, (hex) =>
    states.filter(([, set]) => set.has(hex)).map(([state]) => state),
  );
  return { ...scene, arrows: phase.arrows, badges: phase.badges };
}
