/**
 * Any value from outside as a sentence names it, cut short: a text as it is, lists and objects only
 * as such. Unlike `String` it never runs what the value brings along.
 *
 * @example
 * ```ts
 * describeValue('moloch'); // 'moloch'
 * describeValue({ toString: null }); // '{…}'
 * ```
 */
export function describeValue(value: unknown, longest = 40): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return String(value).slice(0, longest);
}
