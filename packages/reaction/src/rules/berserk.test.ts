import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { attackNearest } from './berserk.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleOf, moment, loggedEvents } from './testing/scripted-battle.ts';

/** a1 has lost its mind. */
function runsAmok(battle: Battle, script: Script = {}) {
  return runFlow(attackNearest(battle, figureOf(battle, 'a1')), script);
}

const FAR = 'b9 @1900,100';

test('RX-MACH-05 it goes straight for the nearest, as far as its points reach', () => {
  const battle = battleOf(['a1 robot @1000,600', 'b1 @1360,1080', FAR]);
  const played = runsAmok(battle);
  expect(loggedEvents(played)).toEqual(['moves']);
  expect(figureOf(battle, 'a1').at).toEqual([1180, 840]);
});

test('RX-MACH-05 it stops where its straight way does, and does not go round', () => {
  const wall = { id: 'wall', shape: rectangle(1100, 560, 10, 80), ground: 'impassable' } as const;
  const battle = battleOf(['a1 robot @1000,600', 'b1 @1200,600', FAR], { terrain: [wall] });
  runsAmok(battle);
  const [x, y] = figureOf(battle, 'a1').at;
  expect(y).toBe(600);
  expect(x).toBeGreaterThan(1080);
  expect(x).toBeLessThanOrEqual(1088);
});

test('RX-MACH-05 a boxed in machine stays where it is', () => {
  const wall = { id: 'wall', shape: rectangle(1012, 500, 10, 200), ground: 'impassable' } as const;
  const battle = battleOf(['a1 robot @1000,600', 'b1 @1200,600', FAR], { terrain: [wall] });
  expect(loggedEvents(runsAmok(battle))).toEqual([]);
  expect(figureOf(battle, 'a1').at).toEqual([1000, 600]);
});

test('RX-MACH-05 a machine that cannot move does not, and difficult ground slows it', () => {
  const lines = ['a1 robot @1000,600', 'b1 @1600,600', FAR];
  const stuck = battleOf(lines);
  const { machine } = figureOf(stuck, 'a1');
  if (machine) machine.damage.hardware = 2;
  expect(loggedEvents(runsAmok(stuck))).toEqual([]);
  const mud = { id: 'mud', shape: rectangle(900, 400, 700, 400), ground: 'difficult' } as const;
  const slow = battleOf(lines, { terrain: [mud] });
  runsAmok(slow);
  expect(figureOf(slow, 'a1').at).toEqual([1150, 600]);
});

test('RX-MACH-05 friends it struck stop fighting it, enemies go on', () => {
  const others = { starter: 'a3', other: 'b1', rounds: 1 };
  const faces = [
    [1, 1, 1],
    [1, 2],
  ];
  const friends = battleOf(['a1 robot @1000,600', 'a2 @1024,600', 'a3 @100,100', 'b1 @100,124']);
  friends.melees.push(others);
  runsAmok(friends, { faces });
  expect(friends.melees).toEqual([others]);
  const enemies = battleOf(['a1 robot @1000,600', 'b2 @1024,600', 'a3 @100,100', 'b1 @100,124']);
  enemies.melees.push(others);
  runsAmok(enemies, { faces });
  expect(enemies.melees).toEqual([others, { starter: 'a1', other: 'b2', rounds: 1 }]);
});

test('RX-MACH-05 it fires a burst, or a shot of a weapon without bursts', () => {
  const fired = (weapon: string, dice: number[]) => {
    const battle = battleOf([`a1 robot ${weapon} @1000,600`, 'b1 @1150,600', FAR]);
    return moment(runsAmok(battle, { faces: [dice] }), 'shots-declared');
  };
  expect(fired('pistol', [1, 1])).toMatchObject({ mode: 'burst', shots: 2 });
  expect(fired('shotgun', [1])).toMatchObject({ mode: 'shoot', shots: 1 });
});

test('RX-MACH-05 RX-SHOOT-08 it enters close combat rather than fire into it', () => {
  const lines = ['a1 robot pistol @1000,600', 'b1 @1400,600', 'a2 @1424,600', FAR];
  const amok = (settings: { shootingInCombat?: 'allowed' }) => {
    const battle = battleOf(lines, { settings });
    battle.melees.push({ starter: 'a2', other: 'b1', rounds: 1 });
    return loggedEvents(runsAmok(battle, settings.shootingInCombat ? { faces: [[1, 1]] } : {}));
  };
  expect(amok({})).toEqual(['moves']);
  expect(amok({ shootingInCombat: 'allowed' })).toContain('shots-declared');
});

test('RX-MACH-05 a fighting machine ignores a nearest figure out of reach', () => {
  const battle = battleOf(['a1 robot pistol @1000,600', 'b1 @1100,600', FAR]);
  battle.melees.push({ starter: 'a1', other: 'b9', rounds: 1 });
  expect(loggedEvents(runsAmok(battle))).toEqual([]);
});

test('RX-MACH-05 it goes into contact and no further, with the nearest of all', () => {
  const battle = battleOf(['a1 robot @1000,600', FAR, 'b2 @1600,600', 'b1 @1200,600']);
  const played = runsAmok(battle, {
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(moment(played, 'combat-round')).toMatchObject({ defender: 'b1' });
  expect(figureOf(battle, 'a1').at).toEqual([1176, 600]);
});
