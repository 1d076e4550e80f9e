import { describe, expect, test } from 'vitest';
import { choose, roll, emit, type Flow } from '../flow.ts';
import { tailFlow, subFlow } from '../sub-flow.ts';
import { oddsOf, type Odds } from './odds.ts';
import { seldom, weighted } from './testing/weighted-outcomes.ts';

/** What came about, in words, and something to be forgotten. */
interface Tale {
  logged: string;
  n: number;
}

/** A question with a quarter to cut, of which every place takes its share. */
function odds(flow: (tale: Tale) => Flow<unknown>, budget = 1 / 4): Odds<string> {
  const ends = {
    measure: ({ logged: reported }: Tale) => reported,
    budget,
    policy: 'stop',
  } as const;
  return oddsOf({ logged: '', n: 0 }, flow, [], ends);
}

const names = ({ outcomes }: Odds<string>) => outcomes.map(([name]) => name);
const total = ({ outcomes }: Odds<string>) => outcomes.reduce((all, [, p]) => all + p, 0);

/** Rolls for something rare, and tells when it came. */
function* rarely(tale: Tale, probability: number): Flow {
  if (yield* roll(seldom(probability), 'T-1', { about: 'rare' })) tale.logged += 'rare ';
}

function* forget(tale: Tale): Flow {
  tale.n = 0;
  yield* emit('forgotten', 'T-3');
}

function* more(tale: Tale): Flow {
  tale.n++;
  yield* emit('more', 'T-3');
}

function* coin(tale: Tale): Flow {
  tale.n = yield* roll(weighted([1, 1 / 2], [2, 1 / 2]), 'T-1', { about: 'coin' });
}

/** Whether a rare thing is left out; what is left out is always stated. */
function isCut(flow: (tale: Tale) => Flow<unknown>): boolean {
  const found = odds(flow);
  expect(total(found) + found.pruned).toBeCloseTo(1, 12);
  expect(found.pruned).toBeLessThan(1 / 4);
  return !names(found).some((name) => name.includes('rare'));
}

describe('how much is cut, and where', () => {
  test('a roll leaves out no more than an eighth of what may be cut', () => {
    expect(isCut((tale) => rarely(tale, 1 / 32))).toBe(true);
    expect(isCut((tale) => rarely(tale, 0.0313))).toBe(false);
    expect(odds((tale) => rarely(tale, 1 / 32)).pruned).toBe(1 / 32);
  });

  test('the next roll takes its eighth of what is left, in each of the branches', () => {
    const twice = (second: number) =>
      function* (tale: Tale): Flow {
        // 1/32 of 1/4 is gone: 7/32 are left of what may be cut, and 31/32 of the way.
        const first = weighted(['never', 1 / 32], ['a', 1 / 2], ['b', 15 / 32]);
        tale.logged += `${yield* roll(first, 'T-1', { about: 'first' })} `;
        yield* rarely(tale, second);
      };
    const most = 7 / 32 / 8 / (31 / 32);
    const within = odds(twice(most - 1e-4));
    expect(names(within)).toEqual(['a ', 'b ']);
    expect(within.pruned).toBeCloseTo(1 / 32 + (31 / 32) * (most - 1e-4), 14);
    expect(total(within)).toBeCloseTo(1 - within.pruned, 14);
    expect(names(odds(twice(most + 1e-4)))).toEqual(['a rare ', 'a ', 'b rare ', 'b ']);
  });

  test('the tail of an endless explosion is reported and not pruned again', () => {
    const after = (second: number) =>
      function* (tale: Tale): Flow {
        // 1/16 is lacking: 3/16 are left of what may be cut, and 15/16 of the way.
        const first = weighted(['a', 1 / 2], ['b', 7 / 16]);
        tale.logged += `${yield* roll(first, 'T-1', { about: 'first' })} `;
        yield* rarely(tale, second);
      };
    const within = odds(after(1 / 40 - 1e-4));
    expect(names(within)).toEqual(['a ', 'b ']);
    expect(within.pruned).toBeCloseTo(1 / 16 + (15 / 16) * (1 / 40 - 1e-4), 14);
    const beyond = odds(after(1 / 40 + 1e-4));
    expect(names(beyond)).toEqual(['a rare ', 'a ', 'b rare ', 'b ']);
    expect(beyond.pruned).toBeCloseTo(1 / 16, 14);
  });

  test('a tail that uses up the budget stops the pruning', () => {
    const found = odds(function* (tale: Tale): Flow {
      yield* roll(weighted(['a', 1 / 2]), 'T-1', { about: 'tail' });
      yield* rarely(tale, 1e-6);
    });
    expect(names(found)).toEqual(['rare ', '']);
    expect(found.pruned).toBe(1 / 2);
  });

  test('a part uses up a quarter of what may be cut inside', () => {
    const inside = (probability: number) => isCut((tale) => tailFlow(rarely, tale, probability));
    expect(inside(1 / 128)).toBe(true);
    expect(inside(0.008)).toBe(false);
  });

  test('a part after a roll may use up as much: its place brings what it is likely to', () => {
    const inside = (probability: number) =>
      isCut(function* (tale) {
        yield* coin(tale);
        yield* tailFlow(rarely, tale, probability);
      });
    expect(inside(1 / 128)).toBe(true);
    expect(inside(0.008)).toBe(false);
  });

  test('pruning in a sub-flow with one outcome reduces the budget', () => {
    const after = (probability: number) =>
      isCut(function* (tale) {
        yield* subFlow(rarely, tale, 1 / 128);
        yield* rarely(tale, probability);
      });
    const most = 31 / 128 / 8 / (127 / 128);
    expect(after(most - 1e-4)).toBe(true);
    expect(after(most + 1e-4)).toBe(false);
  });

  test('the tail that a sub-flow lacks is reported by its caller', () => {
    function* burst(tale: Tale): Flow {
      tale.n = yield* roll(weighted([1, 1 / 2], [2, 31 / 64]), 'T-1', { about: 'burst' });
    }
    const after = (probability: number) =>
      odds(function* (tale) {
        yield* subFlow(burst, tale);
        yield* rarely(tale, probability);
      });
    // 1/64 is lacking: 15/64 are left of what may be cut, and 63/64 of the way.
    const most = 15 / 64 / 8 / (63 / 64);
    expect(names(after(most + 1e-4))).toEqual(['rare ', '']);
    expect(after(most + 1e-4).pruned).toBeCloseTo(1 / 64, 14);
    expect(names(after(most - 1e-4))).toEqual(['']);
    expect(after(most - 1e-4).pruned).toBeCloseTo(1 / 64 + (63 / 64) * (most - 1e-4), 14);
  });

  test('ways that come together bring together what each may still cut', () => {
    const after = (probability: number) =>
      isCut(function* (tale) {
        yield* subFlow(coin, tale);
        yield* subFlow(forget, tale);
        yield* rarely(tale, probability);
      });
    expect(after(1 / 32 - 1e-4)).toBe(true);
    expect(after(1 / 32 + 1e-4)).toBe(false);
  });

  test('the least likely waiting positions are pruned, and the others get the rest', () => {
    const waiting = (first: number, second: number) =>
      odds(function* (tale) {
        yield* subFlow(rarely, tale, first);
        if (tale.logged === '') yield* rarely(tale, second);
      });
    expect(names(waiting(1 / 32, 1 / 2))).toEqual(['rare ', '']);
    expect(waiting(1 / 32, 1 / 2).outcomes[0]?.[1]).toBe(31 / 64);
    expect(waiting(0.0313, 1 / 2).pruned).toBe(0);
    const most = 7 / 32 / 8 / (31 / 32);
    expect(names(waiting(1 / 32, most - 1e-4))).toEqual(['']);
    expect(names(waiting(1 / 32, most + 1e-4))).toEqual(['rare ', '']);
  });
});

