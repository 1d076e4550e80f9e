import { describe, expect, test } from 'vitest';
import type { Seat } from '../flow.ts';
import {
  interleave,
  mayPass,
  nextInWaves,
  nextRung,
  nextSeat,
  nextToActivate,
  beginWaves,
  onRung,
} from './index.ts';

/** Plays activations to their end, taking one unit off whoever is next; gives the order of seats. */
function activate(order: readonly Seat[], units: number[]): readonly Seat[] {
  const seats: Seat[] = [];
  const left = (seat: Seat): number => units[seat] ?? 0;
  for (let seat = nextToActivate(order, undefined, left); seat !== undefined;) {
    seats.push(seat);
    units[seat] = left(seat) - 1;
    seat = nextToActivate(order, seat, left);
  }
  return seats;
}

describe('strict alternation, as in Neuroshima Hex', () => {
  test('two, three and four players, round and round', () => {
    expect(nextSeat([0, 1], 0)).toBe(1);
    expect(nextSeat([0, 1], 1)).toBe(0);
    expect(nextSeat([2, 0, 1], 1)).toBe(2);
  });

  test('NH-MP-22 teams are interleaved: A C B D', () => {
    expect(
      interleave([
        [0, 1],
        [2, 3],
      ]),
    ).toEqual([0, 2, 1, 3]);
    expect(interleave([[0], [1, 2]])).toEqual([0, 1, 0, 2]);
    expect(interleave([[0], [1], [2]])).toEqual([0, 1, 2]);
    expect(interleave([])).toEqual([]);
  });

  test('those who are out are skipped, and one alone plays again', () => {
    expect(nextSeat([0, 1, 2], 0, (seat) => seat === 1)).toBe(2);
    expect(nextSeat([0, 1, 2], 0, (seat) => seat !== 0)).toBe(0);
    expect(nextSeat([0, 1, 2], 0, () => true)).toBeUndefined();
  });
});

describe('one activation each in turn', () => {
  test('RX-ACT-01 groups alternate, and the side with more finishes in a row', () => {
    expect(activate([0, 1], [2, 4])).toEqual([0, 1, 0, 1, 1, 1]);
    expect(activate([1, 0], [2, 1])).toEqual([1, 0, 0]);
  });

  test('RX-INIT-06 three sides in the order of their totals', () => {
    expect(activate([2, 0, 1], [1, 2, 1])).toEqual([2, 0, 1, 1]);
  });

  test('DZ-TURN-03 passing needs strictly fewer models left', () => {
    const left = (counts: readonly number[]) => (seat: Seat) => counts[seat] ?? 0;
    expect(mayPass([0, 1], 0, left([2, 3]))).toBe(true);
    expect(mayPass([0, 1], 0, left([3, 3]))).toBe(false);
    expect(mayPass([0, 1], 0, left([3, 2]))).toBe(false);
  });

  test('DZ-TURN-04 with nothing left a player is passed over', () => {
    expect(activate([0, 1], [1, 3])).toEqual([0, 1, 1, 1]);
    expect(nextToActivate([0, 1], 0, () => 0)).toBeUndefined();
  });
});

describe('two waves, as in Musg', () => {
  test('MU-TURN-06 the book’s example: 3 of 11, 5 of 7, then the remaining 8 and 2', () => {
    const [marc, julien] = [0, 1];
    const units = [7, 11];
    const dice = new Map([
      [julien, 3],
      [marc, 5],
    ]);
    const waves = beginWaves();
    const left = (seat: Seat): number => units[seat] ?? 0;
    const acted: [string, Seat, number][] = [];
    for (
      let next = nextInWaves(waves, [julien, marc], left);
      next;
      next = nextInWaves(waves, [julien, marc], left)
    ) {
      const { wave, seat } = next;
      const most = wave === 'first' ? Math.min(dice.get(seat) ?? 0, left(seat)) : left(seat);
      acted.push([wave, seat, most]);
      units[seat] = left(seat) - most;
    }
    expect(acted).toEqual([
      ['first', julien, 3],
      ['first', marc, 5],
      ['second', julien, 8],
      ['second', marc, 2],
    ]);
  });

  test('MU-TURN-05 a band that has all acted has no second wave; an empty table has none', () => {
    const units = [0, 2];
    const left = (seat: Seat): number => units[seat] ?? 0;
    const waves = beginWaves();
    expect(nextInWaves(waves, [0, 1], left)).toEqual({ wave: 'first', seat: 1 });
    units[1] = 0;
    expect(nextInWaves(waves, [0, 1], left)).toBeUndefined();
    expect(nextInWaves(waves, [0, 1], left)).toBeUndefined();
    expect(nextInWaves(beginWaves(), [], left)).toBeUndefined();
  });

  test('its place is plain data: a saved turn goes on where it was', () => {
    const waves = beginWaves();
    nextInWaves(waves, [1, 0], () => 1);
    const saved: typeof waves = JSON.parse(JSON.stringify(waves));
    expect(nextInWaves(saved, [1, 0], () => 1)).toEqual({ wave: 'first', seat: 0 });
    expect(nextInWaves(saved, [1, 0], () => 1)).toEqual({ wave: 'second', seat: 1 });
  });
});

describe('the initiative ladder of Neuroshima Hex', () => {
  test('NH-BAT-02 from the highest number down to 0', () => {
    const numbers = [0, 3, 1, 3];
    const rungs: number[] = [];
    for (
      let rung = nextRung(undefined, numbers);
      rung !== undefined;
      rung = nextRung(rung, numbers)
    )
      rungs.push(rung);
    expect(rungs).toEqual([3, 1, 0]);
    expect(nextRung(undefined, [])).toBeUndefined();
  });

  test('NH-BAT-03 all on a number act together; NH-INI-02 two numbers act twice', () => {
    const units = [
      { id: 'gauss', at: [2] },
      { id: 'hunter', at: [3, 2] },
      { id: 'hq', at: [0] },
    ];
    expect(onRung(units, 2, (unit) => unit.at).map((unit) => unit.id)).toEqual(['gauss', 'hunter']);
    expect(onRung(units, 3, (unit) => unit.at).map((unit) => unit.id)).toEqual(['hunter']);
  });

  test('NH-INI-12 a step that has gone by is lost, even when a number rises', () => {
    expect(nextRung(3, [3, 1])).toBe(1);
  });
});
