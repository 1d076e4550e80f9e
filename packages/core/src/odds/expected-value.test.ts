import { describe, expect, test } from 'vitest';
import { d, sum } from '../dice/index.ts';
import { choose, roll, emit, type Flow, type Seat } from '../flow.ts';
import { tailFlow, subFlow } from '../sub-flow.ts';
import type { OddsConfig } from './odds-runner.ts';
import { oddsOf, type Odds } from './odds.ts';
import { seldom, weighted } from './testing/weighted-outcomes.ts';

interface Purse {
  gold: number;
  logged: string;
}

type Logged = Pick<OddsConfig<Purse>, 'policy' | 'budget' | 'note' | 'alike'>;

/** A question of a player whose gold is the value. */
function odds(flow: (purse: Purse) => Flow<unknown>, rules: Logged = {}): Odds<string> {
  return oddsOf({ gold: 0, logged: '' }, flow, [], {
    measure: ({ gold, logged: reported }, _, notes) => `${reported}${notes.join()}${gold}`,
    worth: ({ gold }) => gold,
    policy: 'best',
    ...rules,
  });
}

const law = ({ outcomes }: Odds<string>) => new Map(outcomes);

function* ask(who: Seat, ...keys: readonly string[]): Flow<string> {
  const options = keys.map((key) => ({ key, value: key }));
  return yield* choose({ who, about: keys.join(), rule: 'T-2', options });
}

const die = () => roll(sum([d(1, 6)]), 'T-1', { about: 'die' });

/** A die for as much gold, or as much as is offered. */
function* wager(purse: Purse, offered: number): Flow {
  const answer = yield* ask(0, 'take', 'roll');
  purse.logged += `${answer} `;
  purse.gold += answer === 'take' ? offered : yield* die();
}

const sixth = expect.closeTo(1 / 6, 14);

describe('looking ahead', () => {
  test('the dice that follow an answer count by their mean', () => {
    expect(law(odds((purse) => wager(purse, 4)))).toEqual(new Map([['take 4', 1]]));
    expect(law(odds((purse) => wager(purse, 3)))).toEqual(
      new Map([1, 2, 3, 4, 5, 6].map((gold) => [`roll ${gold}`, sixth])),
    );
    expect(law(odds((purse) => wager(purse, 3), { policy: 'worst' }))).toEqual(
      new Map([['take 3', 1]]),
    );
  });

  test('the first of equally good answers is taken', () => {
    for (const policy of ['best', 'worst'] as const) {
      expect(law(odds((purse) => wager(purse, 3.5), { policy }))).toEqual(
        new Map([['take 3.5', 1]]),
      );
    }
  });

  test('the answer may depend on earlier rolls', () => {
    function* keepOrRoll(purse: Purse): Flow {
      const first = yield* die();
      const answer = yield* ask(0, 'keep', 'again');
      purse.gold = answer === 'keep' ? first : yield* die();
    }
    const again = 1 / 12;
    expect(law(odds(keepOrRoll))).toEqual(
      new Map(
        [1, 2, 3, 4, 5, 6].map((gold) => [
          `${gold}`,
          expect.closeTo(gold > 3 ? 1 / 6 + again : again, 14),
        ]),
      ),
    );
  });

  test('three answers and more are all looked at', () => {
    function* prices(purse: Purse): Flow {
      purse.gold = Number(yield* ask(0, '2', '5', '3'));
    }
    expect(law(odds(prices))).toEqual(new Map([['5', 1]]));
    expect(law(odds(prices, { policy: 'worst' }))).toEqual(new Map([['2', 1]]));
  });

  test('one takes the most, the other leaves him the least', () => {
    function* table(purse: Purse): Flow {
      const row = yield* ask(0, '3 1', '2 2', '0 9');
      const column = yield* ask(1, 'left', 'right');
      purse.gold = Number(row.split(' ')[column === 'left' ? 0 : 1]);
      purse.logged = `${row}: `;
    }
    const both = odds(table, { policy: { 0: 'best', 1: 'worst' } });
    expect(law(both)).toEqual(new Map([['2 2: 2', 1]]));
    expect(law(odds(table, { policy: { 0: 'best', 1: 'best' } }))).toEqual(
      new Map([['0 9: 9', 1]]),
    );
    expect(law(odds(table, { policy: { 0: 'best', 1: 'first' } }))).toEqual(
      new Map([['3 1: 3', 1]]),
    );
    expect(both.policies).toEqual([
      { who: 0, policy: 'best' },
      { who: 1, policy: 'worst' },
    ]);
  });

  test('a seat without look-ahead answers on the way, and its answer counts', () => {
    function* toll(purse: Purse): Flow {
      const way = yield* ask(0, 'road', 'ford');
      const asked = yield* ask(1, 'pay', 'pass');
      const second = yield* ask(1, 'again', 'no');
      purse.gold = way === 'road' ? 2 : 1;
      purse.logged = `${way} ${asked} ${second} `;
    }
    expect(law(odds(toll, { policy: { 0: 'best', 1: 'first' } }))).toEqual(
      new Map([['road pay again 2', 1]]),
    );
    expect(law(odds(toll, { policy: { 0: 'worst', 1: 'first' } }))).toEqual(
      new Map([['ford pay again 1', 1]]),
    );
  });

  test('the value is that of the current state without an answer', () => {
    function* asks(purse: Purse): Flow {
      purse.gold += 2;
      yield* ask(1, 'on');
      purse.gold = 100;
    }
    function* either(purse: Purse): Flow {
      const way = yield* ask(0, 'asked', 'alone');
      purse.logged = `${way} `;
      if (way === 'asked') yield* subFlow(asks, purse);
      purse.gold += 1;
    }
    const policy = { 0: 'best', 1: 'stop' } as const;
    expect(law(odds(either, { policy }))).toEqual(new Map([['asked 2', 1]]));
    function* outright(purse: Purse): Flow {
      if ((yield* ask(0, 'asked', 'alone')) === 'asked') yield* asks(purse);
      else purse.gold = 1;
    }
    expect(law(odds(outright, { policy }))).toEqual(new Map([['2', 1]]));
  });
});

