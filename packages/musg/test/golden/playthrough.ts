import { playGolden as play, recordWithLog, type GoldenGame } from '@skirmish-kit/core/golden';
import { musg, type MusgSetup } from '@skirmish-kit/musg';

/** Short ones, since people read them. */
export const GOLDEN: readonly GoldenGame<MusgSetup>[] = [
  {
    name: 'market',
    setup: {
      scenario: 'market',
      bands: ['harbour-watch', 'red-fang'],
      settings: { turnLimit: '6' },
    },
    bots: ['bot', 'bot'],
  },
  {
    name: 'ford-with-tests',
    setup: {
      scenario: 'ford',
      bands: ['iron-vein', 'silver-leaf'],
      settings: {
        turnLimit: '6',
        willToCharge: 'on',
        receivingCharge: 'on',
        spotting: 'on',
        underFire: 'on',
      },
    },
    bots: ['bot', 'random'],
  },
];

/** Plays one of the games and tells it. */
export function playGolden(golden: GoldenGame<MusgSetup>): Promise<string> {
  return play(musg, golden);
}

/** A record told line by line. */
export function recordAsText(record: string): string {
  return recordWithLog(musg, record);
}
