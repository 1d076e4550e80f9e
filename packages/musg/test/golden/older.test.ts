import { readdirSync, readFileSync } from 'node:fs';
import { isProblems, playRecord } from '@skirmish-kit/core';
import { musg } from '@skirmish-kit/musg';
import { expect, test } from 'vitest';

/**
 * Games that earlier versions of Musg recorded, with their last scores; the one with vehicles ends before
 * the first shot at a crew, since version 4 rolls for scenery there (MU-VEH-18).
 */
const FOLDER = new URL('./older/', import.meta.url);
const SCORES: Readonly<Record<string, readonly number[] | undefined>> = {
  'version-1-market.txt': [23, 31],
  'version-3-market.txt': [23, 31],
  'version-3-vehicles.txt': undefined,
  'version-3-zombies.txt': [15, 0],
};

/** A game in which another rule of version 4 rolls other dice: it is read up to that line. */
const CHANGED = {
  // MU-PASS-05: who gives way sees a chief there for the first time, and tests at once.
  'version-2-ford-with-tests.txt': 'line 25',
};

test.each(Object.entries(CHANGED))('%s is read up to the rule that has changed', (name, line) => {
  const played = playRecord(musg, readFileSync(new URL(name, FOLDER), 'utf8'));
  if (isProblems(played)) throw new Error(JSON.stringify(played));
  expect(played.problem).toMatchObject({ path: line, code: 'record-other-dice' });
  expect(played.game.answers.length).toBeGreaterThan(10);
});

test('all older records of the folder are tested', () => {
  const tested = [...Object.keys(SCORES), ...Object.keys(CHANGED)];
  expect(readdirSync(FOLDER).sort()).toEqual(tested.sort());
});

test.each(Object.entries(SCORES))('%s is read to its end', { timeout: 0 }, (name, scores) => {
  const played = playRecord(musg, readFileSync(new URL(name, FOLDER), 'utf8'));
  if (isProblems(played)) throw new Error(JSON.stringify(played));
  expect(played.problem).toBeUndefined();
  expect(played.game.outcome?.scores).toEqual(scores);
});
