import { describe, expect, test } from 'vitest';
import { defineCatalogue } from '../catalogue.ts';
import { pig } from '../example/pig.ts';
import { choose, type Flow } from '../flow.ts';
import { refuse } from '../refusal.ts';
import type { PlayableSystem } from '../system.ts';
import { unlikeOffers } from './one-legality.ts';

interface Walk {
  at: number;
  steps: number;
}

/** Walks along a line of 100; which answers are listed and which are accepted is for a test to say. */
function walking(
  accepts: (key: string) => boolean,
  listed: readonly string[] = ['go:5', 'go:50', 'stay'],
): PlayableSystem<Walk, object> {
  return {
    id: 'walking',
    version: 1,
    title: { en: 'Walking', fr: 'Marche' },
    catalogue: () => Promise.resolve(defineCatalogue([])),
    bots: {},
    seats: () => 1,
    defaults: {},
    setup: () => ({ at: 0, steps: 0 }),
    outcome: ({ steps }: Walk) =>
      steps > 20 ? { winners: [0], scores: [], reason: 'there' } : undefined,
    *step(walk: Walk): Flow {
      const to = yield* choose({
        who: 0,
        about: 'way',
        rule: 'T-1',
        options: listed.map((key) => ({ key, value: key })),
        read: (key) => (accepts(key) ? key : refuse('no', 'T-1')),
      });
      walk.at = Number(to.split(':')[1] ?? walk.at);
      walk.steps++;
    },
  };
}

const SEEDS = { seeds: [1, 2, 3, 4], every: 1 };
const isOnLine = (key: string) => /^go:\d\d?$/.test(key);

describe('one source of legality', () => {
  test('a game that accepts what it lists has one', () => {
    expect(unlikeOffers(pig, SEEDS)).toEqual([]);
    expect(
      unlikeOffers(
        walking(() => false),
        SEEDS,
      ),
    ).toEqual([]);
  });

  test('an answer that is accepted but not offered is found', () => {
    const [found] = unlikeOffers(walking(isOnLine), SEEDS);
    expect(found).toContain('way go is accepted and not offered: "go:');
    expect(unlikeOffers(walking(isOnLine), SEEDS, { offers: ({ key }) => isOnLine(key) })).toEqual(
      [],
    );
  });

  test('a point of an area that is refused is found', () => {
    const accepts = (key: string) => isOnLine(key) && key.length === 4;
    const offers = ({ key }: { readonly key: string }) => isOnLine(key);
    expect(unlikeOffers(walking(accepts), SEEDS, { offers })).toEqual([
      expect.stringContaining('way go is offered and refused (no)'),
    ]);
  });

  test('answers that a system tries are looked at too', () => {
    const found = unlikeOffers(
      walking((key) => key === 'secret'),
      SEEDS,
      { tries: () => ['secret'] },
    );
    expect(found).toEqual([expect.stringContaining('"secret"')]);
  });
});
