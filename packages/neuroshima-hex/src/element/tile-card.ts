import type { CardContent, CardModifier, CardRow } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import type { Piece } from '../rules/resolved-board.ts';
import { modifiersOn, nettedBy, nettersOf, type UnitModifier } from '../rules/unit-modifiers.ts';
import { slotCount, slotValue } from '../rules/initiative.ts';
import { armyOf, tileOf } from '../rules/table.ts';
import type { Unit } from '../rules/state.ts';
import type { Attack, AttackKind, Boost } from '../rules/tile.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardMessages } from '../messages/card-messages.ts';
import { TileMessages } from '../messages/tile-messages.ts';
import type { Names } from '../messages/element-names.ts';
import { glyph } from './picture/glyphs.ts';
import type { TileLook } from '../packs/army-style.ts';
import { standaloneTile } from './picture/tile-picture.ts';
import type { BoardContext } from '../messages/board-context.ts';

/** The values that units give each other. */
type Value = 'melee' | 'ranged' | 'initiative' | 'toughness';

/** Which rule a symbol is explained by. */
const RULES = {
  melee: 'NH-ATK-03',
  ranged: 'NH-ATK-04',
  gauss: 'NH-SPU-01',
  scatter: 'NH-ATK-04',
  rocket: 'NH-ATK-04',
  stalk: 'NH-ATK-04',
} as const satisfies Readonly<Record<AttackKind, string>>;

const sayerFor = (names: Names) => translator(cardMessages, names.language);

/** The card of a tile that lies nowhere yet: what is printed on it, each symbol named. */
export function printedCard(look: TileLook, names: Names): CardContent {
  const say = sayerFor(names);
  const edges = (has: (edge: TileLook['edges'][number]) => unknown) =>
    look.edges.filter((edge) => has(edge)).length;
  const strength = (kind: 'melee' | 'ranged') =>
    look.edges.flatMap((edge) => (edge[kind] ? [edge[kind]] : [])).join('·');
  const rows: (CardRow | false)[] = [
    look.initiative.length > 0 && {
      symbol: glyph('initiative'),
      name: say('row-initiative'),
      current: look.initiative.join('·'),
      rule: 'NH-INI-01',
    },
    ...(['melee', 'ranged'] as const).map(
      (kind) =>
        strength(kind) !== '' && {
          symbol: glyph(kind),
          name: say(`row-${kind}`),
          current: strength(kind),
          rule: RULES[kind],
        },
    ),
    ...(['gauss', 'scatter', 'rocket'] as const).map(
      (kind) =>
        edges((edge) => edge[kind]) > 0 && {
          symbol: glyph('ranged'),
          name: say(`row-${kind}`),
          rule: RULES[kind],
        },
    ),
    edges(({ armour }) => armour) > 0 && {
      name: say('row-armour'),
      current: say('edges-of', { n: edges(({ armour }) => armour) }),
      rule: 'NH-ARM-01',
    },
    edges(({ net }) => net) > 0 && {
      name: say('row-net'),
      current: say('edges-of', { n: edges(({ net }) => net) }),
      rule: 'NH-NET-01',
    },
    look.toughness > 0 && {
      symbol: glyph('toughness'),
      name: say('row-toughness'),
      current: String(look.toughness),
      rule: 'NH-TGH-01',
    },
    look.mobile && { symbol: glyph('mobile'), name: say('row-mobile'), rule: 'NH-MOB-01' },
    ...effectRows(look, names),
  ];
  return {
    picture: standaloneTile(look),
    title: names.nameOf(look),
    subtitle: `${say('of-army', { army: names.army(look.army.id), kind: new TileMessages(names.language).kind(look) })} · ${say('in-pile', { n: look.count })}`,
    rows: rows.filter((row) => row !== false),
  };
}

function effectRows(look: TileLook, names: Names): readonly CardRow[] {
  const name = sayerFor(names)('row-effect');
  const words = new TileMessages(names.language);
  return look.effects.map((effect) => ({ name, text: words.effect(effect) }));
}

