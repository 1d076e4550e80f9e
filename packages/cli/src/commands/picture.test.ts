import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@skirmish-kit/all';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

test.each(systems.map(({ id }) => id))('picture draws the start of %s', async (system) => {
  const { code, out, err } = await skirmish(['picture', system, '--lang', 'fr']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(out).not.toMatch(/undefined|NaN/);
});

test('picture draws a moment of a record, in one colour scheme', async () => {
  const record = join(folder, 'game.txt');
  const bots = ['--bots', 'random,random', '--seed', '7'];
  await skirmish(['play', 'reaction', ...bots, '--save', record]);
  const early = await skirmish(['picture', 'reaction', '--record', record, '--at', '9']);
  const late = await skirmish(['picture', 'reaction', '--record', record, '--theme', 'dark']);
  expect([early.code, late.code]).toEqual([0, 0]);
  expect(early.out).toContain('color-scheme:light dark');
  expect(late.out).toContain('color-scheme:only dark');
  expect(late.out).not.toBe(early.out.replace('light dark', 'only dark'));
});

test.each(systems.map(({ id }) => id))('picture writes %s as PNG', async (system) => {
  const file = join(folder, `${system}.png`);
  const { code, err } = await skirmish(['picture', system, '--save', file, '--theme', 'dark']);
  expect([code, err]).toEqual([0, '']);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
});

test('picture refuses a moment that the record does not have', async () => {
  const record = join(folder, 'short.txt');
  await skirmish(['play', 'reaction', '--bots', 'random,random', '--save', record]);
  const { code, err } = await skirmish([
    'picture',
    'reaction',
    '--record',
    record,
    '--at',
    '99999',
  ]);
  expect(code).toBe(2);
  expect(err).toMatch(/--at takes how many answers have been given, 0 to \d+; "99999" is not one/);
});

test('picture names the colour schemes it knows', async () => {
  const { code, err } = await skirmish(['picture', 'reaction', '--theme', 'blue']);
  expect([code, err.includes('auto, light, dark')]).toEqual([2, true]);
});

test('picture asks for the record that --at speaks of', async () => {
  const { code, err } = await skirmish(['picture', 'reaction', '--at', '9']);
  expect([code, err.includes('name one with --record')]).toEqual([2, true]);
});
