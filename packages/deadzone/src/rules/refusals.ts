import { typedRefuse } from '@skirmish-kit/core';
import type { refusals } from '../messages/refusals.ts';

export type Refusals = typeof refusals;

/** Refuses with the right things to say about it. */
export const refuse = /* @__PURE__ */ typedRefuse<Refusals>();
