import { expect, test, vi } from 'vitest';
import { Game, Replay, randomBot, type PlayableSystem } from '@skirmish-kit/core';
import { takeSnapshot } from './game-snapshot.ts';
import { Session } from './session.ts';
import {
  envelopes,
  DECK_SECRET,
  secretsOf,
  type HiddenInfoGame,
} from './testing/hidden-info-game.ts';

const KEYS = [0, 1].map((seat) => `seal:canary-sealed-${seat}`);

function sessionOf(
  system: PlayableSystem<HiddenInfoGame, null> = envelopes,
  bots: readonly number[] = [],
): Session<HiddenInfoGame, null> {
  const seated = new Map(bots.map((seat) => [seat, randomBot] as const));
  return new Session<HiddenInfoGame, null>(new Game(system, null, { seed: 1 }), seated);
}

/** Envelopes whose words everybody may read. */
function openEnvelopes(): PlayableSystem<HiddenInfoGame, null> {
  const { playerView: _, ...open } = envelopes;
  return open;
}

const shownIn = (session: Session<HiddenInfoGame, null>, filmed?: { state: HiddenInfoGame }) =>
  takeSnapshot(session.snapshot, envelopes.messages, 'en', filmed);

/** The secrets that are in the state or the log of a snapshot. */
function secretsIn({ state, log }: { readonly state: HiddenInfoGame; readonly log: unknown }) {
  const text = JSON.stringify([state, log]);
  return [...secretsOf(0), ...secretsOf(1), DECK_SECRET].filter((word) => text.includes(word));
}

test('a snapshot is not changed by the next answer', () => {
  const session = sessionOf(openEnvelopes());
  const before = session.snapshot;
  const text = JSON.stringify(before.state);
  session.answer(KEYS[0] ?? '');
  expect(JSON.stringify(before.state)).toBe(text);
  expect(before.log).toHaveLength(0);
  expect(before.logLength).toBe(0);
  expect(before.timeline).toEqual({ position: 0, length: 0 });
  expect(session.snapshot.state.sealed[0]).toBe('canary-sealed-0');
  expect(session.snapshot.log).not.toHaveLength(0);
});

test('a snapshot cannot be changed', () => {
  const { snapshot } = sessionOf();
  expect(() => Object.assign(snapshot, { viewer: 1 })).toThrow(TypeError);
});

test('a revision has one copy of the state, however often it is read', () => {
  const view = vi.fn(envelopes.playerView);
  const session = sessionOf({ ...envelopes, playerView: view });
  const first = session.snapshot;
  const calls = view.mock.calls.length;
  void [
    session.viewer,
    session.visibleGame,
    session.hasHiddenInfo,
    session.pendingPass,
    session.soloSeat,
  ];
  expect(session.snapshot).toBe(first);
  expect(session.visibleGame.state).toBe(first.state);
  expect(shownIn(session).state).toBe(first.state);
  expect(shownIn(session).state).toBe(first.state);
  expect(view).toHaveBeenCalledTimes(calls);
  const states = new Set(view.mock.calls.map(([state]) => state));
  expect(states.size).toBe(1);
});

test('a state without hidden information is copied once per revision', () => {
  const session = sessionOf(openEnvelopes());
  const { snapshot } = session;
  expect(snapshot.state).not.toBe(session.game.state);
  expect(snapshot.stateFor(1)).toBe(snapshot.state);
  expect(session.snapshot.state).toBe(snapshot.state);
});

test('a change makes a new revision, a refused answer does not', () => {
  const session = sessionOf();
  const revisions = [session.revision];
  const note = () => revisions.push(session.revision);
  expect(session.answer('nonsense')).toBeDefined();
  expect(session.revision).toBe(revisions[0]);
  session.answer(KEYS[0] ?? '');
  note();
  session.confirmPass();
  note();
  session.seek('first');
  note();
  session.seek('last');
  note();
  session.undo();
  note();
  session.isPublic = true;
  note();
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(revisions.toSorted((a, b) => a - b)).toEqual(revisions);
});

test('the only person among bots sees the own secrets', () => {
  const { snapshot } = sessionOf(envelopes, [1]);
  expect(snapshot).toMatchObject({ viewer: 0, soloSeat: 0, hasHiddenInfo: true });
  expect(secretsIn(snapshot)).toEqual(['canary-held-0']);
});

test('nobody sees a secret while the device is passed', () => {
  const session = sessionOf();
  expect(secretsIn(session.snapshot)).toEqual(['canary-held-0']);
  session.answer(KEYS[0] ?? '');
  expect(session.snapshot).toMatchObject({ viewer: undefined, pendingPass: { from: 0, to: 1 } });
  expect(secretsIn(session.snapshot)).toEqual([]);
  expect(shownIn(session).choice).toBeUndefined();
  session.confirmPass();
  expect(secretsIn(session.snapshot)).toEqual(['canary-held-1']);
  expect(shownIn(session).choice?.who).toBe(1);
});

test('a public snapshot shows what a spectator may see, and takes no answer', () => {
  const session = sessionOf(envelopes, [1]);
  session.isPublic = true;
  expect(secretsIn(session.snapshot)).toEqual([]);
  expect(shownIn(session).choice).toBeUndefined();
  session.isPublic = false;
  expect(secretsIn(session.snapshot)).toEqual(['canary-held-0']);
});

test('a recorded game shows what a spectator may see', () => {
  const game = new Game(envelopes, null, { seed: 1 });
  game.answer(KEYS[0] ?? '');
  const { snapshot } = new Session(new Replay(game));
  expect(snapshot).toMatchObject({ status: 'recorded', viewer: undefined });
  expect(secretsIn(snapshot)).toEqual([]);
});

test('an earlier snapshot can be seen by another viewer', () => {
  const session = sessionOf();
  const before = session.snapshot;
  session.answer(KEYS[0] ?? '');
  expect(secretsIn({ state: before.stateFor(session.viewer), log: [] })).toEqual([]);
  expect(secretsIn({ state: before.stateFor(1), log: [] })).toEqual(['canary-held-1']);
});

test('a picture of a film is shown in place of the state, and takes no answer', () => {
  const session = sessionOf(openEnvelopes());
  const filmed = { state: { ...session.snapshot.state, turn: 5 } };
  expect(shownIn(session).choice).toBeDefined();
  expect(shownIn(session, filmed).state).toBe(filmed.state);
  expect(shownIn(session, filmed).choice).toBeUndefined();
  session.isPublic = true;
  expect(shownIn(session, filmed).state).toBe(session.snapshot.state);
});

test('reading decides nothing: the first person who is asked has the device', () => {
  const session = sessionOf();
  session.answer(KEYS[0] ?? '');
  expect(session.pendingPass).toEqual({ from: 0, to: 1 });
  const resumed = new Session(session.game);
  expect(resumed.deviceHolder).toBeUndefined();
  expect(resumed.pendingPass).toEqual({ from: undefined, to: 1 });
});

test('the status follows the game', () => {
  const session = sessionOf(envelopes, [1]);
  expect(session.snapshot.status).toBe('live');
  session.answer(KEYS[0] ?? '');
  session.seek('first');
  expect(session.snapshot).toMatchObject({ status: 'looking-back', timeline: { position: 0 } });
  expect(shownIn(session).choice).toBeUndefined();
  session.seek('last');
  for (let turn = 1; turn < 6; turn++) session.answer(KEYS[turn % 2] ?? '');
  expect(session.snapshot.status).toBe('over');
});
