import { expect, test } from 'vitest';
import { d, sum } from '../dice/index.ts';
import { choose, roll, emit, type Flow } from '../flow.ts';
import { runFlow } from './run-flow.ts';

function* attack(): Flow<number> {
  const bold = yield* choose({
    who: 0,
    about: 'stance',
    rule: 'T-1',
    options: [
      { key: 'bold', value: true },
      { key: 'shy', value: false },
    ],
  });
  const total = yield* roll(sum([d(bold ? 2 : 1, 6)]), 'T-2', { about: 'attack' });
  yield* emit('struck', 'T-3', { total });
  return total;
}

test('a flow runs on given answers, and what it asked and said can be looked at', () => {
  const played = runFlow(attack(), { choices: ['bold'], faces: [[3, 5]] });
  expect(played.result).toBe(8);
  expect(played.events.map((event) => [event.about, event.params])).toEqual([
    ['struck', { total: 8 }],
  ]);
  expect(played.rolls).toEqual([{ about: 'attack', rule: 'T-2', notation: '2d6', faces: [3, 5] }]);
  expect(played.choices[0]).toMatchObject({
    about: 'stance',
    key: 'bold',
    options: ['bold', 'shy'],
  });
});

test('a missing, unused or refused answer of a script is named in the error', () => {
  expect(() => runFlow(attack())).toThrow('No choice was given for "stance" (T-1)');
  expect(() => runFlow(attack(), { choices: ['shy'] })).toThrow('No dice were given for "attack"');
  expect(() => runFlow(attack(), { choices: ['no'] })).toThrow('not-an-option');
  expect(() => runFlow(attack(), { choices: ['shy'], faces: [[2, 2]] })).toThrow('too-many-dice');
  expect(() => runFlow(attack(), { choices: ['shy'], faces: [[2], [3]] })).toThrow('left over: 3');
  expect(() => runFlow(attack(), { choices: ['shy', 'x'], faces: [[2]] })).toThrow('left over: x');
});
