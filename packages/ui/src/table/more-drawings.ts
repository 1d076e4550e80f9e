import { labelsPicture, linesPicture } from './overlay.ts';
import type { MoreDrawings } from './table-picture.ts';
import { MORE_DRAWINGS } from './terrain/more-drawings.ts';

/** What a table may show besides its first question. */
export const moreDrawings: MoreDrawings = {
  lines: linesPicture,
  labels: labelsPicture,
  terrain: MORE_DRAWINGS,
};
