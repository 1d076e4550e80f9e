import { campaignRules } from './campaign-rules.ts';
import type { MusgModules } from './modules.ts';
import { optionalRules } from './optional-rules.ts';
import { vehicleRules } from './vehicle-rules.ts';

/** The whole book. */
export const ALL_MODULES: Required<MusgModules> = {
  vehicles: vehicleRules,
  campaign: campaignRules,
  optional: optionalRules,
};
