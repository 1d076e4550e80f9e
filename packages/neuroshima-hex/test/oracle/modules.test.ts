import { describe, expect, test } from 'vitest';
import { type Question } from './oracle.ts';
import { fight, N, NE, phasesOf, place, removals, S, SE, woundsAt } from './place.ts';

describe.each(['1.0', '3.0'] as const)('modules, edition %s', (edition) => {
  test('NH-MOD-01 NH-MOD-07 only friends at a connection edge are served', () => {
    const result = fight(edition, [
      place('borgo', 'scout', [0, 0], N),
      place('borgo', 'claws', [0, -1], N),
      place('borgo', 'claws', [0, 1], S),
      place('hegemony', 'ganger', [1, -1], NE),
    ]);
    expect(phasesOf(result, [0, -1])).toEqual([4]);
    expect(phasesOf(result, [0, 1])).toEqual([3]);
    expect(phasesOf(result, [1, -1])).toEqual([3]);
  });

  test('NH-MOD-13 NH-MOD-14 NH-MOD-15 Brain, Boss and Super Officer', () => {
    const brain = fight(edition, [
      place('moloch', 'brain', [0, 1], N),
      place('moloch', 'juggernaut', [0, 0], N),
      place('borgo', 'hq', [0, -1]),
      place('outpost', 'hq', [2, -2]),
    ]);
    expect(brain.hq).toEqual({ borgo: 17, outpost: 18 });
    const boss = fight(edition, [
      place('hegemony', 'boss', [0, 1], N),
      place('hegemony', 'ganger', [0, 0], N),
      place('moloch', 'hq', [0, -1]),
    ]);
    expect(phasesOf(boss, [0, 0])).toEqual([4]);
    expect(boss.hq.moloch).toBe(18);
    const superOfficer = fight(edition, [
      place('borgo', 'super-officer', [0, 1], N),
      place('borgo', 'brawler', [0, 0], N),
      place('moloch', 'hq', [0, -1]),
      place('moloch', 'hybrid', [1, 1], 5),
    ]);
    expect(superOfficer.hq.moloch).toBe(17);
    expect(phasesOf(superOfficer, [0, 0])).toEqual([2]);
  });

  test('NH-MOD-09 a module does not pass a bonus on', () => {
    const result = fight(edition, [
      place('outpost', 'scout', [0, 2], N),
      place('outpost', 'officer', [0, 1]),
      place('outpost', 'commando', [0, 0], N),
    ]);
    expect(phasesOf(result, [0, 0])).toEqual([3]);
  });

  test('NH-MOD-18 NH-OPEN-25 a captured Boss serves Outpost and not Hegemony', () => {
    const units = [
      place('hegemony', 'boss', [0, 1], NE),
      place('hegemony', 'ganger', [0, 0], SE),
      place('outpost', 'runner', [1, 0], S),
    ];
    const free = fight(edition, units);
    expect(phasesOf(free, [0, 0])).toEqual([4]);
    expect(removals(free)).toEqual(['runner@4']);
    const captured = fight(edition, [...units, place('outpost', 'scoper', [0, 2])]);
    expect(phasesOf(captured, [0, 0])).toEqual([3]);
    expect(phasesOf(captured, [1, 0])).toEqual([3]);
  });

  test('NH-OPEN-25 a netted Scoper captures nothing; a captured module is still an enemy', () => {
    const units = [
      place('hegemony', 'boss', [0, 1], N),
      place('hegemony', 'ganger', [0, 0], N),
      place('outpost', 'scoper', [-1, 1]),
      place('hegemony', 'net-fighter', [-1, 0], S),
    ];
    expect(phasesOf(fight(edition, units), [0, 0])).toEqual([4]);
    const shot = fight(edition, [
      place('hegemony', 'boss', [0, 1], N),
      place('outpost', 'scoper', [-1, 1]),
      place('outpost', 'commando', [0, -2], S),
    ]);
    expect(removals(shot)).toEqual(['boss@3']);
  });
});

