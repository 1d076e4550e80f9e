import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import {
  XSS_STRINGS,
  mount,
  hoverEverything,
  unmountAll,
  watchForScripts,
  withXssStrings,
} from '@skirmish-kit/ui/testing';
import marsh from '../packs/fan/marsh.json' with { type: 'json' };
import { MODES } from './attributes.ts';
import './define.ts';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times more is tried than in a commit. */
    readonly hostile: number;
  }
}

/** In each round every text field has another text; as many rounds as texts try each in each. */
const ROUNDS = Math.min(XSS_STRINGS.length, Math.max(4, inject('hostile')));

beforeEach(() => localStorage.clear());
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

function serve(pack: unknown): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(pack)));
}

test(
  `W1 no text of a pack becomes a script, ${ROUNDS} rounds in every mode`,
  { timeout: 0 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      serve(withXssStrings(marsh, round));
      for (const mode of MODES) {
        const watch = watchForScripts();
        const harness = await HexHarness.open({
          ...{ mode, pack: '/marsh.json', armies: 'marsh,moloch', save: 'evening' },
          ...{ lang: round % 2 ? 'fr' : 'en', position: '3.0_marsh_hq.c3_moloch_hq.a1' },
        });
        hoverEverything(harness.element);
        expect(watch.found(harness.element), `${mode}, round ${round}`).toEqual([]);
        unmountAll();
      }
    }
  },
);

test('W1 a game with such names is played, told and shared without one running', async () => {
  serve(withXssStrings(marsh, 7));
  const watch = watchForScripts();
  const given = { pack: '/marsh.json', armies: 'marsh,moloch', seed: '3', lang: 'en' };
  const harness = await HexHarness.open(given);
  expect(harness.whose).toContain('<');
  await harness.click('0,-1');
  await harness.click('0,1');
  await harness.press('End the turn');
  await harness.openSecondView();
  await harness.press('Share');
  hoverEverything(harness.element);
  expect(watch.found(harness.element)).toEqual([]);
});

test.each(SkirmishNeuroshimaHex.observedAttributes)(
  'W1 W3 a malicious text in the attribute %s is shown as text',
  async (name) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
    for (const text of XSS_STRINGS.filter((_, i) => i % 97 === 0)) {
      if (name === 'companion') continue;
      const watch = watchForScripts();
      const element = await mount<SkirmishNeuroshimaHex>('skirmish-neuroshima-hex', (made) => {
        made.setAttribute('mode', 'play');
        made.setAttribute(name, text);
      });
      await new HexHarness(element).entered();
      hoverEverything(element);
      expect(watch.found(element), text).toEqual([]);
      unmountAll();
    }
  },
);
