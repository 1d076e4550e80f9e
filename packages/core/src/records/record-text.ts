import type { Problem } from '../problem.ts';
import { parseLink } from './link.ts';

/** Tokens begin with the number of their kind; a record never does. */
const TOKEN = /^\s*\d[\w-]*\s*$/;

/**
 * Whether a text is the token of a link rather than a record; it may be a damaged one.
 *
 * @example
 * ```ts
 * isLinkToken('skirmish 1'); // false
 * ```
 */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The record that somebody gave, as it is or as the token that a link carries.
 *
 * @example
 * ```ts
 * await decodeRecordInput('skirmish 1'); // 'skirmish 1'
 * ```
 */
export async function decodeRecordInput(given: string): Promise<string | readonly Problem[]> {
  return isLinkToken(given) ? parseLink(given.trim()) : given;
}
