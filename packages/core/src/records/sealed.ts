import type { Game } from '../game.ts';
import { sha256 } from '../packs/sha256.ts';
import { isProblems, type Problem } from '../problem.ts';
import { seenBy } from '../view.ts';
import { parseRecord } from './parse-record.ts';
import { DEFAULT_SEED, type GameRecord } from './record.ts';
import { makeRecord, recordOf } from './write-record.ts';
import { SEAL, SEALED, SALT } from './seal.ts';
import { sealProblem } from './seal-words.ts';

/**
 * Whether anything of a game is hidden from anybody just now; what is over hides nothing.
 *
 * @example
 * ```ts
 * hidesAnything(new Game(pig, pig.defaults, { seed: 7 })); // false
 * ```
 */
export function hidesAnything<S, Setup>({ system, state, outcome }: Game<S, Setup>): boolean {
  return !outcome && seenBy(system, state, undefined) !== state;
}

/**
 * A game as text that can be handed to anybody. While something is hidden, what only some may know
 * is not in it: such answers are sealed, and so is the seed, from which hidden dice and bots could be
 * worked out. A seal is a digest of the answer and a salt that follows from a secret of whoever writes
 * it. Once all is revealed the whole game is written, with the salt: {@link openSeals} then tells
 * whether it is the one that was sealed.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * // Pig hides nothing, so there is nothing to seal.
 * sealRecord(game, 'a secret of this browser') === game.record(); // true
 * ```
 */
export function sealRecord<S, Setup>(game: Game<S, Setup>, secret: string): string {
  const record = recordOf(game);
  const hidden = new Set(
    game.log.filter(({ kind, knownTo }) => kind !== 'moment' && knownTo).map(({ at }) => at),
  );
  if (hidden.size === 0) return makeRecord(record);
  const salt = digest(secret, makeRecord(upTo(record, Math.min(...hidden))));
  if (!hidesAnything(game)) return makeRecord(record, [[SALT, salt]]);
  return makeRecord({
    ...record,
    chances: 'asked',
    seed: DEFAULT_SEED,
    tags: [...record.tags, [SEALED, digest(salt, 'seed', record.seed)]],
    answers: record.answers.map((answer, i) =>
      hidden.has(i)
        ? { ...answer, kind: 'choice', text: `${SEAL}${digest(salt, i, answer.text)}` }
        : answer,
    ),
  });
}

/**
 * Checks that a game that was handed on when all was revealed is the one that was sealed before; it may
 * have gone on since. Gives it, or what is wrong and in which line.
 *
 * @example
 * ```ts
 * const opened = openSeals('skirmish 1\nsystem: pig 1', 'skirmish 1\nsystem: pig 1');
 * if (isProblems(opened)) opened[0]?.code; // 'seal-none'
 * ```
 */
export function openSeals(sealed: string, opened: string): GameRecord | readonly Problem[] {
  const before = parseRecord(sealed);
  if (isProblems(before)) return before;
  const after = parseRecord(opened);
  if (isProblems(after)) return after;
  const seed = tagOf(before, SEALED);
  const salt = tagOf(after, SALT);
  if (seed === undefined) return [sealProblem('line 1', 'seal-none')];
  if (salt === undefined) return [sealProblem('line 1', 'seal-no-salt')];
  const head = otherHead(before, after);
  if (head) return [sealProblem('line 1', 'seal-other-game', head)];
  if (digest(salt, 'seed', after.seed) !== seed)
    return [sealProblem('line 1', 'seal-broken', { found: `seed: ${after.seed}` })];
  for (const [i, { kind, text }] of before.answers.entries()) {
    const answer = after.answers[i];
    const line = `line ${answer?.line ?? after.answers.at(-1)?.line ?? 1}`;
    const found = answer?.text ?? '';
    if (!text.startsWith(SEAL)) {
      if (answer?.kind !== kind || found !== text)
        return [sealProblem(line, 'seal-other-game', { found, expected: text })];
    } else if (text !== `${SEAL}${digest(salt, i, found)}`)
      return [sealProblem(line, 'seal-broken', { found })];
  }
  return after;
}

/** The record before it has so many answers. */
function upTo(record: GameRecord, count: number): GameRecord {
  return { ...record, answers: record.answers.slice(0, count) };
}

function tagOf({ tags }: GameRecord, wanted: string): string | undefined {
  return tags.find(([name]) => name === wanted)?.[1];
}

/** What of system and setup differs. */
function otherHead(
  before: GameRecord,
  after: GameRecord,
): { readonly found: string; readonly expected: string } | undefined {
  const head = ({ system, version, setup }: GameRecord) => [
    `${system} ${version}`,
    JSON.stringify(setup),
  ];
  const found = head(after);
  const at = head(before).findIndex((each, i) => each !== found[i]);
  return at < 0 ? undefined : { found: found[at] ?? '', expected: head(before)[at] ?? '' };
}

/** A digest of all of these, each apart from the next. */
function digest(...parts: readonly (string | number)[]): string {
  return sha256(new TextEncoder().encode(JSON.stringify(parts)));
}
