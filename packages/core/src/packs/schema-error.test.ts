import { expect, test } from 'vitest';
import { schemaProblems, type SchemaError } from './schema-error.ts';

const error = (
  keyword: string,
  params: SchemaError['params'],
  more: Partial<SchemaError> = {},
) => ({
  instancePath: '/wolf',
  keyword,
  params,
  ...more,
});

/** Every problem as `path: message`. */
function reported(...errors: readonly SchemaError[]): string[] {
  return schemaProblems(errors).map(({ path, message }) => `${path}: ${message}`);
}

test.each([
  ['type', { type: 'string' }, { data: null }, 'Found null; it should be a text.'],
  ['type', { type: ['string', 'null'] }, { data: [] }, 'Found a list; it should be a text, null.'],
  ['enum', { allowedValues: [1, 'two'] }, { data: 3 }, '3 is not one of: 1, two.'],
  ['enum', { allowedValues: [] }, { data: 3 }, '3 fits none of the allowed forms.'],
  ['const', { allowedValue: 1 }, { data: 2 }, '2 should be 1.'],
  ['exclusiveMaximum', { limit: 5 }, { data: 5 }, '5 should be below 5.'],
  ['exclusiveMinimum', { limit: 5 }, { data: 5 }, '5 should be above 5.'],
  ['multipleOf', { multipleOf: 5 }, { data: 7 }, '7 should be a multiple of 5.'],
  ['minLength', { limit: 2 }, { data: 'a' }, '"a" is too short: at least 2 characters.'],
  ['maxLength', { limit: 2 }, { data: 'abc' }, '"abc" is too long: at most 2 characters.'],
  ['minProperties', { limit: 2 }, { data: { a: 1 } }, '1 entries; at least 2.'],
  ['maxProperties', { limit: 1 }, { data: { a: 1, b: 2 } }, '2 entries; at most 1.'],
  ['maxItems', { limit: 1 }, { data: [1, 2, 3] }, '3 entries; at most 1.'],
  ['uniqueItems', { i: 3, j: 0 }, {}, 'Entries 1 and 4 are the same.'],
  ['uniqueItems', { i: 0, j: 3 }, {}, 'Entries 1 and 4 are the same.'],
  ['pattern', { pattern: '^a' }, { data: 'b' }, '"b" has the wrong form.'],
  ['format', { format: 'date' }, { data: 'b' }, '"b" has the wrong form.'],
  ['dance', {}, { data: 'b' }, '"b" breaks the schema’s rule “dance”.'],
  ['dance', {}, {}, 'nothing breaks the schema’s rule “dance”.'],
  ['dance', {}, { data: {} }, '{…} breaks the schema’s rule “dance”.'],
  ['dance', {}, { data: [1] }, '[…] breaks the schema’s rule “dance”.'],
])('%s: %j, %j', (keyword, params, more, message) => {
  expect(reported(error(keyword, params, more))).toEqual([`/wolf: ${message}`]);
});

test('quoted values are cut at sixty characters', () => {
  const quoted = (length: number) =>
    schemaProblems([error('anyOf', {}, { data: 'x'.repeat(length - 2) })])[0]?.params['found'];
  expect(quoted(60)).toBe(`"${'x'.repeat(58)}"`);
  expect(quoted(61)).toBe(`"${'x'.repeat(58)}…`);
});

test('the author of a schema may say what the right form is', () => {
  const parentSchema = { description: 'A day, such as 2024-02-29.' };
  expect(reported(error('pattern', { pattern: '^a' }, { data: 'b', parentSchema }))).toEqual([
    '/wolf: "b" has the wrong form: A day, such as 2024-02-29.',
  ]);
  const both = { ...parentSchema, descriptionFr: 'Un jour : 2024-02-29.' };
  const [day] = schemaProblems([error('pattern', { pattern: '^a' }, { parentSchema: both })]);
  expect(day?.words?.fr).toBe('nothing n’a pas la bonne forme : Un jour : 2024-02-29.');
  expect(day?.message).toBe('nothing has the wrong form: A day, such as 2024-02-29.');
  const named = { propertyNames: { description: 'Lower-case letters.' } };
  const strange = { propertyName: 'A' };
  expect(reported(error('propertyNames', strange, { parentSchema: named }))).toEqual([
    '/wolf: "A" has the wrong form: Lower-case letters.',
  ]);
  expect(reported(error('propertyNames', strange))).toEqual(['/wolf: "A" has the wrong form.']);
});

