import { rectangle, type Point } from '@skirmish-kit/space';
import type { Gang, Profile } from '../profile.ts';
import type { Scenario } from '../scenario.ts';
import { WEAPONS } from '../weapon-table.ts';

/** Five fighters shoulder to shoulder, a machine beside them, and the mender at its side. */
function lineAt(x: number, machines: number): readonly Point[] {
  const fighters = [100, 125, 150, 175, 200].map((y): Point => [x, y]);
  return [...fighters, [machines, 233], [machines, 265]];
}

/**
 * A battle for random games: it begins hand to hand on a yard so narrow that everything a figure
 * can do is soon in reach, with every weapon of the sheet, every armour and every class of machine.
 */
export const PROVING_GROUND: Scenario = {
  id: 'proving-ground',
  name: { en: 'Proving ground', fr: 'Terrain d’essai' },
  text: { en: 'Everything at once.', fr: 'Tout à la fois.' },
  width: 480,
  height: 360,
  turns: 6,
  terrain: [
    { id: 'fence', shape: rectangle(160, 90, 6, 90), ground: 'obstacle', cover: 1, height: 15 },
    { id: 'crates', shape: rectangle(300, 230, 30, 20), ground: 'obstacle', cover: 2, height: 20 },
    { id: 'mud', shape: { at: [330, 110], radius: 40 }, ground: 'difficult' },
    {
      id: 'hut',
      shape: rectangle(100, 290, 60, 40),
      ground: 'impassable',
      blocksSight: true,
      cover: 3,
    },
  ],
  doors: [
    {
      id: 'd1',
      name: { en: 'Gate', fr: 'Portail' },
      terrain: {
        id: 'gate',
        shape: rectangle(200, 130, 8, 60),
        ground: 'impassable',
        blocksSight: true,
      },
      open: false,
    },
  ],
  objects: [
    { id: 'o1', name: { en: 'Case', fr: 'Mallette' }, at: [205, 110], points: 1 },
    { id: 'o2', name: { en: 'Cell', fr: 'Cellule' }, at: [275, 160], points: 1 },
  ],
  objectives: [
    {
      id: 'p1',
      name: { en: 'Console', fr: 'Console' },
      at: [240, 110],
      reach: 10,
      points: 2,
      kind: 'hack',
      difficulty: 'easy',
    },
    {
      id: 'p2',
      name: { en: 'Yard', fr: 'Cour' },
      at: [240, 180],
      reach: 10,
      points: 2,
      kind: 'hold',
    },
  ],
  events: [
    {
      turn: 2,
      name: { en: 'Siren', fr: 'Sirène' },
      kind: 'panic',
      at: [100, 100],
      radius: 6,
    },
    {
      turn: 3,
      name: { en: 'Gas', fr: 'Gaz' },
      kind: 'rout',
      at: [380, 260],
      radius: 5,
      seat: 1,
    },
  ],
  deployment: [
    { zone: { x: 0, y: 0, width: 240, height: 360 }, facing: 90, spots: lineAt(228, 220) },
    { zone: { x: 240, y: 0, width: 240, height: 360 }, facing: 270, spots: lineAt(252, 260) },
  ],
  victory: { casualty: 1, target: 0 },
};

function named(id: string): Pick<Profile, 'id' | 'name'> {
  return { id, name: { en: id, fr: id } };
}

/** Somebody for every weapon, then those who heal, mend, or are machines. */
function fighters(weapons: readonly string[]): readonly Profile[] {
  const armed = weapons.map((weapon, i): Profile => ({
    ...named(`with-${weapon}`),
    role: i === 0 ? 'leader' : i === 1 ? 'second' : 'basic',
    quality: (['green', 'average', 'veteran', 'elite'] as const)[i % 4] ?? 'average',
    armour: (['none', 'primitive', 'ablative', 'vest', 'combat'] as const)[i % 5] ?? 'none',
    weapons: [weapon],
    blades: (['dagger', 'club', 'sword', 'axe', 'pistol'] as const).slice(i % 4, (i % 4) + 2),
    medkit: 'quality',
  }));
  return [
    ...armed,
    {
      ...named('mender'),
      role: 'hero',
      armour: 'vest',
      weapons: ['light-pistol'],
      blades: ['pistol'],
      technician: true,
      gear: 'quality',
      medkit: 'standard',
    },
    {
      ...named('drone'),
      role: 'basic',
      quality: 'average',
      armour: 'none',
      weapons: ['flamethrower', 'recoilless-rifle'],
      blades: [],
      machine: { class: 'drone', selfRepair: true },
      base: 20,
    },
    {
      ...named('robot'),
      role: 'basic',
      quality: 'average',
      armour: 'none',
      weapons: ['flamethrower'],
      blades: ['axe'],
      machine: { class: 'robot', selfRepair: false },
      base: 20,
    },
    {
      ...named('war-machine'),
      role: 'basic',
      quality: 'average',
      armour: 'none',
      weapons: ['flamethrower', 'recoilless-rifle', 'grenade'],
      blades: [],
      machine: { class: 'war-machine', selfRepair: true },
      base: 20,
      resistance: 7,
    },
  ];
}

/** A gang that carries these weapons of the sheet. */
function gangWith(id: string, weapons: readonly string[], machine: string): Gang {
  const profiles = fighters(weapons);
  const members = weapons.map((weapon) => ({ profile: `with-${weapon}`, count: 1 }));
  const machines = { profile: machine, count: 1 };
  const text = { en: 'For tests.', fr: 'Pour les tests.' };
  const name = { en: id, fr: id };
  return {
    id,
    name,
    text,
    profiles,
    groups: [{ id: 'all', name, members: [...members, machines] }],
    heroes: ['mender'],
  };
}

const IDS = WEAPONS.map(({ id }) => id);

/** Three gangs that share the weapons of the sheet; any two of them meet. */
export const PROVING_GANGS: readonly Gang[] = [
  gangWith('third-a', IDS.slice(0, 5), 'drone'),
  gangWith('third-b', IDS.slice(5, 10), 'robot'),
  gangWith('third-c', IDS.slice(10), 'war-machine'),
];
