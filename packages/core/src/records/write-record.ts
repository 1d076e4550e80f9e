import type { Game } from '../game.ts';
import {
  DEFAULT_SEED,
  oneLine,
  RECORD_FORMAT,
  RECORD_HEADER,
  type GameRecord,
  type RecordedAnswer,
  type RecordTags,
} from './record.ts';

/** Characters that need quotes: controls, halves of characters, the start of a tag. */
const UNSAFE = /[<\p{Cc}\p{Cs}]/u;

/**
 * Writes a game, or a record that was read, as text. The same game always gives the same text.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 42 });
 * game.answer('hold');
 * makeRecord(game, [['title', 'Night at the outpost']]);
 * // 'skirmish 1\nsystem: pig 1\n…\ntitle: Night at the outpost\n\nhold\n'
 * ```
 */
export function makeRecord<S, Setup>(
  source: Game<S, Setup> | GameRecord,
  tags: RecordTags = [],
): string {
  const record = 'comments' in source ? source : recordOf(source);
  const header = [
    `skirmish ${RECORD_FORMAT}`,
    `system: ${record.system} ${record.version}`,
    `setup: ${makeJson(record.setup)}`,
    ...seedLines(record),
    ...(record.packs.length > 0 ? [`packs: ${makeJson(record.packs)}`] : []),
    ...[...record.tags, ...tags].map(makeTag),
  ];
  const lines = answerLines(record);
  return `${header.join('\n')}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`;
}

/** The record of a game so far, as data. */
export function recordOf<S, Setup>(game: Game<S, Setup>): GameRecord {
  const { system, setup, seed, chances, answers } = game;
  return {
    system: system.id,
    version: system.version,
    setup,
    seed,
    chances,
    tags: [],
    packs: system.pins?.(setup) ?? [],
    answers: answers.map(({ kind, text, step }) => ({ kind, text, line: step })),
    comments: [],
    lines: { system: 0, setup: 0, packs: 0 },
  };
}

/** With typed dice the seed is only for bots, and the default one is left out. */
function seedLines({ chances, seed }: GameRecord): readonly string[] {
  const line = `seed: ${makeSeed(seed)}`;
  if (chances === 'seeded') return [line];
  return seed === DEFAULT_SEED ? ['chances: asked'] : ['chances: asked', line];
}

/** A text that could be taken for a number, has spaces at its ends or hides something is quoted. */
function makeSeed(seed: number | string): string {
  if (typeof seed === 'number') return String(seed);
  return /^[^\s"\d-](?:.*\S)?$/.test(seed) && !UNSAFE.test(seed) ? seed : makeJson(seed);
}

/**
 * JSON on one line that may stand in any text: without line ends of any kind, and without `<`, by
 * which it could leave the tag that a page wraps around it.
 */
function makeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function makeTag([name, text]: readonly [string, string]): string {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || RECORD_HEADER.has(name))
    throw new Error(`A record has no line "${name}:".`);
  return `${name}: ${oneLine(text)}`.trimEnd();
}

function answerLines(record: GameRecord): readonly string[] {
  const lines: string[] = [];
  let line: string[] = [];
  const end = (comment?: string): void => {
    if (comment !== undefined) line.push(`; ${comment}`);
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
  };
  const comments = record.comments.map(({ at, text }) => ({ at, text: oneLine(text) }));
  let said = 0;
  for (let i = 0; i <= record.answers.length; i++) {
    for (let next = comments[said]; next && next.at <= i; next = comments[++said]) {
      if (next.text !== '') end(next.text);
    }
    const answer = record.answers[i];
    if (!answer) break;
    if (line.length > 0 && record.answers[i - 1]?.line !== answer.line) end();
    line.push(makeToken(answer));
  }
  end();
  return lines;
}

function makeToken({ kind, text }: RecordedAnswer): string {
  if (kind === 'chance') return `=${text}`;
  return text === '' || /[\s;]|^[="]/.test(text) || UNSAFE.test(text) ? makeJson(text) : text;
}
