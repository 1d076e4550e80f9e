import type { Seat } from '@skirmish-kit/core';

const LETTERS = 'abcdefgh';

/** A side as its figures begin: `a`, `b`. */
export function makeSeat(seat: Seat): string {
  return LETTERS[seat] ?? '';
}

/** Seats side by side: `b+a`. */
export function makeSeats(seats: readonly Seat[]): string {
  return seats.map(makeSeat).join('+');
}

/** A seat that somebody has. */
export function readSeat(text: string, seats: number): Seat | undefined {
  const seat = text.length === 1 ? LETTERS.indexOf(text) : -1;
  return seat < 0 || seat >= seats ? undefined : seat;
}

/** Seats, none of them twice. */
export function readSeats(text: string, seats: number): readonly Seat[] | undefined {
  const parts = text === '' ? [] : text.split('+');
  const found = parts.flatMap((part) => readSeat(part, seats) ?? []);
  return found.length === parts.length && new Set(found).size === found.length ? found : undefined;
}

/** A whole number that is not negative. */
export function readCount(text: string, most = 99): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
