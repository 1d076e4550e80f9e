import { facing, DIRECTIONS, type Direction } from '@skirmish-kit/space';
import type { LocalisedText } from '@skirmish-kit/core';
import type {
  Act,
  ArmyPack,
  EdgeData,
  Effect,
  InstantEffect,
  Lifetime,
  MarkerKind,
  Reach,
  TileData,
  TileKind,
  Whom,
} from '../packs/army-pack.ts';

export type AttackKind = 'melee' | 'ranged' | 'gauss' | 'scatter' | 'rocket' | 'stalk';

/** One attack symbol of a tile lying in one orientation. */
export interface Attack {
  readonly kind: AttackKind;
  readonly way: Direction;
  readonly strength: number;
  /** Strength by distance, nearest first. */
  readonly scatter: readonly number[];
  readonly reach: number;
}

/** A tile in one of its six orientations (NH-BRD-03), with everything by direction. */
export interface Face {
  readonly attacks: readonly Attack[];
  readonly armour: readonly boolean[];
  readonly nets: readonly Direction[];
  readonly links: readonly Direction[];
}

/** What a tile adds to the units it reaches. */
export interface Boost {
  readonly whom: Whom;
  readonly reach: Reach;
  readonly melee: number;
  readonly ranged: number;
  readonly initiative: number;
  readonly toughness: number;
  readonly actions: number;
  /** Initiative put in place of every other value; -1 for none. */
  readonly set: number;
}

/** A kind of tile made ready for play. */
export interface Tile {
  readonly id: string;
  readonly army: string;
  readonly name: LocalisedText;
  readonly firstName: LocalisedText;
  readonly count: number;
  readonly kind: TileKind;
  readonly isHq: boolean;
  readonly initiative: readonly number[];
  readonly toughness: number;
  readonly mobile: boolean;
  readonly needsPower: boolean;
  /** By rotation. */
  readonly faces: readonly Face[];
  /** Rotations that differ from each other: one for a tile that looks the same all round. */
  readonly turns: readonly number[];
  /** By rotation the first rotation in which it looks the same. */
  readonly looks: readonly number[];
  /** Whether it does anything for or to other units. */
  readonly gives: boolean;
  readonly boosts: readonly Boost[];
  readonly heals: Reach | undefined;
  readonly captures: boolean;
  readonly converts: boolean;
  readonly carries: Reach | undefined;
  readonly powers: Reach | undefined;
  /** How far friends move; 1 for a tile that does not change it. */
  readonly stride: number;
  /** Strength of its explosion; 0 for a tile that does not explode. */
  readonly explodes: number;
  readonly taint: { readonly marker: MarkerKind; readonly until: Lifetime } | undefined;
  readonly trap: { readonly strength: number; readonly whom: Whom | undefined } | undefined;
  readonly acts: readonly Act[];
  readonly instant: InstantEffect | undefined;
}

/** An army made ready for play. */
export interface Army {
  readonly id: string;
  readonly name: LocalisedText;
  readonly firstName: LocalisedText;
  readonly colour: string;
  readonly hostileToPartner: boolean;
  readonly hq: Tile;
  /** Everything but the HQ, in the order of the pack. */
  readonly tiles: readonly Tile[];
  /** The tile with that id or alias. */
  tile(id: string): Tile | undefined;
}

/**
 * Makes an army ready for play from a pack that has been checked.
 *
 * @example
 * ```ts
 * const pack = readPack(armyKind, BUILT_IN_PACKS[0]);
 * if (!isProblems(pack)) makeArmy(pack).tile('hybrid')?.kind; // 'soldier'
 * ```
 */
export function makeArmy(pack: ArmyPack): Army {
  let made: ReturnType<typeof makeTiles> | undefined;
  const all = () => (made ??= makeTiles(pack));
  return {
    id: pack.id,
    name: pack.name,
    firstName: pack.first ?? pack.name,
    colour: pack.colour ?? '#777777',
    hostileToPartner: pack.hostileToPartner ?? false,
    get hq() {
      return all().hq;
    },
    get tiles() {
      return all().tiles;
    },
    tile: (id) => all().byId.get(id),
  };
}

/** The tiles of an army: nobody makes those of armies that only stand in the box. */
function makeTiles(pack: ArmyPack): {
  readonly hq: Tile;
  readonly tiles: readonly Tile[];
  readonly byId: ReadonlyMap<string, Tile>;
} {
  const hq = makeTile(pack.id, pack.hq);
  const tiles = pack.tiles.map((data) => makeTile(pack.id, data));
  const byId = new Map<string, Tile>();
  for (const [i, data] of [pack.hq, ...pack.tiles].entries()) {
    const tile = i === 0 ? hq : tiles[i - 1];
    if (!tile) continue;
    for (const alias of data.aliases ?? []) if (!byId.has(alias)) byId.set(alias, tile);
  }
  for (const tile of [hq, ...tiles]) byId.set(tile.id, tile);
  return { hq, tiles, byId };
}

