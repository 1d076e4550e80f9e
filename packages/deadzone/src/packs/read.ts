import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { checkPack } from './check.ts';
import { validate } from './generated/deadzone-pack.validator.js';
import type { DeadzonePack } from './pack.ts';

/** Packs of Deadzone, for {@link readPack}. */
export const deadzonePackKind: PackFormat<DeadzonePack> = {
  id: 'deadzone-pack',
  validate,
  check: checkPack,
};

/**
 * Reads an untrusted pack: its text, or JSON already parsed. A separate chunk for pages that take packs,
 * since the validator is larger than the rules.
 *
 * @example
 * ```ts
 * const pack = readDeadzonePack(`{
 *   "format": "skirmish-pack", "system": "deadzone", "version": 1,
 *   "id": "harbour", "title": { "en": "Harbour", "fr": "Le port" }
 * }`);
 * if (isProblems(pack)) for (const { path, message } of pack) console.error(path, message);
 * else pack.title.fr; // 'Le port'
 * ```
 */
export function readDeadzonePack(source: unknown): DeadzonePack | readonly Problem[] {
  return readPack(deadzonePackKind, source);
}
