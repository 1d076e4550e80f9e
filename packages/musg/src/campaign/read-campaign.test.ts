import { copyState, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { bookOf } from './book.ts';
import { whyNotBuy } from './purchase.ts';
import { bandOf } from './roster.ts';
import { musgCampaign } from './system.ts';
import { campaignWith } from './testing/campaign.ts';

interface Draft {
  [key: string]: unknown;
}

/** The problems of a corrupted book: `/bands/0/treasure too-small`. */
function corrupted(spoil: (book: Draft) => void): readonly string[] {
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

test('a wrong book is reported with the path of the error', () => {
  expect(corrupted(() => undefined)).toEqual([]);
  expect(corrupted((book) => (at(book, 'bands', 0)['treasure'] = -3))).toEqual([
    '/book/bands/0/treasure too-small',
  ]);
  expect(corrupted((book) => delete at(book, 'bands', 1)['members'])).toEqual([
    '/book/bands/1 missing-type',
  ]);
  expect(corrupted((book) => (at(book, 'bands', 0, 'members', 1)['weapons'] = ['rifel']))).toEqual([
    '/book/bands/0/members/1/weapons/0 unknown-weapon-near',
  ]);
  expect(
    corrupted((book) => (at(book, 'bands', 0, 'members', 0)['improvements'] = ['lynx-eye'])),
  ).toEqual(['/book/bands/0/members/0/improvements/0 not-open']);
  expect(
    corrupted((book) => (at(book, 'bands', 0, 'members', 0)['improvements'] = ['brave', 'brave'])),
  ).toEqual(['/book/bands/0/members/0/improvements/1 learned-twice']);
  expect(corrupted((book) => (at(book, 'bands', 0, 'members', 1)['id'] = 'b1'))).toEqual([
    '/book/bands/1/members/0/id twice',
  ]);
  expect(corrupted((book) => (at(book, 'bands', 0, 'members', 1)['rank'] = 'chief'))).toEqual([
    '/book/bands/0/members two-chiefs',
  ]);
  expect(corrupted((book) => (at(book, 'bands', 0, 'members', 1)['experience'] = 16))).toEqual([
    '/book/bands/0/members/1/experience too-much-experience',
  ]);
  expect(corrupted((book) => (book['game'] = 11))).toEqual(['/book/game too-late']);
  expect(corrupted((book) => (at(book, 'rulings')['rivalry'] = 'duel'))).toHaveLength(1);
  expect(corrupted((book) => (book['scenarios'] = ['moon']))).toHaveLength(1);
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

test('two bands of one name get different names', () => {
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

test('MU-RT-01 MU-RT-02 MU-PULP-13 teams and mad scientists stay such and recruit', () => {
  const setup = musgCampaign.readSetup({ bands: ['grey-five', 'black-quay'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const campaign = musgCampaign.setup(setup);
  const why = (seat: number, rank: 'lieutenant' | 'minion' | 'extra', race: string) => {
    bandOf(campaign, seat).treasure = 500;
    return whyNotBuy(BUILT_IN_LIBRARY, campaign, seat, { kind: 'recruit', rank, race })?.code;
  };
  const [agents, others] = campaign.bands;
  expect([agents?.team, others?.team]).toEqual(['anti-terrorists', 'terrorists']);
  expect(why(0, 'minion', agents?.race ?? '')).toBe('no-minions-in-teams');
  expect(why(0, 'extra', 'extra')).toBe('extras-full');
  expect(why(1, 'lieutenant', others?.race ?? '')).toBe('lieutenants-full');
  expect(why(1, 'extra', 'extra')).toBeUndefined();
  const clinic = musgCampaign.readSetup({ bands: ['night-clinic', 'red-fang'] });
  if (isProblems(clinic)) throw new Error(JSON.stringify(clinic));
  const scientists = musgCampaign.setup(clinic);
  const recruit = { kind: 'recruit', rank: 'minion', race: 'voodoo-zombie' } as const;
  for (const band of scientists.bands) band.treasure = 500;
  expect(whyNotBuy(BUILT_IN_LIBRARY, scientists, 0, recruit)).toBeUndefined();
  expect(whyNotBuy(BUILT_IN_LIBRARY, scientists, 1, recruit)?.code).toBe('foreign-recruit');
  const zombie = bandOf(scientists, 0).members.find(({ race }) => race === 'voodoo-zombie');
  const gear = { kind: 'buy', item: 'rifle', character: zombie?.id ?? '' } as const;
  expect(whyNotBuy(BUILT_IN_LIBRARY, scientists, 0, gear)?.rule).toBe('MU-PULP-13');
});

test('a wrong world, or wrong settings of it, is reported', () => {
  expect(corrupted((book) => (book['world'] = 'pulp'))).toEqual([]);
  expect(corrupted((book) => (book['world'] = 'plup'))).toEqual(['/book/world not-in-list-near']);
  expect(corrupted((book) => (book['worldSettings'] = { heroes: 'first' }))).toEqual([
    '/book/worldSettings/heroes not-in-list',
  ]);
  expect(
    corrupted(
      (book) => (at(book, 'bands', 0)['vehicles'] = [{ class: 'light', fixed: ['rifel'] }]),
    ),
  ).toEqual(['/book/bands/0/vehicles/0 no-such-gun']);
});
