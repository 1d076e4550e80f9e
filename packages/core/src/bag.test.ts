import { expect, test } from 'vitest';
import { bagKinds, bagOf, bagSize, draw, drawSeveral, putBack, takeOut } from './bag.ts';
import { seededRandom } from './random.ts';

const bag = () => bagOf(['tank', 'net', 'tank', 'runner', 'tank']);

test('a bag is plain data that counts its kinds', () => {
  expect(bag()).toEqual({ tank: 3, net: 1, runner: 1 });
  expect(bagSize(bag())).toBe(5);
  const left = bag();
  takeOut(left, 'net');
  expect(left).toEqual({ tank: 3, net: 0, runner: 1 });
  expect(() => takeOut(left, 'net')).toThrow('no net');
  putBack(left, 'net');
  expect(left).toEqual(bag());
});

test('faces count the kinds in an order that does not depend on how the bag was filled', () => {
  expect(bagKinds({ tank: 1, net: 0, runner: 2 })).toEqual(['net', 'runner', 'tank']);
  expect(draw({ tank: 1, net: 2 }).read([2])).toBe('tank');
  expect(draw({ net: 2, tank: 1 }).read([2])).toBe('tank');
});

test('a draw is over what is left', () => {
  const left = bag();
  takeOut(left, 'net');
  const chance = draw(left);
  expect(chance.outcomes()).toEqual([
    ['runner', 1 / 4],
    ['tank', 3 / 4],
  ]);
  expect(chance.notation).toBe('1 of 4');
  takeOut(left, 'runner');
  expect(chance.outcomes()).toHaveLength(2);
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

test('a handful has no order, and no kind more often than it is there', () => {
  const chance = drawSeveral(bag(), 2);
  expect(chance.read([3, 1])).toEqual(['net', 'tank']);
  expect(chance.check([1, 1])).toMatchObject({ code: 'none-left-in-bag', params: { draw: 2 } });
  const outcomes = new Map(chance.outcomes().map(([list, p]) => [list.join('+'), p]));
  expect(outcomes.size).toBe(4);
  expect(outcomes.get('tank+tank')).toBeCloseTo(3 / 10, 15);
  expect(outcomes.get('net+runner')).toBeCloseTo(1 / 10, 15);
  expect(outcomes.get('net+tank')).toBeCloseTo(3 / 10, 15);
});

test('drawing more than there is draws all of it', () => {
  const chance = drawSeveral(bag(), 9);
  expect(chance.outcomes()).toEqual([[['net', 'runner', 'tank', 'tank', 'tank'], 1]]);
  expect(chance.sample(seededRandom(1)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 3, 3]);
  expect(drawSeveral({}, 2).outcomes()).toEqual([[[], 1]]);
});
