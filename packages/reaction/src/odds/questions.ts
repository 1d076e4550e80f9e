import { isProblems, type Problem, type LocalisedText } from '@skirmish-kit/core';
import { ARMOURS, BLADES, QUALITIES, ROLES } from '../rules/profile.ts';
import type { OddsAnswer } from './answer.ts';
import { namedFightOdds } from './close-combat.ts';
import { FIGURES, PEOPLE } from './named-figure.ts';
import { oddsProblem } from './problem-messages.ts';
import { rawMeleeOdds, rawReactionOdds, rawShotOdds } from './from-numbers.ts';
import { namedReactionOdds } from './reaction.ts';
import { COVERS, DIRECT_WEAPONS, MACHINES, MODES, namedShotOdds, RANGES } from './shot.ts';
import { OPTION_MESSAGES, PARAMETER_MESSAGES } from './odds-messages.ts';

/** Something a scenario can be asked with, for a form or a help text. */
export type OddsParameter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly title: LocalisedText;
      readonly options: readonly { readonly value: string; readonly title: LocalisedText }[];
      readonly usual: string;
    }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly title: LocalisedText;
      readonly least: number;
      readonly most: number;
      readonly usual: number;
    }
  | {
      readonly kind: 'flag';
      readonly name: string;
      readonly title: LocalisedText;
      readonly usual: boolean;
    };

/** A part of a question that takes the name of a figure. */
export interface OddsFigure {
  readonly name: string;
  readonly known: readonly string[];
}

/** A query that the calculator offers. */
export interface OddsScenario {
  /** Also the `action` of a request. */
  readonly id: string;
  readonly title: LocalisedText;
  /** The possible outcomes, by their stable codes. */
  readonly outcomes: readonly string[];
  readonly parameters: readonly OddsParameter[];
  /** Fields that accept the name of a built-in figure; its profile provides the missing values. */
  readonly figures: readonly OddsFigure[];
  odds(request: unknown): OddsAnswer | readonly Problem[];
}

function choice(name: string, values: readonly string[], usual: string): OddsParameter {
  const options = values.map((value) => ({
    value,
    title: OPTION_MESSAGES[value] ?? weaponName(value),
  }));
  return { kind: 'choice', name, title: wordsFor(name), options, usual };
}

function flag(name: string, usual = false): OddsParameter {
  return { kind: 'flag', name, title: wordsFor(name), usual };
}

function count(name: string, least: number, most: number, usual: number): OddsParameter {
  return { kind: 'number', name, title: wordsFor(name), least, most, usual };
}

function weaponName(id: string): LocalisedText {
  return DIRECT_WEAPONS.find((weapon) => weapon.id === id)?.name ?? { en: id, fr: id };
}

function wordsFor(name: string): LocalisedText {
  return PARAMETER_MESSAGES[name] ?? { en: name, fr: name };
}

function fighter(named: (name: string) => string): readonly OddsParameter[] {
  return [
    choice(named('role'), ROLES, 'basic'),
    choice(named('quality'), QUALITIES, 'average'),
    choice(named('weapon'), ['none', ...BLADES], 'none'),
    choice(named('secondWeapon'), ['none', ...BLADES], 'none'),
    choice(named('armour'), ARMOURS, 'none'),
    choice(named('machine'), MACHINES, 'none'),
    flag(named('panicked')),
  ];
}

