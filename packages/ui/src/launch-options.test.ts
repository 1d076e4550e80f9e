import { expect, test } from 'vitest';
import { problem } from '@skirmish-kit/core';
import { DEFAULT_PLAYBACK, type StartSelection } from './frame/start-source.ts';
import {
  parseLaunchOptions,
  parsePageLink,
  showsStartPanel,
  type LaunchAttributes,
  type LaunchInput,
} from './launch-options.ts';

type Mode = 'play' | 'table' | 'replay' | 'odds';
type Given = Partial<Omit<LaunchInput<Mode>, 'attributes'>> & {
  readonly attributes?: Partial<LaunchAttributes>;
};

const UNSET: LaunchAttributes = {
  mode: undefined,
  seats: undefined,
  seed: undefined,
  record: undefined,
  guide: undefined,
};

const parse = ({ attributes, ...rest }: Given = {}) =>
  parseLaunchOptions<Mode>({
    modes: ['play', 'table', 'replay', 'odds'],
    bots: ['bot', 'hard'],
    attributes: { ...UNSET, ...attributes },
    content: '',
    selection: undefined,
    save: undefined,
    resumed: '',
    isNew: false,
    ...rest,
  });

const saved = (text: string, seats = '') => ({ text, seats, corruption: undefined });

const selection = (seats: readonly string[], seed = ''): StartSelection => ({
  draft: { scenario: 'market' },
  seats,
  seed,
  watching: DEFAULT_PLAYBACK,
});

test('a page without attributes launches a new game between people', () => {
  expect(parse()).toEqual({
    mode: 'play',
    seats: [],
    seed: undefined,
    setup: undefined,
    guide: false,
    record: '',
    origin: 'new',
  });
  expect(parse({ attributes: { mode: '', seats: null, record: null } })).toEqual(parse());
});

test('seats are people or bots', () => {
  expect(parse({ attributes: { seats: 'human, bot' } })).toMatchObject({
    seats: [undefined, 'bot'],
  });
});

test('an unknown mode is reported with the modes there are', () => {
  expect(parse({ attributes: { mode: 'chess', seats: 'nobody' } })).toEqual({
    unknown: [{ path: 'mode', found: 'chess', allowed: ['play', 'table', 'replay', 'odds'] }],
  });
});

test('an unknown player is reported with its seat', () => {
  expect(parse({ attributes: { seats: 'human,robot' } })).toEqual({
    unknown: [{ path: 'seats/1', found: 'robot', allowed: ['human', 'bot', 'hard'] }],
  });
});

test('the start panel has precedence over the attributes', () => {
  const attributes = { seats: 'human,robot', seed: 7 };
  expect(parse({ attributes, selection: selection(['human', 'hard'], '42') })).toMatchObject({
    seats: [undefined, 'hard'],
    seed: '42',
    setup: { scenario: 'market' },
  });
});

test('a seed that the start panel leaves empty is not that of the page', () => {
  expect(parse({ attributes: { seed: 7 }, selection: selection(['human']) })).toMatchObject({
    seed: '',
  });
});

test('a guided game ignores records and saves', () => {
  const attributes = { guide: true, record: 'given' };
  expect(parse({ attributes, save: saved('saved'), resumed: 'old' })).toMatchObject({
    guide: true,
    record: '',
    origin: 'guide',
  });
});

test('only the mode play is guided', () => {
  expect(parse({ attributes: { guide: true, mode: 'table' } })).toMatchObject({
    guide: false,
    origin: 'new',
  });
});

test('a replay shows the attribute, else the content of the tag, never a save', () => {
  const save = saved('saved');
  const replay = { mode: 'replay', record: 'attribute' };
  expect(parse({ attributes: replay, content: 'content', save })).toMatchObject({
    record: 'attribute',
    origin: 'replay',
  });
  const bare = parse({ attributes: { mode: 'replay' }, content: 'content', save, isNew: true });
  expect(bare).toMatchObject({ record: 'content', origin: 'replay' });
  expect(parse({ attributes: { mode: 'replay' }, save })).toMatchObject({ record: '' });
});

