import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { compareFired, firedRules } from './fired-rules.ts';
import { rulesInCode } from './rules-in-code.ts';

test('rules are counted in questions, rolls, moments and refusals', () => {
  const fired = firedRules(pig, { seeds: [1, 2], every: 1 });
  const game = firedRules(pig, { seeds: [1, 2], every: 1_000_000 });
  expect(game.size).toBeGreaterThan(1);
  for (const [rule, count] of game) expect(fired.get(rule)).toBeGreaterThanOrEqual(count);
  const total = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(total(fired)).toBeGreaterThan(total(game));
});

test('a rule that never fires has to be listed, and one that is listed must not fire', () => {
  const fired = new Map([['A-1', 3]]);
  const inCode = ['A-1', 'A-2', 'B-1', 'B-2'];
  expect(compareFired(fired, inCode, { 'B-*': 'in campaigns only' })).toEqual({
    ...{ silent: ['A-2'], reached: [], unknown: [] },
  });
  expect(compareFired(fired, inCode, { 'A-1': 'never', 'A-2': 'never', 'C-1': 'gone' })).toEqual({
    ...{ silent: ['B-1', 'B-2'], reached: ['A-1'], unknown: ['C-1'] },
  });
  const seldom = { 'A-1': 'Seldom: two of a kind.', 'A-2': 'seldom', 'B-*': 'campaigns' };
  expect(compareFired(fired, inCode, seldom)).toEqual({
    ...{ silent: [], reached: [], unknown: [] },
  });
});

test('rules in code are those that it cites as text, tests and catalogue apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    mkdirSync(join(folder, 'catalogue'));
    writeFileSync(
      join(folder, 'move.ts'),
      "// AB-MOVE-09\ntell('moves', 'AB-MOVE-02');\nroll('AB-MOVE-01');",
    );
    writeFileSync(join(folder, 'move.test.ts'), "test('AB-MOVE-03');");
    writeFileSync(join(folder, 'catalogue', 'moves.ts'), "id: 'AB-MOVE-04'");
    expect(rulesInCode(folder)).toEqual(['AB-MOVE-01', 'AB-MOVE-02']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
