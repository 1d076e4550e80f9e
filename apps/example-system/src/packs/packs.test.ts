import { Game, isProblems, loadRecord } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import bands from './bands.json' with { type: 'json' };
import { readCausewayPack } from './pack.ts';

const room = await causeway.packs?.();

/** A third-party pack with one band. */
function packOf(id: string): string {
  const [band] = bands.bands;
  return JSON.stringify({ ...bands, id: 'guests', bands: [{ ...band, id }] });
}

test('the bands that come with the game are a good pack', () => {
  expect(readCausewayPack(bands)).toEqual(bands);
});

test('a third-party band can be picked and plays', () => {
  const pack = room?.read(packOf('guests'));
  if (!pack || isProblems(pack)) throw new Error('The pack was not read.');
  const system = room?.with([pack]);
  if (!system || isProblems(system)) throw new Error('The pack was not taken.');
  const setup = system.readSetup({ bands: ['guests', 'herons'] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(system, setup);
  expect(game.state.figures).toHaveLength(8);
  expect(game.record()).toContain('packs: [{"id":"guests"');
  const without = loadRecord(causeway, game.record());
  expect(isProblems(without) && without[0]?.code).toBe('record-pack-missing');
});

test('a pack does not pose as a band that is there already', () => {
  const pack = room?.read(packOf('ferrymen'));
  const system = pack && !isProblems(pack) && room?.with([pack]);
  expect(isProblems(system) && system[0]).toMatchObject({ path: '/guests', code: 'band-taken' });
});

test('an error in a pack is reported with its path', () => {
  const found = room?.read(packOf('guests').replace('"might":2', '"might":9'));
  expect(isProblems(found) && found[0]?.path).toBe('/bands/0/figures/0/might');
});

test('CW-SETUP-02 a band with a total above nine is reported', () => {
  const found = room?.read(packOf('guests').replaceAll('"might":2', '"might":3'));
  expect(isProblems(found) && found[0]).toMatchObject({
    path: '/bands/0/figures',
    code: 'band-too-strong',
    message: 'A band comes to 9 at most, might and knacks together; this one comes to 12.',
  });
});