describe.each(['1.0', '3.0'] as const)('Quartermaster, edition %s', (edition) => {
  const quartermaster = place('hegemony', 'quartermaster', [0, 1], N);

  test('NH-MOD-20 NH-MOD-21 NH-MOD-22 NH-MOD-23 NH-OPEN-14 a blow becomes a shot', () => {
    const units = [
      quartermaster,
      place('hegemony', 'runner', [0, 0], N),
      place('hegemony', 'hq', [1, 0]),
      place('moloch', 'blocker', [0, -2], N),
    ];
    expect(woundsAt(fight(edition, units), [0, -2])).toBe(0);
    const asked: Question[] = [];
    const result = fight(edition, units, (question) => {
      asked.push(question);
      return 1;
    });
    expect(woundsAt(result, [0, -2])).toBe(2);
    expect(asked).toEqual([
      {
        kind: 'quartermaster',
        phase: 2,
        army: 'hegemony',
        quartermaster: [0, 1],
        unit: [0, 0],
        options: ['keep', { edge: 0, from: 'melee' }],
      },
    ]);
  });

  test('NH-ARM-07 a Universal Soldier with two shots: each meets the armour', () => {
    const units = [
      quartermaster,
      place('hegemony', 'universal-soldier', [0, 0], N),
      place('hegemony', 'hq', [1, 0]),
      place('moloch', 'blocker', [0, -1], S),
    ];
    // Kept: blow 2, shot 1 - 1. Blow turned into a shot: 2 - 1 and 1 - 1.
    expect(woundsAt(fight(edition, units), [0, -1])).toBe(2);
    expect(
      woundsAt(
        fight(edition, units, () => 1),
        [0, -1],
      ),
    ).toBe(1);
    // Shot turned into a blow, with the melee bonus: 2 + 2.
    expect(
      woundsAt(
        fight(edition, units, () => 2),
        [0, -1],
      ),
    ).toBe('gone');
  });

  test('NH-HQ-05 NH-OPEN-09 the converted shot of an HQ stops at an HQ and does nothing', () => {
    const result = fight(
      edition,
      [
        quartermaster,
        place('hegemony', 'hq', [0, 0]),
        place('outpost', 'hq', [0, -1]),
        place('outpost', 'scout', [0, -2]),
      ],
      () => 1,
    );
    expect(result.hq).toEqual({ hegemony: 20, outpost: 20 });
    expect(removals(result)).toEqual([]);
  });

  test('NH-MOD-20 NH-MOD-21 NH-DEC-21 one attack of a unit is converted per battle', () => {
    const asked: Question[] = [];
    const result = fight(
      edition,
      [
        quartermaster,
        place('outpost', 'scoper', [1, 1]),
        place('outpost', 'heavy-machine-gun', [0, 0], N),
        place('moloch', 'hq', [0, -1]),
        place('hegemony', 'hq', [0, -2]),
      ],
      (question) => {
        asked.push(question);
        return 1;
      },
    );
    expect(asked.map((question) => [question.army, question.phase])).toEqual([['outpost', 2]]);
    const kinds = result.phases.flatMap((report) => report.hits.map((hit) => hit.kind));
    expect(kinds.slice(0, 2)).toEqual(['melee', 'ranged']);
  });

  test('NH-MOD-20 not used in the first phase, it may be used in the second', () => {
    const answers = [0, 1];
    const result = fight(
      edition,
      [
        quartermaster,
        place('outpost', 'scoper', [1, 1]),
        place('outpost', 'heavy-machine-gun', [0, 0], N),
        place('moloch', 'hq', [0, -1]),
      ],
      () => answers.shift() ?? 0,
    );
    const kinds = result.phases.flatMap((report) => report.hits.map((hit) => hit.kind));
    expect(kinds.slice(0, 2)).toEqual(['ranged', 'melee']);
  });
});
