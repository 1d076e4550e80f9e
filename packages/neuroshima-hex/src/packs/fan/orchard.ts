import { emit, type Flow } from '@skirmish-kit/core';
import { DIRECTIONS } from '@skirmish-kit/space';
import {
  named,
  namedUnit,
  neighbour,
  resolveBoard,
  type ResolvedBoard,
  type Piece,
} from '../../rules/resolved-board.ts';
import { playerOf } from '../../rules/hq-points.ts';
import { startingHitPoints } from '../../rules/setup.ts';
import { hexName, type Table } from '../../rules/table.ts';
import type { Companion, CompanionOffer } from '../companion.ts';

const ARMY = 'orchard';

/** More sap than this runs into the ground. */
const MOST_SAP = 6;

/** What taking a wound off a unit costs, and a hit point of the HQ. */
const MENDING = 1;
const GRAFTING = 3;

/**
 * The Clockwork Orchard gathers sap and spends it on mending; thickets stand closer than they
 * fight; weeping willows tend their neighbours in the middle of a battle; oaks outlive it.
 */
export const orchard: Companion = {
  army: ARMY,
  words: {
    sap: { en: '{seat} has gathered sap: {sap}.', fr: '{seat} a récolté de la sève : {sap}.' },
    mend: {
      en: 'Mend {unit} (1 of {sap} sap)',
      fr: 'Réparer {unit} (1 de sève sur {sap})',
    },
    graft: {
      en: 'Graft the HQ (3 of {sap} sap)',
      fr: 'Greffer le QG (3 de sève sur {sap})',
    },
  },
  adjust,
  turnBegins: gather,
  offers,
  afterPhase: weep,
  afterBattle: rest,
};

/** What an element looks for in a companion module. */
export { orchard as companion };

/** Sap that the army has stored. */
export function sapOf(table: Table): number {
  const sap = table.state.notes[ARMY]?.['sap'];
  return typeof sap === 'number' ? sap : 0;
}

function storeSap(table: Table, sap: number): void {
  table.state.notes[ARMY] = { ...table.state.notes[ARMY], sap: Math.min(MOST_SAP, sap) };
}

/** A thicket next to another one of its army hits harder. */
function adjust(field: ResolvedBoard, seat: number): void {
  for (const piece of field.pieces) {
    if (isOwn(piece, seat, 'thicket') && friends(field, piece, 'thicket').length > 0) piece.melee++;
  }
}

function isOwn(piece: Piece | undefined, seat: number, tile?: string): boolean {
  return piece?.seat === seat && (tile === undefined || piece.tile.id === tile);
}

/** Neighbours of the same player, of one kind or of all. */
function friends(field: ResolvedBoard, piece: Piece, tile?: string): Piece[] {
  return DIRECTIONS.flatMap((way) => {
    const next = neighbour(field, piece.cell, way);
    return next && isOwn(next, piece.seat, tile) ? [next] : [];
  });
}

/** At the start of its turn every gatherer that works brings one sap in. */
function* gather(table: Table, seat: number, whose: number): Flow {
  if (whose !== seat) return;
  const gatherers = resolveBoard(table).pieces.filter(
    (piece) => isOwn(piece, seat, 'gatherer') && piece.works,
  );
  if (gatherers.length === 0) return;
  storeSap(table, sapOf(table) + gatherers.length);
  yield* emit('sap', 'NH-TURN-01', { seat, army: ARMY, sap: sapOf(table) });
}

/** In its turn it may spend sap: on a wound of a unit, or on a hit point of the HQ. */
function offers(field: ResolvedBoard, seat: number): readonly CompanionOffer[] {
  const { table } = field;
  const sap = sapOf(table);
  const found: CompanionOffer[] = [];
  for (const piece of field.pieces) {
    if (!isOwn(piece, seat)) continue;
    const key = (deed: string): string => `${ARMY}:${deed}:${hexName(table, piece.cell)}`;
    const params = { ...named(table, piece), sap };
    const { id } = piece.unit;
    if (sap >= MENDING && piece.unit.wounds > 0) {
      found.push({ key: key('mend'), params, play: (on) => spendOnUnit(on, id) });
    }
    const missing = startingHitPoints(table.state.setup, seat) - playerOf(table, seat).hp;
    if (sap >= GRAFTING && piece.tile.isHq && missing > 0) {
      found.push({ key: key('graft'), params, play: (on) => spendOnHq(on, seat) });
    }
  }
  return found;
}

function* spendOnUnit(table: Table, id: number): Flow {
  storeSap(table, sapOf(table) - MENDING);
  yield* takeOffWound(table, id, 'NH-TURN-03');
}

function* spendOnHq(table: Table, seat: number): Flow {
  storeSap(table, sapOf(table) - GRAFTING);
  const player = playerOf(table, seat);
  player.hp++;
  const params = { seat, army: ARMY, points: player.hp, lost: -1 };
  yield* emit('hq', 'NH-HQ-01', params);
}

function* takeOffWound(table: Table, id: number, rule: string): Flow {
  const unit = table.state.units.find((each) => each.id === id);
  if (!unit || unit.wounds === 0) return;
  unit.wounds--;
  yield* emit('wounded', rule, { ...namedUnit(table, unit), wounds: unit.wounds });
}

/** After every phase a weeping willow that works takes one wound off one linked friend. */
function* weep(table: Table, seat: number): Flow {
  const field = resolveBoard(table);
  for (const willow of field.pieces) {
    if (!isOwn(willow, seat, 'weeper') || !willow.works) continue;
    const linked = willow.face.links.flatMap((way) => neighbour(field, willow.cell, way) ?? []);
    const hurt = linked.find((piece) => isOwn(piece, seat) && piece.unit.wounds > 0);
    if (hurt) yield* takeOffWound(table, hurt.unit.id, 'NH-BAT-09');
  }
}

/** After a battle the oaks that still stand are as good as new. */
function* rest(table: Table, seat: number): Flow {
  for (const unit of table.state.units) {
    if (unit.seat !== seat || unit.tile !== 'oak') continue;
    while (unit.wounds > 0) yield* takeOffWound(table, unit.id, 'NH-BAT-12');
  }
}
