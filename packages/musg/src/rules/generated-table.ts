import { generateTerrain, type SceneryType, type TableOptions } from '@skirmish-kit/space';
import type { Scenario } from './scenario.ts';

/** Houses and rocks to climb, woods to hide in, fences and walls to crouch behind, water to wade. */
const SORTS: readonly SceneryType[] = [
  {
    kind: 'building',
    form: 'box',
    long: [70, 100],
    deep: [50, 75],
    ground: 'impassable',
    blocksSight: true,
    height: 40,
    least: 1,
  },
  {
    kind: 'rock',
    form: 'blob',
    long: [50, 80],
    deep: [40, 60],
    ground: 'impassable',
    blocksSight: true,
    height: 50,
  },
  {
    kind: 'wood',
    form: 'blob',
    long: [80, 110],
    deep: [60, 75],
    ground: 'difficult',
    blocksSight: 'through',
    cover: 1,
    height: 100,
    least: 1,
  },
  {
    kind: 'fence',
    form: 'box',
    long: [70, 110],
    deep: [8, 8],
    ground: 'difficult',
    cover: 1,
    height: 16,
    least: 2,
  },
  {
    kind: 'low-wall',
    form: 'box',
    long: [60, 90],
    deep: [10, 10],
    ground: 'difficult',
    cover: 1,
    height: 16,
  },
  { kind: 'water', form: 'blob', long: [70, 110], deep: [50, 75], ground: 'difficult' },
];

/** MU-DEP-03: 32 by 40 paces, with a pace and a half between any two pieces. */
const WISHES: TableOptions = {
  width: 640,
  height: 800,
  sides: 'top-bottom',
  free: 170,
  gap: 30,
  places: [4, 2],
  sorts: SORTS,
};

/** What has stairs or can be climbed (MU-MOVE-05). */
const CLIMBABLE: readonly string[] = ['building', 'rock'];

/** A fair table from a seed; zones are 24 paces apart (MU-DEP-01). */
export function generatedTable(seed: number): Scenario {
  const terrain = generateTerrain(seed, WISHES);
  return {
    id: `generated-${seed}`,
    name: { en: `Table ${seed}`, fr: `Table ${seed}` },
    text: {
      en: 'Both halves are alike, turned by half a turn.',
      fr: 'Les deux moitiés se valent, tournées d’un demi-tour.',
    },
    width: WISHES.width,
    height: WISHES.height,
    terrain,
    climbable: terrain.filter(({ kind = '' }) => CLIMBABLE.includes(kind)).map(({ id }) => id),
    deployment: [
      { zone: { x: 40, y: 20, width: 560, height: 140 }, forward: 180 },
      { zone: { x: 40, y: 640, width: 560, height: 140 }, forward: 0 },
    ],
  };
}
