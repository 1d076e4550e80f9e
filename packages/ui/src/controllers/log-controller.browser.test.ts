import { render } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { Game, randomBot } from '@skirmish-kit/core';
import { takeSnapshot } from '../game-snapshot.ts';
import { Session } from '../session.ts';
import { envelopes } from '../testing/hidden-info-game.ts';
import { LogController } from './log-controller.ts';

const root = document.createElement('div');
document.body.append(root);

afterEach(() => root.replaceChildren());

/** A person against a bot, and the log of it as the person reads it. */
function open() {
  const session = new Session(
    new Game(envelopes, null, { seed: 1 }),
    new Map([[1, randomBot] as const]),
  );
  const host = {
    language: 'en' as const,
    renderRoot: root,
    addController: vi.fn(),
    openRule: vi.fn(),
    commands: { seek: vi.fn() },
    get snapshot() {
      return takeSnapshot(session.snapshot, envelopes.messages, 'en');
    },
  };
  const frame = {
    room: { messages: envelopes.messages },
    extras: undefined,
    visibleLogLength: Infinity,
  };
  const controller = new LogController(host, () => frame);
  const draw = () => {
    const stage = document.createElement('div');
    root.replaceChildren(stage);
    controller.hostUpdated();
    render(controller.view(), stage);
    return root.textContent ?? '';
  };
  return { session, host, frame, controller, draw };
}

test('the log has the sentences that the viewer may read', () => {
  const { session, controller } = open();
  session.answer('seal:canary-sealed-0');
  session.answerForBot('seal:canary-sealed-1');
  const text = controller.linesSince(0).join(' ');
  expect(text).toContain('Sealed: canary-sealed-0.');
  expect(text).toContain('An envelope: canary-held-0.');
  expect(text).toContain('An envelope: ….');
  expect(text).not.toContain('canary-sealed-1');
});

test('lines can be read from an entry on', () => {
  const { session, controller } = open();
  session.answer('seal:canary-sealed-0');
  const mark = session.game.log.length;
  session.answerForBot('seal:canary-sealed-1');
  expect(controller.linesSince(mark)).toEqual(['An envelope: ….']);
});

test('a running film holds back the entries after its picture', () => {
  const { session, frame, draw } = open();
  session.answer('seal:canary-sealed-0');
  frame.visibleLogLength = 0;
  expect(draw()).not.toContain('Sealed');
  frame.visibleLogLength = Infinity;
  expect(draw()).toContain('Sealed: canary-sealed-0.');
});

test('entries of the last answer are shown as new', () => {
  const { session, controller, draw } = open();
  session.answer('seal:canary-sealed-0');
  const mark = session.game.log.length;
  session.answerForBot('seal:canary-sealed-1');
  controller.markFresh(mark);
  draw();
  expect(root.querySelectorAll('.fresh')).toHaveLength(1);
  controller.markFresh(session.game.log.length);
  draw();
  expect(root.querySelectorAll('.fresh')).toHaveLength(0);
});

test('a line leads to its answer, and its rule opens', () => {
  const { session, host, draw } = open();
  session.answer('seal:canary-sealed-0');
  draw();
  root.querySelector<HTMLElement>('li.jump')?.click();
  expect(host.commands.seek).toHaveBeenCalledWith({ to: 2 });
  root.querySelector<HTMLElement>('li button')?.click();
  expect(host.openRule).toHaveBeenCalledExactlyOnceWith('ENV-01');
});
