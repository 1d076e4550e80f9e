import { describe, expect, test } from 'vitest';
import { advance, choose, roll, emit, type Flow } from '../flow.ts';
import { forEachFlow, tailFlow, subFlow } from '../sub-flow.ts';
import { oddsOf, type Odds } from './odds.ts';
import { weighted } from './testing/weighted-outcomes.ts';

interface Count {
  n: number;
}

function odds(flow: (count: Count) => Flow<unknown>, merge = true): Odds<string> {
  return oddsOf({ n: 0 }, flow, [], {
    measure: ({ n }, _, notes) => [n, ...notes].join(' '),
    note: ({ about }) => (about === 'unnoted' ? undefined : about),
    policy: { 0: 'first', 1: 'stop' },
    merge,
  });
}

const coin = () => roll(weighted([1, 1 / 2], [2, 1 / 2]), 'T-1', { about: 'coin' });
const ask = (who: number) =>
  choose({ who, about: 'ask', rule: 'T-2', options: [{ key: 'a', value: 1 }] });

describe('what is noted', () => {
  function* reported(count: Count): Flow {
    yield* emit('begin', 'T-3');
    count.n++;
    yield* emit('unnoted', 'T-3');
    yield* emit('told', 'T-3');
  }
  function* tossed(count: Count): Flow {
    yield* emit('toss', 'T-3');
    count.n += yield* coin();
    yield* emit(count.n % 2 === 1 ? 'odd' : 'even', 'T-3');
  }
  function* stops(): Flow {
    yield* emit('asks', 'T-3');
    yield* ask(1);
  }

  const flows: readonly (readonly [string, (count: Count) => Flow<unknown>])[] = [
    ['no part', tossed],
    [
      'a part that ends in one way, and what comes after it',
      function* (count) {
        yield* emit('first', 'T-3');
        yield* subFlow(reported, count);
        yield* emit('then', 'T-3');
        yield* subFlow(reported, count);
        yield* tossed(count);
      },
    ],
    [
      'a last part after something was told',
      function* (count) {
        yield* emit('first', 'T-3');
        yield* tailFlow(reported, count);
      },
    ],
    [
      'a last part that ends in two ways, and who called waits for it',
      function* (count) {
        yield* subFlow(function* (inner: Count): Flow {
          yield* emit('first', 'T-3');
          yield* tailFlow(tossed, inner);
        }, count);
        yield* emit('end', 'T-3');
      },
    ],
    [
      'several in a row',
      function* (count) {
        yield* emit('first', 'T-3');
        yield* forEachFlow(tossed, count, [[], [], []]);
        yield* emit('end', 'T-3');
      },
    ],
    [
      'a part in which nobody answers',
      function* (count) {
        yield* subFlow(tossed, count);
        yield* emit('first', 'T-3');
        yield* subFlow(stops, count);
        yield* emit('never', 'T-3');
      },
    ],
  ];

  test.each(flows)('is the same as without parts: %s', (_, flow) => {
    const [merged, every] = [odds(flow), odds(flow, false)];
    expect(new Map(merged.outcomes)).toEqual(new Map(every.outcomes));
    expect(merged.pruned).toBe(0);
    expect(merged.policies).toEqual(every.policies);
  });

  test('comes in the order it was told', () => {
    const [, [, inOneWay] = []] = flows;
    expect(inOneWay && odds(inOneWay).outcomes).toEqual([
      ['3 first begin told then begin told toss odd', 1 / 2],
      ['4 first begin told then begin told toss even', 1 / 2],
    ]);
  });
});

describe('rules that do not repeat themselves', () => {
  const again = { code: 'not-repeatable' };

  /** What a flow does the first time it runs, and what every time after. */
  function* changing(first: () => Flow<unknown>, later: () => Flow<unknown>, times: { n: number }) {
    yield* times.n++ === 0 ? first() : later();
  }
  const run = (first: () => Flow<unknown>, later: () => Flow<unknown>) => {
    const times = { n: 0 };
    return () => odds(() => changing(first, later, times));
  };

  test('a roll that is a question the next time, or the other way round', () => {
    expect(run(coin, () => ask(0))).toThrow(expect.objectContaining(again));
    function* both(): Flow {
      yield* ask(0);
      yield* coin();
    }
    expect(run(both, coin)).toThrow(expect.objectContaining(again));
  });

  test('a roll that is a part the next time', () => {
    function* tossed(): Flow {
      yield* coin();
    }
    const flow = (times: Count) =>
      function* (count: Count): Flow {
        if (times.n++ === 0) yield* coin();
        else yield* subFlow(tossed, count);
      };
    expect(() => odds(flow({ n: 0 }))).toThrow(expect.objectContaining(again));
  });

  test('a flow that lets nobody leave at a part', () => {
    function* tossed(count: Count): Flow {
      count.n = yield* coin();
    }
    function* swallows(count: Count): Flow {
      for (const inner = subFlow(tossed, count); ;) {
        const { done, value } = advance(inner);
        if (done) return;
        if (value.kind !== 'event') yield value;
      }
    }
    expect(() => odds(swallows)).toThrow(expect.objectContaining(again));
  });

  test('an answer that the rules refuse', () => {
    const flow = () => ask(0);
    const cheat = { id: 'cheat', title: { en: 'Cheat', fr: 'Tricheur' }, answer: () => 'b' };
    expect(() => oddsOf({}, flow, [], { measure: () => '', policy: cheat })).toThrow(
      'not-an-option',
    );
  });
});

test('20 000 requests on one branch are too many', () => {
  const long = (requests: number) =>
    function* (count: Count): Flow {
      for (let i = 0; i < requests; i++) yield* emit('unnoted', 'T-3');
      count.n = requests;
    };
  expect(odds(long(19_999)).outcomes).toEqual([['19999', 1]]);
  expect(() => odds(long(20_000))).toThrow(expect.objectContaining({ code: 'endless' }));
});

test('a result of a part is its caller’s own, to be changed', () => {
  function* listed(count: Count): Flow<number[]> {
    count.n = yield* coin();
    return [0];
  }
  function* adds(count: Count): Flow {
    const list = yield* subFlow(listed, count);
    list.push(1);
    count.n += 10 * list.length;
  }
  expect(odds(adds).outcomes).toEqual([
    ['21', 1 / 2],
    ['22', 1 / 2],
  ]);
});
