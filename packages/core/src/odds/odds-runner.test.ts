import { describe, expect, test } from 'vitest';
import { choose, roll, type Flow } from '../flow.ts';
import { tailFlow, subFlow } from '../sub-flow.ts';
import { exactOdds, oddsOf } from './odds.ts';
import { seldom, weighted } from './testing/weighted-outcomes.ts';

interface Walk {
  at: number;
  logged: string;
}

const walk = (): Walk => ({ at: 0, logged: '' });

function* rarely(state: Walk, probability: number): Flow {
  if (yield* roll(seldom(probability), 'T-1', { about: 'rare' })) state.logged = 'rare';
}

/** One step to the right or to the left. */
function* step(state: Walk, far = 1): Flow {
  state.at += far * (yield* roll(weighted([-1, 1 / 2], [1, 1 / 2]), 'T-1', { about: 'step' }));
}

describe('what is known of a part', () => {
  test('is used again in the same state, with the same arguments', () => {
    function* steps(state: Walk): Flow {
      yield* subFlow(step, state, 2);
      yield* subFlow(step, state, 1);
      yield* subFlow(step, state, 2);
    }
    const found = oddsOf(walk(), steps, [], { measure: ({ at }) => at });
    expect(new Map(found.outcomes)).toEqual(
      new Map([
        [-5, 1 / 8],
        [-3, 1 / 8],
        [-1, 1 / 4],
        [1, 1 / 4],
        [3, 1 / 8],
        [5, 1 / 8],
      ]),
    );
  });

  test('is found out anew where less may be cut', () => {
    function* either(state: Walk): Flow {
      const lacks = yield* roll(seldom(1 / 2), 'T-1', { about: 'lacks' });
      // Nothing may be cut after a tail that uses up all of it.
      if (!lacks) yield* roll(weighted([true, 1 / 2]), 'T-1', { about: 'tail' });
      yield* tailFlow(rarely, state, 1 / 128);
    }
    const found = oddsOf(walk(), either, [], {
      measure: ({ logged: reported }) => reported,
      budget: 1 / 4,
    });
    expect(found.pruned).toBeCloseTo(1 / 256 + 1 / 4, 14);
    expect(new Map(found.outcomes).get('rare')).toBeCloseTo(1 / 4 / 128, 14);
  });

  test('is not cut after a tail that uses up all that may be, however many places wait', () => {
    function* lacking(state: Walk): Flow {
      yield* roll(weighted([true, 1 / 2]), 'T-1', { about: 'tail' });
      yield* subFlow(step, state);
      yield* subFlow(rarely, state, 1e-6);
    }
    const found = oddsOf(walk(), lacking, [], {
      measure: ({ logged: reported }) => reported,
      budget: 1 / 4,
    });
    expect(found.pruned).toBe(1 / 2);
    expect(new Map(found.outcomes).get('rare')).toBeCloseTo(1e-6 / 2, 14);
  });

  test('is used again where as much may be cut', () => {
    function* twice(state: Walk): Flow {
      const first = yield* roll(seldom(1 / 2), 'T-1', { about: 'first' });
      yield* subFlow(rarely, state, 1 / 128);
      state.at = first ? 1 : 2;
    }
    const found = oddsOf(walk(), twice, [], { measure: ({ at }) => at, budget: 1 / 4 });
    // The caller twice to its part and twice from there, the part once: its rare way is cut.
    expect(found.runs).toBe(2 + 2 + 1);
  });
});

test('states are alike by what is said, and are shown as they are', () => {
  function* wander(state: Walk): Flow {
    for (let i = 0; i < 4; i++) yield* subFlow(step, state);
  }
  const question = { measure: ({ at }: Walk) => Math.abs(at) };
  const alike = oddsOf(walk(), wander, [], { ...question, alike: ({ at }) => `${Math.abs(at)}` });
  const full = oddsOf(walk(), wander, [], question);
  expect(new Map(alike.outcomes)).toEqual(
    new Map([
      [4, 1 / 8],
      [2, 1 / 2],
      [0, 3 / 8],
    ]),
  );
  expect(new Map(full.outcomes)).toEqual(new Map(alike.outcomes));
  expect(alike.runs).toBeLessThan(full.runs);
});

test('the state is handed over as it is at each end, and not touched', () => {
  const state = walk();
  const seen: Walk[] = [];
  oddsOf(state, step, [3], {
    measure: (end) => {
      seen.push({ ...end });
      return end.at;
    },
  });
  expect(seen).toEqual([
    { at: -3, logged: '' },
    { at: 3, logged: '' },
  ]);
  expect(state).toEqual(walk());
});

test('looking ahead, ends that leave the same behind are one', () => {
  function* either(state: Walk): Flow<string> {
    yield* choose({ who: 0, about: 'go', rule: 'T-2', options: [{ key: 'go', value: 1 }] });
    yield* step(state, 1);
    yield* step(state, 1);
    return 'there';
  }
  const worths: number[] = [];
  const found = oddsOf(walk(), either, [], {
    measure: ({ at }, result) => `${result} ${at}`,
    policy: 'best',
    worth: ({ at }) => worths.push(at),
  });
  expect(found.outcomes).toEqual([
    ['there -2', 1 / 4],
    ['there 0', 1 / 2],
    ['there 2', 1 / 4],
  ]);
  expect(worths).toEqual([-2, 0, 2]);
});

test('a flow without a state is asked with a fresh one each time', () => {
  const found = exactOdds(
    function* (): Flow<number> {
      const state = walk();
      yield* subFlow(step, state, 2);
      yield* subFlow(step, state, 1);
      return state.at;
    },
    { budget: 1e-3 },
  );
  expect(found.outcomes).toEqual([
    [-3, 1 / 4],
    [-1, 1 / 4],
    [1, 1 / 4],
    [3, 1 / 4],
  ]);
  expect(found.runs).toBe(4);
});
