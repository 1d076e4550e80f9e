import type { OddsAnswer } from '../answer.ts';
import { askOdds, isOdds } from '../questions.ts';

/** The odds of a question that has to be a good one. */
export function odds(request: unknown): OddsAnswer {
  const answer = askOdds(request);
  if (!isOdds(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
