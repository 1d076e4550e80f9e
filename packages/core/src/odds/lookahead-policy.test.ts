import { expect, test } from 'vitest';
import { choose, roll, type Flow, type Seat } from '../flow.ts';
import { subFlow } from '../sub-flow.ts';
import { oddsOf, type Odds } from './odds.ts';
import { weighted } from './testing/weighted-outcomes.ts';

interface Purse {
  gold: number;
}

/** Seat 0 does the best for its purse; seat 1 takes whatever comes first. */
function odds(flow: (purse: Purse) => Flow<unknown>): Odds<number> {
  return oddsOf({ gold: 0 }, flow, [], {
    measure: ({ gold }) => gold,
    worth: ({ gold }) => gold,
    policy: { 0: 'best', 1: 'first' },
    budget: 1 / 4,
  });
}

function* ask(who: Seat, ...keys: readonly string[]): Flow<string> {
  const options = keys.map((key) => ({ key, value: key }));
  return yield* choose({ who, about: keys.join(), rule: 'T-2', options });
}

test('a seat without look-ahead answers before a seat with it', () => {
  function* price(purse: Purse): Flow {
    const times = Number(yield* ask(1, '10', '100'));
    purse.gold = times * Number(yield* ask(0, '2', '3', '5'));
  }
  expect(odds(price).outcomes).toEqual([[50, 1]]);
});

test('a policy that answers in a sub-flow without look-ahead is listed too', () => {
  function* toll(purse: Purse): Flow {
    purse.gold -= Number(yield* ask(1, '1', '2'));
  }
  function* way(purse: Purse): Flow {
    purse.gold = Number(yield* ask(0, '5', '7'));
    yield* subFlow(toll, purse);
  }
  const found = odds(way);
  expect(found.outcomes).toEqual([[6, 1]]);
  expect(found.policies).toEqual([
    { who: 0, policy: 'best' },
    { who: 1, policy: 'first' },
  ]);
});

test('the tail of a later roll is weighted with its probability', () => {
  function* twice(purse: Purse): Flow {
    yield* ask(0, 'go');
    purse.gold = yield* roll(weighted([10, 1 / 2], [20, 1 / 2]), 'T-1', { about: 'first' });
    if (purse.gold === 20) return;
    purse.gold += yield* roll(weighted([1, 1 / 2], [2, 1 / 4]), 'T-1', { about: 'second' });
  }
  const found = odds(twice);
  expect(found.outcomes).toEqual([
    [11, 1 / 4],
    [12, 1 / 8],
    [20, 1 / 2],
  ]);
  expect(found.pruned).toBe(1 / 8);
});
