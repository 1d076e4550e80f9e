import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import {
  XSS_STRINGS,
  mount,
  hoverEverything,
  unmountAll,
  watchForScripts,
  withXssStrings,
} from '@skirmish-kit/ui/testing';
import cinders from '../packs/cinders.json' with { type: 'json' };
import relay from '../packs/relay.json' with { type: 'json' };
import { MODES } from './attributes.ts';
import './define.ts';
import { SkirmishReaction } from './skirmish-reaction.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

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

/** A third-party pack with gangs and a scenario. */
const named = <T extends { readonly id: string }>(things: readonly T[] = []) =>
  things.map((thing) => ({ ...thing, id: `${thing.id}-by-night` }));
const PACK = {
  ...cinders,
  id: 'night',
  gangs: named(cinders.gangs),
  scenarios: named(relay.scenarios),
};

function serve(pack: unknown): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(pack)));
}

test(
  `W1 no text of a pack becomes a script, ${ROUNDS} rounds in every mode`,
  { timeout: 0 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      serve(withXssStrings(PACK, round));
      for (const mode of MODES) {
        const watch = watchForScripts();
        const harness = await ReactionHarness.open({
          ...{ mode, pack: '/night.json', save: 'evening', lang: round % 2 ? 'fr' : 'en' },
        });
        hoverEverything(harness.element);
        expect(watch.found(harness.element), `${mode}, round ${round}`).toEqual([]);
        unmountAll();
      }
    }
  },
);

test('W1 a game with such names is played, told and shared without one running', async () => {
  serve(withXssStrings(PACK, 7));
  const watch = watchForScripts();
  const harness = await ReactionHarness.open({ pack: '/night.json', seed: '3', lang: 'en' });
  expect(harness.prompt).toContain('<');
  for (let i = 0; i < 6; i++) {
    const [key] = harness.offers;
    if (key !== undefined) await harness.choose(key);
  }
  await harness.openSecondView();
  await harness.press('Share');
  hoverEverything(harness.element);
  expect(watch.found(harness.element)).toEqual([]);
});

test.each(SkirmishReaction.observedAttributes)(
  'W1 W3 a malicious text in the attribute %s is shown as text',
  async (name) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
    for (const text of XSS_STRINGS.filter((_, i) => i % 97 === 0)) {
      const watch = watchForScripts();
      const element = await mount<SkirmishReaction>('skirmish-reaction', (made) => {
        made.setAttribute('mode', 'play');
        made.setAttribute(name, text);
      });
      await new ReactionHarness(element).settledIn();
      hoverEverything(element);
      expect(watch.found(element), text).toEqual([]);
      unmountAll();
    }
  },
);
