import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

test('odds of a shot in bare numbers are its margin and its result, and nothing else', async () => {
  const request = `{"action":"shoot","dice":5,"shoot":4,"survive":4,"defenceDice":3,"weightOfFire":0,"armour":1,"size":1,"ap":0,"tough":false,"damage":0}`;
  const { out, code } = await skirmish(['odds', 'deadzone', '--json', request]);
  expect(code).toBe(0);
  const { margin, result, ...rest } = JSON.parse(out);
  expect(rest).toEqual({});
  expect(Object.keys(result).sort()).toEqual(['dead', 'unharmed', 'wounded']);
  expect(result.unharmed + result.wounded + result.dead).toBeCloseTo(1, 8);
  const least = (k: number) =>
    margin.reduce((sum: number, [m, p]: [number, number]) => (m >= k ? sum + p : sum), 0);
  expect(result.dead).toBeCloseTo(least(3), 8);
  expect(result.wounded).toBeCloseTo(least(2) - least(3), 8);
});

test('a strike team is priced from a file; an illegal one is reported', async () => {
  const { out } = await skirmish(['list', 'deadzone', '--example']);
  const file = join(folder, 'team.json');
  writeFileSync(file, out);
  expect(await skirmish(['team', 'deadzone', file])).toMatchObject({ code: 0 });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(out), budget: 10 }));
  const poor = await skirmish(['team', 'deadzone', file]);
  expect(poor.code).not.toBe(0);
  expect(poor.out).toMatch(/DZ-TEAM-01/);
});

test('a line of sight is asked word by word', async () => {
  const seen = await skirmish(['los', 'deadzone', 'depot', 'a1', 'a2', '--json']);
  expect(JSON.parse(seen.out)).toMatchObject({ lines: expect.any(Array) });
  const short = await skirmish(['los', 'deadzone', 'depot', 'a1']);
  expect(short.code).toBe(2);
  expect(short.err).toMatch(/Say which to/);
  const wrong = await skirmish(['los', 'deadzone', 'dpeot', 'a1', 'a2']);
  expect(wrong.err + wrong.out).toMatch(/depot/);
});
