import { html } from 'lit';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Game, problem } from '@skirmish-kit/core';
import { GameFrame } from '../frame/game-frame.ts';
import { Session } from '../session.ts';
import { envelopes, type HiddenInfoGame } from '../testing/hidden-info-game.ts';
import { EnvelopesElement } from '../testing/envelopes-element.ts';
import { Harness, mount, unmountAll } from '../testing/harness.ts';

beforeAll(() => EnvelopesElement.define());
afterEach(unmountAll);

type Play = Awaited<ReturnType<NonNullable<EnvelopesElement['chunks']['play']>>>;
type Launch = Play['launch'];

/** Views as bare as can be. */
const createView: Play['createView'] = () => ({
  messages: envelopes.messages,
  title: () => 'Bare',
  sides: () => [],
  board: ({ state }: { readonly state: HiddenInfoGame }) => html`<pre>${state.turn}</pre>`,
  reset: () => {},
});

const begin: Launch = () =>
  Promise.resolve({ session: new Session(new Game(envelopes, null, { seed: 1 })) });

function open(
  chunks: EnvelopesElement['chunks'],
  attributes: Partial<EnvelopesElement> = {},
): Promise<EnvelopesElement> {
  return mount<EnvelopesElement>('ui-envelopes', (made) => {
    Object.assign(made, attributes, { chunks });
  });
}

const playing = (launch: Launch): EnvelopesElement['chunks'] => ({
  play: () => Promise.resolve({ GameFrame, createView, launch }),
});

test('a launch has what the page and its attributes say', async () => {
  const launch = vi.fn(begin);
  const element = await open(playing(launch), { seats: 'random', seed: 7, position: 'here' });
  await expect.poll(() => launch.mock.calls.length).toBe(1);
  expect(launch.mock.calls[0]?.[0]).toMatchObject({
    mode: 'play',
    seats: ['random'],
    seed: 7,
    record: '',
    guide: false,
    attributes: { position: 'here' },
  });
  element.seed = 8;
  await expect.poll(() => launch.mock.calls.length).toBe(2);
  element.page = 'elsewhere';
  await element.updateComplete;
  expect(launch).toHaveBeenCalledTimes(2);
});

test('a later launch replaces one that is still loading, whose bots are released', async () => {
  let finish = (_: Awaited<ReturnType<Launch>>): void => {};
  const launch = vi.fn<Launch>(() => new Promise((resolve) => (finish = resolve)));
  const element = await open(playing(launch));
  await expect.poll(() => launch.mock.calls.length).toBe(1);
  launch.mockImplementation(begin);
  element.seed = 8;
  await expect.poll(() => element.session).toBeDefined();
  const { session } = element;
  const dropped = new Session(new Game(envelopes, null, { seed: 2 }));
  const release = vi.spyOn(dropped, 'releaseBots');
  finish({ session: dropped });
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
  expect(element.session).toBe(session);
});

test('a launch that fails shows why in place of the game', async () => {
  const element = await open(
    playing(() => Promise.resolve([problem('seed', 'not-a-seed', 'That is no seed.')])),
  );
  const harness = new Harness(element);
  await expect.poll(() => harness.all('[part=error]').length).toBe(1);
  expect(harness.text('[part=error]')).toContain('That is no seed.');
});

test('a file that is missing can be asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const play = vi.fn(() => Promise.reject<Play>(new Error('offline')));
  const element = await open({ play });
  const harness = new Harness(element);
  await expect.poll(() => harness.all('[part=error]').length).toBe(1);
  play.mockResolvedValue({ GameFrame, createView, launch: begin });
  await harness.press('Try again');
  await expect.poll(() => element.session).toBeDefined();
  expect(harness.all('[part=error]')).toHaveLength(0);
});

test('an unknown mode is reported with those there are', async () => {
  const element = await open(playing(begin), { mode: 'chess' });
  await expect.poll(() => element.problems.map(({ path }) => path)).toEqual(['mode']);
});

test('a mode with a page shows it and begins no game', async () => {
  const launch = vi.fn(begin);
  const paint = vi.fn();
  const page = { view: () => html`<p class="a-page"></p>`, paint };
  const element = await open(
    { ...playing(launch), pages: { replay: () => Promise.resolve(page) } },
    { mode: 'replay' },
  );
  await expect.poll(() => element.renderRoot.querySelector('.a-page')).not.toBeNull();
  expect(paint).toHaveBeenCalled();
  expect(launch).not.toHaveBeenCalled();
  element.mode = 'play';
  await expect.poll(() => element.session).toBeDefined();
  expect(element.renderRoot.querySelector('.a-page')).toBeNull();
});

test('another frame is made for other packs alone', async () => {
  const packs = vi.fn(() => Promise.resolve({}));
  const view = vi.fn(createView);
  const element = await open({
    play: () => Promise.resolve({ GameFrame, createView: view, launch: begin }),
    packs,
  });
  await expect.poll(() => element.session).toBeDefined();
  element.seed = 8;
  await expect.poll(() => element.session?.liveGame.answers.length).toBe(0);
  expect(view).toHaveBeenCalledTimes(1);
  element.pack = 'a.json';
  await expect.poll(() => view.mock.calls.length).toBe(2);
});
