import { isProblems, pick, parseStart, type SetupDraft } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { catalogue } from './rules/catalogue.ts';
import { neuroshimaHex } from './system.ts';

const choices = (draft: SetupDraft = {}) => neuroshimaHex.choices(draft);
const named = (names: Readonly<Record<string, string>>) =>
  parseStart(neuroshimaHex, { named: names });

test('the default choice is the default game', () => {
  let draft: SetupDraft = {};
  for (const choice of choices()) draft = pick(draft, choice, choice.value);
  expect(neuroshimaHex.readSetup(draft)).toEqual(neuroshimaHex.defaults);
});

test('every switch is a setting with a rule of the catalogue and words for each value', () => {
  const settings = choices().filter(({ path }) => path[0] === 'options');
  expect(settings.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(neuroshimaHex.defaults.options).toSorted(),
  );
  for (const { id, rule, among } of settings) {
    expect(catalogue.find(rule ?? ''), id).toBeDefined();
    const titles = 'least' in among ? [] : among.map(({ title }) => title.fr);
    expect(new Set(titles).size, id).toBe(titles.length);
  }
});

test('whatever can be picked alone is taken by the judge of setups', () => {
  for (const choice of choices()) {
    const values =
      'least' in choice.among ? [choice.among.least] : choice.among.map((o) => o.value);
    for (const value of values) {
      const setup = neuroshimaHex.readSetup(pick({}, choice, value));
      const twice = choice.id === 'armies' && value !== '' && isProblems(setup);
      const switchedOff = value === 'team-score';
      if (!twice && !switchedOff) expect(isProblems(setup), `${choice.id} ${value}`).toBe(false);
    }
  }
});

test('NH-VAR-01 an edition brings its own switches', () => {
  const badDraw = (edition: string) => choices({ edition }).find(({ id }) => id === 'badDraw');
  expect([badDraw('1')?.value, badDraw('3.0')?.value]).toEqual([false, true]);
});

test('NH-SET-01 names seat as many armies as they list, and the mode follows', () => {
  expect(named({ armies: 'outpost,hegemony', edition: '1', board: 'hill' })).toMatchObject({
    edition: '1',
    mode: 'duel',
    armies: ['outpost', 'hegemony'],
    options: { board: 'hill' },
  });
  expect(named({ armies: 'borgo,moloch,outpost' })).toMatchObject({ mode: 'deathmatch' });
  expect(named({ mode: 'teams' })).toMatchObject({
    mode: 'teams',
    armies: ['borgo', 'moloch', 'outpost', 'hegemony'],
  });
});

test('a mistake in a name is reported with the closest name', () => {
  expect(named({ armies: 'borgo,molloch' })).toMatchObject([{ code: 'unknown-value-near' }]);
  expect(named({ edition: 'ninth' })).toMatchObject([{ code: 'unknown-value' }]);
  expect(named({ teamHqHp: '100' })).toMatchObject([{ code: 'not-within' }]);
  expect(named({ armies: 'borgo,borgo' })).toMatchObject([{ code: 'army-twice' }]);
});

test('a seat at the end may be left to nobody, one in the middle may not', () => {
  expect(neuroshimaHex.readSetup({ armies: ['borgo', 'moloch', ''] })).toMatchObject({
    mode: 'duel',
    armies: ['borgo', 'moloch'],
  });
  expect(neuroshimaHex.readSetup({ armies: ['borgo', '', 'moloch'] })).toMatchObject([
    { path: '/armies/1', code: 'unknown-army' },
  ]);
});
