import type { TerrainDrawings } from './drawing.ts';
import { crater, hill, smoke, track, water } from './ground-forms.ts';
import { hedge } from './hedge.ts';
import { ruin, ruinWall } from './ruin.ts';
import { wreck } from './wreck.ts';

/** Scenery that first tables lack. */
export const MORE_DRAWINGS: TerrainDrawings = {
  crater,
  hedge,
  hill,
  ruin,
  smoke,
  track,
  wall: ruinWall,
  water,
  wreck,
};
