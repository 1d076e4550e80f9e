import type { LocalisedText } from '@skirmish-kit/core';

/** Three figures that fight together; a pack brings as many crews as it likes. */
export interface Crew {
  readonly id: string;
  readonly name: LocalisedText;
  readonly figures: readonly CrewFigure[];
}

export interface CrewFigure {
  readonly name: LocalisedText;
  readonly strength: number;
}

/** SK-SETUP-01: how many figures a crew has. */
export const CREW_SIZE = 3;
