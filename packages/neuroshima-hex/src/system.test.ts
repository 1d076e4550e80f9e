import { Game, isProblems, startGame } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { orchard } from './packs/fan/orchard.ts';
import orchardPack from './packs/fan/orchard.json' with { type: 'json' };
import { askDrawOdds } from './odds/draw.ts';
import { neuroshimaHex } from './system.ts';

const LINE = '3.0_moloch_hq.c3~12_borgo_hq.e3_mutant.d3.5';

test('a game starts from a position and is written as it again', async () => {
  const game = await startGame(neuroshimaHex, { position: LINE });
  if (isProblems(game)) throw new Error(game[0]?.message);
  expect(game.state.players.map(({ hp }) => hp)).toEqual([12, 20]);
  expect(neuroshimaHex.notation?.make(game.state)).toBe(LINE);
  const again = neuroshimaHex.notation?.parse(neuroshimaHex.notation.make(game.state));
  expect(neuroshimaHex.readSetup(again)).toEqual(game.setup);
});

test('a position keeps how it is played', () => {
  const setup = neuroshimaHex.readSetup(
    neuroshimaHex.notation?.parse('3.0!mode-score_moloch_hq.c3_borgo_hq.e3'),
  );
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  expect(setup.mode).toBe('score');
  const state = new Game(neuroshimaHex, setup).state;
  expect(neuroshimaHex.notation?.make(state)).toBe('3.0!mode-score_moloch_hq.c3_borgo_hq.e3');
});

test('a line that is no position says which word', () => {
  expect(neuroshimaHex.notation?.parse('3.0_molloch_hq.c3')).toMatchObject([
    { path: 'word 2 (molloch)', code: 'unknown-army' },
  ]);
});

test('the calculator answers its own example with the odds of drawing', async () => {
  const room = await neuroshimaHex.odds?.();
  const [question] = room?.questions ?? [];
  const answer = room?.ask(question?.example);
  if (!answer || isProblems(answer)) throw new Error('The example is not answered.');
  const total = Object.values(answer.outcomes).reduce((sum, p) => sum + p, 0);
  expect(total).toBeCloseTo(1, 12);
  expect(Object.keys(answer.titles)).toEqual(Object.keys(answer.outcomes));
  expect(answer.more).toEqual(askDrawOdds(question?.example));
});

test('a fan army is read, named by its hash, and plays with its companion only', async () => {
  const room = await neuroshimaHex.packs?.();
  const pack = room?.read(JSON.stringify(orchardPack));
  if (!room || !pack || isProblems(pack)) throw new Error('The pack is not read.');
  expect(pack).toMatchObject({ id: 'orchard', hash: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(room.with([pack])).toMatchObject([{ code: 'companion-missing' }]);
  expect(room.with([], [{ companion: orchard }])).toMatchObject([{ code: 'companion-alone' }]);
  expect(room.with([pack, pack], [{ companion: orchard }])).toMatchObject([{ code: 'id-taken' }]);
  const fans = room.with([pack], [{ companion: orchard }]);
  if (isProblems(fans)) throw new Error(fans[0]?.message);
  const game = await startGame(fans, { named: { armies: 'orchard,borgo' } });
  if (isProblems(game)) throw new Error(game[0]?.message);
  expect(game.setup.armies).toEqual(['orchard', 'borgo']);
  expect(fans.messages.side(game.state, 0, 'en')).toBe('Clockwork Orchard');
  const [sort] = room.sorts;
  expect(await sort?.schema()).toMatchObject({ type: 'object' });
  const more = await fans.packs?.();
  expect(more?.with([pack], [{ companion: orchard }])).toMatchObject([{ code: 'id-taken' }]);
});

test('battle and net are asked about a line or about JSON alike', async () => {
  const queries = (await neuroshimaHex.queries?.()) ?? [];
  expect(queries.map(({ id }) => id)).toEqual(['battle', 'net']);
  const json = JSON.stringify({
    edition: '3.0',
    units: [
      { army: 'moloch', tile: 'hq', hex: [0, 0] },
      { army: 'borgo', tile: 'hq', hex: [2, 0] },
      { army: 'borgo', tile: 'mutant', hex: [1, 0], rotation: 5 },
    ],
    hq: { moloch: 12 },
  });
  for (const query of queries) {
    const line = query.ask(LINE, {}, 'fr');
    const data = query.ask(json, {}, 'fr');
    if (isProblems(line) || isProblems(data)) throw new Error(query.id);
    expect(line.lines).toEqual(data.lines);
  }
  expect(queries[0]?.ask('{', {}, 'en')).toMatchObject([{ code: expect.any(String) }]);
});
