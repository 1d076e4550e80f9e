import { playGolden as play, recordWithLog, type GoldenGame } from '@skirmish-kit/core/golden';
import { neuroshimaHex, optionsOf, type Setup } from '@skirmish-kit/neuroshima-hex';

/** A duel of either edition, and a table of three on the large board. */
export const GOLDEN: readonly GoldenGame<Setup>[] = [
  { name: 'duel', setup: neuroshimaHex.defaults, bots: ['quick', 'quick'] },
  {
    name: 'first-edition',
    setup: {
      edition: '1',
      mode: 'duel',
      armies: ['outpost', 'hegemony'],
      options: optionsOf('1', { board: 'hill' }),
    },
    bots: ['quick', 'random'],
  },
  {
    name: 'three',
    setup: {
      edition: '3.0',
      mode: 'deathmatch',
      armies: ['hegemony', 'moloch', 'outpost'],
      options: optionsOf('3.0', { board: 'extended', medicScope: 'symbol' }),
    },
    bots: ['random', 'random', 'random'],
  },
];

/** Plays one of the games and tells it. */
export function playGolden(golden: GoldenGame<Setup>): Promise<string> {
  return play(neuroshimaHex, golden);
}

/** A record told line by line. */
export function recordAsText(record: string): string {
  return recordWithLog(neuroshimaHex, record);
}
