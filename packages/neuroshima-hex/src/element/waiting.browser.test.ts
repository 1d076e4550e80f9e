import { afterEach, expect, test } from 'vitest';
import { mount, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import type { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(() => {
  unmountAll();
  document.querySelector('#high')?.remove();
});

test('an element far below waits for the reader, and begins when he comes near', async () => {
  const high = document.createElement('div');
  high.id = 'high';
  high.style.height = '6000px';
  document.body.prepend(high);
  const element = await mount<SkirmishNeuroshimaHex>('skirmish-neuroshima-hex', (made) => {
    made.setAttribute('start', 'now');
    made.setAttribute('lang', 'en');
    made.append('A game of hexes.');
    made.scrollIntoView = () => undefined;
  });
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(element.renderRoot.querySelector('.waiting')).not.toBeNull();
  expect(element.renderRoot.querySelector('.waiting [role=status]')).toBeNull();
  high.remove();
  const harness = await new HexHarness(element).entered();
  expect(harness.whose).toContain('Your turn');
});
