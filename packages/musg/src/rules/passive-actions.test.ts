import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { passiveCommand } from './passive-test.ts';
import type { Settings } from './settings.ts';
import { markSeen } from './sightings.ts';
import {
  activate,
  battleWith,
  fence,
  perform,
  piece,
  placeOf,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { isUnderFire } from './under-fire.ts';

const CHIEF: FigureSpec = { rank: 'chief' };

test('MU-PASS-00 each steady friend within 3 paces adds 1 Command, up to 11', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [13.9, 10],
      [10, 13.9],
      [6.1, 10],
      [10, 14.2],
      [10, 6.1],
    ],
  });
  figureOf(battle, 'a3').fleeing = true;
  figureOf(battle, 'a4').fate = 'out';
  expect(passiveCommand(battle, figureOf(battle, 'a1'))).toBe(6 + 2);
  const brave = battleWith({
    a: [
      [10, 10, { values: { command: 10 } }],
      [12, 10],
      [10, 12],
    ],
  });
  expect(passiveCommand(brave, figureOf(brave, 'a1'))).toBe(11);
});

function charged(
  settings: Partial<Settings>,
  a: FigureSpec,
  b: FigureSpec,
  x = 20,
  more: TestBattle['a'] = [],
) {
  const battle = battleWith({ a: [[10, 10, a], ...more], b: [[x, 10, b]], settings });
  activate(battle, 'a1');
  return battle;
}

test('MU-PASS-01 a charge at a better rank: 7 passes with a friend near, 8 goes away', () => {
  const friend = [[10, 12]] as const;
  const will = charged({ willToCharge: 'on' }, {}, CHIEF, 16, friend);
  perform(will, 'charge:b1', { faces: [[4, 3]] });
  expect(figureOf(will, 'a1').charged).toBe(true);
  const fails = charged({ willToCharge: 'on' }, {}, CHIEF, 16, friend);
  perform(fails, 'charge:b1', { faces: [[4, 4]] });
  expect(placeOf(fails, 'a1')).toEqual([4, 10]);
  expect(figureOf(fails, 'a1').ap).toBe(1);
  const dear = charged({ willToCharge: 'on', failedWillCost: 'two' }, {}, CHIEF, 16, friend);
  perform(dear, 'charge:b1', { faces: [[4, 4]] });
  expect(figureOf(dear, 'a1').ap).toBe(0);
  const equal = charged({ willToCharge: 'on' }, CHIEF, CHIEF, 16);
  perform(equal, 'charge:b1');
  expect(figureOf(equal, 'a1').charged).toBe(true);
});

test('MU-PASS-02 MU-PASS-03 charged by a better rank: 1 to 4 weakens, 5 steps back', () => {
  const on = { receivingCharge: 'on' } as const;
  const stands = charged(on, CHIEF, {});
  perform(stands, 'charge:b1', { faces: [[3, 3]] });
  expect(figureOf(stands, 'b1').weakened).toBe(false);
  const weak = charged(on, CHIEF, {});
  perform(weak, 'charge:b1', { faces: [[6, 6], [4]] });
  expect(figureOf(weak, 'b1').weakened).toBe(true);
  const none = charged({ ...on, failedReceive: 'none' }, CHIEF, {});
  perform(none, 'charge:b1', { faces: [[6, 6], [4]] });
  expect(figureOf(none, 'b1').weakened).toBe(false);
  const back = charged(on, CHIEF, {}, 20);
  perform(back, 'charge:b1', { choices: ['yes'], faces: [[6, 6], [5], [3]] });
  expect(placeOf(back, 'b1')).toEqual([22, 10]);
  expect(figureOf(back, 'a1').charged).toBe(true);
});

test('MU-PASS-02 a figure that cannot step back is weakened on contact', () => {
  const wall = piece('wall', [20.6, 0, 1, 40], { ground: 'impassable' });
  const battle = battleWith({
    a: [[10, 10, CHIEF]],
    b: [[20, 10]],
    terrain: [wall],
    settings: { receivingCharge: 'on' },
  });
  activate(battle, 'a1');
  perform(battle, 'charge:b1', { choices: ['yes'], faces: [[6, 6], [6], [6]] });
  expect(figureOf(battle, 'b1').weakened).toBe(true);
});

test('MU-EDGE-10 a charge that became too long costs a second point or stops', () => {
  const on = { receivingCharge: 'on' } as const;
  const run = charged(on, CHIEF, {}, 24);
  perform(run, 'charge:b1', { choices: ['yes'], faces: [[6, 6], [6], [6]] });
  expect(figureOf(run, 'a1').ap).toBe(1);
  expect(placeOf(run, 'a1')).toEqual([23.5, 10]);
  const short = charged(on, CHIEF, {}, 24);
  activate(short, 'a1', 1);
  perform(short, 'charge:b1', { choices: ['yes'], faces: [[6, 6], [6], [6]] });
  expect(placeOf(short, 'a1')).toEqual([19, 10]);
});

const corner = piece('house', [12, 0, 8, 10], { ground: 'impassable', blocksSight: true });

/** A chief walks out from behind a house into the sight of a minion. */
function surprise(b: FigureSpec, settings: Partial<Settings> = { spotting: 'on' }) {
  const battle = battleWith({ a: [[10, 5, CHIEF]], b: [[25, 12, b]], terrain: [corner], settings });
  markSeen(battle);
  activate(battle, 'a1');
  return battle;
}

