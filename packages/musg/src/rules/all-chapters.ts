import type { MusgChapters } from './chapters.ts';
import { groupRules } from './group-rules.ts';
import { passiveRules } from './passive-rules.ts';
import { templateRules } from './template-rules.ts';
import { vehicleRules } from './vehicle-rules.ts';

/** The whole book. */
export const ALL_CHAPTERS: MusgChapters = {
  vehicles: vehicleRules,
  templates: templateRules,
  groups: groupRules,
  passive: passiveRules,
};
