import type { ListReport, Problem, SetupDraft, LocalisedText } from '@skirmish-kit/core';

/** Something a member of a list can have besides: a weapon, an item. */
export interface BuilderOption {
  readonly id: string;
  readonly name: LocalisedText;
  readonly points: number;
}

/** A unit that can be added to a list. */
export interface BuilderUnit {
  readonly id: string;
  readonly name: LocalisedText;
  /** The role in its list: leader, troop. */
  readonly kind: LocalisedText;
  readonly points: number;
  readonly extras: readonly BuilderOption[];
}

/** The parts of lists of one faction. */
export interface BuilderSection {
  readonly id: string;
  readonly name: LocalisedText;
  readonly units: readonly BuilderUnit[];
  /** A legal list to begin from. */
  readonly preset: readonly BuiltEntry[];
}

/** A member of a list that is being built. */
export interface BuiltEntry {
  readonly unit: string;
  readonly extras: readonly string[];
}

/** A list as it is built. */
export interface BuiltList {
  readonly name: LocalisedText;
  readonly shelf: string;
  readonly budget: number;
  readonly members: readonly BuiltEntry[];
}

/** The input of a builder; any system with a list checker can provide it. */
export interface BuilderSource {
  readonly title: LocalisedText;
  /** The name of an unnamed list. */
  readonly unnamed: LocalisedText;
  readonly shelves: readonly BuilderSection[];
  /** The limits of a list, the usual one first. */
  readonly budgets: readonly number[];
  /** The list as the system reads it. */
  make(list: BuiltList): unknown;
  /** The opposite of {@link make}; problems for what is no list, or has what cannot be built here. */
  read(list: unknown): BuiltList | readonly Problem[];
  check(list: unknown): ListReport | readonly Problem[];
  /** How a legal list comes into play. */
  start(list: unknown): BuilderLaunch;
}

/** A list that is to be played: a pack it lies in, and what is picked on the start panel then. */
export interface BuilderLaunch {
  readonly pack: object;
  readonly draft: SetupDraft;
}
