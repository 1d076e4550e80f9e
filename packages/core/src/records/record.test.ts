import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d, sum } from '../dice/index.ts';
import { choose, roll } from '../flow.ts';
import { pig, type PigSetup, type PigState } from '../example/pig.ts';
import { Game } from '../game.ts';
import type { DiceSource } from '../log.ts';
import { isProblems, type Problem } from '../problem.ts';
import { seededRandom } from '../random.ts';
import type { GameSystem } from '../system.ts';
import { loadRecord, playRecord, unknownSystemProblem } from './load-record.ts';
import { parseRecord } from './parse-record.ts';
import type { GameRecord } from './record.ts';
import { makeRecord } from './write-record.ts';

/** For a machine that has other things to do. */
const PATIENCE = 30_000;

const SHORT = `skirmish 1
system: pig 1
setup: {"players":2,"target":20}
seed: 42
title: A short one

roll =6 roll =3 hold
roll =2 hold
`;

/** Wind and rain before anybody is asked anything. */
const weather: GameSystem<PigState, PigSetup> = {
  ...pig,
  id: 'weather',
  *step() {
    yield* roll(sum([d(1, 6)]), 'WE-01', { who: 0, about: 'wind' });
    yield* roll(sum([d(1, 6)]), 'WE-02', { who: 0, about: 'rain' });
    yield* choose({ who: 0, about: 'go', rule: 'WE-03', options: [{ key: 'go', value: 0 }] });
  },
};

/** The first problem as `path code`, or `fine`. */
function reported(value: unknown): string {
  const [first]: readonly Problem[] = Array.isArray(value) ? value : [];
  return first ? `${first.path} ${first.code}` : 'fine';
}

function read(text: string): GameRecord {
  const record = parseRecord(text);
  if (isProblems(record)) throw new Error(record.map((found) => found.message).join(' '));
  return record;
}

function randomGame(seed: number, chances: DiceSource): Game<PigState, PigSetup> {
  const random = seededRandom(`record ${seed}`);
  const setup = { players: random.between(1, 4), target: random.between(1, 60) };
  const game = new Game(pig, setup, { seed, chances });
  for (let left = random.between(0, 120); left > 0; left--) {
    const ask = game.ask();
    const key = random.between(0, 3) > 0 ? 'roll' : 'hold';
    if (ask) game.answer(ask.kind === 'choice' ? key : String(random.between(1, 6)));
  }
  return game;
}

