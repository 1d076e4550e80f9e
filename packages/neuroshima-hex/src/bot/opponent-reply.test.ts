import { seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import { tableOf } from '../rules/table.ts';
import { inTurn } from '../rules/testing/play.ts';
import { library, units } from '../rules/testing/positions.ts';
import { afterReply } from './opponent-reply.ts';

/** Two brawlers of the next player stand at an HQ with two points left. */
const THREAT = [
  ...units('moloch', 'hq 0,-1', 'blocker 2,-2'),
  ...units('borgo', 'hq 0,2', 'brawler 1,-1 5', 'brawler -1,0 1'),
];

/** What the end of the first player's turn is worth to that player, as the next one answers. */
function worthOfEnding(replies: readonly string[], change?: (state: State) => void): number {
  const { state } = inTurn(['moloch', 'borgo'], THREAT, [], {
    change(begun) {
      const [mine, theirs] = begun.players;
      if (mine) mine.hp = 2;
      if (theirs) theirs.hand = [...replies];
      change?.(begun);
    },
  });
  const piles = JSON.stringify(state.players.map(({ pile }) => pile));
  const table = tableOf(library, state, false);
  const worth = afterReply(table, 0, seededRandom(3), { left: 5000 });
  expect(JSON.stringify(state.players.map(({ pile }) => pile))).toBe(piles);
  return worth;
}

test('NH-SET-11 the hand that the next player holds openly is reckoned with', () => {
  const quiet = worthOfEnding(['mutant', 'mutant', 'claws']);
  const lost = worthOfEnding(['mutant', 'mutant', 'battle']);
  expect(lost).toBeLessThan(-20);
  expect(quiet).toBeGreaterThan(lost);
});

test('NH-END-01 after the last turn only the final battle counts', () => {
  const ending = (state: State): void => {
    state.ending = { left: [], extra: false };
  };
  expect(worthOfEnding([], ending)).toBeLessThan(-20);
});

test('NH-END-01 a reply that is the last turn is followed by the final battle', () => {
  const ending = (state: State): void => {
    state.ending = { left: [1], extra: false };
  };
  expect(worthOfEnding(['mutant', 'mutant', 'claws'], ending)).toBeLessThan(-20);
});
