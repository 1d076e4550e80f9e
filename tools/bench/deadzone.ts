import {
  Game,
  isProblems,
  opposed,
  playOut,
  randomBot,
  seededRandom,
  successes,
  type Bot,
} from '@skirmish-kit/core';
import { deadzone, type Battle, type DeadzoneSetup } from '@skirmish-kit/deadzone';
import { bot } from '@skirmish-kit/deadzone/bot';
import { actionOdds, attackOdds, oddsRoom } from '@skirmish-kit/deadzone/odds';
import { gamesPerSecond } from './timing/games.ts';

const MISSIONS = ['patrol', 'hold', 'escort', 'raid'];
const FIELDS = ['depot', 'foundry', 'market', 'relay-towers', 'terraces', 'viaduct'];

export async function bench(): Promise<void> {
  games();
  odds();
  await Promise.resolve();
}

function setupOf(seed: number): DeadzoneSetup {
  const setup = deadzone.readSetup({
    mission: MISSIONS[seed % MISSIONS.length],
    field: FIELDS[seed % FIELDS.length],
    teams: seed % 2 === 0 ? ['enforcers-first', 'forge-fathers-first'] : undefined,
  });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return setup;
}

function games(): void {
  const play = (bots: readonly Bot<Battle>[]) => (seed: number) =>
    playOut(deadzone, setupOf(seed), bots, seed).choices;
  console.log('Games of Deadzone, all missions and battlefields in turn');
  console.table([
    { games: 'random, simulated', ...gamesPerSecond(48, play([randomBot, randomBot])) },
    { games: 'bot against bot, simulated', ...gamesPerSecond(12, play([bot, bot])) },
  ]);
}

/** Of some battles the moment at which most attacks are offered, with ten figures or nearly. */
function busyGame(): Game<Battle, DeadzoneSetup> {
  let most = -1;
  let busiest = new Game(deadzone, setupOf(1), { seed: 1 });
  for (let seed = 1; seed <= 12; seed++) {
    const game = new Game(deadzone, setupOf(seed), { seed });
    const random = seededRandom(seed);
    for (let choices = 0; choices < 120; choices++) {
      const choice = game.ask();
      if (choice?.kind !== 'choice') break;
      const attacks = choice.options.filter(({ key }) => key.startsWith('shoot:')).length;
      const standing = game.state.models.filter(({ where }) => where === 'field').length;
      if (choice.about === 'action' && standing >= 9 && attacks > most) {
        most = attacks;
        busiest = game.fork();
      }
      game.answer(bot.answer({ state: game.state, choice, random }));
    }
  }
  return busiest;
}

function odds(): void {
  const game = busyGame();
  const ask = game.ask();
  const keys = ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [];
  const shot = keys.find((key) => key.startsWith('shoot:')) ?? '';
  const move = keys.find((key) => key.startsWith('move:')) ?? '';
  const raw = {
    action: 'shoot',
    dice: 5,
    shoot: 4,
    survive: 4,
    defenceDice: 3,
    armour: 1,
  };
  console.log('Odds: milliseconds, warm');
  console.table([
    {
      question: 'opposed test',
      limit: 0.1,
      ...milliseconds(() =>
        opposed(pool(5, 4), pool(3, 5), 0, 4)
          .outcomes()
          .map(([margin]) => margin),
      ),
    },
    { question: 'a shot in bare numbers', limit: 16, ...milliseconds(() => oddsRoom.ask(raw)) },
    { question: `one shot (${shot})`, limit: 16, ...milliseconds(() => actionOdds(game, shot)) },
    {
      question: `a whole activation (${move}, ${shot}, with a die)`,
      limit: 16,
      ...milliseconds(() => actionOdds(game, [move, shot, `die-${shot}`])),
    },
    {
      question: `all targets (${attackOdds(game).length} attacks)`,
      limit: 100,
      ...milliseconds(() => attackOdds(game)),
    },
  ]);
}

const pool = (count: number, at: number) => successes({ count, sides: 8, at, explodeOn: 8 });

function milliseconds(work: () => unknown): Record<string, string> {
  for (let i = 0; i < 25; i++) work();
  const times = Array.from({ length: 40 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return {
    median: (times[20] ?? 0).toFixed(3),
    best: (times[0] ?? 0).toFixed(3),
  };
}
