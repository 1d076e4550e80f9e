import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { actions } from './action-keys.ts';
import { possibleActions } from './candidates.ts';
import { figureOf } from './figures.ts';
import type { Battle, Figure } from './state.ts';
import {
  act,
  activate,
  battleOf,
  moment,
  refusal,
  loggedEvents,
} from './testing/scripted-battle.ts';

const name = { en: 'x', fr: 'x' };

/** What a figure is offered, as it is written. */
function actionKeys(battle: Battle, figure: Figure): string[] {
  return possibleActions(battle, figure).map((action) => actions.make(action));
}

test('RX-SHOOT-02 a wrong number of shots is refused with the right one', () => {
  const battle = battleOf(['a1 assault-rifle @100,100', 'b1 @400,100', 'b2 @400,140']);
  expect(refusal(battle, 'a1', 'shoot:assault-rifle:b1*2')).toMatchObject({
    code: 'wrong-shots',
    rule: 'RX-SHOOT-02',
    params: { shots: 2, least: 1, most: 1 },
  });
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*4')).toMatchObject({
    code: 'wrong-shots',
    rule: 'RX-BURST-01',
    params: { shots: 4, least: 2, most: 3 },
  });
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*1+b1*1')).toMatchObject({
    code: 'not-understood',
  });
  const long = 'x'.repeat(50);
  expect(refusal(battle, 'a1', `shoot:assault-rifle:!${long}`)).toMatchObject({
    code: 'not-understood',
    params: { answer: `shoot:assault-rifle:!${long}`.slice(0, 40) },
  });
});

test('RX-RNG-01 shots beyond long range are wasted, or refused if so set', () => {
  const lines = ['a1 pistol @100,100', 'b1 @740,100'];
  const wasted = act(battleOf(lines), 'a1', 'shoot:pistol:b1');
  expect(loggedEvents(wasted)).toEqual(['shots-declared', 'shots-wasted']);
  const settings = { beyondLong: 'refused' } as const;
  expect(refusal(battleOf(lines, { settings }), 'a1', 'shoot:pistol:b1')).toMatchObject({
    code: 'out-of-range',
    rule: 'RX-RNG-01',
  });
  const near = battleOf(['a1 pistol @100,100', 'b1 @300,100'], { settings });
  expect(refusal(near, 'a1', 'shoot:pistol:b1')).toBeUndefined();
});

test('RX-RNG-01 each of two weapons is offered for targets in its range', () => {
  const battle = battleOf(['a1 pistol sniper-rifle assault-rifle @100,100 >90', 'b1 @900,100']);
  const keys = actionKeys(battle, activate(battle, 'a1', 6));
  expect(keys.filter((key) => key.startsWith('shoot:pistol'))).toEqual([]);
  expect(keys.some((key) => /^shoot:(sniper|assault)-rifle:b1$/.test(key))).toBe(true);
});

test('RX-BURST-01 a figure without bursts left is offered none', () => {
  const bursts = (settings: object) => {
    const again = battleOf(['a1 assault-rifle @100,100', 'b1 @400,100'], { settings });
    figureOf(again, 'a1').bursts = { 'assault-rifle': 1 };
    return actionKeys(again, activate(again, 'a1', 6)).filter((key) => key.startsWith('burst'));
  };
  expect(bursts({ bursts: 'one' })).toEqual([]);
  expect(bursts({ bursts: 'rate-of-fire' })).not.toEqual([]);
});

test('RX-ACTC-06 a weapon that one does not have is named', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @300,100']);
  for (const key of ['blast:cannon:200,100', 'flame:cannon:200,100'])
    expect(refusal(battle, 'a1', key)).toMatchObject({
      code: 'no-such-weapon',
      params: { figure: 'a1', weapon: 'cannon' },
    });
});

