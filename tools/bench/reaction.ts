import {
  copyState,
  Game,
  isProblems,
  playOut,
  randomBot,
  seededRandom,
  type Bot,
} from '@skirmish-kit/core';
import { BATTLES, reaction, type Battle, type ReactionSetup } from '@skirmish-kit/reaction';
import { bot } from '@skirmish-kit/reaction/bot';
import { actionOdds, askOdds, isOdds, type OddsAnswer } from '@skirmish-kit/reaction/odds';
import { SHEET_WEAPONS } from '@skirmish-kit/reaction/packs';

/*
 * Speeds are per second of processor time of one core, from the best of several rounds: what else
 * runs on the machine slows a round down, nothing speeds one up.
 */

export async function bench(): Promise<void> {
  games();
  copies();
  odds();
  await Promise.resolve();
}

function games(): void {
  const random = [randomBot, randomBot];
  const rows = [
    { games: 'random, simulated', ...speed(24, (seed) => simulated(random, seed)) },
    { games: 'random, with log, undo and record', ...speed(24, (seed) => recorded(seed)) },
    { games: 'bot against bot, simulated', ...speed(6, (seed) => simulated([bot, bot], seed)) },
  ];
  console.log('Games of Reaction, all scenarios in turn');
  console.table(rows);
}

function setupOf(seed: number): ReactionSetup {
  const { scenario, gangs } = BATTLES[seed % BATTLES.length] ?? { scenario: '', gangs: [] };
  const setup = reaction.readSetup({ scenario, gangs, settings: {} });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return setup;
}

function simulated(bots: readonly Bot<Battle>[], seed: number): number {
  return playOut(reaction, setupOf(seed), bots, seed).choices;
}

/** Plays at random until the end, or for so many choices. */
function randomly(seed: number, most = Infinity): Game<Battle, ReactionSetup> {
  const game = new Game(reaction, setupOf(seed), { seed });
  const random = seededRandom(seed);
  for (let choices = 0; choices < most; choices++) {
    const choice = game.ask();
    if (choice?.kind !== 'choice') break;
    game.answer(randomBot.answer({ state: game.state, choice, random }));
  }
  return game;
}

function recorded(seed: number): number {
  return randomly(seed).answers.filter(({ kind }) => kind === 'choice').length;
}

const ROUNDS = 4;

function speed(count: number, play: (seed: number) => number): Record<string, string> {
  let best = Infinity;
  let choices = 0;
  for (let round = 0; round < ROUNDS; round++) {
    choices = 0;
    const seconds = processorTime(() => {
      for (let seed = 1; seed <= count; seed++) choices += play(seed);
    });
    best = Math.min(best, seconds);
  }
  return {
    'games/s': (count / best).toFixed(1),
    'choices/s': (choices / best).toFixed(0),
    'choices a game': (choices / count).toFixed(0),
  };
}

function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function copies(): void {
  const game = randomly(3, 150);
  const rows = [
    { of: 'fork of a game', ...microseconds(() => game.fork()) },
    { of: 'copy of a state', ...microseconds(() => copyState(game.state)) },
    { of: 'hash of a state', ...microseconds(() => game.hash()) },
  ];
  console.log(`In the middle of a battle of ${JSON.stringify(game.state).length} bytes`);
  console.table(rows);
}

function microseconds(work: () => unknown): Record<string, string> {
  for (let i = 0; i < 300; i++) work();
  const times = Array.from({ length: 60 }, () => milliseconds(work));
  return { 'µs, median': (1000 * median(times)).toFixed(0), 'µs, best': best(times, 1000) };
}

function best(times: readonly number[], scale = 1): string {
  return (scale * Math.min(...times)).toFixed(scale === 1 ? 2 : 0);
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const LIMIT = 16;
const WARM = 25;

interface Shot {
  readonly name: string;
  readonly ask: () => OddsAnswer | undefined;
}

function odds(): void {
  const groups = [
    { shots: 'one target, by names', all: namedShots() },
    { shots: 'shared by four targets', all: sharedShots() },
    { shots: 'every shot offered in battles', all: offeredShots() },
  ];
  const rows = groups.map(({ shots, all }) => {
    const timed = all.map(timeShot);
    const worst = timed.reduce((a, b) => (b.warm > a.warm ? b : a));
    return {
      shots,
      count: all.length,
      'first, worst ms': Math.max(...timed.map(({ first }) => first)).toFixed(2),
      'warm, worst ms': worst.warm.toFixed(2),
      'warm, median ms': median(timed.map(({ warm }) => warm)).toFixed(2),
      'most runs': Math.max(...timed.map(({ runs }) => runs)),
      'most pruned': Math.max(...timed.map(({ pruned }) => pruned)).toExponential(0),
      'the worst': worst.name,
    };
  });
  console.log(`Exact odds of shots and bursts (any has to be under ${LIMIT} ms, pruned < 1e-9)`);
  console.table(rows);
}

/** Once as it comes, then the best of some: what a page waits for when nothing else runs. */
function timeShot({ name, ask }: Shot) {
  let answer: OddsAnswer | undefined;
  const first = milliseconds(() => (answer = ask()));
  const warm = Math.min(...Array.from({ length: WARM }, () => milliseconds(ask)));
  if (!answer) throw new Error(`There are no odds of ${name}.`);
  return { name, first, warm, runs: answer.runs, pruned: answer.pruned };
}

const DIRECT = SHEET_WEAPONS.filter(({ blast, flame }) => !blast && !flame);

function modesOf(rateOfFire: number): readonly string[] {
  return rateOfFire > 1 ? ['single', 'aimed', 'burst', 'opportunity'] : ['single', 'aimed'];
}

function named(request: Readonly<Record<string, unknown>>): OddsAnswer | undefined {
  const answer = askOdds({ action: 'shoot', ...request });
  return isOdds(answer) ? answer : undefined;
}

function namedShots(): readonly Shot[] {
  return DIRECT.flatMap(({ id, rateOfFire }) =>
    modesOf(rateOfFire).flatMap((mode) =>
      ['point-blank', 'short', 'long'].flatMap((range) =>
        [{ armour: 'vest' }, { armour: 'ablative', cover: 'hard' }, { machine: 'robot' }].map(
          (target) => ({
            name: [id, mode, range, ...Object.values(target)].join(' '),
            ask: () => named({ weapon: id, mode, range, ...target }),
          }),
        ),
      ),
    ),
  );
}

/** Bursts over as many targets as there may be, all of them machines or none. */
function sharedShots(): readonly Shot[] {
  return DIRECT.filter(({ rateOfFire }) => rateOfFire > 1).flatMap(({ id, rateOfFire }) =>
    ['none', 'robot'].map((machine) => {
      const count = Math.min(4, rateOfFire);
      const shares = Array.from({ length: count }, (_, i) =>
        Math.floor((rateOfFire + count - 1 - i) / count),
      );
      const targets = shares.map((shots) => ({ shots, machine, range: 'short' }));
      return {
        name: `${id} ${shares.join('+')} at ${machine === 'none' ? 'people' : 'machines'}`,
        ask: () => named({ weapon: id, mode: 'burst', targets }),
      };
    }),
  );
}

function offeredShots(): readonly Shot[] {
  const shots: Shot[] = [];
  for (let seed = 1; seed <= 30; seed++) {
    const game = randomly(seed, 60 + seed);
    const ask = game.ask();
    if (ask?.kind !== 'choice' || ask.about !== 'action') continue;
    for (const { key } of ask.options) {
      if (/^(?:shoot|burst|aim):/.test(key))
        shots.push({ name: key, ask: () => actionOdds(game, key) });
    }
  }
  return shots;
}
