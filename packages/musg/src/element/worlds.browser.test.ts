import { afterEach, expect, test } from 'vitest';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { MusgHarness } from './testing/musg-harness.ts';

afterEach(unmountAll);

const SCENE = {
  scenario: 'open-field',
  bands: ['grey-five', 'black-quay'],
  world: 'regroup-team',
  worldSettings: { scene: 'built', detectors: '0' },
};

test('MU-RT-03 the terrorist points at where rooms stand', async () => {
  const harness = await MusgHarness.open({ seed: '3', lang: 'en' }, SCENE);
  expect(harness.prompt).toBe('room: where? (6 left)');
  expect(harness.offers).not.toContain('done');
  await harness.pointAt(16, 20);
  expect(harness.prompt).toBe('room: where? (5 left)');
  await harness.pointAt(16.5, 20);
  expect(plain(harness.find('.bubble'))).toMatch(/2 paces/);
  await harness.choose('done');
  expect(harness.prompt).toMatch(/^Place /);
});

test('MU-RT-07 the terrorist points at where patrols go, and the table shows it', async () => {
  const harness = await MusgHarness.open(
    { seed: '3', lang: 'fr' },
    { ...SCENE, worldSettings: { patrols: 'laid', detectors: '0' } },
  );
  while (/^Placez/.test(harness.prompt)) await harness.choose('rest');
  await harness.choose('done');
  expect(harness.prompt).toMatch(/^Où patrouille .* \(reste 5\)$/);
  expect(harness.all('svg .overlay path.ring')).toHaveLength(0);
  const put = harness.offers.find((key) => key.startsWith('put:')) ?? '';
  const [x = 0, y = 0] = put.slice(4).split(',').map(Number);
  await harness.pointAt(x / 20, y / 20);
  expect(harness.prompt).toMatch(/\(reste 4\)$/);
  expect(harness.all('svg .overlay path.ring')).toHaveLength(1);
});

test('MU-ZOM-06 a game master has a side of his own in the frame', async () => {
  const harness = await MusgHarness.open(
    { seed: '3', lang: 'en' },
    {
      scenario: 'open-field',
      bands: ['harbour-watch', 'red-fang'],
      world: 'zombies',
      worldSettings: { control: 'game-master' },
    },
  );
  expect(harness.text('[part~=header]')).toMatch(/The dead/);
});

test('MU-CIV-03 a shot at a bystander is offered when one presses on him', async () => {
  const harness = await MusgHarness.open(
    { seed: '3', lang: 'en' },
    { scenario: 'open-field', bands: ['harbour-watch', 'red-fang'], world: 'civilians' },
  );
  for (let left = 2; left > 0; left--) await harness.choose('rest');
  const [x, y] = harness.placeOf('b1');
  await harness.pointAt(x / 20, y / 20);
  const [left, top] = harness.placeOf('d1');
  await harness.pointAt(left / 20, top / 20);
  expect(harness.offers).toContain('shoot:machine-pistol:d1');
});
