import {
  Game,
  isProblems,
  opposed,
  playOut,
  randomBot,
  seededRandom,
  successes,
  type Bot,
  outcomesOf,
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

/** Ten figures, five of them in sight of who acts; an enemy in his cube strikes when he leaves it. */
const TEN =
  'depot:patrol:enforcers-first,enforcers-first turn=a dice:a=shoot,dice,fight dice:b=dice ' +
  'a1@b1 a2@d5 a3@e1 a4@g1 a5@a1 b1@d7 b2@d5 b3@b6 b4@f6 b5@e6';

const WHO = 'a2';
const AWAY = 'move:c5.1';

/** A game in which somebody is about to act, and what he can do. */
function active(position: string): {
  readonly game: Game<Battle, DeadzoneSetup>;
  readonly keys: readonly string[];
} {
  const setup = deadzone.readSetup({ position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(deadzone, setup, { seed: 7 });
  game.answer(`activate:${WHO}`);
  const ask = game.ask();
  return { game, keys: ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [] };
}

/** How many rolls a plan comes to when everybody who is asked says yes. */
function rollsOf(game: Game<Battle, DeadzoneSetup>, plan: readonly string[]): number {
  const trial = game.fork();
  const before = trial.log.length;
  for (const key of plan) {
    const refusal = trial.answer(key);
    if (refusal) throw new Error(`${key} is refused: ${refusal.code}.`);
    for (let ask = trial.ask(); ask?.kind === 'choice' && ask.about !== 'action'; ask = trial.ask())
      trial.answer(ask.options.at(-1)?.key ?? '');
  }
  return trial.log.slice(before).filter(({ kind }) => kind === 'roll').length;
}

/** He leaves under a blow, shoots at somebody, and with a command die at somebody else. */
function activation(game: Game<Battle, DeadzoneSetup>): readonly string[] {
  const trial = game.fork();
  trial.answer(AWAY);
  for (let ask = trial.ask(); ask?.kind === 'choice' && ask.about !== 'action'; ask = trial.ask())
    trial.answer(ask.options.at(-1)?.key ?? '');
  const ask = trial.ask();
  const keys = ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [];
  const [first = '', second = ''] = keys.filter((key) => key.startsWith('shoot:'));
  return [AWAY, first, `die-${second}`];
}

function odds(): void {
  const { game } = active(TEN);
  const busy = busyGame();
  const plan = activation(game);
  const rolls = rollsOf(game, plan);
  if (rolls < 3) throw new Error(`${plan.join(', ')} is ${rolls} rolls, not three.`);
  // Nobody beside him, so that everybody can be shot at.
  const { game: free, keys } = active(TEN.replace('b2@d5', 'b2@d6'));
  const shot = keys.find((key) => key.startsWith('shoot:')) ?? '';
  const raw = { action: 'shoot', dice: 5, shoot: 4, survive: 4, defenceDice: 3, armour: 1 };
  const attacks = attackOdds(free);
  const targets = new Set(attacks.map(({ key }) => key.split(':')[2]));
  console.log(`Odds: milliseconds, warm; ${game.state.models.length} figures`);
  console.table([
    {
      question: 'opposed test',
      limit: 0.1,
      ...milliseconds(() => outcomesOf(opposed(pool(5, 4), pool(3, 5), 0, 4))),
    },
    { question: 'a shot in bare numbers', limit: 16, ...milliseconds(() => oddsRoom.ask(raw)) },
    { question: `one shot (${shot})`, limit: 16, ...milliseconds(() => actionOdds(free, shot)) },
    {
      question: `activation of ${rolls} rolls (${plan.join(', ')})`,
      limit: 16,
      ...milliseconds(() => actionOdds(game, plan)),
    },
    {
      question: 'the same with a Dice face added',
      limit: 16,
      ...milliseconds(() => actionOdds(game, plan, { dice: 1 })),
    },
    {
      question: `all ${targets.size} targets (${attacks.length} attacks)`,
      limit: 100,
      ...milliseconds(() => attackOdds(free)),
    },
    {
      question: `the busiest moment of a battle (${attackOdds(busy).length} attacks)`,
      limit: 100,
      ...milliseconds(() => attackOdds(busy)),
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
