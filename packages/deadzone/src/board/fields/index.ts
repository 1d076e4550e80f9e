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
export const FIELD_TEXTS = {
  depot: DEPOT,
  foundry: FOUNDRY,
  market: MARKET,
  'relay-towers': RELAY_TOWERS,
  terraces: TERRACES,
  viaduct: VIADUCT,
} as const;

export type FieldName = keyof typeof FIELD_TEXTS;

/**
 * One of our battlefields.
 *
 * @example
 * ```ts
 * ourField('foundry').name.fr; // 'La vieille fonderie'
 * ```
 */
export function ourField(name: FieldName): Field {
  const field = parseField(FIELD_TEXTS[name]);
  if (isProblems(field)) throw new Error(`${name}, ${field[0]?.path}: ${field[0]?.message}`);
  return field;
}
