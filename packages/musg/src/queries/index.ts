import type { PositionQuery } from '@skirmish-kit/core';
import type { Shelf } from '../packs/pack.ts';
import { bandInquiry } from './band.ts';

/** The questions that only Musg answers. */
export function inquiriesOf(shelf: Shelf): readonly PositionQuery[] {
  return [bandInquiry(shelf)];
}
