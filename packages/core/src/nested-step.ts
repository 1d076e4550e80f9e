import type { Flow } from './flow.ts';
import type { Outcome, PlayableSystem } from './system.ts';

/**
 * One step of a game that lies inside a larger one: a battle of a campaign. The outer game makes it
 * one of its own steps, so undo, odds, records and replays reach into the battle for free. Gives
 * the outcome once the inner game is over.
 *
 * @example
 * ```ts
 * interface Match { inner: ReturnType<typeof pig.setup>; wins: number[] }
 * function* step(match: Match): Flow {
 *   const outcome = yield* nestedStep(pig, match.inner);
 *   if (!outcome) return;
 *   for (const seat of outcome.winners) match.wins[seat] = (match.wins[seat] ?? 0) + 1;
 *   match.inner = pig.setup(pig.defaults);
 * }
 * const match: Match = { inner: pig.setup({ players: 2, target: 5 }), wins: [0, 0] };
 * runFlow(step(match), { choices: ['roll', 'hold'], faces: [[6]] });
 * match.wins; // [1, 0]
 * ```
 */
export function* nestedStep<S, Setup>(
  system: PlayableSystem<S, Setup>,
  inner: S,
): Flow<Outcome | undefined> {
  const over = system.outcome(inner);
  if (over) return over;
  yield* system.step(inner);
  return system.outcome(inner);
}
