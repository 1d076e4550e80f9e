import { describe, expect, test, vi } from 'vitest';
import { IdleTurnController } from './idle-turn-controller.ts';

/** A game in which nothing is left to do after each answer but the last. */
function openGame() {
  const answers: string[] = ['move'];
  const session: { liveGame: { answers: string[] }; replay: unknown } = {
    liveGame: { answers },
    replay: undefined,
  };
  const host = {
    session,
    choice: {},
    commands: { quickPlay: true },
    answer: vi.fn((text: string) => answers.push(text)),
  };
  const held = { isHeld: false };
  const controller = new IdleTurnController({
    host,
    idleAnswer: () => (answers.at(-1) === 'done' ? undefined : 'done'),
    isHeld: () => held.isHeld,
  });
  const update = async () => {
    controller.hostUpdated();
    await Promise.resolve();
  };
  return { host, session, answers, held, update };
}

describe('a finished activation', () => {
  test('ends by itself after an answer', async () => {
    const { host, answers, update } = openGame();
    await update();
    answers.push('shoot');
    await update();
    expect(host.answer).toHaveBeenCalledExactlyOnceWith('done');
  });

  test('is asked for where the game was opened there', async () => {
    const { host, update } = openGame();
    await update();
    await update();
    expect(host.answer).not.toHaveBeenCalled();
  });

  test('is asked for again after an undo', async () => {
    const { host, answers, update } = openGame();
    await update();
    answers.push('shoot');
    await update();
    await update();
    answers.pop();
    await update();
    await update();
    expect(host.answer).toHaveBeenCalledTimes(1);
  });

  test('is asked for with quick play turned off, and in a replay', async () => {
    const { host, session, answers, update } = openGame();
    await update();
    host.commands.quickPlay = false;
    answers.push('shoot');
    await update();
    host.commands.quickPlay = true;
    session.replay = {};
    await update();
    expect(host.answer).not.toHaveBeenCalled();
  });

  test('waits for a film', async () => {
    const { host, answers, held, update } = openGame();
    await update();
    answers.push('shoot');
    held.isHeld = true;
    await update();
    expect(host.answer).not.toHaveBeenCalled();
    held.isHeld = false;
    await update();
    expect(host.answer).toHaveBeenCalledTimes(1);
  });
});
