import { expect, test } from 'vitest';
import { arenaSetup, seated } from './testing/arena.ts';
import { likes, reach, type DeadzoneGame, type Wish } from './testing/by-answers.ts';

/** What command dice open, reached from a legal setup by answers alone (K4). */

const MUDLARKS = ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark'] as const;
const ENFORCERS = ['enforcers', 'enforcer-sergeant', 'enforcer', 'enforcer', 'enforcer'] as const;
const waits = likes(/^none/, /^done/);

const has = ({ log }: DeadzoneGame, about: string) => log.some((entry) => entry.about === about);

test('DZ-CMD-05 DZ-CARRY-02 a Move face in the cube picks up what was left there', () => {
  const setup = arenaSetup([MUDLARKS, MUDLARKS], {
    mission: { tokens: [{ item: 'medi-pack', count: 16 }], drawn: 16 },
    zones: [
      { from: [1, 1], to: [8, 1] },
      { from: [1, 8], to: [8, 8] },
    ],
  });
  // It leaves what it finds on its way, and takes it when it looks again.
  let looksAgain = false;
  const carriesOn: Wish = (ask, battle) => {
    if (ask.about === 'pick-up') return likes(looksAgain ? /^take/ : /^leave/)(ask, battle);
    const model = battle.models.find(({ id }) => id === battle.activation?.model);
    const isThere = battle.items.some(({ cube }) => cube?.join() === model?.cube.join());
    looksAgain = isThere && ask.options.some(({ key }) => key === 'die-reposition');
    return looksAgain ? 'die-reposition' : likes(/^keep/, /^move:/)(ask, battle);
  };
  const game = reach(setup, carriesOn, (each) => has(each, 'picks-up'));
  const events = game.log.filter(({ kind }) => kind === 'event').map(({ about }) => about);
  const last = events.slice(events.lastIndexOf('repositions'));
  expect(last.slice(0, 3)).toEqual(['repositions', 'revealed', 'picks-up']);
});

const exits = [{ squares: { from: [1, 1], to: [8, 1] }, zone: 0, who: 'any', vp: 2 }];

test('DZ-CMD-05 DZ-MOVE-13 a Move face leads off the table', () => {
  const setup = arenaSetup([MUDLARKS, MUDLARKS], {
    mission: { exits },
    zones: [
      { from: [1, 1], to: [8, 1] },
      { from: [1, 8], to: [8, 8] },
    ],
  });
  const game = reach(setup, seated(likes(/^die-leave/, /^done/), waits), (each) =>
    has(each, 'leaves'),
  );
  expect(game.state.models.filter(({ where }) => where === 'left')).toHaveLength(1);
  expect(game.state.activation).toBeNull();
});

test('DZ-LDR-04 DZ-MOVE-13 Mobile Infantry sprints off the table', () => {
  const setup = arenaSetup([ENFORCERS, MUDLARKS], {
    mission: { exits },
    zones: [
      { from: [1, 1], to: [8, 1] },
      { from: [1, 8], to: [8, 8] },
    ],
  });
  const game = reach(setup, seated(likes(/^mobile-leave/, /^done/), waits), (each) =>
    has(each, 'leaves'),
  );
  expect(game.log.findLast(({ about }) => about === 'leaves')).toMatchObject({
    params: { seat: 0, points: 2 },
  });
});

test('DZ-TURN-02 DZ-CMD-05 a +1 Model face activates another after an idle one', () => {
  const game = reach(
    arenaSetup([MUDLARKS, MUDLARKS]),
    waits,
    (_, { about }) => about === 'another-model',
  );
  const begun = game.log.findLastIndex(({ about }) => about === 'turn');
  const abouts = game.log.slice(begun).map(({ about }) => about);
  expect(abouts).toEqual(['turn', 'activated', 'action', 'activation-over']);
});
