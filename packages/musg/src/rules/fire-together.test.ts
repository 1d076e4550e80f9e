import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { fireTogether, whyNotFireTogether } from './fire-together.ts';
import type { Battle } from './state.ts';
import { armed } from './testing/arm.ts';
import {
  activate,
  battleWith,
  fence,
  type Placed,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { rolled, loggedEvents } from './testing/logged-events.ts';

const extra = (weapon: string, rest: FigureSpec = {}): FigureSpec => ({
  rank: 'extra',
  weapons: [weapon],
  ...rest,
});

/** A chief with a rifle, and those who go along with him, 15 paces from an enemy. */
function together(companions: readonly FigureSpec[], rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [
      [10, 10, { rank: 'chief', weapons: ['rifle'] }],
      ...companions.map((sketch, i): Placed => [10, 11.5 + 1.5 * i, sketch]),
    ],
    b: [[25, 10]],
    ...rest,
  });
  const along = companions.map((_, i) => `a${i + 2}`);
  for (const id of along) figureOf(battle, id).ap = 2;
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along };
  activate(battle, 'a1');
  return battle;
}

const fire = (battle: Battle, faces: number[][]) =>
  runFlow(fireTogether(battle, 'a1', 'rifle', 'b1'), { faces });

test('MU-EXTRA-08 MU-EXTRA-10 equal shooters roll together after the leader, and pay', () => {
  const battle = together([
    extra('rifle'),
    extra('rifle'),
    extra('assault-rifle'),
    extra('assault-rifle'),
  ]);
  const volley = fire(battle, [[1], [1, 1], [5, 5, 5, 5, 5, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]);
  expect(rolled(volley)).toEqual([
    'to-hit MU-SHOOT-07 d6>=3',
    'to-hit MU-SHOOT-07 2d6>=5',
    'to-hit MU-SHOOT-07 10d6>=5',
    'damage-of-hits MU-SHOOT-12 5d6>=3',
  ]);
  expect(loggedEvents(volley.events).filter((line) => /^(shoots|salvo)/.test(line))).toEqual([
    'shoots MU-SHOOT-01 a1 rifle b1',
    'salvo MU-EXTRA-08 a2 b1 2',
    'salvo MU-EXTRA-08 a4 b1 2',
  ]);
  expect(battle.figures.map(({ ap, wielded }) => [ap, ...wielded])).toEqual([
    [3, 'rifle'],
    [1, 'rifle'],
    [1, 'rifle'],
    [1, 'assault-rifle'],
    [1, 'assault-rifle'],
    [0],
  ]);
  expect(battle.figures.flatMap(({ fired }) => fired)).toEqual([]);
});

test('MU-EXTRA-08 MU-COVER-03 only equal cover and values roll together, best first', () => {
  const hedge = fence('hedge', 20, 9, 2.6);
  const battle = together(
    [extra('rifle'), extra('rifle', { values: { shoot: 4 } }), extra('rifle')],
    { terrain: [hedge] },
  );
  const order = loggedEvents(fire(battle, [[6], [1], [6], [1], [6, 6], [1, 1]]).events).filter(
    (line) => /^(shoots|salvo)/.test(line),
  );
  expect(order).toEqual([
    'shoots MU-SHOOT-01 a1 rifle b1',
    'shoots MU-SHOOT-01 a3 rifle b1',
    'salvo MU-EXTRA-08 a2 b1 2',
  ]);
});

test('MU-EXTRA-08 MU-ARCH-01 weapons that may burst or stray are fired one by one', () => {
  const battle = together([extra('crossbow'), extra('crossbow')]);
  const volley = fire(battle, [[1], [2], [2]]);
  expect(volley.rolls).toHaveLength(3);
  const left = ['a2', 'a3'].map((id) => figureOf(battle, id));
  expect(left.map(({ ap, fired }) => [ap, fired.includes('crossbow')])).toEqual(
    Array(2).fill([0, true]),
  );
  const slow = together([{ rank: 'extra' }, { rank: 'extra' }]);
  for (const id of ['a2', 'a3']) armed(figureOf(slow, id), { reload: 'slow' });
  fire(slow, [[1], [5, 5], [1, 1]]);
  expect(['a2', 'a3'].map((id) => figureOf(slow, id).fired)).toEqual(Array(2).fill(['gun']));
});

test('MU-EXTRA-08 nobody fires on who is down, and a single hit is one', () => {
  const battle = together([extra('rifle'), extra('rifle')], { b: [[25, 10, { life: 1 }]] });
  expect(fire(battle, [[6], [6]]).rolls).toHaveLength(2);
  expect(battle.figures.map(({ ap }) => ap)).toEqual([3, 2, 2, 0]);
  const once = together([extra('rifle'), extra('rifle')]);
  expect(rolled(fire(once, [[1], [5, 1], [6]]))).toContain('damage-of-hits MU-SHOOT-12 d6>=3');
});

test('MU-EXTRA-08 MU-TMPL-08 shooting together needs an extra with a usable weapon', () => {
  const why = (battle: Battle, target = 'b1', weapon = 'rifle') => {
    const aimed = battle.figures.find(({ id }) => id === target);
    const refusal = whyNotFireTogether(battle, figureOf(battle, 'a1'), weapon, aimed, target);
    return refusal && `${refusal.code} ${refusal.rule}`;
  };
  expect(why(together([extra('rifle')]))).toBeUndefined();
  expect(why(together([extra('rifle')]), 'z9')).toBe('not-there MU-SHOOT-05');
  expect(why(together([extra('rifle')]), 'b1', 'bow')).toBe('no-such-weapon MU-SHOOT-01');
  expect(why(together([{ rank: 'extra' }]))).toBe('nobody-along MU-EXTRA-08');
  expect(why(together([extra('pistol')], { b: [[35, 10]] }))).toBe('nobody-along MU-EXTRA-08');
  expect(why(together([extra('bazooka')]))).toBe('nobody-along MU-EXTRA-08');
  const down = together([extra('rifle')]);
  figureOf(down, 'a2').fate = 'out';
  expect(why(down)).toBe('nobody-along MU-EXTRA-08');
});

test('MU-MERC-13 a figure that shoots with others is seen', () => {
  const battle = together([extra('rifle'), extra('rifle')]);
  figureOf(battle, 'a3').hidden = true;
  fire(battle, [[1], [1, 1]]);
  expect(figureOf(battle, 'a3').hidden).toBe(false);
});
