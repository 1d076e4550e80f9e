import { isProblems, type Problem } from '../problem.ts';
import { checkJson, readJson } from './json.ts';
import { schemaProblems, type SchemaError } from './schema-error.ts';
import { findSpoofedText } from './spoofed-text.ts';
import { sha256 } from './sha256.ts';

/** A validator as `tools/schema/compile.mjs` makes them: a function that leaves its errors behind. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null | undefined;
}

/** A kind of pack: the armies of one system, its missions, its weapons. */
export interface PackFormat<T> {
  /** Short and stable: `reaction-gang`. */
  readonly id: string;
  readonly validate: Validator<T>;
  /** Checks that a schema cannot express: that a unit's weapon exists, that costs add up. */
  check?(pack: T): readonly Problem[];
}

/** More problems than this help nobody. */
const MOST_PROBLEMS = 50;

/**
 * Reads an untrusted pack: checks the limits first, then the schema, then spoofed texts
 * and what the system itself checks.
 *
 * @example
 * ```ts
 * const isGang = (value: unknown): value is { id: string } => Object(value).id !== undefined;
 * const gang = readPack({ id: 'my-gang', validate: isGang }, '{ "id": "raiders" }');
 * if (isProblems(gang)) gang.forEach((p) => console.error(`${p.path}: ${p.message}`));
 * else gang.id; // 'raiders'
 * ```
 */
export function readPack<T>(kind: PackFormat<T>, source: unknown): T | readonly Problem[] {
  const json = typeof source === 'string' ? readJson(source) : checkJson(source);
  if (isProblems(json)) return json;
  const { value } = json;
  const pretence = findSpoofedText(value);
  if (!kind.validate(value))
    return [...schemaProblems(kind.validate.errors ?? []), ...pretence].slice(0, MOST_PROBLEMS);
  const problems = [...pretence, ...(kind.check?.(value) ?? [])];
  return problems.length > 0 ? problems.slice(0, MOST_PROBLEMS) : value;
}

/**
 * A pack's fingerprint: the same for the same content, whatever the order of its keys and its
 * spaces. A link names a pack by its address and this, so that a changed pack is noticed.
 *
 * @example
 * ```ts
 * packHash({ id: 'raiders', units: [] }) === packHash({ units: [], id: 'raiders' }); // true
 * ```
 */
export function packHash(pack: unknown): string {
  return sha256(new TextEncoder().encode(canonical(pack))).slice(0, 32);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
