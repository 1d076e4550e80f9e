import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';

const PACKS = new URL('../../../', import.meta.url);

function validate(value: unknown) {
  return skirmish(['validate', '-'], [JSON.stringify(value)]);
}

function packAt(path: string): object {
  return JSON.parse(readFileSync(new URL(path, PACKS), 'utf8'));
}

const MARSH = packAt('neuroshima-hex/src/packs/fan/marsh.json');

test.each([
  ['neuroshima-hex/src/packs/fan/marsh.json'],
  ['neuroshima-hex/src/packs/fan/orchard.json'],
  ['neuroshima-hex/src/packs/outpost.json'],
  ['reaction/src/packs/halden.json'],
])('validate knows the pack %s by what it says of itself', async (path) => {
  const { code, out } = await validate(packAt(path));
  expect(code).toBe(0);
  expect(out).toContain('is a valid pack');
});

test.each([
  [{ ...MARSH, tiles: [{ id: 'mire', kind: 'hero' }] }, '/tiles/0'],
  [{ ...MARSH, format: 'neuroshima-army/9' }, '/format'],
  [{ ...MARSH, format: 'neuroshima-amry/1' }, '/format'],
  [{ ...MARSH, format: undefined }, '"format": "neuroshima-army/1"'],
])('what is wrong with an army is told with its place', async (pack, place) => {
  const { code, err } = await validate(pack);
  expect(code).toBe(1);
  expect(err).toContain(place);
});
