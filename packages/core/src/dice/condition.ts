/** Which values of a die something happens to: `>=4`, `=8`. Plain data. */
export interface Condition {
  readonly compare: Comparison;
  readonly value: number;
}

export const COMPARISONS = ['>=', '<=', '>', '<', '='] as const;

export type Comparison = (typeof COMPARISONS)[number];

/** Whether a value is as the condition wants it. */
export function meets(condition: Condition, value: number): boolean {
  switch (condition.compare) {
    case '>=':
      return value >= condition.value;
    case '<=':
      return value <= condition.value;
    case '>':
      return value > condition.value;
    case '<':
      return value < condition.value;
    case '=':
      return value === condition.value;
  }
}

export function makeCondition(condition: Condition): string {
  return `${condition.compare}${condition.value}`;
}
