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
  /** What it is in its list: leader, troop. */
  readonly kind: LocalisedText;
  readonly points: number;
  readonly extras: readonly BuilderOption[];
}

/** What lists of one faction can be made of. */
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

/** What a builder is made from; any system that checks lists can give one. */
export interface BuilderSource {
  readonly title: LocalisedText;
  /** What a list is called that has no name yet. */
  readonly unnamed: LocalisedText;
  readonly shelves: readonly BuilderSection[];
  /** What a list may cost, the usual first. */
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
