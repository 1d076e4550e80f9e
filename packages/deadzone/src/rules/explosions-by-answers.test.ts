import type { LogEntry } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { arenaSetup, seated } from './testing/arena.ts';
import { likes, reach, type DeadzoneGame, type Wish } from './testing/by-answers.ts';

/** Explosions, fires and traps, reached from a legal setup by answers alone (K4). */

const MUDLARKS = ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark'] as const;
const ENFORCERS = ['enforcers', 'pathfinder-sergeant', 'enforcer', 'enforcer', 'enforcer'] as const;
const waits = likes(/^none/, /^done/);

/** What was logged of the last thing that an entry begins. */
function since({ log }: DeadzoneGame, about: string): readonly LogEntry[] {
  const at = log.findLastIndex((entry) => entry.about === about);
  return at < 0 ? [] : log.slice(at);
}

test('DZ-ABIL-18 all roll Survive before any model is thrown', () => {
  const bomber = { profile: 'silt-gunner', item: 'frag-grenade' } as const;
  const setup = arenaSetup([MUDLARKS, [...MUDLARKS, bomber, bomber]], {
    zones: [
      { from: [4, 4], to: [5, 5] },
      { from: [4, 7], to: [5, 8] },
    ],
  });
  const crowd = seated(
    likes(/^to:d5\.1/, /^none/, /^done/),
    likes(/^lob:frag-grenade:d5/, /^none/, /^done/),
  );
  const rollsOf = (game: DeadzoneGame) =>
    since(game, 'frag').filter(({ kind, about }) => kind === 'roll' && about !== 'wall');
  const isThrown = (game: DeadzoneGame) => {
    const abouts = rollsOf(game).map(({ about }) => about);
    return abouts.filter((about) => about === 'survive').length > 2 && abouts.includes('scatter');
  };
  const game = reach(setup, crowd, isThrown);
  const abouts = rollsOf(game).map(({ about }) => about);
  expect(abouts.lastIndexOf('survive')).toBeLessThan(abouts.indexOf('scatter'));
});

test('DZ-ABIL-24 the shooter of the tank scores for the model that burns', () => {
  const flamer = { profile: 'enforcer-specialist', weapons: ['incinerator'] };
  const setup = arenaSetup([
    [...ENFORCERS, flamer, flamer],
    [...ENFORCERS, 'enforcer'],
  ]);
  const tanks = (ids: readonly string[]) =>
    ids.map((id) => new RegExp(`^(?:die-)?shoot:[^:]*:${id}$`));
  const shootTanks: Wish = (ask, battle) =>
    likes(
      ...tanks(
        battle.models
          .filter(
            ({ recruit, seat }) =>
              seat === 0 && recruit.weapons.some(({ id }) => id === 'incinerator'),
          )
          .map(({ id }) => id),
      ),
      /^none/,
      /^done/,
    )(ask, battle);
  const burnt = ({ log }: DeadzoneGame) => {
    const lit = log.find(({ about }) => about === 'volatile')?.params['model'];
    const at = log.findIndex(({ about, params }) => about === 'burns' && params['model'] === lit);
    return lit === undefined || at < 0 ? [] : log.slice(at);
  };
  const game = reach(setup, seated(waits, shootTanks), (each) =>
    burnt(each).some(
      ({ about, params }) =>
        about === 'killed' && params['model'] === burnt(each)[0]?.params['model'],
    ),
  );
  const [fire, killed, scored] = burnt(game);
  expect(killed).toMatchObject({ about: 'killed', params: { model: fire?.params['model'] } });
  expect(scored).toMatchObject({ about: 'scores', params: { seat: 1 } });
});
