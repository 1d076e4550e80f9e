import { expect, test } from 'vitest';
import { SCENARIOS } from '../packs/built-in.ts';
import { checkScenarioShape } from './check-inline-setup.ts';

const [RELAY] = SCENARIOS;

/** Where a scenario with these parts is wrong. */
function wrong(changed: object): string | undefined {
  return checkScenarioShape({ ...RELAY, ...changed }, '')?.path;
}

test.each(['en', 'fr'])('a name in %s has 1 to 60 characters, a text up to 800', (language) => {
  const fine = { en: 'Relay', fr: 'Relais' };
  const name = (length: number) => wrong({ name: { ...fine, [language]: 'x'.repeat(length) } });
  expect([1, 60].map(name)).toEqual([undefined, undefined]);
  expect([0, 61].map(name)).toEqual([`/name/${language}`, `/name/${language}`]);
  const text = (length: number) => wrong({ text: { ...fine, [language]: 'x'.repeat(length) } });
  expect([0, 800].map(text)).toEqual([undefined, undefined]);
  expect(text(801)).toBe(`/text/${language}`);
});

test('a name of what lies about is at least one character in each language', () => {
  const object = (name: object) =>
    wrong({ objects: [{ id: 'o1', name, at: [100, 100], points: 1 }] });
  expect(object({ en: 'x', fr: 'y' })).toBeUndefined();
  expect(object({ en: '', fr: 'y' })).toBe('/objects/0/name/en');
  expect(object({ en: 'x', fr: '' })).toBe('/objects/0/name/fr');
});

test('a piece of terrain has 3 to 16 corners', () => {
  const corners = (count: number) =>
    wrong({ terrain: [{ id: 'rock', shape: Array(count).fill([10, 10]) }] });
  expect([3, 16].map(corners)).toEqual([undefined, undefined]);
  expect([2, 17].map(corners)).toEqual(['/terrain/0/shape', '/terrain/0/shape']);
});
