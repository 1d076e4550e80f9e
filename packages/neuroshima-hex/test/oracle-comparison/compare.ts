/** Lets the engine and the oracle fight the same battles, and says where they part. */
import { battleFromPosition, runBattle, nettedHexes, tableOf } from '../../src/index.ts';
import { isProblems } from '@skirmish-kit/core';
import {
  type BattleResult,
  type Decide,
  firstOption,
  nettedIn,
  type PlacedUnit,
  type Position,
  type Random,
  resolveBattle,
} from '../oracle/oracle.ts';
import {
  beginBattle,
  copyOf,
  enginePosition,
  fightThrough,
  isFighting,
  library,
  playPhase,
  type EnginePhase,
} from './engine.ts';
import { everyWay } from './all-answers.ts';
import {
  asTheEngine,
  asTheOracle,
  picking,
  writingDown,
  type OracleAnswer,
} from './mirror-answers.ts';
import { hexText, outcomeOnly, storyOf, type PhaseStory } from './battle-summary.ts';

/** A battle, and who sits where. */
export interface Board {
  position: Position;
  seats: readonly string[];
}

/** `undefined` where the two agree, else what each of them says. */
export type Difference = { engine: unknown; oracle: unknown } | undefined;

const FIRST = (): number => 0;

function differ(engine: unknown, oracle: unknown): Difference {
  return JSON.stringify(engine) === JSON.stringify(oracle) ? undefined : { engine, oracle };
}

function logged({ asked: _, healed: __, ...story }: EnginePhase): PhaseStory {
  return story;
}

/** The engine fights by its defaults, or with any answers; the oracle answers alike. */
export function oracleFollows(board: Board, random?: Random): Difference {
  const { position, seats } = board;
  const phases = fightThrough(beginBattle(position, seats), picking(random ?? FIRST));
  let oracle: BattleResult;
  try {
    oracle = resolveBattle(position, asTheEngine(position, phases));
  } catch (fault) {
    return { engine: phases, oracle: fault };
  }
  return differ(phases.map(logged), oracle.phases.map(storyOf));
}

/**
 * The oracle fights by its defaults, or with any answers; the engine has to come to the same phase
 * by phase, with some answers to what it asks about Medics.
 */
export function engineFollows(board: Board, random?: Random): Difference {
  const { position, seats } = board;
  const decide: Decide = random ? (question) => random(question.options.length) : firstOption;
  const answers: OracleAnswer[] = [];
  const oracle = resolveBattle(position, writingDown(decide, answers));
  let state = beginBattle(position, seats);
  for (const report of oracle.phases) {
    if (!isFighting(state)) return { engine: 'over', oracle: report };
    const wanted = outcomeOnly(storyOf(report));
    const ways: PhaseStory[] = [];
    let found = false;
    const before = state;
    for (const way of everyWay((pick) => {
      const after = copyOf(before);
      const answer = asTheOracle(position, report.phase, answers, pick);
      return { after, story: outcomeOnly(logged(playPhase(after, answer))) };
    })) {
      ways.push(way.story);
      found = differ(way.story, wanted) === undefined;
      state = way.after;
      if (found) break;
    }
    if (!found) return { engine: ways, oracle: wanted };
  }
  return isFighting(state) ? { engine: state.battle, oracle: 'over' } : undefined;
}

/** What every possible way of answering leads to; `undefined` when there are too many. */
export function allResults(board: Board, most: number): Difference | 'too many' {
  const { position, seats } = board;
  const start = beginBattle(position, seats);
  start.battle = null;
  const { names } = tableOf(library, start).board;
  const engine = collect(
    everyWay((pick) => {
      const state = copyOf(start);
      runBattle(tableOf(library, state, false), 'tile', 0, picking(pick));
      return resultText(
        state.players.map(({ hp }, seat) => `${seats[seat]} ${hp}`),
        state.units.map(({ seat, tile, cell, wounds }) => {
          return `${seats[seat]} ${tile} ${names[cell]} ${wounds}`;
        }),
      );
    }),
    most,
  );
  const oracle = collect(
    everyWay((pick) => {
      const { hq, units } = resolveBattle(position, (question) => pick(question.options.length));
      return resultText(
        Object.entries(hq).map(([army, points]) => `${army} ${points}`),
        units.map(unitText),
      );
    }),
    most,
  );
  return engine && oracle ? differ(engine, oracle) : 'too many';
}

function collect(results: Iterable<string>, most: number): string[] | undefined {
  const different = new Set<string>();
  let ways = 0;
  for (const result of results) {
    different.add(result);
    if (++ways > most) return undefined;
  }
  return [...different].sort();
}

/** The public report of a battle without answers tells the same as the game does. */
export function reportsAgree(board: Board): Difference {
  const { position, seats } = board;
  const written = enginePosition(position, seats);
  const report = battleFromPosition(library, written);
  const netted = nettedHexes(library, written);
  if (isProblems(report) || isProblems(netted)) return { engine: report, oracle: 'a battle' };
  const phases = fightThrough(beginBattle(position, seats), picking(FIRST));
  const oracle = resolveBattle(position, asTheEngine(position, phases));
  return differ(
    {
      hq: Object.entries(report.hq).sort(byText),
      removed: report.removed
        .map(({ army, tile, hex, phase }) => `${phase} ${army} ${tile} ${hex.join(',')}`)
        .sort(),
      wounds: report.wounds
        .map(({ army, tile, hex, wounds }) => `${army} ${tile} ${hex.join(',')} ${wounds}`)
        .sort(),
      netted: netted.map(({ hex }) => hex.join(',')).sort(),
    },
    {
      hq: Object.entries(oracle.hq).sort(byText),
      removed: oracle.removed
        .map(({ army, tile, hex, phase }) => `${phase} ${army} ${tile} ${hexText(hex)}`)
        .sort(),
      wounds: oracle.units
        .filter((unit) => unit.wounds > 0)
        .map(unitText)
        .sort(),
      netted: nettedIn(position).map(hexText).sort(),
    },
  );
}

function byText(a: [string, number], b: [string, number]): number {
  return a[0] < b[0] ? -1 : 1;
}

function unitText({ army, tile, hex, wounds }: PlacedUnit): string {
  return `${army} ${tile} ${hexText(hex)} ${wounds}`;
}

function resultText(hq: string[], units: string[]): string {
  return [...hq.sort(), ...units.sort()].join('; ');
}
