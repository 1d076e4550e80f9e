import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProblems, problem } from '../problem.ts';
import { problemText } from '../problem-text.ts';
import { LINK_MESSAGES } from '../records/link-messages.ts';
import { RECORD_MESSAGES } from '../records/record-messages.ts';
import { URL_MESSAGES } from './url-messages.ts';
import { JSON_MESSAGES } from './json-messages.ts';
import { UNKNOWN_VALUE_MESSAGES } from './unknown-value.ts';
import { SCHEMA_MESSAGES } from './schema-messages.ts';
import { closestMatch } from './closest-match.ts';
import { packHash, readPack, type PackFormat, type Validator } from './pack.ts';

interface Warband {
  readonly id: string;
  readonly units: readonly { readonly id: string; readonly quality: string }[];
}

const schema: object = JSON.parse(
  readFileSync(
    new URL('../../../../tools/schema/fixture/warband.schema.json', import.meta.url),
    'utf8',
  ),
);
const options = { messages: false, verbose: true, discriminator: true, inlineRefs: false };

function kindOf(allErrors: boolean): PackFormat<Warband> {
  const validate: Validator<Warband> = new Ajv2020({
    ...options,
    allErrors,
  }).compile<Warband>(schema);
  return {
    id: 'warband',
    validate,
    check: (band) =>
      band.units.flatMap((unit, i) =>
        unit.id === 'ghost' ? [problem(`/units/${i}/id`, 'no-ghosts', 'There are no ghosts.')] : [],
      ),
  };
}

const warband = kindOf(false);
const good = { id: 'raiders', units: [{ id: 'scout', quality: 'green' }] };

/** The one problem of a pack, as `path: message`. */
function reported(pack: unknown): string {
  const read = readPack(warband, pack);
  return isProblems(read) ? `${read[0]?.path}: ${read[0]?.message}` : 'fine';
}

const unit = (fields: object): object => ({
  ...good,
  units: [{ id: 'scout', quality: 'green', ...fields }],
});

