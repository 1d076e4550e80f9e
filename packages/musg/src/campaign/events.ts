import { typedRefuse, teller } from '@skirmish-kit/core';
import type { campaignMoments } from '../messages/campaign-events.ts';
import type { campaignRefusals } from '../messages/campaign-refusals.ts';

/** Tells what happened between battles. */
export const tell = /* @__PURE__ */ teller<typeof campaignMoments>();

/** Refuses what cannot be done between battles. */
export const deny = /* @__PURE__ */ typedRefuse<typeof campaignRefusals>();
