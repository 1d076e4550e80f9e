import { isProblems, type Problem } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { blank, NOTHING, thingFrom, typedFrom, withThing, type Typed } from './draft.ts';
import { LISTS, type List } from './forms.ts';

function form(list: List, typed: Typed = {}): Typed {
  return { ...blank(list), 'name/en': 'Odd thing', ...typed };
}

function told(list: List, typed: Typed = {}): readonly string[] {
  const after = withThing(NOTHING, list, thingFrom(list, form(list, typed)));
  return isProblems(after) ? after.map(({ path, code }: Problem) => `${path} ${code}`) : [];
}

test.each(LISTS)(
  'a form of %s needs nothing but a name, and what it makes can be changed',
  (list) => {
    expect(told(list)).toEqual([]);
    const thing = thingFrom(list, form(list));
    expect(thing).toMatchObject({ id: 'odd-thing', name: { en: 'Odd thing', fr: 'Odd thing' } });
    expect(thingFrom(list, typedFrom(list, thing))).toEqual(thing);
  },
);

test('what is wrong is told at its place in the form', () => {
  expect(told('ranged', { 'ranges/1': '4' })).toEqual(['/ranges ranges-shrink']);
  expect(told('ranged', { template: 'blast' })).toEqual(['/ no-radius']);
  expect(told('ranged', { template: 'blast', radius: '3' })).toEqual([]);
  expect(told('ranged', { template: 'flame' })).toEqual([]);
  expect(told('melee', { dice: '99' })).toEqual(['/dice too-large']);
  expect(told('melee', { dice: 'two' })).toEqual(['/dice wrong-type']);
  expect(told('melee', { dice: '' })[0]).toMatch(/^\/ missing/);
  expect(told('melee', { 'name/en': 'Sword' })).toEqual(['/id id-taken']);
  expect(told('races', { 'ranks/chief/life': '0' })).toEqual(['/ranks/chief/life too-small']);
});

test('values that people have none of, flags and lists are what packs have', () => {
  const race = thingFrom(
    'races',
    form('races', { 'ranks/minion/shoot': '', 'abilities/fearless': true }),
  );
  expect(race).toMatchObject({ ranks: { minion: { shoot: null } }, abilities: ['fearless'] });
  expect(thingFrom('ranged', form('ranged', { lobbed: true }))).toMatchObject({
    ranges: [8, 16, 24],
    lobbed: true,
  });
  expect(thingFrom('equipment', form('equipment', { 'adds/strength': '1' }))).toMatchObject({
    adds: { strength: 1 },
  });
});
