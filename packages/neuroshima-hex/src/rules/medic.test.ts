import { expect, test } from 'vitest';
import { fight, losses, units } from './testing/positions.ts';

const NEAR_HQ = [
  ...units('moloch', 'hq 0,0', 'medic 0,1 0'),
  ...units('borgo', 'brawler 0,-1 3', 'mutant 1,-1 4'),
];

test('NH-MED-01 NH-MED-17 wounds are ignored and the Medic leaves after the phase', () => {
  const report = fight([
    ...units('outpost', 'commando 0,0 2', 'medic 0,1 0'),
    ...units('borgo', 'claws 0,-1 3'),
  ]);
  expect(losses(report)).toEqual(['medic 0,1 3']);
  expect(report.removed[0]).toMatchObject({
    cause: 'spent',
    by: [{ tile: 'claws', hex: [0, -1] }],
    saved: { army: 'outpost', tile: 'commando', hex: [0, 0] },
  });
});

test('NH-MED-03 NH-OPEN-23 an attacker is listed once, also when a Medic took a symbol', () => {
  const list = [
    ...units('outpost', 'commando 0,0 2'),
    ...units('hegemony', 'universal-soldier 0,-1 3'),
  ];
  const by = [{ army: 'hegemony', tile: 'universal-soldier', hex: [0, -1] }];
  expect(fight(list).removed).toMatchObject([{ tile: 'commando', by }]);
  const healed = [...list, ...units('outpost', 'medic 0,1 0')];
  const symbol = fight(healed, { options: { medicScope: 'symbol' } });
  expect(symbol.removed).toMatchObject([
    { tile: 'commando', cause: 'hits', by },
    { tile: 'medic', cause: 'spent', by, saved: { tile: 'commando' } },
  ]);
});

test.each(['1', '3.0'] as const)(
  'NH-MED-02 NH-MED-03 NH-VAR-05 NH-OPEN-23 both wounds are absorbed, edition %s',
  (edition) => {
    const list = [
      ...units('moloch', 'gauss-cannon 0,0 0', 'medic 0,1 0'),
      ...units('hegemony', 'universal-soldier 0,-1 3'),
    ];
    expect(fight(list, { edition }).wounds).toEqual([]);
    const symbol = fight(list, { edition, options: { medicScope: 'symbol' } });
    expect(symbol.wounds).toMatchObject([{ tile: 'gauss-cannon', wounds: 1 }]);
  },
);

test('NH-MED-04 a Medic takes any number of wounds', () => {
  const report = fight([
    ...units('moloch', 'gauss-cannon 0,0 0', 'medic 0,1 0'),
    ...units('borgo', 'net-fighter 0,-1 3', 'officer 1,-2 4'),
  ]);
  expect(losses(report)).toEqual(['medic 0,1 1']);
  expect(report.wounds).toEqual([]);
});

test('NH-MED-02 a Medic logs all wounds of one enemy as one', () => {
  const report = fight([
    ...units('moloch', 'gauss-cannon 0,0 0', 'medic 0,1 0'),
    ...units('hegemony', 'universal-soldier 0,-1 3'),
  ]);
  const healed = report.phases.flatMap(({ events }) => events.filter((e) => e.about === 'healed'));
  expect(healed.map(({ params }) => params)).toEqual([
    { army: 'moloch', tile: 'gauss-cannon', hex: '0,0', medic: '0,1', from: '0,-1', strength: 2 },
  ]);
});

test('NH-MED-05 it also fires for a wound the unit would survive', () => {
  const report = fight([
    ...units('moloch', 'blocker 0,0 0', 'medic 0,1 0'),
    ...units('borgo', 'mutant 0,-1 3'),
  ]);
  expect(losses(report)).toEqual(['medic 0,1 2']);
  expect(report.wounds).toEqual([]);
});

