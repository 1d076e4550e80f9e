import { builtInPacks } from '@skirmish-kit/core';
import { packById } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { PACE } from '../rules/paces.ts';
import type { Scenario, Zone } from '../rules/scenario.ts';
import { checkScenario } from './check-scenario.ts';
import choirFile from './fan/salt-choir.json' with { type: 'json' };
import type { MusgPack } from './pack.ts';

const [pans] = packById(builtInPacks<MusgPack>([choirFile]), 'salt-choir').scenarios ?? [];
if (!pans) throw new Error('The choir has no table.');
const [place] = pans.deployment;
if (!place) throw new Error('Nobody is deployed on it.');
const bare = { ...pans, width: 60 * PACE, height: 60 * PACE, terrain: [], climbable: [] };

/** What is wrong with two deployment zones, in paces from the left and top, on a table of 60 by 60. */
const wrong = (
  a: readonly number[],
  b: readonly number[],
  terrain: Scenario['terrain'] = [],
): readonly string[] => {
  const zoneOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Zone => ({
    x: x * PACE,
    y: y * PACE,
    width: width * PACE,
    height: height * PACE,
  });
  const deployment = [a, b].map((each) => ({ ...place, zone: zoneOf(each) }));
  return checkScenario('/s', { ...bare, terrain, deployment }).map(({ path, code, message }) =>
    [path, code, ...(/\d+(?= paces)/.exec(message) ?? [])].join(' '),
  );
};

test('zones may reach the very edge of the table, and no further', () => {
  expect(wrong([0, 0, 60, 10], [0, 50, 60, 10])).toEqual([]);
  expect(wrong([0, 0, 60.05, 10], [0, 50, 60, 10])).toEqual(['/s/deployment/0/zone off-table']);
  expect(wrong([0, 0, 60, 10], [0, 50.05, 60, 10])).toEqual(['/s/deployment/1/zone off-table']);
  expect(wrong([55, 0, 6, 10], [0, 50, 60, 10])).toEqual(['/s/deployment/0/zone off-table']);
});

test.each<readonly [what: string, a: number[], b: number[], gap: number | undefined]>([
  ['20 paces below', [0, 0, 60, 10], [0, 30, 60, 10], undefined],
  ['less than 20 below', [0, 0, 60, 10], [0, 29, 60, 10], 19],
  ['20 above', [0, 40, 60, 10], [0, 10, 60, 10], undefined],
  ['less than 20 above', [0, 40, 60, 10], [0, 12, 60, 10], 18],
  ['20 to the right', [0, 0, 10, 60], [30, 0, 10, 60], undefined],
  ['less than 20 to the right', [0, 0, 10, 60], [25, 0, 10, 60], 15],
  ['20 to the left', [40, 0, 10, 60], [10, 0, 10, 60], undefined],
  ['less than 20 to the left', [40, 0, 10, 60], [13, 0, 10, 60], 17],
  ['12 and 16 from corner to corner', [0, 0, 10, 10], [22, 26, 10, 10], undefined],
  ['9 and 12 from corner to corner', [0, 0, 10, 10], [19, 22, 10, 10], 15],
  ['over each other', [0, 0, 30, 30], [10, 10, 30, 30], 0],
  ['edge to edge', [0, 0, 30, 30], [30, 0, 30, 30], 0],
])('MU-DEP-01 zones lie 20 paces apart: %s', (_, a, b, gap) => {
  expect(wrong(a, b)).toEqual(gap === undefined ? [] : [`/s/deployment/1/zone too-close ${gap}`]);
});

test.each<readonly [what: string, zone: number[], room: boolean]>([
  ['12 figures in a row', [0, 0, 1, 12], true],
  ['11 figures in a row', [0, 0, 1, 11], false],
  ['a zone narrower than a base', [0, 0, 0.5, 60], false],
  ['a zone under a rock', [20, 20, 10, 10], false],
  ['a zone half under a rock', [15, 20, 10, 10], true],
])('MU-DEP-04 a zone needs room for a band: %s', (_, zone, room) => {
  const shape = rectangle(20 * PACE, 15 * PACE, 20 * PACE, 20 * PACE);
  const rock = {
    id: 'rock',
    kind: 'rock',
    shape,
    ground: 'impassable',
    blocksSight: true,
  } as const;
  expect(wrong(zone, [42, 55, 18, 5], [rock])).toEqual(
    room ? [] : ['/s/deployment/0/zone zone-too-small'],
  );
});
