import type { Game } from '../game.ts';
import { sha256 } from '../packs/sha256.ts';
import { isProblems, type Problem } from '../problem.ts';
import { hasHiddenInfo } from './hidden-info.ts';
import { parseRecord } from './parse-record.ts';
import { DEFAULT_SEED, type GameRecord } from './record.ts';
import { makeRecord, recordOf } from './write-record.ts';
import { readSalts, SEED_PLACE, type Salts } from './salts.ts';
import { SALT, SALTS, SEAL, SEALED } from './seal.ts';
import { sealProblem } from './seal-messages.ts';

/**
 * A game as text that can be shared with anybody. While something is hidden, what only some may know
 * is not in it: such answers are sealed, and so is the seed, from which hidden dice and bots could be
 * worked out. A seal is a digest of the answer and of a random salt of its own. Once all is revealed
 * the whole game is written, with the salts that were used: {@link verifySeals} then tells whether it is
 * the one that was sealed.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * // Pig hides nothing, so there is nothing to seal.
 * sealRecord(game, new Salts(() => 'a'.repeat(64))) === game.record(); // true
 * ```
 */
export function sealRecord<S, Setup>(game: Game<S, Setup>, salts: Salts): string {
  const record = recordOf(game);
  if (!hasHiddenInfo(game))
    return makeRecord(record, salts.text === '' ? [] : [[SALTS, salts.text]]);
  const hidden = new Set(
    game.log.filter(({ kind, visibleTo }) => kind !== 'event' && visibleTo).map(({ at }) => at),
  );
  if (hidden.size === 0) return makeRecord(record);
  const sealOf = (place: string | number, text: string | number) =>
    digest(salts.of(`${place}`), place, text);
  return makeRecord({
    ...record,
    chances: 'asked',
    seed: DEFAULT_SEED,
    tags: [...record.tags, [SEALED, sealOf(SEED_PLACE, record.seed)]],
    answers: record.answers.map((answer, i) =>
      hidden.has(i)
        ? { ...answer, kind: 'choice', text: `${SEAL}${sealOf(i, answer.text)}` }
        : answer,
    ),
  });
}

/**
 * Checks that a game that was shared when all was revealed is the one that was sealed before; it may
 * have gone on since. Gives it, or what is wrong and in which line.
 *
 * @example
 * ```ts
 * const opened = verifySeals('skirmish 1\nsystem: pig 1', 'skirmish 1\nsystem: pig 1');
 * if (isProblems(opened)) opened[0]?.code; // 'seal-none'
 * ```
 */
export function verifySeals(sealed: string, opened: string): GameRecord | readonly Problem[] {
  const before = parseRecord(sealed);
  if (isProblems(before)) return before;
  const after = parseRecord(opened);
  if (isProblems(after)) return after;
  const seed = tagOf(before, SEALED);
  if (seed === undefined) return [sealProblem('line 1', 'seal-none')];
  const saltOf = saltsIn(after);
  const seedSalt = saltOf(SEED_PLACE);
  if (seedSalt === undefined) return [sealProblem('line 1', 'seal-no-salt')];
  const head = otherHead(before, after);
  if (head) return [sealProblem('line 1', 'seal-other-game', head)];
  if (digest(seedSalt, SEED_PLACE, after.seed) !== seed)
    return [sealProblem('line 1', 'seal-broken', { found: `seed: ${after.seed}` })];
  for (const [i, { kind, text }] of before.answers.entries()) {
    const answer = after.answers[i];
    const line = `line ${answer?.line ?? after.answers.at(-1)?.line ?? 1}`;
    const found = answer?.text ?? '';
    if (!text.startsWith(SEAL)) {
      if (answer?.kind !== kind || found !== text)
        return [sealProblem(line, 'seal-other-game', { found, expected: text })];
      continue;
    }
    const salt = saltOf(`${i}`);
    if (salt === undefined) return [sealProblem(line, 'seal-no-salt')];
    if (text !== `${SEAL}${digest(salt, i, found)}`)
      return [sealProblem(line, 'seal-broken', { found })];
  }
  return after;
}

/** The salt of every seal; earlier records have one for all. */
function saltsIn(record: GameRecord): (place: string) => string | undefined {
  const own = readSalts(tagOf(record, SALTS) ?? '');
  const forAll = tagOf(record, SALT);
  return (place) => own.get(place) ?? forAll;
}

function tagOf({ tags }: GameRecord, wanted: string): string | undefined {
  return tags.find(([name]) => name === wanted)?.[1];
}

/** Differences of system and setup. */
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
