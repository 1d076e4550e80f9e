import { emit } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation, endActivation } from './activation.ts';
import { codesOf, useCompanion, type AbilityCode } from './companion.ts';
import { activate, at, battleWith } from './testing/scripted-battle.ts';
import { eventLines } from './testing/recorded-flow.ts';
import type { Battle } from './state.ts';

/** Says when its bearer begins and when it has done. */
const DRUMMER: AbilityCode = {
  *activationBegins(_, bearer) {
    yield* emit('drums', 'DZ-TURN-01', { bearer });
  },
  *activationEnds(_, bearer) {
    yield* emit('rests', 'DZ-TURN-01', { bearer });
  },
};

/** Two models; the first has `agile`, an ability of a companion module that logs what it does. */
function battleWithCode(code: AbilityCode): Battle {
  const battle = battleWith({ a: [['a1', { abilities: ['agile'] }], ['a2']], b: [['h8']] });
  useCompanion(battle, new Map([['agile', code]]));
  return battle;
}

test('DZ-TURN-01 ability code runs before the first and after the last action', () => {
  const battle = battleWithCode(DRUMMER);
  expect(eventLines(runFlow(beginActivation(battle, 'a1')))).toEqual(['activated a1', 'drums a1']);
  expect(eventLines(runFlow(endActivation(battle)))).toEqual(['rests a1', 'activation-over a1']);
  expect(eventLines(runFlow(beginActivation(battle, 'a2')))).toEqual(['activated a2']);
  expect(eventLines(runFlow(endActivation(battle)))).toEqual(['activation-over a2']);
});

test('code that only counts dice has nothing to do at the beginning and at the end', () => {
  const battle = battleWithCode({ fight: () => 1 });
  expect(eventLines(runFlow(beginActivation(battle, 'a1')))).toEqual(['activated a1']);
  expect(eventLines(runFlow(endActivation(battle)))).toEqual(['activation-over a1']);
});

test('ability code of a dead bearer does nothing at the end', () => {
  const battle = activate(battleWithCode(DRUMMER), 'a1');
  at(battle, 'a1').where = 'dead';
  expect(eventLines(runFlow(endActivation(battle)))).toEqual(['activation-over a1']);
});

test('a battle keeps the code it is played with; the abilities of the book have none', () => {
  const battle = battleWithCode(DRUMMER);
  const abilities = [{ id: 'agile' }, { id: 'tough' }, { id: 'agile' }];
  expect(codesOf(battle, { abilities }, { abilities })).toEqual([DRUMMER]);
  useCompanion(battle, new Map());
  expect(codesOf(battle, { abilities })).toEqual([DRUMMER]);
  expect(codesOf(battleWith({}), { abilities })).toEqual([]);
});
