import type { Problem } from '@skirmish-kit/core';
import { MAX_LEVELS, SQUARES } from './cube.ts';
import { checkPlan } from './field-check.ts';
import { isFieldId, readName } from './field-json.ts';
import { planOfField } from './field-to-plan.ts';
import { fieldOfPlan } from './plan-to-field.ts';
import { fieldProblem } from './field-messages.ts';
import type { Field } from './field.ts';
import {
  cellOf,
  columnWall,
  emptyPlan,
  hasOwnFloor,
  CLIMBS,
  riseNumber,
  rowWall,
  tidyPlan,
  type Plan,
} from './plan.ts';
import { FULL_FLOOR, PARTIAL_FLOOR, SIDES, type Side } from './scenery.ts';

/** Walls by their number, as signs: a digit is the largest size that passes the slot. */
const WALL_SIGNS: readonly string[] = [' ', '3', '2', '1', '#', ',', ';', ':'];
/** Other ways to draw a wall all through. */
const FULL_WALL = '|-#=';
const FLOOR_SIGNS: readonly string[] = [' ', '~', '.'];
const ARROWS: Readonly<Record<Side, string>> = { north: '^', east: '>', south: 'v', west: '<' };
const RISE_SIGNS = { ladder: 'H', stairs: 'S', ramp: 'R' } as const;

/** Every cube is drawn four characters wide, the line at its west first. */
const WIDE = 4;
const LINES = 2 * SQUARES + 1;
const LONGEST = 20_000;

/**
 * The text form of a battlefield: its names, then a drawing of every level. `+` are corners; between
 * them walls, in a cube what is in it.
 *
 * | sign | means |
 * | --- | --- |
 * | `---`, `\|` | a wall all through |
 * | `-1-`, `-2-`, `-3-` | a wall with a gap for size 1, up to 2, up to 3 |
 * | `,` `;` `:` | a low wall: a quarter, half, three quarters high |
 * | `.` `~` | a full floor, a partial one (level 1 needs none) |
 * | `X` | solid |
 * | `H`, `S^`, `R>` | a ladder, stairs up to the north, a ramp up to the east |
 *
 * @example
 * ```ts
 * const field = parseField('id: yard\nen: The yard\nfr: La cour\nlevel 1\n\n  X');
 * if (!isProblems(field)) field.cubes; // [{ at: [1, 1, 1], solid: true }]
 * ```
 */
export function makeFieldText(field: Field): string {
  const plan = planOfField(field);
  const head = [`id: ${field.id}`, `en: ${field.name.en}`, `fr: ${field.name.fr}`];
  const levels = Array.from({ length: plan.levels }, (_, i) => drawLevel(plan, i + 1));
  return `${[...head, ...levels].join('\n')}\n`;
}

function drawLevel(plan: Plan, level: number): string {
  const lines = [`level ${level}`];
  for (let row = 0; row <= SQUARES; row++) {
    if (row > 0) lines.push(drawRow(plan, row, level));
    lines.push(drawWalls(plan, row, level));
  }
  return lines.join('\n');
}

function drawWalls(plan: Plan, row: number, level: number): string {
  let line = '+';
  for (let column = 1; column <= SQUARES; column++) {
    const number = plan.betweenRows[rowWall(column, row, level)] ?? 0;
    const sign = number === 4 ? '-' : (WALL_SIGNS[number] ?? ' ');
    line += `${number > 0 && number < 4 ? `-${sign}-` : sign.repeat(3)}+`;
  }
  return line;
}

function drawRow(plan: Plan, row: number, level: number): string {
  let line = '';
  for (let column = 0; column <= SQUARES; column++) {
    if (column > 0) line += drawCube(plan, cellOf(column, row, level));
    const number = plan.betweenColumns[columnWall(column, row, level)] ?? 0;
    line += number === 4 ? '|' : (WALL_SIGNS[number] ?? ' ');
  }
  return line.trimEnd();
}

function drawCube(plan: Plan, cell: number): string {
  if (plan.solid[cell] === 1) return 'XXX';
  const floor = hasOwnFloor(plan, cell) ? ' ' : (FLOOR_SIGNS[plan.floor[cell] ?? 0] ?? ' ');
  const rise = CLIMBS[plan.rise[cell] ?? 0];
  if (!rise) return `${floor}  `;
  return floor + RISE_SIGNS[rise.kind] + (rise.kind === 'ladder' ? ' ' : ARROWS[rise.towards]);
}

/**
 * Reads the text form of a battlefield. Trailing white space and whole levels may be left out, the signs
 * in a cube may be in any order and in lower case, and lines that begin with `//` are comments.
 * Every mistake is reported with its line and character.
 */
export function parseField(text: string): Field | readonly Problem[] {
  if (text.length > LONGEST) return [fieldProblem('', 'too-long')];
  const reader = new Reader();
  text.split(/\r\n|\r|\n/).forEach((line, i) => reader.line(line.replaceAll('\t', ' '), i + 1));
  return reader.field();
}

class Reader {
  readonly #problems: Problem[] = [];
  readonly #plan = emptyPlan();
  readonly #head = new Map<string, string>();
  readonly #places = new Map<number, string>();
  readonly #levels = new Set<number>();
  #level = 0;
  /** How many lines of the level have been read. */
  #drawn = 0;

