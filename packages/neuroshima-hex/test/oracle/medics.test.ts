import { describe, expect, test } from 'vitest';
import { type PlacedUnit, type Question } from './oracle.ts';
import { causeFor, fight, N, NE, NW, place, S, SE, SW, woundsAt } from './place.ts';

/** Answers every question alike and notes what was asked. */
function answering(answer: number) {
  const asked: Question[] = [];
  const decide = (question: Question) => {
    asked.push(question);
    return answer;
  };
  return { asked, decide };
}

describe.each(['1.0', '3.0'] as const)('medics, edition %s', (edition) => {
  const outcome = (units: PlacedUnit[], decide?: (question: Question) => number) => {
    const result = fight(edition, units, decide);
    return (hex: [number, number]) => causeFor(result, hex);
  };
  const centre = place('outpost', 'recon-center', [0, 0]);
  const north = place('hegemony', 'ganger', [0, -1], S);
  const northEast = place('hegemony', 'ganger', [1, -1], SW);

  test('NH-MED-01 NH-MED-17 the Medic leaves, the unit stays unhurt', () => {
    const at = outcome([centre, north, place('outpost', 'medic', [0, 1], N)]);
    expect(at([0, 0])).toBe('stands');
    expect(at([0, 1])).toBe('spent');
  });

  test('NH-MED-01 a Medic that is not connected heals nobody', () => {
    const at = outcome([centre, north, place('outpost', 'medic', [0, 1], S)]);
    expect(at([0, 0])).toBe('destroyed');
    expect(at([0, 1])).toBe('stands');
  });

  test('NH-MED-02 NH-MED-03 NH-MED-04 NH-OPEN-23 both wounds are taken at once', () => {
    const result = fight(edition, [
      place('moloch', 'blocker', [0, 0]),
      place('moloch', 'medic', [0, 1], N),
      place('hegemony', 'universal-soldier', [0, -1], S),
      place('hegemony', 'officer-2', [0, -2], S),
    ]);
    // Armour faces the soldier: only the blow (1 + 1) is left to absorb.
    expect(result.phases[0]?.hits).toMatchObject([{ kind: 'melee', strength: 2 }]);
    expect(woundsAt(result, [0, 0])).toBe(0);
    const open = fight(edition, [
      place('moloch', 'blocker', [0, 0], S),
      place('moloch', 'medic', [0, 1], N),
      place('hegemony', 'universal-soldier', [0, -1], S),
    ]);
    expect(open.phases[0]?.hits).toHaveLength(2);
    expect(woundsAt(open, [0, 0])).toBe(0);
  });

  test('NH-MED-05 it also fires for a wound the unit would survive', () => {
    const at = outcome([
      place('moloch', 'blocker', [0, 0]),
      place('moloch', 'medic', [0, 1]),
      north,
    ]);
    expect(at([0, 1])).toBe('spent');
  });

  test('NH-MED-07 NH-DEC-22 several enemies: a choice which hit is absorbed', () => {
    const units = [
      place('moloch', 'blocker', [0, 0]),
      place('moloch', 'medic', [0, 1], N),
      place('borgo', 'brawler', [0, -1], S),
      place('borgo', 'mutant', [1, -1], SW),
    ];
    expect(woundsAt(fight(edition, units), [0, 0])).toBe(1);
    const { asked, decide } = answering(1);
    expect(woundsAt(fight(edition, units, decide), [0, 0])).toBe(2);
    expect(asked).toEqual([
      {
        kind: 'medic',
        phase: 2,
        army: 'moloch',
        options: [
          { unit: [0, 0], attacker: [0, -1], medic: [0, 1] },
          { unit: [0, 0], attacker: [1, -1], medic: [0, 1] },
        ],
      },
    ]);
  });

  test('NH-MED-08 NH-DEC-23 several units hit: a choice which is saved', () => {
    const units = [
      centre,
      place('outpost', 'officer', [1, 0]),
      place('outpost', 'medic', [0, 1], N),
      north,
      place('hegemony', 'ganger', [1, -1], S),
    ];
    const first = outcome(units);
    expect([first([0, 0]), first([1, 0])]).toEqual(['stands', 'destroyed']);
    const second = outcome(units, () => 1);
    expect([second([0, 0]), second([1, 0])]).toEqual(['destroyed', 'stands']);
  });

  test('NH-MED-09 NH-DEC-24 several Medics: a choice which is spent; two hits take two', () => {
    const units = [
      centre,
      north,
      place('outpost', 'medic', [-1, 1], N),
      place('outpost', 'medic', [0, 1], NE),
    ];
    const first = outcome(units);
    expect([first([-1, 1]), first([0, 1])]).toEqual(['spent', 'stands']);
    const second = outcome(units, () => 1);
    expect([second([-1, 1]), second([0, 1])]).toEqual(['stands', 'spent']);
    const both = outcome([...units, northEast]);
    expect([both([-1, 1]), both([0, 1]), both([0, 0])]).toEqual(['spent', 'spent', 'stands']);
  });

  test('NH-MED-10 Medic and unit hit in the same phase: the Medic heals nobody', () => {
    const at = outcome([
      centre,
      north,
      place('outpost', 'medic', [0, 1], N),
      place('hegemony', 'ganger', [0, 2], N),
    ]);
    expect([at([0, 0]), at([0, 1])]).toEqual(['destroyed', 'destroyed']);
  });

  const medic1 = place('outpost', 'medic', [0, 1], NE);
  const medic2 = place('outpost', 'medic', [0, 2], N);

  test('NH-MED-11 the last Medic of a chain is spent', () => {
    const { asked, decide } = answering(0);
    const at = outcome([centre, north, medic1, medic2], decide);
    expect([at([0, 0]), at([0, 1]), at([0, 2])]).toEqual(['stands', 'stands', 'spent']);
    expect(asked).toEqual([]);
  });

  test('NH-MED-11 NH-MED-10 a chain ends before a Medic that is hit itself', () => {
    const at = outcome([centre, north, medic1, medic2, place('hegemony', 'ganger', [1, 1], SW)]);
    expect([at([0, 0]), at([0, 1]), at([0, 2])]).toEqual(['stands', 'spent', 'destroyed']);
  });

  test('NH-OPEN-22 Medic 1, hit and saved by Medic 2, still absorbs a hit on its unit', () => {
    const at = outcome([centre, north, medic1, medic2, place('hegemony', 'ganger', [-1, 1], SE)]);
    expect([at([0, 0]), at([0, 1]), at([0, 2])]).toEqual(['stands', 'spent', 'spent']);
  });

  const bothBehindMedic2 = [
    place('outpost', 'officer', [1, 1]),
    place('hegemony', 'ganger', [1, 0], S),
    place('outpost', 'medic', [0, 1], NW),
    place('hegemony', 'ganger', [-1, 1], SE),
    medic2,
  ];

  test('NH-OPEN-22 hits on Medics are settled before hits on other units', () => {
    const { asked, decide } = answering(0);
    const at = outcome(bothBehindMedic2, decide);
    expect([at([1, 1]), at([0, 1]), at([0, 2])]).toEqual(['destroyed', 'stands', 'spent']);
    expect(asked).toHaveLength(1);
  });

  test('NH-MED-08 the controller saves a Medic or another unit hit with it', () => {
    const at = outcome(bothBehindMedic2, answering(1).decide);
    expect([at([1, 1]), at([0, 1]), at([0, 2])]).toEqual(['stands', 'destroyed', 'spent']);
  });

  const upper = place('outpost', 'medic', [0, 0], S);
  const lower = place('outpost', 'medic', [0, 1], NW);
  const south = place('hegemony', 'ganger', [0, 2], N);

  test('NH-MED-12 two wounded Medics attached to each other: one is spent for the other', () => {
    const units = [upper, lower, north, south];
    const first = outcome(units);
    expect([first([0, 0]), first([0, 1])]).toEqual(['stands', 'spent']);
    const second = outcome(units, () => 1);
    expect([second([0, 0]), second([0, 1])]).toEqual(['spent', 'stands']);
  });

  test('NH-MED-12 only the Medic with a single hit of such a pair can be saved', () => {
    const { asked, decide } = answering(0);
    const at = outcome([upper, lower, north, northEast, south], decide);
    expect([at([0, 0]), at([0, 1])]).toEqual(['spent', 'stands']);
    expect(asked).toEqual([]);
  });

  test('NH-MED-12 one Medic of a pair is spent if the other is wounded', () => {
    const { asked, decide } = answering(0);
    const at = outcome([upper, lower, north], decide);
    expect([at([0, 0]), at([0, 1])]).toEqual(['stands', 'spent']);
    expect(asked).toEqual([]);
  });

  test('NH-MED-13 NH-DEC-25 a pair and a wounded unit ask which one is spent', () => {
    const units = [
      upper,
      lower,
      place('outpost', 'officer', [1, 0]),
      place('hegemony', 'ganger', [1, -1], S),
    ];
    const first = outcome(units);
    expect([first([1, 0]), first([0, 0]), first([0, 1])]).toEqual(['stands', 'spent', 'stands']);
    const second = outcome(units, () => 1);
    expect([second([1, 0]), second([0, 0]), second([0, 1])]).toEqual(['stands', 'stands', 'spent']);
  });

  test('NH-MED-14 NH-NET-13 a netted Medic heals nobody, a netted unit can be healed', () => {
    const net = place('hegemony', 'net-fighter', [0, 2], N);
    const at = outcome([centre, north, place('outpost', 'medic', [0, 1], N), net]);
    expect([at([0, 0]), at([0, 1])]).toEqual(['destroyed', 'stands']);
    const caught = outcome([
      centre,
      north,
      place('outpost', 'medic', [0, 1], N),
      place('hegemony', 'net-fighter', [1, -1], SW),
    ]);
    expect([caught([0, 0]), caught([0, 1])]).toEqual(['stands', 'spent']);
  });

  test('NH-MED-15 works on an HQ, for one attacker', () => {
    const result = fight(edition, [
      place('outpost', 'hq', [0, 0]),
      place('outpost', 'medic', [0, 1], N),
      place('hegemony', 'universal-soldier', [0, -1], S),
      northEast,
    ]);
    expect(result.hq.outpost).toBe(19);
  });

  test('NH-MED-16 NH-SPU-05 NH-SPU-06 Medics help victims of a Clown, not it', () => {
    const result = fight(
      edition,
      [
        place('moloch', 'clown', [0, 0], S),
        place('moloch', 'medic', [0, 1], N),
        place('borgo', 'brawler', [0, -1], S),
        place('borgo', 'medic', [0, -2], S),
      ],
      (question) => (question.kind === 'clown' ? 1 : 0),
    );
    expect(causeFor(result, [0, 0])).toBe('exploded');
    expect(causeFor(result, [0, 1])).toBe('destroyed');
    expect(causeFor(result, [0, -1])).toBe('stands');
    expect(causeFor(result, [0, -2])).toBe('spent');
  });

  test('NH-MED-16 NH-OPEN-24 no Medic is spent on what others do to an exploding Clown', () => {
    const result = fight(
      edition,
      [
        place('moloch', 'clown', [0, 0], S),
        place('moloch', 'medic', [0, 1], N),
        place('moloch', 'medic', [0, 2], N),
        place('borgo', 'brawler', [0, -1], S),
      ],
      (question) => (question.kind === 'clown' ? 1 : 0),
    );
    // The second Medic saves the first from the explosion; the first is not spent for the Clown.
    expect(causeFor(result, [0, 1])).toBe('stands');
    expect(causeFor(result, [0, 2])).toBe('spent');
  });

  test('NH-MED-18 NH-OPEN-16 a shot stopped by armour spends no Medic', () => {
    const at = outcome([
      place('moloch', 'blocker', [0, 0], N),
      place('moloch', 'medic', [0, 1], N),
      place('outpost', 'commando', [0, -2], S),
    ]);
    expect(at([0, 1])).toBe('stands');
  });

  const captured = place('moloch', 'medic', [0, 1], N);
  const scoper = place('outpost', 'scoper', [-1, 1]);

  test('NH-OPEN-25 NH-MOD-18 a captured Medic heals Outpost and no longer its own side', () => {
    const at = outcome([
      centre,
      north,
      captured,
      scoper,
      place('moloch', 'brain', [1, 1]),
      place('hegemony', 'ganger', [1, 0], S),
    ]);
    expect([at([0, 0]), at([0, 1]), at([1, 1])]).toEqual(['stands', 'spent', 'destroyed']);
  });

  test('NH-OPEN-25 NH-OPEN-22 a captured Medic is still saved by its owner’s Medic', () => {
    const at = outcome([centre, north, captured, scoper, place('moloch', 'medic', [0, 2], N)]);
    expect([at([0, 0]), at([0, 1]), at([0, 2])]).toEqual(['stands', 'stands', 'spent']);
  });
});