test('a game other than a replay ignores the content of the tag', () => {
  expect(parse({ content: 'content' })).toMatchObject({ record: '', origin: 'new' });
});

test('a saved game is continued by its own players', () => {
  const attributes = { seats: 'human,bot' };
  expect(parse({ attributes, save: saved('saved', 'hard,human') })).toMatchObject({
    record: 'saved',
    origin: 'save',
    seats: ['hard', undefined],
  });
});

test('a saved game without players, or with unknown ones, has those of the page', () => {
  const attributes = { seats: 'human,bot' };
  for (const seats of ['', 'human,gone'])
    expect(parse({ attributes, save: saved('saved', seats) })).toMatchObject({
      seats: [undefined, 'bot'],
    });
});

test('the record of the page has precedence over a save', () => {
  expect(parse({ attributes: { record: 'given' }, save: saved('saved') })).toMatchObject({
    record: 'given',
    origin: 'page',
  });
});

test('a new game has no record, whatever is given or saved', () => {
  const attributes = { record: 'given' };
  expect(parse({ attributes, save: saved('saved'), isNew: true })).toMatchObject({
    record: '',
    origin: 'new',
  });
});

test('a resumed game has precedence over record and save', () => {
  const attributes = { record: 'given' };
  expect(parse({ attributes, save: saved('saved'), resumed: 'old' })).toMatchObject({
    record: 'old',
    origin: 'history',
  });
});

test('a corrupted save is reported with its text, unless the page has a record', () => {
  const corruption = problem('', 'book-cut', 'cut off');
  const save = { text: 'half', seats: '', corruption: corruption };
  expect(parse({ save })).toEqual({ corruption, record: 'half' });
  expect(parse({ save, attributes: { record: 'given' } })).toMatchObject({ origin: 'page' });
  expect(parse({ save, isNew: true })).toMatchObject({ origin: 'new' });
});

const panel = (
  given: readonly string[],
  { mode = 'play', record = '', guide = false, start = '' } = {},
) =>
  showsStartPanel({ mode, record, guide }, start, ['scenario', 'seats'], (name) =>
    given.includes(name),
  );

test('the start panel is shown unless the attributes settle the game', () => {
  expect(panel([])).toBe(true);
  expect(panel(['seats'])).toBe(true);
  expect(panel(['scenario', 'seats'])).toBe(false);
  for (const name of ['seed', 'position', 'setup']) expect(panel([name])).toBe(false);
});

test('a game at a real table needs no seats to be settled', () => {
  expect(panel(['scenario'], { mode: 'table' })).toBe(false);
});

test('the attribute start decides over the others', () => {
  expect(panel([], { start: 'now' })).toBe(false);
  expect(panel(['seed'], { start: 'ask' })).toBe(true);
});

test('the start panel is for new games alone', () => {
  const start = 'ask';
  expect(panel([], { start, record: 'a game' })).toBe(false);
  expect(panel([], { start, guide: true })).toBe(false);
  expect(panel([], { start, mode: 'odds' })).toBe(false);
});

test('a link opens a replay, a battle or a puzzle', () => {
  const link = parsePageLink('#skirmish-musg?mode=replay&record=a%20b&at=4', 'skirmish-musg');
  expect([...link]).toEqual([
    ['mode', 'replay'],
    ['record', 'a b'],
    ['at', '4'],
  ]);
});

test('a link begins no game and names no packs', () => {
  expect(parsePageLink('#skirmish-musg?mode=play&seed=1', 'skirmish-musg').size).toBe(0);
  expect(parsePageLink('#skirmish-musg?record=x', 'skirmish-musg').size).toBe(0);
  const link = parsePageLink('#skirmish-musg?mode=battle&pack=x&position=p', 'skirmish-musg');
  expect([...link.keys()]).toEqual(['mode', 'position']);
});

test('a link to another element, or another fragment, sets nothing', () => {
  expect(parsePageLink('#skirmish-musg?mode=battle', 'skirmish-reaction').size).toBe(0);
  expect(parsePageLink('#rules', 'skirmish-musg').size).toBe(0);
  expect(parsePageLink('', 'skirmish-musg').size).toBe(0);
});
