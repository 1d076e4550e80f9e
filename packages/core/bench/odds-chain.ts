import { copyState, oddsOf, scope, type Flow, type Odds, type FlowQuestion } from '../src/index.ts';
import {
  blast,
  duel,
  fall,
  fate,
  fates,
  grenade,
  hurt,
  raid,
  raiderOf,
  scored,
  thrown,
  unbanded,
  volley,
  worth,
  type Raid,
} from '../src/odds/testing/raid.ts';
import { everyBranch } from './odds-chain/every-branch.ts';

/*
 * Tests that follow one another, with damage and death between them, beside a walk of every branch
 * from the start, which is how odds were computed before parts. Both in one run, one after the other.
 */

/** Nobody waits longer than a frame. */
const LIMIT = 16;
const WARM_RUNS = 9;

interface Case {
  readonly name: string;
  readonly state: () => Raid;
  readonly flow: (battle: Raid) => Flow<unknown>;
  readonly question: FlowQuestion<Raid, unknown, string>;
  /** Whether walking every branch ends within reason. */
  readonly walked: boolean;
  /** Whether it has to be done within a frame. */
  readonly frame: boolean;
}

const fateOf = { measure: (battle: Raid) => fate(battle, 'b1') };
const fatesOf = (ids: readonly string[]) => ({ measure: (battle: Raid) => fates(battle, ids) });
const places = (ids: readonly string[]) => ({
  measure: (battle: Raid) =>
    ids.map((id) => `${fate(battle, id)} ${raiderOf(battle, id).at.join()}`).join(),
});
const alike = ({ raiders, dice }: Raid) =>
  `${raiders.map(({ damage, dead, shield }) => `${damage}${dead}${shield}`).join()} ${dice.join()}`;
const own = (battle: Raid, id: string) => JSON.stringify(raiderOf(battle, id));
const scopes = [scope(blast, own), scope(thrown, own), scope(hurt, own), scope(fall, own)];

const inARow = (shots: number): Case => ({
  name: `${shots} opposed in a row`,
  state: () => raid(),
  flow: (battle) => volley(battle, 'a1', 'b1', shots),
  question: fateOf,
  walked: true,
  frame: true,
});

const CASES: readonly Case[] = [
  ...[1, 2, 3, 4, 8].map(inARow),
  {
    name: '2 as two unbanded rolls each',
    state: () => raid(),
    flow: (battle) => unbanded(battle, 'a1', 'b1', 2),
    question: fateOf,
    walked: false,
    frame: false,
  },
  {
    name: 'totals that run on, 3 targets',
    state: () => raid(),
    flow: (battle) => scored(battle, 'a1', ['b1', 'b2', 'b3']),
    question: { measure: ({ points }) => String(points) },
    walked: true,
    frame: false,
  },
  {
    name: 'shield (not banded), 1 shot',
    state: () => raid(2),
    flow: (battle) => volley(battle, 'a1', 'b1', 1),
    question: fateOf,
    walked: true,
    frame: false,
  },
  {
    name: 'shield (not banded), 2 shots',
    state: () => raid(2),
    flow: (battle) => volley(battle, 'a1', 'b1', 2),
    question: fateOf,
    walked: false,
    frame: false,
  },
  {
    name: 'frag on one, all places',
    state: () => raid(),
    flow: (battle) => grenade(battle, ['b1']),
    question: places(['b1']),
    walked: true,
    frame: false,
  },
  {
    name: 'frag on two, all places',
    state: () => raid(),
    flow: (battle) => grenade(battle, ['b1', 'b2']),
    question: places(['b1', 'b2']),
    walked: false,
    frame: false,
  },
  {
    name: 'frag on three, fates, alike',
    state: () => raid(),
    flow: (battle) => grenade(battle, ['b1', 'b2', 'b3']),
    question: { ...fatesOf(['b1', 'b2', 'b3']), alike },
    walked: false,
    frame: false,
  },
  {
    name: 'frag on three, alike and scopes',
    state: () => raid(),
    flow: (battle) => grenade(battle, ['b1', 'b2', 'b3']),
    question: { ...fatesOf(['b1', 'b2', 'b3']), alike, scopes },
    walked: false,
    frame: false,
  },
  {
    name: 'fixed answers, 3 shots',
    state: () => raid(),
    flow: (battle) => duel(battle, 'a1', 'b1', 3),
    question: { ...fateOf, policy: 'hold' },
    walked: true,
    frame: true,
  },
  {
    name: 'the other for the worst, 3 shots',
    state: () => raid(),
    flow: (battle) => duel(battle, 'a1', 'b1', 3),
    question: { ...fateOf, policy: { 0: 'hold', 1: 'worst' }, worth },
    walked: false,
    frame: false,
  },
  {
    name: 'best against worst, 3 shots',
    state: () => raid(),
    flow: (battle) => duel(battle, 'a1', 'b1', 3),
    question: { ...fateOf, policy: { 0: 'best', 1: 'worst' }, worth },
    walked: false,
    frame: false,
  },
];

export function bench(): void {
  const rows = CASES.map(measure);
  console.log(
    `Exact odds of chained tests (ms, the best of ${WARM_RUNS} warm; a frame is ${LIMIT} ms; state of ${JSON.stringify(raid()).length} characters)`,
  );
  console.table(rows);
}

function measure({ name, state, flow, question, walked, frame }: Case): Record<string, string> {
  const [first, odds] = timed(() => ask(state(), flow, question));
  const before = walked ? walk(state(), flow, question) : undefined;
  const warm: number[] = [];
  const old: number[] = [];
  // In turn, so that whatever else the machine does comes to both.
  for (let i = 0; i < WARM_RUNS; i++) {
    warm.push(timed(() => ask(state(), flow, question))[0]);
    if (before) old.push(timed(() => walk(state(), flow, question))[0]);
  }
  const best = Math.min(...warm);
  const oldBest = Math.min(...old);
  return {
    question: name,
    first: first.toFixed(1),
    warm: best.toFixed(2),
    runs: String(odds.runs),
    outcomes: String(odds.outcomes.length),
    pruned: odds.pruned.toExponential(0),
    'every branch': before ? `${oldBest.toFixed(2)} (${before.runs} runs)` : '-',
    ratio: before ? `${(oldBest / best).toFixed(1)}×` : '-',
    'worst difference': before ? differ(odds, before.outcomes).toExponential(0) : '-',
    'within a frame': best < LIMIT ? 'yes' : frame ? 'NO' : 'no',
  };
}

function ask(state: Raid, flow: Case['flow'], question: Case['question']): Odds<string> {
  return oddsOf(state, flow, [], question);
}

/** The same by every branch. */
function walk(
  start: Raid,
  flow: Case['flow'],
  question: Case['question'],
): ReturnType<typeof everyBranch> {
  return everyBranch(function* () {
    const battle = copyState(start);
    const result = yield* flow(battle);
    return question.measure(battle, result, []);
  });
}

function differ(odds: Odds<string>, outcomes: ReadonlyMap<string, number>): number {
  const found = new Map(odds.outcomes);
  return Math.max(...[...outcomes].map(([name, p]) => Math.abs(p - (found.get(name) ?? 0))));
}

function timed<T>(work: () => T): [number, T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}