/** All queries by name; each runs the real rules. */
export const oddsScenarios: readonly OddsScenario[] = [
  {
    id: 'shoot',
    title: { en: 'Shot or burst', fr: 'Tir ou rafale' },
    outcomes: ['eliminated', 'panicked', 'damaged', 'nothing'],
    parameters: [
      choice(
        'weapon',
        DIRECT_WEAPONS.map(({ id }) => id),
        'assault-rifle',
      ),
      choice('mode', MODES, 'single'),
      choice('quality', QUALITIES, 'average'),
      flag('panicked'),
      choice('range', RANGES, 'short'),
      choice('cover', COVERS, 'none'),
      flag('tookCover'),
      choice('role', ROLES, 'basic'),
      choice('armour', ARMOURS, 'none'),
      choice('machine', MACHINES, 'none'),
    ],
    figures: [
      { name: 'figure', known: FIGURES },
      { name: 'target', known: FIGURES },
    ],
    odds: namedShotOdds,
  },
  {
    id: 'melee',
    title: { en: 'Round of close combat', fr: 'Passe d’armes au corps à corps' },
    outcomes: ['win', 'lose', 'tie'],
    parameters: [
      flag('started', true),
      count('friends', 0, 4, 0),
      ...fighter((name) => name),
      ...fighter((name) => `their${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    ],
    figures: [
      { name: 'figure', known: FIGURES },
      { name: 'theirFigure', known: FIGURES },
    ],
    odds: namedFightOdds,
  },
  {
    id: 'reaction',
    title: { en: 'Reaction test', fr: 'Test de réaction' },
    outcomes: ['ok', 'panic', 'rout'],
    parameters: [
      choice('quality', QUALITIES, 'average'),
      choice('role', ROLES, 'basic'),
      count('size', 1, 12, 6),
      count('alive', 1, 12, 6),
      flag('routing'),
      flag('engaged'),
      flag('besideLeader'),
    ],
    figures: [{ name: 'figure', known: PEOPLE }],
    odds: namedReactionOdds,
  },
];

/** The field that only the bare form of a request has. */
const BARE = {
  shoot: { field: 'toHit', odds: rawShotOdds },
  melee: { field: 'mine', odds: rawMeleeOdds },
  reaction: { field: 'modifier', odds: rawReactionOdds },
} as const;

/**
 * The odds of a request, by names or in bare numbers; `action` selects the query.
 *
 * @example
 * ```ts
 * askOdds({ action: 'shoot', weapon: 'pistol', quality: 'veteran', range: 'short', armour: 'vest' });
 * // { outcomes: { eliminated: 0.139, panicked: 0.222, nothing: 0.639 }, … }
 * askOdds({ action: 'shoot', figure: 'sergeant', target: 'ember', mode: 'burst', cover: 'light' });
 * // { outcomes: { eliminated: 0.573, panicked: 0.110, nothing: 0.317 }, … }
 * askOdds({ action: 'shoot', toHit: 0, damage: [6, 6], damageModifier: 0, resistance: 7, shots: 3 });
 * // { outcomes: { eliminated: 0.264, … }, … }
 * askOdds({ action: 'reaction', modifier: -1 }); // { outcomes: { ok: 10/36, … }, … }
 * askOdds({ action: 'melee', mine: [6, 6, 6], modifier: 0, theirs: [6, 6], theirModifier: 0 });
 * // { outcomes: { win: 0.779, lose: 0.152, tie: 0.069 }, … }
 * ```
 */
export function askOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const action = fieldOf(request, 'action');
  const scenario = oddsScenarios.find(({ id }) => id === action);
  if (!scenario) return [unknownAction(action)];
  const { field, odds } =
    BARE[scenario.id === 'shoot' ? 'shoot' : scenario.id === 'melee' ? 'melee' : 'reaction'];
  return fieldOf(request, field) === undefined ? scenario.odds(request) : odds(request);
}

/** Whether the odds could be computed. */
export function isOdds(answer: OddsAnswer | readonly Problem[]): answer is OddsAnswer {
  return !isProblems(answer) && 'outcomes' in answer;
}

function unknownAction(action: unknown): Problem {
  const allowed = oddsScenarios.map(({ id }) => id).join(', ');
  if (typeof action !== 'string') return oddsProblem('/action', 'no-action', { allowed });
  return oddsProblem('/action', 'unknown-action', { found: action.slice(0, 40), allowed });
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
