import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';
import { findChanges } from './mutators.ts';

const changed = (text: string) =>
  findChanges('rule.ts', text).map(({ kind, from, to }) => `${kind}: ${from} → ${to}`);

test('a comparison moves its boundary and is turned round', () => {
  expect(changed('return_(a <= b)')).toEqual([
    'statement: return_(a <= b) → ',
    'comparison: a <= b → a < b',
    'comparison: a <= b → a > b',
  ]);
});

test('a condition always holds, never holds, and is negated', () => {
  expect(changed('const one = !free ? left : right;')).toEqual([
    'condition: !free → true',
    'condition: !free → false',
    'logic: !free → free',
  ]);
});

test('a loop is entered never, and never made endless on purpose', () => {
  expect(changed('while (more) {}')).toEqual(['condition: more → false']);
});

test('numbers, truths, sums and choices among many', () => {
  expect(changed('const all = x + 2')).toEqual(['arithmetic: x + 2 → x - 2', 'number: 2 → 2 + 1']);
  expect(changed('const all = true')).toEqual(['boolean: true → false']);
  expect(changed('const all = xs.some(f)')).toEqual(['method: xs.some(f) → xs.every(f)']);
  expect(changed('const all = x.toString()')).toEqual([]);
  expect(changed('const all = xs.filter(f)')).toEqual(['method: xs.filter(f) → xs']);
  expect(changed('const all = one ?? other')).toEqual(['logic: one ?? other → other']);
});

test('types, texts, names and errors for developers stay', () => {
  expect(changed("type T = 1 | 2; const one = 'a' + b, two: 3 = c, three = { 4: d };")).toEqual([]);
  expect(changed('if (a < 3) throw new Error(`${b + 1}`)')).toEqual([]);
  expect(changed('const [one = 0] = list')).toEqual([]);
  expect(changed('const { 0: one } = list')).toEqual([]);
  expect(changed('const one = list[i] ?? -1')).toEqual(['logic: list[i] ?? -1 → -1']);
});

test('all changes sleep in one text that still runs, and each can be woken', () => {
  const text = 'if (a < 3) { out.push(a + 1); } else out.push(0);';
  const changes = findChanges('rule.ts', text).map((change, id) => ({ ...change, id }));
  const run = new Function('a', 'out', '$m', instrument(text, changes));
  const results = [undefined, ...changes].map((awake) => {
    const out: number[] = [];
    run(3, out, (id: number) => id === awake?.id);
    return `${awake?.from.slice(0, 5) ?? ''} ${awake?.to ?? ''}: ${out.join()}`;
  });
  expect(results).toEqual([
    ' : 0',
    'a < 3 true: 4',
    'a < 3 false: 0',
    'a < 3 a <= 3: 4',
    'a < 3 a >= 3: 4',
    '3 3 + 1: 4',
    'out.p : 0',
    'a + 1 a - 1: 0',
    '1 1 + 1: 0',
    'out.p : ',
    '0 0 + 1: 1',
  ]);
});