test('NH-MED-07 NH-MED-15 NH-DEC-22 NH-TST-03h several hits: one choice absorbs', () => {
  const strong = fight(NEAR_HQ, { answers: ['save:0,0<0,-1'] });
  expect(strong.choices).toMatchObject([
    { army: 'moloch', rule: 'NH-DEC-22', options: ['save:0,0<0,-1', 'save:0,0<1,-1'] },
  ]);
  expect(strong.hq['moloch']).toBe(19);
  expect(fight(NEAR_HQ, { answers: ['save:0,0<1,-1'] }).hq['moloch']).toBe(18);
});

const TWO_UNITS = [
  ...units('outpost', 'medic 0,0 0', 'commando 0,-1 1', 'brawler 1,-1 0'),
  ...units('borgo', 'claws 0,-2 3', 'claws 2,-2 4'),
];

test('NH-MED-08 NH-DEC-23 NH-TST-03h several hit units ask whom to save', () => {
  const report = fight(TWO_UNITS, { answers: ['save:1,-1'] });
  expect(report.choices).toMatchObject([
    { army: 'outpost', rule: 'NH-DEC-23', options: ['save:0,-1', 'save:1,-1'] },
  ]);
  expect(losses(report)).toContain('commando 0,-1 3');
  expect(losses(report)).not.toContain('brawler 1,-1 3');
});

const TWO_MEDICS = units('outpost', 'commando 0,0 2', 'medic 0,1 1', 'medic -1,1 0');

test('NH-MED-09 NH-DEC-24 NH-OPEN-31 NH-TST-03h several Medics: one is chosen', () => {
  const one = fight([...TWO_MEDICS, ...units('borgo', 'claws 0,-1 3')], {
    answers: ['spend:-1,1'],
  });
  expect(one.choices).toMatchObject([{ rule: 'NH-DEC-24', options: ['spend:0,1', 'spend:-1,1'] }]);
  expect(losses(one)).toEqual(['medic -1,1 3']);
  const two = fight([...TWO_MEDICS, ...units('borgo', 'claws 0,-1 3', 'claws 1,-1 4')]);
  expect(losses(two).sort()).toEqual(['medic -1,1 3', 'medic 0,1 3']);
});

test('NH-MED-13 the choice between two attached Medics is asked once', () => {
  const list = [
    ...units('outpost', 'commando 0,0 2', 'medic 0,1 0', 'medic 1,0 5'),
    ...units('borgo', 'claws 0,-1 3'),
  ];
  const report = fight(list, { answers: ['spend:1,0'] });
  expect(report.choices).toHaveLength(1);
  expect(losses(report)).toEqual(['medic 1,0 3']);
});

test('NH-MED-10 NH-TST-03h a Medic hit in the same phase heals nobody', () => {
  const report = fight([
    ...units('outpost', 'runner 0,0 2', 'medic 0,1 0'),
    ...units('borgo', 'claws 0,-1 3', 'claws 0,2 0'),
  ]);
  expect(losses(report)).toEqual(['runner 0,0 3', 'medic 0,1 3']);
});

test('NH-MED-11 NH-TST-03h the last Medic of a chain is spent', () => {
  const report = fight([
    ...units('outpost', 'runner 0,0 2', 'medic 0,1 0', 'medic 0,2 0'),
    ...units('borgo', 'claws 0,-1 3'),
  ]);
  expect(losses(report)).toEqual(['medic 0,2 3']);
});

test('NH-MED-13 NH-DEC-25 NH-TST-03h one of two attached Medics is chosen', () => {
  const list = [
    ...units('outpost', 'runner 0,0 2', 'medic 0,1 5', 'medic -1,1 3'),
    ...units('borgo', 'claws 0,-1 3'),
  ];
  for (const spent of ['spend:0,1', 'spend:-1,1']) {
    const report = fight(list, { answers: [spent] });
    expect(report.choices[0]?.options).toEqual(['spend:0,1', 'spend:-1,1']);
    expect(losses(report)).toEqual([`medic ${spent.slice(6)} 3`]);
  }
});

