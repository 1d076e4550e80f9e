import { expect, test } from 'vitest';
import { actions, fight, hits, losses, netted, tableAt, units } from './testing/positions.ts';
import { resolveBoard } from './resolved-board.ts';

test('NH-MOD-01 a module acts on the unit next to each connection, and on no other', () => {
  const list = [
    ...units('borgo', 'scout 0,0 0', 'mutant 0,-1', 'mutant 0,1'),
    ...units('moloch', 'hq 2,0'),
  ];
  expect(actions(fight(list))).toEqual(['mutant 0,-1 3', 'mutant 0,1 2', 'hq 2,0 0']);
});

test('NH-MOD-02 modules are automatic: nobody is asked', () => {
  expect(fight(units('borgo', 'scout 0,0 0', 'officer 0,1 0', 'mutant 0,-1')).choices).toEqual([]);
});

test('NH-MOD-04 modules are destroyed like soldiers, some are tough', () => {
  const report = fight([
    ...units('borgo', 'super-officer 0,0', 'officer 1,0'),
    ...units('hegemony', 'runner 0,1 0', 'runner 1,1 0'),
  ]);
  expect(losses(report)).toEqual(['officer 1,0 2']);
  expect(report.wounds).toMatchObject([{ tile: 'super-officer', wounds: 1 }]);
});

test('NH-MOD-05 effects of several modules add up', () => {
  const report = fight([
    ...units('borgo', 'mutant 0,0 0', 'officer 0,1 0', 'officer 1,0 5', 'scout -1,1 1'),
    ...units('moloch', 'blocker 0,-1'),
  ]);
  expect(hits(report)).toEqual(['mutant>blocker 3']);
  expect(actions(report)).toEqual(['mutant 0,0 3']);
});

test('NH-MOD-07 no effect on enemies', () => {
  const list = [...units('borgo', 'officer 0,0 0'), ...units('hegemony', 'thug 0,-1 0', 'hq 2,0')];
  const thug = resolveBoard(tableAt(list)).pieces.find((piece) => piece.tile.id === 'thug');
  expect(thug?.melee).toBe(0);
});

test('NH-MOD-08 modules have no action to repeat', () => {
  expect(actions(fight(units('outpost', 'hq 0,0', 'scout 0,1 1')))).toEqual(['hq 0,0 0']);
});

test('NH-MOD-09 a module attached to a module passes nothing on', () => {
  const report = fight([
    ...units('borgo', 'mutant 0,0 0', 'officer 0,1 0', 'scout 0,2 0'),
    ...units('moloch', 'hq 2,0'),
  ]);
  expect(actions(report)[0]).toBe('mutant 0,0 2');
});

test('NH-MOD-10 a netted module does nothing', () => {
  const list = [
    ...units('borgo', 'mutant 0,0 0', 'officer 0,1 0'),
    ...units('moloch', 'blocker 0,-1'),
    ...units('hegemony', 'net-fighter 0,2 0'),
  ];
  expect(netted(list)).toEqual(['officer 0,1']);
  expect(hits(fight(list))).toEqual(['mutant>blocker 1']);
});

test('NH-MOD-11 an Officer gives +1 to melee, or to ranged, as printed', () => {
  const borgo = fight([
    ...units('borgo', 'mutant 0,0 0', 'officer 0,1 0'),
    ...units('moloch', 'blocker 0,-1'),
  ]);
  expect(hits(borgo)).toEqual(['mutant>blocker 2']);
  const outpost = fight([
    ...units('outpost', 'commando 0,0 0', 'officer 0,1', 'runner 1,0 1'),
    ...units('moloch', 'blocker 0,-1 0', 'blocker 2,-1 0'),
  ]);
  expect(hits(outpost)).toEqual(['commando>blocker 2', 'runner>blocker 1']);
});

test('NH-MOD-13 The Brain gives +1 to melee and to ranged', () => {
  const report = fight([
    ...units('moloch', 'juggernaut 0,0 0', 'brain 0,1 0'),
    ...units('borgo', 'super-officer 0,-1', 'super-mutant 2,-2 0'),
  ]);
  expect(hits(report)).toContain('juggernaut>super-officer 3');
  expect(hits(report)).toContain('juggernaut>super-mutant 2');
});

