import type { ChoiceRequest } from '@skirmish-kit/core';
import { resolveBoard } from '../rules/resolved-board.ts';
import { fightOn } from '../rules/fight-on.ts';
import { defaultAnswers, type Answerer } from '../rules/run-battle.ts';
import { slotCount, slotValue } from '../rules/initiative.ts';
import { runToEnd } from '../rules/preview/run-to-end.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import type { Table } from '../rules/table.ts';
import { evaluate } from './evaluation.ts';

/** The part of a question that a bot needs, as plain data. */
export interface Asked {
  readonly who: number;
  readonly about: string;
  readonly options: readonly { readonly key: string }[];
  readonly params: ChoiceRequest['params'];
}

/**
 * A question in the middle of a phase: Clowns, Medics, Quartermasters. The phase is fought again
 * with each answer, then the rest of the battle, and the best end is taken.
 */
export function chooseInBattle(table: Table, choice: Asked): string {
  let best = choice.options[0]?.key ?? '';
  let most = -Infinity;
  for (const { key } of choice.options) {
    const value = evaluate(fightWith(table, choice, key), choice.who);
    if (value > most) [best, most] = [key, value];
  }
  return best;
}

function fightWith(table: Table, choice: Asked, key: string): Table {
  const trial = trialTable(table);
  const { state } = trial;
  takeBackPhase(trial);
  let given = false;
  const answer: Answerer = (question) => {
    if (given || !isSame(question, choice)) return defaultAnswers(question);
    given = true;
    return key;
  };
  for (let { battle } = state; battle; battle = state.battle) {
    runToEnd(fightOn(trial, battle), answer);
  }
  return trial;
}

function isSame(question: ChoiceRequest, choice: Asked): boolean {
  return (
    question.about === choice.about &&
    question.who === choice.who &&
    question.options.length === choice.options.length &&
    question.options.every((option, i) => option.key === choice.options[i]?.key)
  );
}

/** Units that have been called up in this phase are called up again; nothing else has happened. */
function takeBackPhase(trial: Table): void {
  const phase = trial.state.battle?.phase ?? 0;
  for (const piece of resolveBoard(trial).pieces) {
    for (let slot = 0; slot < slotCount(piece); slot++) {
      if (slotValue(piece, slot) === phase) piece.unit.slots &= ~(1 << slot);
    }
    if (piece.unit.converted === phase + 1) piece.unit.converted = 0;
  }
}
