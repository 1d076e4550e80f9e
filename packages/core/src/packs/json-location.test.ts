import { expect, test } from 'vitest';
import { locateInJson } from './json-location.ts';

const TEXT = `{
  "id": "pack",
  "note": "a \\"quoted\\" {brace], a comma",
  "tiles": [
    { "id": "runner", "count": 2 },
    {
      "name": { "en": "Medic" },
      "edges": [{},
        { "melee": 1 }]
    },
    { "count": 9 }, [7,
      8]
  ],
  "a/b~c": { "name": "odd",
    "deep": true },
  "last": {}
}`;

test.each([
  ['/', { line: 1 }],
  ['', { line: 1 }],
  ['/id', { line: 2 }],
  ['/tiles', { line: 4 }],
  ['/tiles/0/count', { line: 5, name: 'runner' }],
  ['/tiles/1', { line: 6, name: 'Medic' }],
  ['/tiles/1/edges/1/melee', { line: 9, name: 'Medic' }],
  ['/tiles/2/count', { line: 11, name: '3' }],
  ['/tiles/3/1', { line: 12, name: '4' }],
  ['/a~1b~0c/deep', { line: 15, name: 'odd' }],
  ['/last', { line: 16 }],
])('%s is found in the text', (path, place) => {
  expect(locateInJson(TEXT, path)).toEqual(place);
});

test('a missing field is located at its parent', () => {
  expect(locateInJson(TEXT, '/tiles/1/kind')).toEqual({ line: 6, name: 'Medic' });
  expect(locateInJson(TEXT, '/nothing/of/it')).toEqual({ line: 1 });
  expect(locateInJson(TEXT, '/tiles/9/id')).toEqual({ line: 4, name: '10' });
});

test('keys of JavaScript itself and texts that are no JSON lead nowhere', () => {
  expect(locateInJson('{"a":1}', '/constructor/name')).toEqual({ line: 1 });
  expect(locateInJson('\n\n{', '/a')).toEqual({ line: 3 });
  expect(locateInJson('', '/a')).toEqual({ line: 1 });
  expect(locateInJson('['.repeat(100_000), '/0/0')).toEqual({ line: 1 });
});

test('a thing stands where its name does, and an entry of a list where it begins', () => {
  expect(locateInJson('{\n"a":\n\n1}', '/a')).toEqual({ line: 2 });
  expect(locateInJson('[\n\n1,\n2]', '/0')).toEqual({ line: 3, name: '1' });
  expect(locateInJson('\n{"a":\n[\n1]}', '/')).toEqual({ line: 2 });
});

test('a thing is named by its id, else by its name, if these are texts', () => {
  const name = (thing: object) => locateInJson(JSON.stringify([thing]), '/0').name;
  expect(name({ id: 'wolf', name: 'Wolf' })).toBe('wolf');
  expect(name({ id: '', name: 'Wolf' })).toBe('Wolf');
  expect(name({ id: 7, name: { en: 'Wolf' } })).toBe('Wolf');
  expect(name({ id: null, name: null })).toBe('1');
  expect(locateInJson('[null, "x"]', '/0').name).toBe('1');
});

test('a text that breaks off or is no JSON is looked through as far as it goes', () => {
  expect(locateInJson('{\n"a":', '/a')).toEqual({ line: 1 });
  expect(locateInJson('{\n1: 2}', '/1')).toEqual({ line: 2 });
  expect(locateInJson('{\na: 2}', '/a')).toEqual({ line: 2 });
  expect(locateInJson('{,\n,"a": 2}', '/a')).toEqual({ line: 2 });
  expect(locateInJson('\n', '/')).toEqual({ line: 1 });
});

test('the whole has no name', () => {
  for (const text of ['[1]', '{"id": "pack"}']) {
    expect(locateInJson(text, '/')).not.toHaveProperty('name');
    expect(locateInJson(text, '')).not.toHaveProperty('name');
  }
});
