import type { LocalisedText } from '@skirmish-kit/core';

/** What somebody is good at, besides striking. */
export const KNACKS = ['none', 'nimble', 'steady', 'swift'] as const;
export type Knack = (typeof KNACKS)[number];

/** Four figures that cross together; a pack brings as many bands as it likes. */
export interface Band {
  readonly id: string;
  readonly name: LocalisedText;
  readonly figures: readonly BandFigure[];
}

export interface BandFigure {
  readonly name: LocalisedText;
  /** How many dice it strikes with. */
  readonly might: number;
  readonly knack: Knack;
}

/** CW-SETUP-01: how many figures a band has. */
export const BAND_SIZE = 4;

/** CW-SETUP-02: how much a band may bring in all; a knack counts like a die. */
export const BAND_VALUE = 9;

/** CW-SETUP-02: what somebody counts. */
export function figureValue({ might, knack }: BandFigure): number {
  return might + (knack === 'none' ? 0 : 1);
}
