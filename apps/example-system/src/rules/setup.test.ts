import { isProblems, problemText } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';

function problemsOf(setup: unknown): readonly string[] {
  const read = causeway.readSetup(setup);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : [];
}

test('CW-SETUP-01 missing fields get their default', () => {
  expect(causeway.readSetup({})).toEqual(causeway.defaults);
  expect(causeway.readSetup({ bands: ['herons', 'herons'], rounds: 3 })).toEqual({
    bands: ['herons', 'herons'],
    rounds: 3,
  });
});

const places = ['l1', 'camp', 'fallen', 'across', 'camp', 'camp', 'camp', 'r5'];

test.each([
  [{ bands: ['ferrymen'] }, '/bands not-two-bands'],
  [{ bands: ['ferrymen', 'heron'] }, '/bands/1 not-in-list-near'],
  [{ rounds: 0 }, '/rounds too-small'],
  [{ colour: 'red' }, '/colour unknown-key'],
  [{ start: { round: 1, side: 2, places } }, '/start/side too-large'],
  [{ start: { round: 1, side: 0, places: ['l1'] } }, '/start/places not-places'],
  [{ start: { round: 1, side: 0, places: places.with(1, 'l1') } }, '/start/places stone-taken'],
])('CW-SETUP-01 %j is reported with its path and error', (setup, logged) => {
  expect(problemsOf(setup)).toEqual([logged]);
});

test('CW-SETUP-01 errors are reported in French too', () => {
  const read = causeway.readSetup({ bands: [] });
  expect(isProblems(read) && read.map((found) => problemText(found, 'fr'))).toEqual([
    'Il y a deux bandes, une par camp.',
  ]);
});
