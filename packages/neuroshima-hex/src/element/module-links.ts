import type { Hex } from '@skirmish-kit/space';
import { modifiersOn, nettedBy, nettersOf } from '../rules/unit-modifiers.ts';
import type { Boost } from '../rules/tile.ts';
import type { BoardContext } from '../messages/board-context.ts';
import { hitsOf } from '../rules/hits.ts';
import type { Threat, HexLink } from '@skirmish-kit/ui/hex-picture';
import type { BoardScene } from './picture/board-scene.ts';

/** What ties a unit to others: who gives it what, whose net holds it, whom it would strike. */
export function linksOf(
  { field }: BoardContext,
  cell: number,
): Pick<BoardScene, 'ties' | 'threats'> {
  const piece = field.at[cell];
  if (!piece) return {};
  const hexOf = (at: number): Hex => field.table.board.hexes[at] ?? [0, 0];
  const tie = (from: number, to: number, kind: HexLink['kind'], text: string): HexLink => ({
    from: hexOf(from),
    to: hexOf(to),
    kind,
    text,
  });
  const given = modifiersOn(field, piece).map(({ from, boost }) =>
    tie(from.cell, cell, 'gift', said(boost)),
  );
  const gives = field.pieces.flatMap((other) =>
    modifiersOn(field, other)
      .filter(({ from }) => from === piece.unit && other !== piece)
      .map(({ boost }) => tie(cell, other.cell, 'gift', said(boost))),
  );
  const threats: readonly Threat[] = hitsOf(field)
    .filter(({ by, strength }) => by === piece && strength > 0)
    .map(({ on, strength }) => ({ hex: hexOf(on.cell), text: String(strength) }));
  return {
    ties: [
      ...given,
      ...gives,
      ...nettersOf(field, piece).map((netter) => tie(netter.cell, cell, 'net', '')),
      ...nettedBy(field, piece).map((held) => tie(cell, held.cell, 'net', '')),
    ],
    threats,
  };
}

/** `+1`, or what takes the place of the initiative. */
function said({ melee, ranged, initiative, toughness, actions, set }: Boost): string {
  if (set >= 0) return `= ${set}`;
  const [value = 0] = [melee, ranged, initiative, toughness, actions].filter((each) => each !== 0);
  return value < 0 ? `−${-value}` : `+${value}`;
}