test('MU-PASS-04 MU-MOVE-04 the first sight of a better rank ends the move', () => {
  const battle = surprise({ weapons: ['rifle'] });
  const script = { choices: ['shoot:rifle'], faces: [[1, 1], [6], [6]] };
  perform(battle, 'walk:200,260', script);
  expect(figureOf(battle, 'a1').life).toBe(5);
  expect(placeOf(battle, 'a1')[1]).toBeLessThan(13);
  expect(placeOf(battle, 'a1')[1]).toBeGreaterThan(9);
});

test('MU-PASS-04 a failed test moves out of sight, or as far away as possible', () => {
  const battle = surprise({});
  perform(battle, 'walk:200,260', { faces: [[6, 6], [5]] });
  expect(placeOf(battle, 'b1')).not.toEqual([25, 12]);
});

test('MU-PASS-05 each pair is tested once, and not if in view at the start', () => {
  const battle = surprise({});
  perform(battle, 'walk:200,260', { faces: [[1, 1]] });
  activate(battle, 'a1');
  perform(battle, 'walk:200,280');
  const open = battleWith({ a: [[10, 15, CHIEF]], b: [[25, 15]], settings: { spotting: 'on' } });
  markSeen(open);
  activate(open, 'a1');
  perform(open, 'walk:220,300');
  expect(figureOf(open, 'b1').seen).toEqual(['a1']);
});

test('MU-PASS-05 MU-ACT-05 figures in melee or carrying neither shoot nor get away', () => {
  const engaged = (faces: number[][]) => {
    const battle = battleWith({
      a: [
        [10, 5, CHIEF],
        [26, 12],
      ],
      b: [[25, 12, { weapons: ['rifle'] }]],
      terrain: [corner],
      settings: { spotting: 'on' },
    });
    markSeen(battle);
    activate(battle, 'a1');
    perform(battle, 'walk:200,260', { faces });
    return battle;
  };
  expect(figureOf(engaged([[1, 1]]), 'a1').life).toBe(6);
  expect(placeOf(engaged([[6, 6], [5]]), 'b1')).toEqual([25, 12]);
  const bearer = surprise({ weapons: ['rifle'] });
  figureOf(bearer, 'b1').carries = 'b2';
  perform(bearer, 'walk:200,260', { faces: [[1, 1]] });
});

function fire(
  settings: Partial<Settings>,
  b: FigureSpec,
  weapon = 'rifle',
  terrain: TestBattle['terrain'] = [],
) {
  const battle = battleWith({
    a: [[10, 10, { weapons: [weapon] }]],
    b: [[20, 10, b]],
    settings: { underFire: 'on', ...settings },
    terrain,
  });
  activate(battle, 'a1');
  return battle;
}

test('MU-PASS-06 MU-PASS-07 under fire with Command 6 a 7 gives way 1d3', () => {
  const battle = fire({}, {});
  perform(battle, 'shoot:rifle:b1', { faces: [[1], [4, 3], [6]] });
  expect(placeOf(battle, 'b1')).toEqual([23, 10]);
  const holds = fire({}, {});
  perform(holds, 'shoot:rifle:b1', { faces: [[1], [3, 3]] });
  expect(placeOf(holds, 'b1')).toEqual([20, 10]);
  const printed = fire({ underFireDice: 'one' }, {});
  perform(printed, 'shoot:rifle:b1', { faces: [[1], [6]] });
  expect(placeOf(printed, 'b1')).toEqual([20, 10]);
});

test('MU-PASS-06 MU-ACT-05 a figure in melee does not give way', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['rifle'], abilities: ['shoots-into-melee', 'spares-friends'] }],
      [21, 10],
    ],
    b: [[20, 10]],
    settings: { underFire: 'on' },
  });
  activate(battle, 'a1');
  perform(battle, 'shoot:rifle:b1', { faces: [[1]] });
  expect(placeOf(battle, 'b1')).toEqual([20, 10]);
});

test('MU-PASS-06 he goes to cover if there is some within that distance', () => {
  const battle = fire({}, {}, 'rifle', [fence('hedge', 21, 9, 2)]);
  perform(battle, 'shoot:rifle:b1', { faces: [[1], [6, 6], [6]] });
  const [x, y] = placeOf(battle, 'b1');
  expect(x).toBeGreaterThan(21.4);
  expect(Math.abs(y - 10)).toBeLessThan(1);
});

test('MU-PASS-08 a pistol tests against a rifle and not against a bow', () => {
  const battle = fire({}, { weapons: ['pistol'] });
  const victim = figureOf(battle, 'b1');
  expect(isUnderFire(battle, victim, 4)).toBe(true);
  expect(isUnderFire(battle, victim, 3)).toBe(false);
  expect(isUnderFire(battle, { ...victim, lost: ['pistol'] }, 3)).toBe(true);
});

test('MU-PASS-09 the fearless never test; the steadfast charge and stand untested', () => {
  const battle = fire({}, { abilities: ['fearless'] });
  perform(battle, 'shoot:rifle:b1', { faces: [[1]] });
  const both = { willToCharge: 'on', receivingCharge: 'on' } as const;
  const alien = charged(both, { abilities: ['stands-charges'] }, CHIEF, 16);
  perform(alien, 'charge:b1');
  const target = charged(both, CHIEF, { abilities: ['stands-charges'] }, 16);
  perform(target, 'charge:b1');
  expect(figureOf(target, 'b1').weakened).toBe(false);
});
