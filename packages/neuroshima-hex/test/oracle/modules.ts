/** Whom modules and HQs serve in a phase, and what comes of it: initiative slots and bonuses. */
import { directionOf, type Unit, unitBeside } from './board.ts';
import type { Army, Effect } from './tiles.ts';

/** `source` gives `effect` to `target`; `side` is the army that the source serves. */
export interface Link {
  source: Unit;
  target: Unit;
  effect: Effect;
  side: Army;
}

/** All effects at work (NH-MOD-01, NH-HQ-06); a netted source gives nothing (NH-MOD-10, NH-HQ-08). */
export function findLinks(board: Unit[], netted: Unit[]): Link[] {
  const sources = board.filter((unit) => !netted.includes(unit));

  // NH-MOD-18 and NH-OPEN-25: a captured module changes whom it serves and nothing else. HQs are
  // not modules. A netted Scoper captures nothing; a netted module serves nobody.
  const captures: Link[] = [];
  for (const source of sources) {
    for (const target of linkedUnits(board, source)) {
      const enemyModule = target.army !== source.army && target.tile.kind === 'module';
      if (source.tile.effects.includes('capture') && enemyModule) {
        captures.push({ source, target, effect: 'capture', side: source.army });
      }
    }
  }

  const links: Link[] = [];
  for (const source of sources) {
    const capture = captures.find((link) => link.target === source);
    const side = capture ? capture.side : source.army;
    for (const target of linkedUnits(board, source)) {
      for (const effect of source.tile.effects) {
        if (effect === 'capture' || effect === 'explode') continue;
        // NH-MOD-07, NH-MOD-17: only the Saboteur works on enemies, and only on them.
        const served = effect === 'sabotage' ? target.army !== side : target.army === side;
        if (served) links.push({ source, target, effect, side });
      }
    }
  }
  return links;
}

/** The units at the connection edges of a tile; an HQ has one on each edge (NH-MOD-09: no further). */
function linkedUnits(board: Unit[], source: Unit): Unit[] {
  const found: Unit[] = [];
  source.tile.edges.forEach((edge, index) => {
    if (!edge.link) return;
    const target = unitBeside(board, source, directionOf(source, index));
    if (target) found.push(target);
  });
  return found;
}

/** Effects of several modules on one unit add up (NH-MOD-05). */
export function countLinks(links: Link[], target: Unit, effect: Effect): number {
  return links.filter((link) => link.target === target && link.effect === effect).length;
}

export interface Slot {
  name: string;
  value: number;
}

/**
 * The actions of a unit in this battle and the phase in which each would come now (NH-INI-10).
 * Each printed number is a slot; each source of an extra action adds one slot below the lowest
 * (NH-MOD-25..28, NH-HQ-21, NH-OPEN-15: two sources give two, one below the other). What would
 * fall below 0 is lost (NH-MOD-27). A tile without initiative has no slots (NH-MOD-08).
 */
export function slotsOf(unit: Unit, links: Link[]): Slot[] {
  const change = countLinks(links, unit, 'initiative+1') - countLinks(links, unit, 'sabotage');
  const slots: Slot[] = [];
  let lowest = Infinity;
  unit.tile.initiative.forEach((printed, index) => {
    const value = Math.max(0, printed + change); // NH-INI-04, NH-INI-06
    slots.push({ name: `printed ${index}`, value });
    lowest = Math.min(lowest, value);
  });
  if (slots.length === 0) return [];
  const extras = countLinks(links, unit, 'extra');
  for (let extra = 1; extra <= extras; extra++) {
    if (lowest - extra >= 0) slots.push({ name: `extra ${extra}`, value: lowest - extra });
  }
  return slots;
}
