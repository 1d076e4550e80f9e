import { isProblems, type Problem } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { blank, NOTHING, itemFromForm, formFromItem, addItem, type FormValues } from './draft.ts';
import { LISTS, type List } from './forms.ts';

function form(list: List, typed: FormValues = {}): FormValues {
  return { ...blank(list), 'name/en': 'Odd thing', ...typed };
}

function reported(list: List, typed: FormValues = {}): readonly string[] {
  const after = addItem(NOTHING, list, itemFromForm(list, form(list, typed)));
  return isProblems(after) ? after.map(({ path, code }: Problem) => `${path} ${code}`) : [];
}

test.each(LISTS)(
  'a form of %s needs nothing but a name, and what it makes can be changed',
  (list) => {
    expect(reported(list)).toEqual([]);
    const thing = itemFromForm(list, form(list));
    expect(thing).toMatchObject({ id: 'odd-thing', name: { en: 'Odd thing', fr: 'Odd thing' } });
    expect(itemFromForm(list, formFromItem(list, thing))).toEqual(thing);
  },
);

test('an error is reported at its field of the form', () => {
  expect(reported('ranged', { 'ranges/1': '4' })).toEqual(['/ranges ranges-shrink']);
  expect(reported('ranged', { template: 'blast' })).toEqual(['/ no-radius']);
  expect(reported('ranged', { template: 'blast', radius: '3' })).toEqual([]);
  expect(reported('ranged', { template: 'flame' })).toEqual([]);
  expect(reported('melee', { dice: '99' })).toEqual(['/dice too-large']);
  expect(reported('melee', { dice: 'two' })).toEqual(['/dice wrong-type']);
  expect(reported('melee', { dice: '' })[0]).toMatch(/^\/ missing/);
  expect(reported('melee', { 'name/en': 'Sword' })).toEqual(['/id id-taken']);
  expect(reported('races', { 'ranks/chief/life': '0' })).toEqual(['/ranks/chief/life too-small']);
});

test('values that people have none of, flags and lists are what packs have', () => {
  const race = itemFromForm(
    'races',
    form('races', { 'ranks/minion/shoot': '', 'abilities/fearless': true }),
  );
  expect(race).toMatchObject({ ranks: { minion: { shoot: null } }, abilities: ['fearless'] });
  expect(itemFromForm('ranged', form('ranged', { lobbed: true }))).toMatchObject({
    ranges: [8, 16, 24],
    lobbed: true,
  });
  expect(itemFromForm('equipment', form('equipment', { 'adds/strength': '1' }))).toMatchObject({
    adds: { strength: 1 },
  });
});