/** The card of the unit on a hex: its current values, and the units that changed them. */
export function unitCard(now: BoardContext, cell: number): CardContent | undefined {
  const { field, names, state } = now;
  const piece = field.at[cell];
  const look = piece && names.lookOfSeat(piece.seat)?.tile(piece.unit.tile);
  if (!piece || !look) return undefined;
  const say = sayerFor(names);
  const hex = field.table.board.names[cell] ?? '';
  const left = piece.toughness - piece.unit.wounds + 1;
  const { hp } = state.players[piece.seat] ?? { hp: 0 };
  return {
    picture: standaloneTile(look, {
      rotation: piece.unit.rotation,
      wounds: piece.unit.wounds,
      netted: piece.netted,
      ...(look.kind === 'hq' ? { points: hp } : {}),
    }),
    title: look.kind === 'hq' ? names.unit(look.army.id, look.id, '') : names.nameOf(look),
    subtitle: `${say('of-army', { army: names.army(look.army.id), kind: new TileMessages(names.language).kind(look) })} · ${names.place(hex)}`,
    ...(look.kind === 'hq' ? {} : { gist: say('one-hit', { n: left }) }),
    rows: rowsOf(now, piece, look),
    ...foot(now, piece),
  };
}

function rowsOf(now: BoardContext, piece: Piece, look: TileLook): readonly CardRow[] {
  const { state, names } = now;
  const say = sayerFor(names);
  const gifts = modifiersOn(now.field, piece);
  const rows: (CardRow | false)[] = [
    look.kind === 'hq' && {
      name: say('row-points'),
      current: String(state.players[piece.seat]?.hp ?? 0),
      rule: 'NH-HQ-01',
    },
    ...heldRows(now, piece),
    look.kind !== 'hq' && look.initiative.length > 0 && initiativeRow(now, piece, gifts),
    ...attackRows(now, piece, gifts),
    piece.face.armour.includes(true) && {
      name: say('row-armour'),
      current: say('edges-of', { n: piece.face.armour.filter(Boolean).length }),
      rule: 'NH-ARM-01',
    },
    piece.face.nets.length > 0 && netRow(now, piece),
    (look.toughness > 0 || piece.toughness > 0) && {
      symbol: glyph('toughness'),
      name: say('row-toughness'),
      ...changed(String(look.toughness), String(piece.toughness - piece.unit.wounds)),
      givers: giversOf(now, gifts, 'toughness'),
      rule: 'NH-TGH-01',
    },
    look.mobile && { symbol: glyph('mobile'), name: say('row-mobile'), rule: 'NH-MOB-01' },
    ...effectRows(look, names),
    ...state.markers
      .filter(({ unit }) => unit === piece.unit.id)
      .map(({ kind }) => ({ name: say('row-marker'), text: names.marker(kind) })),
  ];
  return rows.filter((row) => row !== false);
}

/** What is in force, and what is printed where that is something else. */
function changed(printed: string, current: string): Pick<CardRow, 'printed' | 'current'> {
  return printed === current ? { current } : { printed, current };
}

function heldRows(now: BoardContext, piece: Piece): readonly CardRow[] {
  const say = sayerFor(now.names);
  if (piece.netted) {
    const by = nettersOf(now.field, piece).map((netter) => ({
      text: say('by-net', { unit: unitName(now, netter.unit) }),
      look: `army-${now.names.armyOf(netter.seat)}`,
    }));
    return [{ name: say('row-netted'), text: say('netted-means'), givers: by, rule: 'NH-NET-01' }];
  }
  return piece.works ? [] : [{ name: say('row-power'), text: say('no-power'), rule: 'NH-FAN-01' }];
}

