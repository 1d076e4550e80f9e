import type { Flow } from '@skirmish-kit/core';
import { beginActivation } from './activation.ts';
import { releaseFollowers, remainingFollowers } from './groups.ts';
import type { Battle } from './state.ts';
import { pick } from './turn.ts';

/** MU-EXTRA-07: those who went along use up their points when he has finished; says whether any are left. */
export function* followersStep(battle: Battle): Flow<boolean> {
  const figures = remainingFollowers(battle);
  const [first] = figures;
  const figure = first ? yield* pick(battle, first.seat, figures, figures.length) : null;
  if (figure !== null) yield* beginActivation(battle, figure);
  releaseFollowers(battle, figure);
  return first !== undefined;
}
