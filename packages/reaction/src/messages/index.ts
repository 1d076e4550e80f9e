import type { Telling } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import type { ReactionNames } from './names.ts';
import { tellingOfPlay } from './play.ts';
import { refusals } from './refusals.ts';

/** Everything Reaction says. */
export const telling: Telling<Battle, ReactionNames> = {
  ...tellingOfPlay,
  refusals,
};
