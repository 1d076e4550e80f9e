import type { Faces } from './dice/chance.ts';
import type { ChanceRequest, ChoiceRequest, Seat } from './flow.ts';
import type { Params, RuleId } from './refusal.ts';

/** Where dice come from: a seeded generator, or people who type in what they rolled. */
export type Chances = 'seeded' | 'asked';

/** One answer of the record: a choice's key, or the faces of a chance as text. */
export interface Answer {
  readonly kind: 'choice' | 'chance';
  readonly text: string;
  /** The step of the game it was given in, from 0. */
  readonly step: number;
}

/** One line of what happened: a moment, a roll with its faces, or a choice with its answer. */
export interface LogEntry {
  readonly kind: 'moment' | 'roll' | 'choice';
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  readonly who?: Seat;
  readonly faces?: Faces;
  readonly notation?: string;
  readonly key?: string;
  /** How many answers had been given before it: where a replay stands when this happens. */
  readonly at: number;
}

/** The line for a choice that was answered after `at` answers. */
export function choiceEntry(ask: ChoiceRequest, key: string, at: number): LogEntry {
  const { about, rule, params, who } = ask;
  return { kind: 'choice', about, rule, params, who, key, at };
}

/** The line for a roll that was made after `at` answers. */
export function rollEntry(ask: ChanceRequest, faces: Faces, at: number): LogEntry {
  const { about, rule, params, who, chance } = ask;
  const roller = who === undefined ? {} : { who };
  return { kind: 'roll', about, rule, params, ...roller, faces, notation: chance.notation, at };
}
