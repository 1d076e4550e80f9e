import { makeFaces, parseFaces } from '../dice/faces.ts';
import type { DiceSource } from '../log.ts';
import { readJson } from '../packs/json.ts';
import { isProblems, type Problem } from '../problem.ts';
import { MAX_RECORD_LENGTH } from './record-limits.ts';
import { readPins } from './pack-pin.ts';
import { recordProblem, type RECORD_MESSAGES } from './record-messages.ts';
import { isRefusal, type Params } from '../refusal.ts';
import {
  DEFAULT_SEED,
  oneLine,
  RECORD_FORMAT,
  RECORD_HEADER,
  type GameRecord,
  type RecordComment,
  type RecordedAnswer,
} from './record.ts';

/** More problems than this help nobody. */
const MOST_PROBLEMS = 50;

const START = /^skirmish[ \t]+(\d{1,6})$/i;
const SYSTEM = /^([a-z][a-z0-9-]{0,39})[ \t]+(\d{1,6})$/;
const TAG = /^([a-z][a-z0-9-]{0,39}):(?:[ \t]+(.*))?$/is;
const NUMBER = /^-?\d{1,16}(?:\.\d{1,16})?(?:e[+-]?\d{1,3})?$/i;
/** A comment, dice, a quoted key, or a bare key. */
const TOKEN = /[ \t]*(?:;(.*)|(=[^\s;]*)|("(?:[^"\\]|\\.)*")(?=[\s;]|$)|([^\s;="][^\s;]*))/sy;

/** The text while it is read: what was found so far, and what is wrong with it. */
interface Reading {
  readonly lines: readonly string[];
  /** The line to be read next, from 0. */
  at: number;
  readonly header: Map<string, { readonly text: string; readonly line: number }>;
  readonly answers: RecordedAnswer[];
  readonly comments: RecordComment[];
  readonly problems: Problem[];
}

/**
 * Reads a record: tolerant of spaces, empty lines, line ends and the order of the header. Errors
 * are reported with their line.
 *
 * @example
 * ```ts
 * const record = parseRecord('skirmish 1\nsystem: pig 1\nsetup: {}\nseed: 42\n\nroll =5 hold\n');
 * if (isProblems(record)) record.forEach((p) => console.error(`${p.path}: ${p.message}`));
 * else record.answers; // [{ kind: 'choice', text: 'roll', line: 6 }, …]
 * ```
 */
export function parseRecord(text: string): GameRecord | readonly Problem[] {
  if (text.length > MAX_RECORD_LENGTH)
    return [recordProblem('line 1', 'record-too-long', { most: MAX_RECORD_LENGTH })];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const reading: Reading = {
    lines,
    at: 0,
    header: new Map(),
    answers: [],
    comments: [],
    problems: [],
  };
  if (!readStart(reading)) return reading.problems;
  readHeader(reading);
  for (; reading.at < lines.length && reading.problems.length < MOST_PROBLEMS; reading.at++)
    readAnswers(reading);
  return finish(reading);
}

function reportProblem(
  reading: Reading,
  line: number,
  code: keyof typeof RECORD_MESSAGES,
  params: Params = {},
): void {
  reading.problems.push(recordProblem(`line ${line}`, code, params));
}

function noteComment(reading: Reading, comment: string): void {
  const text = oneLine(comment);
  if (text !== '') reading.comments.push({ at: reading.answers.length, text });
}

/** The first line, after any empty lines and comments. */
function readStart(reading: Reading): boolean {
  for (; reading.at < reading.lines.length; reading.at++) {
    const line = reading.lines[reading.at]?.trim() ?? '';
    if (line.startsWith(';')) {
      noteComment(reading, line.slice(1));
    } else if (line !== '') {
      const format = START.exec(line)?.[1];
      reading.at++;
      if (Number(format) === RECORD_FORMAT) return true;
      if (format === undefined)
        reportProblem(reading, reading.at, 'record-no-start', { found: quote(line) });
      else
        reportProblem(reading, reading.at, 'record-format-newer', {
          found: format,
          known: RECORD_FORMAT,
        });
      return false;
    }
  }
  reportProblem(reading, 1, 'record-no-start', { found: quote('') });
  return false;
}

