import { expect, test } from 'vitest';
import { Game, type LogEntry } from '@skirmish-kit/core';
import { ReactionNames } from '../messages/names.ts';
import { reaction } from '../system.ts';
import { rollWords } from './read-roll.ts';

const { state } = new Game(reaction, reaction.defaults, { seed: 1 });
const names = new ReactionNames(state, 'en');

const roll = (
  about: string,
  notation: string,
  faces: readonly number[],
  params = {},
): LogEntry => ({
  kind: 'roll',
  about,
  rule: 'RX-SHOOT-03',
  params,
  faces,
  notation,
  at: 0,
});

test('RX-SHOOT-03 shots less misses are hits, and no hit is said too', () => {
  const shots = roll('to-hit', '4d6>=5', [4, 5, 1, 6], { target: 'a1' });
  expect(rollWords(shots, [], names)).toEqual({
    results: ['2 hits'],
    sum: { terms: '4 shots − 2 missed', outcome: '2 hits', toWhom: 'A1' },
  });
  const none = roll('to-hit', 'd6>=5', [2], { target: 'a1' });
  expect(rollWords(none, [], names)?.sum).toMatchObject({
    terms: '1 shot − 1 missed',
    outcome: 'no hit',
  });
});

test('RX-WOUND-01 a wound roll shows its dice, modifiers, resistance and result', () => {
  const params = { figure: 'a2', cover: -2, armour: -2, other: 0, resistance: 7 };
  const wound = { ...params, dice: 8, total: 4, result: 'panic' };
  const after: LogEntry = { ...roll('wound', '', []), kind: 'event', params: wound };
  expect(rollWords(roll('wound', '2d6-4', [6, 2], params), [after], names)).toEqual({
    results: ['8'],
    sum: {
      terms: '8 rolled − 2 cover − 2 armour',
      outcome: '4',
      hurts: true,
      toWhom: 'A2 resists 7: panics',
    },
  });
});

test('RX-REACT-01 a nerve test is its dice, what is added, and how it went', () => {
  const logged = { figure: 'b3', modifier: 1, dice: 5, total: 6, result: 'panic' };
  const after: LogEntry = { ...roll('reaction-test', '', []), kind: 'event', params: logged };
  const french = new ReactionNames(state, 'fr');
  const sum = rollWords(
    roll('reaction-test', '2d6+1', [4, 1], { figure: 'b3' }),
    [after],
    french,
  )?.sum;
  expect(sum).toMatchObject({ terms: '5 au dé + 1', outcome: '6', toWhom: 'B3\u00a0: panique' });
});
