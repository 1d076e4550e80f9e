import { parseFaces } from './dice/faces.ts';
import { advance, type ChanceRequest, type ChoiceRequest, type Flow } from './flow.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { RulesError } from './rules-error.ts';
import type { PlayableSystem } from './system.ts';

/** The current position of a game, as plain data: its state at the last checkpoint, and the answers since. */
export interface ResumePoint<S> {
  readonly state: S;
  readonly answers: readonly string[];
}

/** A state with its own flow, standing at the open question. */
export interface ResumedFlow<S> {
  readonly state: S;
  readonly flow: Flow;
  readonly ask: ChoiceRequest | ChanceRequest;
}

/** The rules that are needed to continue from a point. */
export type StepRules<S> = Pick<PlayableSystem<S, never>, 'id' | 'adopt' | 'step' | 'playerView'>;

/** A point that may have come as JSON, with its state bound to the code of the system. */
export function adoptPoint<S>(system: StepRules<S>, point: ResumePoint<S>): ResumePoint<S> {
  return system.adopt ? { ...point, state: system.adopt(point.state) } : point;
}

/** Plays on from a point to the question that is open there; the point's state is used up. */
export function resumeFlow<S>(
  system: StepRules<S>,
  { state, answers }: ResumePoint<S>,
): ResumedFlow<S> {
  let given = 0;
  for (let flow = system.step(state); ;) {
    const { done, value } = advance(flow);
    if (done) {
      flow = system.step(state);
    } else if (value.kind !== 'event') {
      const answer = answers[given++];
      if (answer === undefined) return { state, flow, ask: value };
      if (answerAgain(value, answer)) throw notDeterministic(system.id, answer);
    }
  }
}

function answerAgain(ask: ChoiceRequest | ChanceRequest, text: string): Refusal | undefined {
  if (ask.kind === 'choice') return ask.take(text);
  const faces = parseFaces(text);
  return isRefusal(faces) ? faces : ask.take(faces);
}

export function notDeterministic(system: string, answer: string): RulesError {
  return new RulesError('not-repeatable', `${system} refused "${answer}", which it had accepted.`);
}
