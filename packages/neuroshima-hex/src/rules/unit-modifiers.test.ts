import { expect, test } from 'vitest';
import { resolveBoard, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { modifiersOn, nettedBy, nettersOf } from './unit-modifiers.ts';
import type { State } from './state.ts';
import { tableOf } from './table.ts';
import { HQS, inTurn, library } from './testing/fan-army-lab.ts';
import { tableAt, units } from './testing/positions.ts';

function pieceNamed(field: ResolvedBoard, tile: string): Piece {
  const piece = field.pieces.find((each) => each.unit.tile === tile);
  if (!piece) throw new Error(`There is no ${tile}.`);
  return piece;
}

/** Who gives to a unit, as `tile melee ranged initiative toughness`. */
function gifts(field: ResolvedBoard, tile: string): string[] {
  return modifiersOn(field, pieceNamed(field, tile)).map(({ from, boost }) =>
    [from.tile, boost.melee, boost.ranged, boost.initiative, boost.toughness].join(' '),
  );
}

const tiles = (pieces: readonly Piece[]): string[] => pieces.map(({ unit }) => unit.tile);

/** The board of the lab with a foundation of some seat in the middle. */
function above(
  list: Parameters<typeof inTurn>[0]['list'],
  seat: number,
  foundation = 'rampart',
): ResolvedBoard {
  const at = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };
  const change = (state: State) =>
    void (state.foundations = [{ ...at, id: 9, seat, tile: foundation, cell: 0 }]);
  return resolveBoard(tableOf(library, inTurn({ list: [...HQS, ...list], change }).state));
}

test('NH-MOD-01 NH-HQ-06 only connected modules and the own HQ modify a unit', () => {
  const list = [
    ...units('borgo', 'hq 0,0', 'mutant 0,-1', 'officer 1,-1', 'scout 1,-2 1', 'claws -2,2'),
    ...units('moloch', 'hq 2,0'),
  ];
  const field = resolveBoard(tableAt(list));
  expect(gifts(field, 'mutant')).toEqual(['hq 0 0 1 0', 'officer 1 0 0 0']);
  expect(gifts(field, 'claws')).toEqual([]);
});

test('NH-MOD-10 a module that is netted gives nothing', () => {
  const list = [
    ...units('borgo', 'mutant 0,-1', 'officer 1,-1'),
    ...units('moloch', 'net-fighter 2,-1 5'),
  ];
  expect(gifts(resolveBoard(tableAt(list)), 'mutant')).toEqual([]);
});

test('NH-MOD-17 effects of enemies are listed', () => {
  const list = [...units('borgo', 'mutant 0,-1'), ...units('outpost', 'saboteur 0,0')];
  expect(gifts(resolveBoard(tableAt(list)), 'mutant')).toEqual(['saboteur 0 0 -1 0']);
});

test('a foundation helps the friend above it alone', () => {
  const friend = above(units('lab', 'robot 0,0', 'shadow 0,1'), 0);
  expect(gifts(friend, 'robot')).toEqual(['rampart 0 0 0 1']);
  expect(gifts(friend, 'shadow')).toEqual([]);
  expect(gifts(above(units('borgo', 'claws 0,0'), 0), 'claws')).toEqual([]);
  expect(gifts(above(units('borgo', 'claws 0,0'), 0, 'swamp'), 'claws')).toEqual([
    'swamp 0 0 -1 0',
  ]);
  expect(gifts(above(units('lab', 'robot 0,0'), 0, 'swamp'), 'robot')).toEqual([]);
});

test('NH-NET-01 a unit is held by the nets that touch it, and by no other unit', () => {
  const field = resolveBoard(
    tableAt([
      ...units('borgo', 'mutant 0,-1', 'claws 0,1'),
      ...units('moloch', 'net-fighter 0,0', 'hunter-killer 1,-1'),
    ]),
  );
  expect(tiles(nettersOf(field, pieceNamed(field, 'mutant')))).toEqual(['net-fighter']);
  expect(nettersOf(field, pieceNamed(field, 'claws'))).toEqual([]);
  expect(tiles(nettedBy(field, pieceNamed(field, 'net-fighter')))).toEqual(['mutant']);
  expect(nettedBy(field, pieceNamed(field, 'hunter-killer'))).toEqual([]);
});

test('NH-NET-07 a net fighter that is netted itself holds nobody', () => {
  const field = resolveBoard(
    tableAt([
      ...units('borgo', 'mutant 0,-1'),
      ...units('moloch', 'net-fighter 0,0 0'),
      ...units('hegemony', 'net-fighter 0,1 0', 'net-master 0,-2 2'),
    ]),
  );
  expect(tiles(nettersOf(field, pieceNamed(field, 'mutant')))).toEqual(['net-master']);
});

test('NH-NET-12 the net of a friend beside it holds no unit', () => {
  const field = resolveBoard(
    tableAt([
      ...units('hegemony', 'ganger 0,-1', 'net-fighter 0,0 0'),
      ...units('moloch', 'net-fighter 0,-2 3'),
    ]),
  );
  const ganger = pieceNamed(field, 'ganger');
  expect(nettersOf(field, ganger).map(({ seat }) => field.table.armies[seat]?.id)).toEqual([
    'moloch',
  ]);
});

test('a lasting net is nobody’s', () => {
  const game = inTurn({
    list: [...HQS, ...units('borgo', 'claws 0,0')],
    change: (state) => void (state.markers = [{ unit: 2, kind: 'netted', until: 'ever', seat: 0 }]),
  });
  const field = resolveBoard(tableOf(library, game.state));
  expect(pieceNamed(field, 'claws').netted).toBe(true);
  expect(nettersOf(field, pieceNamed(field, 'claws'))).toEqual([]);
});
