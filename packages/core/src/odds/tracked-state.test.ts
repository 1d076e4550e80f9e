import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyState } from '../state.ts';
import { NOTHING } from './state-diff.ts';
import { TrackedState, serialiseValue } from './tracked-state.ts';

interface Unit {
  name: string;
  wounds: number;
  marks: string[];
  at: { x: number; y: number } | null;
}

interface Board {
  turn: number;
  units: Unit[];
  piles: number[][];
  notes: Record<string, number>;
}

const START: Board = {
  turn: 1,
  units: [
    { name: 'a', wounds: 0, marks: [], at: { x: 0, y: 0 } },
    { name: 'b', wounds: 2, marks: ['net'], at: null },
  ],
  piles: [[1, 2, 3], []],
  notes: { wind: 3 },
};

/** What rules do to a state: write numbers, fill and empty lists, take objects away, put others there. */
type Edit = (board: Board) => void;

const index = fc.nat(3);
const number = fc.nat(3);
const edits: fc.Arbitrary<Edit> = fc.oneof(
  number.map(
    (n): Edit =>
      (board) =>
        void (board.turn = n),
  ),
  fc.tuple(index, number).map(([i, n]): Edit => (board) => {
    const unit = board.units[i];
    if (unit) unit.wounds = n;
  }),
  fc.tuple(index, number).map(([i, n]): Edit => (board) => {
    const unit = board.units[i];
    if (unit?.at) unit.at.x = n;
    else if (unit) unit.at = { x: n, y: n };
  }),
  index.map(
    (i): Edit =>
      (board) =>
        void (board.units[i] && (board.units[i].at = null)),
  ),
  fc.tuple(index, number).map(([i, n]): Edit => (board) => {
    const unit = board.units[i];
    if (unit) unit.at = { y: n, x: 0 };
  }),
  index.map(
    (i): Edit =>
      (board) =>
        void board.units[i]?.marks.push('net'),
  ),
  index.map(
    (i): Edit =>
      (board) =>
        void board.units.splice(i, 1),
  ),
  number.map(
    (n): Edit =>
      (board) =>
        void board.units.push({ name: 'c', wounds: n, marks: [], at: null }),
  ),
  fc.constant<Edit>((board) => void board.units.reverse()),
  fc.constant<Edit>((board) => void (board.units = board.units.filter(({ wounds }) => wounds < 2))),
  fc.tuple(index, number).map(
    ([i, n]): Edit =>
      (board) =>
        void board.piles[i]?.push(n),
  ),
  index.map(
    (i): Edit =>
      (board) =>
        void board.piles[i]?.shift(),
  ),
  index.map(
    (i): Edit =>
      (board) =>
        void (board.piles[i] && (board.piles[i] = [9])),
  ),
  number.map(
    (n): Edit =>
      (board) =>
        void (board.notes[`note${n}`] = n),
  ),
  fc.constant<Edit>((board) => void delete board.notes['wind']),
  fc.constant<Edit>((board) => void (board.notes = { wind: 3, rain: 1 })),
);
const ways = fc.array(edits, { maxLength: 6 });

/** The state after some edits, and what was noted of them. */
function noted(live: TrackedState<Board>, way: readonly Edit[]) {
  const plain = copyState(START);
  for (const edit of way) {
    edit(live.state);
    edit(plain);
  }
  expect(live.state).toEqual(plain);
  return { plain, difference: live.take() };
}

test('a difference is recorded, undone, and can be applied again', () => {
  fc.assert(
    fc.property(ways, (way) => {
      const live = new TrackedState(START);
      const { plain, difference } = noted(live, way);
      expect(live.state).toEqual(START);
      live.write(difference.changes);
      expect(live.state).toEqual(plain);
      live.unwrite(difference.changes);
      expect(live.state).toEqual(START);
      live.write(difference.changes);
      expect(live.take().key).toBe(difference.key);
      expect(live.state).toEqual(START);
    }),
    { numRuns: 600 },
  );
});

test('a state that is read once more is the same after any other', () => {
  fc.assert(
    fc.property(ways, ways, (first, second) => {
      const live = new TrackedState(START);
      const one = noted(live, first);
      const two = noted(live, second);
      live.write(one.difference.changes);
      expect(live.state).toEqual(one.plain);
      live.take();
      live.write(two.difference.changes);
      expect(live.state).toEqual(two.plain);
      expect(live.take().key).toBe(two.difference.key);
    }),
    { numRuns: 400 },
  );
});

test('rules may go on from what was written', () => {
  fc.assert(
    fc.property(ways, ways, (first, second) => {
      const live = new TrackedState(START);
      const { plain, difference } = noted(live, first);
      live.write(difference.changes);
      for (const edit of second) {
        edit(live.state);
        edit(plain);
      }
      expect(live.state).toEqual(plain);
      const further = live.take();
      expect(live.state).toEqual(START);
      live.write(further.changes);
      expect(live.state).toEqual(plain);
    }),
    { numRuns: 400 },
  );
});

test('nothing is recorded without a change, or after all is changed back', () => {
  const live = new TrackedState(START);
  expect(live.take()).toBe(NOTHING);
  live.state.turn = 5;
  live.state.turn = 1;
  live.state.units[0]?.marks.push('net');
  live.state.units[0]?.marks.pop();
  live.state.notes = { wind: 3 };
  live.state.units = copyState(START.units);
  expect(live.take()).toBe(NOTHING);
});

test('different states have different names', () => {
  const key = (edit: Edit) => noted(new TrackedState(START), [edit]).difference.key;
  const keys = [
    key((board) => void (board.turn = 2)),
    key((board) => void (board.turn = 3)),
    key((board) => void board.units.pop()),
    key((board) => void board.units.reverse()),
    key((board) => void (board.notes['rain'] = 1)),
    key((board) => void (board.units[0] && (board.units[0].at = null))),
    key((board) => void (board.units[1] && (board.units[1].at = { x: 0, y: 0 }))),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('plain values as text', () => {
  expect([undefined, null, 'a', 1, true].map(serialiseValue)).toEqual([
    'undefined',
    'null',
    '"a"',
    '1',
    'true',
  ]);
});
