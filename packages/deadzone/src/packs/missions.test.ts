import { Game, isProblems, randomBot, seededRandom } from '@skirmish-kit/core';
import { cubeRange, standableCubes } from '../board/index.ts';
import { expect, test } from 'vitest';
import { isInZone } from '../rules/mission.ts';
import { FIELD_NAMES } from '../rules/resolve-setup.ts';
import { boardOf } from '../rules/battlefield.ts';
import type { Square, Zone } from '../rules/mission.ts';
import { objectiveCube } from '../rules/objective.ts';
import { deadzone } from '../system.ts';
import { MISSIONS } from './built-in.ts';

/** The same square seen from the other end of the table. */
const turned = ([column, row]: Square): Square => [9 - column, 9 - row];

const turnedZone = ({ from, to }: Zone): Zone => ({ from: turned(to), to: turned(from) });

function missionOf(id: string) {
  const found = MISSIONS.find((mission) => mission.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

test('DZ-PATROL-03 Patrol has two objectives of 1 point and two of 2', () => {
  const { objectives, zones, victoryPoints, drawn } = missionOf('patrol');
  expect(objectives.map(({ square, vp }) => [...square, vp])).toEqual([
    [2, 3, 1],
    [7, 6, 1],
    [3, 5, 2],
    [6, 4, 2],
  ]);
  expect(zones).toEqual([
    { from: [1, 1], to: [8, 2] },
    { from: [1, 7], to: [8, 8] },
  ]);
  expect([victoryPoints, drawn]).toEqual([12, 8]);
});

test('every mission is the same for both ends of the table', () => {
  for (const { id, zones, objectives, actions, exits } of MISSIONS) {
    expect(turnedZone(zones[0]), id).toEqual(zones[1]);
    for (const { square, vp } of objectives) {
      const there = { square: turned(square), vp };
      expect(objectives, id).toContainEqual(expect.objectContaining(there));
    }
    const pays = (zone: 0 | 1) =>
      actions.filter((action) => (action.zone ?? zone) === zone).map(({ vp }) => vp);
    expect(pays(0), id).toEqual(pays(1));
    for (const { squares, zone, who, vp } of exits)
      expect(exits, id).toContainEqual({ squares: turnedZone(squares), zone: 1 - zone, who, vp });
  }
});

test('our missions use objectives, special actions, exits and a last round', () => {
  expect(MISSIONS.map(({ id }) => id)).toEqual(['patrol', 'hold', 'escort', 'raid']);
  expect(missionOf('hold')).toMatchObject({ rounds: 6, exits: [] });
  expect(missionOf('hold').actions).toHaveLength(2);
  expect(missionOf('escort').exits.map(({ who }) => who)).toEqual(['leader', 'leader']);
  expect(missionOf('raid').exits.map(({ who }) => who)).toEqual(['any', 'any']);
});

test.each(FIELD_NAMES)(
  'every objective of %s is where a model can stand, in no deployment zone',
  (field) => {
    for (const mission of MISSIONS) {
      const setup = deadzone.readSetup({ field, mission: mission.id });
      if (isProblems(setup)) throw new Error(setup[0]?.message);
      const battle = deadzone.setup(setup);
      for (const { id, square } of mission.objectives) {
        const cube = objectiveCube(battle, id);
        const isFloor = standableCubes(boardOf(battle)).some((each) => cubeRange(each, cube) === 0);
        expect(isFloor, `${mission.id} ${id}`).toBe(true);
        expect(mission.zones.some((zone) => isInZone(square, zone))).toBe(false);
      }
    }
  },
);

test.each(MISSIONS.map(({ id }) => id))('games of %s come to an end', (mission) => {
  for (const [seed, field] of FIELD_NAMES.entries()) {
    const setup = deadzone.readSetup({ field, mission });
    if (isProblems(setup)) throw new Error(setup[0]?.message);
    const game = new Game(deadzone, setup, { seed });
    const random = seededRandom(seed);
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask())
      game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
    expect(game.outcome, `${field} ${seed}`).toBeDefined();
  }
});
