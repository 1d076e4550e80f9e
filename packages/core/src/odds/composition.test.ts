import { describe, expect, test } from 'vitest';
import { d, sum, outcomesOf } from '../dice/index.ts';
import { choose, roll, emit, type Flow, type Request } from '../flow.ts';
import { forEachFlow, tailFlow, subFlow } from '../sub-flow.ts';
import { copyState, hashState } from '../state.ts';
import { exactOdds, oddsOf, type Odds, type FlowQuestion, type OutcomeName } from './odds.ts';
import { scope } from './read-scope.ts';
import {
  blast,
  duel,
  fall,
  fate,
  fates,
  grenade,
  hurt,
  raid,
  raiderOf,
  scored,
  shoot,
  thrown,
  volley,
  worth,
  type Raid,
} from './testing/raid.ts';

const total = (odds: Odds<unknown>): number => odds.outcomes.reduce((sumOf, [, p]) => sumOf + p, 0);

function expectSame<T extends OutcomeName>(a: Odds<T>, b: Odds<T>): void {
  const slack = a.pruned + b.pruned + 1e-13;
  const other = new Map(b.outcomes);
  for (const [name, p] of a.outcomes) {
    expect(Math.abs(p - (other.get(name) ?? 0)), String(name)).toBeLessThan(slack);
  }
  const names = new Set(a.outcomes.map(([name]) => name));
  const rare = b.outcomes.filter(([name]) => !names.has(name)).reduce((all, [, p]) => all + p, 0);
  expect(rare).toBeLessThan(slack);
  for (const odds of [a, b]) {
    expect(Math.abs(total(odds) + odds.pruned - 1)).toBeLessThan(1e-12);
    expect(odds.pruned).toBeLessThan(1e-9);
  }
}

/** The same question with every branch followed by itself. */
function bothWays<A extends readonly unknown[], R, T extends OutcomeName>(
  state: Raid,
  flow: (state: Raid, ...args: A) => Flow<R>,
  args: A,
  question: FlowQuestion<Raid, R, T>,
): { merged: Odds<T>; every: Odds<T> } {
  const before = hashState(state);
  const merged = oddsOf(state, flow, args, question);
  const every = oddsOf(state, flow, args, { ...question, merge: false });
  expect(hashState(state)).toBe(before);
  expectSame(merged, every);
  return { merged, every };
}

describe('merging agrees with following every branch', () => {
  test.each([1, 2, 3, 4])('%d opposed tests in a row', (shots) => {
    const { merged, every } = bothWays(raid(), volley, ['a1', 'b1', shots], {
      measure: (battle) => fate(battle, 'b1'),
    });
    expect(new Set(merged.outcomes.map(([name]) => name)).size).toBe(4);
    if (shots === 4) expect(every.runs).toBeGreaterThan(merged.runs);
  });

  test('a shield that cannot be banded', () => {
    bothWays(raid(1), volley, ['a1', 'b1', 1], {
      measure: (battle) => `${fate(battle, 'b1')} ${raiderOf(battle, 'b1').shield}`,
    });
  });

  test('a grenade on one, all places', () => {
    const { merged } = bothWays(raid(), grenade, [['b1']], {
      measure: (battle) => `${fate(battle, 'b1')} at ${raiderOf(battle, 'b1').at.join()}`,
    });
    expect(merged.outcomes.length).toBe(10);
  });

  test('running totals', () => {
    bothWays(raid(0, { size: 1 }), scored, ['a1', ['b1', 'b2', 'b3']], {
      measure: ({ points }) => points,
    });
  });

  test('the state of the exact question is that of a copy, too', () => {
    const merged = oddsOf(raid(), volley, ['a1', 'b1', 2], {
      measure: (battle) => fate(battle, 'b1'),
    });
    const simple = exactOdds(function* () {
      const battle = raid();
      yield* volley(battle, 'a1', 'b1', 2);
      return fate(battle, 'b1');
    });
    expectSame(merged, simple);
  });
});