describe('which ways are one', () => {
  test('rolls that a flow remembers keep its ways apart', () => {
    const found = odds(function* (tale) {
      const flip = () => roll(weighted(['h', 1 / 2], ['t', 1 / 2]), 'T-1', { about: 'flip' });
      const [first, second] = [yield* flip(), yield* flip()];
      yield* subFlow(forget, tale);
      tale.logged = first + second;
    });
    expect(new Map(found.outcomes)).toEqual(
      new Map([
        ['hh', 1 / 4],
        ['ht', 1 / 4],
        ['th', 1 / 4],
        ['tt', 1 / 4],
      ]),
    );
  });

  test('answers are listed even if the state no longer shows them', () => {
    const found = oddsOf(
      { logged: '', n: 0 },
      function* (tale: Tale): Flow<string> {
        yield* subFlow(coin, tale);
        const options = ['left', 'right'].map((key) => ({ key, value: key }));
        const way = yield* choose({ who: 0, about: 'way', rule: 'T-2', options });
        yield* subFlow(forget, tale);
        return way;
      },
      [],
      {
        measure: (_, way) => way,
        policy: {
          id: 'by-the-coin',
          title: { en: 'By the coin', fr: 'À la pièce' },
          answer: ({ state }) => (state.n === 1 ? 'left' : 'right'),
        },
      },
    );
    expect(new Map(found.outcomes)).toEqual(
      new Map([
        ['left', 1 / 2],
        ['right', 1 / 2],
      ]),
    );
  });

  test('a part that stopped is not one that ended in the same state', () => {
    function* perhaps(): Flow {
      const asks = yield* roll(seldom(1 / 2), 'T-1', { about: 'asks' });
      const options = [{ key: 'on', value: 1 }];
      if (asks) yield* choose({ who: 0, about: 'on', rule: 'T-2', options });
    }
    const found = odds(function* (tale) {
      yield* subFlow(perhaps, tale);
      tale.logged = 'went on';
    });
    expect(new Map(found.outcomes)).toEqual(
      new Map([
        ['', 1 / 2],
        ['went on', 1 / 2],
      ]),
    );
  });

  test('parts that end in one way do not make their caller begin anew', () => {
    const found = odds(function* (tale) {
      for (let i = 0; i < 3; i++) yield* subFlow(more, tale);
      tale.logged = `${tale.n}`;
    });
    expect(found).toMatchObject({ outcomes: [['3', 1]], runs: 4 });
  });

  test('ways wait for each other where they may come together', () => {
    const found = odds(function* (tale) {
      yield* subFlow(coin, tale);
      yield* subFlow(more, tale);
      yield* subFlow(forget, tale);
      yield* rarely(tale, 1 / 2);
    });
    // The parts: 2 ways of the coin, and each of the others in 2 states. The caller: once to the coin, twice
    // to each of the others, and once for every way of the last roll.
    expect(found.runs).toBe(6 + 1 + 2 + 2 + 2);
    expect(found.outcomes).toEqual([
      ['rare ', 1 / 2],
      ['', 1 / 2],
    ]);
  });
});
