import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { Game } from '@skirmish-kit/core';
import { inContact, type Point } from '@skirmish-kit/space';
import { makePosition } from '../notation/position.ts';
import { figureOf } from '../rules/figures.ts';
import type { Figure } from '../rules/state.ts';
import { reaction } from '../system.ts';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(unmountAll);

/** B2 acts, and A6 stands so far to the west of it, in the open. */
async function facing(
  apart: number,
  change: (figure: Figure) => Partial<Figure> = () => ({}),
): Promise<ReactionHarness> {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  for (const answer of ['1', 'B1', 'b2']) game.answer(answer);
  const places: Readonly<Record<string, Point>> = { b2: [760, 60], a6: [760 - apart, 60] };
  const figures = game.state.figures.map((figure) => ({
    ...figure,
    at: places[figure.id] ?? figure.at,
    ...(figure.id === 'b2' ? { facing: 270 } : {}),
    ...change(figure),
  }));
  const harness = await ReactionHarness.open({
    position: makePosition({ ...game.state, figures }),
    lang: 'en',
    seed: '3',
  });
  return harness;
}

const row = (harness: ReactionHarness, start: string) =>
  harness.find(`.act-row:has([data-key^="${start}"])`);

test('a click on an enemy fires nothing and lists everything that can be done to him', async () => {
  const harness = await facing(120);
  const before = harness.lines.length;
  await harness.pointAt(64, 6);
  expect(harness.lines).toHaveLength(before);
  const keys = harness.all('.target .offer').map((each) => each.dataset['key'] ?? '');
  expect(keys.map((key) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['shoot', 'burst', 'aim', 'move']),
  );
  expect(row(harness, 'move:').textContent).toMatch(/Charge\s+9\.\d\scm, 2 AP, then fight 1 AP/);
  await vi.waitFor(() =>
    expect(row(harness, 'move:').querySelector('.chance')?.textContent).toMatch(
      /you beat .* [AB]\d+ .*%/,
    ),
  );
});

test('the row under the pointer draws its line or its way, with the odds at the target', async () => {
  const harness = await facing(120);
  await harness.pointAt(64, 6);
  expect(harness.all('.overlay .sight')).toHaveLength(1);
  harness.find('.target [data-key^="move:"]').focus();
  await harness.settled();
  expect(harness.all('.overlay .sight')).toHaveLength(0);
  expect(harness.all('.overlay .contact')).toHaveLength(1);
  expect(harness.all('.overlay .paid').length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(harness.text('.odds-tag')).toContain('Wins'));
});

test('an impossible option shows its reason and rule, and has no effect', async () => {
  const harness = await facing(600);
  await harness.pointAt(16, 6);
  const charge = row(harness, 'move:');
  expect(charge.textContent).toMatch(/Too far: .* costs \d+ points; \d left\./);
  expect(charge.textContent).toContain('RX-MOVE-03');
  const before = harness.lines.length;
  charge.querySelector<HTMLElement>('.offer')?.click();
  await harness.settled();
  expect(harness.lines).toHaveLength(before);
});

test('a charge is a move into contact and the first round of the fight', async () => {
  const harness = await facing(120);
  await harness.pointAt(64, 6);
  await harness.choose(harness.find('.target [data-key^="move:"]').dataset['key'] ?? '');
  await vi.waitFor(() =>
    expect(harness.lines.join(' ')).toMatch(/moves.*(fights|attacks|combat)/i),
  );
});

test('a place next to an enemy means contact, and shows the price of the fight', async () => {
  const harness = await facing(120);
  await harness.hoverAt(66.5, 6);
  expect(harness.all('.overlay .contact')).toHaveLength(1);
  expect(harness.text('.labels')).toContain('+ fight 1 AP');
  await harness.pointAt(66.5, 6);
  const [b2, a6] = ['b2', 'a6'].map((id) => harness.placeOf(id));
  const radius = figureOf(new Game(reaction, reaction.defaults, { seed: 7 }).state, 'b2').radius;
  expect(inContact({ at: b2 ?? [0, 0], radius }, { at: a6 ?? [0, 0], radius })).toBe(true);
});

test('a refused way says the true reason at its end: too far, not that there is none', async () => {
  const harness = await facing(600);
  await harness.hoverAt(20, 65);
  expect(harness.text('.labels')).toMatch(/Too far: .* costs \d+ points/);
});

