/** The attacks of a unit and what they hit (NH-ATK, NH-ARM, NH-SPU), on the frozen board. */
import {
  directionOf,
  edgeFacing,
  edgeOf,
  type Position,
  type Unit,
  unitBeside,
  unitsOnLine,
} from './board.ts';
import { countLinks, type Link } from './modules.ts';

export type AttackKind = 'melee' | 'ranged' | 'gauss';

/** One attack symbol group on one edge. */
export interface Attack {
  edge: number;
  kind: AttackKind;
  /** As printed; a Gauss shot counts 1. */
  printed: number;
}

/** A Quartermaster turns this attack of this unit from melee into ranged or the other way. */
export interface Conversion {
  unit: Unit;
  edge: number;
  kind: AttackKind;
}

export interface Hit {
  attacker: Unit;
  /** The attacker's own edge, before rotation. */
  edge: number;
  kind: AttackKind | 'explosion';
  target: Unit;
  strength: number;
}

/** Universal Soldier: melee and ranged on one edge are two attacks (NH-SPU-10). */
export function attacksOf(unit: Unit): Attack[] {
  const attacks: Attack[] = [];
  unit.tile.edges.forEach((edge, index) => {
    if (edge.melee > 0) attacks.push({ edge: index, kind: 'melee', printed: edge.melee });
    if (edge.ranged > 0) attacks.push({ edge: index, kind: 'ranged', printed: edge.ranged });
    if (edge.gauss) attacks.push({ edge: index, kind: 'gauss', printed: 1 });
  });
  return attacks;
}

/** All edges act at once, none may be withheld (NH-ATK-02, NH-BAT-14). */
export function hitsOf(unit: Unit, board: Unit[], links: Link[], conversions: Conversion[]): Hit[] {
  const meleeBonus = countLinks(links, unit, 'melee+1');
  const rangedBonus = countLinks(links, unit, 'ranged+1');
  const hits: Hit[] = [];

  for (const attack of attacksOf(unit)) {
    const converted = conversions.some(
      (conversion) =>
        conversion.unit === unit &&
        conversion.edge === attack.edge &&
        conversion.kind === attack.kind,
    );

    let kind = attack.kind;
    let strength = attack.printed;
    if (attack.kind === 'gauss') {
      // NH-SPU-02: never raised. NH-OPEN-14: converted, it is plain melee of strength 1.
      if (converted) kind = 'melee';
    } else if (converted) {
      // NH-OPEN-14, both editions: all melee and all ranged bonuses count.
      kind = attack.kind === 'melee' ? 'ranged' : 'melee';
      strength += meleeBonus + rangedBonus;
    } else if (attack.kind === 'melee') {
      strength += meleeBonus;
    } else {
      strength += rangedBonus;
    }

    const direction = directionOf(unit, attack.edge);
    for (const target of targetsOf(unit, board, kind, direction)) {
      // NH-HQ-04, NH-HQ-05 and NH-OPEN-09: an HQ never hurts an HQ; its shot stops there all the same.
      if (unit.tile.kind === 'hq' && target.tile.kind === 'hq') continue;

      // NH-ARM-01..03, NH-ARM-05, NH-OPEN-10. Each attack meets the armour by itself (NH-ARM-07).
      let felt = strength;
      const struckEdge = edgeOf(target, edgeFacing(target, (direction + 3) % 6));
      if (kind !== 'melee' && struckEdge.armor) felt -= 1;

      // NH-MED-18, NH-OPEN-16: what armour stops altogether is no hit.
      if (felt > 0) hits.push({ attacker: unit, edge: attack.edge, kind, target, strength: felt });
    }
  }
  return hits;
}

function targetsOf(unit: Unit, board: Unit[], kind: AttackKind, direction: number): Unit[] {
  if (kind === 'melee') {
    const target = unitBeside(board, unit, direction);
    return target && target.army !== unit.army ? [target] : [];
  }
  const enemies = unitsOnLine(board, unit, direction).filter((other) => other.army !== unit.army);
  // NH-SPU-01: the Gauss shot goes through all of them; any other stops at the first (NH-ATK-04..06).
  return kind === 'gauss' ? enemies : enemies.slice(0, 1);
}

/**
 * The Clown explodes: 1 wound to every adjacent unit, friend and enemy, whatever its armour
 * (NH-SPU-03..06, NH-ARM-06). HQs are spared in E1 only (NH-VAR-08).
 */
export function explosionOf(clown: Unit, board: Unit[], edition: Position['edition']): Hit[] {
  const hits: Hit[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const target = unitBeside(board, clown, direction);
    if (!target) continue;
    if (target.tile.kind === 'hq' && edition === '1.0') continue;
    const edge = edgeFacing(clown, direction);
    hits.push({ attacker: clown, edge, kind: 'explosion', target, strength: 1 });
  }
  return hits;
}
