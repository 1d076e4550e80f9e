import { expect, test } from 'vitest';
import type { LogEntry } from '@skirmish-kit/core';
import { DeadzoneNames } from '../messages/names.ts';
import { gameAt } from './testing/prepared-game.ts';
import { rollWords } from './read-roll.ts';

const battle = gameAt(3, ({ round }) => round === 1).state;
const names = new DeadzoneNames(battle, 'en');

const moment = (about: string, params: LogEntry['params']): LogEntry => ({
  kind: 'event',
  about,
  rule: 'DZ-DMG-03',
  params,
  at: 0,
});

function opposed(mine: readonly number[], theirs: readonly number[], more = {}): LogEntry {
  const notation = (faces: readonly number[]) => `${faces.length}d8>=4`;
  return {
    kind: 'roll',
    about: 'fight',
    rule: 'DZ-FIGHT-05',
    params: { model: 'a1', by: 'b3', ...more },
    faces: [...mine, ...theirs],
    notation: '',
    rolls: [
      { who: 1, notation: notation(mine), faces: mine },
      { who: 0, notation: notation(theirs), faces: theirs },
    ],
    at: 0,
  };
}

test('DZ-DMG-02 hits less saves less armour are the wounds, and whose they are', () => {
  const roll = opposed([7, 6, 5, 4, 5, 2], [5, 4, 7]);
  const after = [
    moment('strikes', { model: 'b3', target: 'a1', margin: 2 }),
    moment('wounded', { model: 'a1', count: 1, damage: 1 }),
    moment('pinned', { model: 'a1' }),
  ];
  expect(rollWords(roll, after, names)).toEqual({
    results: ['5 hits', '3 saves'],
    sum: {
      terms: '5 hits − 3 saves − 1 armour',
      outcome: '1 wound',
      hurts: true,
      toWhom: 'A1: 1 damage so far · A1 is pinned',
    },
  });
});

test('no hit is said too', () => {
  const { sum } = rollWords(opposed([4, 1, 2], [5, 4]), [], names) ?? {};
  expect(sum).toMatchObject({ terms: '1 hit − 2 saves', outcome: 'no wound', toWhom: '' });
  expect(sum?.hurts).toBeUndefined();
});

test('DZ-FIGHT-05 a stronger counter-attack wounds the attacker', () => {
  const roll = opposed([4, 1, 2], [5, 4, 8], { reply: 'fight' });
  const after = [moment('killed', { model: 'b3' })];
  expect(rollWords(roll, after, names)).toMatchObject({
    results: ['1 hit', '3 hits'],
    sum: { terms: '3 hits − 1 hit', outcome: '2 damage', hurts: true, toWhom: 'B3 is out' },
  });
});

test('whole games: the margin of every attack is its hits less its saves', () => {
  let attacks = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const { log } = gameAt(seed, ({ round }) => round === 4);
    for (const [i, entry] of log.entries()) {
      const next = log[i + 1];
      if (entry.kind !== 'roll' || !entry.rolls || next?.about !== 'hits') continue;
      attacks++;
      const [hits = '', saves = ''] =
        rollWords(entry, log.slice(i + 1, i + 4), names)?.results ?? [];
      const margin = Number.parseInt(hits) - Number.parseInt(saves);
      expect(margin).toBeGreaterThanOrEqual(Number(next.params['margin']));
    }
  }
  expect(attacks).toBeGreaterThan(0);
});

test('command dice are named, never numbered', () => {
  const game = gameAt(3, ({ round }) => round === 1);
  const roll = game.log.find(({ kind, about }) => kind === 'roll' && about === 'command');
  const french = new DeadzoneNames(game.state, 'fr');
  expect(roll && rollWords(roll, [], names)?.symbols).toHaveLength(6);
  expect(roll && rollWords(roll, [], french)?.symbols).toContain('Tir');
});
