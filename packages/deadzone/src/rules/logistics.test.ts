import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { shiftToken } from './logistics.ts';
import type { Battle } from './state.ts';
import { battleWith, cubeAt } from './testing/scripted-battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

/** Tokens t1, t2 and so on in these cubes, and zones in two corners. */
function withTokens(...places: readonly string[]): Battle {
  const battle = battleWith({
    mission: {
      zones: [
        { from: [1, 1], to: [2, 4] },
        { from: [7, 5], to: [8, 8] },
      ],
    },
  });
  for (const [i, place] of places.entries())
    battle.items.push({
      id: `t${i + 1}`,
      kind: null,
      holder: null,
      cube: cubeAt(place),
      broken: false,
      gun: null,
    });
  return battle;
}

test('DZ-ABIL-26 each token outside the zones may go to each cube beside it', () => {
  const battle = withTokens('h1', 'b3', 'g6');
  const { choices, events } = runFlow(shiftToken(battle, 1), { choices: ['shift:t1:g2.1'] });
  expect(choices).toEqual([
    {
      about: 'logistics',
      rule: 'DZ-ABIL-26',
      who: 1,
      key: 'shift:t1:g2.1',
      options: ['none', 'shift:t1:g1.1', 'shift:t1:g2.1', 'shift:t1:h2.1'],
    },
  ]);
  expect(battle.items.map(({ cube }) => cube)).toEqual([
    [7, 2, 1],
    [2, 3, 1],
    [7, 6, 1],
  ]);
  expect(loggedEvents(events)).toEqual([['token-shifted', 'DZ-ABIL-26', { to: 'g2.1' }]]);
});

test('DZ-ABIL-26 a zone is as wide as it is: beside it and below it tokens are shifted', () => {
  const battle = withTokens('c3', 'b5', 'f6', 'g4');
  const { choices } = runFlow(shiftToken(battle, 0), { choices: ['none'] });
  const tokens = choices[0]?.options.map((key) => key.split(':')[1]);
  expect([...new Set(tokens)]).toEqual([undefined, 't1', 't2', 't3', 't4']);
});

test('DZ-ABIL-26 unmoved tokens are not logged, and without tokens nobody is asked', () => {
  const battle = withTokens('e5');
  expect(runFlow(shiftToken(battle, 0), { choices: ['none'] }).events).toEqual([]);
  expect(battle.items[0]?.cube).toEqual([5, 5, 1]);
  expect(runFlow(shiftToken(withTokens('a1'), 0)).choices).toEqual([]);
  const carried = withTokens('e5');
  for (const item of carried.items) Object.assign(item, { cube: null, holder: 'a1' });
  expect(runFlow(shiftToken(carried, 0)).choices).toEqual([]);
});