describe('a record is readable text', { timeout: PATIENCE }, () => {
  test('a line for each step, dice with =, nothing else', () => {
    const game = new Game(pig, { players: 2, target: 20 }, { chances: 'asked' });
    for (const text of ['roll', '6', 'roll', '3', 'hold', 'roll', '2', 'hold']) game.answer(text);
    expect(game.record([['title', 'A short\n one']])).toBe(
      SHORT.replace('seed: 42', 'chances: asked'),
    );
  });

  test('the parts of a record are read', () => {
    const record = read(SHORT);
    expect(record).toMatchObject({
      system: 'pig',
      version: 1,
      setup: { players: 2, target: 20 },
      seed: 42,
      chances: 'seeded',
      tags: [['title', 'A short one']],
      lines: { system: 2, setup: 3 },
    });
    expect(record.answers.slice(0, 2)).toEqual([
      { kind: 'choice', text: 'roll', line: 7 },
      { kind: 'chance', text: '6', line: 7 },
    ]);
    expect(record.answers.at(-1)).toEqual({ kind: 'choice', text: 'hold', line: 8 });
  });

  test('the reader is tolerant, the writer canonical', () => {
    const untidy = `\ufeff; from a forum\r\n\r\nSkirmish  1\r\n\r\nTitle: A short   one
seed:   42\r\nsystem:\tpig   1\nsetup: { "players": 2, "target" : 20 }
roll   =6\troll =3 hold;well held\r\n\n\n   "roll" =2\n hold   ; and so on`;
    expect(makeRecord(read(untidy))).toBe(`skirmish 1
system: pig 1
setup: {"players":2,"target":20}
seed: 42
title: A short one

; from a forum
roll =6 roll =3 hold ; well held
roll =2
hold ; and so on
`);
  });

  test('keys and seeds of any kind survive', () => {
    const keys = ['', 'a b', ';', '=5', '"', 'é\n', 'move:3,4', '\\', '__proto__', 'x"y', '\u2028'];
    const answers = keys.map((text, i) => ({ kind: 'choice' as const, text, line: i }));
    for (const seed of [0, -7, 1.5, 1e21, '42', '-1', '', ' x ', '"', 'été', 'a b', '1e3']) {
      const record = { ...read(SHORT), answers, seed };
      const again = read(makeRecord(record));
      expect(again.answers.map((answer) => answer.text)).toEqual(keys);
      expect(again.seed).toBe(seed);
    }
  });

  test('any record is written, read and written the same', () => {
    const word = fc.string({ unit: 'binary', maxLength: 12 });
    const plain = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
    const record = fc.record({
      setup: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.integer(), plain)),
      seed: fc.oneof(fc.integer(), word),
      chances: fc.constantFrom('seeded' as const, 'asked' as const),
      tags: fc.uniqueArray(fc.tuple(fc.constantFrom('title', 'players', 'date'), plain), {
        selector: ([name]) => name,
      }),
      answers: fc.array(
        fc.oneof(
          fc.record({ kind: fc.constant('choice' as const), text: word, line: fc.nat(9) }),
          fc.record({
            kind: fc.constant('chance' as const),
            text: fc
              .array(fc.integer({ min: -9, max: 99 }), { maxLength: 9 })
              .map((faces) => faces.join('.')),
            line: fc.nat(9),
          }),
        ),
        { maxLength: 30 },
      ),
      comments: fc.array(fc.record({ at: fc.nat(30), text: plain }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(record, (parts) => {
        const comments = parts.comments.toSorted((a, b) => a.at - b.at);
        const lines = { system: 0, setup: 0, packs: 0 };
        const text = makeRecord({
          system: 'pig',
          version: 1,
          packs: [],
          lines,
          ...parts,
          comments,
        });
        const again = read(text);
        expect(makeRecord(again)).toBe(text);
        expect(again.answers.map(({ kind, text: key }) => [kind, key])).toEqual(
          parts.answers.map(({ kind, text: key }) => [kind, key]),
        );
        expect(again.tags).toEqual(
          parts.tags.map(([name, tag]) => [name, tag.replace(/ +/g, ' ')]),
        );
        if (parts.chances === 'seeded') expect(again.seed).toBe(parts.seed);
      }),
      { numRuns: 400 },
    );
  });

  test('a step of one answer has a line of its own', () => {
    const game = new Game(pig, { players: 2, target: 20 }, { seed: 7 });
    for (let turn = 0; turn < 3; turn++) game.answer('hold');
    expect(game.record()).toMatch(/\n\nhold\nhold\nhold\n$/);
  });

  test('a game without an answer is its header alone', () => {
    const game = new Game(pig, { players: 2, target: 20 }, { seed: 7 });
    expect(game.record()).toBe(
      'skirmish 1\nsystem: pig 1\nsetup: {"players":2,"target":20}\nseed: 7\n',
    );
  });

  test('a comment stands after the answers that were given before it', () => {
    const text = SHORT.replace('=6 ', '=6 ; a good one\n');
    expect(read(text).comments).toEqual([{ at: 2, text: 'a good one' }]);
    expect(makeRecord(read(text))).toBe(text);
  });

  test('a seed that is a plain word stays one, others are quoted', () => {
    const seedLine = (seed: string) => makeRecord({ ...read(SHORT), seed }).split('\n')[3];
    expect(seedLine('fort')).toBe('seed: fort');
    expect(seedLine('the old fort')).toBe('seed: the old fort');
    expect(seedLine('7 forts')).toBe('seed: "7 forts"');
    expect(seedLine('fort ')).toBe('seed: "fort "');
  });

  test('comments stand in the header too; one that says nothing is none', () => {
    const text = SHORT.replace('seed', ';by post\nseed').replace('title', ';\ntitle');
    expect(read(text).comments).toEqual([{ at: 0, text: 'by post' }]);
    expect(read(`;a letter\n${SHORT}`).comments).toEqual([{ at: 0, text: 'a letter' }]);
    expect(read(text).seed).toBe(42);
    const silent = { ...read(SHORT), comments: [{ at: 0, text: ' \n ' }] };
    expect(makeRecord(silent)).toBe(SHORT);
  });

  test('the longest text that is read, and one character more', () => {
    const long = SHORT + ' '.repeat(262_144 - SHORT.length);
    expect(reported(parseRecord(long))).toBe('fine');
    expect(reported(parseRecord(`${long} `))).toBe('line 1 record-too-long');
  });

  test('a tag must not pose as a header line', () => {
    const game = new Game(pig, pig.defaults);
    expect(() => game.record([['seed', '1']])).toThrow('no line "seed:"');
    expect(() => game.record([['a: b', '1']])).toThrow();
  });
});

describe('saving and loading', { timeout: PATIENCE }, () => {
  test('save, load, save: identical, and the game goes on the same, 300 games', () => {
    for (let seed = 0; seed < 300; seed++) {
      for (const chances of ['seeded', 'asked'] as const) {
        const game = randomGame(seed, chances);
        const text = game.record();
        const loaded = loadRecord(pig, text);
        if (isProblems(loaded)) throw new Error(loaded[0]?.message);
        expect(loaded.record()).toBe(text);
        expect(loaded.hash()).toBe(game.hash());
        expect(loaded.log).toEqual(game.log);
        for (const each of [game, loaded]) each.answer('roll');
        expect(loaded.record()).toBe(game.record());
      }
    }
  });

  test('dice of a seeded game may be left out', () => {
    const game = randomGame(7, 'seeded');
    const loaded = loadRecord(pig, game.record().replace(/ =\S+/g, ''));
    expect(isProblems(loaded) || loaded.record()).toBe(game.record());
  });

  test('a record that names no seed is of seed 1, and so is a game that was given none', () => {
    expect(read(SHORT.replace('seed: 42\n', '')).seed).toBe(1);
    expect(new Game(pig, pig.defaults).record()).toContain('\nseed: 1\n');
  });

  test('several dice before a question are checked one by one', () => {
    const game = new Game(weather, pig.defaults, { seed: 5 });
    game.answer('go');
    const text = game.record();
    expect(text).toMatch(/=(\d)\.?\d* =(?!\1)\S+ go/);
    expect(reported(loadRecord(weather, text))).toBe('fine');
    const [, first = '', second = ''] = /=(\S+) =(\S+) go/.exec(text) ?? [];
    const params = (forged: string) => {
      const problems = loadRecord(weather, forged);
      return isProblems(problems) ? problems[0]?.params : undefined;
    };
    const wind = { expected: first, found: '9', about: 'wind', rule: 'WE-01' };
    const rain = { expected: second, found: '9', about: 'rain', rule: 'WE-02' };
    expect(params(text.replace(`=${first} =`, '=9 ='))).toEqual(wind);
    expect(params(text.replace(` =${second} go`, ' =9 go'))).toEqual(rain);
  });

  test('a setup that says nothing is filled in', () => {
    const loaded = loadRecord(pig, 'skirmish 1\nsystem: pig 1\n\nroll');
    expect(isProblems(loaded) || loaded.setup).toEqual(pig.defaults);
  });
});

describe(
  'a bad record is refused with the line and what would be right',
  { timeout: PATIENCE },
  () => {
    const edit = (from: string | RegExp, to: string): string => ASKED.replace(from, to);
    const ASKED = SHORT.replace('seed: 42', 'chances: asked');

    test('the good one is good', () => {
      expect(reported(loadRecord(pig, ASKED))).toBe('fine');
    });

    test('older ones are good where the system still reads them, and told where they part', () => {
      const later = { ...pig, version: 3, readsFrom: 1 };
      expect(reported(loadRecord(later, ASKED))).toBe('fine');
      expect(reported(loadRecord({ ...later, readsFrom: 2 }, ASKED))).toBe('line 2 record-older');
      expect(reported(loadRecord(later, edit('pig 1', 'pig 4')))).toBe('line 2 record-newer');
    });

    test.each([
      ['', 'line 1 record-no-start'],
      ['; only a comment', 'line 1 record-no-start'],
      ['[Event "chess"]', 'line 1 record-no-start'],
      [edit('skirmish 1', 'skirmish 2'), 'line 1 record-format-newer'],
      [edit('system: pig 1\n', ''), 'line 1 record-no-system'],
      [edit('pig 1', 'pig'), 'line 2 record-wrong-system'],
      [edit('pig 1', 'chess 1'), 'line 2 record-other-system'],
      [edit('pig 1', 'pig 2'), 'line 2 record-newer'],
      [edit('pig 1', 'pig 0'), 'line 2 record-older'],
      [edit('"target":20', '"target":'), 'line 3 json-value'],
      [edit('"target":20', '"target":0'), 'line 3 /target pig-target'],
      [edit('"target":20', '"__proto__":{}'), 'line 3 /__proto__ forbidden-key'],
      [edit('asked', 'guessed'), 'line 4 record-wrong-chances'],
      [edit('title', 'system: pig 1\ntitle'), 'line 5 record-header-twice'],
      [edit('roll =6', 'fold =6'), 'line 7 record-refused-rule'],
      [edit('=3', '=7'), 'line 7 record-refused'],
      [edit('=3', '=x'), 'line 7 record-wrong-token'],
      [edit('=3', '"roll'), 'line 7 record-wrong-token'],
      [edit('=3', 'hold'), 'line 7 record-not-choice'],
      [edit('hold\nroll', '=2\nroll'), 'line 7 record-not-dice'],
      ['x'.repeat(300_000), 'line 1 record-too-long'],
    ])('%#', (text, expected) => {
      expect(reported(loadRecord(pig, text))).toBe(expected);
    });

    test('the sentence names the answer and the rule', () => {
      const problems = loadRecord(pig, edit('roll =2', 'fold =2'));
      expect(isProblems(problems) && problems[0]?.message).toBe(
        'The answer “fold” is refused by PIG-01: not-an-option.',
      );
    });

    test('a text that is no record has one problem, not many', () => {
      for (const text of ['', '; only a comment', 'hello']) {
        expect(parseRecord(text)).toHaveLength(1);
      }
    });

    test('dice that differ from the seed are reported with the question and its rule', () => {
      const problems = loadRecord(pig, SHORT.replace(/=\d+/, '=9'));
      expect(isProblems(problems) && problems[0]?.params).toMatchObject({
        found: '9',
        about: 'die',
        rule: 'PIG-02',
      });
    });

    test('a wrong value is quoted with its first forty characters', () => {
      const params = (answer: string) => {
        const problems = loadRecord(pig, ASKED.replace(/hold\n$/, answer));
        return isProblems(problems) ? problems[0]?.params : undefined;
      };
      const forty = 'x'.repeat(40);
      expect(params(forty)).toMatchObject({ answer: forty });
      expect(params(`${forty}y`)).toMatchObject({ answer: `${forty}…` });
      expect(params(`"${forty.slice(1)}`)).toMatchObject({ found: `"\\"${forty.slice(1)}"` });
      expect(params(`"${forty}`)).toMatchObject({ found: `"\\"${forty.slice(1)}…"` });
    });

    test('L3 invented dice and moves after the end are found where they are, 500 records', () => {
      for (let seed = 0; seed < 500; seed++) {
        const game = randomGame(seed, 'seeded');
        const record = read(game.record());
        const which = seed % Math.max(1, record.answers.length);
        const victim = record.answers[which];
        if (!victim) continue;
        const text = victim.kind === 'chance' ? String((Number(victim.text) % 6) + 1) : 'cheat';
        const forged = { ...record, answers: record.answers.with(which, { ...victim, text }) };
        const played = playRecord(pig, forged);
        if (isProblems(played)) throw new Error('the header is good');
        expect(played.good).toBe(which);
        expect(played.problem).toMatchObject({
          path: `line ${victim.line}`,
          code: victim.kind === 'chance' ? 'record-other-dice' : 'record-refused-rule',
        });
      }
      const over = new Game(pig, { players: 1, target: 1 }, { chances: 'asked' });
      for (const text of ['roll', '6', 'hold']) over.answer(text);
      expect(reported(loadRecord(pig, `${over.record()}roll\n`))).toMatch(
        /^line \d+ record-after-end$/,
      );
    });

    test('no record has more problems than anybody reads', () => {
      const answers = parseRecord(`${ASKED}${'"\n'.repeat(100_000)}`);
      expect(isProblems(answers) && answers.length).toBe(50);
      // Then the system is missing too, as far as was read.
      const header = parseRecord(ASKED.replace('system', 'title: x\n'.repeat(20_000) + 'system'));
      expect(isProblems(header) && header.length).toBe(50);
    });

    test('a record of an unknown system says which are known', () => {
      expect(unknownSystemProblem(read(edit('pig 1', 'chess 1')), ['pig']).message).toBe(
        'The system “chess” is not known here. Known are: pig.',
      );
    });

    test('L1 a changed text gives a game, or a problem with its line', () => {
      const base = randomGame(12, 'seeded').record();
      const mutation = fc.record({
        at: fc.nat(base.length),
        cut: fc.nat(12),
        put: fc.string({ unit: 'binary', maxLength: 6 }),
      });
      fc.assert(
        fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
          let text = base;
          for (const { at, cut, put } of mutations)
            text = text.slice(0, at) + put + text.slice(at + cut);
          const loaded = loadRecord(pig, text);
          if (isProblems(loaded))
            for (const found of loaded) expect(found.path).toMatch(/^line \d+/);
          else expect(reported(loadRecord(pig, loaded.record()))).toBe('fine');
        }),
        { numRuns: 2_000 },
      );
    });
  },
);
