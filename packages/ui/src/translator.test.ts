import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uiMessages } from './ui-messages.ts';
import { interpolate, percent, translator, textsFor } from './translator.ts';

test('a template takes its parameters, signs and plurals', () => {
  expect(interpolate('{name}: {n} {n|point|points}', { name: 'A1', n: 1 }, 'en')).toBe(
    'A1: 1 point',
  );
  expect(interpolate('{n} {n|point|points}', { n: 0 }, 'en')).toBe('0 points');
  expect(interpolate('{n} {n|point|points}', { n: 0 }, 'fr')).toBe('0 point');
  expect(interpolate('{n+}', { n: 2 }, 'en')).toBe('+2');
  expect(interpolate('{n+}', { n: -2 }, 'en')).toBe('−2');
});

test('French elides before a name and has no-break spaces around its punctuation', () => {
  expect(interpolate('Blessure de {name}.', { name: 'Étincelle' }, 'fr')).toBe(
    'Blessure d’Étincelle.',
  );
  expect(interpolate('vient de {hex}', { hex: 'a1' }, 'fr')).toBe('vient de a1');
  expect(interpolate('« {name} » : non !', { name: 'x' }, 'fr')).toBe(
    '«\u00a0x\u00a0»\u00a0: non\u00a0!',
  );
  expect(interpolate('de Ember : ?', {}, 'en')).toBe('de Ember : ?');
});

test('a missing parameter stays visible', () => {
  expect(interpolate('{who} waits', {}, 'en')).toBe('{who} waits');
  expect(translator<string>({}, 'en')('no-such-key')).toBe('no-such-key');
  expect(textsFor(uiMessages, 'toString')).toBeUndefined();
});

test('a chance that is not nothing is never shown as nothing', () => {
  expect(percent(0.375, 'en')).toBe('37.5%');
  expect(percent(0.00002, 'en')).toBe('0.002%');
  expect(percent(0.375, 'fr').replace(/\s/g, ' ')).toBe('37,5 %');
});

test('every shared sentence names the same parameters in both languages', () => {
  const texts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const pairs = [...texts.matchAll(/\ben:\s*(['`].*?['`]),\s*fr:\s*(['`].*?['`])/g)];
  expect(pairs.length).toBeGreaterThan(150);
  for (const [, en = '', fr = ''] of pairs) expect(holes(fr), en).toEqual(holes(en));
});

function holes(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}
