import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, difference, patchBetween, NOTHING, type StateChange } from './state-diff.ts';

/*
 * A state of ten places: 2 is a list that holds 3 to 5, 6 one that holds 7 and 8; the others are
 * plain. A list that was written as a whole has no changes inside it.
 */
const lastInside = (slot: number): number => (slot === 2 ? 5 : slot === 6 ? 8 : slot);

const state = fc
  .uniqueArray(fc.record({ slot: fc.nat(9), value: fc.nat(2) }), { selector: ({ slot }) => slot })
  .map((places) => {
    const slots = new Set(places.map(({ slot }) => slot));
    const inside = (slot: number) =>
      (slots.has(2) && slot > 2 && slot <= 5) || (slots.has(6) && slot > 6 && slot <= 8);
    return difference(
      places
        .filter(({ slot }) => !inside(slot))
        .sort((a, b) => a.slot - b.slot)
        .map(({ slot, value }): StateChange => ({ slot, value, text: String(value) })),
    );
  });

test('the effect that leads from one state to another leads there', () => {
  fc.assert(
    fc.property(state, state, (from, to) => {
      const effect = patchBetween(from, to, lastInside);
      expect(applyPatch(from, effect, lastInside)).toEqual(to);
    }),
    { numRuns: 1_000 },
  );
});

test('only changes are recorded, each once', () => {
  fc.assert(
    fc.property(state, state, (from, to) => {
      expect(patchBetween(from, from, lastInside)).toEqual([]);
      const slots = patchBetween(from, to, lastInside).map(({ slot }) => slot);
      expect(slots).toEqual([...new Set(slots)].sort((a, b) => a - b));
      const same = from.changes.filter(({ slot, text }) =>
        to.changes.some((change) => change.slot === slot && change.text === text),
      );
      for (const { slot } of same) expect(slots).not.toContain(slot);
    }),
    { numRuns: 1_000 },
  );
});

const change = (slot: number, text: string): StateChange => ({ slot, value: text, text });

test('the content of a wholly recorded list is not recorded again', () => {
  const inside = difference([change(3, 'x'), change(5, 'y'), change(9, 'z')]);
  const whole = difference([change(2, '[]')]);
  expect(patchBetween(inside, whole, lastInside).map(({ slot, text }) => [slot, text])).toEqual([
    [2, '[]'],
    [9, ''],
  ]);
  expect(patchBetween(whole, inside, lastInside).map(({ slot, text }) => [slot, text])).toEqual([
    [2, ''],
    [3, 'x'],
    [5, 'y'],
    [9, 'z'],
  ]);
});

test('a state is named by what differs from the start, and the start by nothing', () => {
  expect(difference([change(1, '5'), change(4, '"a"')]).key).toBe('1=5;4="a";');
  expect(difference([])).toBe(NOTHING);
  expect(applyPatch(NOTHING, [], lastInside)).toBe(NOTHING);
});