/** Lines of the form `name: text`, up to the first empty line or the first that is none. */
function readHeader(reading: Reading): void {
  for (; reading.at < reading.lines.length; reading.at++) {
    if (reading.problems.length >= MOST_PROBLEMS) return;
    const line = reading.lines[reading.at]?.trim() ?? '';
    if (line.startsWith(';')) {
      noteComment(reading, line.slice(1));
      continue;
    }
    if (line === '' && reading.header.size === 0) continue;
    const [, name, text = ''] = TAG.exec(line) ?? [];
    if (name === undefined) return;
    const key = name.toLowerCase();
    if (reading.header.has(key))
      reportProblem(reading, reading.at + 1, 'record-header-twice', { name: key });
    else reading.header.set(key, { text, line: reading.at + 1 });
  }
}

function readAnswers(reading: Reading): void {
  const text = reading.lines[reading.at]?.trimEnd() ?? '';
  const line = reading.at + 1;
  TOKEN.lastIndex = 0;
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    const [, comment, dice, quoted, bare] = TOKEN.exec(text) ?? [];
    if (comment !== undefined) {
      noteComment(reading, comment);
      return;
    }
    const answer = dice === undefined ? readKey(quoted, bare) : readDice(dice);
    if (answer === undefined) {
      reportProblem(reading, line, 'record-wrong-token', { found: quote(text.slice(from).trim()) });
      return;
    }
    reading.answers.push({ kind: dice === undefined ? 'choice' : 'chance', text: answer, line });
  }
}

function readKey(quoted: string | undefined, bare: string | undefined): string | undefined {
  return quoted === undefined ? bare : readText(quoted);
}

/** A JSON string; `undefined` when it is none. */
function readText(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function readDice(token: string): string | undefined {
  const faces = parseFaces(token.slice(1));
  return isRefusal(faces) ? undefined : makeFaces(faces);
}

function finish(reading: Reading): GameRecord | readonly Problem[] {
  const { header, problems } = reading;
  const system = header.get('system');
  const [, id = '', version = ''] = SYSTEM.exec(system?.text.trim() ?? '') ?? [];
  if (!system) reportProblem(reading, 1, 'record-no-system');
  else if (id === '')
    reportProblem(reading, system.line, 'record-wrong-system', { found: quote(system.text) });

  const setup = header.get('setup');
  const read = setup ? readJson(setup.text) : { value: {} };
  if (isProblems(read)) problems.push(...read.map((found) => atLine(setup?.line ?? 1, found)));

  const chances = header.get('chances');
  const how = readChances(chances?.text.trim() ?? 'seeded');
  if (how === undefined && chances) {
    reportProblem(reading, chances.line, 'record-wrong-chances', { found: quote(chances.text) });
  }
  const packs = header.get('packs');
  const listed = packs ? readJson(packs.text) : { value: [] };
  const pins = isProblems(listed) ? listed : readPins(listed.value, packs?.line ?? 1);
  if (isProblems(pins)) problems.push(...pins.map((found) => atLine(packs?.line ?? 1, found)));
  if (problems.length > 0 || isProblems(read) || isProblems(pins) || how === undefined)
    return problems.slice(0, MOST_PROBLEMS);
  return {
    system: id,
    version: Number(version),
    setup: read.value,
    seed: readSeed(header.get('seed')?.text ?? String(DEFAULT_SEED)),
    chances: how,
    tags: [...header]
      .filter(([name]) => !RECORD_HEADER.has(name))
      .map(([name, { text }]) => [name, oneLine(text)]),
    packs: pins,
    answers: reading.answers,
    comments: reading.comments,
    lines: { system: system?.line ?? 0, setup: setup?.line ?? 0, packs: packs?.line ?? 0 },
  };
}

function readChances(text: string): DiceSource | undefined {
  return text === 'seeded' || text === 'asked' ? text : undefined;
}

function readSeed(text: string): number | string {
  if (NUMBER.test(text) || isNumeral(text)) return Number(text);
  return text.startsWith('"') ? (readText(text) ?? text) : text;
}

/** A number as the writer of records has it, of any length. */
function isNumeral(text: string): boolean {
  return /^-?\d/.test(text) && String(Number(text)) === text;
}

/** Puts the line of the record before the place inside what stands there. */
export function atLine(line: number, found: Problem): Problem {
  const inside = found.path === '/' || found.path.startsWith('line ') ? '' : ` ${found.path}`;
  return { ...found, path: `line ${line}${inside}` };
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
