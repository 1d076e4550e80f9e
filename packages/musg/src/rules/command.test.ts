import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { commandOf, commandTest } from './command.ts';
import { figureOf } from './figures.ts';
import { battleWith, type FigureSpec, type TestBattle } from './testing/battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

test('MU-RACE-07 MU-DICE-04 goblins within 2 paces add Command, up to 11', () => {
  const goblin: FigureSpec = { race: 'goblin' };
  const horde = (settings: TestBattle['settings'], ...xs: readonly number[]) => {
    const battle = battleWith({
      a: [[10, 10, goblin], ...xs.map((x) => [x, 10, goblin] as const)],
      races: ['goblin', 'generic'],
      ...(settings && { settings }),
    });
    return commandOf(battle, figureOf(battle, 'a1'));
  };
  expect([horde({}, 13), horde({}, 13.05), horde({}, 30)]).toEqual([6, 5, 5]);
  const many = [11, 11.2, 11.4, 11.6, 11.8, 12, 12.2, 12.4];
  expect(horde({ commandCap: 'none' }, ...many)).toBe(11);
});

test('MU-DICE-03 a test is logged with its Command', () => {
  const taken = (faces: number[][], abilities: FigureSpec['abilities'] = []) => {
    const battle = battleWith({ a: [[10, 10, { abilities }]] });
    const { result, events } = runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), {
      faces,
    });
    return [result, ...loggedEvents(events)];
  };
  expect(taken([[3, 3]])).toEqual([true, 'test-passed MU-END-02 a1 6']);
  expect(taken([[3, 4]])).toEqual([false, 'test-failed MU-END-02 a1 6']);
  expect(taken([[5, 6, 1]], ['steel-nerves'])).toEqual([true, 'test-passed MU-END-02 a1 6']);
});

test('MU-EXTRA-03 a crowd is of extras within a pace of each other, and of nobody else', () => {
  const extra: FigureSpec = { rank: 'extra' };
  const crowd = (x: number, sketch: FigureSpec) => {
    const battle = battleWith({
      a: [
        [10, 10, extra],
        [x, 10, sketch],
      ],
    });
    return commandOf(battle, figureOf(battle, 'a1'));
  };
  expect([crowd(12, extra), crowd(12.05, extra), crowd(12, {})]).toEqual([6, 5, 5]);
});
