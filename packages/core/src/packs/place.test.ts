import { expect, test } from 'vitest';
import { placeInJson } from './place.ts';

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
  expect(placeInJson(TEXT, path)).toEqual(place);
});

test('what is missing is looked for where it is missing from', () => {
  expect(placeInJson(TEXT, '/tiles/1/kind')).toEqual({ line: 6, name: 'Medic' });
  expect(placeInJson(TEXT, '/nothing/of/it')).toEqual({ line: 1 });
  expect(placeInJson(TEXT, '/tiles/9/id')).toEqual({ line: 4, name: '10' });
});

test('keys of JavaScript itself and texts that are no JSON lead nowhere', () => {
  expect(placeInJson('{"a":1}', '/constructor/name')).toEqual({ line: 1 });
  expect(placeInJson('\n\n{', '/a')).toEqual({ line: 3 });
  expect(placeInJson('', '/a')).toEqual({ line: 1 });
  expect(placeInJson('['.repeat(100_000), '/0/0')).toEqual({ line: 1 });
});
