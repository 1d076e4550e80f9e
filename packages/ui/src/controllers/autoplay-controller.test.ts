import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Game, Replay } from '@skirmish-kit/core';
import type { SeekTarget } from '../session.ts';
import { Session } from '../session.ts';
import { envelopes } from '../testing/hidden-info-game.ts';
import { AutoplayController } from './autoplay-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Both players have sealed an envelope; the replay stands at the start. */
function openReplay() {
  const game = new Game(envelopes, null, { seed: 1 });
  game.answer('seal:canary-sealed-0');
  game.answer('seal:canary-sealed-1');
  const session = new Session(new Replay(game));
  session.seek('first');
  const host = {
    session,
    requestUpdate: vi.fn(),
    commands: { seek: vi.fn((to: SeekTarget) => void session.seek(to)) },
  };
  const held = { isHeld: false };
  const autoplay = new AutoplayController(host, () => held.isHeld);
  return { session, host, held, autoplay };
}

test('a replay goes by move by move, and stops at its end', () => {
  const { session, host, autoplay } = openReplay();
  autoplay.run(true);
  vi.advanceTimersByTime(900);
  expect(host.commands.seek).toHaveBeenCalledExactlyOnceWith(1);
  vi.advanceTimersByTime(20_000);
  expect(session.timeline.at).toBe(session.timeline.all);
  expect(autoplay.running).toBe(false);
});

test('a film holds it until it is over', () => {
  const { host, held, autoplay } = openReplay();
  held.isHeld = true;
  autoplay.run(true);
  vi.advanceTimersByTime(20_000);
  expect(host.commands.seek).not.toHaveBeenCalled();
  held.isHeld = false;
  autoplay.wait();
  vi.advanceTimersByTime(900);
  expect(host.commands.seek).toHaveBeenCalledOnce();
});

test('a move is shown half as long at double speed', () => {
  const { host, autoplay } = openReplay();
  autoplay.speed = 2;
  autoplay.run(true);
  vi.advanceTimersByTime(450);
  expect(host.commands.seek).toHaveBeenCalledOnce();
});

test('a game that is played does not go by of itself', () => {
  const { host } = openReplay();
  const session = new Session(new Game(envelopes, null, { seed: 1 }));
  const autoplay = new AutoplayController({ ...host, session }, () => false);
  autoplay.run(true);
  vi.advanceTimersByTime(20_000);
  expect(host.commands.seek).not.toHaveBeenCalled();
  expect(autoplay.running).toBe(false);
});

test('it stops when the element leaves the page', () => {
  const { host, autoplay } = openReplay();
  autoplay.run(true);
  autoplay.hostDisconnected();
  vi.advanceTimersByTime(20_000);
  expect(host.commands.seek).not.toHaveBeenCalled();
});
