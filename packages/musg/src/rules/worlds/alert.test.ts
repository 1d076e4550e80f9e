import { runFlow } from '@skirmish-kit/core/testing';
import type { Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import { footingsAt } from '../footing.ts';
import type { Battle } from '../state.ts';
import { activate, at, perform, piece, refused } from '../testing/battle.ts';
import { cameFrom } from '../testing/came-from.ts';
import { AGENT, GUARD, hostageAt, mission, WALL } from '../testing/mission.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { worldOf } from '../world.ts';
import { countOf, putMarker, setCount } from '../world-helpers.ts';
import { alertRoll, isAgent, isTerrorist, noticed, sightsAgent } from './alert.ts';

const SPOTTED = 'spotted MU-RT-13 figure=a1';

test('MU-RT-02 a table says which band is the terrorists', () => {
  const sides = (terrorists: string) => {
    const battle = mission({ a: [[5, 5]], b: [[50, 5]] }, { terrorists });
    return [
      ...battle.figures.map(
        (figure) => `${isAgent(battle, figure)} ${isTerrorist(battle, figure)}`,
      ),
      worldOf(battle)?.order?.(battle, [0, 1]).join(),
      worldOf(battle)?.order?.(battle, [1, 0]).join(),
    ];
  };
  expect(sides('second')).toEqual(['true false', 'false true', '1,0', '1,0']);
  expect(sides('first')).toEqual(['false true', 'true false', '0,1', '0,1']);
});

test('MU-RT-09 MU-RT-10 every alert level is logged, then the alarm ends the rolls', () => {
  const battle = mission({ a: [[5, 5]], b: [[50, 5]] });
  setCount(battle, 'alert', 4);
  const roll = (faces: number[][]) =>
    eventsWithParams(runFlow(alertRoll(battle, 'MU-RT-10'), { faces }));
  expect(roll([[1]])).toEqual([]);
  expect(roll([[2]])).toEqual(['alert MU-RT-10 level=5']);
  expect(roll([[6]])).toEqual(['alert MU-RT-10 level=6', 'alarm MU-RT-09']);
  expect(roll([])).toEqual([]);
  expect(countOf(battle, 'alert')).toBe(6);
});

test('MU-RT-11 a table may want the very number, or let higher ones do', () => {
  const raised = (alertTest: 'equal' | 'at-least', die: number) => {
    const battle = mission({ a: [[5, 5]], b: [[50, 5]], settings: { alertTest } });
    setCount(battle, 'alert', 2);
    runFlow(alertRoll(battle, 'MU-RT-10'), { faces: [[die]] });
    return countOf(battle, 'alert');
  };
  expect([3, 4, 5].map((die) => raised('at-least', die))).toEqual([2, 3, 3]);
  expect([3, 4, 5].map((die) => raised('equal', die))).toEqual([2, 3, 2]);
});

/** A wall from top to bottom with a narrow gap at so many paces from the top. */
const gapAt = (y: number): Terrain[] => [
  piece('above', [40, 0, 1, y - 0.2], { ground: 'impassable', blocksSight: true, height: 90 }),
  piece('below', [40, y + 0.2, 1, 39.8 - y], {
    ground: 'impassable',
    blocksSight: true,
    height: 90,
  }),
];

/** An agent walks from 29,11 to 31,15; one guard is behind another wall, the other behind a gap. */
function passing(gap: number): Battle {
  const screen = piece('screen', [50, 24, 1, 16], { blocksSight: true, height: 90 });
  const battle = mission({
    a: [
      [29, 11, AGENT],
      [29, 20, AGENT],
    ],
    b: [
      [55, 35, GUARD],
      [50, gap, GUARD],
    ],
    terrain: [...gapAt(gap), screen],
  });
  activate(battle, 'a1');
  return battle;
}

test.each([
  ['halfway', 13],
  ['where he stops', 15],
])('MU-RT-13 MU-RT-14 one terrorist who sees him %s is enough', (_, gap) => {
  const played = perform(passing(gap), `walk:${at(31, 15)}`, { faces: [[1]] });
  expect([eventsWithParams(played)[0], played.rolls.map(({ rule }) => rule)]).toEqual([
    SPOTTED,
    ['MU-RT-14'],
  ]);
});

test('MU-RT-13 halfway is halfway in both directions', () => {
  const wall = { ground: 'impassable', blocksSight: true, height: 90 } as const;
  const battle = mission({
    a: [[31, 9, AGENT]],
    b: [[33, 30, GUARD]],
    terrain: [piece('left', [0, 20, 32.8, 1], wall), piece('right', [33.2, 20, 26.8, 1], wall)],
  });
  activate(battle, 'a1');
  expect(eventsWithParams(perform(battle, `walk:${at(35, 11)}`, { faces: [[1]] }))[0]).toBe(
    SPOTTED,
  );
});

test('MU-RT-13 nobody sees him elsewhere, and his friends do not count', () => {
  expect(eventsWithParams(perform(passing(22), `walk:${at(31, 15)}`))).toEqual([
    'walks MU-MOVE-01 figure=a1 x=620 y=300',
  ]);
});

test('MU-RT-13 neither the fallen are noticed nor anybody after the alarm', () => {
  const battle = mission({ a: [[30, 5, AGENT]], b: [[38, 5, GUARD]] });
  figureOf(battle, 'a1').fate = 'out';
  expect(
    eventsWithParams(runFlow(noticed(battle, 'a1', cameFrom(battle, 'a1', at(30, 8))))),
  ).toEqual([]);
  figureOf(battle, 'a1').fate = 'in';
  setCount(battle, 'alert', 6);
  expect(
    eventsWithParams(runFlow(noticed(battle, 'a1', cameFrom(battle, 'a1', at(30, 8))))),
  ).toEqual([]);
});

test('MU-RT-13 a terrorist spots one agent at most, no hostages and nobody hidden', () => {
  const battle = mission({
    a: [
      [30, 5, AGENT],
      [46, 30, AGENT],
    ],
    b: [[48, 5, GUARD]],
    terrain: [WALL],
  });
  const guard = figureOf(battle, 'b1');
  hostageAt(battle, 50, 10);
  expect(sightsAgent(battle, guard)).toBe(true);
  figureOf(battle, 'a2').hidden = true;
  expect(sightsAgent(battle, guard)).toBe(false);
});

test('MU-RT-16 detectors notice agents and terrorists within 3 paces, in one roll', () => {
  const battle = mission({
    a: [[10, 20, AGENT]],
    b: [[50, 20, { rank: 'chief' }]],
    terrain: [WALL],
  });
  for (const y of [423, 470]) putMarker(battle, { kind: 'detector', at: [260, y] });
  putMarker(battle, { kind: 'detector', at: [1060, 330] });
  const noticedOn = (id: string, from: readonly [number, number], faces: number[][]) => {
    const { events, rolls } = runFlow(noticed(battle, id, cameFrom(battle, id, from)), { faces });
    return [...eventsWithParams({ events }), ...rolls.map(({ rule }) => rule)];
  };
  figureOf(battle, 'a1').at = at(15, 20);
  expect(noticedOn('a1', at(10, 20), [[1]])).toEqual(['detected MU-RT-16 figure=a1', 'MU-RT-16']);
  figureOf(battle, 'b1').at = at(55, 20);
  expect(noticedOn('b1', at(50, 20), [[1]])).toEqual(['detected MU-RT-16 figure=b1', 'MU-RT-16']);
  figureOf(battle, 'b1').at = [1100, 401];
  expect(noticedOn('b1', [1000, 401], [])).toEqual([]);
});

test('MU-RT-15 MU-RT-16 if spotting is enough, a detected agent may run', () => {
  const runsAfter = (id: string) => {
    const battle = mission(
      {
        a: [[10, 20, AGENT]],
        b: [[20, 20, { rank: 'chief' }]],
        terrain: [
          piece('wall', [15, 0, 1, 40], { ground: 'impassable', blocksSight: true, height: 90 }),
        ],
      },
      { quietUntil: 'spotted' },
    );
    putMarker(battle, { kind: 'detector', at: figureOf(battle, id).at });
    runFlow(noticed(battle, id, cameFrom(battle, id, figureOf(battle, id).at)), { faces: [[1]] });
    activate(battle, 'a1');
    return [countOf(battle, 'spotted'), refused(battle, `run:${at(10, 28)}`)];
  };
  expect(runsAfter('a1')).toEqual([1, undefined]);
  expect(runsAfter('b1')).toEqual([0, 'no-running-yet MU-RT-12']);
});

/** A wall that a chief-fast agent walks round from one side to the other: by its end at 20/16. */
const SPUR = piece('spur', [19, 16, 2.4, 24], {
  ground: 'impassable',
  blocksSight: true,
  height: 90,
});
const RUNNER = { ...AGENT, values: { move: 16 } };

test('MU-RT-16 a detector notices who goes round a corner through its zone', () => {
  const battle = mission({ a: [[17, 20, RUNNER]], terrain: [SPUR, WALL] });
  putMarker(battle, { kind: 'detector', at: at(20.2, 12.5) });
  activate(battle, 'a1');
  const { rolls } = perform(battle, `walk:${at(23.4, 20)}`, { faces: [[1]] });
  expect(rolls.map(({ rule }) => rule)).toEqual(['MU-RT-16']);
});

test('MU-RT-16 a detector notices who flees a melee, or gives way, through its zone', () => {
  const battle = mission({ a: [[20, 20, AGENT]], b: [[21, 20, { rank: 'lieutenant' }]] });
  putMarker(battle, { kind: 'detector', at: at(14.6, 20) });
  activate(battle, 'a1');
  const logged = eventsWithParams(perform(battle, `flee:${at(17.2, 20)}`, { faces: [[1], [1]] }));
  expect(logged).toContain('detected MU-RT-16 figure=a1');
});

test('MU-RT-13 a guard sees an agent who shows himself at a corner of his way', () => {
  const battle = mission({
    a: [[17, 20, RUNNER]],
    b: [[20.2, 3, GUARD]],
    terrain: [
      SPUR,
      piece('left', [0, 10, 19.8, 1], { blocksSight: true, height: 90 }),
      piece('right', [20.6, 10, 39.4, 1], { blocksSight: true, height: 90 }),
    ],
  });
  activate(battle, 'a1');
  const logged = eventsWithParams(perform(battle, `walk:${at(23.4, 20)}`, { faces: [[1]] }));
  expect(logged[0]).toBe(SPOTTED);
});

/** A lieutenant behind a wall, and an agent on its other side. */
const lurking = (worldSettings = {}) =>
  mission(
    {
      a: [[45, 20, AGENT]],
      b: [[36, 38, { rank: 'lieutenant', weapons: ['rifle'] }]],
      terrain: [piece('wall', [40, 8, 1, 32], { blocksSight: true, height: 90 })],
    },
    worldSettings,
  );

test('MU-RT-13 MU-RT-14 a leader who comes to see an agent raises the alert once', () => {
  const battle = lurking({ quietUntil: 'spotted' });
  const figure = figureOf(battle, 'b1');
  const goes = (
    from: readonly [number, number],
    to: readonly [number, number],
    faces: number[][],
  ) => {
    figure.at = at(...to);
    return eventsWithParams(
      runFlow(noticed(battle, 'b1', cameFrom(battle, 'b1', at(...from))), { faces }),
    );
  };
  expect(goes([36, 38], [36, 30], [])).toEqual([]);
  expect(goes([36, 10], [44, 4], [[6]])).toEqual([
    'sights MU-RT-13 figure=b1',
    'alert MU-RT-10 level=1',
  ]);
  expect(countOf(battle, 'spotted')).toBe(1);
  // He saw him before he moved on.
  expect(goes([44, 4], [45, 6], [])).toEqual([]);
  // On the way alone, and not at its end.
  expect(goes([36, 20], [36, 20], [])).toEqual([]);
  figure.at = at(36, 20);
  const way = {
    before: { ...figure },
    places: footingsAt(figure, [at(36, 20), at(41, 5), at(36, 20)]),
  };
  expect(eventsWithParams(runFlow(noticed(battle, 'b1', way), { faces: [[1]] }))).toEqual([
    'sights MU-RT-13 figure=b1',
  ]);
});
