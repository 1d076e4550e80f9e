import { copyState, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_SHELF } from '../packs/built-in.ts';
import { bookOf } from './book.ts';
import { musgCampaign } from './system.ts';
import { campaignWith } from './testing/campaign.ts';

interface Draft {
  [key: string]: unknown;
}

/** A book in which something is spoilt, and what is told of it: `/bands/0/treasure too-small`. */
function spoilt(spoil: (book: Draft) => void): readonly string[] {
  const book: Draft = JSON.parse(
    JSON.stringify(bookOf(campaignWith({ a: ['chief', { weapons: ['rifle'] }] }))),
  );
  spoil(book);
  const read = musgCampaign.readSetup({ book });
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : [];
}

const at = (book: Draft, ...path: readonly (string | number)[]): Draft =>
  path.reduce<Draft>((value, key) => Object(value[key]), book);

test('a book that was written is read, and starts the campaign it came from', () => {
  const campaign = campaignWith({ treasure: 30 });
  const setup = musgCampaign.readSetup(JSON.parse(JSON.stringify({ book: bookOf(campaign) })));
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(musgCampaign.setup(setup)).toEqual(copyState(campaign));
});

test('what is wrong with a book is told with its place', () => {
  expect(spoilt(() => undefined)).toEqual([]);
  expect(spoilt((book) => (at(book, 'bands', 0)['treasure'] = -3))).toEqual([
    '/book/bands/0/treasure too-small',
  ]);
  expect(spoilt((book) => delete at(book, 'bands', 1)['members'])).toEqual([
    '/book/bands/1 missing-type',
  ]);
  expect(spoilt((book) => (at(book, 'bands', 0, 'members', 1)['weapons'] = ['rifel']))).toEqual([
    '/book/bands/0/members/1/weapons/0 unknown-weapon-near',
  ]);
  expect(
    spoilt((book) => (at(book, 'bands', 0, 'members', 0)['improvements'] = ['lynx-eye'])),
  ).toEqual(['/book/bands/0/members/0/improvements/0 not-open']);
  expect(
    spoilt((book) => (at(book, 'bands', 0, 'members', 0)['improvements'] = ['brave', 'brave'])),
  ).toEqual(['/book/bands/0/members/0/improvements/1 learned-twice']);
  expect(spoilt((book) => (at(book, 'bands', 0, 'members', 1)['id'] = 'b1'))).toEqual([
    '/book/bands/1/members/0/id twice',
  ]);
  expect(spoilt((book) => (at(book, 'bands', 0, 'members', 1)['rank'] = 'chief'))).toEqual([
    '/book/bands/0/members two-chiefs',
  ]);
  expect(spoilt((book) => (at(book, 'bands', 0, 'members', 1)['experience'] = 16))).toEqual([
    '/book/bands/0/members/1/experience too-much-experience',
  ]);
  expect(spoilt((book) => (book['game'] = 11))).toEqual(['/book/game too-late']);
  expect(spoilt((book) => (at(book, 'rulings')['rivalry'] = 'duel'))).toHaveLength(1);
  expect(spoilt((book) => (book['scenarios'] = ['moon']))).toHaveLength(1);
});

test('a new campaign is read with what was left out, or told what is wrong', () => {
  expect(musgCampaign.readSetup({})).toEqual(musgCampaign.defaults);
  const wrong = musgCampaign.readSetup({
    games: 0,
    bands: ['red-fang', 'red-fnag'],
    rulings: { x: 1 },
  });
  expect(isProblems(wrong) && wrong.map(({ path }) => path)).toEqual([
    '/games',
    '/bands/1',
    '/rulings/x',
  ]);
});

test('two bands of one name are told apart', () => {
  const setup = musgCampaign.readSetup({ bands: ['red-fang', 'red-fang'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(musgCampaign.setup(setup).bands.map(({ id }) => id)).toEqual(['red-fang-1', 'red-fang-2']);
});

test('everything that can be picked is there in both languages, and is what is read', () => {
  for (const { title, among, id } of musgCampaign.choices({})) {
    expect(title.fr, id).not.toBe('');
    if (Array.isArray(among)) expect(among.length, id).toBeGreaterThan(0);
  }
});

test('teams of missions and vehicles stay out of campaigns, by name and whole', () => {
  const named = musgCampaign.readSetup({ bands: ['grey-five', 'red-fang'] });
  expect(isProblems(named) && named[0]?.path).toBe('/bands/0');
  const riders = BUILT_IN_SHELF.bands.find(({ id }) => id === 'dust-riders');
  const whole = musgCampaign.readSetup({ bands: ['red-fang', riders] });
  expect(isProblems(whole) && whole[0]).toMatchObject({
    path: '/bands/1',
    code: 'not-in-campaigns',
  });
  const offered = musgCampaign
    .choices({})
    .flatMap(({ among }) => (Array.isArray(among) ? among : []))
    .map(({ value }) => value);
  expect(offered).toContain('sewer-kin');
  expect(offered).not.toContain('grey-five');
});
