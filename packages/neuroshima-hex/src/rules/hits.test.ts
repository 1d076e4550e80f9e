import { expect, test } from 'vitest';
import { resolveBoard } from './resolved-board.ts';
import { hitsOf } from './hits.ts';
import { fight, hits, losses, tableAt, units } from './testing/positions.ts';

test('NH-ATK-01 NH-ATK-02 attacks go out by their own edges, all at the same time', () => {
  const around = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
  const report = fight([
    ...units('borgo', 'mutant 0,0 1'),
    ...units('moloch', ...around.map((hex) => `officer ${hex}`)),
  ]);
  expect(losses(report)).toEqual(['officer 0,-1 2', 'officer 1,-1 2', 'officer 1,0 2']);
});

test('NH-ATK-03 melee hits the adjacent enemy with as many wounds as symbols', () => {
  const report = fight([
    ...units('hegemony', 'gladiator 0,0 0'),
    ...units('moloch', 'blocker 0,-1', 'blocker 2,0'),
  ]);
  expect(hits(report)).toEqual(['gladiator>blocker 2']);
  expect(report.wounds).toMatchObject([{ hex: [0, -1], wounds: 2 }]);
});

test('NH-ATK-04 NH-ATK-06 NH-TST-03 NH-TST-03a a shot stops at the first enemy', () => {
  for (const target of ['hybrid', 'guard']) {
    const report = fight([
      ...units('outpost', 'commando 0,2 0', 'runner 0,1 3'),
      ...units('moloch', `${target} 0,0 2`, 'hq 0,-1'),
    ]);
    expect(hits(report)[0]).toBe(`commando>${target} 1`);
    expect(losses(report)).toEqual([`${target} 0,0 3`]);
    expect(report.hq['moloch']).toBe(20);
  }
});

test('NH-ATK-05 friends and empty hexes never block', () => {
  const report = fight([
    ...units('outpost', 'commando 0,2 0', 'runner 0,1 3', 'medic 0,0 3'),
    ...units('borgo', 'mutant 0,-2 0'),
  ]);
  expect(hits(report)).toEqual(['commando>mutant 1']);
});

test('NH-ATK-07 a bonus adds to every attack of its kind and creates none', () => {
  const report = fight([
    ...units('hegemony', 'universal-soldier 0,0 0', 'officer-1 0,1 0', 'thug 1,0 3'),
    ...units('moloch', 'blocker 0,-1', 'hq -1,0'),
  ]);
  expect(hits(report).filter((hit) => hit.startsWith('universal'))).toEqual([
    'universal-soldier>blocker 2',
    'universal-soldier>blocker 1',
  ]);
});

test('NH-ATK-08 a shot at a neighbour is still ranged: armour counts', () => {
  const report = fight([
    ...units('outpost', 'commando 0,0 0'),
    ...units('moloch', 'blocker 0,-1 3'),
  ]);
  expect(hits(report)).toEqual([]);
  expect(report.phases[0]?.events).toMatchObject([
    { about: 'acts' },
    { about: 'blocked', rule: 'NH-ARM-01' },
  ]);
});

test('NH-ARM-01 NH-ARM-07 armour takes 1 off, once per attack', () => {
  const report = fight([
    ...units('outpost', 'annihilator 0,0 0'),
    ...units('moloch', 'blocker 0,-2 3'),
  ]);
  expect(hits(report)).toEqual(['annihilator>blocker 1']);
});

test('NH-ARM-02 only through the edge it is printed on', () => {
  const report = fight([
    ...units('outpost', 'commando 0,0 0'),
    ...units('moloch', 'blocker 0,-1 2'),
  ]);
  expect(hits(report)).toEqual(['commando>blocker 1']);
});

test('NH-ARM-03 no help against melee', () => {
  const report = fight([...units('borgo', 'brawler 0,0 0'), ...units('moloch', 'blocker 0,-1 3')]);
  expect(hits(report)).toEqual(['brawler>blocker 2']);
});

test('NH-ARM-05 NH-VAR-07 NH-OPEN-10 NH-TST-03e a Gauss shot passes armour unhurt', () => {
  const list = [
    ...units('moloch', 'gauss-cannon 0,2 0'),
    ...units('borgo', 'super-mutant 0,0 3', 'super-officer 0,-1'),
  ];
  for (const edition of ['1', '3.0'] as const) {
    expect(fight(list, { edition }).wounds).toMatchObject([{ hex: [0, -1], wounds: 1 }]);
  }
  const bare = fight(list, { options: { gaussVsArmour: false } });
  expect(bare.wounds.map(({ hex }) => hex)).toEqual([
    [0, 0],
    [0, -1],
  ]);
});

test('NH-TGH-01 without toughness one wound destroys', () => {
  const report = fight([...units('borgo', 'mutant 0,0 0'), ...units('outpost', 'medic 0,-1 0')]);
  expect(losses(report)).toEqual(['medic 0,-1 2']);
  expect(report.phases[0]?.events.at(-1)).toMatchObject({ about: 'removed', rule: 'NH-TGH-01' });
});

test('NH-TGH-02 NH-TGH-03 NH-BAT-09 wounds add up and never go away', () => {
  const list = [...units('borgo', 'mutant 0,0 0'), ...units('moloch', 'blocker 0,-1 0 1')];
  const first = fight(list);
  expect(first.wounds).toMatchObject([{ tile: 'blocker', wounds: 2 }]);
  const worn = [...units('borgo', 'mutant 0,0 0'), ...units('moloch', 'blocker 0,-1 0 2')];
  const second = fight(worn);
  expect(losses(second)).toEqual(['blocker 0,-1 2']);
  expect(second.phases[0]?.events.at(-1)).toMatchObject({ about: 'removed', rule: 'NH-TGH-02' });
});

test('NH-ATK-02 NH-NET-01 all blows that would land now are those of units that work', () => {
  const blows = (...list: Parameters<typeof tableAt>[0]) =>
    hitsOf(resolveBoard(tableAt(list))).map(
      ({ by, on, strength }) => `${by?.unit.tile}>${on.unit.tile} ${strength}`,
    );
  const duel = [...units('borgo', 'brawler 0,0 0'), ...units('moloch', 'hybrid 0,-1 3')];
  expect(blows(...duel)).toEqual(['brawler>hybrid 2', 'hybrid>brawler 1']);
  expect(blows(...duel, ...units('moloch', 'net-fighter 0,1 0'))).toEqual(['hybrid>brawler 1']);
});
