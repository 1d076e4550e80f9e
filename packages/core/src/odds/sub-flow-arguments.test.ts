import { expect, test } from 'vitest';
import { roll, type Flow } from '../flow.ts';
import { forEachFlow, subFlow } from '../sub-flow.ts';
import { oddsOf } from './odds.ts';
import { seldom } from './testing/weighted-outcomes.ts';

interface Camp {
  burnt: number;
  cold: number;
}

const camp = (): Camp => ({ burnt: 0, cold: 0 });
const often = () => roll(seldom(1 / 2), 'T-1', { about: 'often' });

function* burn(state: Camp, tents: number): Flow {
  if (yield* often()) state.burnt += tents;
}

function* freeze(state: Camp, tents: number): Flow {
  if (yield* often()) state.cold += tents;
}

const measure = ({ burnt, cold }: Camp) => `${burnt} ${cold}`;

test('which flow a part is to run is a part of its question', () => {
  function* either(state: Camp): Flow {
    const fire = yield* often();
    if (fire) yield* forEachFlow(burn, state, [[1]]);
    else yield* forEachFlow(freeze, state, [[1]]);
  }
  expect(new Map(oddsOf(camp(), either, [], { measure }).outcomes)).toEqual(
    new Map([
      ['1 0', 1 / 4],
      ['0 1', 1 / 4],
      ['0 0', 1 / 2],
    ]),
  );
});

test('lists with the same in them are the same question', () => {
  function* burnAll(state: Camp, tents: readonly number[]): Flow {
    for (const tent of tents) yield* burn(state, tent);
  }
  const asked = (first: readonly number[], second: readonly number[]) =>
    oddsOf(
      camp(),
      function* (state: Camp): Flow {
        const one = yield* often();
        yield* subFlow(burnAll, state, one ? first : second);
      },
      [],
      { measure },
    );
  const [same, other] = [asked([1, 2], [1, 2]), asked([1, 2], [3, 4])];
  expect(new Map(same.outcomes).get('3 0')).toBe(1 / 4);
  expect(new Map(other.outcomes).get('3 0')).toBe(1 / 4);
  expect(new Map(other.outcomes).get('7 0')).toBe(1 / 8);
  // The part runs its four ways once, or once for each list.
  expect(other.runs - same.runs).toBe(4);
});
