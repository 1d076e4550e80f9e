import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProblems } from '../problem.ts';
import { checkJson, JSON_LIMITS, readJson } from './json.ts';

/** For a machine that has other things to do. */
const PATIENCE = 30_000;

function reported(text: string): string {
  const read = readJson(text);
  return isProblems(read) ? `${read[0]?.path} ${read[0]?.code}` : 'fine';
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const listOf = (entries: number): string => `[${Array(entries).fill('0').join(',')}]`;
const textOf = (length: number): string => JSON.stringify('x'.repeat(length));

describe('limits, at the cap less one, the cap, and one more', () => {
  const { bytes, depth, entries, text } = JSON_LIMITS;
  const padded = (length: number): string => `[]${' '.repeat(length - 2)}`;

  test('bytes', () => {
    expect(reported(padded(bytes - 1))).toBe('fine');
    expect(reported(padded(bytes))).toBe('fine');
    expect(reported(padded(bytes + 1))).toBe('/ json-too-big');
    expect(reported(padded(bytes * 20))).toBe('/ json-too-big');
  });

  test('bytes are those of UTF-8, not characters', () => {
    const limits = { ...JSON_LIMITS, bytes: 12 };
    expect(isProblems(readJson('"éééé…"', limits))).toBe(true); // 2 + 4×2 + 3 = 13
    expect(isProblems(readJson('"ééééé"', limits))).toBe(false); // 12
    expect(isProblems(readJson('"😀😀aa"', limits))).toBe(false); // 12
    expect(isProblems(readJson('"😀😀é…"', limits))).toBe(true); // 15
  });

  test('depth', () => {
    expect(reported(nested(depth - 1))).toBe('fine');
    expect(reported(nested(depth))).toBe('fine');
    expect(reported(nested(depth + 1))).toBe(`/${Array(depth).fill(0).join('/')} too-deep`);
    expect(reported(nested(depth * 1000))).toContain('too-deep');
    expect(reported(nested(500_000))).toContain('too-deep');
  });

  test('entries', () => {
    expect(reported(listOf(entries - 1))).toBe('fine');
    expect(reported(listOf(entries))).toBe('fine');
    expect(reported(listOf(entries + 1))).toBe('/ too-many-entries');
    expect(reported(`[${Array(101).fill(listOf(50)).join(',')}]`)).toContain('too-many-entries');
  });

  test('texts and names', () => {
    expect(reported(textOf(text - 1))).toBe('fine');
    expect(reported(textOf(text))).toBe('fine');
    expect(reported(textOf(text + 1))).toBe('/ text-too-long');
    expect(reported(`{"units":[${textOf(text + 1)}]}`)).toBe('/units/0 text-too-long');
    expect(reported(`{${textOf(text + 1)}:1}`)).toBe('/ text-too-long');
  });
});

test('a mebibyte, 32 deep, five thousand entries, texts of two thousand characters', () => {
  expect(JSON_LIMITS).toEqual({ bytes: 2 ** 20, depth: 32, entries: 5_000, text: 2_000 });
});

test('bytes are counted as an encoder counts them, at every edge of its table', () => {
  const tooBig = (text: string, bytes: number): boolean => {
    const read = readJson(text, { ...JSON_LIMITS, bytes });
    return isProblems(read) && read[0]?.code === 'json-too-big';
  };
  const edges = [
    '\x7f',
    '\x80',
    '\u07ff',
    '\u0800',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '😀',
    '\u{10000}',
    '\u{10ffff}',
  ];
  const lone = ['\ud800', '\udbff', '\udc00', 'aa\ud800', '\udc00é'];
  const texts = [...edges, 'a', 'é…😀é'].flatMap((edge) => [edge, edge.repeat(9)]);
  for (const text of [...texts, ...lone].flatMap((each) => [each, `"${each}"`])) {
    const bytes = new TextEncoder().encode(text).length;
    expect(tooBig(text, bytes), JSON.stringify(text)).toBe(false);
    expect(tooBig(text, bytes - 1), JSON.stringify(text)).toBe(true);
  }
});

describe('what can never be in a pack', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('the name %s, at any depth', (name) => {
    expect(reported(`{"${name}": 1}`)).toBe(`/${name} forbidden-key`);
    expect(reported(`{"units": [{"a": {"${name}": {"polluted": true}}}]}`)).toBe(
      `/units/0/a/${name} forbidden-key`,
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('characters that hide or turn round a text', () => {
    expect(reported('"safe \u202egnp.exe"')).toBe('/ hidden-character');
    expect(reported('{"na\u200bme": 1}')).toBe('/ hidden-character');
    expect(reported('"L’été « 2 » : ça\\nva, 😀 👩‍🚀"')).toBe('fine');
  });

  test('values outside JSON', () => {
    const code = (value: unknown): string | undefined => {
      const read = checkJson(value);
      return isProblems(read) ? `${read[0]?.path} ${read[0]?.code}` : undefined;
    };
    expect(code({ a: undefined })).toBe('/a not-json');
    expect(code([() => 1])).toBe('/0 not-json');
    expect(code({ a: [NaN] })).toBe('/a/0 not-json');
    expect(code(new Map())).toBe('/ not-json');
    expect(code(Array(3))).toBe('/ not-json');
    const circle: unknown[] = [];
    circle.push(circle);
    expect(code(circle)).toContain('too-deep');
    expect(code({ fine: [1, 'two', null, true] })).toBeUndefined();
  });
});

describe(
  'a text that is not JSON: where it goes wrong and what should stand there',
  { timeout: PATIENCE },
  () => {
    test.each([
      ['', '/ json-empty'],
      ['{"a": 1,}', 'line 1 json-trailing-comma'],
      ['[1, 2,\n]', 'line 2 json-trailing-comma'],
      ['[[1], [],\n{"a": {}},\n2 3]', 'line 3 json-next'],
      ['{"a": [1],\n"b": 2 3}', 'line 2 json-next'],
      ['{"a": 1, 2: 3}', 'line 1 json-key'],
      ['[\n[], {]', 'line 2 json-key'],
      ['{"a": 1,', 'line 1 json-cut-off'],
      ['[truely]', 'line 1 json-value'],
      ['{"a\\x": 1}', 'line 1 json-text'],
      ['{"a": 1\n "b": 2}', 'line 2 json-next'],
      ["{'a': 1}", 'line 1 json-key'],
      ['{"a" 1}', 'line 1 json-colon'],
      ['{"a": nope}', 'line 1 json-value'],
      ['[01]', 'line 1 json-value'],
      ['{"a": "x\ny"}', 'line 1 json-text'],
      ['{"a": [1, 2}', 'line 1 json-next'],
      ['{"a": [1, 2', 'line 1 json-cut-off'],
      ['{} // done', 'line 1 json-after-end'],
      ['<!doctype html>', 'line 1 json-value'],
    ])('%j', (text, expected) => {
      expect(reported(text)).toBe(expected);
    });

    test('the place is a line and a column', () => {
      const read = readJson('{\n  "id": "a",\n  "units": [1 2]\n}');
      expect(isProblems(read) && read[0]).toMatchObject({
        path: 'line 3',
        params: { line: 3, column: 15, found: '2', close: ']' },
        message: 'A comma or ] should stand at line 3, column 15, where 2 was found.',
      });
    });

    test('a corrupted JSON text is read or gives a problem, and never throws', () => {
      const mutated = fc
        .tuple(fc.json(), fc.nat(), fc.nat(6), fc.string({ maxLength: 3 }))
        .map(([text, at, cut, put]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + put + text.slice(place + cut);
        });
      fc.assert(
        fc.property(mutated, (text) => {
          const read = readJson(text);
          if (!isProblems(read)) expect(read.value).toEqual(JSON.parse(text));
          else expect(read[0]?.message).not.toMatch(/[{}]\w+[}]/);
        }),
        { numRuns: 2_000 },
      );
    });
  },
);
