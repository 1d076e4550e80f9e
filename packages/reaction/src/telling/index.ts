import type { Telling } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { moments } from './moments.ts';
import type { ReactionNames } from './names.ts';
import { tellingOfPlay } from './play.ts';
import { refusals } from './refusals.ts';
import { rolls } from './rolls.ts';

/** Everything Reaction says. */
export const telling: Telling<Battle, ReactionNames> = {
  ...tellingOfPlay,
  moments,
  refusals,
  rolls,
};