test('NH-MED-12 NH-TST-03h of two wounded attached Medics one is saved', () => {
  const list = [
    ...units('outpost', 'medic 0,0 0', 'medic 0,-1 3'),
    ...units('borgo', 'claws 0,1 0', 'claws 0,-2 3'),
  ];
  for (const edition of ['1', '3.0'] as const) {
    const report = fight(list, { edition, answers: ['spend:0,0'] });
    expect(report.choices).toMatchObject([
      { rule: 'NH-DEC-25', options: ['spend:0,0', 'spend:0,-1'] },
    ]);
    expect(losses(report)).toEqual(['medic 0,0 3']);
  }
});

test('NH-MED-14 a netted Medic heals nobody', () => {
  const report = fight([
    ...units('moloch', 'hybrid 0,0 2', 'medic 0,1 0'),
    ...units('hegemony', 'ganger 0,-1 3', 'net-fighter 0,2 0'),
  ]);
  expect(losses(report)).toEqual(['hybrid 0,0 3']);
});

test('NH-MED-18 NH-OPEN-16 a shot stopped by armour spends no Medic', () => {
  const report = fight([
    ...units('moloch', 'blocker 0,0 0', 'medic 0,1 0'),
    ...units('outpost', 'commando 0,-1 3'),
  ]);
  expect(losses(report)).toEqual([]);
});

test('NH-OPEN-22 a Medic saved by another is still there for its own unit', () => {
  const report = fight([
    ...units('outpost', 'runner 0,0 2', 'medic 0,1 0', 'medic -1,2 1'),
    ...units('borgo', 'claws 0,-1 3', 'claws 0,2 1'),
  ]);
  expect(losses(report).sort()).toEqual(['medic -1,2 3', 'medic 0,1 3']);
});

test('NH-OPEN-22 branches of a chain are a choice', () => {
  const forked = fight(
    [
      ...units('moloch', 'hybrid 0,0 2', 'medic 0,1 0', 'medic 1,0 0'),
      ...units('outpost', 'medic 0,2 0'),
      ...units('borgo', 'claws 0,-1 3'),
      ...units('hegemony', 'hq 2,-2'),
    ],
    {
      mode: 'teams',
      armies: ['moloch', 'borgo', 'outpost', 'hegemony'],
      answers: ['spend:0,2'],
    },
  );
  expect(forked.choices).toMatchObject([
    { rule: 'NH-DEC-25', options: ['spend:1,0', 'spend:0,2'] },
  ]);
  expect(losses(forked)).toEqual(['medic 0,2 3']);
});

test('NH-OPEN-21 the side whose turn it is decides first, captured Medics last', () => {
  const list = [
    ...units('outpost', 'medic 0,0 0', 'runner 0,-1 5', 'runner 1,-1 2'),
    ...units(
      'borgo',
      'claws 0,-2 3',
      'claws 2,-2 4',
      'medic -2,2 0',
      'mutant -2,1 1',
      'mutant -1,1 0',
    ),
    ...units('hegemony', 'hq 2,0'),
  ];
  const both = [...list, ...units('outpost', 'commando -2,0 3', 'commando -1,-1 3')];
  const first = fight(both, { armies: ['outpost', 'borgo', 'hegemony'] });
  const second = fight(both, { armies: ['borgo', 'outpost', 'hegemony'] });
  expect(first.choices.map(({ army }) => army)).toEqual(['outpost', 'borgo']);
  expect(second.choices.map(({ army }) => army)).toEqual(['borgo', 'outpost']);
});

test('NH-OPEN-23 a hit by symbols is named by its symbol if several could be taken', () => {
  const list = [
    ...units('moloch', 'hq 0,0', 'medic 0,1 0'),
    ...units('hegemony', 'universal-soldier 0,-1 3', 'officer-1 1,-2 4'),
  ];
  const { choices } = fight(list, { options: { medicScope: 'symbol' } });
  expect(choices[0]?.options.every((key) => /^save:0,0<0,-1:(melee|ranged)$/.test(key))).toBe(true);
  expect(choices[0]?.options).toHaveLength(2);
});
