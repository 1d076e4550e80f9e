import { expect, test } from 'vitest';
import {
  choose,
  d,
  Game,
  hasHiddenInfo,
  isProblems,
  loadRecord,
  openReplay,
  verifySeals,
  roll,
  Salts,
  sealRecord,
  sum,
  type Flow,
  type ReadableSystem,
} from '../index.ts';

/** Somebody hides a number and looks at a die under a cup; then all talk, and at last both are shown. */
interface Cup {
  hidden: number;
  peeked: number;
  talked: number;
  isShown: boolean;
}

const NUMBERS = ['1', '2', '3'];

function* step(cup: Cup): Flow {
  const rule = 'CUP-01';
  if (cup.hidden === 0) {
    const options = NUMBERS.map((key) => ({ key: `hide-${key}`, value: Number(key) }));
    yield* roll(sum([d(1, 6)]), rule, { who: 0, about: 'open' });
    cup.hidden = yield* choose({ who: 0, about: 'hide', rule, options, visibleTo: [0] });
    cup.peeked = yield* roll(sum([d(1, 6)]), rule, { who: 0, about: 'peek', visibleTo: [0] });
    return;
  }
  const options = ['talk', 'show'].map((key) => ({ key, value: key }));
  const said = yield* choose({ who: 1, about: 'say', rule, options });
  yield* roll(sum([d(1, 6)]), rule, { who: 1, about: 'open' });
  if (said === 'show') cup.isShown = true;
  cup.talked += 1;
}

const cups: ReadableSystem<Cup, null> = {
  id: 'cups',
  version: 1,
  title: { en: 'Cups', fr: 'Gobelets' },
  defaults: null,
  readSetup: () => null,
  setup: () => ({ hidden: 0, peeked: 0, talked: 0, isShown: false }),
  seats: () => 2,
  step,
  outcome: ({ talked }) =>
    talked < 6 ? undefined : { winners: [], reason: 'done', scores: [0, 0] },
  playerView: (cup, seat) =>
    seat === 0 || cup.isShown || cup.hidden === 0 ? cup : { ...cup, hidden: 0, peeked: 0 },
  catalogue: () => Promise.reject(new Error('none')),
  bots: {},
};

/** Salts that count up: every one that is drawn is another. */
let drawn = 0;
const salts = (text = '') => new Salts(() => String(++drawn).padStart(64, '0'), text);

function played(hides: string, ...said: readonly string[]): Game<Cup, null> {
  const game = new Game(cups, null, { seed: 'a fine evening' });
  for (const answer of [hides, ...said])
    expect(game.answer(answer), `${answer} is refused`).toBeUndefined();
  return game;
}

const seal = (game: Game<Cup, null>, by = salts()) => sealRecord(game, by);

/** A text with every digest taken out. */
const bare = (text: string) => text.replace(/[0-9a-f]{64}/g, '#');

