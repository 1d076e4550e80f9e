import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(unmountAll);

const POSITION = '3.0_moloch_hq.c4_hunter-killer.d4_borgo_hq.d2_net-fighter.d3.3_officer.e2';
const open = () => HexHarness.open({ position: POSITION, hand: 'moloch:hybrid,scout', lang: 'en' });

const fire = (target: Element, type: string, more: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, ...more }));

test('an enemy tile is read by pointing at it, with its links drawn; nothing is played', async () => {
  const harness = await open();
  const before = harness.text('.log');
  const tile = harness.find<SVGElement>('.tiles [data-card="hex:1,0"]');
  fire(tile, 'pointerover', { pointerType: 'mouse' });
  await vi.waitFor(() => expect(harness.text('[part=card]')).toContain('Net Fighter'));
  expect(harness.text('[part=card]')).toContain('+1 HQ Borgo');
  expect(harness.all('.overlay .tie').length).toBeGreaterThan(0);
  expect(harness.text('.log')).toBe(before);
});

test('a finger that rests on a tile pins its card and plays nothing', async () => {
  const harness = await open();
  const tile = harness.find('[data-tile-id=hybrid]');
  fire(tile, 'pointerdown', { pointerType: 'touch' });
  await vi.waitFor(() => expect(harness.text('[part=card]')).toContain('Hybrid'));
  fire(tile, 'pointerup', { pointerType: 'touch' });
  tile.click();
  await harness.settled();
  expect(harness.all('.hand-tile[aria-pressed=true]')).toHaveLength(0);
  await harness.key('.frame', 'Escape');
  expect(harness.all('[part=card]')).toHaveLength(0);
});

test('the keyboard reads tiles too, and a giver leads to its own card', async () => {
  const harness = await open();
  harness.cell('1,0').focus();
  await vi.waitFor(() => expect(harness.text('[part=card]')).toContain('Net Fighter'));
  await harness.press('Pin');
  await harness.press('+1 HQ Borgo');
  expect(harness.text('[part=card] h3')).toContain('HQ Borgo');
  await harness.press('NH-ATK-03');
  await vi.waitFor(() => expect(harness.text('[part=rule]')).toContain('NH-ATK-03'));
});

test('a tile that has to be discarded is chosen first and goes when that is confirmed', async () => {
  const harness = await HexHarness.open({ position: POSITION, seed: '4', lang: 'en' });
  expect(harness.prompt).toContain('Discard');
  const [first = '', second = ''] = harness.hand;
  await harness.take(first);
  await harness.take(second);
  expect(harness.hand).toHaveLength(3);
  await harness.press('Discard ');
  expect(harness.hand).not.toContain(second === first ? '' : second);
  expect(harness.hand).toHaveLength(2);
});

test.each([
  ['en', 'Nobody to push'],
  ['fr', 'Personne à repousser'],
])('an instant without a target says why in %s', async (lang, why) => {
  const position = '3.0_moloch_hq.a1_borgo_hq.e3';
  const harness = await HexHarness.open({ position, hand: 'moloch:push-back,scout', lang });
  expect(harness.text('[data-tile-id=push-back]')).toContain(why);
  expect(harness.text('[data-tile-id=scout]')).not.toContain(why);
  await harness.take('push-back');
  expect(harness.prompt).toContain(why);
});
