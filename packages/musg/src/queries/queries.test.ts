import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { queriesOf } from './index.ts';

function ask(text: string) {
  const [band] = queriesOf(BUILT_IN_LIBRARY);
  return band?.ask(text, {}, 'en') ?? [];
}

test('a band is priced, and an illegal one is answered with no and the rule', () => {
  const [band] = BUILT_IN_LIBRARY.bands;
  const legal = ask(JSON.stringify(band));
  if (isProblems(legal) || !('lines' in legal)) throw new Error(JSON.stringify(legal));
  expect(legal).toMatchObject({ json: { legal: true }, no: false });
  expect(legal.lines.at(-1)).toBe('The band is legal.');
  const poor = ask(JSON.stringify({ ...band, members: band?.members.slice(1) }));
  if (isProblems(poor) || !('lines' in poor)) throw new Error(JSON.stringify(poor));
  expect(poor.no).toBe(true);
  expect(poor.lines.join()).toMatch(/MU-BAND-04/);
});

test('a text that is no band is reported with its path', () => {
  const wrong = ask('{}');
  expect(isProblems(wrong) && wrong[0]?.code).toMatch(/missing/);
  expect(isProblems(ask('{'))).toBe(true);
});
