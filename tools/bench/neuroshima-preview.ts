import { seededRandom } from '@skirmish-kit/core';
import {
  heatMap,
  makeLibrary,
  newGame,
  optionsOf,
  previewBattle,
  type State,
  type Unit,
} from '@skirmish-kit/neuroshima-hex';

const library = makeLibrary();
const ARMIES = library.armies.map((army) => army.id);

/** Two HQs and eight units of two armies at random, and a hand of two units. */
function halfFullBoards(count: number): State[] {
  const random = seededRandom(5);
  return Array.from({ length: count }, (_, i) => {
    const armies = [ARMIES[i % 4] ?? '', ARMIES[(i + 1 + (i % 3)) % 4] ?? ''];
    const state = newGame(library, {
      edition: '3.0',
      mode: 'duel',
      armies,
      options: optionsOf('3.0'),
    });
    const kinds = armies.map(
      (id) => library.army(id)?.tiles.filter((tile) => tile.kind !== 'instant') ?? [],
    );
    const draw = (seat: number): string => {
      const of = kinds[seat] ?? [];
      return of[random.between(0, of.length - 1)]?.id ?? 'hq';
    };
    const cells = Array.from({ length: 19 }, (__, cell) => cell);
    state.units = Array.from({ length: 10 }, (__, id): Unit => {
      const seat = id % 2;
      const [cell = 0] = cells.splice(random.between(0, cells.length - 1), 1);
      const tile = id < 2 ? 'hq' : draw(seat);
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
    state.nextUnit = 10;
    state.hqs = 2;
    state.turn = { seat: 0, drawn: true, played: 0, acted: [] };
    const [player] = state.players;
    if (player) player.hand = [draw(0), draw(0)];
    return state;
  });
}

/** Milliseconds by the clock, sorted. */
function timed(boards: readonly State[], work: (state: State) => void): number[] {
  return boards
    .map((state) => {
      const start = performance.now();
      work(state);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
}

export async function bench(): Promise<void> {
  const boards = halfFullBoards(200);
  const hand = (state: State): void => {
    for (const tile of state.players[0]?.hand ?? []) heatMap(library, state, tile);
  };
  const say = (ms: number | undefined): string => `${(ms ?? 0).toFixed(2)} ms`;
  const row = (title: string, times: readonly number[]): void =>
    console.log(`${title} median ${say(times[100])}, slowest of 200 ${say(times.at(-1))}`);
  // The first time through, the code is still being compiled: what a page feels right after it came.
  row('heat map of two tiles, first time through ', timed(boards, hand));
  row('heat map of two tiles, again              ', timed(boards, hand));
  row(
    'preview of a battle, phase by phase       ',
    timed(boards, (state) => void previewBattle(library, state)),
  );
}
