/**
 * A battle, resolved in the plainest way we could write it. Used only to check the engine: it was
 * written from the rules checklist by an author who had not read the engine, and it must stay so.
 */
import { attacksOf, type Conversion, explosionOf, type Hit, hitsOf } from './attacks.ts';
import { compareHex, type Hex, type PlacedUnit, type Position, setUp, type Unit } from './board.ts';
import { groupHits, settleMedics } from './medics.ts';
import { findLinks, type Link, slotsOf } from './modules.ts';
import { findNetted } from './nets.ts';
import { type Absorption, ask, type Decide, firstOption } from './questions.ts';
import { ARMIES, type Army } from './tiles.ts';

export type HqPoints = { [army in Army]?: number };

export interface Removed {
  army: Army;
  tile: string;
  hex: Hex;
  phase: number;
  cause: 'destroyed' | 'spent' | 'exploded';
}

export interface ShownHit {
  attacker: Hex;
  edge: number;
  kind: Hit['kind'];
  target: Hex;
  /** After armour. */
  strength: number;
}

/** All lists ascend by hex (hits: by attacker, then edge). */
export interface PhaseReport {
  phase: number;
  netted: Hex[];
  acted: Hex[];
  exploded: Hex[];
  hits: ShownHit[];
  absorbed: Absorption[];
  removed: Removed[];
  /** At the end of the phase. */
  hq: HqPoints;
  /** Who stands at the end of the phase and has wounds. */
  wounded: { hex: Hex; wounds: number }[];
}

export interface BattleResult {
  hq: HqPoints;
  /** By phase, within a phase by hex. */
  removed: Removed[];
  /** What stands after the battle, by hex. */
  units: PlacedUnit[];
  phases: PhaseReport[];
}

/** Leaves the position as it is. */
export function resolveBattle(position: Position, decide: Decide = firstOption): BattleResult {
  const { edition } = position;
  let board = setUp(position);
  const hq = startingPoints(position, board);
  const phases: PhaseReport[] = [];

  // NH-BAT-02. Netted units count for the first number; a phase in which nobody acts changes nothing.
  for (let phase = highestInitiative(board); phase >= 0; phase--) {
    // NH-BAT-18: everything is computed anew, on the board as it stands when the phase begins.
    const netted = findNetted(board);
    const links = findLinks(board, netted);
    const actors = whoActs(board, netted, links, phase);

    const exploding = askClowns(actors, phase, decide);
    const conversions = askQuartermasters(actors, links, edition, phase, decide);

    // NH-BAT-03..07: all at the same time, nobody leaves before the end of the phase.
    const hits: Hit[] = [];
    for (const actor of actors) {
      if (exploding.includes(actor)) hits.push(...explosionOf(actor, board, edition));
      else hits.push(...hitsOf(actor, board, links, conversions));
    }

    // NH-SPU-05, NH-MED-16, NH-OPEN-24: an exploding Clown is gone anyhow. It cannot be healed, so
    // what others do to it in this phase is dropped before a Medic could be spent on it.
    const felt = hits.filter((hit) => !exploding.includes(hit.target));
    const { left, spent, absorptions } = settleMedics(
      groupHits(felt, edition),
      links,
      phase,
      decide,
    );

    const removed: Removed[] = [];
    for (const unit of board) {
      const wounds = left
        .filter((wounding) => wounding.target === unit)
        .reduce((sum, wounding) => sum + wounding.wounds, 0);
      const { army, tile, hex } = unit;
      if (tile.kind === 'hq') {
        const points = Math.max(0, (hq[army] ?? 0) - wounds); // NH-BAT-10, NH-END-11
        hq[army] = points;
        // NH-BAT-16, NH-OPEN-32: both editions, at the end of the phase; the battle goes on (NH-BAT-15).
        if (points === 0) removed.push({ army, tile: tile.id, hex, phase, cause: 'destroyed' });
        continue;
      }
      unit.wounds += wounds;
      if (exploding.includes(unit)) {
        removed.push({ army, tile: tile.id, hex, phase, cause: 'exploded' });
      } else if (spent.includes(unit)) {
        removed.push({ army, tile: tile.id, hex, phase, cause: 'spent' });
      } else if (unit.wounds > tile.toughness) {
        removed.push({ army, tile: tile.id, hex, phase, cause: 'destroyed' }); // NH-TGH-01, 02
      }
    }
    board = board.filter((unit) => !removed.some((gone) => compareHex(gone.hex, unit.hex) === 0));

    phases.push({
      phase,
      netted: netted.map((unit) => unit.hex),
      acted: actors.map((unit) => unit.hex),
      exploded: exploding.map((unit) => unit.hex),
      hits: hits.map(showHit),
      absorbed: absorptions,
      removed,
      hq: { ...hq },
      wounded: board.filter((unit) => unit.wounds > 0).map(({ hex, wounds }) => ({ hex, wounds })),
    });
  }

  return {
    hq,
    removed: phases.flatMap((report) => report.removed),
    units: board.map(showUnit),
    phases,
  };
}

