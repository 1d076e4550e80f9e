import { advance, type Flow, type Request } from '@skirmish-kit/core';
import { defaultAnswers, type Answerer } from '../run-battle.ts';

/** Runs a flow that draws nothing to its end, with every question answered at once. */
export function runToEnd(
  flow: Flow<unknown>,
  answer: Answerer = defaultAnswers,
  watch?: (request: Request) => void,
): void {
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    if (request.kind === 'choice') {
      const key = answer(request);
      const refusal = request.take(key);
      if (refusal) throw new Error(`"${key}" is no answer to "${request.about}": ${refusal.code}.`);
    } else if (request.kind === 'chance') {
      throw new Error('What is tried out beforehand draws nothing.');
    }
    watch?.(request);
  }
}
