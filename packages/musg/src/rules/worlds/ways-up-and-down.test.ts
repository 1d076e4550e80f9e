import { expect, test } from 'vitest';
import { CIVILIANS } from './civilian-profiles.ts';
import { civilians } from './civilian-world.ts';
import { bystanderSeat, spawn } from './spawn.ts';
import { figureOf } from '../figures.ts';
import { PACE } from '../paces.ts';
import { activate, at, battleWith, perform, piece, type Placed } from '../testing/battle.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { AGENT, GUARD, hostageAt, mission } from '../testing/mission.ts';

/** 2 paces high, from 10 to 14 and from 15 to 25. */
const tower = piece('tower', [10, 15, 4, 10], {
  ground: 'impassable',
  blocksSight: true,
  height: 2 * PACE,
});

const CLIMBER = { ...AGENT, values: { move: 20 } } as const;
const TOWER = { terrain: [tower], climbable: ['tower'] };
const UP = 'climb:240,400';
const DOWN = 'climb:340,400';
const FROM_THE_GROUND = [20, 20, CLIMBER] as const;

/** What a figure does, that a1 on the roof or on the ground climbs there. */
function climbs(
  key: string,
  battle: ReturnType<typeof battleWith>,
  script: Parameters<typeof perform>[2] = {},
): string[] {
  const figure = activate(battle, 'a1');
  if (key === DOWN) Object.assign(figure, { at: at(11, 20), level: 2 * PACE, on: 'tower' });
  return eventsWithParams(perform(battle, key, script));
}

test.each([
  [UP, 'passes on the ground', [17, 20.9], null],
  [UP, 'touches on the roof', [12.9, 20.9], 'tower'],
  [DOWN, 'passes on the roof', [12.9, 20.9], 'tower'],
  [DOWN, 'passes on the ground', [16, 20.9], null],
] as const)(
  'MU-CIV-01 MU-RT-17 a figure that by %s %s finds or frees the one there',
  (key, _, [x, y], on) => {
    const a: readonly Placed[] = [FROM_THE_GROUND];
    const waits = battleWith({ world: civilians, a, ...TOWER });
    spawn(waits, CIVILIANS[0], bystanderSeat(waits), at(x, y));
    const held = mission({ a, ...TOWER });
    hostageAt(held, x, y);
    for (const battle of [waits, held])
      Object.assign(figureOf(battle, 'd1'), { on, level: on === null ? 0 : 2 * PACE });
    expect(climbs(key, waits)).toContain('found MU-CIV-01 figure=d1 seat=0');
    expect(climbs(key, held)).toContain('escorts MU-RT-17 figure=a1 hostage=d1');
  },
);

test('MU-CIV-01 a climb over the head of a civilian does not touch them', () => {
  const battle = battleWith({ world: civilians, a: [FROM_THE_GROUND], ...TOWER });
  const roof = { on: 'tower', level: 2 * PACE };
  const below = spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(12.9, 20.9));
  const above = spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(17, 20.9));
  Object.assign(above, roof);
  climbs(UP, battle);
  expect(figureOf(battle, 'a1')).toMatchObject(roof);
  expect([below, above].map(({ seat }) => seat)).toEqual([3, 3]);
});

test('MU-RT-13 an agent on a roof is spotted there, though he ends behind the tower', () => {
  const battle = mission({
    a: [FROM_THE_GROUND],
    b: [[2, 33, GUARD]],
    ...TOWER,
  });
  expect(climbs(DOWN, battle, { faces: [[1]] })).toContain('spotted MU-RT-13 figure=a1');
});