test('NH-MOD-14 The Boss gives +1 to melee and to initiative', () => {
  const report = fight([
    ...units('hegemony', 'runner 0,0 0', 'boss 0,1 0'),
    ...units('moloch', 'blocker 0,-1'),
  ]);
  expect(hits(report)).toEqual(['runner>blocker 2']);
  expect(actions(report)).toEqual(['runner 0,0 3']);
});

test('NH-MOD-15 the Super Officer is an Officer with toughness', () => {
  const report = fight([
    ...units('borgo', 'mutant 0,0 0', 'super-officer 0,1 0'),
    ...units('moloch', 'blocker 0,-1'),
  ]);
  expect(hits(report)).toEqual(['mutant>blocker 2']);
});

test('NH-MOD-16 Officer I and II both give +1 to melee and differ in connections', () => {
  const melee = (officer: string, hex: string): number | undefined => {
    const list = units('hegemony', `${officer} 0,0 0`, `runner ${hex}`);
    return resolveBoard(tableAt(list)).pieces.find((piece) => piece.tile.id === 'runner')?.melee;
  };
  expect(['0,-1', '1,-1', '-1,0'].map((hex) => melee('officer-1', hex))).toEqual([1, 0, 1]);
  expect(['0,-1', '1,-1', '-1,0'].map((hex) => melee('officer-2', hex))).toEqual([1, 1, 1]);
});

test('NH-MOD-17 a Saboteur slows connected enemies by 1 on every number', () => {
  const report = fight([
    ...units('outpost', 'saboteur 0,0', 'commando 0,1'),
    ...units('moloch', 'stormtrooper 0,-1 1', 'hq 2,0'),
  ]);
  expect(actions(report)).toEqual([
    'commando 0,1 3',
    'stormtrooper 0,-1 1',
    'stormtrooper 0,-1 0',
    'hq 2,0 0',
  ]);
});

test('NH-MOD-18 NH-OPEN-25 a Scoper makes an enemy module serve its side only', () => {
  const list = [
    ...units('outpost', 'scoper 1,1', 'runner 0,0 0', 'commando 2,0 0'),
    ...units('hegemony', 'boss 0,1 0', 'thug 1,0 4', 'hq -2,0'),
  ];
  const field = resolveBoard(tableAt(list));
  const piece = (tile: string) => field.pieces.find((each) => each.tile.id === tile);
  expect(piece('runner')).toMatchObject({ melee: 1, initiative: 1 });
  expect(piece('boss')).toMatchObject({ seat: 1, serves: 0 });
  const own = resolveBoard(
    tableAt([...list.slice(1, 3), ...units('hegemony', 'boss 0,1 0', 'ganger 0,0')].slice(1)),
  );
  expect(own.pieces.find((each) => each.tile.id === 'ganger')).toMatchObject({ melee: 1 });
});

test('NH-OPEN-25 a netted Scoper captures nothing, a netted module serves nobody', () => {
  const scoper = [
    ...units('outpost', 'scoper 0,0', 'runner 0,2 0'),
    ...units('hegemony', 'boss 0,1 3', 'net-fighter 1,0 5', 'hq -2,0'),
  ];
  const free = resolveBoard(tableAt(scoper));
  expect(free.pieces.find((each) => each.tile.id === 'boss')).toMatchObject({ serves: 1 });
  const report = fight([
    ...units('outpost', 'commando 0,0 3', 'scoper 1,1'),
    ...units('hegemony', 'boss 0,1 0'),
  ]);
  expect(losses(report)).toEqual(['boss 0,1 4']);
  const friendly = fight(
    [...units('outpost', 'commando 0,0 3', 'scoper 1,1'), ...units('hegemony', 'boss 0,1 0')],
    { options: { scoperFriendly: true } },
  );
  expect(losses(friendly)).toEqual([]);
});

const QUARTERMASTER = [
  ...units('hegemony', 'universal-soldier 0,0 0', 'quartermaster 0,1 0', 'officer-1 1,0 5'),
  ...units('moloch', 'blocker 0,-1 0', 'hq 0,-2'),
];

