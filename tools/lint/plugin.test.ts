import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import plugin from './plugin.mjs';

const linter = new Linter();

function faults(rule: string, code: string): string[] {
  return linter
    .verify(code, [{ plugins: { skirmish: plugin }, rules: { [`skirmish/${rule}`]: 'error' } }])
    .map(({ message }) => message);
}

test.each([
  ["'a'.localeCompare('b')", 'Locales differ.'],
  ['(1).toLocaleString()', 'Locales differ.'],
  ['[2, 1].toSorted()', 'Say what the order is.'],
  ['for (const key in {}) key;', 'Use Object.entries on our own data, in its own order.'],
  ['2 ** 3', 'Multiply instead.'],
  ...['random', 'exp', 'expm1', 'log1p', 'sin', 'acosh', 'atan2', 'hypot'].map((name) => [
    `Math.${name}(1)`,
    `Math.${name} differs between engines.`,
  ]),
])('no rule says %s', (code = '', why = '') => {
  expect(faults('deterministic', code)).toEqual([why]);
});

test('a rule may round, and sort by what it says', () => {
  expect(faults('deterministic', 'Math.floor(3) + [2, 1].sort((a, b) => a - b)[0]')).toEqual([]);
});

test.each([
  ["document.body.innerHTML = '';", 'Text is rendered as text.'],
  ["import { unsafeHTML } from 'lit/directives/unsafe-html.js';", 'Text is rendered as text.'],
  ["import { styleMap } from 'lit/directives/style-map.js';", 'A strict CSP blocks it.'],
])('no element says %s', (code, why) => {
  expect(faults('no-unsafe-html', code)).toEqual([why]);
});

test.each([
  'html`<i style="inline-size: 4%"></i>`',
  'html`<i class=${a} style=${b}></i>`',
  'svg`<rect\n  height=${1}\n  style="fill: red" />`',
  '`<li class="game" style="--system: ${a}">`',
])('no template has a style attribute: %s', (code) => {
  expect(faults('no-style-attribute', code)).toEqual([
    'A strict CSP blocks it: use a class, an attribute of SVG or a sheet.',
  ]);
});

test.each([
  'html`<i class="style" .style=${a}></i>`',
  'html`<p>style=${a}</p>`',
  'html`<i data-style="a"></i>`',
])('a template may speak of style: %s', (code) => {
  expect(faults('no-style-attribute', code)).toEqual([]);
});
