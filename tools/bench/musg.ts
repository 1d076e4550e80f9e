import { isProblems, playOut, randomBot, type Bot } from '@skirmish-kit/core';
import { musg, type Battle, type MusgSetup } from '@skirmish-kit/musg';
import { gamesPerSecond } from './timing/games.ts';

export async function bench(): Promise<void> {
  const load = musg.bots['bot'];
  if (!load) throw new Error('Musg has a bot.');
  const bot = await load();
  const play = (bots: readonly Bot<Battle>[]) => (seed: number) =>
    playOut(musg, setupOf(seed), bots, seed).choices;
  console.log('Battles of Musg, six against six, on all tables in turn');
  console.table([
    { games: 'random, simulated', ...gamesPerSecond(60, play([randomBot, randomBot])) },
    { games: 'bot against bot, simulated', ...gamesPerSecond(12, play([bot, bot])) },
  ]);
}

const SCENARIOS = ['market', 'ford', 'open-field'];

function setupOf(seed: number): MusgSetup {
  const setup = musg.readSetup({ scenario: SCENARIOS[seed % SCENARIOS.length] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return setup;
}
