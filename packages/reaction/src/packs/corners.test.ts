import { isProblems } from '@skirmish-kit/core';
import { rectangle, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { readSetupByName } from '../rules/read-setup.ts';
import { SCENARIOS } from './built-in.ts';
import { checkScenario, MAX_TURN_POINTS } from './check-scenario.ts';
import { readReactionPack } from './read.ts';
import relay from './relay.json' with { type: 'json' };

/** Pieces in rows: boxes, or boxes with an extra corner in the middle of each side. */
function pieces(count: number, eight: boolean) {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i % 10) * 80 + 20, Math.floor(i / 10) * 80 + 20];
    const star: readonly Point[] = [
      [x, y],
      [x + 20, y - 5],
      [x + 40, y],
      [x + 45, y + 20],
      [x + 40, y + 40],
      [x + 20, y + 45],
      [x, y + 40],
      [x - 5, y + 20],
    ];
    const shape = eight ? star : rectangle(x, y, 40, 40);
    return { id: `p${i}`, shape, ground: 'impassable' } as const;
  });
}

function packWith(terrain: unknown): unknown {
  const [scenario] = relay.scenarios ?? [];
  return {
    ...relay,
    scenarios: [{ ...scenario, width: 900, height: 900, terrain, doors: [] }],
  };
}

function codesOf(read: unknown): readonly string[] {
  return Array.isArray(read) && isProblems(read)
    ? read.map(({ path, code }) => `${path} ${code}`)
    : [];
}

test('sixty boxes are accepted, sixty pieces of eight corners are reported', () => {
  expect(codesOf(readReactionPack(JSON.stringify(packWith(pieces(60, false)))))).not.toContain(
    '/scenarios/0/terrain too-many-corners',
  );
  expect(codesOf(readReactionPack(JSON.stringify(packWith(pieces(60, true)))))).toContain(
    '/scenarios/0/terrain too-many-corners',
  );
});

test('a scenario that comes whole in a setup has the same limits', () => {
  const [scenario] = SCENARIOS;
  if (!scenario) throw new Error('There are scenarios.');
  const whole = { ...scenario, width: 900, height: 900, doors: [] };
  const problems = (terrain: unknown) =>
    codesOf(readSetupByName({ scenario: { ...whole, terrain } }));
  expect(problems(pieces(60, true))).toContain('/scenario/terrain too-many-corners');
  expect(problems(pieces(61, false))).toEqual(['/scenario/terrain not-a-list']);
  const corners = Array.from({ length: 17 }, (_, i): Point => [100 + i, i % 2]);
  expect(problems([{ id: 'p', shape: corners }])).toEqual(['/scenario/terrain/0/shape not-a-list']);
});

test('every built-in scenario has room to spare', () => {
  for (const scenario of SCENARIOS) expect(checkScenario('', scenario), scenario.id).toEqual([]);
  expect(MAX_TURN_POINTS).toBeGreaterThanOrEqual(480);
});
