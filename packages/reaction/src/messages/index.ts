import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import type { ReactionNames } from './names.ts';
import { tellingOfPlay } from './play.ts';
import { refusals } from './refusals.ts';

/** Everything Reaction says. */
export const telling: Messages<Battle, ReactionNames> = {
  ...tellingOfPlay,
  refusals,
};
