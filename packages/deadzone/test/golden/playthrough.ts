import { playGolden as play, recordWithLog, type GoldenGame } from '@skirmish-kit/core/golden';
import { deadzone, type DeadzoneSetup } from '@skirmish-kit/deadzone';

const ENFORCERS = 'enforcers-first';
const FORGE_FATHERS = 'forge-fathers-first';

/** Short ones, since people read them. */
export const GOLDEN: readonly GoldenGame<DeadzoneSetup>[] = [
  {
    name: 'first-game',
    setup: {
      field: 'depot',
      mission: 'patrol',
      teams: [ENFORCERS, FORGE_FATHERS],
      settings: { items: 'off' },
    },
    bots: ['bot', 'bot'],
  },
  {
    name: 'towers',
    setup: {
      field: 'relay-towers',
      mission: 'patrol',
      teams: [FORGE_FATHERS, ENFORCERS],
      settings: {},
    },
    bots: ['bot', 'random'],
  },
];

/** Plays one of the games and tells it. */
export function playGolden(golden: GoldenGame<DeadzoneSetup>): Promise<string> {
  return play(deadzone, golden);
}

/** A record told line by line. */
export function recordAsText(record: string): string {
  return recordWithLog(deadzone, record);
}