describe('looking ahead through parts', () => {
  test('an answer inside a part counts with what its callers do afterwards', () => {
    function* inner(): Flow<string> {
      return yield* ask(0, 'now', 'later');
    }
    function* outer(purse: Purse): Flow<string> {
      const when = yield* subFlow(inner, purse);
      if (when === 'now') purse.gold += 3;
      return when;
    }
    function* all(purse: Purse): Flow {
      if ((yield* subFlow(outer, purse)) === 'later') purse.gold += yield* die();
    }
    expect(law(odds(all))).toEqual(new Map([1, 2, 3, 4, 5, 6].map((gold) => [`${gold}`, sixth])));
    expect(law(odds(all, { policy: 'worst' }))).toEqual(new Map([['3', 1]]));
  });

  test('a last part with an answer in it ends for all that wait', () => {
    function* outer(purse: Purse): Flow {
      purse.gold = 1;
      yield* tailFlow(wager, purse, 3);
    }
    function* all(purse: Purse): Flow {
      yield* subFlow(outer, purse);
      purse.gold *= 10;
    }
    expect(law(odds(all))).toEqual(
      new Map([20, 30, 40, 50, 60, 70].map((gold) => [`roll ${gold}`, sixth])),
    );
  });

  test('notes of all that wait are kept, in the order they were taken', () => {
    function* inner(purse: Purse): Flow {
      yield* emit('inner', 'T-3');
      purse.gold = Number(yield* ask(0, '1', '2'));
      yield* emit('chosen', 'T-3');
    }
    function* middle(purse: Purse): Flow {
      yield* emit('middle', 'T-3');
      yield* tailFlow(inner, purse);
    }
    function* all(purse: Purse): Flow {
      yield* emit('all', 'T-3');
      yield* subFlow(middle, purse);
      yield* emit('end', 'T-3');
    }
    const noted = odds(all, { note: ({ about }) => `${about} ` });
    expect(law(noted)).toEqual(new Map([['all ,middle ,inner ,chosen ,end 2', 1]]));
    const stopped = odds(all, { note: ({ about }) => `${about} `, policy: 'stop' });
    expect(law(stopped)).toEqual(new Map([['all ,middle ,inner 0', 1]]));
  });

  test('notes up to a choice that nobody answers are kept', () => {
    function* silent(): Flow {
      yield* emit('silence', 'T-3');
      yield* ask(1, 'on');
    }
    function* waits(purse: Purse): Flow {
      yield* emit('waits', 'T-3');
      purse.gold = Number(yield* ask(0, '1', '2'));
      yield* subFlow(silent, purse);
    }
    function* all(purse: Purse): Flow {
      yield* emit('all', 'T-3');
      yield* subFlow(waits, purse);
    }
    const policy = { 0: 'best', 1: 'stop' } as const;
    expect(law(odds(all, { note: ({ about }) => `${about} `, policy }))).toEqual(
      new Map([['all ,waits ,silence 2', 1]]),
    );
  });

  test('places that many ways lead to are valued once', () => {
    function* coin(purse: Purse): Flow {
      purse.gold = yield* roll(weighted([1, 1 / 2], [2, 1 / 2]), 'T-1', { about: 'coin' });
    }
    function* forget(purse: Purse): Flow {
      purse.gold = 0;
      yield* emit('forgotten', 'T-3');
    }
    function* all(purse: Purse): Flow {
      yield* subFlow(coin, purse);
      yield* subFlow(forget, purse);
      yield* subFlow(wager, purse, 3);
    }
    const found = odds(all);
    expect(law(found)).toEqual(new Map([1, 2, 3, 4, 5, 6].map((gold) => [`roll ${gold}`, sixth])));
    expect(found.runs).toBeLessThan(40);
  });
});

