import { advance, type Flow, type GameEvent, type Refusal, type Request } from '@skirmish-kit/core';
import { actions, type Action } from '../action.ts';
import { whyNot } from '../legal.ts';
import type { Battle } from '../state.ts';

/** What was told: each moment with its rule and what it speaks of. */
export function loggedEvents(events: readonly GameEvent[]): readonly (readonly unknown[])[] {
  return events.map(({ about, rule, params }) => [about, rule, params]);
}

/** A refusal in a word: `pinned DZ-ACT-04`; `fine` where there is none. */
export function refusal(refused: Refusal | undefined): string {
  return refused ? `${refused.code} ${refused.rule}` : 'fine';
}

/** An action as players write it. */
export function actionFrom(text: string): Action {
  const action = actions.parse(text);
  if (!action) throw new Error(`${text} is no action.`);
  return action;
}

/** Why the active model may not do what a text says, in a word. */
export function whyNotDo(battle: Battle, text: string): string {
  if (!battle.activation) throw new Error('Nobody is active.');
  return refusal(whyNot(battle, battle.activation, actionFrom(text)));
}

/** What a flow asks for first, with all that a host hears of it. */
export function firstDecider(flow: Flow<unknown>): Exclude<Request, GameEvent> {
  for (let step = advance(flow); !step.done; step = advance(flow))
    if (step.value.kind !== 'event') return step.value;
  throw new Error('Nothing was asked.');
}
