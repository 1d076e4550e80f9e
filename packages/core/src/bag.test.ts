import { expect, test } from 'vitest';
import { bagOf, bagSize, draw, takeOut } from './bag.ts';
import { outcomesOf } from './dice/outcomes.ts';

const bag = () => bagOf(['tank', 'net', 'tank', 'runner', 'tank']);

test('a bag is plain data that counts its kinds', () => {
  expect(bag()).toEqual({ tank: 3, net: 1, runner: 1 });
  expect(bagSize(bag())).toBe(5);
  const left = bag();
  takeOut(left, 'net');
  expect(left).toEqual({ tank: 3, net: 0, runner: 1 });
  expect(() => takeOut(left, 'net')).toThrow('no net');
});

test('faces count the kinds in an order that does not depend on how the bag was filled', () => {
  expect(draw({ tank: 1, net: 2 }).read([2])).toBe('tank');
  expect(draw({ net: 2, tank: 1 }).read([2])).toBe('tank');
});

test('a draw is over what is left', () => {
  const left = bag();
  takeOut(left, 'net');
  const chance = draw(left);
  expect(outcomesOf(chance)).toEqual([
    ['runner', 1 / 4],
    ['tank', 3 / 4],
  ]);
  expect(chance.notation).toBe('1 of 4');
  takeOut(left, 'runner');
  expect(outcomesOf(chance)).toHaveLength(2);
  expect(chance.check([3])).toBeUndefined();
  expect(chance.check([1])).toMatchObject({
    code: 'none-left-in-bag',
    params: { draw: 1, face: 1, kind: 'net' },
  });
  expect(chance.check([4])).toMatchObject({ code: 'not-in-bag', params: { face: 4, kinds: 3 } });
  expect(chance.check([])).toMatchObject({
    code: 'too-few-drawn',
    params: { expected: 1, given: 0 },
  });
  expect(chance.check([3, 3])).toMatchObject({ code: 'too-many-dice' });
  expect(() => draw({})).toThrow('nothing left');
});
