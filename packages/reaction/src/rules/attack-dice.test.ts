import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { attackOf, woundDiceOf } from './attack-dice.ts';
import { fightRound } from './close-combat.ts';
import { figureOf } from './figures.ts';
import { battleOf, moment, type BattleExtras } from './testing/scripted-battle.ts';

function diceOf(line: string, started = false, extra = 0, extras: BattleExtras = {}) {
  const battle = battleOf([line], extras);
  return attackOf(battle, figureOf(battle, 'a1'), started, extra);
}

test('RX-CC-05 basic 2d6, leader 2d8, hero 2d8 and 1d6', () => {
  expect(diceOf('a1').dice).toEqual([6, 6]);
  expect(diceOf('a1 leader').dice).toEqual([8, 8]);
  expect(diceOf('a1 hero').dice).toEqual([8, 8, 6]);
});

test('RX-CC-08 panicked -2', () => {
  expect(diceOf('a1 panic').modifier).toBe(-2);
});

test('RX-CC-09 dagger, pistol, club 1d4; sword, axe 1d6; a second weapon 1d4', () => {
  const blades = (...names: string[]) =>
    diceOf(`a1 ${names.map((name) => `+${name}`).join(' ')}`).dice.slice(2);
  expect(['dagger', 'pistol', 'club', 'sword', 'axe'].map((blade) => blades(blade))).toEqual([
    [4],
    [4],
    [4],
    [6],
    [6],
  ]);
  expect(blades('dagger', 'sword')).toEqual([6, 4]);
  expect(blades('dagger', 'pistol')).toEqual([4, 4]);
});

test('RX-CC-10 quality counts -1, 0, +1, +2', () => {
  const of = (quality: string) => diceOf(`a1 ${quality}`).modifier;
  expect(['green', 'average', 'veteran', 'elite'].map(of)).toEqual([-1, 0, 1, 2]);
});

test('RX-CC-11 a Veteran with a sword has 4d6 + 1, a panicked Green 2d6 - 3', () => {
  const veteran = diceOf('a1 veteran +sword', true);
  expect(veteran).toEqual({ dice: [6, 6, 6, 6], modifier: 1 });
  const highest = veteran.dice.reduce((sum, side) => sum + side, veteran.modifier);
  expect([veteran.dice.length + veteran.modifier, highest]).toEqual([5, 25]);
  expect(diceOf('a1 green panic')).toEqual({ dice: [6, 6], modifier: -3 });
});

test('RX-CC-12 wounds roll 2d6 or 2d8, plus the weapons, against armour', () => {
  const of = (line: string) => {
    const battle = battleOf([line]);
    const { dice, bonus } = woundDiceOf(battle, figureOf(battle, 'a1'));
    return [dice.join('+'), bonus];
  };
  expect(of('a1')).toEqual(['6+6', 0]);
  expect(of('a1 leader +dagger')).toEqual(['8+8', 1]);
  expect(of('a1 hero +club')).toEqual(['8+8', 1]);
  expect(of('a1 +pistol')).toEqual(['6+6', 1]);
  expect(of('a1 +sword')).toEqual(['6+6', 2]);
  expect(of('a1 +axe')).toEqual(['6+6', 3]);
  expect(of('a1 +sword +dagger')).toEqual(['6+6', 3]);
  const battle = battleOf(['a1 +axe @1000,600', 'b1 combat @1024,600']);
  const played = runFlow(fightRound(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1')), {
    faces: [
      [6, 6, 6, 6],
      [1, 1],
      [3, 4],
    ],
  });
  expect(moment(played, 'wound')).toMatchObject({
    dice: 7,
    armour: -3,
    other: 3,
    cover: 0,
    total: 7,
    result: 'eliminated',
  });
});
