import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { climbFactor } from './climb.ts';
import { commandTest } from './command.ts';
import { endOfTurn } from './end-of-turn.ts';
import { figureOf } from './figures.ts';
import { passiveTest } from './passive-test.ts';
import { fallDie } from './rope-fall.ts';
import {
  activate,
  battleWith,
  perform,
  piece,
  refused,
  type FigureSpec,
} from './testing/battle.ts';
import { loggedEvents } from './testing/logged-events.ts';
import { playStep } from './turn.ts';
import { loseLife, takeHit } from './wound.ts';

const TOWER = piece('tower', [20, 10, 6, 6], { ground: 'impassable', height: 80 });
const CLIMBER: FigureSpec = { equipment: ['rope'], values: { life: 3 } };
const notations = (played: { readonly rolls: readonly { readonly notation: string }[] }) =>
  played.rolls.map(({ notation }) => notation);

test('MU-IMP-17 an acrobat climbs a rope at single cost and falls on two 1s only', () => {
  const battle = battleWith({
    a: [
      [10, 10, CLIMBER],
      [12, 10, { ...CLIMBER, abilities: ['acrobat'] }],
    ],
    terrain: [TOWER],
  });
  const factors = ['a1', 'a2'].map((id) => climbFactor(battle, figureOf(battle, id), 'tower'));
  expect(factors).toEqual([2, 1]);
  const acrobat = figureOf(battle, 'a2');
  acrobat.hanging = true;
  acrobat.on = 'tower';
  runFlow(fallDie(battle, 'a2', 'b1'), { faces: [[1, 4]] });
  expect(acrobat.hanging).toBe(true);
  runFlow(fallDie(battle, 'a2', 'b1'), { faces: [[1, 1]] });
  expect([acrobat.hanging, acrobat.life]).toEqual([false, 2]);
});

test('MU-IMP-18 steel nerves keep two of three dice: 6, 5, 1 passes a Command of 6', () => {
  const battle = battleWith({ a: [[10, 10, { abilities: ['steel-nerves'] }]] });
  const test = (faces: readonly number[]) =>
    runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), { faces: [faces] }).result;
  expect(test([6, 5, 1])).toBe(true);
  expect(test([6, 5, 2])).toBe(false);
});

test('MU-IMP-20 will to live gives a life for 2 points, in melee too, up to the most', () => {
  const hurt: FigureSpec = { rank: 'chief', values: { life: 3 }, life: 2 };
  const battle = battleWith({
    a: [[10, 10, { ...hurt, abilities: ['will-to-live'] }]],
    b: [[11, 10]],
  });
  const figure = activate(battle, 'a1');
  perform(battle, 'recover');
  expect([figure.life, figure.ap]).toEqual([3, 1]);
  figure.ap = 3;
  expect(refused(battle, 'recover')).toBe('not-hurt MU-IMP-20');
  const other = battleWith({ a: [[10, 10, hurt]] });
  activate(other, 'a1');
  expect(refused(other, 'recover')).toBe('no-such-deed MU-IMP-20');
});

test('MU-IMP-21 weak spots roll three dice for a sword of two, of which two count', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['sword'], abilities: ['weak-spots'] }]],
    b: [[11, 10, { values: { life: 5 } }]],
  });
  activate(battle, 'a1');
  const played = perform(battle, 'strike:b1:sword', {
    faces: [
      [6, 6, 6],
      [1, 1],
    ],
  });
  expect(notations(played)[0]).toBe('3d6>=5');
  expect(notations(played)[1]).toMatch(/^2d6/);
});

test('MU-EDGE-09 with two weapons weak spots are one die of the stronger one', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['dagger', 'sword'], abilities: ['weak-spots'] }]],
    b: [[11, 10, { values: { life: 5 } }]],
  });
  activate(battle, 'a1');
  const played = perform(battle, 'strike:b1:dagger+sword', { faces: [[1], [1, 1, 1]] });
  expect(notations(played)).toEqual(['d6>=5', '3d6>=5']);
});

test('MU-IMP-22 vital spots re-roll one damage die once a turn, if the player wants', () => {
  const battle = battleWith({
    a: [[10, 10, { rank: 'chief', weapons: ['sword'], abilities: ['vital-spots'] }]],
    b: [[11, 10, { values: { life: 5 } }]],
  });
  activate(battle, 'a1');
  const victim = figureOf(battle, 'b1');
  perform(battle, 'strike:b1:sword', { faces: [[6, 1], [1]], choices: ['no'] });
  expect(victim.life).toBe(5);
  perform(battle, 'strike:b1:sword', { faces: [[6, 1], [1], [6]], choices: ['yes'] });
  expect(victim.life).toBe(4);
  perform(battle, 'strike:b1:sword', { faces: [[6, 1], [1]] }); // not again this turn
  battle.turn += 1;
  activate(battle, 'a1');
  perform(battle, 'strike:b1:sword', { faces: [[6, 1], [1], [1]], choices: ['yes'] });
  expect(victim.life).toBe(4);
});

test('MU-IMP-22 vital spots count for shots as well', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['rifle'], abilities: ['vital-spots'] }]],
    b: [[20, 10, { values: { life: 5 } }]],
  });
  activate(battle, 'a1');
  perform(battle, 'shoot:rifle:b1', { faces: [[6], [1], [6]], choices: ['yes'] });
  expect(figureOf(battle, 'b1').life).toBe(4);
});

