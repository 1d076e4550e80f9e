import { areaRules } from './area-rules.ts';
import type { ReactionChapters } from './chapters.ts';
import { handlingRules } from './handling-rules.ts';

/** The whole sheet. */
export const ALL_CHAPTERS: ReactionChapters = { areas: areaRules, handling: handlingRules };