describe('a pack is read or every problem says where, what, and what would be right', () => {
  test('a good pack, as text or as a value', () => {
    expect(readPack(warband, good)).toEqual(good);
    expect(readPack(warband, JSON.stringify(good))).toEqual(good);
  });

  test.each([
    [{ ...good, id: 3 }, '/id: Found a number; it should be a text.'],
    [[], '/: Found a list; it should be an object.'],
    [{ id: 'a' }, '/: “units” is missing; it should be a list.'],
    [{ id: 'a', unit: [] }, '/: “units” is missing. Did you mean it by “unit”?'],
    [
      { ...good, name: 'x' },
      '/name: “name” means nothing here. Known are: $schema, id, units, tags.',
    ],
    [{ ...good, tag: 'x' }, '/tag: “tag” means nothing here. Did you mean “tags”?'],
    [
      { ...good, id: 'Raiders' },
      '/id: "Raiders" has the wrong form: Lower-case letters, digits and hyphens.',
    ],
    [{ ...good, units: [] }, '/units: 0 entries; at least 1.'],
    [{ ...good, tags: ['a', 'b', 'a'] }, '/tags: Entries 1 and 3 are the same.'],
    [
      unit({ quality: 'vetran' }),
      '/units/0/quality: "vetran" is not one of: green, regular, veteran. Did you mean “veteran”?',
    ],
    [
      unit({ quality: 'godlike' }),
      '/units/0/quality: "godlike" is not one of: green, regular, veteran.',
    ],
    [unit({ wounds: 0 }), '/units/0/wounds: 0 is too small: at least 1.'],
    [unit({ wounds: 10 }), '/units/0/wounds: 10 is too large: at most 9.'],
    [unit({ wounds: 1.5 }), '/units/0/wounds: Found a number; it should be a whole number.'],
    [
      unit({ weapon: { kind: 'gum' } }),
      '/units/0/weapon/kind: "gum" is not one of: gun, blade. Did you mean “gun”?',
    ],
    [
      unit({ weapon: { kind: 'gun' } }),
      '/units/0/weapon: “range” is missing; it should be a number.',
    ],
    [unit({ weapon: { kind: 'gun', range: 0 } }), '/units/0/weapon/range: 0 should be above 0.'],
    [
      unit({ weapon: { kind: 'blade', reach: 'a' } }),
      '/units/0/weapon/reach: Found a text; it should be a whole number, null.',
    ],
    [unit({ id: 'ghost' }), '/units/0/id: There are no ghosts.'],
    ['{"id": }', 'line 1: A value should stand at line 1, column 8, where } was found.'],
  ])('%j', (pack, expected) => {
    expect(reported(pack)).toBe(expected);
  });

  test('in French too', () => {
    const read = readPack(warband, unit({ quality: 'vetran' }));
    expect(isProblems(read) && read[0] && problemText(read[0], 'fr')).toBe(
      '"vetran" ne figure pas parmi\u00a0: green, regular, veteran. Vouliez-vous dire «\u00a0veteran\u00a0»\u00a0?',
    );
  });

  test('a validator that lists every error gives every problem, fifty at most', () => {
    const bad = {
      id: 'Big',
      units: [
        { id: 'a', quality: 'x' },
        { id: 'B', quality: 'green' },
      ],
    };
    const read = readPack(kindOf(true), bad);
    expect(isProblems(read) && read.map((found) => found.path)).toEqual([
      '/id',
      '/units/0/quality',
      '/units/1/id',
    ]);
    const many = readPack(kindOf(true), {
      ...good,
      units: Array(80).fill({ id: 'A', quality: 'x' }),
    });
    expect(isProblems(many) && many.length).toBe(50);
  });

  test('P1 two thousand mutated packs are read or refused with a path', () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(1e308, -1, 2 ** 53, '', '\u202e', 'toString', null),
    );
    const path = fc.array(fc.nat(5), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, junk, fc.boolean(), (way, value, drop) => {
        const pack: unknown = structuredClone(good);
        mutate(pack, way, value, drop);
        const read = readPack(warband, pack);
        if (isProblems(read)) for (const found of read) expect(found.path).toMatch(/^(\/|line )/);
        else expect(warband.validate(read)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Follows the way into the pack and drops or replaces what it finds at the end. */
function mutate(pack: unknown, way: readonly number[], value: unknown, drop: boolean): void {
  let here = pack;
  for (const [depth, turn] of way.entries()) {
    if (typeof here !== 'object' || here === null) return;
    const keys = Object.keys(here);
    const key = keys[turn % Math.max(1, keys.length)];
    if (key === undefined) return;
    const below: unknown = Reflect.get(here, key);
    const last = depth === way.length - 1 || typeof below !== 'object' || below === null;
    if (last) {
      if (drop) Reflect.deleteProperty(here, key);
      else Reflect.set(here, key, value);
      return;
    }
    here = below;
  }
}

describe('names', () => {
  test('the nearest spelling, and none when nothing is near', () => {
    expect(closestMatch('vetran', ['green', 'veteran'])).toBe('veteran');
    expect(closestMatch('GREEN', ['green', 'veteran'])).toBe('green');
    expect(closestMatch('regualr', ['regular'])).toBe('regular');
    expect(closestMatch('banana', ['green', 'veteran'])).toBeUndefined();
    expect(closestMatch('x'.repeat(100_000), ['x'])).toBeUndefined();
  });

  test('P8 the hash is of the content, not of its order or spaces', () => {
    expect(packHash({ a: 1, b: [1, 2] })).toBe(packHash({ b: [1, 2], a: 1 }));
    expect(packHash({ a: 1, b: [1, 2] })).not.toBe(packHash({ a: 1, b: [2, 1] }));
    expect(packHash({})).toBe('44136fa355b3678a1146ad16f7e8649e');
  });
});

test('every problem has its sentence in both languages, with the same things filled in', () => {
  const all = {
    ...JSON_MESSAGES,
    ...SCHEMA_MESSAGES,
    ...UNKNOWN_VALUE_MESSAGES,
    ...URL_MESSAGES,
    ...RECORD_MESSAGES,
    ...LINK_MESSAGES,
  };
  for (const [code, { en, fr }] of Object.entries(all)) {
    const holes = (sentence: string): string[] => [...(sentence.match(/\{[\w|]+\}/g) ?? [])].sort();
    expect(holes(fr), code).toEqual(holes(en));
    expect(fr, code).not.toBe(en);
  }
});
