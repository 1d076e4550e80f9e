import type { PositionQuery } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import { bandQuery } from './band.ts';

/** The questions that only Musg answers. */
export function queriesOf(shelf: Library): readonly PositionQuery[] {
  return [bandQuery(shelf)];
}
