import type { Seat } from '../flow.ts';
import type { RuleId } from '../refusal.ts';
import type { LocalisedText } from '../localised-text.ts';

/** A value that a person can pick. */
export type SetupValue = string | number | boolean;

/** One of the values to pick from. */
export interface SetupOption {
  readonly value: SetupValue;
  readonly title: LocalisedText;
  /** A line about it, where a name alone says little. */
  readonly text?: LocalisedText;
}

/**
 * Something a person can pick before a game, as data: start panels, attributes, command-line flags
 * and their checks are all made from it.
 */
export interface SetupChoice {
  /** Its attribute and its flag: `scenario`, `armies`. One for each side share theirs. */
  readonly id: string;
  /** The choice whose attribute it stands in, after a dash, where it has none of its own: `generated-42`. */
  readonly after?: string;
  readonly title: LocalisedText;
  readonly text?: LocalisedText;
  /** The path in the setup: `['settings', 'turns']`, `['armies', 0]`. */
  readonly path: readonly (string | number)[];
  /** The selected value. */
  readonly value: SetupValue;
  /** The possible values, or the limits of a whole number. */
  readonly among: readonly SetupOption[] | { readonly least: number; readonly most: number };
  /**
   * `game`: what everybody sees first. `side`: one for each seat. `setting`: a ruling that a table
   * may decide otherwise, folded away.
   */
  readonly room: 'game' | 'side' | 'setting';
  /** The seat, for `side`. */
  readonly seat?: Seat;
  /** The rule it settles. */
  readonly rule?: RuleId;
}

/** A setup on its way: plain JSON, as records have it, with anything left out. */
export type SetupDraft = Readonly<Record<string, unknown>>;

/**
 * A draft in which one choice is made otherwise. Nothing else changes.
 *
 * @example
 * ```ts
 * const [players] = pig.choices({});
 * if (players) pick({ target: 50 }, players, 3); // { target: 50, players: 3 }
 * ```
 */
export function pick(draft: SetupDraft, { path }: SetupChoice, value: SetupValue): SetupDraft {
  const [first = '', ...rest] = path;
  return { ...draft, [first]: putAt(draft[first], rest, value) };
}

function putAt(there: unknown, path: readonly (string | number)[], value: SetupValue): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(there) ? [...there] : [];
    list[step] = putAt(list[step], rest, value);
    return list;
  }
  const fields: Readonly<Record<string, unknown>> = isFields(there) ? there : {};
  return { ...fields, [step]: putAt(fields[step], rest, value) };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
