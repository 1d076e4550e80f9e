import { LANGUAGES, type Problem, type LocalisedText } from '@skirmish-kit/core';
import { makeCube, MAX_LEVELS, SQUARES, type Cube } from './cube.ts';
import { checkPlan } from './field-check.ts';
import { fieldOfPlan } from './plan-to-field.ts';
import { fieldProblem } from './field-messages.ts';
import type { Field } from './field.ts';
import { cellOf, emptyPlan, riseNumber, tidyPlan, wallPlace, type Plan } from './plan.ts';
import { FLOORS, OPEN, SIDES, WALLS, type Side, type Wall } from './scenery.ts';

const FIELD_KEYS: readonly string[] = ['format', 'version', 'id', 'name', 'levels', 'cubes'];
const CUBE_KEYS: readonly string[] = ['at', 'solid', 'floor', ...SIDES, 'ladder', 'stairs', 'ramp'];
const ID = /^[a-z\d]+(-[a-z\d]+)*$/;

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the JSON form of a battlefield, as `JSON.parse` gives it. Cubes may come in any order, a wall
 * may be written on either of its sides or on both, and `levels` may be left out. Every mistake is
 * reported with its path. The result has the form that `makeField` writes.
 *
 * @example
 * ```ts
 * const field = readField({
 *   format: 'skirmish-field',
 *   version: 1,
 *   id: 'yard',
 *   name: { en: 'The yard', fr: 'La cour' },
 *   cubes: [{ at: [3, 4, 1], east: 'smal' }],
 * });
 * if (isProblems(field)) field[0]?.path; // '/cubes/0/east'
 * ```
 */
export function readField(value: unknown): Field | readonly Problem[] {
  if (!isObject(value)) return [fieldProblem('', 'not-an-object', { expected: 'object' })];
  const problems: Problem[] = [];
  checkKeys(value, FIELD_KEYS, '', problems);
  if (value['format'] !== 'skirmish-field') {
    problems.push(fieldProblem('/format', 'wrong-format', { expected: 'skirmish-field' }));
  }
  if (value['version'] !== 1) {
    problems.push(fieldProblem('/version', 'wrong-format', { expected: 1 }));
  }
  const { id } = value;
  if (!isFieldId(id)) problems.push(fieldProblem('/id', 'bad-id'));
  const name = readName(value['name']);
  if (!name) problems.push(fieldProblem('/name', 'no-name'));
  const plan = emptyPlan();
  if (value['levels'] !== undefined) {
    const levels = wholeUpTo(value['levels'], MAX_LEVELS);
    if (levels) plan.levels = levels;
    else problems.push(fieldProblem('/levels', 'bad-levels', { most: MAX_LEVELS }));
  }
  problems.push(...readCubes(value['cubes'], plan));
  if (problems.length > 0 || !name || !isFieldId(id)) return problems;
  return fieldOfPlan(plan, id, name);
}

/** Whether this can name a battlefield. */
export function isFieldId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 60 && ID.test(id);
}

function readCubes(value: unknown, plan: Plan): readonly Problem[] {
  if (!Array.isArray(value))
    return [fieldProblem('/cubes', 'not-an-object', { expected: 'array' })];
  const list: readonly unknown[] = value;
  const problems: Problem[] = [];
  const places = new Map<number, string>();
  list.forEach((cube, i) => readCube(cube, `/cubes/${i}`, plan, places, problems));
  if (problems.length > 0) return problems;
  tidyPlan(plan);
  return checkPlan(plan, (cell) => places.get(cell) ?? '/cubes');
}

function readCube(
  value: unknown,
  path: string,
  plan: Plan,
  places: Map<number, string>,
  problems: Problem[],
): void {
  if (!isObject(value)) {
    problems.push(fieldProblem(path, 'not-an-object', { expected: 'object' }));
    return;
  }
  checkKeys(value, CUBE_KEYS, path, problems);
  const at = readAt(value['at']);
  if (!at) {
    problems.push(fieldProblem(`${path}/at`, 'bad-cube', { most: MAX_LEVELS }));
    return;
  }
  const cell = cellOf(...at);
  if (places.has(cell)) {
    problems.push(fieldProblem(`${path}/at`, 'cube-twice', { cube: makeCube(at) }));
  }
  places.set(cell, path);
  const choice = <T extends string>(key: string, known: readonly T[]): T | undefined => {
    const said = value[key];
    if (said === undefined) return undefined;
    const found = known.find((each) => each === said);
    if (found === undefined) {
      const params = { value: shown(said), known: known.join(', ') };
      problems.push(fieldProblem(`${path}/${key}`, 'bad-value', params));
    }
    return found;
  };
  const flag = (key: string): boolean => {
    const said = value[key];
    if (said !== undefined && typeof said !== 'boolean') {
      const params = { value: shown(said), known: 'true, false' };
      problems.push(fieldProblem(`${path}/${key}`, 'bad-value', params));
    }
    return said === true;
  };
  const floor = choice('floor', FLOORS);
  if (floor) plan.floor[cell] = FLOORS.indexOf(floor);
  for (const side of SIDES) {
    const wall = choice(side, WALLS);
    if (wall) putWall(plan, at, side, wall, `${path}/${side}`, problems);
  }
  const stairs = choice('stairs', SIDES);
  const ramp = choice('ramp', SIDES);
  const rises = [
    ...(flag('ladder') ? [riseNumber('ladder')] : []),
    ...(stairs ? [riseNumber('stairs', stairs)] : []),
    ...(ramp ? [riseNumber('ramp', ramp)] : []),
  ];
  if (rises.length > 1) problems.push(fieldProblem(path, 'two-rises'));
  plan.rise[cell] = rises[0] ?? 0;
  if (!flag('solid')) return;
  plan.solid[cell] = 1;
  const hasMore = rises.length > 0 || floor !== undefined;
  if (hasMore) problems.push(fieldProblem(path, 'solid-with-more'));
}

function putWall(
  plan: Plan,
  at: Cube,
  side: Side,
  wall: Wall,
  path: string,
  problems: Problem[],
): void {
  const [table, place] = wallPlace(plan, at, side);
  const number = WALLS.indexOf(wall);
  const there = table[place] ?? OPEN;
  if (there !== OPEN && there !== number) {
    problems.push(fieldProblem(path, 'wall-differs', { other: WALLS[there] ?? '' }));
  }
  table[place] = number;
}

function readAt(value: unknown): Cube | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const column = wholeUpTo(value[0], SQUARES);
  const row = wholeUpTo(value[1], SQUARES);
  const level = wholeUpTo(value[2], MAX_LEVELS);
  return column && row && level ? [column, row, level] : undefined;
}

function wholeUpTo(value: unknown, most: number): number | undefined {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= 1 && value <= most ? value : undefined;
}

/** A name in both languages, of one line each. */
export function readName(value: unknown): LocalisedText | undefined {
  if (!isObject(value)) return undefined;
  const { en, fr } = value;
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text.trim() !== '' && text.length <= 100 && !/[\r\n]/.test(text);
  const others = Object.keys(value).some((key) => !LANGUAGES.some((language) => language === key));
  return isText(en) && isText(fr) && !others ? { en: en.trim(), fr: fr.trim() } : undefined;
}

function checkKeys(value: Json, known: readonly string[], path: string, problems: Problem[]): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const params = { key: key.slice(0, 40), known: known.join(', ') };
    problems.push(fieldProblem(`${path}/${key.slice(0, 40)}`, 'unknown-key', params));
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 40);
}
