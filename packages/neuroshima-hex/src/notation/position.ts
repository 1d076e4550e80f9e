import { closestMatch, problem, longPositionProblem, type Problem } from '@skirmish-kit/core';
import type { Hex } from '@skirmish-kit/space';
import type { Position, PositionUnit } from '../rules/position.ts';
import { radiusOf } from './board-radius.ts';
import { nameHex, parseHexName } from './hex-name.ts';
import { makeHeader, parseHeader } from './position-header.ts';

/** What the reader needs to know about armies; a library of the rules will do, and so will looks. */
export interface ArmyNames {
  army(id: string):
    | {
        readonly id: string;
        tile(id: string): { readonly id: string; readonly kind: string } | undefined;
      }
    | undefined;
  /** All army ids, to suggest one that was meant. */
  readonly ids?: readonly string[];
}

/** Rotations, wounds and hit points that a position can have. */
const LIMITS = { rotation: 5, wounds: 9, points: 99 } as const;
const MOST_WORDS = 120;

/**
 * Writes a position as one line that needs no escaping in a link: the edition, then each army with
 * its units as `tile.hex.rotation~wounds`. An HQ's number is its hit points, 20 unless written. The
 * same position always gives the same line: the HQ first, then column by column, and nothing that
 * goes without saying.
 *
 * @example
 * ```ts
 * makePosition({
 *   edition: '3.0',
 *   units: [
 *     { army: 'moloch', tile: 'hq', hex: [0, 0] },
 *     { army: 'borgo', tile: 'mutant', hex: [1, 0], rotation: 5, wounds: 1 },
 *   ],
 *   hq: { moloch: 12, borgo: 20 },
 * }); // '3.0_moloch_hq.c3~12_borgo_mutant.d3.5~1_hq'
 * ```
 */
export function makePosition(position: Position): string {
  const radius = radiusOf(position);
  const armies = new Set([
    ...(position.armies ?? []),
    ...position.units.map(({ army }) => army),
    ...Object.keys(position.hq ?? {}),
  ]);
  const words = [makeHeader(position, armies.size)];
  for (const army of armies) {
    const points = position.hq?.[army];
    const units = position.units.filter((unit) => unit.army === army).sort(inOrder);
    words.push(army, ...units.map((unit) => makeUnit(unit, points ?? 20, radius)));
    const away = points !== undefined && !units.some(({ tile }) => tile === 'hq');
    if (away) words.push(`hq${makeNumber('~', points, 20)}`);
  }
  return words.join('_');
}

/** The HQ, then the other units by columns from the left and from the top. */
function inOrder(one: PositionUnit, other: PositionUnit): number {
  const hqs = Number(other.tile === 'hq') - Number(one.tile === 'hq');
  return hqs || one.hex[0] - other.hex[0] || one.hex[1] - other.hex[1];
}

function makeUnit(unit: PositionUnit, points: number, radius: number): string {
  const { tile, hex, rotation = 0, wounds = 0 } = unit;
  const number = tile === 'hq' ? makeNumber('~', points, 20) : makeNumber('~', wounds, 0);
  return `${tile}.${nameHex(hex, radius)}${makeNumber('.', rotation, 0)}${number}`;
}

function makeNumber(sign: string, value: number, usual: number): string {
  return value === usual ? '' : `${sign}${value}`;
}

/**
 * Reads a position. Words are separated by white space, commas of a list may be left out, hexes may be
 * names (`c3`) or coordinates (`0,-1`), and `army:` may precede a tile. Every mistake is reported
 * with the number of its word.
 *
 * @example
 * ```ts
 * parsePosition('3.0_moloch_hq.c3~12_borgo_mutant.d3.5_hq');
 * // { edition: '3.0', armies: ['moloch', 'borgo'], hq: { moloch: 12, borgo: 20 }, … }
 * ```
 */
export function parsePosition(text: string, known?: ArmyNames): Position | readonly Problem[] {
  const tooLong = longPositionProblem(text);
  if (tooLong) return [tooLong];
  const words = text.split(/[\s_+|/;]+/).filter(Boolean);
  const problems: Problem[] = [];
  if (words.length === 0) return [problem('', 'empty-position', 'There is no position here.')];
  if (words.length > MOST_WORDS) {
    return [problem('', 'long-position', `A position has at most ${MOST_WORDS} words.`)];
  }
  const header = parseHeader(words[0] ?? '');
  const first = header === undefined ? 0 : 1;
  if (header) problems.push(...header.problems);
  const reader = new Reader(problems, radiusOf(header?.position ?? {}), known);
  words.slice(first).forEach((word, i) => reader.word(word, i + first + 1));
  reader.end();
  if (problems.length > 0) return problems;
  return {
    ...(header?.position ?? { edition: '3.0' }),
    armies: reader.armies,
    units: reader.units,
    hq: reader.hq,
  };
}

const UNIT =
  /^(?:([a-z\d-]+):)?((?=[\d-]*[a-z])[a-z\d-]+)(?:[.@]([a-i]\d{1,2}|-?\d{1,2},-?\d{1,2}))?(?:[.^](\d{1,3}))?(?:[~=](\d{1,3}))?$/i;

