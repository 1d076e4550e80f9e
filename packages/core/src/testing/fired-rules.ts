import type { Seat } from '../flow.ts';
import { Game } from '../game.ts';
import { seededRandom } from '../random.ts';
import type { RuleId } from '../refusal.ts';
import type { PlayableSystem } from '../system.ts';
import type { Bot } from '../bot.ts';
import { answerTo, madeFrom } from './made-up-answers.ts';
import type { Looked } from './one-legality.ts';

/** Which games are played, and by whom: at random unless said. */
export interface PlayedBy<S, Setup> extends Looked<Setup> {
  readonly playerOf?: (seed: number, seat: Seat) => Bot<S> | undefined;
}

/** How often rules came up, by their ids. */
export type Fired = Map<RuleId, number>;

/**
 * Counts how often each rule comes up in random games: in questions, rolls and events of the log, and
 * in the refusals of made-up answers.
 *
 * @example
 * ```ts
 * firedRules(pig, { seeds: [1, 2] }).get('PIG-02'); // 135
 * ```
 */
export function firedRules<S, Setup>(
  system: PlayableSystem<S, Setup>,
  { seeds, setupOf, playerOf, every = 11 }: PlayedBy<S, Setup>,
): Fired {
  const fired: Fired = new Map();
  const count = (rule: RuleId | undefined) => {
    if (rule !== undefined) fired.set(rule, (fired.get(rule) ?? 0) + 1);
  };
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const setup = setupOf?.(seed, random) ?? system.defaults;
    const game = new Game(system, setup, { seed });
    const seen: string[] = [];
    for (let turn = 0; turn < MOST_ANSWERS; turn++) {
      const ask = game.ask();
      if (ask?.kind !== 'choice') break;
      const listed = ask.options.map(({ key }) => key);
      if (turn % every === 0)
        for (const key of madeFrom(listed, seen, random)) count(game.explain(key)?.rule);
      for (const key of listed) if (random.between(1, 8) === 1) seen.push(key);
      if (seen.length > 400) seen.splice(0, 200);
      const player = playerOf?.(seed, ask.who);
      const key = player?.answer({ state: game.state, choice: ask, random });
      game.answer(key ?? answerTo(listed, seed, random));
    }
    for (const { rule } of game.log) count(rule);
  }
  return fired;
}

/** A game of more answers is left. */
const MOST_ANSWERS = 5_000;

/**
 * Rules that no random game is expected to reach, with the reason; `MU-CAMP-*` for a whole chapter. What
 * fires in some long runs and not in others says that it is seldom.
 */
export type Unreached = Readonly<Record<string, string>>;

const SELDOM = /\bseldom\b/i;

/** The problems of a list of unreached rules, after this many games. */
export interface FiredReport {
  /** Named by the rules in code, never fired and not listed. */
  readonly silent: readonly RuleId[];
  /** Listed, and yet it fired, without being called seldom. */
  readonly reached: readonly string[];
  /** Listed, but no rule in code is called so. */
  readonly unknown: readonly string[];
}

/**
 * Compares what fired with what the rules in code can fire: ids that they cite as text.
 *
 * @example
 * ```ts
 * compareFired(new Map([['A-1', 3]]), ['A-1', 'A-2', 'B-1'], { 'B-*': 'in campaigns only' });
 * // { silent: ['A-2'], reached: [], unknown: [] }
 * ```
 */
export function compareFired(
  fired: Fired,
  inCode: readonly RuleId[],
  unreached: Unreached,
): FiredReport {
  const listed = Object.keys(unreached);
  const isNamed = (name: string, id: RuleId) =>
    name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name;
  return {
    silent: inCode.filter((id) => !fired.has(id) && !listed.some((name) => isNamed(name, id))),
    reached: listed.filter((name) => fired.has(name) && !SELDOM.test(unreached[name] ?? '')),
    unknown: listed.filter((name) => !inCode.some((id) => isNamed(name, id))),
  };
}
