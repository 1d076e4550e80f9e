import { expect, test } from 'vitest';
import { actions, fight, hits, losses, units } from './testing/positions.ts';

test('NH-SPU-01 NH-SPU-02 a Gauss shot wounds all on its line by 1', () => {
  const report = fight([
    ...units('moloch', 'hq 1,1', 'gauss-cannon 0,2 0', 'brain -1,2 1', 'scout -2,2 0'),
    ...units('borgo', 'hq 0,1', 'super-mutant 0,0 0', 'super-officer 0,-2'),
  ]);
  expect(hits(report).filter((hit) => hit.startsWith('gauss'))).toEqual([
    'gauss-cannon>hq 1',
    'gauss-cannon>super-mutant 1',
    'gauss-cannon>super-officer 1',
  ]);
  const faster = fight([
    ...units('moloch', 'gauss-cannon 0,0', 'scout 0,1 0', 'mother-module 1,0 5'),
  ]);
  expect(actions(faster)).toEqual(['gauss-cannon 0,0 2', 'gauss-cannon 0,0 1']);
});

const CLOWN = [
  ...units('moloch', 'hq 1,0', 'clown 0,0 0', 'medic 0,1 0', 'blocker -1,1'),
  ...units('borgo', 'hq 0,-1', 'mutant 1,-1 0', 'super-mutant -1,0 0'),
];

test('NH-SPU-04 NH-VAR-08 NH-DEC-20 NH-TST-03f in 3.0 an explosion hurts HQs too', () => {
  const report = fight(CLOWN, { answers: ['explode'] });
  expect(report.choices[0]).toMatchObject({
    army: 'moloch',
    about: 'clown',
    phase: 2,
    options: ['attack', 'explode'],
  });
  const second = report.phases.find(({ phase }) => phase === 2);
  expect(second?.hq).toEqual({ moloch: 19, borgo: 19 });
  expect(losses(report)).toContain('clown 0,0 2');
});

test('NH-SPU-03 NH-TST-03f first edition: the explosion spares HQs', () => {
  const report = fight(CLOWN, { edition: '1', answers: ['explode'] });
  const second = report.phases.find(({ phase }) => phase === 2);
  expect(second?.hq).toEqual({ moloch: 20, borgo: 20 });
});

test('NH-SPU-05 NH-MED-16 an exploded Clown is gone and cannot be healed', () => {
  const list = [
    // The first Medic holds the Clown; the second keeps the first alive, so that it could help.
    ...units('moloch', 'clown 0,0 0', 'medic 0,1 0', 'medic 0,2 0'),
    ...units('borgo', 'mutant 0,-1 3', 'hq 2,-2'),
  ];
  const struck = fight(list, { answers: ['attack'] });
  expect(losses(struck)).toEqual(['medic 0,2 2', 'mutant 0,-1 2']);
  const exploded = fight(list, { answers: ['explode'] });
  expect(losses(exploded)).toEqual(['clown 0,0 2', 'medic 0,2 2', 'mutant 0,-1 2']);
});

test('NH-SPU-06 NH-ARM-06 victims can be healed; armour is no help', () => {
  const list = [
    ...units('moloch', 'clown 0,0 0'),
    ...units('borgo', 'mutant 0,1 0', 'medic 0,2 0', 'super-mutant 0,-1 3'),
  ];
  const report = fight(list, { answers: ['explode'] });
  expect(losses(report)).toEqual(['clown 0,0 2', 'medic 0,2 2']);
  expect(report.wounds).toMatchObject([{ tile: 'super-mutant', wounds: 1 }]);
});

test('NH-OPEN-24 a Clown killed in its phase still explodes; netted it cannot', () => {
  const struck = fight(
    [...units('moloch', 'clown 0,0 0 1'), ...units('borgo', 'mutant 0,1 0', 'claws 2,0')],
    { answers: ['explode'] },
  );
  expect(losses(struck).sort()).toEqual(['clown 0,0 2', 'mutant 0,1 2']);
  const held = fight([...units('moloch', 'clown 0,0'), ...units('hegemony', 'net-fighter 0,1 0')]);
  expect(held.choices).toEqual([]);
});

test('NH-OPEN-24 NH-MOD-28 a Clown with an extra action may explode after attacking', () => {
  const list = [
    ...units('moloch', 'clown 0,0 0', 'mother-module 0,1 0'),
    ...units('borgo', 'super-mutant 0,-1 0'),
  ];
  const report = fight(list, { answers: ['attack', 'explode'] });
  expect(report.choices.map(({ phase }) => phase)).toEqual([2, 1]);
  expect(losses(report)).toContain('clown 0,0 1');
});

test('NH-SPU-07 a Blocker attacks nobody; tough and armoured', () => {
  const report = fight([
    ...units('moloch', 'blocker 0,0 0'),
    ...units('outpost', 'commando 0,-1 3'),
  ]);
  expect(actions(report)).toEqual(['commando 0,-1 3']);
  expect(hits(report)).toEqual([]);
});

test('NH-SPU-10 a Universal Soldier strikes and shoots through one edge', () => {
  const near = fight([
    ...units('hegemony', 'universal-soldier 0,0 0'),
    ...units('borgo', 'super-mutant 0,-1 0'),
  ]);
  expect(hits(near)).toEqual([
    'universal-soldier>super-mutant 1',
    'universal-soldier>super-mutant 1',
  ]);
  const far = fight([
    ...units('hegemony', 'universal-soldier 0,0 0'),
    ...units('borgo', 'super-mutant 0,-2 0'),
  ]);
  expect(hits(far)).toEqual(['universal-soldier>super-mutant 1']);
  const armoured = fight([
    ...units('hegemony', 'universal-soldier 0,0 0'),
    ...units('borgo', 'super-mutant 0,-1 3'),
  ]);
  expect(hits(armoured)[0]).toBe('universal-soldier>super-mutant 1');
  expect(armoured.phases[0]?.events.some((event) => event.about === 'blocked')).toBe(true);
});
