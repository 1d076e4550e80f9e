import { expect, test } from 'vitest';
import { resolveBoard } from './resolved-board.ts';
import { slotCount, slotValue } from './initiative.ts';
import { actions, fight, losses, tableAt, units } from './testing/positions.ts';

const of = (all: readonly string[], tile: string): string[] =>
  all.filter((text) => text.startsWith(tile)).map((text) => text.split(' ')[2] ?? '');

test('NH-INI-01 higher initiative acts earlier', () => {
  const report = fight([...units('outpost', 'commando 0,0 0'), ...units('borgo', 'mutant 0,-1 3')]);
  expect(losses(report)).toEqual(['mutant 0,-1 3']);
  expect(actions(report)).toEqual(['commando 0,0 3']);
});

test('NH-INI-02 NH-SPU-11 a tile with two numbers acts once in each', () => {
  const list = [
    ...units('outpost', 'heavy-machine-gun 0,0 0', 'mobile-armor 1,0 0'),
    ...units('moloch', 'stormtrooper -1,2 3'),
  ];
  const acted = actions(fight(list));
  expect(of(acted, 'heavy')).toEqual(['2', '1']);
  expect(of(acted, 'mobile')).toEqual(['3', '2']);
  expect(of(acted, 'stormtrooper')).toEqual(['2', '1']);
});

test('NH-INI-03 a tile without a number works all the time and never acts', () => {
  const report = fight([
    ...units('hegemony', 'net-fighter 0,0 0'),
    ...units('borgo', 'claws 0,-1 3'),
  ]);
  expect(actions(report)).toEqual([]);
  expect(report.phases[0]?.events).toMatchObject([{ about: 'held', params: { tile: 'claws' } }]);
});

test('NH-INI-04 no initiative falls below 0', () => {
  const report = fight([...units('outpost', 'saboteur 0,0'), ...units('borgo', 'hq 0,-1')]);
  expect(actions(report)).toEqual(['hq 0,-1 0']);
  expect(losses(report)).toEqual(['saboteur 0,0 0']);
});

test('NH-INI-05 there is no upper limit', () => {
  const report = fight([
    ...units('borgo', 'hq 0,0', 'claws 0,-1 0', 'scout 1,-1 4', 'scout -1,0 1'),
    ...units('moloch', 'blocker 0,-2'),
  ]);
  expect(report.phases[0]?.phase).toBe(6);
  expect(of(actions(report), 'claws')).toEqual(['6']);
});

test('NH-INI-06 NH-MOD-12 a bonus counts for each number', () => {
  const report = fight([
    ...units('outpost', 'heavy-machine-gun 0,0 0', 'scout 0,1 0'),
    ...units('borgo', 'hq 2,0'),
  ]);
  expect(of(actions(report), 'heavy')).toEqual(['3', '2']);
});

test('NH-INI-07 in each of its phases a unit makes all attacks on all edges', () => {
  const report = fight([
    ...units('outpost', 'mobile-armor 0,0 0'),
    ...units('moloch', 'hq 0,-1', 'blocker -2,0 1'),
  ]);
  const struck = report.phases
    .filter(({ phase }) => phase > 1)
    .map(({ events }) => events.filter((event) => event.about === 'hit').length);
  expect(struck).toEqual([2, 2]);
  expect(report.hq['moloch']).toBe(16);
});

/** NH-INI-11: the Scout of a unit that acts in 3 dies in 3. */
test('NH-INI-11 NH-INI-09 NH-TST-03c no second attack when the bonus is gone', () => {
  const report = fight([
    ...units('outpost', 'hq 0,-1', 'commando 1,0 4'),
    ...units('hegemony', 'runner 0,0 0', 'scout 0,1 0'),
  ]);
  expect(losses(report)).toContain('scout 0,1 3');
  expect(of(actions(report), 'runner')).toEqual(['3']);
});

test('NH-INI-12 NH-INI-08 NH-MOD-17 NH-TST-03c a silenced unit does not attack', () => {
  const report = fight([
    ...units('outpost', 'hq 0,-1', 'saboteur 1,0'),
    ...units('hegemony', 'ganger 0,0 0', 'universal-soldier -1,2 1'),
  ]);
  expect(losses(report)).toContain('saboteur 1,0 3');
  expect(of(actions(report), 'ganger')).toEqual([]);
  expect(report.hq['outpost']).toBe(20);
});

