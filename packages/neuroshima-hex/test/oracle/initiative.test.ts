import { describe, expect, test } from 'vitest';
import { fight, N, NE, phasesOf, place, removals, S, SE, SW, woundsAt } from './place.ts';

describe.each(['1.0', '3.0'] as const)('initiative, edition %s', (edition) => {
  test('NH-INI-02 NH-INI-07 two numbers: all edges in each of the two phases', () => {
    const result = fight(edition, [
      place('outpost', 'mobile-armor', [0, 0], N),
      place('moloch', 'blocker', [0, -1], N),
      place('hegemony', 'hq', [-2, 0]),
    ]);
    expect(phasesOf(result, [0, 0])).toEqual([3, 2]);
    expect(result.phases[0]?.hits.map((hit) => hit.kind)).toEqual(['melee', 'ranged']);
    expect(result.hq.hegemony).toBe(18);
  });

  test('NH-INI-05 NH-INI-06 NH-HQ-22 bonuses add up on every number, no top', () => {
    const result = fight(edition, [
      place('borgo', 'claws', [0, 0], N),
      place('borgo', 'scout', [0, 1], N),
      place('borgo', 'scout', [-1, 1], SE),
      place('borgo', 'hq', [1, 0]),
    ]);
    expect(phasesOf(result, [0, 0])).toEqual([6]);
    expect(result.phases.map((report) => report.phase)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  test('NH-INI-04 NH-MOD-17 a Saboteur never takes a number below 0', () => {
    const result = fight(edition, [
      place('outpost', 'saboteur', [0, 0]),
      place('hegemony', 'hq', [1, 0]),
      place('moloch', 'stormtrooper', [0, -1]),
    ]);
    expect(phasesOf(result, [1, 0])).toEqual([0]);
    expect(phasesOf(result, [0, -1])).toEqual([1, 0]);
  });

  test('NH-INI-11 case 1: the Scout dies in 3, no second attack in 2', () => {
    const result = fight(edition, [
      place('outpost', 'runner', [0, 0], N),
      place('moloch', 'blocker', [0, -1]),
      place('outpost', 'scout', [0, 1], N),
      place('moloch', 'hybrid', [-1, 2], NE),
    ]);
    expect(removals(result)).toEqual(['scout@3']);
    expect(phasesOf(result, [0, 0])).toEqual([3]);
    expect(woundsAt(result, [0, -1])).toBe(1);
  });

  test('NH-INI-12 case 2: the Saboteur dies in 3, the slowed unit does not attack at all', () => {
    const slowed = [
      place('moloch', 'hybrid', [0, 0], N),
      place('outpost', 'saboteur', [1, 0]),
      place('outpost', 'recon-center', [0, -2]),
    ];
    expect(phasesOf(fight(edition, slowed), [0, 0])).toEqual([2]);
    const result = fight(edition, [...slowed, place('moloch', 'hybrid', [1, -2], S)]);
    expect(removals(result)).toEqual(['saboteur@3']);
    expect(phasesOf(result, [0, 0])).toEqual([]);
  });

  test('NH-INI-13 NH-INI-15 case 3: a Scout freed at the end of 3 costs the attack in 2', () => {
    const units = [
      place('outpost', 'runner', [0, 0], N),
      place('moloch', 'blocker', [0, -1]),
      place('outpost', 'scout', [0, 1], N),
      place('moloch', 'net-fighter', [0, 2], N),
    ];
    expect(phasesOf(fight(edition, units), [0, 0])).toEqual([2]);
    const result = fight(edition, [...units, place('outpost', 'commando', [2, 0], SW)]);
    expect(removals(result)).toEqual(['net-fighter@3']);
    expect(phasesOf(result, [0, 0])).toEqual([]);
  });

  test('NH-INI-14 NH-NET-06 lost chance: netted in its phase, free too late', () => {
    const result = fight(edition, [
      place('outpost', 'commando', [0, 0], N),
      place('moloch', 'blocker', [0, -2]),
      place('moloch', 'net-fighter', [0, 1], N),
      place('outpost', 'commando', [2, -1], SW),
    ]);
    expect(removals(result)).toEqual(['net-fighter@3']);
    expect(phasesOf(result, [0, 0])).toEqual([]);
    expect(woundsAt(result, [0, -2])).toBe(0);
  });

  test('NH-INI-09 NH-INI-10 a slot missed when lifted is not regained when lowered', () => {
    const result = fight(edition, [
      place('borgo', 'net-fighter', [0, 0], N),
      place('borgo', 'scout', [0, 1], N),
      place('borgo', 'scout', [-1, 1], NE),
      // Holds both Scouts until the Assassin shoots it in 3: printed 1 stands at 3 in phase 2.
      place('moloch', 'net-fighter', [-1, 2], NE),
      place('borgo', 'assassin', [1, 0], SW),
      // Both Scouts die in 2: the number is 1 again in phase 1, but its chance has gone by.
      place('moloch', 'ripper', [0, 2], N),
      place('moloch', 'ripper', [-2, 1], SE),
    ]);
    expect(removals(result)).toEqual(['net-fighter@3', 'scout@2', 'scout@2']);
    expect(phasesOf(result, [0, 0])).toEqual([]);
  });

  test('NH-INI-08 NH-INI-10 a unit freed and slowed in its phase still acts', () => {
    const result = fight(edition, [
      place('outpost', 'runner', [0, 0], NE),
      place('outpost', 'scout', [0, 1], N),
      place('moloch', 'hybrid', [-1, 2], NE),
      place('moloch', 'net-fighter', [0, -1], S),
      place('outpost', 'commando', [-2, 1], NE),
    ]);
    expect(removals(result)).toEqual(['net-fighter@3', 'scout@3']);
    expect(phasesOf(result, [0, 0])).toEqual([2]);
  });

  test('NH-MOD-25 NH-MOD-26 the Mother Module gives a third action after the second', () => {
    const result = fight(edition, [
      place('moloch', 'stormtrooper', [0, 0], N),
      place('moloch', 'mother-module', [0, 1], N),
    ]);
    expect(phasesOf(result, [0, 0])).toEqual([2, 1, 0]);
  });

  test('NH-MOD-27 NH-HQ-07 no extra action below 0; a Scout makes room for it', () => {
    const units = [place('moloch', 'hq', [0, 0]), place('moloch', 'mother-module', [0, 1], N)];
    expect(phasesOf(fight(edition, units), [0, 0])).toEqual([0]);
    const scout = place('moloch', 'scout', [-1, 1], NE);
    expect(phasesOf(fight(edition, [...units, scout]), [0, 0])).toEqual([1, 0]);
  });

  test('NH-OPEN-15 the Scout dies in 3: the extra slot of a lifted 2 moves from 2 to 1', () => {
    const units = [
      place('outpost', 'runner', [0, 0], N),
      place('moloch', 'blocker', [0, -1]),
      place('outpost', 'scout', [0, 1], N),
      place('outpost', 'hq', [1, 0]),
    ];
    expect(phasesOf(fight(edition, units), [0, 0])).toEqual([3, 2]);
    const result = fight(edition, [...units, place('moloch', 'hybrid', [-1, 2], NE)]);
    expect(removals(result)).toEqual(['scout@3']);
    expect(phasesOf(result, [0, 0])).toEqual([3, 1]);
  });

  test('NH-OPEN-15 no extra action once its source is gone', () => {
    const result = fight(edition, [
      place('moloch', 'guard', [0, 0], N),
      place('moloch', 'mother-module', [0, 1], N),
      place('outpost', 'annihilator', [-1, 2], NE),
    ]);
    expect(removals(result)).toEqual(['mother-module@2']);
    expect(phasesOf(result, [0, 0])).toEqual([2]);
  });

  test('NH-OPEN-15 HQ and a captured Mother Module give two extra actions', () => {
    const result = fight(edition, [
      place('outpost', 'commando', [0, 0], N),
      place('outpost', 'hq', [1, 0]),
      place('moloch', 'mother-module', [-1, 0], SE),
      place('outpost', 'scoper', [-1, -1]),
    ]);
    expect(phasesOf(result, [0, 0])).toEqual([3, 2, 1]);
  });
});