test('a missing field is reported with its type, as far as the schema knows', () => {
  const properties = {
    kind: { const: 'gun' },
    range: { type: 'number' },
    side: { enum: ['left', 'right'] },
    free: { anyOf: [] },
    one: { type: ['number', 'null'] },
  };
  const missing = (name: string, data: object = {}) =>
    reported(error('required', { missingProperty: name }, { data, parentSchema: { properties } }));
  expect(missing('kind')).toEqual(['/wolf: “kind” is missing; it should be "gun".']);
  expect(missing('range')).toEqual(['/wolf: “range” is missing; it should be a number.']);
  expect(missing('side')).toEqual(['/wolf: “side” is missing; it should be one of: left, right.']);
  expect(missing('free')).toEqual(['/wolf: “free” is missing.']);
  expect(missing('one')).toEqual(['/wolf: “one” is missing.']);
  expect(missing('range', { rnage: 3 })).toEqual([
    '/wolf: “range” is missing. Did you mean it by “rnage”?',
  ]);
  // A name that is right already was not meant for another.
  expect(missing('one', { free: 1, side: 2, none: 3 })).toEqual([
    '/wolf: “one” is missing. Did you mean it by “none”?',
  ]);
  expect(missing('side', { sid: 1, one: 2 })).toEqual([
    '/wolf: “side” is missing. Did you mean it by “sid”?',
  ]);
});

test('an unknown field is reported with a valid JSON pointer', () => {
  const parentSchema = { properties: { name: {}, nams: {} } };
  const unknown = (name: string, data: object = {}) =>
    reported(error('additionalProperties', { additionalProperty: name }, { data, parentSchema }));
  expect(unknown('a/b~c')).toEqual([
    '/wolf/a~1b~0c: “a/b~c” means nothing here. Known are: name, nams.',
  ]);
  const sixty = 'z'.repeat(60);
  expect(unknown(`${sixty}y`)[0]).toMatch(`/wolf/${sixty}: “${sixty}” means nothing`);
  expect(unknown('namee', { name: 1 })).toEqual([
    '/wolf/namee: “namee” means nothing here. Known are: name, nams.',
  ]);
  const none = error('unevaluatedProperties', { unevaluatedProperty: 'x' });
  expect(reported(none)).toEqual(['/wolf/x: “x” means nothing here. Known are: –.']);
});

test('the deepest error of several failed alternatives is reported', () => {
  const none = error('oneOf', {}, { data: {} });
  const here = error('type', { type: 'string' }, { data: {} });
  const deeper = error('minimum', { limit: 1 }, { instancePath: '/wolf/age', data: 0 });
  const elsewhere = error('minimum', { limit: 1 }, { instancePath: '/wolfhound', data: 0 });
  expect(reported(here, none)).toEqual(['/wolf: {…} fits none of the allowed forms.']);
  expect(reported(deeper, here, none)).toEqual(['/wolf/age: 0 is too small: at least 1.']);
  expect(reported(elsewhere, here, none)).toEqual([
    '/wolfhound: 0 is too small: at least 1.',
    '/wolf: {…} fits none of the allowed forms.',
  ]);
  expect(reported(error('if', {}), deeper)).toEqual(['/wolf/age: 0 is too small: at least 1.']);
});

test('something is always told, and only once where nothing tells more', () => {
  expect(reported(error('if', {}, { data: 1 }))).toEqual([
    '/wolf: 1 breaks the schema’s rule “if”.',
  ]);
  expect(reported(error('if', {}, { data: 1 }), error('if', {}, { data: 2 }))).toHaveLength(1);
  expect(reported()).toEqual([]);
});

test('the tags that a form goes by are those of its branches', () => {
  const tag = { tag: 'kind', tagValue: 'gum' };
  const branch = (kind: object) => ({ properties: { kind } });
  const of = (parentSchema: unknown) =>
    reported(error('discriminator', tag, { data: {}, parentSchema }));
  expect(of({ oneOf: [branch({ const: 'gun' }), branch({ enum: ['axe', 'bow'] }), {}] })).toEqual([
    '/wolf/kind: "gum" is not one of: gun, axe, bow. Did you mean “gun”?',
  ]);
  expect(of({})).toEqual(['/wolf/kind: "gum" fits none of the allowed forms.']);
  expect(of(null)).toEqual(['/wolf/kind: "gum" fits none of the allowed forms.']);
});

test('a problem of the whole has the path of the whole', () => {
  expect(reported(error('anyOf', {}, { instancePath: '', data: 1 }))).toEqual([
    '/: 1 fits none of the allowed forms.',
  ]);
});

test('a list that the schema does not name fits nothing', () => {
  expect(reported(error('enum', {}, { data: 3 }))).toEqual([
    '/wolf: 3 fits none of the allowed forms.',
  ]);
});

test('values of any kind are listed as a sentence quotes them', () => {
  expect(reported(error('enum', { allowedValues: [null, { a: 1 }, 'x'] }, { data: 3 }))).toEqual([
    '/wolf: 3 is not one of: null, {…}, x.',
  ]);
});

test('a name that the schema knows is never taken for a slip of the fingers', () => {
  const parentSchema = { properties: { range: {}, ranges: {} } };
  const data = { ranges: 1 };
  expect(reported(error('required', { missingProperty: 'range' }, { data, parentSchema }))).toEqual(
    ['/wolf: “range” is missing.'],
  );
});