/** The netted units of a position, by hex. */
export function nettedIn(position: Position): Hex[] {
  return findNetted(setUp(position)).map((unit) => unit.hex);
}

function startingPoints(position: Position, board: Unit[]): HqPoints {
  const points: HqPoints = {};
  for (const army of ARMIES) {
    const given = position.hq[army];
    const hasHq = board.some((unit) => unit.army === army && unit.tile.kind === 'hq');
    if (given !== undefined) points[army] = given;
    else if (hasHq) points[army] = 20; // NH-SET-03
  }
  return points;
}

function highestInitiative(board: Unit[]): number {
  const links = findLinks(board, findNetted(board));
  let highest = 0;
  for (const unit of board) {
    for (const slot of slotsOf(unit, links)) highest = Math.max(highest, slot.value);
  }
  return highest;
}

/**
 * NH-INI-08..10. A slot above the phase has been missed, for good. A slot at the phase fires, unless
 * the unit is netted; then it stays unused, and will normally stand above the next phase and so be
 * missed there (NH-INI-14). By the letter of NH-INI-10 it may still fire if in the same phase the
 * unit is freed and loses a point of initiative: the checklist does not speak of that case.
 * Two slots at the same number (floor 0) give one action (NH-OPEN-15).
 */
function whoActs(board: Unit[], netted: Unit[], links: Link[], phase: number): Unit[] {
  const actors: Unit[] = [];
  for (const unit of board) {
    let fires = false;
    for (const slot of slotsOf(unit, links)) {
      if (unit.usedSlots.includes(slot.name)) continue;
      if (slot.value > phase) unit.usedSlots.push(slot.name);
      if (slot.value === phase && !netted.includes(unit)) {
        unit.usedSlots.push(slot.name);
        fires = true;
      }
    }
    if (fires) actors.push(unit);
  }
  return actors;
}

/** NH-DEC-20, NH-OPEN-24: declared before anything in the phase is resolved. */
function askClowns(actors: Unit[], phase: number, decide: Decide): Unit[] {
  return actors.filter((unit) => {
    if (!unit.tile.effects.includes('explode')) return false;
    const { army, hex } = unit;
    const options: ['attack', 'explode'] = ['attack', 'explode'];
    return options[ask(decide, { kind: 'clown', phase, army, clown: hex, options })] === 'explode';
  });
}

/**
 * NH-DEC-21, NH-OPEN-14. One conversion per unit and battle in both editions; in E1 besides only one
 * per module and phase (which with the one connection of the printed tile comes to the same).
 */
function askQuartermasters(
  actors: Unit[],
  links: Link[],
  edition: Position['edition'],
  phase: number,
  decide: Decide,
): Conversion[] {
  const conversions: Conversion[] = [];
  const offers = links
    .filter((link) => link.effect === 'convert' && actors.includes(link.target))
    .sort(
      (a, b) => compareHex(a.source.hex, b.source.hex) || compareHex(a.target.hex, b.target.hex),
    );
  const busy: Unit[] = [];
  for (const { source, target, side } of offers) {
    if (target.converted) continue;
    if (edition === '1.0' && busy.includes(source)) continue;
    const attacks = attacksOf(target);
    const answer = ask(decide, {
      kind: 'quartermaster',
      phase,
      army: side,
      quartermaster: source.hex,
      unit: target.hex,
      options: ['keep', ...attacks.map(({ edge, kind }) => ({ edge, from: kind }))],
    });
    const attack = attacks[answer - 1];
    if (!attack) continue;
    conversions.push({ unit: target, edge: attack.edge, kind: attack.kind });
    target.converted = true;
    busy.push(source);
  }
  return conversions;
}

function showHit(hit: Hit): ShownHit {
  const { edge, kind, strength } = hit;
  return { attacker: hit.attacker.hex, edge, kind, target: hit.target.hex, strength };
}

function showUnit(unit: Unit): PlacedUnit {
  const { army, tile, hex, rotation, wounds } = unit;
  return { army, tile: tile.id, hex, rotation, wounds };
}
