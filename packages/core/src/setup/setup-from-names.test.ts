import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { isProblems, type Problem } from '../problem.ts';
import type { SetupChoice, SetupDraft } from './choices.ts';
import { pick } from './choices.ts';
import { setupFromNames } from './setup-from-names.ts';

const word = (text: string) => ({ en: text, fr: text });
const armies = ['borgo', 'moloch', 'outpost'].map((value) => ({ value, title: word(value) }));

/** Two or three sides, by the scenario; each has an army. */
function choices({ scenario = 'duel', armies: taken }: SetupDraft): readonly SetupChoice[] {
  const listed: readonly unknown[] = Array.isArray(taken) ? taken : [];
  return [
    {
      id: 'scenario',
      title: word('Scenario'),
      path: ['scenario'],
      value: String(scenario),
      among: ['duel', 'three'].map((value) => ({ value, title: word(value) })),
      room: 'game',
    },
    ...Array.from({ length: scenario === 'three' ? 3 : 2 }, (_, seat): SetupChoice => ({
      id: 'armies',
      title: word('Army'),
      path: ['armies', seat],
      value: String(listed[seat] ?? 'borgo'),
      among: armies,
      room: 'side',
      seat,
    })),
    {
      id: 'fog',
      title: word('Fog'),
      path: ['settings', 'fog'],
      value: false,
      among: [true, false].map((value) => ({ value, title: word(String(value)) })),
      room: 'setting',
    },
  ];
}

function codes(result: SetupDraft | readonly Problem[]): readonly string[] {
  return isProblems(result) ? result.map(({ path, code }) => `${path} ${code}`) : [];
}

test('names make a setup, whatever their order: sides follow from the scenario', () => {
  const named = { armies: 'outpost, moloch,borgo', fog: 'true', scenario: 'three' };
  expect(setupFromNames(choices, named)).toEqual({
    scenario: 'three',
    armies: ['outpost', 'moloch', 'borgo'],
    settings: { fog: true },
  });
  expect(setupFromNames(choices, {})).toEqual({});
  expect(setupFromNames(choices, { armies: undefined })).toEqual({});
});

test('all errors in named values are reported with what would be right', () => {
  const wrong = setupFromNames(choices, { scenario: 'dule', armies: 'borgo,heg', fogg: 'true' });
  expect(codes(wrong)).toEqual([
    '/scenario unknown-value-near',
    '/armies/1 unknown-value',
    '/fogg unknown-choice',
  ]);
  expect(isProblems(wrong) && wrong[0]?.words?.fr).toContain(
    'Vouliez-vous dire «\u00a0duel\u00a0»\u00a0?',
  );
  expect(codes(setupFromNames(choices, { armies: 'borgo,moloch,outpost' }))).toEqual([
    '/armies too-many-values',
  ]);
  expect(codes(setupFromNames(pig.choices, { players: '9', target: '1e2' }))).toEqual([
    '/players not-within',
    '/target not-within',
  ]);
});

test('picking changes one thing and leaves the draft it came from alone', () => {
  const draft = { armies: ['borgo', 'moloch'], settings: { fog: false, night: true } };
  const [, , second, fog] = choices(draft);
  if (!second || !fog) throw new Error('The choices have changed.');
  expect(pick(draft, second, 'outpost').armies).toEqual(['borgo', 'outpost']);
  expect(pick(draft, fog, true)).toEqual({ ...draft, settings: { fog: true, night: true } });
  expect(draft).toEqual({
    armies: ['borgo', 'moloch'],
    settings: { fog: false, night: true },
  });
});
