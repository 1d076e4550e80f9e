import { isProblems, type Problem } from '@skirmish-kit/core';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { field } from '../../test/board/arbitrary-field.ts';
import {
  cubeBoard,
  floorAt,
  isOpenToSky,
  isSolid,
  makeField,
  makeFieldText,
  parseField,
  readField,
  climbAt,
  standableCubes,
  topCube,
  wallAt,
  type Field,
} from './index.ts';

const schema: object = JSON.parse(
  readFileSync(new URL('./field.schema.json', import.meta.url), 'utf8'),
);
const obeysSchema = new Ajv2020({ allErrors: true }).compile(schema);

const HEAD = 'id: yard\nen: The yard\nfr: La cour\n';
const YARD = `${HEAD}level 1
+---+-2-+   +
|   3   1
+,,,+   +   +
 XXX
+---+---+   +
level 2
+;;;+
 .   ~   .
`;

function read(text: string): Field {
  const result = parseField(text);
  if (isProblems(result)) throw new Error(JSON.stringify(result));
  return result;
}

function problemsOf(result: Field | readonly Problem[]): readonly string[] {
  return isProblems(result) ? result.map(({ path, code }) => `${path} ${code}`) : [];
}

const json = (cubes: readonly unknown[], more: object = {}) => ({
  format: 'skirmish-field',
  version: 1,
  id: 'yard',
  name: { en: 'The yard', fr: 'La cour' },
  cubes,
  ...more,
});

