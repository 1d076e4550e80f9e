import { container, crates } from './crates.ts';
import { fence } from './fence.ts';
import { crater, hill, smoke, track, water } from './ground-forms.ts';
import { hedge } from './hedge.ts';
import { house } from './house.ts';
import { lowWall } from './low-wall.ts';
import type { TerrainDrawing } from './drawing.ts';
import { tank } from './tank.ts';
import { rubble } from './rubble.ts';
import { ruin, ruinWall } from './ruin.ts';
import { wood } from './wood.ts';
import { wreck } from './wreck.ts';

/**
 * The kinds of scenery that have a drawing of their own; every other kind is drawn by what it does. In an
 * embed, another module stands in the place of this one, with those of a first battle, until a game
 * begins with another table (tools/build/learnt-later.mjs).
 */
export const TERRAIN_DRAWINGS: Readonly<Record<string, TerrainDrawing>> = {
  building: house,
  container,
  crater,
  crates,
  fence,
  hedge,
  hill,
  house,
  'low-wall': lowWall,
  rubble,
  ruin,
  smoke,
  tank,
  track,
  wall: ruinWall,
  water,
  wood,
  wreck,
};
