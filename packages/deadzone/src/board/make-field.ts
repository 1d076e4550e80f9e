import { planOfField } from './field-to-plan.ts';
import { fieldOfPlan } from './plan-to-field.ts';
import type { Field } from './field.ts';

/**
 * The JSON form of a battlefield, written in the one way in which everything has its place: walls on
 * the north and the west of cubes, and on the south and the east only at the rim.
 */
export function makeField(field: Field): string {
  const { cubes, ...head } = fieldOfPlan(planOfField(field), field.id, field.name);
  const lines = cubes.map((cube) => `    ${JSON.stringify(cube)}`);
  const opening = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  return `${opening},\n  "cubes": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}
