import { afterEach, beforeAll, expect, test } from 'vitest';
import { makeRecord } from '@skirmish-kit/core';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { scores } from '../rules/victory.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';
import { gameAt } from './testing/prepared-game.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

const SLOW = { timeout: 20_000 };

test('the end tells who won and why, who fell to whom, and the points round by round', async () => {
  const game = gameAt(3);
  const record = makeRecord(game);
  const harness = await DeadzoneHarness.open({ record, seats: 'human,random' });
  await expect.poll(() => harness.all('[part=result]').length, SLOW).toBe(1);
  const winners = game.outcome?.winners ?? [];
  const headline = winners.length === 0 ? 'A draw.' : winners[0] === 0 ? 'You won.' : 'You lost.';
  expect(harness.text('.headline')).toBe(headline);
  expect(harness.text('[part=result]')).toContain(String(Math.max(...scores(game.state))));
  expect(harness.all('.curve .side-line')).toHaveLength(2);
  expect(harness.text('.tallies')).toContain('Shots');
  const dead = game.state.models.filter(({ where }) => where === 'dead');
  expect(dead.length).toBeGreaterThan(0);
  await harness.press('Watch the replay');
  expect(harness.prompt).toMatch(/^Step 0 of/);
});
