import { pushAnswers } from '../rules/answer-keys.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { hexName, type Table } from '../rules/table.ts';
import type { Asked } from './battle-choice.ts';
import { evaluate } from './evaluation.ts';

/** NH-DEC-10: the owner of a pushed unit says where to. */
export function choosePushedTo(table: Table, choice: Asked): string {
  const from = String(choice.params['hex']);
  let best = choice.options[0]?.key ?? '';
  let most = -Infinity;
  for (const { key } of choice.options) {
    const trial = trialTable(table);
    const unit = trial.state.units.find((each) => hexName(table, each.cell) === from);
    const to = pushAnswers.parse(key)?.cell;
    if (unit && to !== undefined) unit.cell = to;
    const value = evaluate(trial, choice.who);
    if (value > most) [best, most] = [key, value];
  }
  return best;
}
