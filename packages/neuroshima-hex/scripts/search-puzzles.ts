// Searches games between bots for puzzles with exactly one solution up to symmetry. Prints each as a
// line of JSON, with what the solver found out about it:
//   npm run puzzles -- 0 50      games of the seeds 0 to 49
// The good ones are chosen, named and added to src/puzzles/puzzles.json by a person.
import { seededRandom, type Random } from '@skirmish-kit/core';
import {
  makeLibrary,
  neuroshimaHex,
  optionsOf,
  resolveBoard,
  trialState,
  tableOf,
  type State,
  type Table,
} from '../src/index.ts';
import { quickBot } from '../src/bot/index.ts';
import {
  searchLines,
  gradeOf,
  positionOf,
  solve,
  type Goal,
  type Puzzle,
} from '../src/puzzles/index.ts';
import { fightThrough } from '../src/rules/preview/what-if.ts';

const library = makeLibrary();
const ARMIES = library.armies.map((army) => army.id);
const MOST_LINES = 5_000;

/** What a line comes to: the enemy's loss, one's own, and units left on both sides. */
interface End {
  readonly dealt: number;
  readonly taken: number;
  readonly own: number;
  readonly enemies: number;
}

/** Positions from the middle of games between quick bots, at the start of somebody's actions. */
function* positions(seed: number): Generator<State> {
  const random = seededRandom(seed);
  const first = pick(ARMIES, random);
  const second = pick(
    ARMIES.filter((army) => army !== first),
    random,
  );
  const edition = seed % 2 === 0 ? '3.0' : '1';
  const armies = [first, second];
  const state = neuroshimaHex.setup({
    edition,
    mode: 'duel',
    armies,
    options: optionsOf(edition),
  });
  const bot = quickBot(library);
  while (!neuroshimaHex.outcome(state)) {
    for (const request of neuroshimaHex.step(state)) {
      if (request.kind === 'chance') request.sample(random);
      if (request.kind !== 'choice') continue;
      const free = 19 - state.units.length;
      const fresh = request.about === 'action' && state.turn?.played === 0;
      if (fresh && free >= 5 && free <= 9) yield trialState(state);
      request.take(bot.answer({ state, choice: request, random }));
    }
  }
}

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[random.between(0, list.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Tiles the side might have: units that stay where they are put, and now and then an instant. */
function someTiles(table: Table, seat: number, count: number, random: Random): string[] {
  const player = table.state.players[seat];
  const army = table.armies[seat];
  if (!player || !army) return [];
  const left = army.tiles.flatMap((tile, i) => {
    const copies = (player.pile[i] ?? 0) + player.hand.filter((id) => id === tile.id).length;
    const unit = tile.kind !== 'instant' && !tile.mobile && !tile.carries && tile.id !== 'blocker';
    const kind = tile.instant?.kind ?? '';
    const instant = ['move', 'wound', 'destroy', 'blast'].includes(kind);
    return unit || (instant && random.between(0, 3) === 0)
      ? Array<string>(copies).fill(tile.id)
      : [];
  });
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [tile = ''] = left.splice(random.between(0, left.length - 1), 1);
    return tile;
  });
}

function endsOf(table: Table, seat: number): End[] | undefined {
  const ends: End[] = [];
  const before = table.state;
  const count = (state: State, mine: boolean): number =>
    state.units.filter((unit) => unit.tile !== 'hq' && (unit.seat === seat) === mine).length;
  try {
    searchLines(table, (end) => {
      if (ends.length >= MOST_LINES) throw new TooMany();
      const state = trialState(end.state);
      fightThrough({ ...end, state });
      const lost = (who: number): number =>
        (before.players[who]?.hp ?? 0) - (state.players[who]?.hp ?? 0);
      ends.push({
        dealt: lost(1 - seat),
        taken: lost(seat),
        own: count(state, true),
        enemies: count(state, false),
      });
    });
  } catch (fault) {
    if (!(fault instanceof TooMany)) throw fault;
    return undefined;
  }
  return ends;
}

class TooMany extends Error {}

/** A condition on the end of a line, as strict as the best of the lines so far allows. */
type Demand = (ends: readonly End[]) => { goal: Goal; holds: (end: End) => boolean };

const DAMAGE: Demand = (ends) => {
  const least = Math.max(...ends.map((end) => end.dealt));
  return { goal: { kind: 'damage', least }, holds: (end) => end.dealt >= least };
};
const SHIELD: Demand = (ends) => {
  const most = Math.min(...ends.map((end) => end.taken));
  return { goal: { kind: 'shield', most }, holds: (end) => end.taken <= most };
};
const KEEP: Demand = (ends) => {
  const least = Math.max(...ends.map((end) => end.own));
  return { goal: { kind: 'keep', least }, holds: (end) => end.own >= least };
};
const CLEAR: Demand = () => ({ goal: { kind: 'clear' }, holds: (end) => end.enemies === 0 });

