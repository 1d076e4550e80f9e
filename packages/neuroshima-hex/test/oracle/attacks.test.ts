import { describe, expect, test } from 'vitest';
import {
  causeFor,
  fight,
  N,
  NE,
  NW,
  phasesOf,
  place,
  removals,
  S,
  SE,
  SW,
  woundsAt,
} from './place.ts';

const explode = (question: { kind: string }) => (question.kind === 'clown' ? 1 : 0);

describe.each(['1.0', '3.0'] as const)('attacks, edition %s', (edition) => {
  test('NH-ATK-03 NH-ATK-05 melee strikes enemies only, and only next door', () => {
    const result = fight(edition, [
      place('borgo', 'mutant', [0, 0], N),
      place('borgo', 'mutant', [0, -1], N),
      place('hegemony', 'scout', [1, -1]),
      place('hegemony', 'scout', [-2, 0]),
    ]);
    expect(removals(result)).toEqual(['scout@2']);
  });

  test('NH-ATK-07 NH-HQ-20 NH-HQ-23 NH-MOD-05 bonuses add to the fitting kind only', () => {
    const melee = fight(edition, [
      place('hegemony', 'universal-soldier', [0, 0], N),
      place('hegemony', 'hq', [0, 1]),
      place('hegemony', 'officer-2', [-1, 1], NE),
      place('moloch', 'hq', [0, -1]),
    ]);
    expect(melee.phases[0]?.hits).toMatchObject([
      { kind: 'melee', strength: 3 },
      { kind: 'ranged', strength: 1 },
    ]);
    expect(melee.hq.moloch).toBe(16);
    const ranged = fight(edition, [
      place('moloch', 'juggernaut', [0, 0], N),
      place('moloch', 'hq', [0, 1]),
      place('moloch', 'brain', [-1, 1], NE),
      place('borgo', 'hq', [0, -1]),
      place('hegemony', 'hq', [2, -2]),
    ]);
    expect(ranged.hq).toEqual({ moloch: 20, borgo: 17, hegemony: 17 });
  });

  test('NH-TST-03a NH-ATK-06 a shot over a friend stops at the first enemy', () => {
    const result = fight(edition, [
      place('outpost', 'commando', [0, 2], N),
      place('outpost', 'runner', [0, 1], N),
      place('moloch', 'hybrid', [0, -1], N),
      place('moloch', 'hq', [0, -2]),
    ]);
    expect(removals(result)).toEqual(['hybrid@3']);
    expect(result.hq.moloch).toBe(20);
  });

  test('NH-BAT-03 NH-BAT-04 NH-BAT-07 equal initiative: both strike, both die', () => {
    const result = fight(edition, [
      place('hegemony', 'ganger', [0, 0], N),
      place('outpost', 'commando', [0, -1], S),
    ]);
    expect(removals(result)).toEqual(['commando@3', 'ganger@3']);
  });

  test('NH-BAT-05 NH-BAT-06 overkill does not pass on to the unit behind', () => {
    const result = fight(edition, [
      place('outpost', 'commando', [0, 2], N),
      place('outpost', 'commando', [0, 1], N),
      place('hegemony', 'scout', [0, 0]),
      place('hegemony', 'scout', [0, -1]),
    ]);
    expect(removals(result)).toEqual(['scout@3']);
  });

  test('NH-ARM-01 NH-ARM-02 NH-MED-18 armour takes 1 off a shot through its edge', () => {
    const blocker = place('moloch', 'blocker', [0, -1], S);
    const shot = (tile: string) => fight(edition, [blocker, place('outpost', tile, [0, 1], N)]);
    expect(woundsAt(shot('commando'), [0, -1])).toBe(0);
    expect(shot('commando').phases[0]?.hits).toEqual([]);
    expect(woundsAt(shot('annihilator'), [0, -1])).toBe(1);
    const behind = fight(edition, [blocker, place('outpost', 'commando', [0, -2], S)]);
    expect(woundsAt(behind, [0, -1])).toBe(1);
  });

  test('NH-ARM-03 NH-SPU-10 armour stops a Universal Soldier’s shot, not the blow', () => {
    const result = fight(edition, [
      place('moloch', 'blocker', [0, -1], S),
      place('hegemony', 'universal-soldier', [0, 0], N),
    ]);
    expect(woundsAt(result, [0, -1])).toBe(1);
    const open = fight(edition, [
      place('moloch', 'blocker', [0, -1], N),
      place('hegemony', 'universal-soldier', [0, 0], N),
    ]);
    expect(woundsAt(open, [0, -1])).toBe(2);
  });

  test('NH-TGH-02 NH-BAT-09 wounds add up over battles', () => {
    const attackers = [place('outpost', 'brawler', [0, 0], N)];
    const fresh = fight(edition, [place('moloch', 'blocker', [0, -1]), ...attackers]);
    expect(woundsAt(fresh, [0, -1])).toBe(2);
    const worn = fight(edition, [place('moloch', 'blocker', [0, -1], N, 1), ...attackers]);
    expect(removals(worn)).toEqual(['blocker@3']);
  });

  test('NH-SPU-01 NH-SPU-02 Gauss: 1 wound to every enemy on the line, never more', () => {
    const result = fight(edition, [
      place('moloch', 'gauss-cannon', [0, 2], N),
      place('moloch', 'hq', [1, 1]),
      place('outpost', 'recon-center', [0, 1]),
      place('moloch', 'scout', [0, 0], NE),
      place('outpost', 'hq', [0, -2]),
    ]);
    expect(removals(result)).toContain('recon-center@1');
    expect(result.hq.outpost).toBe(19);
  });

  test('NH-TST-03e NH-ARM-05 NH-OPEN-10 armour saves its bearer, the Gauss shot goes on', () => {
    const result = fight(edition, [
      place('moloch', 'gauss-cannon', [0, 2], N),
      place('borgo', 'super-mutant', [0, 0], S),
      place('borgo', 'scout', [0, -1]),
    ]);
    expect(woundsAt(result, [0, 0])).toBe(0);
    expect(removals(result)).toEqual(['scout@1']);
  });

  test('NH-HQ-03 NH-HQ-04 NH-HQ-05 an HQ strikes all around, never an HQ', () => {
    const result = fight(edition, [
      place('borgo', 'hq', [0, 0]),
      place('borgo', 'officer', [-1, 1], NE),
      place('outpost', 'hq', [1, 0]),
      place('outpost', 'recon-center', [0, -1]),
    ]);
    expect(removals(result)).toEqual(['recon-center@0']);
    expect(result.hq).toEqual({ borgo: 20, outpost: 20 });
  });

  test('NH-BAT-15 NH-BAT-16 NH-OPEN-32 a fallen HQ leaves at once, its units fight on', () => {
    const result = fight(
      edition,
      [
        place('moloch', 'hq', [0, -1]),
        place('outpost', 'commando', [0, 1], N),
        place('moloch', 'guard', [1, -1], SE),
        place('outpost', 'hq', [2, -1]),
      ],
      undefined,
      { moloch: 1, outpost: 3 },
    );
    expect(removals(result)).toEqual(['hq@3', 'guard@0']);
    // Without its HQ's +1 the Guard does only one wound in phase 2.
    expect(result.hq).toEqual({ moloch: 0, outpost: 2 });
  });

  test('NH-TST-03f NH-SPU-03 NH-SPU-04 NH-SPU-05 NH-VAR-08 the Clown explodes', () => {
    const units = [
      place('moloch', 'clown', [0, 0], N),
      place('moloch', 'hq', [0, 1]),
      place('outpost', 'hq', [1, 0]),
      place('moloch', 'blocker', [-1, 0], SE),
      place('outpost', 'scout', [-1, 1]),
      place('outpost', 'scout', [1, 1]),
      place('moloch', 'brain', [1, -1], SW),
    ];
    const result = fight(edition, units, explode);
    expect(result.hq).toEqual(
      edition === '1.0' ? { moloch: 20, outpost: 20 } : { moloch: 19, outpost: 19 },
    );
    expect(causeFor(result, [0, 0])).toBe('exploded');
    expect(removals(result).slice(0, 3)).toEqual(['scout@2', 'clown@2', 'brain@2']);
    expect(woundsAt(result, [-1, 0])).toBe(1); // NH-ARM-06: armour does not help
    expect(result.phases[0]?.hits.every((hit) => hit.kind === 'explosion')).toBe(true);
  });

  test('NH-OPEN-24 a Clown killed in its phase still explodes; a netted one cannot', () => {
    const clown = place('moloch', 'clown', [0, 0], S);
    const killed = fight(
      edition,
      [clown, place('borgo', 'brawler', [0, -1], S), place('borgo', 'officer', [0, -2], S)],
      explode,
    );
    expect(removals(killed)).toEqual(['brawler@2', 'clown@2']);
    const asked: string[] = [];
    const netted = fight(
      edition,
      [clown, place('hegemony', 'net-fighter', [0, -1], S)],
      (question) => {
        asked.push(question.kind);
        return 1;
      },
    );
    expect(asked).toEqual([]);
    expect(removals(netted)).toEqual([]);
  });

  test('NH-MOD-28 the Clown may attack and then explode with an extra action', () => {
    const result = fight(
      edition,
      [
        place('moloch', 'clown', [0, 0], N),
        place('moloch', 'mother-module', [0, 1], N),
        place('outpost', 'hq', [0, -1]),
      ],
      (question) => (question.phase === 1 ? 1 : 0),
    );
    expect(phasesOf(result, [0, 0])).toEqual([2, 1]);
    expect(removals(result)).toEqual(['clown@1', 'mother-module@1']);
    expect(result.hq.outpost).toBe(edition === '1.0' ? 19 : 18);
  });

  test('NH-SPU-08 the Borgo Net Fighter holds and strikes the same unit', () => {
    const result = fight(edition, [
      place('borgo', 'net-fighter', [0, 0], N),
      place('hegemony', 'gladiator', [0, -1], S),
    ]);
    expect(removals(result)).toEqual(['gladiator@1']);
  });

  test('NH-SPU-09 the Net Master strikes one enemy and holds two others', () => {
    const result = fight(edition, [
      place('hegemony', 'net-master', [0, 0], N),
      place('borgo', 'brawler', [0, -1], NW),
      place('borgo', 'claws', [1, -1], SW),
      place('borgo', 'claws', [-1, 0], SE),
    ]);
    expect(result.phases[0]?.netted).toEqual([
      [-1, 0],
      [1, -1],
    ]);
    expect(removals(result)).toEqual(['brawler@2']);
  });

  test('NH-ATK-01 rotation: edge e faces direction (e + k) mod 6', () => {
    for (const [direction, hex] of [
      [N, [0, -1]],
      [NE, [1, -1]],
      [SE, [1, 0]],
      [S, [0, 1]],
      [SW, [-1, 1]],
      [NW, [-1, 0]],
    ] as const) {
      const result = fight(edition, [
        place('hegemony', 'ganger', [0, 0], direction),
        place('outpost', 'scout', hex),
      ]);
      expect(removals(result)).toEqual(['scout@3']);
    }
  });
});
