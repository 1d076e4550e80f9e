import { Game, isProblems, loadRecord, setupFromNames } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { makePosition, parsePosition } from '../notation/position.ts';
import { readMusgPack } from '../packs/read.ts';
import { musg } from '../system.ts';
import { generatedTable } from './generated-table.ts';
import { playChecked, readSetup } from './testing/checked-game.ts';

test('MU-DEP-01 a generated table fits the schema, with its zones apart', () => {
  for (let seed = 0; seed < 40; seed++) {
    const read = readMusgPack({
      format: 'skirmish-pack',
      system: 'musg',
      version: 1,
      id: 'tables',
      title: { en: 'Tables', fr: 'Tables' },
      scenarios: [generatedTable(seed)],
    });
    expect(isProblems(read) ? read : []).toEqual([]);
  }
});

test('whole battles are played on generated tables, and their records bring them along', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const setup = readSetup({ scenario: 'generated', tableSeed: seed });
    expect(setup).toEqual(readSetup({ scenario: `generated-${seed}` }));
    const game = playChecked(setup, seed);
    expect(game.state.scenario).toBe(`generated-${seed}`);
    const again = loadRecord(musg, game.record());
    expect(!isProblems(again) && again.hash()).toBe(game.hash());
    const logged = parsePosition(makePosition(game.state));
    expect(!isProblems(logged) && logged.battle).toEqual(game.state);
  }
});

test('they are picked with their number by flags, and asked for in the start panel', () => {
  const named = setupFromNames(musg.choices, { scenario: 'generated', 'table-seed': '42' });
  if (isProblems(named)) throw new Error(JSON.stringify(named));
  expect(new Game(musg, readSetup(named), { seed: 1 }).state.scenario).toBe('generated-42');
  expect(isProblems(musg.readSetup({ scenario: 'generated', tableSeed: -1 }))).toBe(true);
  expect(musg.choices({}).some(({ id }) => id === 'table-seed')).toBe(false);
  expect(musg.choices({ scenario: 'generated' }).some(({ id }) => id === 'table-seed')).toBe(true);
});
