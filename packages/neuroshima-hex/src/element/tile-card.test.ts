import { expect, test } from 'vitest';
import { builtInPacks, isProblems } from '@skirmish-kit/core';
import { makeLibrary } from '../packs/built-in.ts';
import { parsePosition } from '../notation/position.ts';
import { readPosition } from '../rules/position.ts';
import { boardContext } from '../messages/board-context.ts';
import { describeHex } from '../messages/describe.ts';
import { linksOf } from './module-links.ts';
import { namesOf } from '../messages/element-names.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import { printedCard, unitCard } from './tile-card.ts';
import marsh from '../packs/fan/marsh.json' with { type: 'json' };
import type { ArmyPack } from '../packs/army-pack.ts';
import { readArmy } from '../packs/read-army.ts';

const box = { library: makeLibrary(), looks: armyStyles() };

function at(position: string, language: 'en' | 'fr' = 'en', { library, looks } = box) {
  const state = readPosition(library, parsePosition(position));
  if (isProblems(state)) throw new Error(state[0]?.message);
  const now = boardContext(library, state, namesOf(state.setup, looks, language));
  const cell = (name: string) =>
    now.field.table.board.names.findIndex((hex) => now.names.place(hex) === name);
  return { now, cell, card: (name: string) => unitCard(now, cell(name)) };
}

const NETTED =
  '3.0_moloch_hq.c4_hybrid.b3.1_blocker.c3_hunter-killer.d4_borgo_hq.d2_net-fighter.d3.3_officer.e2';

test('a card tells what is printed, what is in force and who gives it', () => {
  const { card } = at(NETTED);
  const fighter = card('d3');
  expect(fighter?.title).toBe('Net Fighter');
  const initiative = fighter?.rows.find(({ name }) => name === 'Initiative');
  expect(initiative).toMatchObject({ printed: '1', current: '2', rule: 'NH-INI-01' });
  expect(initiative?.givers?.map(({ text }) => text)).toEqual(['+1 HQ Borgo\u00a0d2']);
});

test('a card tells whom a net holds, and whose net holds a unit', () => {
  const { card } = at(NETTED);
  const net = card('d3')?.rows.find(({ name }) => name === 'Net');
  expect(net?.text).toContain('Hunter Killer');
  const held = card('d4')?.rows.find(({ name }) => name === 'Held');
  expect(held?.givers?.[0]?.text).toContain('Net Fighter');
  expect(card('a1')).toBeUndefined();
});

/** A table that has a fan army, with a unit out of reach of its power. */
function withMarsh(): typeof box {
  const army = readArmy(JSON.stringify(marsh));
  if (isProblems(army)) throw new Error(JSON.stringify(army));
  return { library: makeLibrary([army]), looks: armyStyles(builtInPacks<ArmyPack>([marsh])) };
}

const POWERLESS = '3.0_marsh_hq.c4_dredger.b3_borgo_hq.d2';

test('NH-FAN-01 the card of a unit without power says so, and not that a net holds it', () => {
  const fan = withMarsh();
  const held = (language: 'en' | 'fr') =>
    at(POWERLESS, language, fan)
      .card('b3')
      ?.rows.find(({ rule }) => rule === 'NH-FAN-01');
  expect(held('en')).toMatchObject({ name: 'Power', text: 'Without power it does nothing.' });
  expect(held('fr')).toMatchObject({ name: 'Énergie', text: 'Sans énergie, elle ne fait rien.' });
});

test('NH-FAN-01 the line of a hex says that the unit there has no power', () => {
  const fan = withMarsh();
  const line = (language: 'en' | 'fr') => {
    const { now, cell } = at(POWERLESS, language, fan);
    return describeHex(now, cell('b3'));
  };
  expect(line('en')).toMatch(/, without power$/);
  expect(line('fr')).toMatch(/, sans énergie$/);
});

test('a card tells whom a unit would strike and who acts before it', () => {
  const { card } = at(NETTED);
  const melee = card('d2')?.rows.find(({ name }) => name === 'Melee');
  expect(melee?.text).toContain('Blocker');
  expect(card('d3')?.foot).toContain('Hybrid');
  expect(card('d3')?.gist).toBe('1 hit removes it');
});

test('links and threats are those of the rules', () => {
  const { now, cell } = at(NETTED);
  const { ties = [], threats = [] } = linksOf(now, cell('d3'));
  expect(ties.filter(({ kind }) => kind === 'gift').map(({ text }) => text)).toContain('+1');
  expect(ties.some(({ kind }) => kind === 'net')).toBe(true);
  const { threats: byHq = [] } = linksOf(now, cell('d2'));
  expect(byHq.length).toBeGreaterThan(0);
  expect(threats.every(({ text }) => Number(text) > 0)).toBe(true);
});

test.each(
  box.looks
    .flatMap((army) => army.tiles)
    .map((tile) => [`${tile.army.id} ${tile.id}`, tile] as const),
)('%s has a card that names its symbols in both languages', (_, tile) => {
  for (const language of ['en', 'fr'] as const) {
    const { now } = at(NETTED, language);
    const card = printedCard(tile, now.names);
    expect(card.title).not.toBe('');
    expect(JSON.stringify(card)).not.toMatch(/\{\w|undefined|row-|effect-/);
    const symbols =
      tile.initiative.length + tile.edges.filter((edge) => Object.keys(edge).length > 0).length;
    if (symbols + tile.effects.length > 0) expect(card.rows.length).toBeGreaterThan(0);
  }
});
