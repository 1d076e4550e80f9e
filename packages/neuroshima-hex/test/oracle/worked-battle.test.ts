import { describe, expect, test } from 'vitest';
import { type MedicQuestion, nettedIn, type PlacedUnit } from './oracle.ts';
import { fight, N, NE, NW, phasesOf, place, removals, S, SE } from './place.ts';

const SCOUT = place('outpost', 'scout', [-2, 1], NE);
const OUTPOST_MEDIC = place('outpost', 'medic', [1, 0], 4);

/** The board of NH-TST-01 when the Battle tile is played. */
const BOARD: PlacedUnit[] = [
  place('outpost', 'hq', [0, -1]),
  OUTPOST_MEDIC,
  place('outpost', 'brawler', [1, -1], SE),
  place('outpost', 'annihilator', [2, 0], N),
  place('outpost', 'heavy-machine-gun', [0, 1], NE),
  place('outpost', 'commando', [-1, 0], NE),
  SCOUT,
  place('hegemony', 'hq', [2, -1]),
  place('hegemony', 'officer-1', [2, -2], NW),
  place('hegemony', 'net-fighter', [1, -2], S),
  place('hegemony', 'runner', [0, 0], N),
  place('hegemony', 'universal-soldier', [1, 1], NE),
  place('hegemony', 'ganger', [0, 2], N),
  place('hegemony', 'boss', [-1, 1], NE),
];

describe.each(['1.0', '3.0'] as const)('the worked battle, edition %s', (edition) => {
  test('NH-TST-02 phase by phase: who acts, HQ points, removals', () => {
    const result = fight(edition, BOARD);
    const table = result.phases.map((report) => ({
      phase: report.phase,
      acted: report.acted.length,
      outpost: report.hq.outpost,
      hegemony: report.hq.hegemony,
      removed: report.removed.map((unit) => unit.tile),
    }));
    expect(table).toEqual([
      { phase: 4, acted: 1, outpost: 20, hegemony: 20, removed: ['net-fighter'] },
      // Commando (extra), Runner, Ganger, Brawler, Universal Soldier.
      { phase: 3, acted: 5, outpost: 18, hegemony: 18, removed: ['medic', 'annihilator'] },
      { phase: 2, acted: 2, outpost: 18, hegemony: 15, removed: [] },
      { phase: 1, acted: 1, outpost: 18, hegemony: 14, removed: [] },
      { phase: 0, acted: 2, outpost: 18, hegemony: 14, removed: ['runner', 'brawler'] },
    ]);
  });

  test('NH-TST-02 NH-MED-01 the Medic is spent for the HMG', () => {
    const phase3 = fight(edition, BOARD).phases.find((report) => report.phase === 3);
    expect(phase3?.absorbed).toEqual([{ unit: [0, 1], attacker: [0, 2], medic: [1, 0] }]);
  });

  test('NH-TST-01b NH-TST-02 the Brawler is netted until Net Fighter A falls in phase 4', () => {
    expect(nettedIn({ edition, units: BOARD, hq: {} })).toEqual([[1, -1]]);
    expect(fight(edition, BOARD).phases.map((report) => report.netted.length)).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });

  test('NH-TST-02c what is left on the board', () => {
    expect(fight(edition, BOARD).units.map((unit) => `${unit.army} ${unit.tile}`)).toEqual([
      'outpost scout',
      'outpost commando',
      'hegemony boss',
      'outpost hq',
      'outpost heavy-machine-gun',
      'hegemony ganger',
      'hegemony universal-soldier',
      'hegemony officer-1',
      'hegemony hq',
    ]);
  });

  test('NH-TST-02d with the Medic on HMG and Annihilator, Outpost is asked in phase 3', () => {
    const units = BOARD.map((unit) => (unit === OUTPOST_MEDIC ? { ...unit, rotation: S } : unit));
    const asked: MedicQuestion[] = [];
    const result = fight(edition, units, (question) => {
      if (question.kind === 'medic') asked.push(question);
      return 1;
    });
    expect(asked).toEqual([
      {
        kind: 'medic',
        phase: 3,
        army: 'outpost',
        options: [
          { unit: [0, 1], attacker: [0, 2], medic: [1, 0] },
          { unit: [2, 0], attacker: [1, 1], medic: [1, 0] },
        ],
      },
    ]);
    expect(removals(result)).toContain('heavy-machine-gun@3');
    expect(removals(result)).not.toContain('annihilator@3');
    expect(fight(edition, units).hq).toEqual({ outpost: 18, hegemony: 14 });
  });

  test('NH-TST-02e the Commando acts again in 3, the HMG has no third action', () => {
    const result = fight(edition, BOARD);
    expect(phasesOf(result, [-1, 0])).toEqual([4, 3]);
    expect(phasesOf(result, [0, 1])).toEqual([2, 1]);
  });

  test('NH-TST-02f NH-OPEN-15 without the Scout the Brawler has one action', () => {
    const result = fight(
      edition,
      BOARD.filter((unit) => unit !== SCOUT),
    );
    expect(removals(result)).toContain('net-fighter@3');
    expect(phasesOf(result, [1, -1])).toEqual([2]);
    expect(result.hq).toEqual({ outpost: 18, hegemony: 16 });
  });
});
