import { expect, test } from 'vitest';
import { roll, type Flow } from '../flow.ts';
import { forEachFlow, subFlow } from '../sub-flow.ts';
import { oddsOf, type Odds } from './odds.ts';
import { scope, type Scope } from './read-scope.ts';
import { seldom } from './testing/weighted-outcomes.ts';

interface Camp {
  readonly burnt: string[];
  readonly cold: Record<string, boolean>;
  guard: { tired: number } | null;
  nights: number;
}

const camp = (): Camp => ({
  burnt: [],
  cold: { a: false, b: false },
  guard: { tired: 0 },
  nights: 0,
});

const often = (about: string) => roll(seldom(1 / 2), 'T-1', { about });

function* burn(state: Camp, tent: string): Flow {
  if (yield* often('fire')) state.burnt.push(tent);
}

function* freeze(state: Camp, tent: string): Flow {
  if (yield* often('frost')) state.cold[tent] = true;
}

function* night(state: Camp): Flow {
  if (yield* often('guard')) state.guard = state.guard ? null : { tired: 9 };
  state.nights++;
}

function odds(flow: (state: Camp) => Flow, scopes: readonly Scope<Camp>[]): Odds<string> {
  return oddsOf(camp(), flow, [], { measure: (state) => JSON.stringify(state), scopes });
}

const sorted = ({ outcomes }: Odds<string>) => [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1));

test('a list that a part makes longer counts as read', () => {
  function* fire(state: Camp): Flow {
    yield* forEachFlow(burn, state, [['a'], ['b'], ['a'], ['b']]);
  }
  const scoped = odds(fire, [scope(burn, (_, tent) => tent)]);
  expect(sorted(scoped)).toEqual(sorted(odds(fire, [])));
});

test('an object that comes and goes counts as read', () => {
  function* nights(state: Camp): Flow {
    for (let i = 0; i < 3; i++) {
      yield* subFlow(night, state);
      yield* subFlow(freeze, state, 'a');
    }
  }
  const scopes = [
    scope(night, ({ guard, nights: so }) => `${guard === null} ${so}`),
    scope(freeze, ({ cold }, tent) => String(cold[tent])),
  ];
  expect(sorted(odds(nights, scopes))).toEqual(sorted(odds(nights, [])));
});

test('state outside the scope of a sub-flow does not affect it', () => {
  function* frost(state: Camp): Flow {
    yield* forEachFlow(freeze, state, [['a'], ['b'], ['a'], ['b']]);
  }
  const read: string[] = [];
  const scoped = odds(frost, [
    scope(freeze, ({ cold }, tent) => {
      read.push(tent);
      return String(cold[tent]);
    }),
  ]);
  const full = odds(frost, []);
  expect(sorted(scoped)).toEqual(sorted(full));
  expect(scoped.runs).toBeLessThan(full.runs);
  expect(new Set(read)).toEqual(new Set(['a', 'b']));
});

test('a scope is that of its own part', () => {
  function* both(state: Camp): Flow {
    yield* subFlow(freeze, state, 'a');
    yield* subFlow(burn, state, 'a');
    yield* subFlow(freeze, state, 'b');
  }
  const scopes = [scope(burn, () => ''), scope(freeze, ({ cold }, tent) => String(cold[tent]))];
  expect(sorted(odds(both, scopes))).toEqual(sorted(odds(both, [])));
});