test.each(['1', '3.0'] as const)(
  'NH-INI-13 NH-INI-15 NH-TST-03c a Scout freed too late helps not, edition %s',
  (edition) => {
    const report = fight(
      [
        ...units('hegemony', 'runner 0,0 0', 'scout 0,1 0', 'universal-soldier 1,1 4'),
        ...units('borgo', 'hq 0,-1', 'net-fighter 0,2 0'),
      ],
      { edition },
    );
    expect(losses(report)).toContain('net-fighter 0,2 3');
    expect(of(actions(report), 'runner')).toEqual([]);
    const missed = report.phases.flatMap(({ events }) =>
      events.filter((e) => e.about === 'missed'),
    );
    expect(missed).toMatchObject([{ rule: 'NH-INI-08', params: { tile: 'runner', phase: 2 } }]);
  },
);

test('NH-INI-14 NH-TST-03c a unit freed after its phase has lost its chance', () => {
  const report = fight([
    ...units('hegemony', 'ganger 0,0 0', 'universal-soldier 1,0 4'),
    ...units('borgo', 'hq 0,-1', 'net-fighter 0,1 0'),
  ]);
  expect(losses(report)).toContain('net-fighter 0,1 3');
  expect(of(actions(report), 'ganger')).toEqual([]);
  expect(report.hq['borgo']).toBe(20);
});

test('NH-INI-10 NH-OPEN-15 the extra action moves down when the Scout dies', () => {
  const report = fight([
    ...units('moloch', 'hq 2,-2', 'guard 0,0 0', 'scout 0,1 0', 'mother-module -1,1 1'),
    ...units('outpost', 'commando 1,0 4', 'hq 0,-2'),
  ]);
  expect(losses(report)).toContain('scout 0,1 3');
  expect(of(actions(report), 'guard')).toEqual(['3', '1']);
});

test('NH-OPEN-15 two sources give two extra actions, at 0 only one of them', () => {
  const two = fight([
    ...units('outpost', 'hq 0,1', 'commando 0,0 0', 'scoper -1,1'),
    ...units('moloch', 'mother-module -1,0 2', 'hq 2,-2'),
  ]);
  expect(of(actions(two), 'commando')).toEqual(['3', '2', '1']);
  const floor = fight([
    ...units('outpost', 'hq 0,1', 'saboteur 2,0'),
    ...units('moloch', 'stormtrooper 1,0 0', 'mother-module 1,1 0'),
  ]);
  expect(of(actions(floor), 'stormtrooper')).toEqual(['1', '0']);
});

test('NH-OPEN-15 no extra action when its source is gone', () => {
  const report = fight([
    ...units('moloch', 'hybrid 0,0 0', 'mother-module 0,1 0'),
    ...units('outpost', 'commando 1,1 5', 'hq 2,-2'),
  ]);
  expect(losses(report)).toContain('mother-module 0,1 3');
  expect(of(actions(report), 'hybrid')).toEqual(['3']);
});

test('NH-BRD-07 NH-BRD-08 NH-TST-03l King of the Hill lifts the centre by 2', () => {
  const hill = { edition: '1', options: { board: 'hill' } } as const;
  const at = (hex: string): string[] =>
    of(actions(fight(units('hegemony', `runner ${hex} 0`), hill)), 'runner');
  expect(at('0,0')).toEqual(['4']);
  expect(at('1,0')).toEqual(['3']);
  expect(at('2,0')).toEqual(['2']);
});

test('NH-OPEN-02 the hill lifts HQs too, unless the table says otherwise', () => {
  const hill = { edition: '1', options: { board: 'hill' } } as const;
  expect(actions(fight(units('borgo', 'hq 0,0'), hill))).toEqual(['hq 0,0 2']);
  const flat = { edition: '1', options: { board: 'hill', hillLiftsHq: false } } as const;
  expect(actions(fight(units('borgo', 'hq 0,0'), flat))).toEqual(['hq 0,0 0']);
});

test('NH-INI-10 NH-MOD-08 NH-MOD-25 an extra action adds a number to numbers alone', () => {
  const slots = (tile: string) => {
    const list = units('moloch', `${tile} 0,0`, 'mother-module 0,1 0');
    const piece = resolveBoard(tableAt(list)).pieces.find((each) => each.tile.id === tile);
    return piece && Array.from({ length: slotCount(piece) }, (_, slot) => slotValue(piece, slot));
  };
  expect(slots('stormtrooper')).toEqual([2, 1, 0]);
  expect(slots('hybrid')).toEqual([3, 2]);
  expect(slots('blocker')).toEqual([]);
  expect(slots('scout')).toEqual([]);
});