/** Tasks from plain to demanding; every demand has to rule something out. */
const TASKS: readonly (readonly Demand[])[] = [
  [DAMAGE],
  [CLEAR],
  [DAMAGE, SHIELD],
  [DAMAGE, KEEP],
  [SHIELD, DAMAGE],
  [KEEP, DAMAGE],
  [CLEAR, DAMAGE],
  [DAMAGE, SHIELD, KEEP],
  [KEEP, SHIELD, DAMAGE],
];

/** The plainest goals that exactly one line reaches. */
function goalsOf(ends: readonly End[]): readonly Goal[] | undefined {
  for (const task of TASKS) {
    const goals: Goal[] = [];
    let left = ends;
    for (const demand of task) {
      const { goal, holds } = demand(left);
      const next = left.filter(holds);
      if (next.length === left.length) break;
      goals.push(goal);
      left = next;
    }
    const dealt = left[0]?.dealt ?? 0;
    const worthwhile = dealt >= 3 || goals.some((goal) => goal.kind === 'clear');
    if (left.length === 1 && goals.length === task.length && worthwhile) return goals;
  }
  return undefined;
}

/** How often tiles are picked for one position. */
const TRIES = 3;

/** Looks for puzzles with exactly one solution up to symmetry in the games of some seeds. */
function search(from: number, to: number, found: (puzzle: Puzzle, facts: object) => void): void {
  for (let seed = from; seed < to; seed++) {
    const random = seededRandom(`puzzle ${seed}`);
    for (const state of positions(seed)) {
      for (const seat of [0, 1]) {
        state.turn = { seat, drawn: true, played: 0, acted: [] };
        // Nothing but the tiles is played in a puzzle, so nothing else may be able to move.
        const moves = resolveBoard(tableOf(library, state, false)).pieces.some(
          (piece) => piece.seat === seat && (piece.tile.mobile || piece.carried),
        );
        for (let i = 0; !moves && i < TRIES; i++) {
          if (tryTiles(trialState(state), seat, random, found)) break;
        }
      }
    }
  }
}

/** Picks some tiles, and makes a puzzle of them if there is one. */
function tryTiles(
  state: State,
  seat: number,
  random: Random,
  found: (puzzle: Puzzle, facts: object) => void,
): boolean {
  const free = 19 - state.units.length;
  const count = free <= 6 && random.between(0, 1) === 0 ? 3 : 2;
  const trial = trialState(state);
  const table = tableOf(library, trial, false);
  const tiles = someTiles(table, seat, count, random);
  const player = trial.players[seat];
  if (!player || tiles.length < 2) return false;
  player.hand = [...tiles];
  const ends = endsOf(table, seat);
  let goals = ends && goalsOf(ends);
  if (!ends || !goals) return false;
  // What does most damage may as well be what it takes to win.
  const [first] = goals;
  const wins = goals.length === 1 && first?.kind === 'damage' && random.between(0, 1) === 0;
  if (wins) goals = [{ kind: 'win' }];
  const puzzle = puzzleOf(state, seat, tiles, goals, ends);
  const solved = solve(library, puzzle);
  if (!('solutions' in solved) || solved.solutions.length !== 1) return false;
  if (solved.nearMisses === 0 || solved.nearMisses > 60) return false;
  found({ ...puzzle, grade: gradeOf(solved) }, { ...solved, free });
  return true;
}

function puzzleOf(
  state: State,
  seat: number,
  tiles: readonly string[],
  goals: readonly Goal[],
  ends: readonly End[],
): Puzzle {
  const shown = trialState(state);
  const enemy = shown.players[1 - seat];
  if (goals[0]?.kind === 'win' && enemy) enemy.hp = Math.max(...ends.map((end) => end.dealt));
  return {
    id: '',
    title: { en: '', fr: '' },
    grade: 1,
    position: positionOf(shown),
    side: state.setup.armies[seat] ?? '',
    tiles,
    goals: goals.map((goal) =>
      goal.kind === 'damage' && goal.least === enemy?.hp ? { kind: 'win' } : goal,
    ),
  };
}

const [from = '0', to = '10'] = process.argv.slice(2);
search(Number(from), Number(to), (puzzle, facts) => console.log(JSON.stringify({ puzzle, facts })));
