import { expect, test } from 'vitest';
import { placeTokens } from './item-tokens.ts';
import { recordFlow, eventLines } from './testing/recorded-flow.ts';
import { battleWith } from './testing/scripted-battle.ts';

test('DZ-ITEMP-01 DZ-ITEMP-04 players roll in turn for tokens; zones discard them', () => {
  const battle = battleWith({ mission: { tokens: [{ item: 'ammo', count: 4 }], drawn: 4 } });
  const played = recordFlow(placeTokens(battle), {
    faces: [
      [3, 4],
      [3, 2],
      [5, 6],
      [8, 5],
    ],
  });
  const rollers = ['token-place 0', 'token-place 1', 'token-place 0', 'token-place 1'];
  expect(played.rollers).toEqual(rollers);
  expect(eventLines(played)).toEqual(['token-discarded']);
  const token = { kind: null, holder: null, broken: false, gun: null };
  expect(battle.items).toEqual([
    { id: 't1', cube: [3, 4, 1], ...token },
    { id: 't3', cube: [5, 6, 1], ...token },
    { id: 't4', cube: [8, 5, 1], ...token },
  ]);
  expect(battle.unused).toBe(0);
});
