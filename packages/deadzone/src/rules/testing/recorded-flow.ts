import type { ChoiceRequest, Flow, GameEvent, Request } from '@skirmish-kit/core';
import { runFlow, type Played, type Script } from '@skirmish-kit/core/testing';
import { actionStep } from '../activation.ts';
import type { Battle } from '../state.ts';

/** What was told, a line for each moment: what it is about, then what it says. */
export function eventLines({
  events,
}: {
  readonly events: readonly GameEvent[];
}): readonly string[] {
  return events.map(({ about, params }) => [about, ...Object.values(params)].join(' '));
}

/** The next question that a flow asks a player; events before it are skipped. */
export function questionOf(flow: Flow<unknown>): ChoiceRequest {
  for (let step = flow.next(); !step.done; step = flow.next()) {
    if (step.value.kind === 'choice') return step.value;
    if (step.value.kind === 'chance') throw new Error(`Dice come first: ${step.value.about}.`);
  }
  throw new Error('Nothing is asked.');
}

/** Runs a flow with the answers of a test and notes who is asked to roll, and about what. */
export function recordFlow<T>(
  flow: Flow<T>,
  script: Script = {},
): Played<T> & { readonly rollers: readonly string[] } {
  const requests: Request[] = [];
  function* noting(): Flow<T> {
    for (let step = flow.next(); ; step = flow.next()) {
      if (step.done) return step.value;
      requests.push(step.value);
      yield step.value;
    }
  }
  const played = runFlow(noting(), script);
  const rollers = requests.flatMap((each) =>
    each.kind === 'chance' ? [`${each.about} ${each.who ?? 'nobody'}`] : [],
  );
  return { ...played, rollers };
}

/** The active model takes an action, with all that comes of it. */
export function act(battle: Battle, choices: readonly string[], faces: readonly number[][] = []) {
  if (!battle.activation) throw new Error('Nobody is active.');
  return runFlow(actionStep(battle, battle.activation), { choices, faces });
}

/** Dice that all fail. */
export const miss = (dice: number): number[] => new Array<number>(dice).fill(1);
