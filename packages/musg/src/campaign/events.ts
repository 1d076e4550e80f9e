import { typedRefuse, typedEmit } from '@skirmish-kit/core';
import type { campaignEvents } from '../messages/campaign-events.ts';
import type { campaignRefusals } from '../messages/campaign-refusals.ts';

/** Tells what happened between battles. */
export const emit = /* @__PURE__ */ typedEmit<typeof campaignEvents>();

/** Refuses what cannot be done between battles. */
export const refuse = /* @__PURE__ */ typedRefuse<typeof campaignRefusals>();
