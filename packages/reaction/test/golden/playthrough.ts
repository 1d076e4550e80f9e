import { playGolden as play, recordWithLog, type GoldenGame } from '@skirmish-kit/core/golden';
import { reaction, type ReactionSetup } from '@skirmish-kit/reaction';

const LARGE_GANGS = ['halden-response', 'cinder-swarm'];

/** One for each scenario; short ones, since people read them. */
export const GOLDEN: readonly GoldenGame<ReactionSetup>[] = [
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
export function playGolden(golden: GoldenGame<ReactionSetup>): Promise<string> {
  return play(reaction, golden);
}

/** A record told line by line. */
export function recordAsText(record: string): string {
  return recordWithLog(reaction, record);
}
