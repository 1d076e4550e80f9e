import { afterEach, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { loadDriving } from './chunks.ts';
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
  await loadDriving();
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

test('MU-VEH-22 MU-VEH-05 MU-VEH-09 a mouse boards, drives and uses the booster', async () => {
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

test('MU-VEH-05 MU-VEH-22 a finger previews and confirms a place, and gets out there', async () => {
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

/** A battle in which these stand there; everybody else is far away. */
async function withPlaces(places: string): Promise<MusgHarness> {
  const position =
    'open-field:dust-riders,dust-riders turn=1 phase=wave:1:0:4 order=a+b av2@40,760>0 bv2@600,760>0 ' +
    `a4@40,40 a5@80,40 b4@40,600 b5@80,600 ${places}`;
  const harness = await MusgHarness.open({ position, seed: '3', lang: 'en' });
  await loadDriving();
  return harness.settled();
}

test('MU-VEH-19 the mouse runs over a selected enemy', async () => {
  const harness = await withPlaces(
    'av1@200,300>90 a1@200,335 a2@40,80 a3@80,80 bv1@600,600>90 b1@40,640 b2@80,640 b3@300,300',
  );
  await harness.choose('activate:a1');
  await harness.pointAt(10, 15);
  expect(harness.lines.join(' ')).toMatch(/A1 gets into/);
  await harness.pointAt(15, 15);
  const over = harness
    .all('.target .offer')
    .find(({ dataset }) => dataset['key']?.startsWith('drive:'));
  expect(over).toBeDefined();
  await harness.choose(over?.dataset['key'] ?? '');
  expect(harness.lines.join(' ')).toMatch(/B3/);
  expect(harness.placeOf('a1')[0]).toBeGreaterThan(280);
});

test('MU-VEH-23 the mouse jumps from one vehicle into a selected one', async () => {
  const harness = await withPlaces(
    'av1@200,300>90 a1@200,335 a2@40,80 a3@80,80 bv1@200,240>90 b1@40,640 b2@80,640 b3@300,600',
  );
  await harness.choose('activate:a1');
  await harness.pointAt(10, 15);
  await harness.pointAt(10, 12);
  expect(harness.offers).toContain('jump:bv1');
  await harness.choose('jump:bv1');
  expect(harness.lines.join(' ')).toMatch(/jump|falls|gets into/i);
});

test('MU-VEH-15 the mouse shoots at a selected vehicle and its passengers', async () => {
  const harness = await withPlaces(
    'av1@600,40>90 a1@40,120 a2@80,80 a3@200,300 bv1@300,300>90[crew=b1] b1@300,300[aboard] b2@80,640 b3@40,640',
  );
  await harness.choose('activate:a3');
  await harness.pointAt(15, 15);
  const keys = harness.offers.filter((key) => key.startsWith('shoot-'));
  expect(keys.some((key) => key.startsWith('shoot-vehicle:'))).toBe(true);
  expect(keys.some((key) => key.startsWith('shoot-crew:'))).toBe(true);
  await harness.choose(keys[0] ?? '');
  expect(harness.lines.join(' ')).toMatch(/A3 (fires|shoots)/);
});

test('MU-VEH-15 the mouse strikes a selected vehicle next to the figure', async () => {
  const harness = await withPlaces(
    'av1@600,40>90 a1@40,120 a2@80,80 a3@300,335 bv1@300,300>90[crew=b1] b1@300,300[aboard] b2@80,640 b3@40,640',
  );
  await harness.choose('activate:a3');
  await harness.pointAt(15, 15);
  const key = harness.offers.find((each) => each.startsWith('strike-vehicle:bv1:'));
  expect(key).toBeDefined();
  await harness.choose(key ?? '');
  expect(harness.lines.join(' ')).toMatch(/A3 strikes at/);
});

test('MU-VEH-22 a figure that boards a vehicle by mouse is not counted as lost', async () => {
  const harness = await besideTheBuggy();
  const notes = () =>
    harness.all('.side-shown').map(({ textContent }) => textContent.match(/\d+ of \d+ left/)?.[0]);
  const before = notes();
  expect(before[0]).toMatch(/^(\d+) of \1 left$/);
  await harness.pointAt(14, 2);
  expect(harness.lines.join(' ')).toMatch(/A1 gets into/);
  expect(notes()).toEqual(before);
});

test('MU-VEH-04 MU-VEH-16 a vehicle has number, front, structure, armour and a card', async () => {
  const harness = await withPlaces(
    'av1@200,300>90[crew=a1+a2,structure=2] a1@200,300[aboard] a2@200,300[aboard] a3@80,80 bv1@600,600>90 b1@40,640 b2@80,640 b3@300,600',
  );
  const vehicle = '.board [data-vehicle=av1]';
  expect(harness.all('.board [data-vehicle]')).toHaveLength(4);
  expect(harness.all(`${vehicle} .nose`)).toHaveLength(1);
  expect(harness.text(`${vehicle} .number`)).toBe('1');
  expect(harness.all(`${vehicle} .structure.lost`).length).toBe(
    harness.all(`${vehicle} .structure`).length - 2,
  );
  expect(harness.all(`${vehicle} .armour`)).toHaveLength(0);
  // Who rides is present.
  expect(harness.text('.sides')).toContain('5 of 5');
  await harness.choose('activate:a1');
  expect(harness.all(`${vehicle} .armour`)).toHaveLength(4);
  const out = harness.all('.offer').filter(({ dataset }) => dataset['key']?.startsWith('get-out:'));
  expect(out.length).toBeGreaterThan(0);
  expect(out.length).toBeLessThanOrEqual(4);
  for (const button of out) expect(button.textContent).toMatch(/Get out (in front|behind|on the)/);
  harness
    .find(`${vehicle} .pattern`)
    .dispatchEvent(
      new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true, composed: true }),
    );
  await expect.poll(() => harness.text('[part=card]')).toContain('A1 drives');
  expect(harness.text('[part=card]')).toContain('front');
});

test('MU-VEH-05 the mouse previews a drive as a hull with its words and price', async () => {
  const harness = await besideTheBuggy();
  await harness.pointAt(14, 2);
  await harness.hoverAt(17, 11);
  expect(harness.all('.board .reach .band')).toHaveLength(2);
  expect(harness.all('.board path.ghost')).toHaveLength(1);
  expect(harness.text('.board .labels')).toMatch(/Drive \d+.*· 1 AP/);
});