test('RX-ACTC-06 the edge of the table is still a place to throw at', () => {
  const battle = battleOf(['a1 grenade @100,100 >0', 'b1 @900,900']);
  expect(refusal(battle, 'a1', 'blast:grenade:100,0')).toBeUndefined();
  const west = battleOf(['a1 grenade @100,100 >270', 'b1 @900,900']);
  expect(refusal(west, 'a1', 'blast:grenade:0,100')).toBeUndefined();
});

test('RX-REACT-12 a panicked figure is not offered a fight it may not begin', () => {
  const battle = battleOf(['a1 panic @100,100', 'b1 @124,100']);
  expect(actionKeys(battle, activate(battle, 'a1', 3))).not.toContain('fight:b1');
});

test('RX-OPP-03 RX-CC-01 starting a combat ends waiting for both', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 pistol @124,100', 'b2 @900,900']);
  for (const id of ['a1', 'b1']) figureOf(battle, id).opportunity = true;
  const played = act(battle, 'a1', 'fight:b1', {
    choices: ['hold'],
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(figureOf(battle, 'a1').opportunity).toBe(false);
  expect(figureOf(battle, 'b1').opportunity).toBe(false);
  expect(loggedEvents(played)).toContain('combat-round');
});

test('RX-CC-07 only the attacker’s side of three is struck back at', () => {
  const battle = battleOf(['a1 @1000,600', 'b1 @1024,600', 'c1 @1024,624', 'c9 @100,100']);
  const played = act(battle, 'a1', 'fight:b1', {
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(played.choices).toEqual([]);
});

test('RX-ACTG-01 a fallen figure drops its own things only', () => {
  const battle = battleOf(['a1 @100,100', 'a2 @100,300', 'b1 pistol @300,100'], {
    objects: [
      { id: 'o1', name, at: [100, 120], points: 1 },
      { id: 'o2', name, at: [100, 320], points: 1 },
    ],
  });
  for (const [i, thing] of battle.things.entries()) thing.holder = `a${i + 1}`;
  const played = act(battle, 'b1', 'shoot:pistol:a1', { faces: [[6], [6, 6]] });
  expect(moment(played, 'drops')).toEqual({ figure: 'a1', object: 'o1' });
  expect(battle.things.map(({ holder }) => holder)).toEqual([null, 'a2']);
});

test('RX-ACTG-01 a door can be shut next to a figure that only touches it', () => {
  const door = {
    id: 'd1',
    name,
    open: true,
    terrain: { id: 'door', shape: rectangle(112, 90, 10, 30), ground: 'impassable' },
  } as const;
  const battle = battleOf(['a1 @100,100', 'b1 @900,900'], { doors: [door] });
  expect(refusal(battle, 'a1', 'door:d1')).toBeUndefined();
  const inside = battleOf(['a1 @104,100', 'b1 @900,900'], { doors: [door] });
  expect(refusal(inside, 'a1', 'door:d1')).toMatchObject({ code: 'doorway-blocked' });
});

test('RX-ACTG-01 only an open door lets pass', () => {
  const door = (id: string, x: number, open: boolean) => ({
    id,
    name,
    open,
    terrain: {
      id: `${id}-leaf`,
      shape: rectangle(x, 0, 10, 1200),
      ground: 'impassable' as const,
      blocksSight: true,
    },
  });
  const battle = battleOf(['a1 pistol @100,100', 'b1 @260,100', 'b2 @160,100'], {
    doors: [door('d1', 120, true), door('d2', 200, false)],
  });
  expect(refusal(battle, 'a1', 'shoot:pistol:b2')).toBeUndefined();
  expect(refusal(battle, 'a1', 'shoot:pistol:b1')).toMatchObject({ code: 'no-line-of-sight' });
});

test('RX-BURST-01 two shots are a burst', () => {
  const battle = battleOf(['a1 assault-rifle @100,100', 'b1 @400,100']);
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*2')).toBeUndefined();
});

test('RX-OPP-01 one weapon to aim at figures is enough to wait', () => {
  const battle = battleOf(['a1 pistol grenade @100,100', 'b1 @400,100']);
  expect(actionKeys(battle, activate(battle, 'a1', 5))).toContain('opportunity');
});
