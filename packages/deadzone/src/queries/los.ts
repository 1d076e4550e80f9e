import {
  isProblems,
  unknownValueProblem,
  type PositionQuery,
  type Language,
  type Problem,
} from '@skirmish-kit/core';
import {
  cubeBoard,
  makeCube,
  parseCube,
  explainSight,
  standableCubes,
  type Cube,
  type LineStop,
  type Sight,
} from '../board/index.ts';
import { fieldNamed } from '../rules/resolve-setup.ts';
import { readBattlefield } from '../rules/read-setup.ts';

/** What is seen from one cube of another, line by line (DZ-SHOOT-06, DZ-SHOOT-10). */
export const losQuery: PositionQuery = {
  id: 'los',
  summary: {
    en: 'explain a line of sight on a battlefield',
    fr: 'expliquer une ligne de vue sur un champ de bataille',
  },
  examples: [
    'skirmish los deadzone depot a1 d4.2',
    'skirmish los deadzone generated-7-3 a1 h8 --size 1 --target-size 3 --json',
  ],
  words: ['battlefield', 'from', 'to'],
  flags: ['size', 'target-size'],
  ask(text, flags, language) {
    const [name = '', from = '', to = ''] = text.split(' ').filter((word) => word !== '');
    const field = readBattlefield(name);
    if (isProblems(field)) return field;
    const board = cubeBoard(typeof field === 'string' ? fieldNamed(field) : field);
    const standing = standableCubes(board).map(makeCube);
    const viewer = cubeOf('/from', from, standing);
    const target = cubeOf('/to', to, standing);
    const size = sizeOf('/size', flags['size']);
    const theirs = sizeOf('/target-size', flags['target-size']);
    if (isProblems(viewer) || isProblems(target) || isProblems(size) || isProblems(theirs))
      return [viewer, target, size, theirs].flatMap((each) => (isProblems(each) ? each : []));
    const { sight, lines } = explainSight(
      board,
      { cube: viewer, size },
      { cube: target, size: theirs },
    );
    const free = lines.filter(({ stop }) => stop === undefined).length;
    return {
      json: { sight, free, lines },
      lines: [
        `${SIGHTS[sight][language]} (${free}/${lines.length})`,
        ...countsOf(lines.flatMap(({ stop }) => (stop ? [nameOf(stop, language)] : []))),
      ],
    };
  },
};

type InBoth = Readonly<Record<Language, string>>;

const SIGHTS: Readonly<Record<Sight, InBoth>> = {
  clear: { en: 'Clear', fr: 'Dégagée' },
  partial: { en: 'Partial', fr: 'Partielle' },
  none: { en: 'None', fr: 'Aucune' },
};

const STOPS: Readonly<Record<LineStop['by'], InBoth>> = {
  wall: { en: 'wall', fr: 'mur' },
  floor: { en: 'floor', fr: 'sol' },
  solid: { en: 'block', fr: 'bloc' },
  smoke: { en: 'smoke', fr: 'fumée' },
  wreck: { en: 'wreck', fr: 'épave' },
  figure: { en: 'figure', fr: 'figurine' },
};

const SIDES: Readonly<Record<string, InBoth>> = {
  north: { en: 'north of', fr: 'au nord de' },
  east: { en: 'east of', fr: 'à l’est de' },
  south: { en: 'south of', fr: 'au sud de' },
  west: { en: 'west of', fr: 'à l’ouest de' },
};

/** What stops a line: “wall east of c4.1”. */
function nameOf(stop: LineStop, language: Language): string {
  const side = 'side' in stop ? [SIDES[stop.side]?.[language] ?? ''] : [];
  return [STOPS[stop.by][language], ...side, makeCube(stop.cube)].join(' ');
}

/** What stops lines, and how many of them. */
function countsOf(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${String(count).padStart(3)} × ${name}`);
}

function cubeOf(
  path: string,
  text: string,
  standing: readonly string[],
): Cube | readonly Problem[] {
  const cube = parseCube(text);
  if (cube && standing.includes(makeCube(cube))) return cube;
  return [unknownValueProblem(path, `“${text.slice(0, 60)}”`, text, standing)];
}

const SIZES = ['1', '2', '3', '4'];

function sizeOf(path: string, text = '1'): number | readonly Problem[] {
  return SIZES.includes(text)
    ? Number(text)
    : [unknownValueProblem(path, `“${text.slice(0, 60)}”`, text, SIZES)];
}
