import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { battleFromPosition } from './battle-report.ts';
import { THREE } from './testing/four-player-positions.ts';
import { inTurn, play } from './testing/play.ts';
import { fight, library, units, type Scene } from './testing/positions.ts';
import type { PositionUnit } from './position.ts';

/** The events of some types in a battle, as `about rule` with their params. */
function logged(list: readonly PositionUnit[], about: string, how: Scene = {}) {
  return fight(list, how).phases.flatMap(({ events }) =>
    events.filter((event) => event.about === about).map(({ rule, params }) => [rule, params]),
  );
}

test('NH-TGH-01 NH-TGH-02 NH-BAT-09 survivors log their wounds, the dead their cause', () => {
  const list = [
    ...units('moloch', 'hunter-killer 0,0 0'),
    ...units('borgo', 'super-officer 0,-1', 'hq 2,0'),
  ];
  expect(logged(list, 'wounded')).toEqual([
    ['NH-BAT-09', { army: 'borgo', tile: 'super-officer', hex: '0,-1', wounds: 1 }],
  ]);
  const second = [
    ...units('moloch', 'hunter-killer 0,0 0'),
    ...units('borgo', 'super-officer 0,-1 0 1'),
  ];
  expect(logged(second, 'removed')).toEqual([
    ['NH-TGH-02', { army: 'borgo', tile: 'super-officer', hex: '0,-1', cause: 'hits' }],
  ]);
  const weak = [...units('moloch', 'hunter-killer 0,0 0'), ...units('borgo', 'medic 0,-1')];
  expect(logged(weak, 'removed')).toEqual([
    ['NH-TGH-01', { army: 'borgo', tile: 'medic', hex: '0,-1', cause: 'hits' }],
  ]);
});

test('NH-SPU-05 a Clown that explodes falls to itself, not to its attacker', () => {
  const list = [
    ...units('moloch', 'hq 1,0', 'clown 0,0 0'),
    ...units('borgo', 'mutant 0,-1 3', 'hq 2,-2'),
  ];
  const report = fight(list, { answers: ['explode'] });
  expect(report.removed.find(({ tile }) => tile === 'clown')).toMatchObject({
    cause: 'exploded',
    by: [],
  });
  expect(logged(list, 'removed', { answers: ['explode'] })).toContainEqual([
    'NH-SPU-05',
    { army: 'moloch', tile: 'clown', hex: '0,0', cause: 'exploded' },
  ]);
});

test('NH-MED-17 a Medic that was spent is logged as spent', () => {
  const list = [
    ...units('outpost', 'commando 0,0 2', 'medic 0,1 0'),
    ...units('borgo', 'claws 0,-1 3'),
  ];
  expect(logged(list, 'removed')).toContainEqual([
    'NH-MED-17',
    { army: 'outpost', tile: 'medic', hex: '0,1', cause: 'spent' },
  ]);
  expect(logged(list, 'healed')).toEqual([
    [
      'NH-MED-01',
      { army: 'outpost', tile: 'commando', hex: '0,0', medic: '0,1', from: '0,-1', strength: 1 },
    ],
  ]);
});

test('NH-PUZ-02 errors in the units and in the answers are reported together', () => {
  const found = battleFromPosition(library, {
    units: [{ army: 'borgo', tile: 'dragon', hex: [0, 0] }],
    hq: { borgo: 20 },
    answers: 7,
  });
  expect(isProblems(found) && found.map(({ path }) => path)).toEqual(['/units/0/tile', '/answers']);
});

test('NH-MP-10 everybody has to reach the points himself, unless a team does', () => {
  const list = [
    ...units('moloch', 'hq -2,0', 'ripper 1,0 2'),
    ...units('borgo', 'hq 2,0'),
    ...units('outpost', 'hq 0,-2'),
  ];
  const game = inTurn(THREE, list, ['battle'], {
    mode: 'score',
    change: (state) =>
      state.players.forEach((player, seat) => void (player.points = [7, 9, 8][seat] ?? 0)),
  });
  play(game, 'battle');
  expect(game.outcome).toBeUndefined();
  expect(game.state.players.map(({ points }) => points)).toEqual([9, 9, 8]);
});
