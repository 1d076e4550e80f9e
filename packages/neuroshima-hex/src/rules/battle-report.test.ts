import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { isAskedBefore } from './decision-order.ts';
import { battleFromPosition } from './battle-report.ts';
import { resolveBoard } from './resolved-board.ts';
import { inTurn, play } from './testing/play.ts';
import { fight, library, netted, scene, tableAt, units } from './testing/positions.ts';

test('NH-PUZ-02 each loss names who struck that very unit', () => {
  const report = fight([
    ...units('outpost', 'commando -2,0 2', 'commando 2,0 2'),
    ...units('borgo', 'claws -2,1 0', 'claws 2,-1 3'),
  ]);
  const commandos = report.removed.filter(({ tile }) => tile === 'commando');
  expect(commandos.map(({ hex, by }) => [hex, by.map((one) => one.hex)])).toEqual([
    [[-2, 0], [[-2, 1]]],
    [[2, 0], [[2, -1]]],
  ]);
});

test('NH-MED-01 each Medic that is spent names whom it saved, and from whom', () => {
  const report = fight([
    ...units('outpost', 'commando -2,1 2', 'medic -2,2 0', 'commando 2,-1 2', 'medic 2,0 0'),
    ...units('borgo', 'claws -2,0 3', 'claws 2,-2 3'),
  ]);
  const spent = report.removed.filter(({ cause }) => cause === 'spent');
  expect(spent.map(({ hex, saved, by }) => [hex, saved?.hex, by.map((one) => one.hex)])).toEqual([
    [[-2, 2], [-2, 1], [[-2, 0]]],
    [[2, 0], [2, -1], [[2, -2]]],
  ]);
});

test('NH-PUZ-02 wounds and nets are listed in the order of the board', () => {
  // The unit farther out is written down first.
  const hurt = fight(
    [
      ...units('borgo', 'super-officer 2,0 0 1', 'super-officer 0,0 0 1'),
      ...units('moloch', 'hq -2,0'),
    ],
    {},
  );
  expect(hurt.wounds.map(({ hex }) => hex)).toEqual([
    [0, 0],
    [2, 0],
  ]);
  const caught = netted([
    ...units('outpost', 'runner 2,-1', 'runner 0,0'),
    ...units('borgo', 'net-fighter 2,0 0', 'net-fighter 0,1 0'),
  ]);
  expect(caught).toEqual(['runner 0,0', 'runner 2,-1']);
});

test('NH-PUZ-02 a wrong position is reported alone, without its answers', () => {
  const wrong = { units: [{ army: 'borgo', tile: 'dragon', hex: [0, 0] }], hq: { borgo: 20 } };
  const problems = battleFromPosition(library, wrong, ['attack']);
  expect(isProblems(problems) && problems.map(({ code }) => code)).toEqual(['unknown-tile']);
});

test('NH-OPEN-21 asked are the player whose turn it is, then the others clockwise', () => {
  const table = tableAt([
    ...units('moloch', 'clown 0,0'),
    ...units('borgo', 'mutant 1,0'),
    ...units('outpost', 'runner 0,1'),
  ]);
  const field = resolveBoard(table);
  const order = (first: number) =>
    field.pieces.toSorted(isAskedBefore(field, first)).map(({ seat }) => seat);
  expect([order(0), order(1), order(2)]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test('NH-BAT-03 a unit that acted in an earlier battle acts again in this one', () => {
  const list = [
    ...units('moloch', 'hq -2,0', 'hunter-killer 0,0 0'),
    ...units('borgo', 'hq 2,0', 'super-officer 0,-1 0'),
  ];
  const game = inTurn(['moloch', 'borgo'], list, ['battle'], {
    change(state) {
      for (const unit of state.units) {
        unit.slots = 7;
        unit.converted = 7;
      }
    },
  });
  play(game, 'battle');
  const acted = game.log
    .filter(({ about }) => about === 'acts')
    .map(({ params }) => params['tile']);
  expect(acted).toContain('hunter-killer');
});

test('NH-BRD-03 positions: rotations are whole, units sixty at most, armies six', () => {
  const codes = (value: object) => {
    const found = battleFromPosition(library, value);
    return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
  };
  const half = scene([...units('moloch', 'clown 0,0')]);
  expect(codes({ ...half, units: [{ ...half.units[0], rotation: 2.5 }] })).toEqual([
    '/units/0/rotation out-of-range',
  ]);
  const many = (count: number) => ({
    units: Array.from({ length: count }, () => ({ army: 'moloch', tile: 'hq', hex: [0, 0] })),
  });
  expect(codes(many(61))).toContain('/units no-units');
  expect(codes(many(60))).not.toContain('/units no-units');
  const armies = (count: number) => ({
    units: [],
    armies: Array.from({ length: count }, (_, i) => `army-${i}`),
  });
  expect(codes(armies(7))).toContain('/units too-many-armies');
  expect(codes(armies(6))).not.toContain('/units too-many-armies');
});

test('NH-MED-01 a hit that a Medic took still counts for other targets', () => {
  const report = fight([
    ...units('outpost', 'medic 1,0 5', 'medic 0,0 1', 'annihilator 1,1 5'),
    ...units('borgo', 'hq 0,1'),
  ]);
  expect(report.removed).toMatchObject([
    { tile: 'medic', hex: [0, 0], cause: 'spent', by: [{ tile: 'hq' }], saved: { hex: [1, 0] } },
    { tile: 'annihilator', cause: 'hits', by: [{ army: 'borgo', tile: 'hq', hex: [0, 1] }] },
  ]);
});

test('NH-ARM-01 an attacker past armour and against it is listed as a destroyer', () => {
  const report = fight([
    ...units('hegemony', 'ganger 1,0 0', 'universal-soldier 0,-1 2'),
    ...units('borgo', 'super-mutant 1,-1 4'),
  ]);
  expect(report.removed[0]?.by.map(({ tile }) => tile)).toEqual(['ganger', 'universal-soldier']);
});

test('NH-DEC-22 wrong units and wrong answers are reported together', () => {
  const clown = [
    { army: 'moloch', tile: 'clown', hex: [0, 0] },
    { army: 'borgo', tile: 'hq', hex: [2, 0] },
  ];
  const hq = { moloch: 20 };
  expect(battleFromPosition(library, { units: clown, hq }, ['dance'])).toMatchObject([
    { path: '/answers/0', params: { answer: 'dance' } },
  ]);
  const both = battleFromPosition(library, { units: 'none', answers: 3 });
  expect(isProblems(both) ? both.map(({ path }) => path) : []).toEqual(['/units', '/answers']);
});
