import { expect, test } from 'vitest';
import { shorten, silenced } from './languages.mjs';

test('a pair of sentences keeps its English, and its French is put aside', () => {
  const french = new Map<string, string[]>();
  const short = shorten("const a = { undo: { en: 'Undo', fr: `Annuler` } };", french);
  expect(short).toBe('const a = { undo: /*#__PURE__*/$words("Undo") };');
  expect([...french]).toEqual([['Undo', ['Annuler']]]);
});

test('the same English with another French is told apart', () => {
  const french = new Map<string, string[]>();
  const short = shorten(
    "f({ en: 'Turn', fr: 'Tour' }, { en: 'Turn', fr: 'Pivoter' }, { fr: 'Tour', en: 'Turn' });",
    french,
  );
  expect(short.match(/\$words\([^)]*\)/g)).toEqual([
    '$words("Turn")',
    '$words("Turn",1)',
    '$words("Turn")',
  ]);
  expect(french.get('Turn')).toEqual(['Tour', 'Pivoter']);
});

test('what is no pair of sentences stays as it is, and lines stay where they were', () => {
  const code = "const a = { en: name, fr: 'x' };\nconst b = { en: '1', fr: '2', de: '3' };\n";
  expect(shorten(code, new Map())).toBe(code);
  const long = "const a = {\n  en: 'One',\n  fr: 'Un',\n};\nconst b = 1;";
  expect(shorten(long, new Map()).split('\n').indexOf('const b = 1;')).toBe(4);
});

test('a script that speaks to nobody has no words, and the same code around them', () => {
  expect(silenced("const a = { name: { en: 'Zombie', fr: 'Zombie' }, move: 6 };")).toBe(
    'const a = { name: {en:"",fr:""}, move: 6 };',
  );
  expect(silenced("f({ en: name, fr: 'x' });")).toBe("f({ en: name, fr: 'x' });");
});
