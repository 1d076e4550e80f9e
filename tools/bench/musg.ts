import { Game, isProblems, playOut, randomBot, seededRandom, type Bot } from '@skirmish-kit/core';
import { musg, type Battle, type MusgSetup } from '@skirmish-kit/musg';
import { bot } from '@skirmish-kit/musg/bot';
import { actionOdds, oddsRoom } from '@skirmish-kit/musg/odds';
import { gamesPerSecond } from './timing/games.ts';

export async function bench(): Promise<void> {
  games();
  odds();
  await Promise.resolve();
}

const SCENARIOS = ['market', 'ford', 'open-field'];

function setupOf(seed: number, bands?: readonly string[]): MusgSetup {
  const setup = musg.readSetup({ scenario: SCENARIOS[seed % SCENARIOS.length], bands });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return setup;
}

function games(): void {
  const play = (bots: readonly Bot<Battle>[]) => (seed: number) =>
    playOut(musg, setupOf(seed), bots, seed).choices;
  console.log('Battles of Musg, six against six, on all tables in turn');
  console.table([
    { games: 'random, simulated', ...gamesPerSecond(60, play([randomBot, randomBot])) },
    { games: 'bot against bot, simulated', ...gamesPerSecond(12, play([bot, bot])) },
  ]);
}

/** An answer that may be given in a game, and how long its odds took when first asked for. */
interface Asked {
  readonly game: Game<Battle, MusgSetup>;
  readonly key: string;
  readonly took: number;
}

const KINDS = [
  'plain shot',
  'burst',
  'template that strays',
  'flames',
  'charge',
  'strike',
] as const;

/** What kind of attack an answer is; nothing for every other answer. */
function kindOf({ figures, active }: Battle, key: string): (typeof KINDS)[number] | undefined {
  const [action, id] = key.split(':');
  if (action === 'charge' || action === 'strike') return action;
  const shooter = figures.find((figure) => figure.id === active);
  const weapon = shooter?.recruit.ranged.find((each) => each.id === id);
  if (action !== 'shoot' || !weapon) return undefined;
  if (weapon.template) return weapon.template === 'flame' ? 'flames' : 'template that strays';
  return weapon.targets > 1 ? 'burst' : 'plain shot';
}

const BANDS = [
  ['harbour-watch', 'red-fang'],
  ['sewer-kin', 'harbour-watch'],
  ['silver-leaf', 'iron-vein'],
];

/** Of each kind the attacks of some battles whose odds took longest, with how many were asked about. */
function hardest(): ReadonlyMap<string, readonly Asked[]> {
  const found = new Map<string, Asked[]>(KINDS.map((kind) => [kind, []]));
  for (let seed = 1; seed <= 9; seed++) {
    const game = new Game(musg, setupOf(seed, BANDS[seed % BANDS.length]), { seed });
    const random = seededRandom(seed);
    for (let choices = 0; choices < 150; choices++) {
      const choice = game.ask();
      if (choice?.kind !== 'choice') break;
      for (const { key } of choice.about === 'action' ? choice.options : []) {
        const kind = kindOf(game.state, key);
        if (!kind) continue;
        const start = performance.now();
        actionOdds(game, key);
        const took = performance.now() - start;
        found.get(kind)?.push({ game: game.fork(), key, took });
      }
      game.answer(bot.answer({ state: game.state, choice, random }));
    }
  }
  return found;
}

/** So many of the hardest are asked about again. */
const AGAIN = 6;

function odds(): void {
  const raw = { action: 'shoot', shots: 3, shoot: 4, cover: [4], strength: 3, resistance: 3 };
  console.log(
    'Odds: milliseconds, warm; of each kind the hardest that nine battles of bots came to',
  );
  console.table([
    { question: 'a shot in bare numbers', limit: 16, ...milliseconds(() => oddsRoom.ask(raw)) },
    ...[...hardest()].map(([kind, asked]) => {
      const last = asked.toSorted((a, b) => b.took - a.took).slice(0, AGAIN);
      const times = last.map(({ game, key }) => ({
        question: `${kind}, of ${asked.length} (${key})`,
        limit: 16,
        ...milliseconds(() => actionOdds(game, key)),
      }));
      return times.toSorted((a, b) => Number(b.median) - Number(a.median))[0];
    }),
  ]);
}

function milliseconds(work: () => unknown): { readonly median: string; readonly best: string } {
  for (let i = 0; i < 10; i++) work();
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return { median: (times[10] ?? 0).toFixed(3), best: (times[0] ?? 0).toFixed(3) };
}
