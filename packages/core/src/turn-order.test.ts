import { describe, expect, test } from 'vitest';
import type { Seat } from './flow.ts';
import { interleave, nextInOrder } from './turn-order.ts';

const everybody = (): boolean => true;

/** Plays activations to their end, taking one unit off the next seat; returns the order of seats. */
function activate(order: readonly Seat[], units: number[]): readonly Seat[] {
  const seats: Seat[] = [];
  const hasUnits = (seat: Seat): boolean => (units[seat] ?? 0) > 0;
  for (let turn = nextInOrder(order, 0, hasUnits); turn;) {
    const { place, seat } = turn;
    seats.push(seat);
    units[seat] = (units[seat] ?? 0) - 1;
    turn = nextInOrder(order, place + 1, hasUnits);
  }
  return seats;
}

describe('an order of turns', () => {
  test('goes round, from whatever place', () => {
    expect(nextInOrder([2, 0, 1], 0, everybody)).toEqual({ place: 0, seat: 2 });
    expect(nextInOrder([2, 0, 1], 2, everybody)).toEqual({ place: 2, seat: 1 });
    expect(nextInOrder([2, 0, 1], 3, everybody)).toEqual({ place: 0, seat: 2 });
    expect(nextInOrder([2, 0, 1], 7, everybody)).toEqual({ place: 1, seat: 0 });
  });

  test('a seat that stands in it twice has two places', () => {
    expect(nextInOrder([0, 1, 0, 2], 2, everybody)).toEqual({ place: 2, seat: 0 });
    expect(nextInOrder([0, 1, 0, 2], 1, (seat) => seat === 0)).toEqual({ place: 2, seat: 0 });
    expect(nextInOrder([0, 1, 0, 2], 3, (seat) => seat === 0)).toEqual({ place: 0, seat: 0 });
  });

  test('those with nothing to do are passed over, and one alone plays again', () => {
    expect(nextInOrder([0, 1, 2], 1, (seat) => seat !== 1)).toEqual({ place: 2, seat: 2 });
    expect(nextInOrder([0, 1, 2], 1, (seat) => seat === 0)).toEqual({ place: 0, seat: 0 });
    expect(nextInOrder([0, 1, 2], 0, () => false)).toBeUndefined();
    expect(nextInOrder([], 0, everybody)).toBeUndefined();
  });

  test('one activation each in turn: the side with more finishes in a row', () => {
    expect(activate([0, 1], [2, 4])).toEqual([0, 1, 0, 1, 1, 1]);
    expect(activate([1, 0], [2, 1])).toEqual([1, 0, 0]);
    expect(activate([2, 0, 1], [1, 2, 1])).toEqual([2, 0, 1, 1]);
  });
});

test('teams are interleaved, and a smaller one comes round more often', () => {
  const [one, other] = [
    [0, 1],
    [2, 3],
  ];
  expect(interleave([one ?? [], other ?? []])).toEqual([0, 2, 1, 3]);
  expect(interleave([[0], [1, 2]])).toEqual([0, 1, 0, 2]);
  expect(interleave([[0], [1], [2]])).toEqual([0, 1, 2]);
  expect(interleave([[], [1]])).toEqual([1]);
  expect(interleave([])).toEqual([]);
});
