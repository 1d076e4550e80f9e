import { runFlow } from '@skirmish-kit/core/testing';
import { rectangle, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { reactionTest } from './reaction-test.ts';
import { routInCombat } from './reaction.ts';
import { routMove } from './rout.ts';
import { battleOf, moment, loggedEvents, type BattleExtras } from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';

/** a1 runs for the nearest edge. */
function runs(lines: readonly string[], extras: BattleExtras = {}) {
  const battle = battleOf([...lines, 'b1 @1900,1100'], extras);
  const a1 = figureOf(battle, 'a1');
  return { a1, played: runFlow(routMove(battle, a1)) };
}

const wall = (id: string, x: number, y: number, width: number, height: number): Terrain => ({
  id,
  shape: rectangle(x, y, width, height),
  ground: 'impassable',
});

test('RX-REACT-16 a rout takes an open door', () => {
  const room = [
    wall('left', 900, 500, 10, 200),
    wall('right', 1090, 500, 10, 200),
    wall('up', 900, 500, 200, 10),
  ];
  const out = (open: boolean) => {
    const door = { id: 'd1', name: { en: 'x', fr: 'x' }, terrain: wall('leaf', 900, 690, 200, 10) };
    return runs(['a1 rout @1000,600'], { terrain: room, doors: [{ ...door, open }] });
  };
  expect(loggedEvents(out(false).played)).toEqual(['boxed-in']);
  expect(out(true).a1.at).toEqual([1000, 800]);
});

test('RX-REACT-16 difficult ground does not slow a rout, unless set', () => {
  const terrain: Terrain[] = [
    { id: 'mud', shape: rectangle(0, 0, 2000, 300), ground: 'difficult' },
  ];
  const fate = (routTerrain: 'ignored' | 'slows', y: number) =>
    runs([`a1 rout @1000,${y}`], { terrain, settings: { routTerrain } }).a1.fate;
  expect(fate('ignored', 212)).toBe('fled');
  expect([fate('slows', 112), fate('slows', 113)]).toEqual(['fled', 'in']);
});

test('RX-REACT-13 a rout around something leaves the table at its edge', () => {
  const { a1, played } = runs(['a1 rout @1000,130'], { terrain: [wall('rock', 980, 80, 40, 10)] });
  expect(a1.fate).toBe('fled');
  expect(moment(played, 'rout-move')).toMatchObject({ y: 12 });
});

test('RX-REACT-16 a rout with friends on every place of its path is boxed in', () => {
  const friends = [576, 540, 504, 468, 432, 396].map((y, i) => `a${i + 2} @1000,${y}`);
  const { a1, played } = runs(['a1 rout @1000,600', ...friends]);
  expect(loggedEvents(played)).toEqual(['boxed-in']);
  expect(a1.at).toEqual([1000, 600]);
});

test('RX-REACT-16 RX-ACTG-04 a round obstacle is run over if it is not too deep', () => {
  const over = (radius: number) => {
    const shape = { at: [1000, 500], radius } as const;
    const terrain: Terrain[] = [{ id: 'pit', shape, ground: 'obstacle', height: 10 }];
    const settings = { obstacleDepth: 40 };
    return runs(['a1 rout @1000,600'], { terrain, settings }).a1.at;
  };
  expect(over(20)).toEqual([1000, 400]);
  expect(over(21)).not.toEqual([1000, 400]);
});

test('RX-CC-17 RX-REACT-11 a recovered figure can no longer be caught', () => {
  const battle = battleOf(['a1 rout @1000,600', 'a2 @100,100', 'b1 @1900,1100']);
  const a1 = figureOf(battle, 'a1');
  a1.routedInCombat = true;
  runFlow(reactionTest(battle, a1), { faces: [[6, 6]] });
  expect(a1).toMatchObject({ reaction: 'ok', routedInCombat: false });
});

test('RX-REACT-14 a rout in close combat is caught at once, as a setting', () => {
  const battle = battleOf(['a1 @1000,600', 'b1 @1024,600'], {
    settings: { routInCombat: 'eliminated' },
  });
  const played = runFlow(routInCombat(battle, figureOf(battle, 'a1')));
  expect(loggedEvents(played).slice(0, 3)).toEqual(['routs', 'caught-routing', 'eliminated']);
});

test('RX-TURN-03 nothing more is played with one side left', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @900,100']);
  figureOf(battle, 'b1').fate = 'fled';
  battle.phase = { step: 'start' };
  const played = runFlow(playStep(battle));
  expect(loggedEvents(played)).toEqual(['battle-over']);
  expect(battle).toMatchObject({ turn: 1, decided: { winners: [0], reason: 'last-standing' } });
});
