import { areaRules } from './area-rules.ts';
import type { ReactionChapters } from './chapters.ts';

/** The whole sheet. */
export const ALL_CHAPTERS: ReactionChapters = { areas: areaRules };
