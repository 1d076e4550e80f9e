import type { Seat } from '@skirmish-kit/core';

const LETTERS = ['a', 'b'] as const;

/** A side as its figures begin: `a` or `b`. */
export function makeSeat(seat: Seat): string {
  return LETTERS[seat] ?? '';
}

export function readSeat(text: string): Seat | undefined {
  const seat = LETTERS.findIndex((letter) => letter === text);
  return seat < 0 ? undefined : seat;
}

/** A small number that is not negative. */
export function readCount(text: string, most = 99): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
