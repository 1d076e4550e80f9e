import { parseHex } from '@skirmish-kit/space';
import { heatOf } from './heat.ts';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';
import type { TileLook } from './picture/look.ts';
import type { PlayRoom } from './play-room.ts';
import { sceneOf } from './still.ts';

/** The board of a game as it is played: quiet until something is taken up. */
export function playScene(room: PlayRoom): BoardScene {
  const { player, picking, choice, ghost } = room;
  if (player) return player.scene(room);
  const lit = new Set(choice ? picking.lit : []);
  const scene = sceneOf(room.still, (hex) =>
    hex === picking.from ? ['chosen'] : lit.has(hex) ? ['choosable'] : [],
  );
  if (room.heat && room.best.length > 0) return { ...scene, heat: heatOf(room.best), ghost };
  const quiet = picking.verb === undefined && choice?.about === 'action';
  const hexes = quiet ? [] : [...lit].map(parseHex).filter((hex) => hex !== undefined);
  return { ...scene, lit: hexes, ghost, names: hexes.length > 0 };
}

/** The tile that would lie somewhere: pinned, or under the pointer. */
export function ghostOf(room: PlayRoom): PlacedTile | undefined {
  const { picking, choice, hovered } = room;
  const look = choice && ghostLook(room);
  const pinned = picking.ghost;
  const hex = (pinned && parseHex(pinned.hex)) ?? hovered;
  if (!look || !hex) return undefined;
  const free = room.unitAt(hex.join()) === undefined || hex.join() === picking.from;
  if (!pinned && !free) return undefined;
  return { id: 0, look, hex, rotation: picking.rotation, states: ['ghost'] };
}

function ghostLook(room: PlayRoom): TileLook | undefined {
  const { picking, choice, army, names } = room;
  if (choice?.about === 'place-hq') return army?.tile('hq');
  const { tile, from } = picking;
  if (from !== undefined && picking.isMove(picking.verb ?? '')) {
    const unit = room.unitAt(from);
    return unit && names.lookOfSeat(unit.seat)?.tile(unit.tile);
  }
  const look = tile === undefined ? undefined : army?.tile(tile);
  return look && look.kind !== 'instant' ? look : undefined;
}
