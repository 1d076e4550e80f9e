import {
  botAnswers,
  Game,
  isProblems,
  narratorOf,
  openReplay,
  randomBot,
  type Bot,
  type LogEntry,
} from '@skirmish-kit/core';
import { reaction, type Battle, type ReactionSetup } from '@skirmish-kit/reaction';
import { telling } from '@skirmish-kit/reaction/telling';

/** A game worth keeping: who plays it, and how long. */
interface Golden {
  readonly name: string;
  readonly setup: ReactionSetup;
  readonly bots: readonly ('bot' | 'random')[];
}

const LARGE_GANGS = ['halden-response', 'cinder-swarm'];

/** One for each scenario; short ones, since people read them. */
export const GOLDEN: readonly Golden[] = [
  {
    name: 'relay',
    setup: {
      scenario: 'relay',
      gangs: ['halden-patrol', 'cinder-crew'],
      settings: { turns: 4 },
    },
    bots: ['bot', 'bot'],
  },
  {
    name: 'courier',
    setup: { scenario: 'courier', gangs: LARGE_GANGS, settings: { turns: 4 } },
    bots: ['bot', 'random'],
  },
  {
    name: 'pump-station',
    setup: { scenario: 'pump-station', gangs: LARGE_GANGS, settings: { turns: 3 } },
    bots: ['random', 'random'],
  },
];

/** Plays one of the games and tells it. */
export async function playGolden({ name, setup, bots }: Golden): Promise<string> {
  const game = new Game<Battle, ReactionSetup>(reaction, setup, { seed: `golden ${name}` });
  const clever = (await reaction.bots['bot']?.()) ?? randomBot;
  const seated = bots.map((bot): Bot<Battle> => (bot === 'bot' ? clever : randomBot));
  botAnswers(game, new Map(seated.entries()));
  return tell(game.record());
}

/**
 * A record told line by line, and still a record: each answer with the hash of the state it leads
 * to and the rule it answers, then what came of it, as comments.
 */
export function tell(record: string): string {
  const replay = openReplay<Battle, ReactionSetup>(reaction, record);
  if (isProblems(replay)) throw new Error(JSON.stringify(replay));
  if (replay.problem) throw new Error(JSON.stringify(replay.problem));
  const [header = ''] = record.split(/\n\s*\n/);
  const lines = [header, '', `; ${replay.game.hash()}`];
  const log: LogEntry[] = [];
  const tellNew = () => {
    for (const entry of replay.game.log.slice(log.length)) {
      log.push(entry);
      const line = narratorOf(telling, replay.game.state, 'en').line(entry);
      if (entry.kind === 'moment' && line !== undefined) lines.push(`;   ${entry.rule} ${line}`);
    }
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
