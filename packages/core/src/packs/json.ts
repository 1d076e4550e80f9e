import type { Problem } from '../problem.ts';
import { jsonProblem } from './json-messages.ts';
import { findLimitViolation } from './json-limits-check.ts';
import { JSON_LIMITS, type JsonLimits } from './json-limits.ts';
import { findJsonError } from './json-syntax-error.ts';

export { JSON_LIMITS, type JsonLimits } from './json-limits.ts';

/** A value that went through {@link readJson} or {@link checkJson}. */
export interface Json {
  readonly value: unknown;
}

/**
 * Reads untrusted JSON: within limits, without prototype keys and hidden characters.
 * The first error is reported, with its line or its JSON path.
 *
 * @example
 * ```ts
 * const read = readJson('{"id": "raiders", "units": []}');
 * if (isProblems(read)) console.error(read[0]?.path, read[0]?.message);
 * else read.value; // { id: 'raiders', units: [] }
 * ```
 */
export function readJson(
  text: string,
  limits: JsonLimits = JSON_LIMITS,
): Json | readonly Problem[] {
  if (isLongerThan(text, limits.bytes))
    return [jsonProblem('/', 'json-too-big', { most: limits.bytes })];
  if (text.trim() === '') return [jsonProblem('/', 'json-empty')];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [findJsonError(text)];
  }
  return checkJson(value, limits);
}

/** Checks a value as {@link readJson} checks what it read: plain JSON, within limits. */
export function checkJson(
  value: unknown,
  limits: JsonLimits = JSON_LIMITS,
): Json | readonly Problem[] {
  const found = findLimitViolation(value, limits);
  return found ? [jsonProblem(found.path, found.code, found.params)] : { value };
}

/** Counts UTF-8 bytes without making them. */
function isLongerThan(text: string, most: number): boolean {
  if (text.length > most) return true;
  if (text.length * 3 <= most) return false;
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && i + 1 < text.length) {
      bytes += 4;
      i++;
    } else bytes += 3;
    if (bytes > most) return true;
  }
  return false;
}
