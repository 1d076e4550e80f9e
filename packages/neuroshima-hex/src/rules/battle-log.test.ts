import type { Request } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import {
  actions,
  decisions,
  fates,
  fight,
  hits,
  netted,
  tableAt,
  units,
} from './testing/positions.ts';
import type { BattleReport } from './battle-report.ts';
import { runBattleWithAnswers } from './prepared-answers.ts';

/** What was told about units, as `about tile rule`. */
function logged(report: BattleReport, ...kinds: readonly string[]): string[] {
  return report.phases.flatMap(({ events }) =>
    events
      .filter(({ about }) => kinds.includes(about))
      .map(({ about, rule, params }) => [about, params['tile'], rule].join(' ')),
  );
}

test('NH-BAT-03 NH-NET-01 NH-INI-08 acting, held and missed units log their rule', () => {
  const list = [
    ...units('moloch', 'hybrid 0,0 0', 'net-fighter 0,1 0'),
    ...units('borgo', 'claws 0,2 0', 'mutant -2,0'),
  ];
  expect(logged(fight(list), 'acts', 'held', 'missed')).toEqual([
    'acts hybrid NH-BAT-03',
    'acts claws NH-BAT-03',
    'acts mutant NH-BAT-03',
  ]);
  const held = [...units('moloch', 'net-fighter 0,1 0'), ...units('borgo', 'claws 0,0 0')];
  expect(logged(fight(held), 'acts', 'held', 'missed')).toEqual([
    'held claws NH-NET-01',
    'missed claws NH-INI-08',
  ]);
});

test('NH-INI-04 NH-INI-09 two initiatives reduced to 0 give one action', () => {
  const report = fight([
    ...units('moloch', 'stormtrooper 0,-1 4'),
    ...units('outpost', 'saboteur -1,0', 'saboteur 1,-1'),
  ]);
  expect(actions(report)).toEqual(['stormtrooper 0,-1 0']);
  expect(hits(report)).toEqual(['stormtrooper>saboteur 1']);
});

test('NH-BAT-02 a module has no initiative, not even on the hill', () => {
  const report = fight([...units('hegemony', 'transport 0,0'), ...units('outpost', 'medic 2,0')], {
    options: { board: 'hill' },
  });
  expect(report.phases.map(({ phase }) => phase)).toEqual([0]);
});

test.each([
  ['NH-MOD-20', '1'],
  ['NH-MOD-21', '3.0'],
] as const)('%s a conversion is logged with the rule of edition %s', (rule, edition) => {
  const list = [
    ...units('hegemony', 'gladiator 1,1 5', 'quartermaster 1,0 3'),
    ...units('outpost', 'annihilator 1,-1 5'),
  ];
  const report = fight(list, { edition, answers: ['convert:1,1:0:ranged'] });
  expect(logged(report, 'converted')).toEqual([`converted gladiator ${rule}`]);
  expect(fates(report)).toEqual(['annihilator 1,-1 hits']);
});

test('NH-DEC-21 a conversion without effect on the result is not asked', () => {
  const report = fight(
    [
      ...units('hegemony', 'hq -1,1', 'quartermaster -2,1 2'),
      ...units('moloch', 'armored-hunter 1,-1 4'),
    ],
    { edition: '1' },
  );
  expect(decisions(report)).toEqual([]);
});

test.each([
  ['NH-SPU-03', false],
  ['NH-SPU-04', true],
] as const)('%s an explosion is logged with the rule on sparing HQs', (rule, clownHitsHq) => {
  const list = [...units('moloch', 'clown 0,1'), ...units('borgo', 'hq 0,0')];
  const report = fight(list, { answers: ['explode'], options: { clownHitsHq } });
  expect(logged(report, 'explodes')).toEqual([`explodes clown ${rule}`]);
  expect(report.hq['borgo']).toBe(clownHitsHq ? 19 : 20);
});

test('NH-NET-08 of two facing net pairs only the free one holds', () => {
  const list = [
    ...units('moloch', 'net-fighter 1,-1 5', 'net-fighter -1,1 2'),
    ...units('hegemony', 'net-master 0,1', 'net-master 0,0'),
  ];
  expect(netted(list)).toEqual(['net-master 0,0']);
});

