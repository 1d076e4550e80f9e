/**
 * The figures of the unit tiles the oracle fights with, one line per tile.
 *
 * Columns: army | tile | how many in the box | kind | initiative numbers | toughness |
 * what stands on the edges, clockwise from the top: N NE SE S SW NW | what it does to others.
 *
 * An edge is `-` or words joined by `+`: melee1..3, ranged1..2, gauss, armor, net,
 * link (a connection of a module, or where an HQ's ability reaches).
 */

export const ARMIES = ['borgo', 'hegemony', 'moloch', 'outpost'] as const;
export type Army = (typeof ARMIES)[number];

export const EFFECTS = [
  'melee+1',
  'ranged+1',
  'initiative+1',
  'extra', // one more action in the phase after the last normal one
  'sabotage', // enemies have initiative -1
  'capture', // enemy modules serve the Scoper's side instead of their own
  'convert', // one melee attack becomes ranged, or the other way round
  'medic',
  'explode', // the Clown
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Edge {
  melee: number;
  ranged: number;
  gauss: boolean;
  armor: boolean;
  net: boolean;
  link: boolean;
}

export interface Tile {
  army: Army;
  id: string;
  count: number;
  kind: 'hq' | 'soldier' | 'module';
  /** The printed numbers, highest first; none for a tile without initiative. */
  initiative: number[];
  toughness: number;
  edges: Edge[];
  effects: Effect[];
}

const TABLE = `
moloch   | hq                | 1 | hq      | 0   | - | melee1+link melee1+link melee1+link melee1+link melee1+link melee1+link | ranged+1
moloch   | blocker           | 2 | soldier | -   | 2 | armor - - - - - | -
moloch   | hybrid            | 2 | soldier | 3   | 0 | ranged1 - - - - - | -
moloch   | gauss-cannon      | 1 | soldier | 1   | 1 | gauss - - - - - | -
moloch   | juggernaut        | 1 | soldier | 1   | 1 | melee2+armor ranged1 armor - armor - | -
moloch   | hunter-killer     | 2 | soldier | 3   | 0 | melee1 melee1 - melee1 - melee1 | -
moloch   | clown             | 1 | soldier | 2   | 1 | melee1 - - - - melee1 | explode
moloch   | armored-hunter    | 2 | soldier | 2   | 0 | melee1+armor melee1 melee1 melee1 melee1 melee1+armor | -
moloch   | armored-guard     | 1 | soldier | 2   | 0 | armor ranged1 - - - ranged1 | -
moloch   | guard             | 1 | soldier | 2   | 0 | ranged1 - - - - ranged1 | -
moloch   | protector         | 1 | soldier | 1   | 1 | ranged1 ranged1 - - - ranged1 | -
moloch   | ripper            | 1 | soldier | 2   | 0 | melee2 - - - - - | -
moloch   | net-fighter       | 1 | soldier | -   | 0 | net - - - - net | -
moloch   | stormtrooper      | 1 | soldier | 2 1 | 1 | ranged1 - - - - - | -
moloch   | mother-module     | 1 | module  | -   | 0 | link - - - - - | extra
moloch   | medic             | 2 | module  | -   | 0 | link - link - link - | medic
moloch   | brain             | 1 | module  | -   | 0 | link - link - link - | melee+1 ranged+1
moloch   | officer           | 1 | module  | -   | 0 | link - link - link - | ranged+1
moloch   | scout             | 1 | module  | -   | 0 | link - link - link - | initiative+1
outpost  | hq                | 1 | hq      | 0   | - | melee1+link melee1+link melee1+link melee1+link melee1+link melee1+link | extra
outpost  | runner            | 2 | soldier | 2   | 0 | melee1 - - - - - | -
outpost  | heavy-machine-gun | 1 | soldier | 2 1 | 0 | ranged1 - - - - - | -
outpost  | commando          | 5 | soldier | 3   | 0 | ranged1 - - - - - | -
outpost  | annihilator       | 2 | soldier | 2   | 0 | ranged2 - - - - - | -
outpost  | mobile-armor      | 1 | soldier | 3 2 | 0 | melee2 - - - - ranged1 | -
outpost  | brawler           | 1 | soldier | 3   | 0 | melee2 - - - - - | -
outpost  | recon-center      | 1 | module  | -   | 0 | - - - - - - | -
outpost  | saboteur          | 1 | module  | -   | 0 | link link link link link link | sabotage
outpost  | medic             | 2 | module  | -   | 0 | link link - - - link | medic
outpost  | officer           | 1 | module  | -   | 0 | link link link link link link | ranged+1
outpost  | scoper            | 1 | module  | -   | 0 | link link link link link link | capture
outpost  | scout             | 2 | module  | -   | 0 | link - link - link - | initiative+1
borgo    | hq                | 1 | hq      | 0   | - | melee1+link melee1+link melee1+link melee1+link melee1+link melee1+link | initiative+1
borgo    | mutant            | 6 | soldier | 2   | 0 | melee1 melee1 - - - melee1 | -
borgo    | claws             | 4 | soldier | 3   | 0 | melee1 - - - - melee1 | -
borgo    | super-mutant      | 1 | soldier | 2   | 1 | melee2+armor melee1+armor - - - melee1+armor | -
borgo    | net-fighter       | 2 | soldier | 1   | 0 | melee3+net - - - - - | -
borgo    | brawler           | 2 | soldier | 2   | 0 | melee2 - - - - - | -
borgo    | assassin          | 2 | soldier | 3   | 0 | ranged1 - - - - - | -
borgo    | medic             | 1 | module  | -   | 0 | link link - - - link | medic
borgo    | officer           | 2 | module  | -   | 0 | link link - - - link | melee+1
borgo    | super-officer     | 1 | module  | -   | 1 | link link - - - link | melee+1
borgo    | scout             | 2 | module  | -   | 0 | link link - - - link | initiative+1
hegemony | hq                | 1 | hq      | 0   | - | melee1+link melee1+link melee1+link melee1+link melee1+link melee1+link | melee+1
hegemony | runner            | 3 | soldier | 2   | 0 | melee1 - - - - - | -
hegemony | thug              | 1 | soldier | 2   | 0 | melee2 melee1 - - - melee1 | -
hegemony | ganger            | 4 | soldier | 3   | 0 | melee1 - - - - - | -
hegemony | gladiator         | 1 | soldier | 1   | 1 | melee2+armor melee2+armor - - - melee2+armor | -
hegemony | net-fighter       | 2 | soldier | -   | 0 | net - - - - - | -
hegemony | net-master        | 1 | soldier | 2   | 0 | melee1 net - - - net | -
hegemony | guard             | 1 | soldier | 2   | 1 | melee1 melee1 - - - melee1 | -
hegemony | universal-soldier | 3 | soldier | 3   | 0 | melee1+ranged1 - - - - - | -
hegemony | boss              | 1 | module  | -   | 0 | link - - - - link | melee+1 initiative+1
hegemony | quartermaster     | 1 | module  | -   | 0 | link - - - - - | convert
hegemony | officer-1         | 2 | module  | -   | 0 | link - - - - link | melee+1
hegemony | officer-2         | 1 | module  | -   | 0 | link link - - - link | melee+1
hegemony | scout             | 1 | module  | -   | 0 | link link - - - link | initiative+1
hegemony | transport         | 1 | module  | -   | 0 | link link link link link link | -
`;

function readEdge(text: string): Edge {
  const words = text.split('+');
  const edge: Edge = {
    melee: 0,
    ranged: 0,
    gauss: words.includes('gauss'),
    armor: words.includes('armor'),
    net: words.includes('net'),
    link: words.includes('link'),
  };
  for (const word of words) {
    if (word.startsWith('melee')) edge.melee = Number(word.slice('melee'.length));
    if (word.startsWith('ranged')) edge.ranged = Number(word.slice('ranged'.length));
  }
  return edge;
}

function readTile(line: string): Tile {
  const columns = line.split(' | ').map((column) => column.trim());
  const [armyName, id, count, kindName, initiative, toughness, edges, effects] = columns;
  const army = ARMIES.find((name) => name === armyName);
  const kind = (['hq', 'soldier', 'module'] as const).find((name) => name === kindName);
  if (!army || !kind || !id || !initiative || !toughness || !edges || !effects) {
    throw new Error(`bad line in the tile table: ${line}`);
  }
  return {
    army,
    id,
    count: Number(count),
    kind,
    initiative: initiative === '-' ? [] : initiative.split(' ').map(Number),
    toughness: toughness === '-' ? 0 : Number(toughness),
    edges: edges.split(' ').map(readEdge),
    effects: EFFECTS.filter((effect) => effects.split(' ').includes(effect)),
  };
}

export const TILES: Tile[] = TABLE.trim().split('\n').map(readTile);

export function findTile(army: Army, id: string): Tile {
  const tile = TILES.find((candidate) => candidate.army === army && candidate.id === id);
  if (!tile) throw new Error(`no unit tile ${id} in the army ${army}`);
  return tile;
}
