import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';

test('net lists who is caught', async () => {
  const netter = { army: 'moloch', tile: 'net-fighter', hex: [0, 1], rotation: 0 };
  const victim = { army: 'borgo', tile: 'mutant', hex: [0, 0], rotation: 0 };
  const hq = [
    { army: 'moloch', tile: 'hq', hex: [2, -2], rotation: 0 },
    { army: 'borgo', tile: 'hq', hex: [-2, 2], rotation: 0 },
  ];
  const position = { edition: '3.0', units: [netter, victim, ...hq] };
  const { out } = await skirmish(['net', 'neuroshima-hex', JSON.stringify(position), '--json']);
  expect(JSON.parse(out)).toMatchObject([{ hex: [0, 0] }]);
});