test('NH-NET-08 one of a facing pair still holds whom its other net touches', () => {
  const list = [
    ...units('borgo', 'net-fighter 1,-2 4', 'net-fighter 2,-2 4'),
    ...units('moloch', 'net-fighter 1,-1 1'),
  ];
  expect(netted(list)).toEqual(['net-fighter 1,-2']);
});

test('NH-OPEN-22 a Medic is saved before other units are', () => {
  const report = fight([
    ...units(
      'outpost',
      'medic 0,-2 2',
      'commando 0,-1 4',
      'medic 1,1 5',
      'medic -1,1 2',
      'medic 0,1 5',
    ),
    ...units('moloch', 'hunter-killer -1,0 0'),
  ]);
  expect(logged(report, 'healed')).toEqual(['healed medic NH-MED-01', 'healed commando NH-MED-01']);
});

test('NH-MOD-18 NH-MED-11 a chain through a captured Medic spends that Medic', () => {
  const report = fight([
    ...units('outpost', 'scoper 1,0 4', 'medic -1,0 2', 'medic -1,1 1'),
    ...units('moloch', 'medic 0,-1 3', 'medic 0,0 5', 'armored-hunter 0,1 3'),
  ]);
  expect(decisions(report)).toEqual([]);
  expect(fates(report)).toEqual(['scoper 1,0 hits', 'medic 0,-1 spent']);
});

test('NH-MOD-21 a unit remembers in which phase of the battle it was served', () => {
  const list = [
    ...units('hegemony', 'gladiator 1,1 5', 'quartermaster 1,0 3'),
    ...units('outpost', 'annihilator 1,-1 5'),
  ];
  const table = tableAt(list);
  const converted = () => table.state.units.map((unit) => `${unit.tile} ${unit.converted}`);
  const served: string[][] = [];
  const observer = {
    chose() {},
    note: ({ about }: Request) => void (about === 'phase' && served.push(converted())),
  };
  expect(runBattleWithAnswers(table, ['convert:1,1:0:ranged'], observer)).toEqual([]);
  expect(served.at(-1)).toEqual(['gladiator 2', 'quartermaster 0']);
  expect(converted()).toEqual(['gladiator 0', 'quartermaster 0']);
});

test('NH-ARM-01 NH-ARM-05 armour that stops a shot is logged with its rule', () => {
  const blocked = (shooter: string, army: string) =>
    logged(
      fight([...units(army, `${shooter} 0,0 2`), ...units('hegemony', 'gladiator 1,0 4')]),
      'blocked',
    );
  expect(blocked('gauss-cannon', 'moloch')).toEqual(['blocked gladiator NH-ARM-05']);
  expect(blocked('commando', 'outpost')).toEqual(['blocked gladiator NH-ARM-01']);
});

test('NH-SPU-01 a Gauss Cannon shoots the way its edge faces, from wherever it stands', () => {
  const report = fight([
    ...units('moloch', 'gauss-cannon -1,0 2'),
    ...units('borgo', 'claws 0,0 3', 'mutant 1,0 3', 'officer -1,-1', 'officer 0,-1'),
  ]);
  expect(fates(report)).toEqual(['claws 0,0 hits', 'mutant 1,0 hits']);
});

test('NH-MOD-21 the second of two Quartermasters is asked if the first passes', () => {
  const list = [
    ...units('hegemony', 'gladiator 1,1 5', 'quartermaster 1,0 3', 'quartermaster 0,1 2'),
    ...units('outpost', 'annihilator 1,-1 5'),
  ];
  const ask = 'hegemony NH-DEC-21 keep convert:1,1:0:ranged';
  expect(decisions(fight(list))).toEqual([ask, ask]);
  expect(decisions(fight(list, { answers: ['convert:1,1:0:ranged'] }))).toEqual([ask]);
});

test.each([
  [true, ['mutant 0,-1']],
  [false, ['net-fighter 0,0', 'net-fighter 1,-1', 'net-fighter 1,0']],
])('NH-NET-09 NH-VAR-06 a target outside a net ring that cancels itself: %s', (netCycle3, held) => {
  const list = [
    ...units('borgo', 'net-fighter 0,0 2', 'mutant 0,-1'),
    ...units('hegemony', 'net-fighter 1,0 0'),
    ...units('moloch', 'net-fighter 1,-1 5'),
  ];
  expect(netted(list, { mode: 'deathmatch', options: { netCycle3 } })).toEqual(held);
});
