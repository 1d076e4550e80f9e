import {
  Game,
  hashState,
  isProblems,
  loadRecord,
  setupFromNames,
  randomBot,
  seededRandom,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { makePosition, parsePosition } from '../notation/position.ts';
import { GANGS } from '../packs/built-in.ts';
import { readReactionPack } from '../packs/read.ts';
import { reaction } from '../system.ts';
import { generatedTable } from './generated-table.ts';
import type { ReactionSetup } from './setup-input.ts';

function read(draft: object): ReactionSetup {
  const setup = reaction.readSetup(draft);
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

test('a generated table is one that any pack may have', () => {
  for (let seed = 0; seed < 40; seed++) {
    const pack = readReactionPack({
      format: 'skirmish-pack',
      system: 'reaction',
      version: 1,
      id: 'tables',
      title: { en: 'Tables', fr: 'Tables' },
      scenarios: [generatedTable(seed)],
    });
    expect(isProblems(pack) ? pack : []).toEqual([]);
  }
});

test('every gang has room on it', () => {
  for (const { id } of GANGS) {
    const setup = reaction.readSetup({ scenario: 'generated-5', gangs: [id, id] });
    expect(isProblems(setup) ? setup : []).toEqual([]);
  }
});

test('whole battles are played on generated tables, and their records bring them along', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const setup = read({ scenario: 'generated', tableSeed: seed });
    expect(setup).toEqual(read({ scenario: `generated-${seed}` }));
    const game = new Game(reaction, setup, { seed });
    const random = seededRandom(seed);
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      if (random.between(1, 40) === 1) {
        const back = parsePosition(makePosition(game.state));
        expect(!isProblems(back) && hashState(back)).toBe(game.hash());
      }
      game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
    }
    expect(game.outcome).toBeDefined();
    const again = loadRecord(reaction, game.record());
    expect(!isProblems(again) && again.hash()).toBe(game.hash());
  }
});

test('they are picked with their number by flags', () => {
  const named = setupFromNames(reaction.choices, { scenario: 'generated', 'table-seed': '42' });
  if (isProblems(named)) throw new Error(JSON.stringify(named));
  expect(new Game(reaction, read(named), { seed: 1 }).state.scenario).toBe('generated-42');
  expect(isProblems(reaction.readSetup({ scenario: 'generated', tableSeed: -1 }))).toBe(true);
});
