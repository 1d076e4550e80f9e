import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { commandTest } from '../command.ts';
import { figureOf } from '../figures.ts';
import { strike, strikeStrength, wieldedBy } from '../strike.ts';
import { activate, at, perform, piece, placeOf, refused } from '../testing/battle.ts';
import { amongAliens, hordeActs } from '../testing/horde.ts';
import { playStep } from '../turn.ts';
import { unitValue } from '../victory.ts';
import { markersOf, figureCounter, putMarker } from '../world-helpers.ts';
import { loseLife } from '../wound.ts';
import { abducted } from './abduction.ts';
import { ALIEN_TABLE, MELEE_ALIEN, SHOOTING_ALIEN } from './aliens.ts';
import { encounterOf, rollEncounter } from './encounters.ts';

test('MU-ALIEN-01 noise, half a Move, and something heard, as with the dead', () => {
  const wall = piece('wall', [20, 0, 1, 40], {
    ground: 'impassable',
    blocksSight: true,
    height: 80,
  });
  const battle = amongAliens([[30, 10, MELEE_ALIEN]], { a: [[10, 10]], terrain: [wall] });
  expect(markersOf(battle, 'infection')).toHaveLength(3);
  putMarker(battle, { kind: 'noise', at: at(30, 30) });
  runFlow(hordeActs(battle));
  expect(placeOf(battle, 'c1')).toEqual([30, 15]);
  runFlow(rollEncounter(battle, ALIEN_TABLE), { faces: [[1], [2, 4]] });
  expect(battle.figures.at(-1)?.recruit).toBe(MELEE_ALIEN);
});

test('MU-ALIEN-02 aliens charge whom they reach with 1 Strength more, and stand firm', () => {
  const battle = amongAliens([[20, 10, MELEE_ALIEN]], { a: [[10, 10]] });
  const { events } = runFlow(hordeActs(battle), { faces: [[3, 1, 1, 1], [2]] });
  expect(events.map(({ about }) => about)).toContain('arrives');
  expect(figureOf(battle, 'a1').life).toBe(2);
  expect(figureOf(battle, 'c1').charged).toBe(false);
  const charged = amongAliens([[20, 10, MELEE_ALIEN]], {
    a: [[10, 10, { rank: 'chief' }]],
    settings: { receivingCharge: 'on', willToCharge: 'on' },
  });
  activate(charged, 'a1');
  expect(perform(charged, 'charge:c1').rolls).toEqual([]);
});

test('MU-ALIEN-03 the fallen are abducted unless they are carried off the table', () => {
  const battle = amongAliens([], {
    a: [
      [59, 10],
      [58, 10, { life: 0 }],
      [30, 30, { life: 0 }],
    ],
  });
  for (const id of ['a2', 'a3']) figureOf(battle, id).fate = 'out';
  activate(battle, 'a1', 3);
  perform(battle, 'carry:a2');
  expect(refused(battle, 'deed:carry-off:a3')).toBe('carries-nobody MU-ALIEN-03');
  perform(battle, 'deed:carry-off:a2');
  expect(figureOf(battle, 'a1').fate).toBe('left');
  expect(abducted(battle).map(({ id }) => id)).toEqual(['a3']);
  battle.turn = 10;
  battle.phase = { step: 'end' };
  const { events } = runFlow(playStep(battle));
  expect(events.find(({ about }) => about === 'abducted')?.params).toEqual({ figure: 'a3' });
});

test('MU-ALIEN-03 only at the edge, and nobody is carried off twice', () => {
  const battle = amongAliens([], {
    a: [
      [50, 10],
      [49, 10, { life: 0 }],
    ],
  });
  figureOf(battle, 'a2').fate = 'out';
  activate(battle, 'a1');
  perform(battle, 'carry:a2');
  expect(refused(battle, 'deed:carry-off:a2')).toBe('not-at-edge MU-ALIEN-03');
});

