import type { Language } from '@skirmish-kit/core';
import { nameHex } from '../notation/hex-name.ts';
import { radiusOf } from '../notation/board-radius.ts';
import type { Position } from '../rules/position.ts';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';
import type { ArmyStyle } from '../packs/army-style.ts';
import { describeDiagram, tileName } from '../messages/position-messages.ts';
import { boardBounds } from '@skirmish-kit/ui/hex-picture';
import type { PictureProps } from '@skirmish-kit/ui/no-lit';
import { boardPicture } from './picture/board-picture.ts';

/** A position as a picture shows it; tiles nobody knows are left out. */
export function diagramScene(
  position: Position,
  armies: readonly ArmyStyle[],
  language: Language,
  names: boolean,
): BoardScene {
  const radius = radiusOf(position);
  const tiles = position.units.flatMap(({ army, tile, hex, rotation = 0, wounds = 0 }, id) => {
    const look = armies.find((each) => each.id === army)?.tile(tile);
    if (!look) return [];
    const points = look.kind === 'hq' ? { points: position.hq?.[army] ?? 20 } : {};
    const title = `${tileName(look, position.edition, language)} ${nameHex(hex, radius)}`;
    const placed: PlacedTile = { id, look, hex, rotation, wounds, title, ...points };
    return [placed];
  });
  return { radius, tiles, names, hill: position.options?.board === 'hill' };
}

/** A position as a picture of its own, with its units listed for those who hear it. */
export function diagramPicture(
  position: Position,
  armies: readonly ArmyStyle[],
  language: Language,
  names: boolean,
): PictureProps {
  const { width, height } = boardBounds(radiusOf(position));
  const picture = boardPicture(diagramScene(position, armies, language, names));
  return { picture, width, height, label: describeDiagram(position, armies, language) };
}
