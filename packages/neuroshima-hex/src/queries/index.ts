import type { PositionQuery } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import { battleQuery } from './battle-query.ts';
import { netQuery } from './net-query.ts';

/** The questions about positions that only Neuroshima Hex answers. */
export function queriesOf(library: Library): readonly PositionQuery[] {
  return [battleQuery(library), netQuery(library)];
}
