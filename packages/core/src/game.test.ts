import { describe, expect, test } from 'vitest';
import { pig, type PigState } from './example/pig.ts';
import { choose, roll, emit, type Flow } from './flow.ts';
import { Game } from './game.ts';
import { playOut } from './runners/simulate.ts';
import { d, sum } from './dice/index.ts';
import { seededRandom } from './random.ts';
import { refuse } from './refusal.ts';
import { RulesError } from './rules-error.ts';
import type { ReadableSystem } from './system.ts';

type PigGame = Game<PigState, typeof pig.defaults>;

/** Answers anything, by a seed; the game's own dice are another seed's business. */
function playSome(game: PigGame, answers: number, seed: number): void {
  const random = seededRandom(`answers of ${seed}`);
  for (let i = 0; i < answers; i++) {
    const ask = game.ask();
    if (!ask) return;
    const text =
      ask.kind === 'choice' ? pickOf(ask, random.between(0, 99)) : String(random.between(1, 6));
    expect(game.answer(text)).toBeUndefined();
  }
}

function pickOf(
  ask: { readonly options: readonly { readonly key: string }[] },
  number: number,
): string {
  return ask.options[number % ask.options.length]?.key ?? '';
}

const newPig = (seed: number | string = 1): PigGame => new Game(pig, pig.defaults, { seed });

describe('asking and answering', () => {
  test('a game asks, takes answers and ends', () => {
    const game = newPig(3);
    expect(game.ask()).toMatchObject({ kind: 'choice', who: 0, about: 'dare', rule: 'PIG-01' });
    playSome(game, 10_000, 3);
    expect(game.ask()).toBeUndefined();
    expect(game.outcome).toMatchObject({ reason: 'target-reached' });
    expect(game.answer('roll')).toEqual(refuse('game-over'));
    expect(game.explain('roll')).toEqual(refuse('game-over'));
  });

  test('a refusal names the rule and changes nothing', () => {
    const game = newPig();
    playSome(game, 5, 1);
    const before = {
      hash: game.hash(),
      answers: [...game.answers],
      log: [...game.log],
      ask: game.ask(),
    };
    for (const wrong of ['', 'fold', 'ROLL', '__proto__', 'x'.repeat(5_000)]) {
      expect(game.explain(wrong)).toMatchObject({ code: 'not-an-option', rule: 'PIG-01' });
      expect(game.answer(wrong)).toMatchObject({ code: 'not-an-option', rule: 'PIG-01' });
    }
    expect(game.explain('roll')).toBeUndefined();
    expect({
      hash: game.hash(),
      answers: [...game.answers],
      log: [...game.log],
      ask: game.ask(),
    }).toEqual(before);
  });

  test('the log has choices, rolls and events in order, with their replay position', () => {
    const game = new Game(pig, pig.defaults, { dice: 'manual' });
    for (const text of ['roll', '4', 'roll', '1']) game.answer(text);
    expect(game.log).toEqual([
      {
        kind: 'choice',
        about: 'dare',
        rule: 'PIG-01',
        params: { pot: 0 },
        who: 0,
        key: 'roll',
        at: 0,
      },
      {
        kind: 'roll',
        about: 'die',
        rule: 'PIG-02',
        params: {},
        who: 0,
        faces: [4],
        notation: 'd6',
        at: 1,
      },
      {
        kind: 'choice',
        about: 'dare',
        rule: 'PIG-01',
        params: { pot: 4 },
        who: 0,
        key: 'roll',
        at: 2,
      },
      {
        kind: 'roll',
        about: 'die',
        rule: 'PIG-02',
        params: {},
        who: 0,
        faces: [1],
        notation: 'd6',
        at: 3,
      },
      { kind: 'event', about: 'bust', rule: 'PIG-03', params: { who: 0, lost: 4 }, at: 4 },
    ]);
  });
});

