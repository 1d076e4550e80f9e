import { expect, test } from 'vitest';
import { choose, defineCatalogue, Game, randomBot, type PlayableSystem } from '@skirmish-kit/core';
import { Session } from './session.ts';

interface Watch {
  asked: number;
}

/** Asks these seats in turn, over and over: to act, or, marked with `?`, whether to fire. */
function watch(...order: readonly string[]): PlayableSystem<Watch, null> {
  return {
    id: 'watch',
    version: 1,
    title: { en: 'Watch', fr: 'Garde' },
    defaults: null,
    setup: () => ({ asked: 0 }),
    seats: () => 3,
    *step(state) {
      const word = order[state.asked++ % order.length] ?? '0';
      const options = [{ key: 'go', value: 0 }];
      const base = { who: Number.parseInt(word, 10), rule: 'WA-01', options };
      if (word.endsWith('?')) yield* choose({ ...base, about: 'fire', skip: 'go' });
      else yield* choose({ ...base, about: 'action' });
    },
    outcome: () => undefined,
    catalogue: () => Promise.resolve(defineCatalogue([])),
    bots: {},
  };
}

const sessionOf = (order: readonly string[], bots: readonly number[] = []) =>
  new Session(
    new Game(watch(...order), null, { seed: 1 }),
    new Map(bots.map((seat) => [seat, randomBot] as const)),
  );

test('the device passes when another person is asked, until somebody has it', () => {
  const session = sessionOf(['0', '0', '1']);
  expect(session.pendingPass).toBeUndefined();
  session.answer('go');
  expect(session.pendingPass).toBeUndefined();
  session.answer('go');
  expect(session.pendingPass).toEqual({ from: 0, to: 1 });
  expect(session.pendingPass).toEqual({ from: 0, to: 1 });
  session.confirmPass();
  expect(session.pendingPass).toBeUndefined();
  session.undo();
  expect(session.pendingPass).toEqual({ from: 1, to: 0 });
  session.answer('go');
  expect(session.pendingPass).toEqual({ from: 0, to: 1 });
});

test('something is hidden only while what everybody knows is not the whole state', () => {
  const open = sessionOf(['0', '1']);
  expect(open.hasHiddenInfo).toBe(false);
  const system: PlayableSystem<Watch, null> = {
    ...watch('0', '1'),
    playerView: (state) => (state.asked > 1 ? { asked: 0 } : state),
  };
  const session = new Session(new Game(system, null, { seed: 1 }), new Map());
  expect(session.hasHiddenInfo).toBe(false);
  session.answer('go');
  expect(session.hasHiddenInfo).toBe(true);
});

test('bots hold no device: it stays where it was while they play', () => {
  const session = sessionOf(['0', '1', '0', '1', '2'], [1]);
  session.answer('go');
  expect(session.bot).toBeDefined();
  expect(session.pendingPass).toBeUndefined();
  session.answerForBot('go');
  expect(session.pendingPass).toBeUndefined();
  session.answer('go');
  session.answerForBot('go');
  expect(session.pendingPass).toEqual({ from: 0, to: 2 });
});

test('a person may skip in advance what may be skipped; nobody skips for a bot', () => {
  const session = sessionOf(['0', '1?', '0', '1?', '1']);
  expect(session.canSkip).toBe(false);
  session.answer('go');
  expect(session.canSkip).toBe(true);
  expect(session.skip()).toBeUndefined();
  session.answer('go');
  expect(session.ask).toMatchObject({ who: 1, about: 'action' });
  expect(session.game.answers).toHaveLength(4);
  const against = sessionOf(['0', '1?'], [1]);
  against.answer('go');
  expect(against.canSkip).toBe(false);
});

test('nobody waits for bots that begin: until a person has chosen, the game is opening', () => {
  const session = sessionOf(['1', '1', '0', '1'], [1, 2]);
  expect(session.isBeforeFirstMove).toBe(true);
  session.answerForBot('go');
  session.answerForBot('go');
  expect(session.isBeforeFirstMove).toBe(true);
  session.answer('go');
  expect(session.isBeforeFirstMove).toBe(false);
  session.undo();
  expect(session.isBeforeFirstMove).toBe(false);
});

test('bots among themselves are watched from their first move on', () => {
  expect(sessionOf(['1'], [0, 1, 2]).isBeforeFirstMove).toBe(false);
});
