import { Game, isProblems, loadRecord } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import crews from './crews.json' with { type: 'json' };
import { readSketchPack } from './pack.ts';

const room = await sketchGame.packs?.();

/** A third-party pack with one crew. */
function packOf(id: string): string {
  const [crew] = crews.crews;
  return JSON.stringify({ ...crews, id: 'guests', crews: [{ ...crew, id }] });
}

test('the crews that come with the game are a good pack', () => {
  expect(readSketchPack(crews)).toEqual(crews);
});

test('a third-party crew can be picked and plays', () => {
  const pack = room?.read(packOf('guests'));
  if (!pack || isProblems(pack)) throw new Error('The pack was not read.');
  const system = room?.with([pack]);
  if (!system || isProblems(system)) throw new Error('The pack was not taken.');
  const setup = system.readSetup({ crews: ['guests', 'raiders'] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(system, setup);
  expect(game.state.figures).toHaveLength(6);
  expect(game.record()).toContain('packs: [{"id":"guests"');
  const without = loadRecord(sketchGame, game.record());
  expect(isProblems(without) && without[0]?.code).toBe('record-pack-missing');
});

test('a pack does not pose as a crew that is there already', () => {
  const pack = room?.read(packOf('wardens'));
  const system = pack && !isProblems(pack) && room?.with([pack]);
  expect(isProblems(system) && system[0]).toMatchObject({ path: '/guests', code: 'crew-taken' });
});

test('an error in a pack is reported with its path', () => {
  const found = room?.read(packOf('guests').replace('"strength":1', '"strength":9'));
  expect(isProblems(found) && found[0]?.path).toBe('/crews/0/figures/0/strength');
});
