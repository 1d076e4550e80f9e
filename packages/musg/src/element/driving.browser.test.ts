import { afterEach, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import './driving.ts';
import { MusgHarness } from './testing/musg-harness.ts';

afterEach(unmountAll);

/** Everybody stands to the side, but for the driver beside his buggy. */
const OPENING = [
  'rest',
  'place:a1:322,60',
  'place:a2:60,60',
  'place:a3:60,100',
  'place:a4:60,140',
  'place:a5:100,140',
];

/** The riders’ chief is about to act, beside a buggy that was put down with the mouse. */
async function besideTheBuggy(): Promise<MusgHarness> {
  const harness = await MusgHarness.open(
    { seed: '3', lang: 'en' },
    { scenario: 'open-field', bands: ['dust-riders', 'red-fang'], settings: {} },
  );
  for (const answer of OPENING) await harness.command(answer);
  expect(harness.prompt).toMatch(/buggy/i);
  await harness.pointAt(14, 2);
  await harness.choose(harness.offers[0] ?? '');
  while (!harness.offers.includes('activate:a1')) await harness.choose('done');
  await harness.choose('activate:a1');
  return harness;
}

const keyOf = (harness: MusgHarness, kind: string) =>
  harness.all('.offer.now').find(({ dataset }) => dataset['key']?.startsWith(kind))?.dataset[
    'key'
  ] ?? '';

test('MU-VEH-22 MU-VEH-05 MU-VEH-09 with a mouse: into a vehicle, to where is pointed, and on with the booster', async () => {
  const harness = await besideTheBuggy();
  await harness.pointAt(14, 2);
  expect(harness.lines.join(' ')).toMatch(/A1 gets into/);
  await harness.hoverAt(17, 11);
  expect(harness.all('.board .way').length).toBeGreaterThan(0);
  await harness.pointAt(17, 11);
  const key = keyOf(harness, 'drive:');
  if (key !== '') await harness.choose(key);
  const [x, y] = harness.placeOf('a1');
  expect(Math.hypot(x - 340, y - 220)).toBeLessThan(30);
  await harness.pointAt(17, 20);
  expect(keyOf(harness, 'drive:')).not.toBe('');
  await harness.choose(keyOf(harness, 'boost:'));
  expect(harness.lines.join(' ')).toMatch(/booster|spins|surges|swerves/i);
});

test('MU-VEH-05 MU-VEH-22 with a finger: a place is shown first and confirmed, and one gets out where one points', async () => {
  const harness = await besideTheBuggy();
  await harness.command('board:av1');
  await harness.tapAt(14, 10);
  expect(keyOf(harness, 'drive:')).not.toBe('');
  await harness.tap(`.offer[data-key="${keyOf(harness, 'drive:')}"]`);
  const [x, y] = harness.placeOf('a1');
  expect(Math.hypot(x - 280, y - 200)).toBeLessThan(30);
  await harness.tapAt(15.9, y / 20);
  await harness.choose(keyOf(harness, 'get-out:'));
  expect(harness.lines.join(' ')).toMatch(/gets out/);
});