test('sealed records of games that differ only in hidden answers differ only in seals', () => {
  const texts = NUMBERS.map((key) => seal(played(`hide-${key}`, 'talk', 'talk')));
  expect(new Set(texts.map(bare)).size).toBe(1);
  expect(new Set(texts).size).toBe(NUMBERS.length);
  for (const text of texts) {
    expect(text).not.toMatch(/hide-\d/);
    expect(text).not.toContain('a fine evening');
    expect(bare(text)).toMatch(/\n=\d sealed:# sealed:#\ntalk =\d\ntalk =\d\n$/);
  }
});

test('a game is sealed alike each time it is shared, and after its salts were saved', () => {
  const by = salts();
  const first = seal(played('hide-2', 'talk'), by);
  expect(seal(played('hide-2', 'talk'), by)).toBe(first);
  expect(seal(played('hide-2', 'talk'), salts(by.text))).toBe(first);
});

test('two games with the same beginning share no seal', () => {
  const [mine, others] = [salts(), salts()];
  const sealed = seal(played('hide-2', 'talk'), mine);
  expect(sealsOf(seal(played('hide-2', 'talk'), others))).toHaveLength(2);
  const over = seal(played('hide-2', 'talk', 'show'), others);
  expect(over).toContain('hide-2');
  for (const key of NUMBERS)
    expect(verifySeals(sealed, over.replace('hide-2', key))).toMatchObject([
      { code: 'seal-broken' },
    ]);
});

test('an answer that was taken back and given again gets another seal', () => {
  const by = salts();
  const before = sealsOf(seal(atTable('3', 'hide-2', '5'), by));
  by.cut(2);
  const after = sealsOf(seal(atTable('3', 'hide-2', '5'), by));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('an earlier record with one salt for all seals still opens', () => {
  const [salt, game] = ['0'.repeat(64), played('hide-2', 'talk')];
  const open = seal(played('hide-2', 'talk', 'show'));
  const one = open.replace('\n\n', `\nsalt: ${salt}\n\n`);
  expect(isProblems(verifySeals(sealRecord(game, new Salts(() => salt)), one))).toBe(false);
});

test('a sealed record opens up to the seal, and says why it goes no further', () => {
  const text = seal(played('hide-2', 'talk'));
  const loaded = loadRecord(cups, text);
  expect(isProblems(loaded) && loaded[0]).toMatchObject({ code: 'record-sealed', path: 'line 7' });
  const replay = openReplay(cups, text);
  if (isProblems(replay)) throw new Error(replay[0]?.message);
  replay.goTo(replay.length);
  expect(replay.game.ask()?.about).toBe('hide');
});

test('a revealed record is whole, replays to the same state and opens its seals', () => {
  const by = salts();
  const before = seal(played('hide-2', 'talk'), by);
  const game = played('hide-2', 'talk', 'show', 'talk');
  expect(hasHiddenInfo(game)).toBe(false);
  const opened = verifySeals(before, seal(game, by));
  if (isProblems(opened)) throw new Error(opened[0]?.message);
  const loaded = loadRecord(cups, opened);
  if (isProblems(loaded)) throw new Error(loaded[0]?.message);
  expect(loaded.hash()).toBe(game.hash());
});

test('a game that is over hides nothing', () => {
  const game = played('hide-3', 'talk', 'talk', 'talk', 'talk', 'talk', 'talk');
  expect(hasHiddenInfo(game)).toBe(false);
  expect(seal(game)).toContain('hide-3');
});

test('a wrong answer, seed, salt or game is refused with its line', () => {
  const by = salts();
  const before = seal(played('hide-2', 'talk'), by);
  const after = seal(played('hide-2', 'talk', 'show'), by);
  const refused = (opened: string, sealed = before) => {
    const found = verifySeals(sealed, opened);
    return isProblems(found) ? `${found[0]?.path} ${found[0]?.code}` : 'opened';
  };
  expect(refused(after)).toBe('opened');
  expect(refused(after.replace('hide-2', 'hide-1'))).toMatch(/^line \d+ seal-broken$/);
  expect(refused(after.replace('a fine evening', 'a rainy one'))).toBe('line 1 seal-broken');
  expect(refused(after.replace(/seed:[0-9a-f]{64}/, `seed:${'0'.repeat(64)}`))).toBe(
    'line 1 seal-broken',
  );
  expect(refused(after.replace(/salts: .*\n/, ''))).toBe('line 1 seal-no-salt');
  expect(refused(after.replace(/ 1:[0-9a-f]{64}/, ''))).toMatch(/^line \d+ seal-no-salt$/);
  expect(refused(after.replace('talk', 'show'))).toMatch(/^line \d+ seal-other-game$/);
  expect(refused(after.replace('setup: null', 'setup: 1'))).toBe('line 1 seal-other-game');
  expect(refused(after, after)).toBe('line 1 seal-none');
  const [head = '', tail = ''] = after.split('\n\n');
  expect(refused(`${head}\n\n${tail.split('\n')[0]}\n`)).toMatch(/^line \d+ seal-other-game$/);
});

/** A game at a table, with these dice and answers. */
function atTable(...answers: readonly string[]): Game<Cup, null> {
  const game = new Game(cups, null, { chances: 'asked' });
  for (const answer of answers) expect(game.answer(answer), `${answer} is refused`).toBeUndefined();
  return game;
}

/** What stands in a record for what is hidden. */
const sealsOf = (text: string): readonly string[] => text.match(/sealed:[0-9a-f]{64}/g) ?? [];

test('a single hidden answer is sealed', () => {
  const text = seal(atTable('3', 'hide-2'));
  expect(text).not.toContain('hide-2');
  expect(sealsOf(text)).toHaveLength(1);
});

test('a record that opens no seal is reported with the difference', () => {
  const by = salts();
  const before = seal(played('hide-2', 'talk'), by);
  const after = seal(played('hide-2', 'talk', 'show'), by);
  const refused = (opened: string) => {
    const found = verifySeals(before, opened);
    return isProblems(found) ? found[0] : undefined;
  };
  expect(refused('hello')).toMatchObject({ path: 'line 1', code: 'record-no-start' });
  expect(verifySeals('hello', after)).toMatchObject([{ code: 'record-no-start' }]);
  expect(refused(after.replace('cups 1', 'cups 2'))?.params).toEqual({
    found: 'cups 2',
    expected: 'cups 1',
  });
  expect(refused(after.replace('setup: null', 'setup: 1'))?.params).toEqual({
    found: '1',
    expected: 'null',
  });
});

test('a game that ends before what was sealed is refused in its last line', () => {
  const by = salts();
  const before = seal(played('hide-2', 'talk', 'talk'), by);
  const [head = '', tail = ''] = seal(played('hide-2', 'talk', 'show'), by).split('\n\n');
  const [first = '', second = ''] = tail.split('\n');
  expect(verifySeals(before, `${head}\n\n${first}\n${second}\n`)).toMatchObject([
    {
      path: `line ${head.split('\n').length + 3}`,
      code: 'seal-other-game',
      params: { found: '', expected: 'talk' },
    },
  ]);
  expect(verifySeals(before, `${head}\n\n${first}\ntalk\n`)).toMatchObject([
    { path: `line ${head.split('\n').length + 3}`, params: { found: '' } },
  ]);
  expect(verifySeals(before, `${head}\n`)).toMatchObject([{ path: 'line 1' }]);
});

test('a broken seal is reported with its own line, whatever follows', () => {
  const by = salts();
  const before = seal(played('hide-2', 'talk', 'talk'), by);
  const after = seal(played('hide-2', 'talk', 'talk', 'show'), by);
  const lines = after.split('\n');
  const line = lines.findIndex((each) => each.includes('hide-2')) + 1;
  expect(verifySeals(before, after.replace('hide-2', 'hide-1'))).toMatchObject([
    { path: `line ${line}`, code: 'seal-broken', params: { found: 'hide-1' } },
  ]);
});
