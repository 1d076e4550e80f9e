/** Lets one resolver answer its questions so as the other has answered its own. */
import type { ChoiceRequest } from '@skirmish-kit/core';
import { defaultAnswers } from '../../src/index.ts';
import type { Decide, Position, Question } from '../oracle/oracle.ts';
import type { Answer, EnginePhase } from './engine.ts';
import type { Pick } from './all-answers.ts';
import { absorptionText, hexText } from './battle-summary.ts';

/** What the oracle was asked, and the option taken. */
export interface OracleAnswer {
  question: Question;
  answer: number;
}

/** Writes down what somebody decides for the oracle. */
export function writingDown(decide: Decide, into: OracleAnswer[]): Decide {
  return (question) => {
    const answer = decide(question);
    into.push({ question, answer });
    return answer;
  };
}

/** `convert:0,0:3:ranged`: the engine's key for what the oracle calls an edge and a kind. */
function conversionKey(position: Position, question: Question, answer: number): string | undefined {
  if (question.kind !== 'quartermaster') return undefined;
  const option = question.options[answer];
  const unit = position.units.find(({ hex }) => hexText(hex) === hexText(question.unit));
  if (!unit || !option || option === 'keep') return undefined;
  const way = (option.edge + unit.rotation) % 6;
  const kind = option.from === 'melee' ? 'ranged' : 'melee';
  return `convert:${hexText(question.unit)}:${way}:${kind}`;
}

/** The oracle decides as the engine's players did. */
export function asTheEngine(position: Position, phases: readonly EnginePhase[]): Decide {
  return (question) => {
    const logged = phases.find(({ phase }) => phase === question.phase);
    const asked = logged?.asked ?? [];
    const askedThere = (about: string, hex: string): string | undefined =>
      asked.find((each) => each.about === about && each.hex === hex && each.army === question.army)
        ?.answer;
    switch (question.kind) {
      case 'clown':
        return askedThere('clown', hexText(question.clown)) === 'explode' ? 1 : 0;
      case 'quartermaster': {
        const answer = askedThere('convert', hexText(question.quartermaster));
        const same = question.options.findIndex(
          (_, i) => conversionKey(position, question, i) === answer,
        );
        return answer === undefined || same < 0 ? 0 : same;
      }
      case 'medic': {
        const texts = question.options.map(({ unit, attacker, medic }) =>
          absorptionText(unit, attacker, medic),
        );
        const next = logged?.healed.find((text) => texts.includes(text));
        if (next === undefined) {
          throw new Error(`phase ${question.phase}: the engine did none of ${texts.join('; ')}`);
        }
        return texts.indexOf(next);
      }
    }
  };
}

/**
 * The engine's players decide as the oracle did. Only Clowns and Quartermasters can be looked up;
 * Medics are asked about in other steps, so `pick` tries all ways.
 */
export function asTheOracle(
  position: Position,
  phase: number,
  answers: readonly OracleAnswer[],
  pick: Pick,
): Answer {
  const now = answers.filter(({ question }) => question.phase === phase);
  return (choice) => {
    const hex = String(choice.params['hex'] ?? '');
    if (choice.about === 'clown') {
      const said = now.find(
        ({ question }) => question.kind === 'clown' && hexText(question.clown) === hex,
      );
      return said?.answer === 1 ? 'explode' : 'attack';
    }
    if (choice.about === 'convert') {
      const keys = now.map(({ question, answer }) => conversionKey(position, question, answer));
      return choice.options.find(({ key }) => keys.includes(key))?.key ?? 'keep';
    }
    return nth(choice, pick(choice.options.length));
  };
}

/** Any answer the question allows. */
export function picking(pick: Pick): Answer {
  return (choice) => nth(choice, pick(choice.options.length));
}

function nth(choice: ChoiceRequest, n: number): string {
  return choice.options[n]?.key ?? defaultAnswers(choice);
}
