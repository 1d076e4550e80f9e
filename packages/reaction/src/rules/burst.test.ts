import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { act, activate, battleOf, moment, refusal } from './testing/scripted-battle.ts';
import { hitModifier, type FireMode } from './shooting.ts';

function longShot(mode: FireMode, burst = 0): number {
  const battle = battleOf(['a1'], { settings: { burst } });
  return hitModifier(battle, figureOf(battle, 'a1'), 'long', mode, false);
}

test('RX-BURST-01 a burst has at least 2 shots, at most the rate of fire', () => {
  const battle = battleOf(['a1 assault-rifle shotgun', 'b1 @250,100']);
  const wrong = { code: 'wrong-shots', rule: 'RX-BURST-01' };
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*1')).toMatchObject(wrong);
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*4')).toMatchObject({
    ...wrong,
    params: { shots: 4, most: 3 },
  });
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*2')).toBeUndefined();
  expect(refusal(battle, 'a1', 'burst:shotgun:b1*2')).toMatchObject({
    code: 'cannot-burst',
    rule: 'RX-BURST-01',
  });
});

test('RX-BURST-01 rate of fire 2 allows two bursts for 4 AP, not three', () => {
  const battle = battleOf(['a1 pistol', 'b1 @500,100']);
  for (let i = 0; i < 2; i++) act(battle, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(figureOf(battle, 'a1').spent).toBe(4);
  expect(refusal(battle, 'a1', 'burst:pistol:b1*2')).toMatchObject({
    code: 'no-more-bursts',
    params: { most: 2 },
  });
  const single = battleOf(['a1 pistol', 'b1 @500,100'], { settings: { bursts: 'one' } });
  act(single, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(refusal(single, 'a1', 'burst:pistol:b1*2')).toMatchObject({
    code: 'no-more-bursts',
    params: { most: 1 },
  });
});

test('RX-BURST-02 a burst has no modifier, unless the table gives it one', () => {
  expect(longShot('burst')).toBe(0);
  expect(longShot('burst', -1)).toBe(-1);
  expect(longShot('shoot', -1)).toBe(0);
  expect(longShot('opportunity', -1)).toBe(-1);
  const shotgun = battleOf(['a1 @100,100', 'b1 shotgun @300,100'], { settings: { burst: -1 } });
  figureOf(shotgun, 'b1').opportunity = true;
  const played = act(shotgun, 'a1', 'move:100,110', {
    choices: ['shoot:shotgun:a1'],
    faces: [[1]],
  });
  expect(moment(played, 'misses')).toMatchObject({ range: 'long', modifier: 0 });
});

test('RX-ACTC-02 a single shot costs 1, a burst 2', () => {
  const battle = battleOf(['a1 pistol', 'b1 @500,100']);
  act(battle, 'a1', 'shoot:pistol:b1', { faces: [[1]] });
  expect(figureOf(battle, 'a1').spent).toBe(1);
  act(battle, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(figureOf(battle, 'a1').spent).toBe(3);
});

test('RX-ACTC-03 heavy weapons: a single shot costs 2, a burst 3', () => {
  const battle = battleOf(['a1 machine-gun', 'b1 @500,100']);
  act(battle, 'a1', 'shoot:machine-gun:b1', { faces: [[1]] });
  expect(figureOf(battle, 'a1').spent).toBe(2);
  act(battle, 'a1', 'burst:machine-gun:b1*5', { faces: [[1, 1, 1, 1, 1]] });
  expect(figureOf(battle, 'a1').spent).toBe(5);
});

test('RX-ACTC-04 an aimed shot costs 5, with heavy weapons too, and is one shot', () => {
  for (const weapon of ['pistol', 'machine-gun']) {
    const battle = battleOf([`a1 ${weapon}`, 'b1 @600,100']);
    const played = act(battle, 'a1', `aim:${weapon}:b1`, { faces: [[3]] });
    expect(moment(played, 'misses')).toMatchObject({ shots: 1, modifier: 2 });
    expect(figureOf(battle, 'a1').spent).toBe(5);
    expect(
      refusal(battleOf([`a1 ${weapon}`, 'b1 @600,100']), 'a1', `aim:${weapon}:b1*2`),
    ).toMatchObject({
      code: 'wrong-shots',
    });
  }
  const green = battleOf(['a1 pistol', 'b1 @600,100']);
  activate(green, 'a1', 4);
  expect(refusal(green, 'a1', 'aim:pistol:b1')).toMatchObject({
    code: 'not-enough-ap',
    params: { cost: 5, ap: 4 },
  });
});
