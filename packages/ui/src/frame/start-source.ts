import type { Seat, SetupChoice, SetupDraft, SetupValue, LocalisedText } from '@skirmish-kit/core';
import type { SvgNode } from '../picture.ts';

/** What a start panel is made from; a system that gives one has the panel for free. */
export interface StartSource {
  readonly title: LocalisedText;
  /** What winning is, in one sentence. */
  readonly goal: LocalisedText;
  /** What can be picked, given what is picked already. */
  choices(draft: SetupDraft): readonly SetupChoice[];
  /** What is picked before anybody has picked anything, where that is not the default of the game. */
  readonly usual?: SetupDraft;
  /** What the page picked already. */
  readonly draft?: SetupDraft;
  /** Bots to play against, the usual one first. */
  readonly bots: readonly string[];
  /** A small picture of what can be picked, as it would look on this seat: two tiles, a figure. */
  picture?(value: SetupValue, seat: Seat): SvgNode | undefined;
  /** How strong a side is, in a few words: points and models. */
  facts?(value: SetupValue): LocalisedText | undefined;
  /** A plan of the battlefield as it would be with that value of a choice; nothing where there is none. */
  plan?(draft: SetupDraft, choice: string, value: string): SvgNode | undefined;
  /** How long a game lasts, about. */
  readonly minutes?: number;
  /** The class that sets `--side` to the colour of what is picked. */
  look?(value: SetupValue, seat: number): string;
  /** Whether there is a guided first game. */
  readonly teaches?: boolean;
  /** Whether third-party packs can be added by their URL. */
  readonly takesPacks?: boolean;
}

/** How bots and battles are watched. */
export interface PlaybackSettings {
  readonly moves: 'one-by-one' | 'at-once';
  readonly films: 'film' | 'step' | 'skip';
}

export const DEFAULT_PLAYBACK: PlaybackSettings = { moves: 'one-by-one', films: 'film' };

/** What somebody wants to play. */
export interface StartSelection {
  /** Nothing for what the page says. */
  readonly draft: SetupDraft | undefined;
  /** Who sits where: `human`, or a bot by its name. */
  readonly seats: readonly string[];
  /** Empty for another one each time. */
  readonly seed: string;
  readonly watching: PlaybackSettings;
}
