import { isProblems } from '@skirmish-kit/core';
import { parseField } from '../field-text.ts';
import type { Field } from '../field.ts';
import { DEPOT } from './depot.ts';
import { FOUNDRY } from './foundry.ts';
import { MARKET } from './market.ts';
import { RELAY_TOWERS } from './relay-towers.ts';
import { TERRACES } from './terraces.ts';
import { VIADUCT } from './viaduct.ts';

/** Our own battlefields, as their texts. Each is the same for both ends of the table. */
export const BUILT_IN_FIELDS = {
  depot: DEPOT,
  foundry: FOUNDRY,
  market: MARKET,
  'relay-towers': RELAY_TOWERS,
  terraces: TERRACES,
  viaduct: VIADUCT,
} as const;

export type FieldName = keyof typeof BUILT_IN_FIELDS;

/**
 * One of our battlefields.
 *
 * @example
 * ```ts
 * builtInField('foundry').name.fr; // 'La vieille fonderie'
 * ```
 */
export function builtInField(name: FieldName): Field {
  const field = parseField(BUILT_IN_FIELDS[name]);
  if (isProblems(field)) throw new Error(`${name}, ${field[0]?.path}: ${field[0]?.message}`);
  return field;
}
