import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblems } from '@skirmish-kit/core';
import { hexBoard } from '@skirmish-kit/space';
import { makeLibrary } from '../packs/built-in.ts';
import { readPosition, type Position, type PositionUnit } from '../rules/position.ts';
import { optionsOf } from '../rules/variants.ts';
import { makePosition, parsePosition, type ArmyNames } from './position.ts';

const library = makeLibrary();
const known: ArmyNames = { army: library.army, ids: library.armies.map(({ id }) => id) };

/** As positions are written: the HQ first, then by columns. */
function byHex(a: PositionUnit, b: PositionUnit): number {
  const hqs = Number(b.tile === 'hq') - Number(a.tile === 'hq');
  return hqs || a.hex[0] - b.hex[0] || a.hex[1] - b.hex[1];
}

/** Any position of the box: some armies, each with its HQ, units on hexes of their own. */
const positions: fc.Arbitrary<Position> = fc
  .record({
    edition: fc.constantFrom('1' as const, '3.0' as const),
    extended: fc.boolean(),
    symbol: fc.boolean(),
    armies: fc.shuffledSubarray(
      library.armies.map(({ id }) => id),
      { minLength: 2 },
    ),
    points: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 4, maxLength: 4 }),
    cells: fc.shuffledSubarray(Array.from({ length: 37 }, (_, i) => i)),
    picks: fc.array(fc.nat({ max: 999 }), { minLength: 37, maxLength: 37 }),
  })
  .map(({ edition, extended, symbol, armies, points, cells, picks }) => {
    const { hexes } = hexBoard(3);
    const units: PositionUnit[] = [];
    for (const [i, cell] of cells.filter((each) => extended || each < 19).entries()) {
      const pick = picks[i] ?? 0;
      const army = armies[i < armies.length ? i : pick % armies.length] ?? '';
      const kinds = library.army(army)?.tiles.filter((tile) => tile.kind !== 'instant') ?? [];
      const tile = i < armies.length ? 'hq' : (kinds[pick % kinds.length]?.id ?? '');
      const [q, r] = hexes[cell] ?? [0, 0];
      const wounds = tile === 'hq' ? {} : pick % 3 > 0 ? { wounds: pick % 3 } : {};
      const rotation = pick % 6 > 0 && tile !== 'hq' ? { rotation: pick % 6 } : {};
      units.push({ army, tile, hex: [q, r], ...rotation, ...wounds });
    }
    const options = {
      ...(extended ? { board: 'extended' as const } : {}),
      ...(symbol ? { medicScope: 'symbol' as const } : {}),
    };
    return {
      edition,
      ...(Object.keys(options).length > 0 ? { options } : {}),
      armies,
      units: armies.flatMap((army) => units.filter((unit) => unit.army === army).sort(byHex)),
      hq: Object.fromEntries(armies.map((army, seat) => [army, points[seat] ?? 20])),
    };
  });

test('a written position reads back and is written the same', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const text = makePosition(position);
      const read = parsePosition(text, known);
      expect(read).toEqual(position);
      if (!isProblems(read)) expect(makePosition(read)).toBe(text);
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

test('a position has one text, whatever order it was read from', () => {
  fc.assert(
    fc.property(positions, fc.infiniteStream(fc.nat()), (position, random) => {
      const units = position.units
        .map((unit) => ({ unit: { rotation: 0, wounds: 0, ...unit }, at: random.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ unit }) => unit);
      const { armies = [] } = position;
      const mode = armies.length === 2 ? 'duel' : 'deathmatch';
      const options = { ...optionsOf(position.edition ?? '3.0'), ...position.options };
      expect(makePosition({ ...position, mode, options, units })).toBe(makePosition(position));
    }),
  );
});

test('whatever is read well the rules take', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const read = parsePosition(makePosition(position), known);
      const state = readPosition(library, read);
      if (isProblems(state)) {
        expect(state.every((found) => found.code === 'out-of-range')).toBe(true);
      }
    }),
  );
});

test('the reader is tolerant: blanks, coordinates, prefixes, no edition', () => {
  const usual = parsePosition('3.0_moloch_hq.c3~12_clown.d3.2~1_borgo_hq', known);
  for (const text of [
    '3.0 moloch hq.c3~12 clown.d3.2~1 borgo hq',
    'moloch hq.c3~12 clown.d3.2~1 / borgo hq~20',
    '3 | moloch:hq@0,0^0=12 moloch:clown@1,0^2~1 ; borgo',
    '3.0+Moloch+HQ.C3~12+Clown.D3.2~1+Borgo',
  ]) {
    expect(parsePosition(text, known)).toEqual(usual);
  }
  expect(parsePosition('moloch sentinel.c3', known)).toMatchObject({ units: [{ tile: 'guard' }] });
});

test.each([
  ['', '', 'empty-position'],
  [' '.repeat(20_001), 'character 1', 'position-too-long'],
  ['3.0 moloch hq.c3 clown.c3', 'word 4 (clown.c3)', 'two-units'],
  ['3.0 moloch gloom.c3', 'word 3 (gloom.c3)', 'unknown-tile'],
  ['3.0 moloch clown.c3.7', 'word 3 (clown.c3.7)', 'bad-rotation'],
  ['3.0 moloch clown.c3~12', 'word 3 (clown.c3~12)', 'bad-wounds'],
  ['3.0 moloch hq.c3~120', 'word 3 (hq.c3~120)', 'bad-points'],
  ['3.0 moloch hq.c3 hq.c4', 'word 4 (hq.c4)', 'two-hqs'],
  ['3.0 moloch clown.c6', 'word 3 (clown.c6)', 'off-board'],
  ['3.0 moloch clown~1', 'word 3 (clown~1)', 'no-hex'],
  ['3.0 moloch battle.c3', 'word 3 (battle.c3)', 'not-a-unit'],
  ['3.0 clown.c3', 'word 2 (clown.c3)', 'no-army'],
  ['3.0 molok clown.c3', 'word 2 (molok)', 'unknown-army'],
  ['2.0 moloch', 'word 1 (2.0)', 'unknown-edition'],
  ['3.0!round moloch', 'word 1 (3.0!round)/board', 'bad-setting'],
  ['3.0!mode-all moloch', 'word 1 (3.0!mode-all)', 'unknown-mode'],
  ['3.0 moloch <b>', 'word 3 (<b>)', 'not-a-unit'],
])('“%s” is reported at %s: %s', (text, path, code) => {
  const read = parsePosition(text, known);
  expect(isProblems(read) && read.map((found) => [found.path, found.code])).toEqual([[path, code]]);
});

test('a word that nearly fits is suggested', () => {
  const read = parsePosition('3.0 moloh hq.c3', known);
  expect(isProblems(read) && read[0]?.message).toContain('moloch');
});

test('anything at all gives a position or problems, never a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parsePosition(text, known);
      parsePosition(`3.0 moloch ${text}`, known);
    }),
  );
});
