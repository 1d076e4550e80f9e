import type { ChoiceRequest } from '../flow.ts';
import { Game } from '../game.ts';
import { isProblems } from '../problem.ts';
import { seededRandom, type Random } from '../random.ts';
import { randomBot } from '../bot.ts';
import { loadRecord } from '../records/load-record.ts';
import { botAnswers } from '../runners/play.ts';
import { hashState } from '../state.ts';
import type { GameSystem } from '../system.ts';
import { findMissingMessages } from './missing-messages.ts';
import { findStateShapeMismatches } from './object-shapes.ts';
import { unlikeOffers, type OffersBeyond } from './one-legality.ts';

/** One test of a system. */
export interface SystemCheck {
  readonly title: string;
  /** Throws an error that says what is wrong. */
  run(): void | Promise<void>;
}

/** The input of the tests of a system; everything has a default. */
export interface SystemFixtures<S, Setup> {
  /** How many random games are played. By default `SKIRMISH_GAMES`, or 20. */
  readonly games?: number;
  /** The setup of a game. By default the defaults of the system. */
  readonly setupOf?: (seed: number, random: Random) => Setup;
  /** Checks a finished game and returns the broken promise as a sentence: `two figures on c3`. */
  readonly wrongWith?: (state: S) => string | undefined;
  /** Answers that are legal and not listed. `false` if the system has a test of its own for them. */
  readonly offers?: OffersBeyond<S> | false;
  /** Refused answers to try, so that every refusal has a message. */
  readonly tries?: (state: S, ask: ChoiceRequest, turn: number) => readonly string[];
  /** Places in the state whose objects may differ: `figures/bursts`. */
  readonly apart?: readonly string[];
}

/**
 * The tests that every system has to pass, for any test runner of Node: random games end, their records
 * give the same game, they accept exactly the answers they offer, every event has a message, objects
 * keep their shape, and every bot gives answers that are offered.
 *
 * @example
 * ```ts
 * describeSystem(pig, { games: 3 }).map(({ title }) => title)[0]; // '3 random games end, and their records are the same games'
 * ```
 */
export function describeSystem<S, Setup>(
  system: GameSystem<S, Setup>,
  fixtures: SystemFixtures<S, Setup> = {},
): readonly SystemCheck[] {
  const games = fixtures.games ?? Number(process.env['SKIRMISH_GAMES'] ?? 20);
  const { setupOf, offers = {}, tries = () => [], apart = [] } = fixtures;
  const seeds = Array.from({ length: games }, (_, i) => i + 1);
  const start = (seed: number): Game<S, Setup> =>
    new Game(system, setupOf?.(seed, seededRandom(seed)) ?? system.defaults, { seed });
  const played = (seed: number): Game<S, Setup> => {
    const game = start(seed);
    const seats = Array.from({ length: system.seats(game.state) }, (_, seat) => seat);
    botAnswers(game, new Map(seats.map((seat) => [seat, randomBot])));
    return game;
  };
  const checks: SystemCheck[] = [
    {
      title: `${games} random games end, and their records are the same games`,
      run: () => expectNothing(seeds.flatMap((seed) => wrongWith(system, played(seed), fixtures))),
    },
    {
      title: 'every event, question and roll of random games has a message',
      run: () => expectNothing(findMissingMessages(system, system.messages, tries)),
    },
    {
      title: 'objects of the same type keep one shape, which makes reading them fast',
      run: () =>
        expectNothing(
          findStateShapeMismatches(
            [1, 2, 3].map((seed) => played(seed).state),
            apart,
          ),
        ),
    },
    ...Object.entries(system.bots).map(([name, load]) => ({
      title: `bot “${name}” gives answers that are offered`,
      run: async () => {
        const bot = await load();
        const game = start(1);
        const random = seededRandom(1);
        for (let answers = 0; answers < BOT_ANSWERS; answers++) {
          const choice = game.ask();
          if (choice?.kind !== 'choice') return;
          const key = bot.answer({ state: game.state, choice, random });
          const refusal = game.answer(key);
          expectNothing(refusal ? [`${choice.about}: “${key}” is refused, ${refusal.code}`] : []);
        }
      },
    })),
  ];
  if (offers !== false)
    checks.push({
      title: `${games} random games accept exactly the answers they offer`,
      run: () =>
        expectNothing(
          unlikeOffers(system, { seeds, every: 2, ...(setupOf && { setupOf }) }, offers),
        ),
    });
  return checks;
}

/** A few: what a bot thinks through takes time. */
const BOT_ANSWERS = 3;

function wrongWith<S, Setup>(
  system: GameSystem<S, Setup>,
  game: Game<S, Setup>,
  { wrongWith: find }: SystemFixtures<S, Setup>,
): readonly string[] {
  if (!game.outcome) return [`game ${game.seed} has no outcome`];
  const wrong = find?.(game.state);
  const again = loadRecord(system, system.makeRecord?.(game) ?? game.record());
  const isSame = !isProblems(again) && hashState(again.state) === hashState(game.state);
  return [
    ...(wrong === undefined ? [] : [`game ${game.seed}: ${wrong}`]),
    ...(isSame ? [] : [`game ${game.seed}: its record is another game`]),
  ];
}

function expectNothing(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