describe('seeded and asked dice', () => {
  test('a seed gives the same game again, another seed another', () => {
    const [one, same, other] = [newPig(5), newPig(5), newPig(6)];
    for (const game of [one, same, other]) playSome(game, 60, 1);
    expect(same.record()).toBe(one.record());
    expect(other.record()).not.toBe(one.record());
  });

  test('asked dice are questions, and impossible ones are refused', () => {
    const game = new Game(pig, pig.defaults, { chances: 'asked' });
    game.answer('roll');
    expect(game.ask()).toMatchObject({ kind: 'chance', who: 0, about: 'die', rule: 'PIG-02' });
    for (const wrong of ['7', '0', '', '1 2', 'six', '1e3', '9'.repeat(3_000)]) {
      expect(game.explain(wrong), wrong).toBeDefined();
      expect(game.answer(wrong), wrong).toBeDefined();
    }
    expect(game.answer('6')).toBeUndefined();
    expect(game.state.pot).toBe(6);
  });

  test('the dice of a seeded game, typed in, give the same game', () => {
    const seeded = newPig(8);
    playSome(seeded, 200, 8);
    const asked = new Game(pig, pig.defaults, { chances: 'asked' });
    for (const answer of seeded.answers) expect(asked.answer(answer.text)).toBeUndefined();
    expect(asked.hash()).toBe(seeded.hash());
    expect(asked.log).toEqual(seeded.log);
  });
});

describe('undo and fork', () => {
  test.each(['seeded', 'asked'] as const)('undo returns to every earlier hash (%s)', (chances) => {
    const game = new Game(pig, pig.defaults, { seed: 4, chances });
    const trail: { hash: string; answers: number; log: number }[] = [];
    const random = seededRandom('trail');
    for (let ask = game.ask(); ask; ask = game.ask()) {
      trail.push({ hash: game.hash(), answers: game.answers.length, log: game.log.length });
      game.answer(
        ask.kind === 'choice' ? pickOf(ask, random.between(0, 9)) : String(random.between(1, 6)),
      );
    }
    expect(trail.length).toBeGreaterThan(40);
    for (const { hash, answers, log } of trail.reverse()) {
      expect(game.undo()).toBe(true);
      expect(game.hash()).toBe(hash);
      expect([game.answers.length, game.log.length]).toEqual([answers, log]);
    }
    expect(game.canUndo).toBe(false);
    expect(game.undo()).toBe(false);
  });

  test('the same answer gives the same dice after undo, in the game and in its forks', () => {
    const game = newPig(11);
    playSome(game, 30, 2);
    const fork = game.fork();
    const record = game.record();
    const again = game.answers.filter((answer) => answer.kind === 'choice').slice(-5);
    for (const each of [game, fork]) {
      for (let i = 0; i < 5; i++) each.undo();
      for (const answer of again) each.answer(answer.text);
      expect(each.record()).toBe(record);
      playSome(each, 20, 9);
    }
    expect(fork.record()).toBe(game.record());
  });

  test('a fork stands at the same question and goes its own way', () => {
    const game = newPig(2);
    for (let answers = 0; answers < 80; answers++) {
      const fork = game.fork();
      expect(fork.hash()).toBe(game.hash());
      expect(fork.log).toEqual(game.log);
      const [hash, record] = [game.hash(), game.record()];
      playSome(fork, 7, answers);
      fork.undo();
      expect([game.hash(), game.record()]).toEqual([hash, record]);
      playSome(game, 1, answers);
    }
  });

  test('a fork of a finished game is finished', () => {
    const game = newPig(2);
    playSome(game, 10_000, 2);
    expect(game.fork().outcome).toEqual(game.outcome);
    expect(game.fork().ask()).toBeUndefined();
    expect(game.rehearse()).toBeUndefined();
  });

  test('a rehearsal stands at the same question on a state of its own', () => {
    const game = newPig(2);
    playSome(game, 40, 2);
    const hash = game.hash();
    const rehearsal = game.rehearse();
    expect(rehearsal?.state).toEqual(game.state);
    expect(rehearsal?.ask).toMatchObject({
      kind: 'choice',
      about: 'dare',
      params: game.ask()?.params,
    });
    if (rehearsal?.ask.kind === 'choice') rehearsal.ask.take('hold');
    rehearsal?.flow.next();
    expect(rehearsal?.state).not.toEqual(game.state);
    expect(game.hash()).toBe(hash);
  });
});