test('MU-ALIEN-04 aliens cross what is lower than 1.5 times their height', () => {
  const block = (height: number) =>
    piece('block', [20, 2, 2, 16], { ground: 'impassable', height: height * 20 });
  const low = amongAliens([[30, 10, MELEE_ALIEN]], { a: [[10, 10]], terrain: [block(2.9)] });
  runFlow(hordeActs(low));
  expect(placeOf(low, 'c1')[1]).toBe(10);
  const high = amongAliens([[30, 10, MELEE_ALIEN]], { a: [[10, 10]], terrain: [block(3)] });
  runFlow(hordeActs(high));
  expect(placeOf(high, 'c1')[1]).not.toBe(10);
});

test('MU-ALIEN-05 two profiles; what they strike with is their own Strength', () => {
  expect(Object.values(MELEE_ALIEN.values)).toEqual([10, 8, null, 3, 5, 3, 2, 5]);
  expect(Object.values(SHOOTING_ALIEN.values)).toEqual([8, 8, 3, 5, 3, 3, 2, 10]);
  const battle = amongAliens(
    [
      [20, 10, MELEE_ALIEN],
      [30, 10, SHOOTING_ALIEN],
    ],
    { a: [[10, 10]] },
  );
  const blows = ['c1', 'c2'].map((id) => {
    const alien = figureOf(battle, id);
    const [fists] = wieldedBy(alien, ['fists']) ?? [];
    return fists && `${fists.dice} ${strikeStrength(alien, fists)}`;
  });
  expect(blows).toEqual(['4 5', '2 3']);
});

test('MU-ALIEN-06 the gun is a rifle', () => {
  expect(SHOOTING_ALIEN.ranged[0]).toMatchObject({
    ranges: [10, 20, 30],
    strength: 4,
    targets: 1,
    reload: 'fast',
  });
});

test('MU-ALIEN-07 the table of encounters', () => {
  const said = (rolled: number) => {
    const { point, row } = encounterOf(ALIEN_TABLE, rolled);
    const parts = row.map(
      ({ recruit, half, plus }) => `${half ? 'd3' : plus} ${recruit?.name.en ?? 'civilian'}`,
    );
    return `${point}: ${parts.join(', ')}`;
  };
  expect([11, 32, 54, 36, 21, 43, 65, 66].map(said)).toEqual([
    '1: d3 Melee alien, 3 Shooting alien',
    '2: d3 Melee alien, 1 Shooting alien',
    '3: d3 Melee alien',
    '2: 1 civilian',
    '1: 3 Melee alien',
    '2: 2 Melee alien',
    '3: 1 Melee alien',
    '3: 2 civilian',
  ]);
});

test('MU-ALIEN-08 a shooter fires with each point, walks if it cannot, charges if near', () => {
  const far = amongAliens([[30, 10, SHOOTING_ALIEN]], { a: [[10, 10]] });
  const shots = runFlow(hordeActs(far), { faces: [[1], [1]] });
  expect(shots.events.filter(({ about }) => about === 'shoots')).toHaveLength(2);
  const beyond = amongAliens([[45, 10, SHOOTING_ALIEN]], { a: [[10, 10]] });
  runFlow(hordeActs(beyond), { faces: [[1]] });
  expect(placeOf(beyond, 'c1')).toEqual([37, 10]);
  const near = amongAliens([[15, 10, SHOOTING_ALIEN]], { a: [[10, 10]] });
  const { events } = runFlow(hordeActs(near), { faces: [[1, 1]] });
  expect(events.map(({ about }) => about)).toContain('charges');
});

test('MU-ALIEN-08 no infection, no stun, no fear', () => {
  const battle = amongAliens([[11, 10, MELEE_ALIEN]], { a: [[10, 10]] });
  runFlow(strike(battle, 'c1', 'a1', ['fists']), { faces: [[3, 1, 1, 1], [6]] });
  expect(figureCounter(battle, 'a1', 'infected')).toBe(0);
  runFlow(loseLife(battle, 'c1', 1, 'a1', 'MU-SHOOT-12'));
  expect(figureCounter(battle, 'c1', 'stunned')).toBe(0);
  const { result } = runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), {
    faces: [[3, 3]],
  });
  expect(result).toBe(true);
  expect(unitValue(battle, figureOf(battle, 'c1'))).toBe(2);
});