  line(line: string, number: number): void {
    if (line.startsWith('//')) return;
    const title = /^\s*level\s*(\d+)\s*:?\s*$/i.exec(line);
    if (title) {
      this.#beginLevel(Number(title[1]), `line ${number}`);
      return;
    }
    if (this.#level > 0) {
      this.#draw(line, number);
      return;
    }
    if (line.trim() === '') return;
    const head = /^\s*(id|en|fr)\s*:\s*(.*?)\s*$/i.exec(line);
    if (head?.[1]) this.#head.set(head[1].toLowerCase(), head[2] ?? '');
    else this.#problems.push(fieldProblem(`line ${number}`, 'unknown-line'));
  }

  #beginLevel(level: number, place: string): void {
    if (level < 1 || level > MAX_LEVELS) {
      this.#problems.push(fieldProblem(place, 'bad-levels', { most: MAX_LEVELS }));
    }
    if (this.#levels.has(level)) this.#problems.push(fieldProblem(place, 'level-twice', { level }));
    this.#levels.add(level);
    this.#level = Math.max(1, Math.min(MAX_LEVELS, level));
    this.#plan.levels = Math.max(this.#plan.levels, this.#level);
    this.#drawn = 0;
  }

  #draw(line: string, number: number): void {
    const drawn = this.#drawn++;
    if (drawn >= LINES || line.trimEnd().length > SQUARES * WIDE + 1) {
      if (line.trim() !== '') {
        this.#problems.push(fieldProblem(`line ${number}`, 'too-many-rows'));
      }
      return;
    }
    if (drawn % 2 === 0) this.#drawWalls(line, drawn / 2, number);
    else this.#drawRow(line, (drawn + 1) / 2, number);
  }

  #drawWalls(line: string, row: number, number: number): void {
    for (let column = 1; column <= SQUARES; column++) {
      const start = (column - 1) * WIDE + 1;
      this.#corner(line, start - 1, number);
      const signs = line.slice(start, start + WIDE - 1);
      const messages = Math.max(0, signs.search(/[^\s|\-#=]/));
      const sign = signs.charAt(messages).trim() || signs.trim().charAt(0);
      const wall = this.#wall(sign, `line ${number}, character ${start + messages + 1}`);
      this.#plan.betweenRows[rowWall(column, row, this.#level)] = wall;
    }
    this.#corner(line, SQUARES * WIDE, number);
  }

  /** Corners say nothing, but a sign there is a sign in the wrong place. */
  #corner(line: string, at: number, number: number): void {
    const sign = line.charAt(at);
    if (' +-|'.includes(sign)) return;
    this.#unknown(sign, '+', `line ${number}, character ${at + 1}`);
  }

  #drawRow(line: string, row: number, number: number): void {
    for (let column = 0; column <= SQUARES; column++) {
      const at = column * WIDE;
      const place = (character: number) => `line ${number}, character ${character + 1}`;
      const wall = this.#wall(line.charAt(at).trim(), place(at));
      this.#plan.betweenColumns[columnWall(column, row, this.#level)] = wall;
      if (column === 0) continue;
      const inside = line.slice(at - WIDE + 1, at);
      this.#cube(inside, cellOf(column, row, this.#level), place(at - WIDE + 1));
    }
  }

  #wall(sign: string, place: string): number {
    if (sign === '') return 0;
    const number = FULL_WALL.includes(sign) ? 4 : WALL_SIGNS.indexOf(sign);
    if (number < 0) this.#unknown(sign, '- | 1 2 3 , ; :', place);
    return Math.max(0, number);
  }

  #cube(inside: string, cell: number, place: string): void {
    const signs = new Set(inside.toUpperCase().replaceAll('V', 'v').replaceAll(' ', ''));
    if (signs.size === 0) return;
    this.#places.set(cell, place);
    const take = (sign: string): boolean => signs.delete(sign);
    const plan = this.#plan;
    if (take('X')) plan.solid[cell] = 1;
    const floor = take('.') ? FULL_FLOOR : take('~') ? PARTIAL_FLOOR : 0;
    plan.floor[cell] = floor;
    const isRamp = take('R');
    const isStairs = take('S');
    const towards = SIDES.filter((side) => take(ARROWS[side]));
    const isLadder = take('H');
    const [left] = signs;
    if (left !== undefined) this.#unknown(left, '. ~ X H S R ^ > v <', place);
    const rises = Number(isRamp) + Number(isStairs) + Number(isLadder);
    const arrows = isLadder || rises === 0 ? 0 : 1;
    if (rises > 1 || towards.length !== arrows) {
      this.#problems.push(fieldProblem(place, 'two-rises'));
    } else if (isLadder) {
      plan.rise[cell] = riseNumber('ladder');
    } else if (rises === 1) {
      plan.rise[cell] = riseNumber(isRamp ? 'ramp' : 'stairs', towards[0]);
    }
    if (plan.solid[cell] === 1 && (rises > 0 || floor > 0)) {
      this.#problems.push(fieldProblem(place, 'solid-with-more'));
    }
  }

  #unknown(sign: string, known: string, place: string): void {
    this.#problems.push(fieldProblem(place, 'unknown-sign', { sign, known }));
  }

  field(): Field | readonly Problem[] {
    const problems = this.#problems;
    const id = this.#head.get('id');
    if (id === undefined) problems.push(fieldProblem('line 1', 'no-id'));
    else if (!isFieldId(id)) problems.push(fieldProblem('line 1', 'bad-id'));
    const name = readName({ en: this.#head.get('en'), fr: this.#head.get('fr') });
    if (!name) problems.push(fieldProblem('line 1', 'no-name'));
    if (problems.length > 0 || id === undefined || !name) return problems;
    tidyPlan(this.#plan);
    const wrong = checkPlan(this.#plan, (cell) => this.#places.get(cell) ?? 'line 1');
    return wrong.length > 0 ? wrong : fieldOfPlan(this.#plan, id, name);
  }
}
