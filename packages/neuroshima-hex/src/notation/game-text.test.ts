import {
  botAnswer,
  Game,
  isProblems,
  loadRecord,
  makeRecord,
  parseRecord,
  randomBot,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { Setup, State } from '../rules/state.ts';
import { neuroshimaHex } from '../system.ts';
import { makeGameText } from './game-text.ts';

function playedOut(given: unknown, seed: number): Game<State, Setup> {
  const setup = neuroshimaHex.readSetup(given);
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(neuroshimaHex, setup, { seed });
  const bots = new Map(setup.armies.map((_, seat) => [seat, randomBot]));
  while (botAnswer(game, bots));
  return game;
}

test('a game as text has its draws and its end, and leaves out the obvious', () => {
  const game = playedOut({ armies: ['outpost', 'borgo'], options: { board: 'hill' } }, 4);
  const text = makeGameText(game);
  expect(text).toContain(
    'setup: {"edition":"3.0","mode":"duel","armies":["outpost","borgo"],"options":{"board":"hill"}}',
  );
  const first = game.log.find(({ about, kind }) => about === 'drew' && kind === 'event');
  expect(text).toContain(` ; outpost draws ${String(first?.params['tiles'])}\n`);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(
    /; (won by (outpost|borgo)|a draw): [a-z-]+, \d+ : \d+$/,
  );
});

test.each([
  [{ edition: '1' }],
  [{ mode: 'teams', armies: ['moloch', 'borgo', 'outpost', 'hegemony'] }],
  [{ armies: ['moloch', 'borgo', 'outpost'], options: { reinforcements: true } }],
])('the text of %j is a record like any other, and always the same', (setup) => {
  const game = playedOut(setup, 9);
  const text = makeGameText(game);
  const loaded = loadRecord(neuroshimaHex, text);
  if (isProblems(loaded)) throw new Error(JSON.stringify(loaded));
  expect(loaded.hash()).toBe(game.hash());
  expect(makeGameText(loaded)).toBe(text);
  const record = parseRecord(text);
  expect(isProblems(record) ? record : makeRecord(record)).toBe(text);
});

test('NH-INS-02 a version 1 game with a Move without effect can be read and shared', () => {
  const position = {
    units: [
      { army: 'moloch', tile: 'hq', hex: [0, 0] },
      { army: 'outpost', tile: 'hq', hex: [2, -2] },
    ],
    hq: { moloch: 20, outpost: 20 },
    turn: 'moloch',
    hand: ['move'],
  };
  const setup = { armies: ['moloch', 'outpost'], position };
  const recordOf = (version: number) =>
    `skirmish 1\nsystem: neuroshima-hex ${version}\nsetup: ${JSON.stringify(setup)}\nseed: 1\n\nmove:0,0:3\n`;
  expect(loadRecord(neuroshimaHex, recordOf(2))).toMatchObject([{ code: 'record-refused-rule' }]);
  const loaded = loadRecord(neuroshimaHex, recordOf(1));
  if (isProblems(loaded)) throw new Error(JSON.stringify(loaded));
  expect(loaded.answers).toHaveLength(1);
  const shared = makeGameText(loaded);
  expect(shared).toContain('"movesInPlace":true');
  const again = loadRecord(neuroshimaHex, shared);
  expect(isProblems(again) ? again : again.hash()).toBe(loaded.hash());
});

test('movesInPlace of a setup is true or left out', () => {
  expect(neuroshimaHex.readSetup({ movesInPlace: 'yes' })).toMatchObject([{ code: 'not-true' }]);
  expect(neuroshimaHex.readSetup({})).not.toHaveProperty('movesInPlace');
});
