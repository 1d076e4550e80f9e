import { runFlow } from '@skirmish-kit/core/testing';
import type { Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { at, fence, piece, placeOf, type TestBattle } from '../testing/battle.ts';
import { amongAliens, amongDead, hordeActs } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { putMarker } from '../world-helpers.ts';
import { MELEE_ALIEN } from './aliens.ts';
import { followNoise } from './horde.ts';

/** Where the first of them is when all have acted. */
function goes(battle: Battle, faces: number[][] = []) {
  runFlow(hordeActs(battle), { faces });
  return placeOf(battle, 'c1');
}

/** One of the dead, 10 paces from whom it sees, with that between them. */
const across = (...terrain: Terrain[]) => goes(amongDead([[20, 10]], { a: [[10, 10]], terrain }));

test('MU-ZOM-07 it goes a walk and says where to', () => {
  const battle = amongDead([[20, 10]], { a: [[10, 10]] });
  expect(eventsWithParams(runFlow(hordeActs(battle)))).toEqual([
    'shambles MU-ZOM-07 figure=c1 x=280 y=200',
  ]);
});

test('MU-ZOM-10 scenery without height counts by its ground, without ground not at all', () => {
  const marsh = piece('marsh', [14, 0, 4, 40], { ground: 'difficult' });
  const floor = piece('floor', [14, 0, 4, 40], { ground: 'open', height: 90 });
  expect(across(marsh)).toEqual([16, 10]);
  expect(across(floor)).toEqual([14, 10]);
  expect(across(fence('fence', 16))).toEqual([14, 10]);
});

test('MU-ZOM-10 low difficult scenery is crossed slowly, high scenery is avoided', () => {
  const hedge = (height: number) => piece('hedge', [14, 2, 4, 16], { ground: 'difficult', height });
  expect(across(hedge(20))).toEqual([16, 10]);
  expect(across(hedge(21))[1]).not.toBe(10);
});

test('MU-ALIEN-04 it stops on top of what it climbs over, and comes down again', () => {
  const block = piece('block', [14, 0, 14, 40], { ground: 'impassable', height: 40 });
  const battle = amongAliens([[30, 10, MELEE_ALIEN]], { a: [[5, 10]], terrain: [block] });
  const alien = figureOf(battle, 'c1');
  expect([goes(battle), alien.on, alien.level]).toEqual([[21.5, 10], 'block', 40]);
  alien.hanging = true;
  runFlow(followNoise(marked(battle, [37, 10]), 'c1', 300, 59));
  expect([placeOf(battle, 'c1'), alien.on, alien.level, alien.hanging]).toEqual([
    [30, 10],
    null,
    0,
    false,
  ]);
});

function marked(battle: Battle, [x, y]: readonly [number, number]): Battle {
  putMarker(battle, { kind: 'noise', at: at(x, y) });
  return battle;
}

test('MU-ZOM-10 a zombie in low passable scenery stays on the ground', () => {
  const hedge = piece('hedge', [14, 2, 4, 16], { ground: 'difficult', height: 20 });
  const battle = amongDead([[20, 10]], { a: [[10, 10]], terrain: [hedge] });
  goes(battle);
  expect([figureOf(battle, 'c1').on, figureOf(battle, 'c1').level]).toEqual([null, 0]);
});

test('MU-ZOM-10 it stops a hair before an edge that it would stand across', () => {
  const kerb = piece('kerb', [11.8, 2, 2, 16], { ground: 'impassable', height: 20 });
  const battle = amongDead([[20.05, 10]], { a: [[5, 10]], terrain: [kerb] });
  expect(goes(battle)).toEqual([14.3, 10]);
});

test('MU-ZOM-07 straight through its own kind, the fallen and who is hidden', () => {
  const through = (battle: Battle, change: Partial<Battle['figures'][number]>) => {
    Object.assign(figureOf(battle, 'a2'), change);
    return goes(battle);
  };
  const bands: TestBattle = {
    a: [
      [10, 10],
      [17, 10],
    ],
  };
  expect(through(amongDead([[20, 10]], bands), { fate: 'out' })).toEqual([14, 10]);
  expect(through(amongDead([[20, 10]], bands), { hidden: true })).toEqual([14, 10]);
  const two = amongDead(
    [
      [20, 10],
      [17, 10],
    ],
    { a: [[10, 10]] },
  );
  expect(goes(two, [[1, 1]])).toEqual([14, 10]);
});

test('MU-ZOM-07 the next zombie takes another side of an engaged enemy', () => {
  const battle = amongDead(
    [
      [13, 10],
      [11.05, 10],
    ],
    { a: [[10, 10]] },
  );
  const played = runFlow(hordeActs(battle), {
    faces: [
      [1, 1],
      [1, 1],
    ],
  });
  expect(played.rolls).toHaveLength(2);
  expect(placeOf(battle, 'c1')[1]).not.toBe(10);
});

test('MU-ZOM-07 a short step into contact is as long as it has to be', () => {
  expect(goes(amongDead([[11.4, 10]], { a: [[10, 10]] }), [[1, 1]])).toEqual([11.05, 10]);
});

test('MU-ZOM-07 it goes to the nearest standing enemy in sight', () => {
  const battle = amongDead([[20, 10]], {
    a: [
      [8, 10],
      [30, 10],
      [20, 15],
    ],
  });
  figureOf(battle, 'a3').fate = 'out';
  expect(goes(battle)).toEqual([26, 10]);
});

test('MU-ZOM-07 it goes as near as it can to an unreachable enemy', () => {
  const moat = [
    piece('north', [6, 6, 8, 1], { ground: 'impassable' }),
    piece('south', [6, 13, 8, 1], { ground: 'impassable' }),
    piece('west', [6, 7, 1, 6], { ground: 'impassable' }),
    piece('east', [13, 7, 1, 6], { ground: 'impassable' }),
  ];
  expect(goes(amongDead([[17, 10]], { a: [[10, 10]], terrain: moat }))).toEqual([14.5, 10]);
});

test('MU-ZOM-07 it stops at the noise itself', () => {
  const battle = marked(amongDead([[20, 10]]), [20, 10]);
  expect(eventsWithParams(runFlow(hordeActs(battle)))).toEqual([]);
});

test('MU-PASS-04 MU-ALIEN-02 it tests a better rank if sightings are tested', () => {
  const screen = piece('screen', [15, 0, 1, 9], {
    ground: 'impassable',
    blocksSight: true,
    height: 90,
  });
  const seen = (spotting: 'on' | 'off', faces: number[][]) => {
    const battle = amongAliens([[20, 6, MELEE_ALIEN]], {
      a: [[10, 6, { rank: 'chief' }]],
      terrain: [screen],
      settings: { spotting },
    });
    const { events } = runFlow(followNoise(marked(battle, [20, 30]), 'c1', 200, 59), { faces });
    return events.map(({ about }) => about);
  };
  expect(seen('off', [])).toEqual(['shambles']);
  expect(seen('on', [[1, 1]]).slice(0, 2)).toEqual(['shambles', 'spots']);
});

test('MU-PASS-04 MU-MOVE-04 a sighting on its way ends it there, not only at its end', () => {
  const wall = { ground: 'impassable', blocksSight: true, height: 90 } as const;
  const battle = amongAliens([[20, 6, MELEE_ALIEN]], {
    a: [[10, 11, { rank: 'chief' }]],
    terrain: [piece('above', [15, 0, 1, 10.6], wall), piece('below', [15, 11.4, 1, 28], wall)],
    settings: { spotting: 'on' },
  });
  const { events } = runFlow(followNoise(marked(battle, [20, 30]), 'c1', 200, 59), {
    faces: [[1, 1]],
  });
  expect(events.map(({ about }) => about).slice(0, 2)).toEqual(['shambles', 'spots']);
  const [, y] = placeOf(battle, 'c1');
  expect(y > 9 && y < 13).toBe(true);
});
