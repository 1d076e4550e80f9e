/** Random boards for comparing two resolvers. The same seed always gives the same boards. */
import { allHexes, type Hex, type PlacedUnit, type Position } from './board.ts';
import { type Army, ARMIES, type Tile, TILES } from './tiles.ts';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Mulberry32: small, and good enough to shuffle tiles. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
    return Math.floor(fraction * below);
  };
}

export const ARMY_PAIRS: [Army, Army][] = [];
for (const first of ARMIES) {
  for (const second of ARMIES) {
    if (first < second) ARMY_PAIRS.push([first, second]);
  }
}

export interface BoardWish {
  edition: Position['edition'];
  /** All 19 hexes, or how many units in all (the HQs among them, so at least as many). */
  full: true | number;
  /** Two armies or more; a random pair where nothing is said. */
  armies?: readonly Army[];
  /**
   * Tiles drawn before all others, every copy of all armies that has room: for more of what is
   * rare, e.g. `['medic', 'scoper']` or `['net-fighter', 'net-master']`.
   */
  sure?: string[];
  /** Units stand together around the centre, so that tiles drawn first are neighbours often. */
  close?: boolean;
}

/**
 * The HQs, and soldiers and modules drawn from all boxes, no tile more often than it is in the box,
 * in random places, turned at random, with random wounds they can survive. Every other board
 * has fresh HQs of 20 points; the rest have 1 to 20 each, so that HQs fall in some battles.
 */
export function randomBoard(random: Random, wish: BoardWish): Position {
  const armies = wish.armies ?? pick(random, ARMY_PAIRS);
  const hexes = shuffled(random, allHexes());
  if (wish.close) hexes.sort((a, b) => fromCentre(a) - fromCentre(b));
  const bag: Tile[] = [];
  for (const tile of TILES) {
    if (!armies.includes(tile.army) || tile.kind === 'hq') continue;
    for (let copy = 0; copy < tile.count; copy++) bag.push(tile);
  }
  const hqs = TILES.filter((tile) => armies.includes(tile.army) && tile.kind === 'hq');
  const howMany = wish.full === true ? hexes.length : Math.max(hqs.length, wish.full);

  const units: PlacedUnit[] = [];
  const sure = wish.sure ?? [];
  const drawn = shuffled(random, bag);
  const order = [
    ...hqs,
    ...drawn.filter((tile) => sure.includes(tile.id)),
    ...drawn.filter((tile) => !sure.includes(tile.id)),
  ];
  for (const tile of order.slice(0, howMany)) {
    const hex = hexes[units.length];
    if (!hex) break;
    const wounds = random(tile.toughness + 1);
    units.push({ army: tile.army, tile: tile.id, hex, rotation: random(6), wounds });
  }

  const fresh = random(2) === 0;
  const hq: Position['hq'] = {};
  for (const army of armies) hq[army] = fresh ? 20 : 1 + random(20);
  return { edition: wish.edition, units, hq };
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function fromCentre([q, r]: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const rest = [...items];
  const result: Item[] = [];
  while (rest.length > 0) result.push(...rest.splice(random(rest.length), 1));
  return result;
}