describe('what merging asks of the rules', () => {
  interface Tally {
    harm: number;
    notes: number;
  }
  function* harm(state: Tally): Flow<number> {
    state.harm += yield* roll(sum([d(1, 3)]), 'T-1', { about: 'harm' });
    return state.harm;
  }
  function* forget(state: Tally): Flow {
    state.harm = 0;
    state.notes += (yield* roll(sum([d(1, 2)]), 'T-1', { about: 'notes' })) - 1;
  }

  test('a local variable that is read before a sub-flow and used after it is lost', () => {
    function* wrong(state: Tally): Flow<number> {
      yield* subFlow(function* (inner: Tally): Flow {
        yield* harm(inner);
      }, state);
      const before = state.harm;
      yield* subFlow(forget, state);
      return before;
    }
    function* right(state: Tally): Flow<number> {
      const before = yield* subFlow(harm, state);
      yield* subFlow(forget, state);
      return before;
    }
    const ask = (flow: (state: Tally) => Flow<number>, merge: boolean) =>
      oddsOf({ harm: 0, notes: 0 }, flow, [], {
        measure: ({ notes }, result) => `${result} ${notes}`,
        merge,
      });
    expectSame(ask(right, true), ask(right, false));
    const found = new Map(ask(wrong, true).outcomes);
    const literal = ask(wrong, false).outcomes;
    expect(literal.some(([name, p]) => Math.abs(p - (found.get(name) ?? 0)) > 0.1)).toBe(true);
  });

  test('a last part has to be the last', () => {
    function* goesOn(state: Tally): Flow<number> {
      yield* tailFlow(harm, state);
      return -1;
    }
    const ask = () => oddsOf({ harm: 0, notes: 0 }, goesOn, [], { measure: (_, result) => result });
    expect(ask).toThrow('goes on after');
    function* writesOn(state: Tally): Flow<number> {
      const result = yield* tailFlow(harm, state);
      state.notes = 7;
      return result;
    }
    expect(() =>
      oddsOf({ harm: 0, notes: 0 }, writesOn, [], { measure: ({ notes }) => notes }),
    ).toThrow('goes on after');
  });

  test('lists may grow and shrink, objects be replaced and keys come and go', () => {
    interface Loose {
      list: { n: number }[];
      at: [number, number];
      bag: Record<string, number>;
      thing: { kind: string } | null;
    }
    function* mess(state: Loose, round: number): Flow<number> {
      const die = yield* roll(sum([d(1, 6)]), 'T-1', { about: 'mess' });
      if (die === 1) state.list.push({ n: round });
      if (die === 2) state.list.shift();
      if (die === 3) state.at = [round, state.at[0]];
      if (die === 4) state.bag[`k${round}`] = (state.bag['k0'] ?? 0) + 1;
      if (die === 5) delete state.bag['k0'];
      if (die === 6) state.thing = state.thing ? null : { kind: 'new' };
      const [first] = state.list;
      if (first && die > 3) first.n++;
      if (die === 4) state.list.reverse();
      return die % 2;
    }
    function* rounds(state: Loose): Flow<number> {
      let odd = 0;
      for (let i = 0; i < 4; i++) odd += yield* subFlow(mess, state, i);
      return odd;
    }
    const loose = (): Loose => ({
      list: [{ n: 1 }, { n: 2 }],
      at: [0, 0],
      bag: { k0: 1 },
      thing: { kind: 'old' },
    });
    const ask = (merge: boolean) =>
      oddsOf(loose(), rounds, [], {
        measure: (state, odd) => `${odd} ${hashState(state)}`,
        merge,
      });
    const merged = ask(true);
    expectSame(merged, ask(false));
    expect(merged.outcomes.length).toBeGreaterThan(100);
  });
});