test('a figure is dragged along its way with the mouse, and dropped where it goes', async () => {
  const harness = await facing(300);
  await harness.drag([76, 6], [68, 6], 'mouse');
  expect(harness.lines.at(-1)).toMatch(/B2 moves/);
});

test('a finger drags it too, and then confirms', async () => {
  const harness = await facing(300);
  const before = harness.lines.length;
  await harness.drag([76, 6], [68, 6], 'touch');
  expect(harness.lines).toHaveLength(before);
  expect(harness.all('.overlay .ghost')).toHaveLength(1);
  await harness.press('Move here');
  expect(harness.lines.at(-1)).toMatch(/B2 moves/);
});

test('a finger on the ground offers no way while nobody acts', async () => {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en', seats: 'human,human' });
  await harness.tapAt(40, 30);
  expect(harness.all('.actions .offer.now')).toHaveLength(0);
});

test('dropped on an enemy, it is about to charge him', async () => {
  const harness = await facing(120);
  await harness.drag([76, 6], [64, 6], 'mouse');
  expect(harness.find('.act-row.looked').textContent).toContain('Charge');
  expect(harness.all('.overlay .contact')).toHaveLength(1);
});

test('a finger reads a row with its first tap and confirms with the second', async () => {
  const harness = await facing(120);
  await harness.pointAt(64, 6);
  const before = harness.lines.length;
  await harness.tap('.target [data-key^="burst:"]');
  expect(harness.find('.act-row.looked').textContent).toContain('Burst');
  expect(harness.lines).toHaveLength(before);
  await harness.tap('.target [data-key^="burst:"]');
  expect(harness.lines.length).toBeGreaterThan(before);
});

test('shots stay on the board until the next action, and so does the last move', async () => {
  const harness = await facing(120);
  await harness.pointAt(64, 6);
  const burst = harness.find('.target [data-key^="burst:"]').dataset['key'] ?? '';
  await harness.choose(burst);
  expect(harness.all('.tracer')).toHaveLength(Number(burst.split('*')[1]));
  await harness.pointAt(76, 10);
  expect(harness.all('.tracer')).toHaveLength(0);
  expect(harness.all('.trail')).toHaveLength(1);
});

test('one’s own shot is filmed: first it flies with its dice, and nobody is hurt yet', async () => {
  const harness = await facing(120);
  await harness.pointAt(64, 6);
  await vi.waitFor(() => expect(harness.find('.target [data-key^="burst:"]')).toBeTruthy());
  // What makes films comes with the first look at a target.
  await import('./film.ts');
  harness.find('.target [data-key^="burst:"]').click();
  await harness.settled();
  expect(harness.text('.about .rolling')).not.toBe('');
  expect(harness.lines.join(' ')).not.toContain('Wound roll');
  await harness.press('Skip');
  expect(harness.all('.film-bar')).toHaveLength(0);
});

test('a figure’s card opens from the list of the text view and from the log', async () => {
  const harness = await facing(120);
  await harness.openSecondView();
  await harness.key('#things', 'End');
  await vi.waitFor(() => expect(harness.text('[part=card]')).toContain('A'));
  await harness.choose('done');
  const line = harness.all('.log li[data-card^="figure:"]').at(-1);
  line?.querySelector('button')?.focus();
  await harness.settled();
  expect(line?.dataset['card']).toContain('b2');
  await vi.waitFor(() => expect(harness.text('[part=card]')).toContain('B2'));
});

test('prices show the rest, and impossible options show their reason on click', async () => {
  const harness = await facing(120, ({ id }) => (id === 'b2' ? { ap: 3 } : {}));
  const folded = harness.find<HTMLDetailsElement>('.refused');
  const why = harness.find('.refused .why');
  expect(folded.open).toBe(false);
  expect(why.checkVisibility()).toBe(false);
  await userEvent.click(harness.find('.refused summary'));
  expect(why.checkVisibility()).toBe(true);
  const overwatch = row(harness, 'opportunity');
  expect(plain(overwatch)).toMatch(/^Overwatch 5 AP .*RX-AP-01$/);
  expect(harness.text('[data-key="pivot:"]')).toMatch(/^Turn \d AP · leaves \d$|^Turn free$/);
});
