import type { Seat, KeyCodec } from '@skirmish-kit/core';

/** The causeways, as their stones begin: left, middle, right. */
export const LANES = ['l', 'm', 'r'] as const;

/** A stone of a causeway, from `l1` to `r5`, counted from the bank of the first side. */
export type Stone = string;

/** CW-SETUP-01: how many stones lie between the banks. */
export const LENGTH = 5;

const NUMBERS = Array.from({ length: LENGTH }, (_, i) => i + 1);

/** Every stone, causeway by causeway. */
export const STONES: readonly Stone[] = LANES.flatMap((lane) =>
  NUMBERS.map((number) => `${lane}${number}`),
);

/** How a stone is written in an answer and in a position. */
export const stone: KeyCodec<Stone> = {
  make: (at) => at,
  parse: (text) => STONES.find((each) => each === text),
};

/** The causeway, and the number of the stone, both from 0. */
export function placeOf(at: Stone): readonly [lane: number, number: number] {
  const index = STONES.indexOf(at);
  return [Math.floor(index / LENGTH), index % LENGTH];
}

/** How many stones a figure of this side has behind it. */
export function progress(at: Stone, seat: Seat): number {
  const [, number] = placeOf(at);
  return seat === 0 ? number : LENGTH - 1 - number;
}

/** The stone in front of this one, as a side marches; none where the far bank is. */
export function ahead(at: Stone, seat: Seat): Stone | undefined {
  return stoneAt(at, seat, 1);
}

/** The stone at the back; none where one's own bank is. */
export function behind(at: Stone, seat: Seat): Stone | undefined {
  return stoneAt(at, seat, -1);
}

function stoneAt(at: Stone, seat: Seat, steps: number): Stone | undefined {
  const [lane, number] = placeOf(at);
  const there = number + (seat === 0 ? steps : -steps);
  return there < 0 || there >= LENGTH ? undefined : STONES[lane * LENGTH + there];
}
