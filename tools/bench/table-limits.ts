import {
  glance,
  indexTable,
  isPath,
  lineOfSight,
  pathTo,
  pathToContact,
  pathToEdge,
  placeAt,
  reach,
  rectangle,
  turningPlaceCount,
  wall,
  type Base,
  type Point,
  type Table,
  type TableIndex,
  type Terrain,
} from '@skirmish-kit/space';

/*
 * The slowest questions about ways and sight on tables that are as full as a scenario of Reaction may
 * be (`MOST_TURNING_PLACES`, 60 pieces, 24 figures a side), and on two that are fuller. Each question
 * is asked several times after a warm-up, and its best processor time counts, since the others tell
 * what the machine did meanwhile; of all questions the worst is printed. On a new table nothing is known yet.
 */

const TIMES = 7;
const WIDTH = 1200;
const HEIGHT = 900;
const MOVER = 12;

/** A polygon with so many corners, all of which stand out. */
function round(id: string, at: Point, radius: number, corners: number): Terrain {
  const shape = Array.from({ length: corners }, (_, i) =>
    placeAt(at, Math.floor((360 * i) / corners), radius),
  );
  return { id, shape, ground: 'impassable', blocksSight: true };
}

/** Pieces in rows all over the table, every other row shifted. */
function rows(count: number, piece: (id: string, at: Point) => Terrain): readonly Terrain[] {
  const columns = Math.ceil(Math.sqrt((count * WIDTH) / HEIGHT));
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const x = ((i % columns) + (line % 2 === 0 ? 0.4 : 0.65)) * (WIDTH / columns);
    return piece(`p${i}`, [Math.round(x), Math.round((line + 0.5) * (HEIGHT / lines))]);
  });
}

const box = (id: string, [x, y]: Point): Terrain => ({
  id,
  shape: rectangle(x - 22, y - 18, 44, 36),
  ground: 'impassable',
  blocksSight: true,
});
const sixteen = (radius: number) => (id: string, at: Point) => round(id, at, radius, 16);
const wood = (id: string, [x, y]: Point): Terrain => ({
  id,
  shape: rectangle(x - 60, y - 60, 120, 120),
  ground: 'difficult',
  blocksSight: 'through',
  cover: 1,
});

/** Four walls round a place, without a gap. */
function walledIn([x, y]: Point): readonly Terrain[] {
  const [left, right, top, bottom] = [x - 40, x + 40, y - 40, y + 40];
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [left, top],
      [right, top],
    ],
    [
      [right, top],
      [right, bottom],
    ],
    [
      [right, bottom],
      [left, bottom],
    ],
    [
      [left, bottom],
      [left, top],
    ],
  ];
  return sides.map(([from, to], i) => ({
    id: `wall-${i}`,
    shape: wall(from, to, 8),
    ground: 'impassable',
    blocksSight: true,
  }));
}

/** One wall from edge to edge: either half of the table is all there is. */
const divided: Terrain = {
  id: 'divide',
  shape: rectangle(596, 0, 8, HEIGHT),
  ground: 'impassable',
  blocksSight: true,
};

const FAR: Point = [1130, 830];

const NOBODY: Base = { at: [20, 20], radius: MOVER };
const GOALS = 12;

interface Layout {
  readonly name: string;
  readonly terrain: readonly Terrain[];
  readonly figures: number;
}

const LAYOUTS: readonly Layout[] = [
  { name: '60 boxes', terrain: rows(60, box), figures: 24 },
  { name: '60 boxes, three enemy sides', terrain: rows(60, box), figures: 72 },
  { name: '56 boxes, goal walled in', terrain: [...rows(56, box), ...walledIn(FAR)], figures: 24 },
  { name: '59 boxes, table divided', terrain: [...rows(59, box), divided], figures: 24 },
  { name: '15 sixteen-gons', terrain: rows(15, sixteen(60)), figures: 24 },
  { name: '25 woods', terrain: rows(25, wood), figures: 24 },
  { name: 'too full: 60 sixteen-gons', terrain: rows(60, sixteen(35)), figures: 10 },
  { name: 'too full: 90 sixteen-gons', terrain: rows(90, sixteen(28)), figures: 10 },
];

/** So many bases at free places all over the table, the first near its corner. */
function basesOn(index: TableIndex, count: number): readonly Base[] {
  const figures: Base[] = [];
  for (let i = 0; figures.length < count && i < 20000; i++) {
    const at: Point = [20 + ((i * 397) % (WIDTH - 40)), 20 + ((i * 211) % (HEIGHT - 40))];
    const base = { at, radius: MOVER };
    const others = { blocking: figures };
    if (isPath(pathTo(index, base, at, others))) figures.push(base);
  }
  return figures;
}

export async function bench(): Promise<void> {
  console.log('The slowest question of its kind, in ms; 20 is the most that a page should wait');
  for (const layout of LAYOUTS) measure(layout, 2);
  console.table(LAYOUTS.map((layout) => measure(layout, TIMES)));
  await Promise.resolve();
}

function measure({ name, terrain, figures: count }: Layout, times: number) {
  const table: Table = { width: WIDTH, height: HEIGHT, terrain };
  const index = indexTable(table);
  const [mover = NOBODY, ...bases] = basesOn(index, count + GOALS + 1);
  const goals = [...bases.slice(count).map(({ at }) => at), FAR];
  const blocking = bases.slice(0, count);
  const traffic = { blocking };
  const slowest = (questions: readonly (() => unknown)[]) =>
    Math.max(...questions.map((ask) => best(ask, times))).toFixed(1);
  return {
    table: name,
    corners: turningPlaceCount(index),
    figures: blocking.length,
    'new table': slowest(goals.map((to) => () => pathTo(indexTable(table), mover, to, traffic))),
    way: slowest(goals.map((to) => () => pathTo(index, mover, to, traffic))),
    contact: slowest(
      blocking.slice(0, 8).map((enemy) => () => pathToContact(index, mover, enemy, traffic)),
    ),
    edge: slowest(goals.map((at) => () => pathToEdge(index, { at, radius: MOVER }, traffic))),
    reach: slowest([() => reach(index, mover, { stride: 50, steps: 8 }, traffic)]),
    sight: slowest(blocking.map((enemy) => () => lineOfSight(index, mover, enemy))),
    glance: slowest(blocking.map((enemy) => () => glance(index, mover, enemy))),
  };
}

function best(ask: () => unknown, times: number): number {
  let least = Infinity;
  for (let i = 0; i < times; i++) {
    const start = process.cpuUsage();
    ask();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
