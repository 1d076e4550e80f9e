import { expect, test } from 'vitest';
import { playPart, seedsOf } from './testing/random-games.ts';
import { minRuleUses, rareRules } from './testing/rule-usage.ts';

const games = seedsOf(2).length;

test(`R5 R6 ${games} random games keep every promise and use everything`, { timeout: 0 }, () => {
  const uses = playPart(2);
  expect(rareRules(uses, minRuleUses(games))).toEqual([]);
});
