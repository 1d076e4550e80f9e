import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { validate } from './generated/reaction-pack.strict.js';
import type { ReactionPack } from './pack.ts';
import { reactionPackKind } from './read.ts';

const everyErrorKind: PackFormat<ReactionPack> = { ...reactionPackKind, validate };

/** As `readReactionPack`, but with every error of the schema at once: for those who write packs. */
export function readReactionPackFully(source: unknown): ReactionPack | readonly Problem[] {
  return readPack(everyErrorKind, source);
}
