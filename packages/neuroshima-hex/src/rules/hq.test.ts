import { expect, test } from 'vitest';
import { actions, fight, hits, losses, netted, units } from './testing/positions.ts';

test('NH-HQ-01 NH-END-11 an HQ has 20 hit points and falls at 0, never below', () => {
  const strong = [...units('borgo', 'net-fighter 0,0 0'), ...units('outpost', 'hq 0,-1')];
  expect(fight(strong).hq['outpost']).toBe(20 - 3);
  const report = fight(strong, { hq: { outpost: 2 } });
  expect(report.hq['outpost']).toBe(0);
  expect(losses(report)).toEqual(['hq 0,-1 1']);
});

test('NH-HQ-02 NH-HQ-03 an HQ strikes all six neighbours with 1 in phase 0', () => {
  const around = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
  const report = fight([
    ...units('borgo', 'hq 0,0'),
    ...units('moloch', ...around.map((hex) => `blocker ${hex}`)),
  ]);
  expect(actions(report)).toEqual(['hq 0,0 0']);
  expect(hits(report)).toEqual(around.map(() => 'hq>blocker 1'));
});

test('NH-HQ-04 an HQ does not strike an HQ', () => {
  const report = fight([...units('borgo', 'hq 0,0'), ...units('moloch', 'hq 0,-1')]);
  expect(hits(report)).toEqual([]);
});

test('NH-HQ-05 NH-VAR-10 NH-OPEN-09 not even with an Officer or a Quartermaster', () => {
  const list = [
    ...units('hegemony', 'hq 0,1', 'quartermaster 0,2 0', 'officer-1 1,1 5'),
    ...units('moloch', 'hq 0,-1'),
  ];
  const answers = ['convert:0,1:0:ranged'];
  const bound = { edition: '1', options: { hqNeverHurtsHq: true } } as const;
  // A conversion that could hurt nobody is not even offered.
  expect(fight(list, bound)).toMatchObject({ choices: [], hq: { moloch: 20 } });
  const loose = { edition: '1', options: { hqNeverHurtsHq: false }, answers } as const;
  expect(fight(list, loose).hq['moloch']).toBe(18);
});

test('NH-HQ-06 the ability serves adjacent friends without marks, never itself', () => {
  const report = fight([
    ...units('borgo', 'hq 0,0', 'mutant 0,-1 0', 'mutant 2,0 0'),
    ...units('moloch', 'hq -2,0'),
  ]);
  expect(actions(report)).toEqual(['mutant 0,-1 3', 'mutant 2,0 2', 'hq 0,0 0', 'hq -2,0 0']);
});

test('NH-HQ-07 NH-MOD-06 modules work on HQs', () => {
  const report = fight([
    ...units('borgo', 'hq 0,0', 'scout 0,1 0', 'officer 1,0 5'),
    ...units('moloch', 'blocker 0,-1'),
  ]);
  expect(actions(report)).toEqual(['hq 0,0 1']);
  expect(hits(report)).toEqual(['hq>blocker 2']);
});

test('NH-HQ-08 NH-NET-04 a netted HQ neither attacks nor helps', () => {
  const list = [
    ...units('borgo', 'hq 0,0', 'mutant 1,0 2'),
    ...units('hegemony', 'net-fighter 0,-1 3', 'hq 2,-2'),
  ];
  expect(netted(list)).toEqual(['hq 0,0']);
  expect(actions(fight(list))).toEqual(['mutant 1,0 2', 'hq 2,-2 0']);
});

test('NH-HQ-20 Moloch: adjacent friends shoot with 1 more', () => {
  const report = fight([
    ...units('moloch', 'hq 0,1', 'hybrid 0,0 0', 'ripper 1,0 1'),
    ...units('borgo', 'super-mutant 0,-1 0', 'super-officer 2,-1'),
  ]);
  expect(hits(report)).toContain('hybrid>super-mutant 2');
  expect(hits(report)).toContain('ripper>super-officer 2');
});

test('NH-HQ-21 NH-MOD-25 Outpost: adjacent friends act once more, one phase later', () => {
  const report = fight(units('outpost', 'hq 0,1', 'commando 0,0 0', 'commando 2,-2 0'));
  expect(actions(report)).toEqual([
    'commando 0,0 3',
    'commando 2,-2 3',
    'commando 0,0 2',
    'hq 0,1 0',
  ]);
});

test('NH-HQ-22 Borgo: adjacent friends are 1 faster', () => {
  expect(actions(fight(units('borgo', 'hq 0,1', 'mutant 0,0')))).toEqual([
    'mutant 0,0 3',
    'hq 0,1 0',
  ]);
});

test('NH-HQ-23 Hegemony: adjacent friends strike with 1 more', () => {
  const report = fight([
    ...units('hegemony', 'hq 0,1', 'universal-soldier 0,0 0'),
    ...units('moloch', 'blocker 0,-1 0'),
  ]);
  expect(hits(report)).toEqual(['universal-soldier>blocker 2', 'universal-soldier>blocker 1']);
});
