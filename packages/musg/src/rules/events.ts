import { teller } from '@skirmish-kit/core';
import type { moments } from '../messages/events.ts';

export type Moments = typeof moments;

/** Tells what happened, with the right things to say about it. */
export const tell = /* @__PURE__ */ teller<Moments>();
