import { Game } from '../game.ts';
import { isProblems, type Problem } from '../problem.ts';
import { recordProblem } from './record-messages.ts';
import type { Refusal } from '../refusal.ts';
import type { ReadableSystem } from '../system.ts';
import { pinProblems } from './pack-pin.ts';
import { atLine, parseRecord } from './parse-record.ts';
import type { GameRecord, RecordedAnswer } from './record.ts';
import { SEAL } from './seal.ts';

/** A record played as far as it is good. */
export interface PlayedRecord<S, Setup> {
  readonly game: Game<S, Setup>;
  /** How many of the record's answers were good: all of them when there is no problem. */
  readonly good: number;
  /** Why it goes no further, and in which line. */
  readonly problem: Problem | undefined;
}

/**
 * Plays a record to its end: a game that stands there and can go on. A record is believed only as
 * far as the rules play it, so a forged or damaged one is refused at the line where it goes wrong.
 *
 * @example
 * ```ts
 * const saved = new Game(pig, pig.defaults, { seed: 7 }).record();
 * const game = loadRecord(pig, saved);
 * if (isProblems(game)) console.error(game);
 * else game.ask(); // { kind: 'choice', who: 0, about: 'dare', … }
 * ```
 */
export function loadRecord<S, Setup>(
  system: ReadableSystem<S, Setup>,
  record: GameRecord | string,
): Game<S, Setup> | readonly Problem[] {
  const played = playRecord(system, record);
  if (isProblems(played)) return played;
  return played.problem ? [played.problem] : played.game;
}

/**
 * Plays a record as far as it is good; problems only when it cannot even begin.
 *
 * @example
 * ```ts
 * const text = 'skirmish 1\nsystem: pig 1\nsetup: {}\nchances: asked\n\nroll =5 roll =7 hold\n';
 * const played = playRecord(pig, text);
 * if (!isProblems(played)) played.problem?.path; // 'line 6'
 * ```
 */
export function playRecord<S, Setup>(
  system: ReadableSystem<S, Setup>,
  source: GameRecord | string,
): PlayedRecord<S, Setup> | readonly Problem[] {
  const record = typeof source === 'string' ? parseRecord(source) : source;
  if (isProblems(record)) return record;
  const game = begin(system, record);
  if (isProblems(game)) return game;
  const seeded = { game, checked: 0 };
  for (const [good, answer] of record.answers.entries()) {
    const problem = record.chances === 'seeded' ? playSeeded(seeded, answer) : play(game, answer);
    if (problem) return { game, good, problem };
  }
  return { game, good: record.answers.length, problem: undefined };
}

function begin<S, Setup>(
  system: ReadableSystem<S, Setup>,
  record: GameRecord,
): Game<S, Setup> | readonly Problem[] {
  const { id, version, readsFrom: since = version } = system;
  const place = `line ${record.lines.system}`;
  if (record.system !== id) {
    return [recordProblem(place, 'record-other-system', { found: record.system, system: id })];
  }
  if (record.version > version || record.version < since) {
    const code = record.version > version ? 'record-newer' : 'record-older';
    return [recordProblem(place, code, { found: record.version, system: id, version })];
  }
  const pins = pinProblems(record.packs, system.pins?.() ?? [], record.lines.packs);
  if (pins.length > 0) return pins;
  try {
    const setup = system.readSetup(record.setup, record.version);
    if (isProblems(setup)) return setup.map((found) => atLine(record.lines.setup, found));
    return new Game(system, setup, { seed: record.seed, chances: record.chances });
  } catch (fault) {
    return [
      recordProblem(`line ${record.lines.setup}`, 'record-setup-fault', { fault: message(fault) }),
    ];
  }
}

/** A seeded game rolls its own dice; those of the record have to be the same, or may be left out. */
function playSeeded<S, Setup>(
  played: { readonly game: Game<S, Setup>; checked: number },
  answer: RecordedAnswer,
): Problem | undefined {
  const { game } = played;
  if (answer.kind === 'choice') {
    const rolled = game.answers.length;
    const problem = play(game, answer);
    if (!problem) played.checked = rolled + 1;
    return problem;
  }
  const rolled = game.answers[played.checked];
  if (!rolled) return play(game, answer);
  if (rolled.text !== answer.text) {
    const roll = game.log.find((entry) => entry.kind === 'roll' && entry.at === played.checked);
    return recordProblem(`line ${answer.line}`, 'record-other-dice', {
      expected: rolled.text,
      found: answer.text,
      about: roll?.about ?? '',
      rule: roll?.rule ?? '',
    });
  }
  played.checked++;
  return undefined;
}

/** Gives the game one answer of the record. */
function play<S, Setup>(game: Game<S, Setup>, answer: RecordedAnswer): Problem | undefined {
  const ask = game.ask();
  const place = `line ${answer.line}`;
  const given = shown(answer);
  if (!ask) return recordProblem(place, 'record-after-end', { answer: given });
  if (answer.kind === 'choice' && answer.text.startsWith(SEAL))
    return recordProblem(place, 'record-sealed', { about: ask.about, rule: ask.rule });
  if (ask.kind !== answer.kind) {
    const code = ask.kind === 'choice' ? 'record-not-dice' : 'record-not-choice';
    return recordProblem(place, code, { answer: given, about: ask.about, rule: ask.rule });
  }
  try {
    const refusal = game.answer(answer.text);
    return refusal && refused(place, given, refusal);
  } catch (fault) {
    return recordProblem(place, 'record-fault', { answer: given, fault: message(fault) });
  }
}

function refused(place: string, answer: string, { code, rule }: Refusal): Problem {
  return rule === undefined
    ? recordProblem(place, 'record-refused', { answer, code })
    : recordProblem(place, 'record-refused-rule', { answer, code, rule });
}

function shown({ kind, text }: RecordedAnswer): string {
  const token = kind === 'chance' ? `=${text}` : text;
  return token.length > 40 ? `${token.slice(0, 40)}…` : token;
}

function message(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** The problem of a record whose system nobody has here. */
export function unknownSystemProblem(record: GameRecord, known: readonly string[]): Problem {
  return recordProblem(`line ${record.lines.system}`, 'record-unknown-system', {
    found: record.system,
    known: known.join(', '),
  });
}
