import type { Seat, SetupChoice, SetupDraft, SetupValue, LocalisedText } from '@skirmish-kit/core';
import type { SvgNode } from '../picture.ts';

/** The input of a start panel; a system that provides one gets the panel. */
export interface StartSource {
  readonly title: LocalisedText;
  /** The goal of the game in one sentence. */
  readonly goal: LocalisedText;
  /** The choices, given what is selected already. */
  choices(draft: SetupDraft): readonly SetupChoice[];
  /** The initial selection, if it is not the default game. */
  readonly usual?: SetupDraft;
  /** The choices that the page has fixed. */
  readonly draft?: SetupDraft;
  /** Bots to play against, the usual one first. */
  readonly bots: readonly string[];
  /** A small picture of what can be picked, as it would look on this seat: two tiles, a figure. */
  picture?(value: SetupValue, seat: Seat): SvgNode | undefined;
  /** How strong a side is, in a few words: points and models. */
  facts?(value: SetupValue): LocalisedText | undefined;
  /** A plan of the battlefield as it would be with that value of a choice; nothing where there is none. */
  plan?(draft: SetupDraft, choice: string, value: string): SvgNode | undefined;
  /** How points are made and what ends the game, as it is selected. */
  scoring?(draft: SetupDraft): LocalisedText | undefined;
  /** Whether the first seat begins; otherwise dice decide. */
  readonly firstSeatBegins?: boolean;
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

/** The selection of the player. */
export interface StartSelection {
  /** Empty for the values of the page. */
  readonly draft: SetupDraft | undefined;
  /** The players of the seats: `human`, or a bot by its name. */
  readonly seats: readonly string[];
  /** Empty for another one each time. */
  readonly seed: string;
  readonly watching: PlaybackSettings;
}
