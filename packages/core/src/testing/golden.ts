import { Game } from '../game.ts';
import { botAnswers } from '../runners/play.ts';
import { openReplay } from '../runners/open-replay.ts';
import { isProblems } from '../problem.ts';
import { randomBot, type Bot } from '../bot.ts';
import type { GameSystem } from '../system.ts';
import { narratorOf } from '../messages/narrator.ts';

/** A game worth keeping as text: what is played, by which bots. */
export interface GoldenGame<Setup> {
  readonly name: string;
  readonly setup: Setup;
  /** Names of bots by seat. */
  readonly bots: readonly string[];
}

/**
 * Plays a game that is kept as text and tells it. People read the difference when a change of the
 * rules changes it, and a test fails when none was meant.
 *
 * @example
 * ```ts
 * const golden = { name: 'short', setup: { players: 2, target: 5 }, bots: ['careful', 'random'] };
 * (await playGolden(pig, golden)).split('\n')[3]; // 'seed: golden short'
 * ```
 */
export async function playGolden<S, Setup>(
  system: GameSystem<S, Setup>,
  { name, setup, bots }: GoldenGame<Setup>,
): Promise<string> {
  const game = new Game(system, setup, { seed: `golden ${name}` });
  const load = (bot: string): Promise<Bot<S>> | Bot<S> => system.bots[bot]?.() ?? randomBot;
  const seated = await Promise.all(bots.map(load));
  botAnswers(game, new Map(seated.entries()));
  return recordWithLog(system, system.makeRecord?.(game) ?? game.record());
}

/**
 * A record told line by line, and still a record: each answer with the hash of the state it leads
 * to and the rule it answers, then what came of it, as comments.
 */
export function recordWithLog<S, Setup>(system: GameSystem<S, Setup>, record: string): string {
  const replay = openReplay(system, record);
  if (isProblems(replay)) throw new Error(JSON.stringify(replay));
  if (replay.problem) throw new Error(JSON.stringify(replay.problem));
  const [header = ''] = record.split(/\n\s*\n/);
  const lines = [header, '', `; ${replay.game.hash()}`];
  let reported = 0;
  const tellNew = (): void => {
    const { log, state } = replay.game;
    const narrator = narratorOf(system.messages, state, 'en');
    for (const entry of log.slice(reported)) {
      const line = narrator.line(entry);
      if (entry.kind === 'event' && line !== undefined) lines.push(`;   ${entry.rule} ${line}`);
    }
    reported = log.length;
  };
  tellNew();
  for (let answer = replay.nextAnswer; answer; answer = replay.nextAnswer) {
    const rule = replay.game.ask()?.rule ?? '';
    const token = answer.kind === 'chance' ? `=${answer.text}` : answer.text;
    replay.forward();
    lines.push(`${token} ; ${replay.game.hash()} ${rule}`);
    tellNew();
  }
  return `${lines.join('\n')}\n`;
}
