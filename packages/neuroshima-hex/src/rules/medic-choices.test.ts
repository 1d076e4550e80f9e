import { expect, test } from 'vitest';
import { fight, losses, units } from './testing/positions.ts';

// Positions in which the battles of the engine and of the resolver in test/oracle once differed.

const FACING_MEDICS = units('outpost', 'medic 0,0 0', 'medic 0,-1 3');

test('NH-MED-12 NH-OPEN-22 two attached Medics with two hits each both fall', () => {
  const report = fight([
    ...FACING_MEDICS,
    ...units('borgo', 'claws 0,1 0', 'claws -1,1 1', 'claws 0,-2 3', 'claws 1,-2 4'),
  ]);
  expect(report.choices).toEqual([]);
  expect(report.removed.map(({ cause }) => cause)).toEqual(['hits', 'hits']);
});

test('NH-MED-12 NH-OPEN-22 the Medic with two hits of such a pair cannot be saved', () => {
  const report = fight([
    ...FACING_MEDICS,
    ...units('borgo', 'claws 0,1 0', 'claws -1,1 1', 'claws 0,-2 3'),
  ]);
  expect(report.choices).toEqual([]);
  expect(report.removed).toMatchObject([{ hex: [0, 0], cause: 'spent' }]);
});

test('NH-MED-08 the controller says whom a Medic between two hit units saves', () => {
  const list = [
    ...units('outpost', 'medic 0,0 0', 'medic 0,-1 5', 'runner 1,-1 1'),
    ...units('borgo', 'claws 0,-2 3', 'claws 2,-2 4'),
  ];
  const byDefault = fight(list);
  expect(byDefault.choices).toMatchObject([
    { rule: 'NH-DEC-23', options: ['save:0,-1', 'save:1,-1'] },
  ]);
  expect(losses(byDefault)).toContain('runner 1,-1 3');
  expect(losses(fight(list, { answers: ['save:1,-1'] }))).toContain('medic 0,-1 3');
});

/** The Medic on the second hex is behind the one on the first, and has a unit of its own. */
const CHAINS = [
  ['scout 0,0 0', 'medic 0,1 5', 'medic 1,1 5', 'runner 1,0 5', '0,-1 3', '2,-1 4'],
  ['scout -1,-1 0', 'medic -1,0 5', 'medic 0,0 5', 'runner 0,-1 5', '0,-2 5', '1,-2 4'],
] as const;

test.each(CHAINS)(
  'NH-MED-08 NH-MED-11 the end of a branched chain is a choice: %s, %s, %s',
  (scout, medic1, medic2, runner, ...claws) => {
    const list = [
      ...units('outpost', scout, medic1, medic2, runner),
      ...units('borgo', ...claws.map((place) => `claws ${place}`)),
    ];
    const hexOf = (text: string): string => text.split(' ')[1] ?? '';
    const forRunner = fight(list, { answers: [`save:${hexOf(runner)}`] });
    expect(forRunner.choices).toMatchObject([{ rule: 'NH-DEC-23' }]);
    expect(losses(forRunner).sort()).toEqual(
      [`medic ${hexOf(medic1)} 3`, `medic ${hexOf(medic2)} 3`].sort(),
    );
    const forScout = fight(list, { answers: [`save:${hexOf(scout)}`] });
    expect(losses(forScout).sort()).toEqual(
      [`medic ${hexOf(medic2)} 3`, `runner ${hexOf(runner)} 3`].sort(),
    );
  },
);

test('NH-MED-07 NH-MED-11 a chain of two Medics takes two of three hits', () => {
  const list = [
    ...units('moloch', 'gauss-cannon 0,0 0', 'medic 0,1 0', 'medic 0,2 0'),
    ...units('borgo', 'brawler 0,-1 3', 'mutant 1,-1 4', 'mutant -1,0 2'),
  ];
  const strong = fight(list);
  expect(strong.choices[0]).toMatchObject({
    rule: 'NH-DEC-22',
    options: ['save:0,0<0,-1', 'save:0,0<1,-1'],
  });
  expect(strong.wounds).toMatchObject([{ tile: 'gauss-cannon', wounds: 1 }]);
  const weak = fight(list, { answers: ['save:0,0<1,-1', 'save:0,0<-1,0'] });
  expect(losses(weak)).toContain('gauss-cannon 0,0 2');
});

test('NH-MED-07 NH-MED-13 the attached Medic of a ring may leave, not the other', () => {
  const list = [
    ...units('moloch', 'hq 0,0', 'medic -1,1 5', 'medic -2,1 2'),
    ...units('borgo', 'brawler 0,-1 3', 'mutant 1,-1 4'),
  ];
  const points = (...answers: string[]): number | undefined =>
    fight(list, { answers }).hq['moloch'];
  expect(points('save:0,0<0,-1', 'spend:-2,1')).toBe(20);
  expect(points('save:0,0<0,-1', 'spend:-1,1')).toBe(19);
  expect(points('save:0,0<1,-1', 'spend:-1,1')).toBe(18);
});

test.each([[['outpost', 'moloch']], [['moloch', 'outpost']]])(
  'NH-OPEN-21 a captured Medic decides after its owner has, seats %s',
  (armies) => {
    const list = [
      ...units('outpost', 'recon-center 0,0', 'medic -1,0 2', 'scoper -1,1', 'brawler 2,-1 3'),
      ...units('moloch', 'medic 0,1 0', 'medic 1,1 1', 'officer 2,0', 'hybrid 0,-1 3'),
    ];
    const report = fight(list, { armies, answers: ['spend:0,1'] });
    expect(report.choices).toMatchObject([
      { army: 'outpost', options: ['spend:0,1', 'spend:-1,0'] },
    ]);
    expect(losses(report).sort()).toEqual(['medic 0,1 3', 'medic 1,1 3']);
  },
);

test('NH-MED-16 NH-OPEN-24 no Medic is spent for a hit on an exploding Clown', () => {
  const report = fight(
    [
      ...units('moloch', 'clown 0,0 0', 'medic 0,1 0', 'medic 0,2 0'),
      ...units('borgo', 'mutant 0,-1 3'),
    ],
    { answers: ['explode'] },
  );
  // The explosion hits the first Medic, which the second saves.
  expect(losses(report).sort()).toEqual(['clown 0,0 2', 'medic 0,2 2', 'mutant 0,-1 2']);
});
