import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { checkPack } from './check.ts';
import { validate } from './generated/reaction-pack.validator.js';
import type { ReactionPack } from './pack.ts';

/** Packs of Reaction, for {@link readPack}. */
export const reactionPackKind: PackFormat<ReactionPack> = {
  id: 'reaction-pack',
  validate,
  check: checkPack,
};

/**
 * Reads an untrusted pack: its text, or parsed JSON. Loaded only by pages that take
 * packs, since the validator is larger than the rules.
 *
 * @example
 * ```ts
 * const pack = readReactionPack(`{
 *   "format": "skirmish-pack", "system": "reaction", "version": 1,
 *   "id": "raiders", "title": { "en": "Raiders", "fr": "Pillards" }
 * }`);
 * if (isProblems(pack)) for (const { path, message } of pack) console.error(path, message);
 * else gangsOf(pack); // []
 * ```
 */
export function readReactionPack(source: unknown): ReactionPack | readonly Problem[] {
  return readPack(reactionPackKind, source);
}
