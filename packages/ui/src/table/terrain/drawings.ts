import { container, crates } from './crates.ts';
import { fence } from './fence.ts';
import { house } from './house.ts';
import { lowWall } from './low-wall.ts';
import type { TerrainDrawings } from './drawing.ts';
import { tank } from './tank.ts';
import { rubble } from './rubble.ts';
import { wood } from './wood.ts';

/** Scenery of the tables on which a game begins unless a page says otherwise. */
export const FIRST_DRAWINGS: TerrainDrawings = {
  building: house,
  container,
  crates,
  fence,
  house,
  'low-wall': lowWall,
  rubble,
  tank,
  wood,
};
