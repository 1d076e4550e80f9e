import { Game, makeFaces, type Refusal } from '@skirmish-kit/core';
import type { PositionUnit } from '../position.ts';
import type { Setup, State, Unit } from '../state.ts';
import { neuroshimaHex } from '../../system.ts';
import { tableOf } from '../table.ts';
import { optionsOf, type Edition, type Options } from '../variants.ts';
import { library } from './positions.ts';
import type { Mode } from '../modes.ts';

export type TestGame = Game<State, Setup>;

export interface Opening {
  readonly edition?: Edition;
  readonly mode?: Mode;
  readonly options?: Partial<Options>;
}

/** A game in which the test says what is drawn. */
export function newGameOf(armies: readonly string[], how: Opening = {}): TestGame {
  const { edition = '3.0', mode = 'duel', options = {} } = how;
  const setup: Setup = { edition, mode, armies, options: optionsOf(edition, options) };
  return new Game(neuroshimaHex, setup, { chances: 'asked' });
}

/**
 * Answers questions one after the other. A draw is answered by the ids of the tiles, joined by
 * `+`. A refusal is an error of the test.
 */
export function play(game: TestGame, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const refusal = game.answer(textOf(game, answer));
    if (refusal) {
      const why = `${refusal.code} (${refusal.rule}) ${JSON.stringify(refusal.params)}`;
      throw new Error(`"${answer}" was refused: ${why}; asked was "${game.ask()?.about}"`);
    }
  }
}

/** Why an answer would be refused: `code rule`. */
export function refusalOf(game: TestGame, answer: string): string | undefined {
  const refusal: Refusal | undefined = game.explain(textOf(game, answer));
  return refusal && `${refusal.code} ${refusal.rule}`;
}

function textOf(game: TestGame, answer: string): string {
  const ask = game.ask();
  if (ask?.kind !== 'chance') return answer;
  const army = library.army(game.setup.armies[ask.who ?? 0] ?? '');
  const tiles = army?.tiles.map((tile) => tile.id) ?? [];
  return makeFaces(answer.split('+').map((id) => tiles.indexOf(id)));
}

/** What is asked, of whom. */
export function asked(game: TestGame): string {
  const ask = game.ask();
  return ask ? `${ask.about} ${ask.who}` : 'nothing';
}

/** The keys on offer. */
export function offers(game: TestGame): string[] {
  const ask = game.ask();
  return ask?.kind === 'choice' ? ask.options.map((option) => option.key) : [];
}

/** Units on the board as `tile q,r rotation`, those of one seat or all. */
export function board(game: TestGame, seat?: number): string[] {
  const table = tableOf(library, game.state);
  return game.state.units
    .filter((unit) => seat === undefined || unit.seat === seat)
    .map((unit) => `${unit.tile} ${table.board.names[unit.cell]} ${unit.rotation}`);
}

/** A game that stands in the action part of seat 0's turn, with these units and this hand. */
export function inTurn(
  armies: readonly string[],
  list: readonly PositionUnit[],
  hand: readonly string[],
  how: Opening & { readonly change?: (state: State) => void } = {},
): TestGame {
  const { edition = '3.0', mode = 'duel', options = {} } = how;
  const setup: Setup = { edition, mode, armies, options: optionsOf(edition, options) };
  const system = {
    ...neuroshimaHex,
    setup(given: Setup): State {
      const state = neuroshimaHex.setup(given);
      const { board: hexes } = tableOf(library, state);
      state.units = list.map((unit, id): Unit => ({
        id,
        seat: armies.indexOf(unit.army),
        tile: unit.tile,
        cell: hexes.cell(unit.hex),
        rotation: unit.rotation ?? 0,
        wounds: unit.wounds ?? 0,
        moved: 0,
        slots: 0,
        converted: 0,
      }));
      state.nextUnit = list.length;
      state.hqs = armies.length;
      for (const player of state.players) player.turns = 3;
      const [first] = state.players;
      if (first) first.hand = [...hand];
      state.turn = { seat: 0, drawn: true, played: 0, acted: [] };
      how.change?.(state);
      return state;
    },
  };
  return new Game(system, setup, { chances: 'asked' });
}