describe('the cut is a budget', () => {
  test.each([1e-2, 1e-6, 1e-9])('6 tests in a row with a shield, %s', (budget) => {
    const odds = oddsOf(raid(2, { size: 9 }), volley, ['a1', 'b1', 6], {
      measure: (battle) => fate(battle, 'b1'),
      budget,
    });
    // What endless explosions lack by themselves, 1e-15 a roll or so, is stated as well.
    expect(odds.pruned).toBeLessThan(budget + 1e-12);
    expect(Math.abs(total(odds) + odds.pruned - 1)).toBeLessThan(2e-12);
    if (budget >= 1e-9) expect(odds.pruned).toBeGreaterThan(0);
  });

  test('it goes on cutting while there are branches', () => {
    const runs = (budget: number, shots: number) =>
      oddsOf(raid(2, { size: 9 }), volley, ['a1', 'b1', shots], {
        measure: (battle) => fate(battle, 'b1'),
        budget,
      }).runs;
    expect(runs(1e-6, 3)).toBeLessThan(0.8 * runs(1e-14, 3));
  });

  test('looking ahead keeps to it as well', () => {
    for (const budget of [1e-3, 1e-6, 1e-9]) {
      const odds = oddsOf(raid(), duel, ['a1', 'b1', 3], {
        measure: (battle) => fate(battle, 'b1'),
        policy: { 0: 'best', 1: 'worst' },
        worth,
        budget,
      });
      expect(odds.pruned).toBeLessThan(budget);
      expect(Math.abs(total(odds) + odds.pruned - 1)).toBeLessThan(1e-12);
    }
  });
});

describe('policies', () => {
  /** The best against the worst by going through everything, with nothing of the host's. */
  function literal(
    begin: () => { battle: Raid; flow: Flow },
    answers: readonly (string | number)[],
    direction: (who: number) => 1 | -1,
  ): { worth: number; fates: Map<string, number> } {
    const { battle, flow } = begin();
    let next = 0;
    for (;;) {
      const { done, value } = flow.next();
      if (done) return { worth: worth(battle), fates: new Map([[fate(battle, 'b1'), 1]]) };
      const request: Request = value;
      if (request.kind === 'event') continue;
      const answer = answers[next++];
      if (answer !== undefined) {
        if (request.kind === 'chance') request.settle(Number(answer), outcomesOf);
        else request.take(String(answer));
        continue;
      }
      if (request.kind === 'chance') {
        const mixed = { worth: 0, fates: new Map<string, number>() };
        outcomesOf(request.chance).forEach(([, p], i) => {
          const one = literal(begin, [...answers, i], direction);
          mixed.worth += p * one.worth;
          for (const [name, q] of one.fates)
            mixed.fates.set(name, (mixed.fates.get(name) ?? 0) + p * q);
        });
        return mixed;
      }
      const ways = request.options.map(({ key }) => literal(begin, [...answers, key], direction));
      const way = direction(request.who);
      return ways.reduce((best, one) => (way * (one.worth - best.worth) > 1e-12 ? one : best));
    }
  }

  test.each([
    ['best', 'worst'],
    ['worst', 'best'],
    ['best', 'best'],
  ] as const)('%s and %s, against going through everything', (mine, theirs) => {
    const policy = { 0: mine, 1: theirs };
    const small = (): Raid => ({ ...raid(0, { size: 2 }), dice: [1, 1] });
    const odds = oddsOf(small(), duel, ['a1', 'b1', 2], {
      measure: (battle) => fate(battle, 'b1'),
      policy,
      worth,
    });
    const begin = () => {
      const battle = copyState(small());
      return { battle, flow: duel(battle, 'a1', 'b1', 2) };
    };
    const expected = literal(begin, [], (who) => (policy[who === 0 ? 0 : 1] === 'best' ? 1 : -1));
    for (const [name, p] of expected.fates) {
      expect(new Map(odds.outcomes).get(name) ?? 0, name).toBeCloseTo(p, 11);
    }
    expect(odds.policies).toEqual([
      { who: 0, policy: mine },
      { who: 1, policy: theirs },
    ]);
  });

  test('better dice are better, and the answer names who answered how', () => {
    const dies = (policy: FlowQuestion<Raid, void, string>['policy']) => {
      const odds = oddsOf(raid(), duel, ['a1', 'b1', 2], {
        measure: (battle) => fate(battle, 'b1'),
        ...(policy && { policy }),
        worth,
      });
      return new Map(odds.outcomes).get('dead') ?? 0;
    };
    const held = dies('hold');
    expect(dies({ 0: 'best', 1: 'hold' })).toBeGreaterThan(held + 0.01);
    expect(dies({ 0: 'hold', 1: 'worst' })).toBeLessThan(held - 0.01);
    const spender = {
      id: 'spender',
      title: { en: 'Spender', fr: 'Dépensier' },
      answer: () => 'spend-1',
    };
    const odds = oddsOf(raid(), duel, ['a1', 'b1', 1], {
      measure: (battle) => battle.dice.join(),
      policy: { 0: spender, 1: 'hold' },
    });
    expect(odds.outcomes).toEqual([['1,2', expect.closeTo(1, 12)]]);
    expect(odds.policies).toEqual([
      { who: 0, policy: 'spender' },
      { who: 1, policy: 'hold' },
    ]);
  });

  test('a choice that nobody answers ends the way, inside a part too', () => {
    function* asks(state: { n: number }): Flow {
      state.n += yield* roll(sum([d(1, 2)]), 'T-1', { about: 'n' });
      if (state.n === 2) {
        yield* choose({ who: 0, about: 'on', rule: 'T-2', options: [{ key: 'a', value: 1 }] });
        state.n = 100;
      }
    }
    function* twice(state: { n: number }): Flow {
      yield* subFlow(asks, state);
      yield* subFlow(asks, state);
      state.n += 50;
    }
    const odds = oddsOf({ n: 0 }, twice, [], { measure: ({ n }) => n, policy: 'stop' });
    expect(new Map(odds.outcomes)).toEqual(
      new Map([
        [2, 0.75],
        [53, 0.25],
      ]),
    );
  });

  test('the best needs to know what is good', () => {
    expect(() =>
      oddsOf(raid(), duel, ['a1', 'b1', 1], { measure: () => '', policy: 'best' }),
    ).toThrow('worth');
  });
});

