import type { PositionQuery } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import { battleInquiry } from './battle-query.ts';
import { netInquiry } from './net-query.ts';

/** The questions about positions that only Neuroshima Hex answers. */
export function inquiriesOf(library: Library): readonly PositionQuery[] {
  return [battleInquiry(library), netInquiry(library)];
}
