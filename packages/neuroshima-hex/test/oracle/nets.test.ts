import { describe, expect, test } from 'vitest';
import { nettedIn, type PlacedUnit } from './oracle.ts';
import { fight, N, NE, NW, phasesOf, place, removals, S, SE, SW, woundsAt } from './place.ts';

describe.each(['1.0', '3.0'] as const)('nets, edition %s', (edition) => {
  const netted = (units: PlacedUnit[]) => nettedIn({ edition, units, hq: {} });

  test('NH-NET-01 NH-NET-03 every net edge disables the enemy it touches', () => {
    const units = [
      place('moloch', 'net-fighter', [0, 0], N),
      place('outpost', 'brawler', [0, -1], S),
      place('outpost', 'commando', [-1, 0], SE),
      place('outpost', 'commando', [-2, 0], N),
    ];
    expect(netted(units)).toEqual([
      [-1, 0],
      [0, -1],
    ]);
    expect(removals(fight(edition, units))).toEqual([]);
  });

  test('NH-NET-04 NH-HQ-08 NH-MOD-10 a netted HQ or module has no effect', () => {
    const units = [
      place('hegemony', 'net-fighter', [0, -1], S),
      place('borgo', 'hq', [0, 0]),
      place('borgo', 'mutant', [0, 1], S),
      place('hegemony', 'scout', [1, 0]),
    ];
    const result = fight(edition, units);
    expect(phasesOf(result, [0, 1])).toEqual([2]);
    expect(phasesOf(result, [0, 0])).toEqual([]);
    expect(removals(result)).toEqual([]);
  });

  test('NH-NET-06 the net holds to the end of the phase in which the netter dies', () => {
    const result = fight(edition, [
      place('hegemony', 'net-fighter', [0, 0], N),
      place('outpost', 'commando', [0, -1], N),
      place('outpost', 'heavy-machine-gun', [1, -1], N),
      place('outpost', 'annihilator', [0, 2], N),
    ]);
    expect(removals(result)).toEqual(['net-fighter@2']);
    expect(result.phases.map((report) => report.netted.length)).toEqual([1, 1, 0, 0]);
  });

  test('NH-NET-07 NH-OPEN-13 chain A on B on C: B is netted, C free', () => {
    expect(
      netted([
        place('hegemony', 'net-fighter', [0, 0], N),
        place('borgo', 'net-fighter', [0, -1], N),
        place('hegemony', 'runner', [0, -2], S),
      ]),
    ).toEqual([[0, -1]]);
  });

  test('NH-NET-08 NH-TST-03g facing nets cancel, other nets of the two still work', () => {
    const units = [
      place('borgo', 'net-fighter', [0, 0], N),
      place('moloch', 'net-fighter', [0, -1], S),
      place('borgo', 'mutant', [1, -1], S),
    ];
    expect(netted(units)).toEqual([[1, -1]]);
    expect(removals(fight(edition, units))).toEqual(['net-fighter@1']);
  });

  test('NH-TST-03g NH-OPEN-13 a third net on one of a facing pair nets that one', () => {
    expect(
      netted([
        place('borgo', 'net-fighter', [0, 0], N),
        place('hegemony', 'net-fighter', [0, -1], S),
        place('borgo', 'net-fighter', [0, -2], S),
      ]),
    ).toEqual([[0, -1]]);
  });

  test('NH-NET-09 NH-TST-03g NH-VAR-06 three in a ring are free, their outward nets work', () => {
    expect(
      netted([
        place('hegemony', 'net-fighter', [0, 0], N),
        place('borgo', 'net-fighter', [0, -1], SE),
        place('moloch', 'net-fighter', [1, -1], SW),
        place('hegemony', 'runner', [1, 0]),
      ]),
    ).toEqual([[1, 0]]);
  });

  const ringOfFour = [
    place('hegemony', 'net-fighter', [0, 0], NE),
    place('borgo', 'net-fighter', [1, -1], SE),
    place('hegemony', 'net-fighter', [2, -1], SW),
    place('borgo', 'net-fighter', [1, 0], NW),
  ];

  test('NH-OPEN-13 a ring of four in a two-player game: all free', () => {
    expect(netted(ringOfFour)).toEqual([]);
    expect(removals(fight(edition, ringOfFour))).toEqual(['net-fighter@1', 'net-fighter@1']);
  });

  test('NH-OPEN-13 a net from outside breaks the ring open', () => {
    const outside = place('hegemony', 'net-master', [1, 1], NE);
    // It holds (1,0), so (0,0) is free and holds (1,-1), so (2,-1) is free.
    expect(netted([...ringOfFour, outside])).toEqual([
      [1, -1],
      [1, 0],
    ]);
  });

  test('NH-OPEN-13 two facing pairs that share a unit: all free', () => {
    expect(
      netted([
        place('hegemony', 'net-master', [0, 0], N),
        place('borgo', 'net-fighter', [1, -1], SW),
        place('borgo', 'net-fighter', [-1, 0], SE),
      ]),
    ).toEqual([]);
  });

  test('NH-OPEN-13 the net ring that nothing points into is freed first', () => {
    const all = [
      place('moloch', 'net-fighter', [-2, 0], SE),
      place('hegemony', 'net-master', [-1, 0], SW),
      place('moloch', 'guard', [-1, 1]),
      place('hegemony', 'net-fighter', [0, -1], S),
      place('moloch', 'net-fighter', [0, 0], N),
    ];
    // (0,0) and (0,-1) face each other; (0,0) also holds the Net Master, which lets the Guard go.
    expect(netted(all)).toEqual([[-1, 0]]);
    const withoutOutside = all.filter((unit) => unit.hex[0] !== 0);
    expect(netted(withoutOutside)).toEqual([[-1, 1]]);
  });

  test('NH-NET-12 friends are not netted', () => {
    expect(
      netted([place('hegemony', 'net-fighter', [0, 0], N), place('hegemony', 'ganger', [0, -1])]),
    ).toEqual([]);
  });

  test('NH-NET-13 NH-OPEN-12 a netted unit keeps armour and toughness and stops shots', () => {
    const result = fight(edition, [
      place('hegemony', 'net-fighter', [0, -1], SE),
      place('hegemony', 'universal-soldier', [1, 0], N),
      place('moloch', 'juggernaut', [1, -1], S),
      place('moloch', 'hq', [1, -2]),
    ]);
    expect(woundsAt(result, [1, -1])).toBe(1);
    expect(phasesOf(result, [1, -1])).toEqual([]);
    expect(result.hq.moloch).toBe(20);
  });
});
