import { expect, test } from 'vitest';
import { decisions, fates, fight, units } from './testing/positions.ts';

test('NH-OPEN-22 a free Medic saves a facing pair without a question', () => {
  const report = fight([
    ...units('moloch', 'medic -1,-1 2', 'medic 0,-1 2', 'medic 1,-1 5'),
    ...units('borgo', 'brawler 0,0 1', 'brawler -1,0 1'),
  ]);
  expect(decisions(report)).toEqual([]);
  expect(fates(report)).toEqual(['medic -1,-1 spent', 'medic 0,-1 spent']);
});

test('NH-MED-12 each of two facing pairs on one side is settled', () => {
  const report = fight(
    [
      ...units('outpost', 'medic -1,1 2', 'medic 0,0 3'),
      ...units('moloch', 'hq 0,1'),
      ...units('borgo', 'medic 1,0 2', 'medic 1,1 0'),
      ...units('hegemony', 'hq 2,-2'),
    ],
    { mode: 'teams', armies: ['outpost', 'moloch', 'borgo', 'hegemony'] },
  );
  expect(decisions(report)).toEqual([
    'outpost NH-DEC-25 spend:0,0 spend:-1,1',
    'borgo NH-DEC-25 spend:1,0 spend:1,1',
  ]);
  expect(fates(report).sort()).toEqual(['medic 0,0 spent', 'medic 1,0 spent']);
});

test('NH-MED-10 two hit Medics with a one-way attachment both fall', () => {
  const report = fight([
    ...units('outpost', 'medic 0,-1 3', 'medic 0,0 2'),
    ...units('borgo', 'claws -1,-1 2', 'claws -1,1 2'),
  ]);
  expect(decisions(report)).toEqual([]);
  expect(fates(report)).toEqual(['medic 0,-1 hits', 'medic 0,0 hits']);
});

test('NH-MED-13 the one that is spent of a pair saves the other', () => {
  const list = [
    ...units('outpost', 'medic 0,1 0', 'medic -1,1 1'),
    ...units('borgo', 'mutant 0,0 3'),
  ];
  const saved = (answer: string) =>
    fight(list, { answers: [answer] }).removed.map(({ hex, cause, saved: whom }) => [
      hex.join(),
      cause,
      whom?.hex.join(),
    ]);
  expect(saved('spend:-1,1')).toEqual([['-1,1', 'spent', '0,1']]);
  expect(saved('spend:0,1')).toEqual([['0,1', 'spent', '-1,1']]);
});

test('NH-MED-09 NH-MED-10 the ring of the other Medic decides with one doomed', () => {
  const report = fight([
    ...units('outpost', 'hq 0,-1', 'medic 1,-1 4', 'medic -1,0 2', 'medic 1,0 5'),
    ...units('moloch', 'hunter-killer -1,-1 3'),
  ]);
  expect(decisions(report)).toEqual(['outpost NH-DEC-25 spend:1,-1 spend:1,0']);
  expect(fates(report)).toContain('medic 1,-1 spent');
  expect(fates(report)).toContain('medic -1,0 hits');
});
