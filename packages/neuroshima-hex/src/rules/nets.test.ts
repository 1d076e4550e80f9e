import { expect, test } from 'vitest';
import { actions, fight, losses, netted, units } from './testing/positions.ts';

const FACING = [...units('borgo', 'net-fighter 0,0 0'), ...units('hegemony', 'net-fighter 0,-1 3')];

test('NH-NET-01 NH-NET-13 NH-OPEN-12 a netted unit does nothing and can be hit', () => {
  const list = [
    ...units('hegemony', 'net-fighter 0,1 0', 'universal-soldier 0,-2 3'),
    ...units('moloch', 'juggernaut 0,0 0', 'brain 1,0 5'),
  ];
  expect(netted(list)).toEqual(['juggernaut 0,0']);
  const report = fight(list);
  expect(actions(report)).toEqual(['universal-soldier 0,-2 3']);
  expect(report.phases[0]?.events.map((event) => event.about)).toEqual(['acts', 'blocked']);
});

test('NH-NET-02 NH-NET-03 NH-PLAY-07 nets work outside battle, all edges together', () => {
  const list = [
    ...units('moloch', 'net-fighter 0,0 1'),
    ...units('borgo', 'mutant 0,-1', 'mutant 1,-1', 'mutant 1,0'),
  ];
  expect(netted(list)).toEqual(['mutant 0,-1', 'mutant 1,-1']);
});

test('NH-NET-06 the net of a netter destroyed in a phase holds to its end', () => {
  const report = fight([
    ...units('hegemony', 'net-fighter 0,0 0', 'hq 2,0'),
    ...units('borgo', 'mutant 0,-1 3', 'assassin 0,2 0'),
  ]);
  expect(losses(report)).toEqual(['net-fighter 0,0 3']);
  expect(actions(report)).toEqual(['assassin 0,2 3', 'mutant 0,-1 2', 'hq 2,0 0']);
});

test('NH-NET-07 a caught net unit lets go of those it held', () => {
  const list = [
    ...units('hegemony', 'net-fighter 0,1 0', 'runner 0,-1'),
    ...units('borgo', 'net-fighter 0,0 0'),
  ];
  expect(netted(list)).toEqual(['net-fighter 0,0']);
});

test('NH-NET-08 NH-TST-03g nets that face each other cancel, both act', () => {
  expect(netted(FACING)).toEqual([]);
  expect(netted(FACING, { options: { netCycle3: false } })).toEqual([]);
  expect(actions(fight(FACING))).toEqual(['net-fighter 0,0 1']);
});

test('NH-OPEN-13 NH-TST-03g a third net on one of a facing pair catches that one', () => {
  expect(netted([...FACING, ...units('hegemony', 'net-fighter 0,1 0')])).toEqual([
    'net-fighter 0,0',
  ]);
});

test.each(['1', '3.0'] as const)(
  'NH-NET-09 NH-VAR-06 NH-TST-03g three in a ring are all free, edition %s',
  (edition) => {
    const ring = [
      ...units('borgo', 'net-fighter 0,0 0'),
      ...units('hegemony', 'net-fighter 0,-1 2'),
      ...units('moloch', 'net-fighter 1,-1 4'),
    ];
    expect(netted(ring, { edition })).toEqual([]);
    expect(netted(ring, { edition, options: { netCycle3: false } })).toHaveLength(3);
    const other = units('outpost', 'runner 1,0');
    expect(netted([...ring, ...other], { edition })).toEqual(['runner 1,0']);
  },
);

test('NH-OPEN-13 net rings that share a unit are one ring', () => {
  const list = [
    ...units('hegemony', 'net-master 0,0 0'),
    ...units('borgo', 'net-fighter 1,-1 4', 'net-fighter -1,0 2'),
  ];
  expect(netted(list)).toEqual([]);
  // One of them looks away: the other still cancels, and the first is caught.
  const away = [
    ...units('hegemony', 'net-master 0,0 0'),
    ...units('borgo', 'net-fighter 1,-1 4', 'net-fighter -1,0 4'),
  ];
  expect(netted(away)).toEqual(['net-fighter -1,0']);
});

test('NH-OPEN-13 a ring of four in a two-player game is free, too', () => {
  const ring = [
    ...units('borgo', 'net-fighter 0,0 2', 'net-fighter 1,1 5'),
    ...units('hegemony', 'net-fighter 1,0 3', 'net-fighter 0,1 0'),
  ];
  expect(netted(ring)).toEqual([]);
  const outside = units('hegemony', 'net-master -1,0 3');
  expect(netted([...ring, ...outside])).toEqual(['net-fighter 0,0', 'net-fighter 1,1']);
});

test('NH-NET-12 friends are not netted', () => {
  expect(netted(units('hegemony', 'net-fighter 0,0 0', 'runner 0,-1'))).toEqual([]);
});

test('NH-NET-14 net tokens are markers only: nothing in a position records them', () => {
  const list = [...units('hegemony', 'net-fighter 0,0 0'), ...units('borgo', 'mutant 0,-1')];
  expect(netted(list)).toEqual(['mutant 0,-1']);
  expect(netted(list.slice(1))).toEqual([]);
});

test('NH-NET-15 NH-SPU-08 a Borgo Net Fighter strikes the unit it holds, with 3', () => {
  const report = fight([
    ...units('borgo', 'net-fighter 0,0 0'),
    ...units('moloch', 'blocker 0,-1 0', 'hq 2,0'),
  ]);
  expect(
    netted([...units('borgo', 'net-fighter 0,0 0'), ...units('moloch', 'blocker 0,-1')]),
  ).toEqual(['blocker 0,-1']);
  expect(losses(report)).toEqual(['blocker 0,-1 1']);
});

test('NH-SPU-09 a Net Master strikes one enemy while it holds two others', () => {
  const list = [
    ...units('hegemony', 'net-master 0,0 0'),
    ...units('borgo', 'mutant 0,-1 3', 'claws 1,-1 4', 'claws -1,0 2'),
  ];
  expect(netted(list)).toEqual(['claws 1,-1', 'claws -1,0']);
  expect(losses(fight(list)).sort()).toEqual(['mutant 0,-1 2', 'net-master 0,0 2']);
});
