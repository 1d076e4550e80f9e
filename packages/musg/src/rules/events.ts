import { typedEmit } from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import type { moduleEvents } from '../messages/module-events.ts';

export type Events = typeof events & typeof moduleEvents;

/** Tells what happened, with the right things to say about it. */
export const emit = /* @__PURE__ */ typedEmit<Events>();
