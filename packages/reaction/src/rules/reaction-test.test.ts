import { expect, test } from 'vitest';
import { runFlow } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { actionPoints } from './action-points.ts';
import { attackOf } from './attack-dice.ts';
import { fightRound } from './close-combat.ts';
import { figureOf } from './figures.ts';
import { panic, rout, routInCombat } from './reaction.ts';
import { reactionModifier, reactionTest, testResult } from './reaction-test.ts';
import { routMove } from './rout.ts';
import { hitModifier } from './shooting.ts';
import {
  activate,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';
import { wound } from './wound.ts';

/** Two friends keep a figure from being the last of its group, far from everything. */
const FRIENDS = ['a8 @1000,500', 'a9 @1000,600', 'b1 @1900,1100'];

function testOf(line: string, dice: readonly number[], extras: BattleExtras = {}) {
  const battle = battleOf([line, ...FRIENDS], extras);
  return runFlow(reactionTest(battle, figureOf(battle, 'a1')), { faces: [dice] }).result;
}

function modifierOf(lines: readonly string[], extras: BattleExtras = {}) {
  const battle = battleOf(lines, extras);
  return reactionModifier(battle, figureOf(battle, 'a1'));
}

test('RX-REACT-01 2d6 and modifiers: 8 OK, 5 to 7 panic, 4 or less rout', () => {
  expect(testOf('a1 average panic @1000,400', [3, 4])).toBe('panic');
  expect(testOf('a1 veteran panic @1000,400', [3, 4])).toBe('ok');
  expect(testOf('a1 green panic @1000,400', [2, 3])).toBe('rout');
  expect([2, 4, 5, 7, 8, 12].map(testResult)).toEqual([
    'rout',
    'rout',
    'panic',
    'panic',
    'ok',
    'ok',
  ]);
});

test('RX-REACT-01 only figures under a reaction test, one a step', () => {
  const battle = battleOf(['a1 panic @1000,400', ...FRIENDS]);
  battle.phase = { step: 'mandatory', tasks: [] };
  runFlow(playStep(battle));
  expect(battle.phase).toEqual({ step: 'reaction', tests: ['a1'] });
});

test('RX-REACT-02 quality counts -1, 0, +1, +2', () => {
  const of = (quality: string) => modifierOf([`a1 ${quality} @1000,400`, ...FRIENDS]);
  expect(['green', 'average', 'veteran', 'elite'].map(of)).toEqual([-1, 0, 1, 2]);
});

test('RX-REACT-03 the last of a group has -2, heroes have not', () => {
  expect(modifierOf(['a1 @100,100', 'b1 @900,900'], { sizes: { A1: 2 } })).toBe(-2);
  expect(modifierOf(['a1 hero average lone @100,100', 'b1 @900,900'])).toBe(0);
});

test('RX-REACT-04 -1 with fewer than half alive, half rounded down', () => {
  const alive = (count: number, size: number, extras: BattleExtras = {}) =>
    modifierOf(['a1 @100,100', 'a2 @300,100', 'a3 @500,100'].slice(0, count), {
      ...extras,
      sizes: { A1: size },
    });
  expect(alive(3, 6)).toBe(0);
  expect(alive(2, 6)).toBe(-1);
  expect(alive(2, 5)).toBe(0);
  expect(alive(1, 5)).toBe(-3);
  expect(alive(2, 5, { settings: { belowHalf: 'exact' } })).toBe(-1);
});

test('RX-REACT-05 -1 already routing', () => {
  expect(modifierOf(['a1 rout @1000,400', ...FRIENDS])).toBe(-1);
});

test('RX-REACT-06 -1 engaged in close combat', () => {
  const battle = battleOf(['a1 @1000,400', ...FRIENDS]);
  battle.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
  expect(reactionModifier(battle, figureOf(battle, 'a1'))).toBe(-1);
});

test('RX-REACT-07 +1 in contact with a steady leader or second, once, not for oneself', () => {
  const leader = (words: string) =>
    modifierOf(['a1 @1000,400', `a2 ${words} @1024,400`, ...FRIENDS]);
  expect(leader('leader')).toBe(1);
  expect(leader('second')).toBe(1);
  expect(leader('basic')).toBe(0);
  expect(leader('leader panic')).toBe(0);
  expect(leader('leader ok')).toBe(1);
  expect(
    modifierOf(['a1 @1000,400', 'a2 leader @1024,400', 'a3 second @976,400', ...FRIENDS]),
  ).toBe(1);
  expect(modifierOf(['a1 @1000,400', 'a2 leader @1030,400', ...FRIENDS])).toBe(0);
  const settings = { steadyingLeader: 'any' } as const;
  expect(modifierOf(['a1 @1000,400', 'a2 leader panic @1024,400', ...FRIENDS], { settings })).toBe(
    1,
  );
});

test('RX-REACT-08 a second has +1', () => {
  expect(modifierOf(['a1 second @1000,400', ...FRIENDS])).toBe(1);
});

test('RX-REACT-09 a leader has +2', () => {
  expect(modifierOf(['a1 leader @1000,400', ...FRIENDS])).toBe(2);
});

test('RX-REACT-10 an average second, routing, touching the leader: +1, so 7 is enough', () => {
  const lines = ['a1 average second rout @1000,400', 'a2 leader @1024,400', ...FRIENDS];
  expect(modifierOf(lines)).toBe(1);
  const battle = battleOf(lines);
  const played = runFlow(reactionTest(battle, figureOf(battle, 'a1')), { faces: [[3, 4]] });
  expect(played.result).toBe('ok');
  expect(moment(played, 'reaction-test')).toEqual({
    figure: 'a1',
    modifier: 1,
    dice: 7,
    total: 8,
    result: 'ok',
  });
});

test('RX-REACT-11 OK: the marker is turned, 3 AP this turn, gone at its end', () => {
  const battle = battleOf(['a1 elite panic @1000,400', ...FRIENDS]);
  const a1 = figureOf(battle, 'a1');
  runFlow(reactionTest(battle, a1), { faces: [[5, 5]] });
  expect(a1.reaction).toBe('ok');
  expect(actionPoints(battle, a1)).toBe(3);
  battle.phase = { step: 'end' };
  runFlow(playStep(battle));
  expect(a1.reaction).toBe('none');
});

test('RX-REACT-12 panic gives 3 AP, -1 to shoot, -2 to fight, no charge', () => {
  const battle = battleOf(['a1 average panic @1000,400', 'b1 @1024,400', 'a8 @1000,600']);
  const a1 = figureOf(battle, 'a1');
  expect(actionPoints(battle, a1)).toBe(3);
  expect(hitModifier(battle, a1, 'long', 'shoot', false)).toBe(-1);
  expect(attackOf(battle, a1, false, 0).modifier).toBe(-2);
  expect(refusal(battle, 'a1', 'fight:b1')).toMatchObject({
    code: 'panicked',
    rule: 'RX-REACT-12',
  });
  battle.phase = { step: 'end' };
  runFlow(playStep(battle));
  expect(a1.reaction).toBe('panic');
});

test('RX-REACT-12 a panicked figure may fight back, and go on with a combat it is in', () => {
  const battle = battleOf(['a1 panic @1000,400', 'b1 @1024,400']);
  battle.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
  expect(refusal(battle, 'a1', 'fight:b1')).toBeUndefined();
});

test('RX-REACT-13 rout runs 20 cm to the nearest edge, and off it is lost', () => {
  const battle = battleOf(['a1 @1000,400', 'a2 @300,100', 'b1 @1900,1100']);
  const [a1, a2] = [figureOf(battle, 'a1'), figureOf(battle, 'a2')];
  runFlow(rout(battle, a1, 'RX-REACT-13'));
  expect(a1.at).toEqual([1000, 200]);
  expect(actionPoints(battle, a1)).toBe(0);
  const played = runFlow(rout(battle, a2, 'RX-REACT-13'));
  expect(loggedEvents(played)).toEqual(['routs', 'rout-move', 'fled']);
  expect(a2.fate).toBe('fled');
});

test('RX-REACT-14 a figure that routs while engaged is eliminated', () => {
  const battle = battleOf(['a1 panic @1000,400', 'b1 @1024,400', 'a8 @500,500', 'a9 @500,600']);
  battle.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
  const a1 = figureOf(battle, 'a1');
  const played = runFlow(reactionTest(battle, a1), { faces: [[1, 1]] });
  expect(loggedEvents(played)).toContain('caught-routing');
  expect(a1.fate).toBe('eliminated');
});

test('RX-REACT-15 rout moves at once and in the next step 1, then tests with -1', () => {
  const battle = battleOf(['a1 panic @1000,600', 'a8 @900,900', 'a9 @1000,900', 'b1 @1900,1100'], {
    turn: 1,
  });
  const a1 = figureOf(battle, 'a1');
  battle.phase = { step: 'reaction', tests: ['a1'] };
  runFlow(playStep(battle), { faces: [[1, 2]] });
  expect(a1.at).toEqual([1000, 400]);
  battle.phase = { step: 'start' };
  runFlow(playStep(battle));
  expect(battle.phase).toEqual({ step: 'mandatory', tasks: [{ kind: 'rout', figure: 'a1' }] });
  runFlow(playStep(battle));
  expect(a1.at).toEqual([1000, 200]);
  const played = runFlow(playStep(battle), { faces: [[4, 5]] });
  expect(moment(played, 'reaction-test')).toMatchObject({ modifier: -1, result: 'ok' });
});

test('RX-REACT-15 the first rout move waits for the next turn, as a setting', () => {
  const settings = { routMove: 'next-turn' } as const;
  const battle = battleOf(['a1 panic @1000,400', ...FRIENDS], { settings });
  runFlow(reactionTest(battle, figureOf(battle, 'a1')), { faces: [[1, 2]] });
  expect(figureOf(battle, 'a1').at).toEqual([1000, 400]);
});

test('RX-REACT-16 routs go round impassable terrain and ignore difficult ground', () => {
  const wall = { id: 'wall', shape: rectangle(900, 200, 200, 40), ground: 'impassable' } as const;
  const walled = battleOf(['a1 rout @1000,260', 'b1 @1900,1100'], { terrain: [wall] });
  runFlow(routMove(walled, figureOf(walled, 'a1')));
  const [x, y] = figureOf(walled, 'a1').at;
  expect(y).toBeLessThan(260);
  expect(x < 900 || x > 1100).toBe(true);

  const mud = { id: 'mud', shape: rectangle(800, 0, 400, 600), ground: 'difficult' } as const;
  const lines = ['a1 rout @1000,500', 'b1 @1900,1100'];
  const ignored = battleOf(lines, { terrain: [mud] });
  runFlow(routMove(ignored, figureOf(ignored, 'a1')));
  expect(figureOf(ignored, 'a1').at).toEqual([1000, 300]);
  const slowed = battleOf(lines, { terrain: [mud], settings: { routTerrain: 'slows' } });
  runFlow(routMove(slowed, figureOf(slowed, 'a1')));
  const [, down] = figureOf(slowed, 'a1').at;
  expect(down).toBeGreaterThan(300);
});

test('RX-REACT-16 routs cross obstacles where they can and go round others', () => {
  const wall = (height: number, depth: number) =>
    ({
      id: 'wall',
      shape: rectangle(500, 300 - depth, 1000, depth),
      ground: 'obstacle',
      height,
    }) as const;
  const ends = (height: number, depth: number, extras: BattleExtras = {}) => {
    const lines = ['a1 rout @1000,400', 'b1 @1900,1100'];
    const battle = battleOf(lines, { ...extras, terrain: [wall(height, depth)] });
    runFlow(routMove(battle, figureOf(battle, 'a1')));
    return figureOf(battle, 'a1').at;
  };
  expect(ends(30, 50)).toEqual([1000, 200]);
  expect(ends(31, 50)).not.toEqual([1000, 200]);
  expect(ends(30, 51)).not.toEqual([1000, 200]);
  expect(ends(30, 50, { settings: { routTerrain: 'slows' } })).not.toEqual([1000, 200]);
});

test('RX-REACT-16 routs go round enemies', () => {
  const line = Array.from({ length: 15 }, (_, i) => `b${i + 1} @${832 + 24 * i},300`);
  const battle = battleOf(['a1 rout @1000,400', ...line]);
  runFlow(routMove(battle, figureOf(battle, 'a1')));
  const [x, y] = figureOf(battle, 'a1').at;
  expect(y > 276 || x < 832 || x > 1168).toBe(true);
});

test('RX-REACT-16 a boxed in figure stays', () => {
  const walls = [
    rectangle(960, 960, 80, 10),
    rectangle(960, 1030, 80, 10),
    rectangle(960, 960, 10, 80),
    rectangle(1030, 960, 10, 80),
  ].map((shape, i) => ({ id: `w${i}`, shape, ground: 'impassable' }) as const);
  const battle = battleOf(['a1 rout @1000,1000', 'b1 @1900,100'], { terrain: walls });
  const played = runFlow(routMove(battle, figureOf(battle, 'a1')));
  expect(loggedEvents(played)).toEqual(['boxed-in']);
  expect(figureOf(battle, 'a1').at).toEqual([1000, 1000]);
});

test('RX-REACT-17 panic on panic stays panic, panic on rout stays rout', () => {
  for (const reaction of ['panic', 'rout'] as const) {
    const battle = battleOf([`a1 ${reaction} @1000,400`, ...FRIENDS]);
    const played = runFlow(panic(battle, figureOf(battle, 'a1'), 'RX-WOUND-03'));
    expect(loggedEvents(played)).toEqual(['reaction-stays']);
    expect(figureOf(battle, 'a1').reaction).toBe(reaction);
  }
});

test('RX-REACT-17 a fallen leader frightens nobody, unless the table wants it', () => {
  const lines = ['a1 leader @100,100', 'a2 @200,100', 'b1 @900,900'];
  const blow = { dice: [6, 6], cover: 0, bonus: 0, by: 'shot' } as const;
  const calm = battleOf(lines);
  runFlow(wound(calm, figureOf(calm, 'a1'), blow), { faces: [[6, 6]] });
  expect(figureOf(calm, 'a2').reaction).toBe('none');
  const shaken = battleOf(lines, { settings: { leaderFalls: 'group-panics' } });
  runFlow(wound(shaken, figureOf(shaken, 'a1'), blow), { faces: [[6, 6]] });
  expect(figureOf(shaken, 'a2').reaction).toBe('panic');
});

test('RX-REACT-17 events of the scenario frighten, at the start of their turn', () => {
  const event = {
    turn: 2,
    name: { en: 'Alarm', fr: 'Alarme' },
    at: [200, 200],
    radius: 5,
    seat: 0,
  } as const;
  const lines = ['a1 @200,250', 'a2 @600,600', 'b1 @200,150', 'b2 @900,900'];
  const battle = battleOf(lines, { events: [{ ...event, kind: 'panic' }] });
  battle.phase = { step: 'start' };
  runFlow(playStep(battle));
  expect(['a1', 'a2', 'b1'].map((id) => figureOf(battle, id).reaction)).toEqual([
    'panic',
    'none',
    'none',
  ]);
  const routed = battleOf(lines, { events: [{ ...event, kind: 'rout' }] });
  routed.phase = { step: 'start' };
  runFlow(playStep(routed));
  expect(figureOf(routed, 'a1').fate).toBe('fled');
});

test('RX-REACT-18 machines neither panic nor rout', () => {
  const battle = battleOf(['a1 robot @1000,400', 'b1 @1024,400']);
  const a1 = figureOf(battle, 'a1');
  expect(loggedEvents(runFlow(panic(battle, a1, 'RX-WOUND-03')))).toEqual(['machine-steady']);
  expect(loggedEvents(runFlow(rout(battle, a1, 'RX-REACT-13')))).toEqual(['machine-steady']);
  expect(loggedEvents(runFlow(routInCombat(battle, a1)))).toEqual(['machine-steady']);
  expect(a1.reaction).toBe('none');
  // A blow that would rout a man by 1 does nothing to a machine of resistance 9.
  const played = runFlow(fightRound(battle, figureOf(battle, 'b1'), a1), {
    faces: [
      [6, 6, 6],
      [1, 1],
      [4, 4],
    ],
  });
  expect(played.result).toEqual({ winner: 'attacker', wound: 'none' });
});

test('RX-REACT-13 a routing figure has no points left', () => {
  for (const routs of [rout, routInCombat]) {
    const battle = battleOf(['a1 @1000,600', 'b1 @1900,1100']);
    const figure = activate(battle, 'a1', 5);
    if (routs === rout) runFlow(rout(battle, figure, 'RX-REACT-13'));
    else runFlow(routInCombat(battle, figure));
    expect(figure).toMatchObject({ reaction: 'rout', ap: 0 });
  }
});

test('RX-REACT-07 nobody is steadied by the leader of the enemy, or by one who is gone', () => {
  const modifier = (line: string, change: object = {}) => {
    const battle = battleOf(['a1 panic @100,100', 'a8 @900,900', 'a9 @900,800', line]);
    Object.assign(battle.figures[3] ?? {}, change);
    return reactionModifier(battle, figureOf(battle, 'a1'));
  };
  expect(modifier('a2 leader @124,100')).toBe(1);
  expect(modifier('b2 leader @124,100')).toBe(0);
  expect(modifier('a2 leader @124,100', { fate: 'eliminated' })).toBe(0);
});
