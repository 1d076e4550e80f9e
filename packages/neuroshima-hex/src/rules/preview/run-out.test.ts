import { choose, roll, emit, type Flow } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { drawTiles } from '../draw-tiles.ts';
import { runToEnd } from './run-to-end.ts';

function* asks(chosen: number[]): Flow {
  const options = [
    { key: 'one', value: 1 },
    { key: 'two', value: 2 },
  ];
  chosen.push(yield* choose({ who: 0, about: 'number', rule: 'NH-DEC-05', options }));
  yield* emit('told', 'NH-DEC-05');
}

test('questions are answered at once, by the first option or as wanted', () => {
  const chosen: number[] = [];
  runToEnd(asks(chosen));
  runToEnd(asks(chosen), () => 'two');
  expect(chosen).toEqual([1, 2]);
});

test('an observer gets every question and every event', () => {
  const seen: string[] = [];
  runToEnd(
    asks([]),
    () => 'one',
    (request) => seen.push(`${request.kind} ${request.about}`),
  );
  expect(seen).toEqual(['choice number', 'event told']);
});

test('an answer that is no option, and a draw, are mistakes of who tries things out', () => {
  expect(() => runToEnd(asks([]), () => 'three')).toThrow('"three" is no answer to "number"');
  const draws = function* (): Flow {
    yield* roll(drawTiles([1], 1), 'NH-SET-10', { who: 0, about: 'draw' });
  };
  expect(() => runToEnd(draws())).toThrow('draws nothing');
});