/** Goes through the words of a position. */
class Reader {
  readonly armies: string[] = [];
  readonly units: PositionUnit[] = [];
  readonly hq: Record<string, number> = {};
  readonly #problems: Problem[];
  readonly #radius: number;
  readonly #known: ArmyNames | undefined;
  readonly #taken = new Map<string, string>();
  #army: string | undefined;
  #lost = false;

  constructor(problems: Problem[], radius: number, known: ArmyNames | undefined) {
    this.#problems = problems;
    this.#radius = radius;
    this.#known = known;
  }

  word(word: string, number: number): void {
    const place = `word ${number} (${word.slice(0, 40)})`;
    const parts = UNIT.exec(word);
    if (!parts) {
      const said = `“${word.slice(0, 40)}” is neither an army nor a unit such as clown.c3.2~1.`;
      this.#wrong(place, 'not-a-unit', said);
      return;
    }
    const [, army, name = '', hex, rotation, number2] = parts;
    if (army !== undefined) this.#begin(army.toLowerCase(), place);
    const isUnit = hex ?? rotation ?? number2 ?? army;
    const tile = name.toLowerCase();
    if (isUnit === undefined && tile !== 'hq') this.#begin(tile, place);
    else this.#unit({ tile, hex, rotation, number: number2 }, place);
  }

  #begin(id: string, place: string): void {
    const army = this.#known ? this.#known.army(id)?.id : id;
    this.#lost = army === undefined;
    if (army === undefined) {
      const near = closestMatch(id, this.#known?.ids ?? []);
      const meant = near === undefined ? '' : ` Did you mean “${near}”?`;
      const said = `There is no army “${id.slice(0, 40)}”.${meant}`;
      this.#wrong(place, 'unknown-army', said, { army: id.slice(0, 40) });
      return;
    }
    this.#army = army;
    if (!this.armies.includes(army)) this.armies.push(army);
  }

  #unit(parts: Readonly<Record<string, string | undefined>>, place: string): void {
    if (this.#lost) return;
    const army = this.#army;
    if (army === undefined) {
      this.#wrong(place, 'no-army', 'An army has to be named before its first unit.');
      return;
    }
    const tile = this.#tile(army, parts['tile'] ?? '', place);
    if (tile === undefined) return;
    const rotation = this.#number(parts['rotation'], 'rotation', place);
    const number = this.#number(parts['number'], tile === 'hq' ? 'points' : 'wounds', place);
    if (tile === 'hq') this.#points(army, number, place);
    if (parts['hex'] === undefined) {
      if (tile !== 'hq') this.#wrong(place, 'no-hex', 'Only an HQ may stand beside the board.');
      return;
    }
    const hex = this.#hex(parts['hex'], place);
    if (!hex) return;
    const turned = rotation ? { rotation } : {};
    const hurt = number && tile !== 'hq' ? { wounds: number } : {};
    this.units.push({ army, tile, hex: [hex[0], hex[1]], ...turned, ...hurt });
  }

  #points(army: string, points: number | undefined, place: string): void {
    if (Object.hasOwn(this.hq, army)) {
      this.#wrong(place, 'two-hqs', `${army} has one HQ, not two.`, { army });
    }
    this.hq[army] = points ?? 20;
  }

  #tile(army: string, id: string, place: string): string | undefined {
    if (!this.#known) return id;
    const tile = this.#known.army(army)?.tile(id);
    if (!tile) {
      const said = `${army} has no tile “${id.slice(0, 40)}”.`;
      this.#wrong(place, 'unknown-tile', said, { army, tile: id.slice(0, 40) });
      return undefined;
    }
    if (tile.kind === 'instant') {
      const said = `“${id}” is not a unit and never stands on the board.`;
      this.#wrong(place, 'not-a-unit', said, { army, tile: id });
      return undefined;
    }
    return tile.id;
  }

  #hex(text: string, place: string): Hex | undefined {
    const hex = parseHexName(text.toLowerCase(), this.#radius);
    if (!hex) {
      const count = this.#radius === 3 ? 37 : 19;
      this.#wrong(place, 'off-board', `There is no hex ${text} on the board of ${count} hexes.`);
      return undefined;
    }
    const other = this.#taken.get(hex.join());
    if (other !== undefined) {
      const name = nameHex(hex, this.#radius);
      this.#wrong(place, 'two-units', `Two units lie on ${name}: this one and ${other}.`, {
        hex: name,
      });
      return undefined;
    }
    this.#taken.set(hex.join(), place);
    return hex;
  }

  #number(text: string | undefined, what: keyof typeof LIMITS, place: string): number | undefined {
    if (text === undefined) return undefined;
    const most = LIMITS[what];
    if (Number(text) <= most) return Number(text);
    this.#wrong(place, `bad-${what}`, `A number of ${what} is from 0 to ${most}, not ${text}.`, {
      most,
    });
    return undefined;
  }

  /** Every army has an HQ; one that is not mentioned stands beside the board with 20 points. */
  end(): void {
    for (const army of this.armies) this.hq[army] ??= 20;
  }

  #wrong(
    place: string,
    code: string,
    message: string,
    params: Readonly<Record<string, string | number>> = {},
  ): void {
    this.#problems.push(problem(place, code, message, params));
  }
}
