import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { testCohesion } from './cohesion.ts';
import { battleOf, moment } from './testing/scripted-battle.ts';

/** The log of group A1, whose members stand close together. */
function cohesion(members: readonly string[], without: 'both' | 'either') {
  const battle = battleOf([...members, 'b1 leader @1900,1100'], {
    settings: { cohesionLostWithout: without },
  });
  return moment(runFlow(testCohesion(battle)), 'cohesion');
}

const LEADER = 'a1 leader @100,100';
const SECOND = 'a2 second @130,100';
const OTHER = 'a3 @160,100';

test('RX-COH-02 a group without leader and second has no cohesion at all', () => {
  for (const without of ['both', 'either'] as const)
    expect(cohesion([OTHER], without)).toEqual({ group: 'A1', holds: 0, straggler: '' });
});

test('RX-COH-02 one of the two is enough, or as a setting both are needed', () => {
  expect(cohesion([LEADER, SECOND, OTHER], 'either')).toMatchObject({ holds: 1 });
  for (const members of [
    [LEADER, OTHER],
    [SECOND, OTHER],
  ]) {
    expect(cohesion(members, 'both')).toMatchObject({ holds: 1 });
    expect(cohesion(members, 'either')).toMatchObject({ holds: 0 });
  }
});
