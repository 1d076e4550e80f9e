import js from '@eslint/js';
import ts from 'typescript-eslint';
import lit from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { arrows } from './tools/lint/arrows.mjs';

const sources = (folder) => [`packages/${folder}/src/**/*.ts`];
const tests = ['**/*.test.ts', '**/testing/**', 'packages/*/test/**'];

const banned = (object, ...properties) => properties.map((property) => ({ object, property }));

/** RELIABILITY D2: whatever can differ between two engines stays out of what decides a rule. */
const determinism = {
  'no-restricted-globals': [
    'error',
    ...[
      'Date',
      'performance',
      'setTimeout',
      'setInterval',
      'Intl',
      'crypto',
      'requestAnimationFrame',
    ].map((name) => ({ name, message: 'A flow is deterministic given its answers.' })),
  ],
  'no-restricted-properties': [
    'error',
    ...banned(
      'Math',
      'random',
      'pow',
      'exp',
      'expm1',
      'log',
      'log2',
      'log10',
      'log1p',
      'sin',
      'cos',
      'tan',
    ),
    ...banned('Math', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'cbrt', 'hypot'),
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: "CallExpression[callee.property.name='localeCompare']",
      message: 'Locales differ.',
    },
    { selector: 'CallExpression[callee.property.name=/^toLocale/]', message: 'Locales differ.' },
    {
      selector: 'CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]',
      message: 'Say what the order is.',
    },
    {
      selector: 'ForInStatement',
      message: 'Use Object.entries on our own data, in its own order.',
    },
    { selector: "BinaryExpression[operator='**']", message: 'Multiply instead.' },
  ],
};

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/generated/**',
      '.nx/**',
      'test-results/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-control-regex': 'off',
    },
  },
  {
    plugins: { house: { rules: { arrows: arrows(import.meta.dirname) } } },
    rules: { 'house/arrows': 'error' },
  },
  {
    files: [
      ...sources('{core,space}'),
      ...['rules', 'packs', 'bot', 'odds', 'notation', 'telling', 'lists'].map(
        (room) => `{packages,apps}/**/src/${room}/**/*.ts`,
      ),
    ],
    ignores: tests,
    rules: determinism,
  },
  {
    // Time-outs of a download, worker messages: hosts of the outside world, no rule among them.
    files: ['packages/core/src/packs/**', 'packages/core/src/records/link.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['packages/ui/src/**/*.ts', 'packages/**/src/element/**/*.ts', 'apps/*/src/**/*.ts'],
    plugins: { lit },
    extends: [wc['flat/recommended']],
    rules: {
      ...lit.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='innerHTML']",
          message: 'Text is rendered as text.',
        },
        {
          selector: 'ImportSpecifier[imported.name=/^unsafe(HTML|SVG|Static)/]',
          message: 'Text is rendered as text.',
        },
        {
          selector: "ImportSpecifier[imported.name='styleMap']",
          message: 'A strict CSP blocks it.',
        },
      ],
    },
  },
);
