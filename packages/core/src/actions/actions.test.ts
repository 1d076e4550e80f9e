import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineActions } from './actions.ts';
import { id, oneOfWords, pairOf, someOf, whole } from './text-form.ts';

const point = pairOf(whole, ',', whole);
const actions = defineActions({
  move: { to: point },
  burst: { weapon: id, shots: someOf(pairOf(id, '*', whole), '+') },
  pivot: { side: oneOfWords('left', 'right') },
  done: {},
});

test('an action is written as one key and read back as the same value', () => {
  const burst = {
    kind: 'burst',
    weapon: 'assault-rifle',
    shots: [
      ['b2', 2],
      ['b3', 1],
    ],
  } as const;
  expect(actions.make(burst)).toBe('burst:assault-rifle:b2*2+b3*1');
  expect(actions.parse('burst:assault-rifle:b2*2+b3*1')).toEqual(burst);
  expect(actions.make({ kind: 'done' })).toBe('done');
});

test('every action survives the way into a key and back', () => {
  const names = fc.stringMatching(/^[a-z][a-z\d-]{0,8}$/);
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      to: fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat(9999)),
    }),
    fc.record({
      kind: fc.constant('burst' as const),
      weapon: names,
      shots: fc.array(fc.tuple(names, fc.nat(9)), { minLength: 1, maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(action, (a) => {
      expect(actions.parse(actions.make(a))).toEqual(a);
    }),
  );
});

test.each([
  'move:1,2,3',
  'move:1,2:',
  'move:1,2 ',
  'move:01,2',
  'move:+1,2',
  'move:1e3,2',
  'move:',
  'move',
  'burst:rifle:b2*2+',
  'burst::b2*2',
  'pivot:up',
  'done:',
  'done:now',
  'toString',
  '__proto__',
  '',
])('"%s" is no action: nothing before or behind it is overlooked', (key) => {
  expect(actions.parse(key)).toBeUndefined();
});
