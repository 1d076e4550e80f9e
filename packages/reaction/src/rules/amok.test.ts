import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { attackNearest } from './berserk.ts';
import { figureOf } from './figures.ts';
import { battleOf, moment, loggedEvents, type BattleExtras } from './testing/scripted-battle.ts';

const FAR = 'b9 @1900,100';

/** a1 has lost its mind. */
function amok(lines: readonly string[], script: Script = {}, extras: BattleExtras = {}) {
  const battle = battleOf([...lines, FAR], extras);
  const machine = figureOf(battle, 'a1');
  return { machine, played: runFlow(attackNearest(battle, machine), script) };
}

const ROUND = [
  [1, 1, 1],
  [1, 2],
];

test('RX-MACH-05 it fights who it touches, also with a weapon in hand', () => {
  const { played } = amok(['a1 robot pistol @1000,600', 'b1 @1024,600'], { faces: ROUND });
  expect(loggedEvents(played)[0]).toBe('combat-round');
});

test('RX-MACH-05 it turns to who it shoots at', () => {
  const { machine, played } = amok(['a1 robot pistol @1000,600 >90', 'b1 @1000,400'], {
    faces: [[1, 1]],
  });
  expect(loggedEvents(played)).toContain('shots-declared');
  expect(machine.facing).toBe(0);
});

test('RX-MACH-05 RX-RNG-01 it goes for who is out of range, and throws nothing', () => {
  const far = amok(['a1 robot pistol @100,600', 'b1 @900,600']);
  expect(loggedEvents(far.played)).toEqual(['moves']);
  const near = amok(['a1 robot grenade @1000,600', 'b1 @1100,600'], { faces: ROUND });
  expect(loggedEvents(near.played).slice(0, 2)).toEqual(['moves', 'combat-round']);
});

test('RX-MACH-05 it goes as near as its straight way does, be it a tenth', () => {
  const wall = { id: 'wall', shape: rectangle(1013, 500, 10, 200), ground: 'impassable' } as const;
  const { machine } = amok(['a1 robot @1000,600', 'b1 @1200,600'], {}, { terrain: [wall] });
  expect(machine.at).toEqual([1001, 600]);
});

test('RX-MACH-05 it does not go round what is in its way, however small', () => {
  const post = { id: 'post', shape: rectangle(1030, 590, 5, 20), ground: 'impassable' } as const;
  const lines = ['a1 robot @1000,600', 'b1 @1100,600'];
  const { machine, played } = amok(lines, {}, { terrain: [post] });
  expect(machine.at).toEqual([1016, 600]);
  expect(moment(played, 'combat-round')).toBeUndefined();
});
