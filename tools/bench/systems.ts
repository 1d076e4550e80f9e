import {
  copyState,
  hashState,
  isProblems,
  playSeries,
  randomBot,
  startNew,
  type AnySystem,
} from '@skirmish-kit/core';
import { systems } from '@skirmish-kit/all';

/* Every system by the contract alone: what a game between players who draw lots costs. */

const GAMES = 20;

export function bench(): void {
  console.log(`${GAMES} games of every system between players who draw lots`);
  console.table(Object.fromEntries(systems.map((system) => [system.id, measure(system)])));
}

function measure(system: AnySystem): Readonly<Record<string, string>> {
  const game = startNew(system, { first: true }, { seed: 1 });
  if (isProblems(game)) throw new Error(game[0]?.message);
  const { state } = game;
  const bots = Array.from({ length: system.seats(state) }, () => randomBot);
  const [ms, { choices }] = timed(() =>
    playSeries(system, system.defaults, bots, { games: GAMES, seed: 'bench' }),
  );
  return {
    'games a second': ((GAMES * 1000) / ms).toFixed(1),
    'choices a game': (choices / GAMES).toFixed(0),
    'choices a second': ((choices * 1000) / ms).toFixed(0),
    'copy (µs)': (each(() => copyState(state)) * 1000).toFixed(1),
    'hash (µs)': (each(() => hashState(state)) * 1000).toFixed(1),
  };
}

/** Milliseconds that one of many takes, warm. */
function each(work: () => unknown): number {
  for (let i = 0; i < 200; i++) work();
  const [ms] = timed(() => {
    for (let i = 0; i < 1000; i++) work();
  });
  return ms / 1000;
}

function timed<T>(work: () => T): readonly [number, T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}
