import { expect, test, vi } from 'vitest';
import { Game, randomBot } from '@skirmish-kit/core';
import { BotMissing } from '../async-bot.ts';
import { Session } from '../session.ts';
import { envelopes } from '../testing/hidden-info-game.ts';
import { SessionController } from './session-controller.ts';

/** A person against a bot, without a frame around the game. */
function begun() {
  const host = {
    language: 'en' as const,
    isConnected: true,
    addController: vi.fn(),
    requestUpdate: vi.fn(),
    announce: vi.fn(),
    send: vi.fn(),
  };
  const parts = {
    bots: { running: true, wait: vi.fn() },
    log: { linesSince: () => ['a line'], markFresh: vi.fn(), reset: vi.fn() },
    refusals: { clear: vi.fn(), show: vi.fn() },
    save: vi.fn(),
    report: vi.fn(),
  };
  const controller = new SessionController(host, parts);
  controller.begin(
    new Session(new Game(envelopes, null, { seed: 1 }), new Map([[1, randomBot] as const])),
  );
  return { host, parts, controller };
}

const mine = 'seal:canary-sealed-0';
const theirs = 'seal:canary-sealed-1';

/** What the page has heard, by event. */
const heard = (send: ReturnType<typeof begun>['host']['send'], type: string): unknown[] =>
  send.mock.calls.filter(([name]) => name === type).map(([, detail]) => detail);

test('an answer is saved, announced and sent to the page', () => {
  const { host, parts, controller } = begun();
  expect(controller.answer(mine)).toBe(true);
  expect(parts.save).toHaveBeenCalledOnce();
  expect(parts.log.markFresh).toHaveBeenCalledWith(0);
  expect(host.announce).toHaveBeenCalledWith('a line ');
  expect(heard(host.send, 'skirmish-answer')).toEqual([{ answer: mine, who: 0, count: 2 }]);
});

test('an answer that the viewer may not know is sent without its text', () => {
  const { host, controller } = begun();
  controller.answer(mine);
  controller.answerForBot(theirs);
  expect(heard(host.send, 'skirmish-answer')).toHaveLength(2);
  expect(heard(host.send, 'skirmish-answer').at(-1)).toMatchObject({ answer: '', who: 1 });
});

test('a refused answer is shown, and changes nothing', () => {
  const { host, parts, controller } = begun();
  expect(controller.answer('seal:another')).toBe(false);
  expect(parts.refusals.show).toHaveBeenCalledOnce();
  expect(parts.save).not.toHaveBeenCalled();
  expect(host.send).not.toHaveBeenCalled();
});

test('the end is sent once, and once more after an undo', () => {
  const { host, controller } = begun();
  const finish = () => {
    while (controller.session?.ask?.kind === 'choice')
      if (controller.session.bot) controller.answerForBot(theirs);
      else controller.answer(mine);
  };
  finish();
  expect(heard(host.send, 'skirmish-end')).toHaveLength(1);
  controller.undo();
  finish();
  expect(heard(host.send, 'skirmish-end')).toHaveLength(2);
});

test('undo announces that there is nothing to undo', () => {
  const { host, parts, controller } = begun();
  controller.undo();
  expect(host.announce).toHaveBeenCalledWith('There is nothing to take back.');
  expect(parts.save).not.toHaveBeenCalled();
});

test('moving through the game shows the place, and the end of it is the game again', () => {
  const { parts, controller } = begun();
  controller.answer(mine);
  controller.seek('first');
  expect(controller.session?.replay?.position).toBe(0);
  expect(parts.log.markFresh).toHaveBeenLastCalledWith(0);
  controller.seek('last');
  expect(controller.session?.replay).toBeUndefined();
});

test('an error stops the bots and is reported', () => {
  const { parts, controller } = begun();
  controller.guard(() => {
    throw new Error('broken bot');
  });
  expect(parts.bots.running).toBe(false);
  expect(parts.report).toHaveBeenCalledWith([
    expect.objectContaining({ code: 'fault', message: 'broken bot' }),
  ]);
});

test('a bot that could not be loaded is no error of the game', () => {
  const { parts, controller } = begun();
  controller.guard(() => {
    throw new BotMissing('strong');
  });
  expect(controller.botsMissing).toBe(true);
  expect(parts.report).not.toHaveBeenCalled();
});

test('the bots of a game that another one replaces are released', () => {
  const { controller } = begun();
  const release = vi.spyOn(controller.session ?? expect.fail(), 'releaseBots');
  controller.begin(undefined);
  expect(release).toHaveBeenCalledOnce();
  expect(() => controller.shown).toThrow('There is no game yet.');
});
