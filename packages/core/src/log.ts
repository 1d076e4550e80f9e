import type { Faces, RolledPool } from './dice/chance.ts';
import type { ChanceRequest, ChoiceRequest, Seat } from './flow.ts';
import type { Params, RuleId } from './refusal.ts';

/** The source of dice: a seeded generator, or people who type in what they rolled. */
export type DiceSource = 'seeded' | 'asked';

/** One answer of the record: a choice's key, or the faces of a chance as text. */
export interface Answer {
  readonly kind: 'choice' | 'chance';
  readonly text: string;
  /** Whether it was given by a standing answer, not by anybody now. */
  readonly standing?: true;
  /** The step of the game it was given in, from 0. */
  readonly step: number;
}

/** One line of what happened: a moment, a roll with its faces, or a choice with its answer. */
export interface LogEntry {
  readonly kind: 'event' | 'roll' | 'choice';
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  readonly who?: Seat;
  readonly faces?: Faces;
  readonly notation?: string;
  /** The rolls of both, when two people rolled against one another. */
  readonly rolls?: readonly PlayerRoll[];
  readonly key?: string;
  /** The seats that may know of it; everybody when there are none named. */
  readonly visibleTo?: readonly Seat[] | undefined;
  /** How many answers had been given before it: where a replay stands when this happens. */
  readonly at: number;
}

/** The line for a choice that was answered after `at` answers. */
export function choiceEntry(ask: ChoiceRequest, key: string, at: number): LogEntry {
  const { about, rule, params, who, visibleTo } = ask;
  return { kind: 'choice', about, rule, params, who, key, visibleTo, at };
}

/** One player's share of a roll. */
export interface PlayerRoll extends RolledPool {
  readonly who: Seat | undefined;
}

/** The rollers: one roll, or the two of an opposed roll, each with its own faces. */
function personalRolls(ask: ChanceRequest, faces: Faces): readonly PlayerRoll[] {
  const { chance, who, against } = ask;
  const rolls = chance.rolls?.(faces) ?? [{ notation: chance.notation, faces }];
  return rolls.map(({ notation, faces: own }, i) => ({
    who: i === 0 ? who : against,
    notation,
    faces: own,
  }));
}

/** The line for a roll that was made after `at` answers. */
export function rollEntry(ask: ChanceRequest, faces: Faces, at: number): LogEntry {
  const { about, rule, params, who, chance, visibleTo } = ask;
  const { notation } = chance;
  // One literal per shape, without spreads: games roll often.
  const entry: LogEntry =
    who === undefined
      ? { kind: 'roll', about, rule, params, faces, notation, visibleTo, at }
      : { kind: 'roll', about, rule, params, who, faces, notation, visibleTo, at };
  return chance.rolls ? { ...entry, rolls: personalRolls(ask, faces) } : entry;
}