describe('D5 games in one process do not touch each other', () => {
  test('two games stepping in turn equal the same two alone, 100 pairs', () => {
    for (let seed = 0; seed < 100; seed++) {
      const alone = [seed, seed + 1000].map((each) => {
        const game = newPig(each);
        playSome(game, 40, each);
        return game.record();
      });
      const [a, b] = [newPig(seed), newPig(seed + 1000)];
      const randoms = [
        seededRandom(`answers of ${seed}`),
        seededRandom(`answers of ${seed + 1000}`),
      ];
      for (let i = 0; i < 40; i++) {
        for (const [which, game] of [a, b].entries()) {
          const ask = game.ask();
          const number = randoms[which]?.between(0, 99) ?? 0;
          if (ask?.kind === 'choice') game.answer(pickOf(ask, number));
        }
      }
      expect([a.record(), b.record()]).toEqual(alone);
    }
  });

  test('a setup is copied: neither side can change the other afterwards', () => {
    const setup = { players: 2, target: 20 };
    const game = new Game(pig, setup, { seed: 1 });
    setup.target = 1;
    playSome(game, 3, 1);
    while (game.undo());
    expect(game.state.target).toBe(20);
    expect(game.setup.target).toBe(20);
  });
});

/** A game whose one rule does what the answer says, well or badly. */
interface Trial {
  count: number;
}

const trial: ReadableSystem<Trial, null> = {
  id: 'trial',
  version: 1,
  title: { en: 'Trial', fr: 'Essai' },
  defaults: null,
  readSetup: () => null,
  setup: () => ({ count: 0 }),
  seats: () => 1,
  *step(state): Flow {
    const how = yield* choose({
      who: 0,
      about: 'how',
      rule: 'TRY-01',
      options: ['well', 'badly', 'for ever', 'next step badly'].map((key) => ({ key, value: key })),
      read: (key) => (key === 'anyhow' ? 'well' : refuse('unheard-of', 'TRY-02', { key })),
    });
    yield* roll(sum([d(2, 6)]), 'TRY-03', { about: 'dice' });
    state.count++;
    if (how === 'badly') throw new TypeError('a mistake in the rules');
    while (how === 'for ever') yield* emit('round', 'TRY-04');
    if (how === 'next step badly') state.count = -1;
  },
  outcome(state) {
    if (state.count < 0) throw new TypeError('a mistake between two steps');
    return undefined;
  },
  catalogue: () => Promise.reject(new Error('none')),
  bots: {},
};

describe('rules that fail', () => {
  test.each(['badly', 'next step badly', 'for ever'])('%s: the game is as before', (how) => {
    const game = new Game(trial, null, { seed: 3 });
    for (let i = 0; i < 3; i++) game.answer('well');
    const before = { hash: game.hash(), record: game.record(), log: [...game.log] };
    expect(() => game.answer(how)).toThrow();
    expect({ hash: game.hash(), record: game.record(), log: [...game.log] }).toEqual(before);
    const untouched = new Game(trial, null, { seed: 3 });
    for (let i = 0; i < 4; i++) untouched.answer('well');
    game.answer('well');
    expect(game.record()).toBe(untouched.record());
  });

  test('P4 rules that never ask again end in a typed fault', () => {
    const game = new Game(trial, null);
    const thrown = [1, 2].map(() => {
      try {
        game.answer('for ever');
        return undefined;
      } catch (fault) {
        return fault;
      }
    });
    for (const fault of thrown) {
      expect(fault).toBeInstanceOf(RulesError);
      expect(fault).toMatchObject({ code: 'endless' });
    }
  });

  test('a question without an answer is a rules error and changes nothing', () => {
    const system: ReadableSystem<Trial, null> = {
      ...trial,
      *step(state) {
        const options = state.count === 0 ? [{ key: 'go', value: 0 }] : [];
        const read = () => 0;
        yield* choose({ who: 0, about: 'place', rule: 'TRY-09', options, read });
        state.count++;
      },
    };
    const game = new Game(system, null);
    const fault = {
      code: 'no-options',
      rule: 'TRY-09',
      message: expect.stringContaining('TRY-09'),
    };
    expect(() => game.answer('go')).toThrow(expect.objectContaining(fault));
    expect([game.state.count, game.ask()?.about, game.answers.length]).toEqual([0, 'place', 0]);
    const bot = { id: 'first', title: trial.title, answer: () => 'go' };
    expect(() => playOut(system, null, [bot], 1)).toThrow(expect.objectContaining(fault));
  });

  test('an open choice takes answers beyond its options, or says why not', () => {
    const game = new Game(trial, null);
    expect(game.ask()).toMatchObject({ open: true });
    expect(game.explain('anyhow')).toBeUndefined();
    expect(game.answer('somehow')).toEqual(refuse('unheard-of', 'TRY-02', { key: 'somehow' }));
    expect(game.answer('anyhow')).toBeUndefined();
    expect(game.answers.map((answer) => answer.text)[0]).toBe('anyhow');
  });
});
