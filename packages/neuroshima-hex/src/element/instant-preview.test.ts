import { expect, test } from 'vitest';
import { isProblems } from '@skirmish-kit/core';
import { parsePosition } from '../notation/position.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { resolveBoard } from '../rules/resolved-board.ts';
import { readPosition } from '../rules/position.ts';
import { tableOf } from '../rules/table.ts';
import { instantThreats } from './instant-preview.ts';
import { armyStyles } from '../packs/base-army-styles.ts';

const library = makeLibrary();
const looks = armyStyles();

function struck(army: string, tile: string, hex: string) {
  const state = readPosition(
    library,
    parsePosition('3.0_moloch_hq.c4_hybrid.c2_blocker.b3_borgo_hq.e3_mutant.d2'),
  );
  if (isProblems(state)) throw new Error(state[0]?.message);
  const field = resolveBoard(tableOf(library, state));
  const look = looks.find(({ id }) => id === army)?.tile(tile);
  if (!look) throw new Error(`${army} has no ${tile}.`);
  return instantThreats(field, look, field.table.board.names.indexOf(hex)).map(
    ({ hex: at, text }) => `${at.join()} ${text}`,
  );
}

test('NH-INS-13 an air strike marks everything on its seven hexes but HQs', () => {
  expect(struck('moloch', 'air-strike', '0,0')).toEqual(
    expect.arrayContaining(['0,-1 −1', '1,-1 −1', '-1,1 −1']),
  );
  expect(struck('moloch', 'air-strike', '0,0')).toHaveLength(3);
});

test('an instant at one unit shows what it does to it, and nothing on an empty hex', () => {
  expect(struck('outpost', 'sniper', '1,-1')).toEqual(['1,-1 −1']);
  expect(struck('outpost', 'sniper', '0,0')).toEqual([]);
  expect(struck('borgo', 'grenade', '0,-1')).toEqual(['0,-1 ✕']);
  expect(struck('borgo', 'battle', '0,-1')).toEqual([]);
});