describe('what a system may say', () => {
  const ids = ['b1', 'b2'];
  const measure = (battle: Raid) => fates(battle, ids);
  const known = new Map<string, Odds<string>>();
  const full = () => {
    const odds = known.get('full') ?? oddsOf(raid(), grenade, [ids], { measure });
    known.set('full', odds);
    return odds;
  };

  test('states that are alike are one', () => {
    const alike = oddsOf(raid(), grenade, [ids], {
      measure,
      alike: ({ raiders }) => raiders.map(({ damage, dead }) => `${damage}${dead}`).join(),
    });
    expectSame(alike, full());
    expect(alike.runs).toBeLessThan(full().runs / 2);
  });

  test('a part that reads little is computed once for all that does not matter to it', () => {
    const own = (battle: Raid, id: string) => JSON.stringify(raiderOf(battle, id));
    const scopes = [scope(blast, own), scope(thrown, own), scope(hurt, own), scope(fall, own)];
    const scoped = oddsOf(raid(), grenade, [ids], { measure, scopes });
    expectSame(scoped, full());
    expect(scoped.runs).toBeLessThan(full().runs * 0.6);
  });

  test.each(['hold', 'best'] as const)('notes are kept through sub-flows (%s)', (policy) => {
    function* round(_: { left: number }, n: number): Flow {
      const die = yield* roll(sum([d(1, 2)]), 'T-1', { about: 'round' });
      yield* emit(die === 1 ? 'lost' : 'won', 'T-1', { n });
    }
    function* rounds(duel: { left: number }): Flow {
      yield* subFlow(round, duel, 1);
      yield* subFlow(spendOne, duel);
      yield* subFlow(round, duel, 2);
    }
    function* spendOne(duel: { left: number }): Flow {
      const options = [
        { key: 'hold', value: 0 },
        { key: 'spend', value: 1 },
      ];
      duel.left -= yield* choose({ who: 0, about: 'spend', rule: 'T-2', options, skip: 'hold' });
    }
    const odds = oddsOf({ left: 3 }, rounds, [], {
      measure: ({ left }, _, notes) => `${notes.join()} ${left}`,
      note: ({ about, params }) => (about === 'won' ? `won ${params['n']}` : undefined),
      policy,
      worth: ({ left }) => left,
    });
    expect(new Map(odds.outcomes)).toEqual(
      new Map([
        [' 3', 0.25],
        ['won 1 3', 0.25],
        ['won 2 3', 0.25],
        ['won 1,won 2 3', 0.25],
      ]),
    );
  });

  test('one after another, whatever comes after', () => {
    function* all(battle: Raid): Flow<number> {
      yield* forEachFlow(shoot, battle, [
        ['a1', 'b1'],
        ['a2', 'b2'],
      ]);
      battle.round++;
      return battle.round;
    }
    bothWays(raid(), all, [], { measure: (battle, round) => `${round} ${fates(battle, ids)}` });
  });
});
