import { defineSystem, type GameSystem, type PackPin } from '@skirmish-kit/core';
import { choicesFrom } from './choices.ts';
import { makePosition, parsePosition } from './notation/position.ts';
import { BANDS } from './packs/built-in.ts';
import { reportOf } from './report.ts';
import type { Band } from './rules/band.ts';
import { outcomeOf } from './rules/outcome.ts';
import { readSetup, ROUNDS, setUp, type Setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { turn } from './rules/turn.ts';
import { messages } from './messages/index.ts';

/** The game with the bands that lie on a shelf; `guests` says which of them came in which pack. */
export function systemFrom(
  shelf: readonly Band[],
  guests: ReadonlyMap<string, PackPin> = new Map(),
): GameSystem<State, Setup> {
  const defaults: Setup = {
    bands: BANDS.slice(0, 2).map(({ id }) => id),
    rounds: ROUNDS.usual,
  };
  return defineSystem<State, Setup>({
    id: 'causeway',
    version: 1,
    title: { en: 'Causeway', fr: 'La chaussée' },
    defaults,
    readSetup: (value) => readSetup(shelf, defaults, value),
    choices: (draft) => choicesFrom(shelf, defaults, draft),
    setup: (setup) => setUp(shelf, setup),
    pins: (setup) => pinsOf(guests, setup?.bands),
    seats: ({ bands }) => bands.length,
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

/** The packs of the bands that are played with, or of all: records name them. */
function pinsOf(
  guests: ReadonlyMap<string, PackPin>,
  bands: readonly string[] = [...guests.keys()],
): readonly PackPin[] {
  return [...new Set(bands.flatMap((id) => guests.get(id) ?? []))];
}

/** The game with the bands that come with it. */
export const causeway: GameSystem<State, Setup> = /* @__PURE__ */ systemFrom(BANDS);
