import { expect, test } from 'vitest';
import { decisions, fates, fight, units } from './testing/positions.ts';

test('NH-MED-07 a unit that falls anyway is not asked which hit is absorbed', () => {
  const report = fight([
    ...units('moloch', 'hybrid 0,0', 'medic -1,1 3'),
    ...units('borgo', 'mutant 1,-1 4', 'brawler -1,0 2'),
  ]);
  expect(decisions(report)).toEqual([]);
  expect(report.removed).toMatchObject([
    { tile: 'hybrid', cause: 'hits', by: [{ tile: 'mutant' }] },
    { tile: 'medic', cause: 'spent', by: [{ tile: 'brawler' }] },
  ]);
});

test('NH-MED-09 only the order is asked with a Medic for each of two hits', () => {
  const report = fight([
    ...units('moloch', 'medic 0,-1 5', 'medic 0,0 0', 'medic -1,1 3'),
    ...units('outpost', 'commando 1,-1 4', 'brawler -1,0 2'),
  ]);
  expect(decisions(report)).toEqual(['moloch NH-DEC-24 spend:0,-1 spend:-1,1']);
  expect(fates(report)).toEqual(['medic 0,-1 spent', 'medic -1,1 spent']);
});

test('NH-MED-07 NH-MED-11 two hits and a chain of two ask which one is absorbed', () => {
  const report = fight([
    ...units('moloch', 'hybrid 0,0', 'medic -1,1 3', 'medic 0,1 1'),
    ...units('borgo', 'mutant 1,-1 4', 'brawler -1,0 2'),
  ]);
  expect(decisions(report)).toEqual(['moloch NH-DEC-22 save:0,0<-1,0 save:0,0<1,-1']);
  expect(fates(report)).toEqual(['medic -1,1 spent', 'medic 0,1 spent']);
});

test.each(['1', '3.0'] as const)(
  'NH-MED-02 NH-MED-03 one Medic absorbs the hits of one enemy, edition %s',
  (edition) => {
    const report = fight(
      [
        ...units('moloch', 'hunter-killer 0,1', 'medic -1,1 0'),
        ...units('outpost', 'brawler 1,1 5', 'brawler 1,0 4'),
      ],
      { edition },
    );
    expect(fates(report)).toContain('medic -1,1 spent');
    expect(fates(report)).toContain('hunter-killer 0,1 hits');
  },
);

test('NH-MED-03 two enemies behind each other who strike the same edge are two', () => {
  const report = fight([
    ...units('moloch', 'hybrid 0,0 1', 'medic 0,1 0'),
    ...units('outpost', 'brawler 0,-1 3', 'commando 0,-2 3'),
  ]);
  expect(fates(report)).toContain('hybrid 0,0 hits');
});

const HQ_AND_MEDIC = units('moloch', 'hq 0,0', 'medic 1,-1 0');
const TWO_ENEMIES = [...units('borgo', 'claws -1,0 2'), ...units('hegemony', 'ganger -1,1 1')];

test('NH-OPEN-19 equal hits on an HQ are one choice unless two enemies score', () => {
  const asks = (mode: 'deathmatch' | 'score') =>
    decisions(fight([...HQ_AND_MEDIC, ...TWO_ENEMIES], { mode }));
  expect(asks('deathmatch')).toEqual([]);
  expect(asks('score')).toEqual(['moloch NH-DEC-22 save:0,0<-1,0 save:0,0<-1,1']);
});

test('NH-MP-09 the striker of a hit that a Medic took does not score', () => {
  const points = (answer: string) =>
    fight([...HQ_AND_MEDIC, ...TWO_ENEMIES], { mode: 'score', answers: [answer] }).points;
  expect(points('save:0,0<-1,0')).toMatchObject({ borgo: 0, hegemony: 1 });
  expect(points('save:0,0<-1,1')).toMatchObject({ borgo: 1, hegemony: 0 });
});

test('NH-OPEN-19 equal hits of one enemy on an HQ are not asked', () => {
  const one = [...HQ_AND_MEDIC, ...units('borgo', 'claws -1,0 2', 'claws -1,1 1')];
  expect(decisions(fight(one, { mode: 'score' }))).toEqual([]);
  const blocker = units('moloch', 'blocker 0,0', 'medic 1,-1 0');
  expect(decisions(fight([...blocker, ...TWO_ENEMIES], { mode: 'score' }))).toEqual([]);
});

test('NH-OPEN-22 a Medic is saved before another unit by default', () => {
  const report = fight([
    ...units('outpost', 'medic 1,1 0', 'medic 0,1 2', 'brawler 1,0 3'),
    ...units('moloch', 'gauss-cannon 1,-1 3'),
  ]);
  expect(decisions(report)).toEqual(['outpost NH-DEC-23 save:1,1 save:1,0']);
  expect(fates(report)).toEqual(['medic 1,1 spent', 'medic 0,1 spent']);
});

test('NH-MED-10 a Medic that falls takes no hit, so the other’s choice matters', () => {
  const report = fight([
    ...units('outpost', 'annihilator 0,0 3', 'medic 1,-1 3', 'scoper 1,0 4'),
    ...units('borgo', 'super-mutant -1,1 2', 'brawler 0,-1 3', 'medic 0,1 5'),
  ]);
  expect(decisions(report)).toEqual(['outpost NH-DEC-22 save:0,0<0,-1 save:0,0<-1,1']);
  expect(fates(report)).toContain('medic 0,1 hits');
});
