import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

test('odds of a shot in bare numbers are the lost life and the chance to be out', async () => {
  const request = `{"action":"shoot","shots":3,"shoot":4,"cover":[4],"strength":3,"resistance":3,"life":4}`;
  const { out, code } = await skirmish(['odds', 'musg', '--json', request]);
  expect(code).toBe(0);
  const { lifeLost, outOfAction, ...rest } = JSON.parse(out);
  expect(rest).toEqual({});
  expect(lifeLost.map(([k]: [number, number]) => k)).toEqual([0, 1, 2, 3]);
  expect(lifeLost[3][1]).toBeCloseTo(1 / 512, 9);
  expect(outOfAction).toBe(0);
});

test('a band is priced from a file; an illegal one is reported with its rule', async () => {
  const { out } = await skirmish(['list', 'musg', '--example']);
  const file = join(folder, 'band.json');
  writeFileSync(file, out);
  expect(await skirmish(['band', 'musg', file])).toMatchObject({ code: 0 });
  const { members, ...band } = JSON.parse(out);
  writeFileSync(file, JSON.stringify({ ...band, members: [...members, ...members] }));
  const rich = await skirmish(['band', 'musg', file]);
  expect(rich.code).not.toBe(0);
  expect(rich.out).toMatch(/MU-BAND-0/);
});