describe('the text form', () => {
  test('is a drawing of every level', () => {
    const board = cubeBoard(read(YARD));
    expect(wallAt(board, [1, 1, 1], 'north')).toBe('blocked');
    expect(wallAt(board, [2, 1, 1], 'north')).toBe('medium');
    expect(wallAt(board, [1, 1, 1], 'west')).toBe('blocked');
    expect(wallAt(board, [1, 1, 1], 'east')).toBe('large');
    expect(wallAt(board, [2, 1, 1], 'west')).toBe('large');
    expect(wallAt(board, [2, 1, 1], 'east')).toBe('small');
    expect(wallAt(board, [1, 1, 1], 'south')).toBe('blocked');
    expect(isSolid(board, [1, 2, 1])).toBe(true);
    expect(wallAt(board, [1, 1, 2], 'north')).toBe('low-medium');
    expect(floorAt(board, [1, 1, 2])).toBe('full');
    expect(floorAt(board, [2, 1, 2])).toBe('partial');
    expect(floorAt(board, [1, 2, 2])).toBe('full');
    expect(floorAt(board, [4, 1, 2])).toBe('none');
    expect(floorAt(board, [8, 8, 1])).toBe('full');
  });

  test('has ladders, stairs and ramps', () => {
    const board = cubeBoard(
      read(`${HEAD}level 1\n\n  H  S>      Rv\nlevel 2\n\n         .\n\n             .`),
    );
    expect(climbAt(board, [1, 1, 1])).toEqual({ kind: 'ladder' });
    expect(climbAt(board, [2, 1, 1])).toEqual({ kind: 'stairs', towards: 'east' });
    expect(climbAt(board, [4, 1, 1])).toEqual({ kind: 'ramp', towards: 'south' });
    expect(climbAt(board, [3, 1, 1])).toBeUndefined();
  });

  test('is read back, and written in one way', () => {
    fc.assert(
      fc.property(field, (each) => {
        const text = makeFieldText(each);
        expect(parseField(text)).toEqual(each);
        expect(makeFieldText(read(text))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('may be sloppy: ends of lines, blanks, small letters, remarks', () => {
    const tidy = makeFieldText(
      read(`${HEAD}level 1\n+---+---+\n|  H| XX|\n+-1-+---+\nlevel 2\n\n ~`),
    );
    const sloppy = `// a yard\n\nFR:   La cour  \nen:The yard\r\nID: yard\nLevel 2:\n\n ~\n\n\nlevel 1\n ---\n|h  |x\n+ 1 +\n`;
    expect(makeFieldText(read(sloppy))).toBe(tidy);
  });

  test.each([
    ['level 1', ['line 1 no-id', 'line 1 no-name']],
    ['id: A b\nen: x\nfr: y', ['line 1 bad-id']],
    [`${HEAD}hello`, ['line 4 unknown-line']],
    [`${HEAD}level 9`, ['line 4 bad-levels']],
    [`${HEAD}level 1\nlevel 1`, ['line 5 level-twice']],
    [`${HEAD}level 1\n+-7-+`, ['line 5, character 3 unknown-sign']],
    [`${HEAD}level 1\n+---Q`, ['line 5, character 5 unknown-sign']],
    [`${HEAD}level 1\n\n  Z`, ['line 6, character 2 unknown-sign']],
    [`${HEAD}level 1\n\n?`, ['line 6, character 1 unknown-sign']],
    [`${HEAD}level 1\n\n SR>`, ['line 6, character 2 two-rises']],
    [`${HEAD}level 1\n\n S`, ['line 6, character 2 two-rises']],
    [`${HEAD}level 1\n\n X.`, ['line 6, character 2 solid-with-more']],
    [`${HEAD}level 1\n\n S>`, ['line 6, character 2 rise-nowhere']],
    [`${HEAD}level 1\n\n H\nlevel 2\n\n .`, ['line 6, character 2 rise-covered']],
    [`${HEAD}level 6\n\n X`, ['line 6, character 2 solid-too-high']],
    [`${HEAD}level 1\n${'\n'.repeat(17)}+---+`, ['line 22 too-many-rows']],
    [`${HEAD}level 1\n${'+---'.repeat(9)}`, ['line 5 too-many-rows']],
    ['x'.repeat(30_000), [' too-long']],
  ])('the error in %j is reported with its place', (text, expected) => {
    expect(problemsOf(parseField(text))).toEqual(expected);
  });

  test('no text makes the reader fail', () => {
    const sign = fc.constantFrom(...' +-|123,;:.~XHSR^>v<\nlevel 2id:?é\t'.split(''));
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 300 }), (signs) => {
        const result = parseField(`${HEAD}level 1\n${signs.join('')}`);
        if (!isProblems(result)) expect(parseField(makeFieldText(result))).toEqual(result);
      }),
    );
  });
});

describe('the JSON form', () => {
  test('is read back, written in one way, and obeys its schema', () => {
    fc.assert(
      fc.property(field, (each) => {
        const text = makeField(each);
        const value: unknown = JSON.parse(text);
        expect(obeysSchema(value), JSON.stringify(obeysSchema.errors)).toBe(true);
        expect(readField(value)).toEqual(each);
        expect(parseField(makeFieldText(each))).toEqual(readField(value));
      }),
      { numRuns: 60 },
    );
  });

  test('a wall may be written on either side, or on both alike', () => {
    const once = readField(json([{ at: [2, 1, 1], west: 'small' }]));
    expect(readField(json([{ at: [1, 1, 1], east: 'small' }]))).toEqual(once);
    expect(
      readField(
        json([
          { at: [1, 1, 1], east: 'small' },
          { at: [2, 1, 1], west: 'small' },
        ]),
      ),
    ).toEqual(once);
  });

  test('cubes may come in any order, and levels may be left out', () => {
    const cubes = [
      { at: [3, 3, 2], floor: 'partial' },
      { at: [1, 1, 1], solid: true },
    ];
    const here = readField(json(cubes));
    expect(readField(json([...cubes].reverse(), { levels: 2 }))).toEqual(here);
    expect(here).toMatchObject({ levels: 2, cubes: [{ at: [1, 1, 1] }, { at: [3, 3, 2] }] });
    expect(readField(json([], { levels: 4 }))).toMatchObject({ levels: 4 });
  });

  test.each<[string, unknown, readonly string[], 'schema' | 'beyond']>([
    ['no object', 7, [' not-an-object'], 'schema'],
    ['another format', json([], { format: 'x' }), ['/format wrong-format'], 'schema'],
    ['another version', json([], { version: 2 }), ['/version wrong-format'], 'schema'],
    ['an odd id', json([], { id: 'A B' }), ['/id bad-id'], 'schema'],
    ['one language', json([], { name: { en: 'x' } }), ['/name no-name'], 'schema'],
    ['too many levels', json([], { levels: 7 }), ['/levels bad-levels'], 'schema'],
    ['an unknown key', json([], { size: 3 }), ['/size unknown-key'], 'schema'],
    ['no list', json([], { cubes: {} }), ['/cubes not-an-object'], 'schema'],
    ['no cube', json([3]), ['/cubes/0 not-an-object'], 'schema'],
    ['off the board', json([{ at: [9, 1, 1] }]), ['/cubes/0/at bad-cube'], 'schema'],
    ['a bad wall', json([{ at: [1, 1, 1], east: 'wide' }]), ['/cubes/0/east bad-value'], 'schema'],
    ['a bad floor', json([{ at: [1, 1, 2], floor: 1 }]), ['/cubes/0/floor bad-value'], 'schema'],
    ['a bad flag', json([{ at: [1, 1, 1], solid: 'yes' }]), ['/cubes/0/solid bad-value'], 'schema'],
    ['a bad key', json([{ at: [1, 1, 1], door: 1 }]), ['/cubes/0/door unknown-key'], 'schema'],
    [
      'a cube twice',
      json([{ at: [1, 1, 1] }, { at: [1, 1, 1] }]),
      ['/cubes/1/at cube-twice'],
      'beyond',
    ],
    [
      'sides that differ',
      json([
        { at: [1, 1, 1], east: 'small' },
        { at: [2, 1, 1], west: 'large' },
      ]),
      ['/cubes/1/west wall-differs'],
      'beyond',
    ],
    [
      'two ways up',
      json([
        { at: [1, 1, 1], ladder: true, ramp: 'east' },
        { at: [2, 1, 2], floor: 'full' },
      ]),
      ['/cubes/0 two-rises'],
      'beyond',
    ],
    [
      'a ramp to nowhere',
      json([{ at: [1, 1, 1], ramp: 'west' }]),
      ['/cubes/0 rise-nowhere'],
      'beyond',
    ],
    [
      'a floor in a block',
      json([{ at: [1, 1, 1], solid: true, floor: 'full' }]),
      ['/cubes/0 solid-with-more'],
      'beyond',
    ],
  ])('%s is reported with its path', (_, value, expected, where) => {
    expect(problemsOf(readField(value))).toEqual(expected);
    expect(obeysSchema(value)).toBe(where === 'beyond');
  });

  test('every problem has its sentence in both languages', () => {
    const found = readField(json([{ at: [1, 1, 1], east: 'wide' }]));
    if (!isProblems(found)) throw new Error('A wall cannot be wide.');
    expect(found[0]?.words).toEqual({
      en: expect.stringContaining('“wide” is not possible here. Possible: open, large'),
      fr: expect.stringContaining('« wide » n’est pas possible ici. Possible : open, large'),
    });
  });
});

describe('boards', () => {
  const tower = cubeBoard(
    read(`${HEAD}level 1\n\n XXX\nlevel 2\n\n XXX\n\n .\nlevel 3\n\n     ~\nlevel 4\n\n     .`),
  );

  test('DZ-BOARD-02 a square has levels one above the other, and a top', () => {
    expect(topCube(tower, 1, 1)).toEqual([1, 1, 3]);
    expect(topCube(tower, 1, 2)).toEqual([1, 2, 2]);
    expect(topCube(tower, 2, 1)).toEqual([2, 1, 4]);
    expect(topCube(tower, 8, 8)).toEqual([8, 8, 1]);
    expect(floorAt(tower, [1, 1, 1])).toBe('none');
  });

  test('DZ-ABIL-21 seen from straight above: no full floor and nothing solid over it', () => {
    expect(isOpenToSky(tower, [1, 2, 1])).toBe(false);
    expect(isOpenToSky(tower, [1, 2, 2])).toBe(true);
    expect(isOpenToSky(tower, [2, 1, 1])).toBe(false);
    expect(isOpenToSky(tower, [8, 8, 1])).toBe(true);
    expect(isOpenToSky(cubeBoard(read(`${HEAD}level 2\n\n ~`)), [1, 1, 1])).toBe(true);
  });

  test('every square has a top, in which somebody can stand', () => {
    fc.assert(
      fc.property(field, (each) => {
        const board = cubeBoard(each);
        const standing = new Set(standableCubes(board).map(String));
        for (let column = 1; column <= 8; column++) {
          for (let row = 1; row <= 8; row++) {
            const top = topCube(board, column, row);
            expect(standing.has(String(top))).toBe(true);
            expect(isOpenToSky(board, top)).toBe(true);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
