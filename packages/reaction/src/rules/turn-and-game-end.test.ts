import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { battleOf, loggedEvents, type BattleExtras } from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';
import { scores } from './victory.ts';

const name = { en: 'x', fr: 'x' };

test('RX-TURN-03 a battle that is decided goes no further', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @900,100']);
  battle.decided = { winners: [1], reason: 'points' };
  battle.phase = { step: 'start' };
  expect(loggedEvents(runFlow(playStep(battle)))).toEqual([]);
  expect(battle).toMatchObject({ turn: 1, phase: { step: 'start' }, decided: { winners: [1] } });
});

test('RX-AP-01 points that were left are gone when the next turn begins', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @900,100']);
  figureOf(battle, 'a1').ap = 3;
  battle.phase = { step: 'start' };
  runFlow(playStep(battle));
  expect(figureOf(battle, 'a1').ap).toBe(0);
});

test('RX-REACT-17 an event strikes figures up to the edge of their base', () => {
  const frightened = (x: number) => {
    const events = [{ turn: 2, name, kind: 'panic', at: [100, 100], radius: 6 }] as const;
    const battle = battleOf([`a1 @${x},100`, 'b1 @900,900'], { events });
    battle.phase = { step: 'start' };
    runFlow(playStep(battle));
    return figureOf(battle, 'a1').reaction;
  };
  expect([frightened(172), frightened(173)]).toEqual(['panic', 'none']);
});

test('RX-TURN-03 a place is held up to its reach, measured from the base', () => {
  const held = (x: number) => {
    const objectives: BattleExtras['objectives'] = [
      { id: 'p1', name, at: [500, 500], reach: 5, points: 3, kind: 'hold' },
    ];
    return scores(battleOf([`a1 @${x},500`, 'b1 @900,900'], { objectives }));
  };
  expect([held(562), held(563)]).toEqual([
    [3, 0],
    [0, 0],
  ]);
});
