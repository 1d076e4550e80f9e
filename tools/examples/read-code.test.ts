import { expect, test } from 'vitest';
import { examplesOf } from './extract.ts';
import { readCode } from './read-code.ts';
import { expectedOutput } from './expected-output.ts';

const fits = (text: string, value: unknown): void => expect(value).toEqual(expectedOutput(text));

test('an example is found with what it is an example of', () => {
  const source = [
    '/**',
    ' * Adds.',
    ' *',
    ' * @example',
    ' * ```ts',
    ' * add(1, 2); // 3',
    ' * ```',
    ' */',
    'export function add() {}',
  ].join('\n');
  expect(examplesOf(source)).toEqual([{ name: 'add', language: 'ts', code: 'add(1, 2); // 3' }]);
});

test('a value is at the end of a line or below it; prose below is none', () => {
  const { text, expected } = readCode(
    "a(); // 1\nb();\n// 'two'\nc();\n// Then:\nif (d) e(); // true\n",
  );
  expect(expected).toHaveLength(3);
  expect(text).toContain('check(0, a());');
  expect(text).toContain('check(1, b());');
  expect(text).toContain('if (d) check(2, e());');
  expect(() => readCode('a(); // the first of all')).toThrow('is no value');
});

test('free names are what is neither declared nor part of something else', () => {
  const { free } = readCode('const { a: b } = c.d({ e: f, g });\nfor (const h of b) i(h.j as K);');
  expect(free).toEqual(['c', 'f', 'g', 'i']);
});

test('a value matches if it equals the expected output to the digits shown', () => {
  fits("{ rate: 0.98, by: ['a', …], … }", { rate: 0.9812, by: ['a', 'b'], more: true });
  fits('[1/6, -2, null, undefined]', [1 / 6, -2, null, undefined]);
  fits("'Turn … of 8'", 'Turn 2 of 8');
  expect(() => fits('0.98', 0.97)).toThrow();
  expect(() => fits('[1]', [1, 2])).toThrow();
  expect(() => fits('[2, …]', [1, 2])).toThrow();
  expect(() => fits('1/6', 0.1666)).toThrow();
  expect(() => expectedOutput('[1] and more')).toThrow('is no value');
  expect(() => fits('{ a: 1 }', { a: 1, b: 2 })).toThrow();
  expect(() => fits('{ a: 1, … }', { a: 2, b: 2 })).toThrow();
  expect(() => fits("'Turn …'", 'turn 2')).toThrow();
});
