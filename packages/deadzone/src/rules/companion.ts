import type { Flow, LocalisedText } from '@skirmish-kit/core';
import type { Able } from './ability.ts';
import type { Battle, Model, ModelId } from './state.ts';

/**
 * What an ability does that the book does not know. Every hook is optional. Flows may ask, roll and
 * tell like any rule; the others only count.
 */
export interface AbilityCode {
  /** Dice more or less when its bearer shoots at somebody. */
  shot?(battle: Battle, bearer: Model, target: Model): number;
  /** Dice more or less when its bearer fights somebody, or survives the fight. */
  fight?(battle: Battle, bearer: Model, opponent: Model): number;
  /** Before the first action of its bearer (DZ-TURN-01). */
  activationBegins?(battle: Battle, bearer: ModelId): Flow;
  /** After its last one, if it is still there. */
  activationEnds?(battle: Battle, bearer: ModelId): Flow;
}

/**
 * Code that comes with a faction, for abilities that its pack can name and not say.
 *
 * @example
 * ```ts
 * const companion: Companion = {
 *   faction: 'lamplighters',
 *   abilities: { steady: { shot: (_, { pinned }) => (pinned ? 0 : 1) } },
 * };
 * Object.keys(companion.abilities); // ['steady']
 * ```
 */
export interface Companion {
  /** The faction it belongs to. */
  readonly faction: string;
  /** By the ids that the faction’s list of abilities has. */
  readonly abilities: Readonly<Record<string, AbilityCode>>;
  /** What it tells, by what it is about: `{model}`, `{target}` and `{to}` by their names. */
  readonly words?: Readonly<Record<string, LocalisedText>>;
}

/** The code of abilities by their ids. */
export type AbilityCodes = ReadonlyMap<string, AbilityCode>;

/**
 * Which code a battle is played with. Code is no part of a state; it hangs on the settings, a
 * constant that all copies of one battle share.
 */
const employed = new WeakMap<object, AbilityCodes>();

export function useCompanion({ settings }: Battle, codes: AbilityCodes): void {
  if (codes.size > 0) employed.set(settings, codes);
}

const NONE: readonly AbilityCode[] = [];

/** The code of what somebody or something can do; nothing for the abilities of the book. */
export function codesOf({ settings }: Battle, ...able: readonly Able[]): readonly AbilityCode[] {
  const codes = employed.get(settings);
  if (!codes) return NONE;
  const ids = new Set(able.flatMap(({ abilities }) => abilities.map(({ id }) => id)));
  return [...ids].flatMap((id) => codes.get(id) ?? []);
}