test('NH-MOD-21 NH-VAR-11 NH-DEC-21 a Quartermaster may convert one attack, either way', () => {
  const asked = fight(QUARTERMASTER);
  expect(asked.choices).toMatchObject([
    {
      army: 'hegemony',
      about: 'convert',
      phase: 3,
      options: ['keep', 'convert:0,0:0:melee'],
      answer: 'keep',
    },
  ]);
  expect(hits(asked)).toEqual(['universal-soldier>blocker 2', 'universal-soldier>blocker 1']);
});

test('NH-MOD-22 NH-MOD-23 NH-OPEN-14 a converted attack has the set bonuses', () => {
  const answers = ['convert:0,0:0:melee'];
  const all = fight(QUARTERMASTER, { answers, edition: '1' });
  expect(hits(all)).toEqual(['universal-soldier>blocker 2', 'universal-soldier>blocker 2']);
  const list = [
    ...units('hegemony', 'ganger 0,0 0', 'quartermaster 0,1 0', 'officer-1 1,0 5'),
    ...units('moloch', 'blocker 0,-2 0'),
  ];
  const shot = ['convert:0,0:0:ranged'];
  expect(hits(fight(list, { answers: shot }))).toEqual(['ganger>blocker 2']);
  const narrow = { answers: shot, options: { quartermasterBonus: 'newKind' } } as const;
  expect(hits(fight(list, narrow))).toEqual(['ganger>blocker 1']);
});

test('NH-MOD-20 NH-MOD-21 a unit with several phases is served in one of them', () => {
  const list = [
    ...units('outpost', 'heavy-machine-gun 0,0 0', 'scoper -1,2'),
    ...units('hegemony', 'quartermaster 0,1 0', 'guard 0,-1 0', 'hq 2,0'),
  ];
  for (const edition of ['1', '3.0'] as const) {
    const once = fight(list, { edition });
    expect(once.choices).toEqual([]);
  }
  const mobile = [
    ...units('outpost', 'mobile-armor 0,0 0', 'scoper -1,2'),
    ...units('hegemony', 'quartermaster 0,1 0', 'hq 0,-2'),
  ];
  for (const edition of ['1', '3.0'] as const) {
    const asked = fight(mobile, { edition, answers: ['keep', 'convert:0,0:0:ranged'] });
    expect(asked.choices.map(({ phase, army }) => [phase, army])).toEqual([
      [3, 'outpost'],
      [2, 'outpost'],
    ]);
    const used = fight(mobile, { edition, answers: ['convert:0,0:0:ranged'] });
    expect(used.choices).toHaveLength(1);
  }
});

test('NH-OPEN-14 a converted Gauss shot is plain melee of strength 1', () => {
  const list = [
    ...units('moloch', 'gauss-cannon 0,0 0', 'hq 1,0'),
    ...units('hegemony', 'quartermaster 0,1 0', 'guard 0,-1 0', 'guard 0,-2 0'),
    ...units('outpost', 'scoper -1,2', 'hq -2,0'),
  ];
  const team = {
    mode: 'teams',
    armies: ['moloch', 'hegemony', 'outpost', 'borgo'],
    hq: { borgo: 20 },
  } as const;
  const report = fight(list, { ...team, answers: ['convert:0,0:0:melee'] });
  expect(hits(report).filter((hit) => hit.startsWith('gauss'))).toEqual(['gauss-cannon>guard 1']);
});

test('NH-MOD-25 NH-MOD-26 NH-MOD-27 the extra action comes one phase later', () => {
  const storm = fight(units('moloch', 'stormtrooper 0,0', 'mother-module 0,1 0'));
  expect(actions(storm)).toEqual([
    'stormtrooper 0,0 2',
    'stormtrooper 0,0 1',
    'stormtrooper 0,0 0',
  ]);
  const hq = fight(units('moloch', 'hq 0,0', 'mother-module 0,1 0'));
  expect(actions(hq)).toEqual(['hq 0,0 0']);
});

test('NH-MOD-28 the extra action is a full action on all edges', () => {
  const report = fight([
    ...units('moloch', 'protector 0,0 0', 'mother-module 0,1 0'),
    ...units('borgo', 'super-officer 0,-1', 'super-mutant 1,-1 0', 'super-officer -1,0'),
  ]);
  expect(hits(report).filter((hit) => hit.startsWith('protector'))).toHaveLength(6);
});
