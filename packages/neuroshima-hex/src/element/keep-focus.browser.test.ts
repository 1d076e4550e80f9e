import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(unmountAll);

/** Presses a button with the keyboard itself: what is drawn again is so between two listeners. */
async function press(harness: HexHarness, text: string): Promise<void> {
  const button = harness.button(text);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await harness.settled();
}

const held = (harness: HexHarness) => harness.element.shadowRoot?.activeElement;

/** Borgo at its first turn with tiles. */
async function firstTurn(): Promise<HexHarness> {
  const position = '3.0_moloch_hq.a1_borgo_hq.e3';
  return HexHarness.open({ position, hand: 'borgo:mutant,claws' });
}

test('focus moves to the next tile, and a double press never ends a turn', async () => {
  const harness = await firstTurn();
  await harness.take('mutant');
  await harness.click('0,0');
  await press(harness, 'Place on');
  await vi.waitFor(() => expect(held(harness)).toBe(harness.find('.hand-tile')));
  await harness.take('claws');
  await press(harness, 'Discard');
  await vi.waitFor(() => expect(held(harness)).toBe(harness.button('End the turn')));
});

test('dropping a choice moves the focus to the hand, not to the end of the turn', async () => {
  const harness = await firstTurn();
  await harness.take('claws');
  await press(harness, 'Cancel');
  await vi.waitFor(() => expect(held(harness)).toBe(harness.find('.hand-tile')));
});

test('after a battle focus is on the hand, where one press discards nothing', async () => {
  const position = '3.0_moloch_hq.b3_hybrid.c4.1_borgo_hq.e2_mutant.c3.4_claws.c2.4';
  const harness = await HexHarness.open({ position, hand: 'moloch:battle', seed: '1' });
  await harness.take('battle');
  await press(harness, 'Play Battle');
  await vi.waitFor(() => expect(harness.whose).toBe('The battle'));
  await press(harness, 'Skip');
  expect(harness.prompt).toContain('Discard one of your tiles');
  await vi.waitFor(() => expect(held(harness)).toBe(harness.find('.hand-tile')));
  const { length } = harness.hand;
  await userEvent.keyboard('{Enter}');
  await harness.settled();
  expect(harness.hand).toHaveLength(length);
});

test('turning keeps the focus where it is', async () => {
  const harness = await firstTurn();
  await harness.take('claws');
  await press(harness, '↻ Turn right');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(held(harness)).toBe(harness.button('↻ Turn right'));
});

test('a tile that was tapped by mistake makes room for the next', async () => {
  const harness = await HexHarness.open({ mode: 'table', armies: 'moloch,borgo' });
  await harness.click('-2,0');
  await harness.click('2,0');
  for (const tile of ['hybrid', 'blocker']) await harness.draw(tile);
  expect(harness.text('.draw-entry')).toContain('Chosen: Blocker');
  expect(harness.button('These were drawn').ariaDisabled).toBeNull();
});

test('a hand that is empty asks for no tile, and offers no places for one', async () => {
  const harness = await firstTurn();
  expect(harness.text('.frame')).toContain('Show best hexes');
  for (const tile of harness.hand) {
    await harness.take(tile);
    await harness.press('Discard');
  }
  expect(harness.text('.actions')).toContain('No tiles in hand.');
  expect(harness.text('.frame')).not.toContain('Choose a tile');
  expect(harness.text('.frame')).not.toContain('Show best hexes');
});

test('a finished battle shows its whole log', async () => {
  const position = '3.0_moloch_hq.c3_borgo_hq.a1_mutant.c2.3';
  const harness = await HexHarness.open({ mode: 'battle', position });
  await harness.press('▶| End');
  expect(harness.text('.log')).toContain('hits');
  expect(harness.spoken).toBe('after the battle');
});