describe('what is cut while looking ahead', () => {
  /** Chooses, so that whatever follows is looked at, and then what is asked about. */
  function cut(flow: (purse: Purse) => Flow<unknown>): Odds<string> {
    const found = odds(
      function* (purse) {
        yield* ask(0, 'go');
        yield* flow(purse);
      },
      { budget: 1 / 4 },
    );
    const total = found.outcomes.reduce((all, [, p]) => all + p, 0);
    expect(total + found.pruned).toBeCloseTo(1, 12);
    return found;
  }
  const names = ({ outcomes }: Odds<string>) => outcomes.map(([name]) => name);

  function* rarely(purse: Purse, probability: number): Flow {
    if (yield* roll(seldom(probability), 'T-1', { about: 'rare' })) purse.logged += 'rare ';
  }

  test('a roll may prune an eighth of the budget, the next one an eighth of the rest', () => {
    expect(names(cut((purse) => rarely(purse, 1 / 32)))).toEqual(['0']);
    expect(cut((purse) => rarely(purse, 1 / 32)).pruned).toBe(1 / 32);
    expect(cut((purse) => rarely(purse, 0.0313)).pruned).toBe(0);
    const twice = (second: number) =>
      cut(function* (purse) {
        const first = weighted(['never', 1 / 32], ['a ', 1 / 2], ['b ', 15 / 32]);
        purse.logged = yield* roll(first, 'T-1', { about: 'first' });
        yield* rarely(purse, second);
      });
    const most = 7 / 32 / 8;
    expect(names(twice(most))).toEqual(['a 0', 'b 0']);
    expect(twice(most).pruned).toBeCloseTo(1 / 32 + (31 / 32) * most, 14);
    expect(names(twice(most + 1e-4))).toEqual(['a rare 0', 'a 0', 'b rare 0', 'b 0']);
    expect(twice(most + 1e-4).pruned).toBe(1 / 32);
  });

  test('the tail of endless explosions is reported and not pruned again', () => {
    const after = (tail: number, second: number) =>
      cut(function* (purse) {
        const first = weighted(['a ', 1 / 2], ['b ', 1 / 2 - tail]);
        purse.logged = yield* roll(first, 'T-1', { about: 'first' });
        yield* rarely(purse, second);
      });
    const most = 3 / 16 / 8;
    expect(names(after(1 / 16, most))).toEqual(['a 0', 'b 0']);
    expect(after(1 / 16, most).pruned).toBeCloseTo(1 / 16 + (15 / 16) * most, 14);
    expect(after(1 / 16, most + 1e-4).pruned).toBeCloseTo(1 / 16, 14);
    expect(after(3 / 8, 1e-6).pruned).toBeCloseTo(3 / 8, 14);
  });

  test('a part uses up a quarter inside, and what it used up and lacks is gone', () => {
    const inside = (first: number, second: number) =>
      cut(function* (purse) {
        yield* subFlow(rarely, purse, first);
        if (purse.logged === '') yield* rarely(purse, second);
      });
    expect(inside(1 / 128, 1 / 2).pruned).toBe(1 / 128);
    expect(inside(0.008, 1 / 2).pruned).toBe(0);
    const most = 31 / 128 / 8;
    expect(names(inside(1 / 128, most))).toEqual(['0']);
    expect(inside(1 / 128, most).pruned).toBeCloseTo(1 / 128 + (127 / 128) * most, 14);
    expect(names(inside(1 / 128, most + 1e-4))).toEqual(['rare 0', '0']);
    function* burst(purse: Purse, tail: number): Flow {
      purse.gold = yield* roll(weighted([1, 1 - tail]), 'T-1', { about: 'burst' });
    }
    const after = (tail: number, second: number) =>
      cut(function* (purse) {
        yield* subFlow(burst, purse, tail);
        yield* rarely(purse, second);
      });
    expect(names(after(1 / 16, 3 / 16 / 8))).toEqual(['1']);
    expect(after(1 / 16, 3 / 16 / 8 + 1e-4).pruned).toBeCloseTo(1 / 16, 14);
    expect(names(after(3 / 8, 1e-6))).toEqual(['rare 1', '1']);
  });

  test('the best value counts followed branches alone, not pruned ones', () => {
    const found = odds(
      function* (purse) {
        const answer = yield* ask(0, 'take', 'burst');
        if (answer === 'take') purse.gold = 3;
        // Half of it is lacking; what is there is 4.
        else purse.gold = yield* roll(weighted([4, 1 / 2]), 'T-1', { about: 'burst' });
      },
      { budget: 1 / 4 },
    );
    expect(law(found)).toEqual(new Map([['4', 1 / 2]]));
    expect(found.pruned).toBe(1 / 2);
  });
});
