import type { Action } from '../rules/action.ts';
import { aimAnswers, pushAnswers, saveAnswers, spendAnswers } from '../rules/answer-keys.ts';
import { hqAnswers } from '../rules/hq-answers.ts';

/** An answer that is given by pointing at a hex. */
interface Pointed {
  /** The cell that an answer is about. */
  cell(key: string): number | undefined;
  /** The answer that pointing at a cell gives. */
  key(cell: number): string;
}

/** The questions whose answers are single hexes, so that nothing has to be picked up first. */
const POINTED: Readonly<Record<string, Pointed>> = {
  'place-hq': {
    cell: (key) => hqAnswers.parse(key)?.at,
    key: (at) => hqAnswers.make({ kind: 'hq', at }),
  },
  'pushed-to': {
    cell: (key) => pushAnswers.parse(key)?.cell,
    key: (cell) => pushAnswers.make({ kind: 'to', cell }),
  },
  save: {
    cell: (key) => saveAnswers.parse(key)?.unit,
    key: (unit) => saveAnswers.make({ kind: 'save', unit }),
  },
  spend: {
    cell: (key) => spendAnswers.parse(key)?.medic,
    key: (medic) => spendAnswers.make({ kind: 'spend', medic }),
  },
  aim: {
    cell: (key) => aimAnswers.parse(key)?.target,
    key: (target) => aimAnswers.make({ kind: 'at', target }),
  },
};

/** How a question is answered by pointing; `undefined` for one that is not. */
export function pointedAt(about: string): Pointed | undefined {
  return Object.hasOwn(POINTED, about) ? POINTED[about] : undefined;
}

/** The cell on which an action shows: where a unit comes to lie, or whom an instant is used on. */
export function cellOfAction(action: Action): number | undefined {
  switch (action.kind) {
    case 'place':
      return action.cell;
    case 'step':
    case 'move':
      return action.to;
    case 'instant':
      return [action.to, action.at].find((cell) => cell >= 0);
    default:
      return undefined;
  }
}
