import type { BoardScene, PlacedTile } from './picture/board-scene.ts';
import type { TileLook } from '../packs/look.ts';
import type { PlayRoom } from './play-room.ts';
import { instantThreats } from './instant-preview.ts';
import { linksOf } from './links.ts';
import { phaseScene, sceneOf } from './board-now.ts';

/** The board of a game as it is played: quiet until something is taken up. */
export function playScene(room: PlayRoom): BoardScene {
  const { picking, ghost, phase, ahead } = room;
  const { choice } = room.host;
  if (phase) return phaseScene(room.now, phase);
  if (ahead.player) return ahead.player.scene(room);
  const lit = new Set(choice ? picking.lit : []);
  const scene = sceneOf(room.now, (_, cell) =>
    cell === picking.from ? ['chosen'] : lit.has(cell) ? ['choosable'] : [],
  );
  if (ahead.best.length > 0) return { ...scene, heat: ahead.washes, ghost };
  const quiet = picking.doing === undefined && choice?.about === 'action';
  const hexes = quiet ? [] : room.hexesOf([...lit]);
  const looked = room.lookedAt === undefined ? {} : linksOf(room.now, room.lookedAt);
  const struck = struckBy(room, lit);
  return { ...scene, ...looked, ...struck, lit: hexes, ghost, names: hexes.length > 0 };
}

/** What the instant that is taken up would do where it is aimed at. */
function struckBy(room: PlayRoom, lit: ReadonlySet<number>): Pick<BoardScene, 'threats'> {
  const { picking, army, hovered } = room;
  const look = army?.tile(picking.tile ?? '');
  const cell = picking.to ?? (hovered && room.cellOf(hovered));
  if (look?.kind !== 'instant' || cell === undefined || !lit.has(cell)) return {};
  return { threats: instantThreats(room.now.field, look, cell) };
}

/** The tile that would lie somewhere: pinned, or under the pointer. */
export function ghostOf(room: PlayRoom): PlacedTile | undefined {
  const { picking, hovered } = room;
  const look = room.host.choice && ghostLook(room);
  const pinned = picking.ghost;
  const [hex = hovered] = pinned ? room.hexesOf([pinned.cell]) : [];
  if (!look || !hex) return undefined;
  const cell = room.cellOf(hex);
  const free = room.unitOn(cell) === undefined || cell === picking.from;
  if (!pinned && !free) return undefined;
  return { id: 0, look, hex, rotation: picking.rotation, states: ['ghost'] };
}

function ghostLook(room: PlayRoom): TileLook | undefined {
  const { picking, army, names } = room;
  if (room.host.choice?.about === 'place-hq') return army?.tile('hq');
  const { tile, from } = picking;
  if (from !== undefined && picking.moves) {
    const unit = room.unitOn(from);
    return unit && names.lookOfSeat(unit.seat)?.tile(unit.tile);
  }
  const look = tile === undefined ? undefined : army?.tile(tile);
  return look && look.kind !== 'instant' ? look : undefined;
}
