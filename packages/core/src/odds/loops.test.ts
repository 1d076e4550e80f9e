import { describe, expect, test } from 'vitest';
import { choose, roll, type Flow } from '../flow.ts';
import { tailFlow, subFlow } from '../sub-flow.ts';
import { exactOdds, oddsOf, type FlowQuestion, type Odds } from './odds.ts';
import { seldom, weighted } from './testing/weighted-outcomes.ts';

interface Count {
  n: number;
}

const total = ({ outcomes }: Odds<unknown>) => outcomes.reduce((all, [, p]) => all + p, 0);

const again = (probability: number) => roll(seldom(probability), 'T-1', { about: 'again' });

type Looping = (count: Count, probability: number) => Flow;

/** Rolls until it ends, and counts. */
function* loop(count: Count, probability: number): Flow {
  while (yield* again(probability)) count.n++;
}

/** The same, each roll a part of its own. */
function* loopOfParts(count: Count, probability: number): Flow {
  while (yield* subFlow(oneRoll, count, probability));
}

function* oneRoll(count: Count, probability: number): Flow<boolean> {
  const more = yield* again(probability);
  if (more) count.n++;
  return more;
}

/** The same, each roll the last part of the one before. */
function* nested(count: Count, probability: number): Flow {
  if (!(yield* again(probability))) return;
  count.n++;
  yield* tailFlow(nested, count, probability);
}

function* asksFirst(count: Count, probability: number): Flow {
  const options = ['a', 'b'].map((key) => ({ key, value: key }));
  yield* choose({ who: 0, about: 'which', rule: 'T-2', options });
  yield* loop(count, probability);
}

const LOOPS: readonly (readonly [string, Looping])[] = [
  ['in one flow', loop],
  ['of parts', loopOfParts],
  ['of parts in parts', nested],
  ['after a choice that looks ahead', asksFirst],
];

describe.each(LOOPS)('a loop of chances %s', (_, flow) => {
  const odds = (probability: number, more: Partial<FlowQuestion<Count, void, number>> = {}) =>
    oddsOf({ n: 0 }, flow, [probability], {
      measure: ({ n }) => n,
      policy: 'best',
      worth: ({ n }) => n,
      ...more,
    });

  test.each([1 / 8, 1 / 2, 5 / 6])('ends by what is left of %d, which is stated', (again) => {
    const found = odds(again);
    for (const [n, p] of found.outcomes.slice(0, 10)) {
      expect(p).toBeCloseTo(again ** n * (1 - again), 9);
    }
    expect(total(found) + found.pruned).toBeCloseTo(1, 12);
    expect(found.pruned).toBeGreaterThan(0);
    expect(found.pruned).toBeLessThan(1e-9);
    expect(found.runs).toBeLessThan(2_000);
  });

  test('ends when its work is done, with all that was not followed stated', () => {
    const found = odds(0.999, { work: 50 });
    expect(found.runs).toBeLessThanOrEqual(50);
    expect(found.pruned).toBeGreaterThan(0.5);
    expect(total(found) + found.pruned).toBeCloseTo(1, 12);
    expect(odds(0.999, { work: 50 })).toEqual(found);
  });
});

test('a loop whose every end is worth following ends too', () => {
  function* dice(): Flow<string> {
    let reported = '';
    for (;;) {
      const face = yield* roll(
        weighted(['a', 1 / 4], ['b', 1 / 4], ['c', 3 / 8], ['again', 1 / 8]),
        'T-1',
        { about: 'table' },
      );
      if (face !== 'again') return `${reported}${face}`;
      reported += '!';
    }
  }
  const found = exactOdds(dice);
  expect(new Map(found.outcomes).get('!!b')).toBeCloseTo(1 / 256, 12);
  expect(total(found) + found.pruned).toBeCloseTo(1, 12);
  expect(found.runs).toBeLessThan(200);
});
