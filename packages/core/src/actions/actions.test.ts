import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose } from '../flow.ts';
import { defineActions } from './actions.ts';
import { idKey, wordKey, pairKey, listKey, integerKey } from './key-codec.ts';

const point = pairKey(integerKey, ',', integerKey);
const actions = defineActions({
  move: { to: point },
  burst: { weapon: idKey, shots: listKey(pairKey(idKey, '*', integerKey), '+') },
  pivot: { side: wordKey('left', 'right') },
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
  'move:12',
  'move:,2',
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

test('the key of an option is only written when it is read', () => {
  const made: number[] = [];
  const counted = { ...integerKey, make: (value: number) => (made.push(value), String(value)) };
  const steps = defineActions({ step: { by: counted } });
  const asked = choose({
    who: 0,
    about: 'step',
    rule: 'T-01',
    options: steps.offers([1, 2, 3].map((by) => ({ kind: 'step', by }))),
  });
  const { value: choice } = asked.next();
  if (choice?.kind !== 'choice') throw new Error('Nothing is asked.');
  expect(steps.offered(choice.options).map(({ by }) => by)).toEqual([1, 2, 3]);
  expect(made).toEqual([]);
  expect(choice.options[2]?.key).toBe('step:3');
  expect(choice.take('step:3')).toBeUndefined();
  expect(made).toEqual([3]);
  expect(asked.next().value).toEqual({ kind: 'step', by: 3 });
});

test('options made by hand are read from their keys, and what is no action is left out', () => {
  const offered = actions.offered([{ key: 'done' }, { key: 'nonsense' }]);
  expect(offered).toEqual([{ kind: 'done' }]);
});

test('an answer is the option it names, whichever was read last', () => {
  const options = actions.offers([
    { kind: 'pivot', side: 'left' },
    { kind: 'pivot', side: 'right' },
    { kind: 'done' },
  ]);
  const asked = choose({ who: 0, about: 'pivot', rule: 'T-01', options });
  const { value: choice } = asked.next();
  if (choice?.kind !== 'choice') throw new Error('Nothing is asked.');
  expect(choice.options[2]?.key).toBe('done');
  expect(choice.take('pivot:right')).toBeUndefined();
  expect(asked.next().value).toEqual({ kind: 'pivot', side: 'right' });
});

test('either half of a pair may be a word of no letters', () => {
  const slope = pairKey(wordKey('', 'up'), '/', wordKey('', 'steep'));
  expect(slope.parse('/steep')).toEqual(['', 'steep']);
  expect(slope.parse('up/')).toEqual(['up', '']);
  expect(slope.parse('/')).toEqual(['', '']);
  expect(slope.parse('up')).toBeUndefined();
});

test.each(['', '-a', 'a b', 'a*', 'é', '!a'])('%j is no id', (text) => {
  expect(idKey.parse(text)).toBeUndefined();
});
