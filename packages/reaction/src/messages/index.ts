import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { events } from './events.ts';
import type { ReactionNames } from './names.ts';
import { playMessages } from './play.ts';
import { refusals } from './refusals.ts';

/** Everything Reaction says. */
export const messages: Messages<Battle, ReactionNames> = {
  ...playMessages,
  events,
  refusals,
};
