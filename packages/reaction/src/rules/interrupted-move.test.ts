import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { act, battleOf, loggedEvents, type BattleExtras } from './testing/scripted-battle.ts';

/** a1 does something before b1, who waits, stands so many tenths away and fires if asked with these dice. */
function watched(away: number, key: string, faces: number[][], extras: BattleExtras = {}) {
  const battle = battleOf(['a1 @100,100 >180', `b1 pistol @${124 + away},100`], extras);
  figureOf(battle, 'b1').opportunity = true;
  const choices = [faces.length > 0 ? 'burst:pistol:a1*2' : 'hold'];
  const played = act(battle, 'a1', key, { choices, faces });
  return { played, a1: figureOf(battle, 'a1') };
}

/** A hit that frightens. */
const PANIC = [
  [6, 1],
  [3, 3],
];

test('RX-ACTC-04 the shortest way is a move, also under the eyes of who waits', () => {
  const battle = battleOf(['a1 @100,100', 'b1 pistol @400,100']);
  figureOf(battle, 'b1').opportunity = true;
  figureOf(battle, 'a1').inCover = true;
  act(battle, 'a1', 'move:100,105', { choices: ['hold', 'hold'] });
  expect(figureOf(battle, 'a1')).toMatchObject({ moved: true, inCover: false });
});

test('RX-REACT-12 a figure that panics on its way has paid for its walk', () => {
  // The pistol reaches him after the sixth centimetre: his second point.
  const { a1, played } = watched(555, 'move:250,100', PANIC);
  expect(loggedEvents(played)).toContain('stopped');
  expect(a1).toMatchObject({ at: [160, 100], spent: 2, ap: 1, facing: 90 });
});

test('RX-OPP-03 a figure stopped before its first step stays with its points', () => {
  const { a1 } = watched(300, 'move:250,100', PANIC);
  expect(a1).toMatchObject({ at: [100, 100], facing: 180, moved: false, spent: 0, ap: 3 });
});

test('RX-WOUND-02 a figure that falls on its way is where it was hit', () => {
  const fall = [
    [6, 1],
    [6, 6],
  ];
  const { a1 } = watched(555, 'move:250,100', fall);
  expect(a1).toMatchObject({ fate: 'eliminated', at: [160, 100], ap: 0, spent: 2 });
});

const FENCE: BattleExtras = {
  terrain: [
    { id: 'fence', shape: rectangle(112, 50, 6, 100), ground: 'obstacle', cover: 1, height: 10 },
  ],
};

test('RX-ACTG-04 a figure stopped while crossing is back and has paid', () => {
  const { a1, played } = watched(505, 'cross:134,100', PANIC, FENCE);
  expect(loggedEvents(played)).toContain('stopped');
  expect(a1).toMatchObject({ at: [100, 100], spent: 3, ap: 0 });
});

test('RX-ACTG-04 a figure stopped before it crosses keeps its points', () => {
  const { a1, played } = watched(400, 'cross:134,100', PANIC, FENCE);
  expect(loggedEvents(played)).toContain('stopped');
  expect(a1).toMatchObject({ at: [100, 100], spent: 0, ap: 3 });
});