test('MU-IMP-23 a blade catcher has one wound of an enemy rolled again, once a turn', () => {
  const battle = battleWith({
    a: [[10, 10, { rank: 'chief', weapons: ['sword'] }]],
    b: [[11, 10, { values: { life: 5 }, abilities: ['blade-catcher'] }]],
  });
  activate(battle, 'a1');
  const victim = figureOf(battle, 'b1');
  perform(battle, 'strike:b1:sword', { faces: [[6, 6], [6, 6], [1]], choices: ['yes'] });
  expect(victim.life).toBe(4);
  perform(battle, 'strike:b1:sword', {
    faces: [
      [6, 6],
      [6, 6],
    ],
  });
  expect(victim.life).toBe(2);
});

test('MU-IMP-23 nobody catches what no enemy struck', () => {
  const battle = battleWith({
    a: [[10, 10, { abilities: ['blade-catcher'], values: { life: 3 } }]],
  });
  runFlow(takeHit(battle, 'a1', 4, null, 'MU-ARCH-02'), { faces: [[6]] });
  expect(figureOf(battle, 'a1').life).toBe(2);
});

test('MU-INJ-10 a patched up figure ignores the first wound of a game', () => {
  const battle = battleWith({ a: [[10, 10, { abilities: ['patched-up'], values: { life: 3 } }]] });
  const figure = figureOf(battle, 'a1');
  runFlow(loseLife(battle, 'a1', 1, null, 'MU-MOVE-06'));
  expect(figure.life).toBe(3);
  runFlow(loseLife(battle, 'a1', 2, null, 'MU-MOVE-06'));
  expect(figure.life).toBe(1);
});

test('MU-INJ-12 hatred passes all tests of the battle and retries one failed rout', () => {
  const battle = battleWith({
    a: [
      [10, 10, { abilities: ['hates Betas'] }],
      [30, 30],
    ],
    b: [[40, 10]],
  });
  const test = (id: string, enemy: string, faces: readonly (readonly number[])[]) =>
    runFlow(passiveTest(battle, id, enemy, 'MU-PASS-01'), { faces }).result;
  expect(test('a1', 'b1', [])).toBe(true);
  expect(test('a1', 'a2', [])).toBe(true); // all tests of a battle that the band is in
  expect(test('a2', 'b1', [[6, 6]])).toBe(false);
  const side = battle.sides[0];
  if (side) side.chiefLost = battle.turn;
  const [hater, other] = [figureOf(battle, 'a1'), figureOf(battle, 'a2')];
  other.fleeing = true;
  other.brokeIn = battle.turn;
  runFlow(endOfTurn(battle), {
    faces: [
      [6, 6],
      [1, 1],
    ],
    choices: ['yes'],
  });
  expect(hater.fleeing).toBe(false);
  runFlow(endOfTurn(battle), { faces: [[6, 6]] }); // only once a game
  expect(hater.fleeing).toBe(true);
});

test('MU-INJ-13 a hardened figure takes no test of courage; flight goes by the setting', () => {
  const battle = battleWith({
    a: [
      [10, 10, { abilities: ['fearless'] }],
      [30, 30, { abilities: ['hardened'] }],
    ],
    b: [[40, 10]],
  });
  for (const id of ['a1', 'a2'])
    expect(runFlow(passiveTest(battle, id, 'b1', 'MU-PASS-02')).result).toBe(true);
  const side = battle.sides[0];
  if (side) side.chiefLost = battle.turn;
  runFlow(endOfTurn(battle), { faces: [[6, 6]] }); // the second alone
  expect(['a1', 'a2'].map((id) => figureOf(battle, id).fleeing)).toEqual([false, true]);
});

const PASTS = [
  ['MU-INJ-12', 'hates Betas'],
  ['MU-INJ-13', 'hardened'],
  ['MU-INJ-13', 'fearless'],
] as const;

test.each(PASTS)('%s %s passes tests to rally, steer and board without dice', (rule, ability) => {
  const battle = battleWith({ a: [[10, 10, { abilities: [ability] }]], b: [[40, 10]] });
  for (const about of ['rally', 'steering', 'jump', 'evade']) {
    const played = runFlow(commandTest(battle, 'a1', 2, 'MU-RALLY-01', about));
    expect([played.result, ...loggedEvents(played.events)]).toEqual([
      true,
      `passes-untested ${rule} a1`,
    ]);
  }
  const rout = commandTest(battle, 'a1', 2, 'MU-END-02', 'rout');
  expect(runFlow(rout, { faces: [[6, 6]] }).result).toBe(false);
});

test('MU-INJ-12 a figure that flees from the hated band rallies in play', () => {
  const battle = battleWith({ a: [[10, 10, { abilities: ['hates Betas'] }]], b: [[40, 10]] });
  const hater = figureOf(battle, 'a1');
  Object.assign(hater, { fleeing: true, brokeIn: 1 });
  Object.assign(battle, { turn: 2, phase: { step: 'rally', figures: ['a1'] } });
  runFlow(playStep(battle));
  expect([hater.fleeing, hater.rallied]).toEqual([false, 1]);
});
