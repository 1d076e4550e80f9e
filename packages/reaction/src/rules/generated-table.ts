import { generateTerrain, type SceneryType, type TableOptions } from '@skirmish-kit/space';
import type { Scenario } from './scenario.ts';

/** Containers and tanks to hide behind, walls and crates to crouch behind, woods and rubble. */
const SORTS: readonly SceneryType[] = [
  {
    kind: 'container',
    form: 'box',
    long: [90, 130],
    deep: [50, 60],
    ground: 'impassable',
    blocksSight: true,
    cover: 4,
    height: 60,
    least: 1,
  },
  {
    kind: 'building',
    form: 'box',
    long: [90, 130],
    deep: [70, 95],
    ground: 'impassable',
    blocksSight: true,
    cover: 4,
  },
  {
    kind: 'low-wall',
    form: 'box',
    long: [90, 130],
    deep: [14, 14],
    ground: 'obstacle',
    cover: 3,
    height: 15,
    least: 1,
  },
  {
    kind: 'crates',
    form: 'box',
    long: [45, 60],
    deep: [40, 50],
    ground: 'obstacle',
    cover: 2,
    height: 20,
    least: 2,
  },
  {
    kind: 'wood',
    form: 'blob',
    long: [90, 130],
    deep: [70, 95],
    ground: 'difficult',
    blocksSight: 'through',
    cover: 1,
    least: 1,
  },
  { kind: 'rubble', form: 'blob', long: [60, 90], deep: [50, 80], ground: 'difficult', cover: 2 },
  {
    kind: 'tank',
    form: 'disc',
    long: [50, 70],
    deep: [50, 70],
    ground: 'impassable',
    blocksSight: true,
    cover: 4,
  },
];

/** 90 by 70 centimetres, with 4 centimetres between any two pieces. */
const WISHES: TableOptions = {
  width: 900,
  height: 700,
  sides: 'left-right',
  free: 180,
  gap: 40,
  places: [4, 2],
  sorts: SORTS,
};

/** A fair table from a seed, with something to hold in its middle. */
export function generatedTable(seed: number): Scenario {
  return {
    id: `generated-${seed}`,
    name: { en: `Table ${seed}`, fr: `Table ${seed}` },
    text: {
      en: 'Both halves are alike, turned by half a turn. Hold the middle.',
      fr: 'Les deux moitiés se valent, tournées d’un demi-tour. Tenez le milieu.',
    },
    width: WISHES.width,
    height: WISHES.height,
    turns: 6,
    terrain: generateTerrain(seed, WISHES),
    doors: [],
    objects: [],
    objectives: [
      {
        id: 'middle',
        name: { en: 'The middle', fr: 'Le milieu' },
        at: [WISHES.width / 2, WISHES.height / 2],
        reach: 8,
        points: 3,
        kind: 'hold',
      },
    ],
    events: [],
    deployment: [
      { zone: { x: 20, y: 100, width: 150, height: 500 }, facing: 90 },
      { zone: { x: 730, y: 100, width: 150, height: 500 }, facing: 270 },
    ],
    victory: { casualty: 1, target: 0 },
  };
}
