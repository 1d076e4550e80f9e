import { copyState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { library, tableAt, units } from '../testing/positions.ts';
import { transcribeBattle } from './battle-transcript.ts';

const CLOWN = [...units('moloch', 'clown 0,0 0'), ...units('borgo', 'mutant 0,-1', 'claws 0,1')];

/** A runner and a ripper that strike each other down, each with two Medics. */
const MEDICS = [
  ...units('outpost', 'runner 0,0 0', 'medic 1,0', 'medic -1,1'),
  ...units('moloch', 'ripper 0,-1 3', 'medic 0,-2 1', 'medic 1,-2'),
];

const logged = (answers: readonly string[]): string[] =>
  transcribeBattle(library, tableAt(CLOWN).state, answers).logged.map(({ about }) => about);

test('NH-DEC-20 a battle is previewed as it would be fought with these answers', () => {
  expect(logged(['explode'])).toContain('explodes');
  expect(logged(['attack'])).not.toContain('explodes');
  expect(logged(['attack'])).not.toContain('clown');
});

test('a missing or wrong answer gets the default', () => {
  expect(logged([])).not.toContain('explodes');
  const { choices } = transcribeBattle(library, tableAt(CLOWN).state, ['dance']);
  expect(choices.map(({ answer }) => answer)).toEqual(['attack']);
});

test('NH-DEC-20 every decision says whose it is, in which phase and between what', () => {
  const { choices } = transcribeBattle(library, tableAt(CLOWN).state, ['explode']);
  expect(choices.map(({ who, about, phase, answer }) => [who, about, phase, answer])).toEqual([
    [0, 'clown', 2, 'explode'],
  ]);
  expect(choices[0]?.options.map(({ key }) => key)).toEqual(['attack', 'explode']);
  expect(choices[0]?.params).toMatchObject({ army: 'moloch', tile: 'clown', hex: '0,0' });
});

test('NH-OPEN-21 the player who is asked first can be named, else it is the first seat', () => {
  const asked = (...first: readonly number[]) =>
    transcribeBattle(library, tableAt(MEDICS).state, [], ...first).choices.map(({ who }) => who);
  expect(asked()).toEqual([0, 1]);
  expect(asked(0)).toEqual([0, 1]);
  expect(asked(1)).toEqual([1, 0]);
});

test('NH-DEC-24 the choice of a Medic names the unit to be saved', () => {
  const { choices } = transcribeBattle(library, tableAt(MEDICS).state);
  expect(choices.map(({ params }) => params)).toEqual([
    { army: 'outpost', tile: 'runner', hex: '0,0' },
    { army: 'moloch', tile: 'ripper', hex: '0,-1' },
  ]);
});

test('answers go to questions in their order', () => {
  const { choices } = transcribeBattle(library, tableAt(MEDICS).state, [
    'spend:-1,1',
    'spend:1,-2',
  ]);
  expect(choices.map(({ answer }) => answer)).toEqual(['spend:-1,1', 'spend:1,-2']);
});

test('the state it starts from stays as it was', () => {
  const { state } = tableAt(CLOWN);
  const before = copyState(state);
  transcribeBattle(library, state, ['explode']);
  expect(state).toEqual(before);
});

test('NH-MOD-21 a Quartermaster’s work of an earlier battle no longer counts', () => {
  const list = [
    ...units('hegemony', 'gladiator 1,1 5', 'quartermaster 1,0 3'),
    ...units('outpost', 'annihilator 1,-1 5'),
  ];
  const { state } = tableAt(list);
  for (const unit of state.units) unit.converted = 2;
  expect(transcribeBattle(library, state).choices.map(({ about }) => about)).toEqual(['convert']);
});
