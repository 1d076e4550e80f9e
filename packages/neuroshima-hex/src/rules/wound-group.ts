import { lifeLeft, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';

/** What one Medic can take off one unit: all wounds of one enemy, one edge or one symbol. */
export interface WoundGroup {
  readonly on: Piece;
  readonly by: Piece | undefined;
  readonly hits: Hit[];
  strength: number;
  absorbed: boolean;
}

/** NH-MED-02, NH-MED-03, NH-OPEN-23: what counts as one blow. Blocked hits are none (NH-MED-18). */
export function groupWounds(field: ResolvedBoard, hits: readonly Hit[]): WoundGroup[] {
  const { medicScope } = field.table.options;
  const blows: WoundGroup[] = [];
  for (const hit of hits) {
    const { on, by, strength } = hit;
    // NH-MED-16: an exploding Clown cannot be saved.
    if (strength <= 0 || on.exploding) continue;
    const same = blows.find((blow) => {
      const known = blow.hits[0];
      if (blow.on !== on || blow.by !== by || !known) return false;
      if (medicScope === 'unit') return true;
      return known.way === hit.way && (medicScope === 'edge' || known.kind === hit.kind);
    });
    if (same) {
      same.hits.push(hit);
      same.strength += strength;
    } else {
      blows.push({ on, by, hits: [hit], strength, absorbed: false });
    }
  }
  return blows;
}

/** Hits that nobody took on a unit that is not used up itself. */
export function isOpen(blow: WoundGroup): boolean {
  return !blow.absorbed && !blow.on.spent;
}

export function openWounds(unit: Piece, blows: readonly WoundGroup[]): number {
  let wounds = 0;
  for (const blow of blows) if (blow.on === unit && isOpen(blow)) wounds += blow.strength;
  return wounds;
}

/** The hits of which one absorbed would keep a doomed unit on the board. */
export function decisiveFor(unit: Piece, blows: readonly WoundGroup[]): WoundGroup[] {
  const wounds = openWounds(unit, blows);
  return blows.filter(
    (blow) => blow.on === unit && isOpen(blow) && wounds - blow.strength < lifeLeft(unit),
  );
}

/** Equal wounds are equal, unless somebody scores by them or one leaves a marker (NH-FAN-04). */
export function sameResult(field: ResolvedBoard, a: WoundGroup, b: WoundGroup): boolean {
  if (a.strength !== b.strength) return false;
  if (!a.on.tile.isHq && markerOf(a) !== markerOf(b)) return false;
  return (
    !a.on.tile.isHq ||
    field.table.state.setup.mode.endsWith('score') === false ||
    a.by?.seat === b.by?.seat
  );
}

/** The marker a blow would leave on a unit, and whose it is. */
function markerOf({ by }: WoundGroup): string {
  const taint = by?.tile.taint;
  return taint ? `${taint.marker} ${taint.until} ${by.seat}` : '';
}