function initiativeRow(now: BoardContext, piece: Piece, gifts: readonly UnitModifier[]): CardRow {
  const say = sayerFor(now.names);
  const phases = Array.from({ length: slotCount(piece) }, (_, slot) => slotValue(piece, slot));
  const onHill = piece.initiative - gifts.reduce((sum, { boost }) => sum + boost.initiative, 0);
  const hill: readonly CardModifier[] =
    onHill > 0 ? [{ text: `${signed(onHill)} ${say('hill')}` }] : [];
  return {
    symbol: glyph('initiative'),
    name: say('row-initiative'),
    ...changed(
      piece.tile.initiative.join('·'),
      phases.filter((phase) => phase >= 0).join('·') || say('never-acts'),
    ),
    givers: [...giversOf(now, gifts, 'initiative'), ...hill],
    rule: 'NH-INI-01',
  };
}

/** One row for each kind of attack, with whom it would strike. */
function attackRows(
  now: BoardContext,
  piece: Piece,
  gifts: readonly UnitModifier[],
): readonly CardRow[] {
  const say = sayerFor(now.names);
  const kinds = [...new Set(piece.face.attacks.map(({ kind }) => kind))];
  const blows = hitsOf(now.field).filter(({ by, strength }) => by === piece && strength > 0);
  return kinds.map((kind) => {
    const own = piece.face.attacks.filter((attack) => attack.kind === kind);
    const value = kind === 'melee' || kind === 'ranged' ? kind : undefined;
    const bonus = value ? piece[value] : 0;
    const struck = blows.filter((blow) => blow.kind === kind);
    const units = struck.map(({ on, strength }) => `${unitName(now, on.unit)} (${strength})`);
    return {
      symbol: glyph(kind === 'melee' ? 'melee' : 'ranged'),
      name: say(`row-${kind}`),
      ...changed(strengths(own, 0), strengths(own, bonus)),
      givers: value ? giversOf(now, gifts, value) : [],
      text: units.length > 0 ? say('strikes', { units: units.join(', ') }) : say('strikes-nobody'),
      rule: RULES[kind],
    };
  });
}

function strengths(attacks: readonly Attack[], bonus: number): string {
  return attacks
    .map(({ strength, scatter }) => (scatter.length > 0 ? scatter.join('/') : strength + bonus))
    .join('·');
}

function netRow(now: BoardContext, piece: Piece): CardRow {
  const say = sayerFor(now.names);
  const held = nettedBy(now.field, piece).map(({ unit }) => unitName(now, unit));
  return {
    name: say('row-net'),
    text: held.length > 0 ? say('net-holds', { units: held.join(', ') }) : say('net-empty'),
    rule: 'NH-NET-01',
  };
}

function giversOf(
  now: BoardContext,
  gifts: readonly UnitModifier[],
  value: Value,
): readonly CardModifier[] {
  const logged = (boost: Boost) =>
    value === 'initiative' && boost.set >= 0 ? `= ${boost.set}` : signed(boost[value]);
  return gifts
    .filter(({ boost }) => boost[value] !== 0 || (value === 'initiative' && boost.set >= 0))
    .map(({ from, boost }) => ({
      text: `${logged(boost)} ${unitName(now, from)}`,
      look: `army-${now.names.armyOf(from.seat)}`,
      thing: `hex:${now.field.table.board.hexes[from.cell]?.join() ?? ''}`,
    }));
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function unitName({ field, names }: BoardContext, unit: Unit): string {
  const { table } = field;
  return names.unit(
    armyOf(table, unit.seat).id,
    tileOf(table, unit).id,
    table.board.names[unit.cell] ?? '',
  );
}

/** Who acts earlier than a unit, soonest first. */
function foot(now: BoardContext, piece: Piece): Pick<CardContent, 'foot'> {
  if (piece.tile.initiative.length === 0 || piece.tile.isHq) return {};
  const say = sayerFor(now.names);
  const own = slotValue(piece, 0);
  const earlier = now.field.pieces
    .filter((other) => other.works && other.tile.initiative.length > 0 && slotValue(other, 0) > own)
    .sort((a, b) => slotValue(b, 0) - slotValue(a, 0))
    .map((other) => `${unitName(now, other.unit)} ${slotValue(other, 0)}`);
  return {
    foot:
      earlier.length > 0 ? say('acts-before', { units: earlier.join(', ') }) : say('acts-first'),
  };
}
