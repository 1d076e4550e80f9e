import { defineSystem, type GameSystem, type PackPin } from '@skirmish-kit/core';
import { choicesFrom } from './choices.ts';
import { makePosition, parsePosition } from './notation/position.ts';
import { CREWS } from './packs/built-in.ts';
import { reportOf } from './report.ts';
import type { Crew } from './rules/crew.ts';
import { outcomeOf } from './rules/outcome.ts';
import { readSetup, ROUNDS, setUp, type Setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { turn } from './rules/turn.ts';
import { messages } from './messages/index.ts';

/** The game with the crews that lie on a shelf; `guests` says which of them came in which pack. */
export function systemFrom(
  shelf: readonly Crew[],
  guests: ReadonlyMap<string, PackPin> = new Map(),
): GameSystem<State, Setup> {
  const defaults: Setup = {
    crews: CREWS.slice(0, 2).map(({ id }) => id),
    rounds: ROUNDS.usual,
  };
  return defineSystem<State, Setup>({
    id: 'sketch',
    version: 1,
    title: { en: 'Sketch', fr: 'Sketch' },
    defaults,
    readSetup: (value) => readSetup(shelf, defaults, value),
    choices: (draft) => choicesFrom(shelf, defaults, draft),
    setup: (setup) => setUp(shelf, setup),
    pins: (setup) => pinsOf(guests, setup?.crews),
    seats: ({ crews }) => crews.length,
    step: turn,
    outcome: outcomeOf,
    messages,
    report: reportOf,
    notation: { make: makePosition, parse: parsePosition },
    catalogue: async () => (await import('./rules/catalogue.ts')).catalogue,
    odds: async () => (await import('./odds/calculator.ts')).calculator,
    packs: async () => (await import('./packs/pack-loader.ts')).packLoader,
    bots: { bot: async () => (await import('./bot/bot.ts')).bot },
  });
}

/** The packs of the crews that are played with, or of all: records name them. */
function pinsOf(
  guests: ReadonlyMap<string, PackPin>,
  crews: readonly string[] = [...guests.keys()],
): readonly PackPin[] {
  return [...new Set(crews.flatMap((id) => guests.get(id) ?? []))];
}

/** The game with the crews that come with it. */
export const sketchGame: GameSystem<State, Setup> = /* @__PURE__ */ systemFrom(CREWS);
