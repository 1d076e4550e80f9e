import { playOut, randomBot, seededRandom } from '@skirmish-kit/core';
import {
  fightOut,
  makeLibrary,
  neuroshimaHex,
  newGame,
  optionsOf,
  sketchOf,
  tableOf,
  type State,
  type Unit,
} from '@skirmish-kit/neuroshima-hex';

const library = makeLibrary();

/** Full boards of 19 units: two HQs and 17 tiles of two armies at random, turned at random. */
function fullBoards(count: number): State[] {
  const random = seededRandom(3);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[random.between(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return Array.from({ length: count }, () => {
    const first = pick(library.armies);
    const second = pick(library.armies.filter((army) => army !== first));
    const armies = [first, second];
    const setup = {
      edition: '3.0',
      mode: 'duel',
      armies: [first.id, second.id],
      options: optionsOf('3.0'),
    } as const;
    const state = newGame(library, setup);
    const units = armies.map((army) =>
      army.tiles
        .filter((tile) => tile.kind !== 'instant')
        .flatMap((tile) => Array<string>(tile.count).fill(tile.id)),
    );
    const cells = Array.from({ length: 19 }, (_, cell) => cell);
    state.units = cells.map((id): Unit => {
      const seat = id % 2;
      const left = units[seat] ?? [];
      const tile = id < 2 ? 'hq' : (left.splice(random.between(0, left.length - 1), 1)[0] ?? 'hq');
      const [cell = 0] = cells.length > 0 ? [id] : [];
      return {
        id,
        seat,
        tile,
        cell,
        rotation: random.between(0, 5),
        wounds: 0,
        moved: 0,
        slots: 0,
        converted: 0,
      };
    });
    for (let i = 18; i > 0; i--) {
      const a = state.units[i];
      const b = state.units[random.between(0, i)];
      if (a && b) [a.cell, b.cell] = [b.cell, a.cell];
    }
    return state;
  });
}

/**
 * How often per second of processor time, from the best of twelve rounds: what else runs on the
 * machine slows a round down, nothing speeds one up.
 */
function perSecond(times: number, work: () => void): number {
  let best = 0;
  for (let round = 0; round < 12; round++) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    best = Math.max(best, (times * 1e6) / (user + system));
  }
  return best;
}

const PAIRS = [
  ['moloch', 'outpost'],
  ['borgo', 'hegemony'],
  ['outpost', 'borgo'],
  ['hegemony', 'moloch'],
] as const;

export async function bench(): Promise<void> {
  const boards = fullBoards(2000);
  const say = (what: string, figure: string): void => console.log(`${what.padEnd(40)}${figure}`);
  const number = (n: number): string => Math.round(n).toLocaleString('en');

  const battles = perSecond(boards.length, () => {
    for (const board of boards) fightOut(tableOf(library, sketchOf(board), false), 'tile', 0);
  });
  say('battles of a full board, 19 units', `${number(battles)} /s`);

  let seed = 0;
  const games = perSecond(100, () => {
    for (let i = 0; i < 100; i++) {
      const armies = PAIRS[i % PAIRS.length] ?? PAIRS[0];
      playOut(neuroshimaHex, { ...neuroshimaHex.defaults, armies }, [randomBot, randomBot], seed++);
    }
  });
  say('random games of two', `${number(games)} /s`);
}
