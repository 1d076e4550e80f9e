import { html } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { StartPanel } from '../frame/start-panel.ts';
import { DEFAULT_PLAYBACK, type StartSelection } from '../frame/start-source.ts';
import { Session } from '../session.ts';
import { envelopes, type HiddenInfoGame } from '../testing/hidden-info-game.ts';
import { StartPanelController } from './start-panel-controller.ts';

afterEach(() => localStorage.clear());

const source = {
  title: { en: 'Envelopes', fr: 'Enveloppes' },
  goal: { en: 'Seal them all.', fr: 'Scellez-les toutes.' },
  choices: () => [],
  bots: ['random'],
};

const chosen: StartSelection = {
  draft: { rounds: 3 },
  seats: ['human', 'random'],
  seed: '5',
  watching: { moves: 'at-once', films: 'skip' },
};

function open(attributeValues: Record<string, unknown> = {}) {
  const host = {
    language: 'en' as const,
    renderRoot: document.createElement('div'),
    attributeValues,
    addController: vi.fn(),
    removeController: vi.fn(),
    requestUpdate: vi.fn(),
    commands: { startGuide: vi.fn(), setAttributes: vi.fn(), resumeFromHistory: vi.fn() },
  };
  const actions = {
    tag: () => 'ui-start',
    view: () => ({
      messages: envelopes.messages,
      title: () => '',
      sides: () => [],
      board: () => html``,
      reset: () => {},
    }),
    saveKey: () => undefined,
    launch: vi.fn(),
    goBack: vi.fn(),
  };
  const controller = new StartPanelController<HiddenInfoGame, null>(host, actions);
  return { host, actions, controller };
}

/** A game that was left for the panel. */
const game = () => new Session(new Game(envelopes, null, { seed: 1 }));
const load = () => Promise.resolve({ StartPanel, source });
const { signal } = new AbortController();

test('the panel opens, and closes', async () => {
  const { host, controller } = open();
  await controller.open(load, signal);
  expect(controller.panel).toBeInstanceOf(StartPanel);
  expect(host.addController).toHaveBeenCalledWith(controller.panel);
  controller.close();
  expect(host.removeController).toHaveBeenCalledOnce();
  expect(controller.panel).toBeUndefined();
});

test('a panel that another launch has overtaken does not open', async () => {
  const { controller } = open();
  const launch = new AbortController();
  const opening = controller.open(load, launch.signal);
  launch.abort();
  await opening;
  expect(controller.panel).toBeUndefined();
});

test('the selection is launched, replaces the last game, and is remembered', async () => {
  const { actions, controller } = open();
  const left = game();
  await controller.open(load, signal, left);
  controller.launchSelection(chosen);
  expect(actions.launch).toHaveBeenCalledWith(left, chosen.seats);
  expect(controller.left).toBeUndefined();
  expect(controller.watching).toEqual(chosen.watching);
  const later = open().controller;
  expect(later.watching).toEqual(chosen.watching);
  expect(later.selection).toBeUndefined();
});

test('moves and films are watched as usual without a choice', () => {
  expect(open().controller.watching).toEqual(DEFAULT_PLAYBACK);
});

test('the game that was left is offered by its sides until it is over', async () => {
  const { actions, controller } = open();
  expect(controller.currentGame).toBeUndefined();
  const left = game();
  await controller.open(load, signal, left);
  expect(controller.currentGame).toBe('Player 1, Player 2');
  controller.resumeCurrent();
  expect(actions.goBack).toHaveBeenCalledWith(left);
  expect(controller.panel).toBeUndefined();
});

test('a pack is added to those of the page', () => {
  const { host, controller } = open({ pack: 'a.json' });
  controller.addPack('b.json');
  expect(host.commands.setAttributes).toHaveBeenCalledWith({ pack: 'a.json b.json' });
});