function makeTile(army: string, data: TileData): Tile {
  const effects = data.effects ?? [];
  const faces = DIRECTIONS.map((rotation) => makeFace(data, rotation));
  const looks = firstLooks(faces);
  const boosts = effects.flatMap(makeBoost);
  const find = <K extends Effect['kind']>(kind: K): Extract<Effect, { kind: K }> | undefined =>
    effects.find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
  const reachOf = (kind: 'heal' | 'carry' | 'power'): Reach | undefined => {
    const effect = find(kind);
    return effect && (effect.reach ?? 'links');
  };
  const taint = find('taint');
  const trap = find('trap');
  return {
    id: data.id,
    army,
    name: data.name,
    firstName: data.first ?? data.name,
    count: data.count ?? 1,
    kind: data.kind,
    isHq: data.kind === 'hq',
    initiative: (data.initiative ?? []).toSorted((a, b) => b - a),
    toughness: data.toughness ?? 0,
    mobile: data.mobile ?? false,
    needsPower: data.needsPower ?? false,
    faces,
    turns: looks.filter((first, rotation) => first === rotation),
    looks,
    gives: effects.some((effect) => GIVING.has(effect.kind)),
    boosts,
    heals: reachOf('heal'),
    captures: find('capture') !== undefined,
    converts: find('convert') !== undefined,
    carries: reachOf('carry'),
    powers: reachOf('power'),
    stride: find('stride')?.steps ?? 1,
    explodes: find('explode')?.strength ?? 0,
    taint: taint && { marker: taint.marker, until: taint.until },
    trap: trap && { strength: trap.strength, whom: trap.whom },
    acts: effects.filter((effect) => effect.kind === 'action'),
    instant: data.kind === 'instant' ? effects.find(isInstant) : undefined,
  };
}

const GIVING: ReadonlySet<Effect['kind']> = new Set([
  'boost',
  'set',
  'heal',
  'carry',
  'power',
  'capture',
  'convert',
]);

const INSTANTS: ReadonlySet<Effect['kind']> = new Set([
  'battle',
  'move',
  'push',
  'wound',
  'destroy',
  'blast',
  'turn',
  'swap',
  'mark',
]);

/** Whether an effect is what an instant does when it is played. */
export function isInstant(effect: Effect): effect is InstantEffect {
  return INSTANTS.has(effect.kind);
}

function makeBoost(effect: Effect): Boost[] {
  if (effect.kind !== 'boost' && effect.kind !== 'set') return [];
  const { whom = 'friends', reach = 'links' } = effect;
  const none = { melee: 0, ranged: 0, initiative: 0, toughness: 0, actions: 0, set: -1 };
  if (effect.kind === 'set') return [{ ...none, whom, reach, set: effect.initiative }];
  const { melee = 0, ranged = 0, initiative = 0, toughness = 0, actions = 0 } = effect;
  return [{ whom, reach, melee, ranged, initiative, toughness, actions, set: -1 }];
}

function makeFace(data: TileData, rotation: number): Face {
  const edges = (data.edges ?? []).map((edge, e) => ({ edge, way: facing(e, rotation) }));
  edges.sort((a, b) => a.way - b.way);
  const armour = DIRECTIONS.map(() => false);
  for (const { edge, way } of edges) armour[way] = edge.armour === true;
  return {
    attacks: [
      ...edges.flatMap(({ edge, way }) => attacksOf(edge, way)),
      ...(data.effects ?? []).flatMap((effect) =>
        effect.kind === 'stalk' ? [attack('stalk', 0, effect.strength)] : [],
      ),
    ],
    armour,
    nets: edges.filter(({ edge }) => edge.net).map(({ way }) => way),
    links: edges.filter(({ edge }) => edge.link).map(({ way }) => way),
  };
}

function attacksOf(edge: EdgeData, way: Direction): Attack[] {
  const attacks: Attack[] = [];
  if (edge.melee) attacks.push(attack('melee', way, edge.melee));
  if (edge.ranged) attacks.push(attack('ranged', way, edge.ranged));
  if (edge.gauss) attacks.push(attack('gauss', way, 1));
  if (edge.scatter) attacks.push(attack('scatter', way, 0, edge.scatter));
  if (edge.rocket) attacks.push(attack('rocket', way, edge.rocket.strength, [], edge.rocket.reach));
  return attacks;
}

function attack(
  kind: AttackKind,
  way: Direction,
  strength: number,
  scatter: readonly number[] = [],
  reach = 0,
): Attack {
  return { kind, way, strength, scatter, reach };
}

/** By rotation the first one with the same face: a tile that looks alike all round has only one. */
function firstLooks(faces: readonly Face[]): number[] {
  const texts = faces.map((face) => JSON.stringify(face));
  return texts.map((text) => texts.indexOf(text));
}
