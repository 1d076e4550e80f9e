import { describe, expect, test } from 'vitest';
import { constant } from '../state.ts';
import { difference, patchBetween, NOTHING } from './state-diff.ts';
import { TrackedState } from './tracked-state.ts';

interface Camp {
  readonly tents: { name: string; at: [number, number] }[];
  bag: Record<string, number> | null;
  pile: number[] | { count: number };
  mark?: string;
}

const camp = (): Camp => ({
  tents: [
    { name: 'a', at: [1, 1] },
    { name: 'b', at: [2, 2] },
  ],
  bag: { rope: 1, torch: 2, flint: 3 },
  pile: [1, 2],
});

/** What a live state notes of an edit; it stands at the start afterwards. */
function noted(live: TrackedState<Camp>, edit: (state: Camp) => void) {
  edit(live.state);
  const found = live.take();
  expect(live.state).toEqual(camp());
  return found;
}

describe('what rules hold of a state', () => {
  test('objects and lists stay where they are, whatever is written into them', () => {
    const live = new TrackedState(camp());
    const { bag, pile, tents } = live.state;
    const more = noted(live, (state) => {
      state.bag = { salt: 4 };
      state.pile = [7, 8, 9];
      state.tents.push({ name: 'c', at: [3, 3] });
    });
    expect([live.state.bag, live.state.pile, live.state.tents]).toEqual([bag, pile, tents]);
    live.write(more.changes);
    expect(live.state.bag).toBe(bag);
    expect(live.state.pile).toBe(pile);
    expect(live.state.tents).toBe(tents);
    expect(live.state).toMatchObject({ bag: { salt: 4 }, pile: [7, 8, 9] });
    expect(live.state.tents).toHaveLength(3);
    live.unwrite(more.changes);
    expect(live.state.bag).toBe(bag);
    expect(live.state).toEqual(camp());
  });

  test('objects that rules put into the state are left unchanged', () => {
    const live = new TrackedState(camp());
    const home: [number, number] = [5, 6];
    const bag = { rope: 7, torch: 8, flint: 9 };
    const tent = { name: 'c', at: home };
    noted(live, (state) => {
      state.tents[0] = tent;
      state.bag = bag;
    });
    expect([home, bag, tent]).toEqual([
      [5, 6],
      { rope: 7, torch: 8, flint: 9 },
      { name: 'c', at: [5, 6] },
    ]);
    expect(tent.at).toBe(home);
  });

  test('the keys of an object come back in their order', () => {
    const live = new TrackedState(camp());
    const keys = () => Object.keys(live.state.bag ?? {});
    noted(live, ({ bag }) => void delete bag?.['rope']);
    expect(keys()).toEqual(['rope', 'torch', 'flint']);
    const other = noted(live, ({ bag }) => {
      delete bag?.['rope'];
      if (bag) bag['rope'] = 1;
    });
    expect(keys()).toEqual(['rope', 'torch', 'flint']);
    live.write(other.changes);
    expect(keys()).toEqual(['torch', 'flint', 'rope']);
    live.unwrite(other.changes);
    expect(keys()).toEqual(['rope', 'torch', 'flint']);
  });
});

describe('what is written on top of something else', () => {
  test('an object where there was none, and nothing where there was one', () => {
    const live = new TrackedState(camp());
    const none = noted(live, (state) => void (state.bag = null));
    const other = noted(live, (state) => void (state.bag = { salt: 4 }));
    for (const [from, to, bag] of [
      [none, other, { salt: 4 }],
      [other, none, null],
      [none, NOTHING, camp().bag],
      [other, NOTHING, camp().bag],
    ] as const) {
      live.write(from.changes);
      live.write(patchBetween(from, to, live.lastInside));
      expect(live.state.bag).toEqual(bag);
      expect(live.take().key).toBe(to.key);
      expect(live.state).toEqual(camp());
    }
  });

  test('a list that becomes an object, and back', () => {
    const live = new TrackedState(camp());
    const object = noted(live, (state) => void (state.pile = { count: 2 }));
    const longer = noted(live, (state) => void (state.pile = [1, 2, 3]));
    live.write(object.changes);
    expect(live.state.pile).toEqual({ count: 2 });
    live.write(patchBetween(object, longer, live.lastInside));
    expect(live.state.pile).toEqual([1, 2, 3]);
    expect(live.take().key).toBe(longer.key);
    expect(live.state).toEqual(camp());
  });

  test('one key in the place of another', () => {
    const live = new TrackedState(camp());
    const swapped = noted(live, (state) => void (state.bag = { rope: 1, torch: 2, salt: 3 }));
    live.write(swapped.changes);
    expect(live.state.bag).toEqual({ rope: 1, torch: 2, salt: 3 });
  });

  test('a key that the whole state has gained', () => {
    const live = new TrackedState(camp());
    const { state } = live;
    const marked = noted(live, (all) => void (all.mark = 'here'));
    live.write(marked.changes);
    expect(live.state).toEqual({ ...camp(), mark: 'here' });
    expect(live.state).toBe(state);
    live.unwrite(marked.changes);
    expect(live.state).toEqual(camp());
    live.write(marked.changes);
    live.write(patchBetween(marked, NOTHING, live.lastInside));
    expect(live.take()).toBe(NOTHING);
  });

  test('a constant in the place of another is one value', () => {
    const [spear, sword] = [constant({ reach: 2 }), constant({ reach: 1 })];
    const live = new TrackedState({ arms: spear });
    live.state.arms = sword;
    const { changes } = live.take();
    expect(changes.map(({ text }) => text)).toEqual(['{"reach":1}']);
    expect(live.state.arms).toBe(spear);
    live.write(changes);
    expect(live.state.arms).toBe(sword);
  });
});

test('positions are numbered depth first', () => {
  const live = new TrackedState({ a: 1, list: [{ x: 1 }, 5], b: 2, none: [] });
  // 1 a, 2 list, 3 its object, 4 x, 5 the 5, 6 b, 7 none.
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(live.lastInside)).toEqual([7, 1, 5, 4, 4, 5, 6, 7]);
  live.write([{ slot: 4, value: 9, text: '9' }]);
  expect(live.state.list).toEqual([{ x: 9 }, 5]);
  live.state.b = 3;
  expect(live.take()).toEqual(
    difference([
      { slot: 4, value: 9, text: '9' },
      { slot: 6, value: 3, text: '3' },
    ]),
  );
});
