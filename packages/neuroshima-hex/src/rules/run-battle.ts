import { advance, type ChoiceRequest, type Flow, type Request } from '@skirmish-kit/core';
import { beginBattle } from './battle.ts';
import { fightOn } from './fight-on.ts';
import { resolveBoard } from './resolved-board.ts';
import type { BattleCause } from './state.ts';
import type { Table } from './table.ts';

/** Answers a question of a battle with one of its keys. */
export type Answerer = (choice: ChoiceRequest) => string;

/**
 * What is done when nobody is asked: Clowns attack, Quartermasters convert nothing. Medics are gone
 * through by hex, from the centre outwards and clockwise from the top, those that can save Medics
 * first. Each saves a Medic if it can, else the first unit by hex, from the strongest hit; if several
 * Medics could leave for that unit, the first by hex does.
 */
export const defaultAnswers: Answerer = (choice) => {
  const option = choice.options[0];
  if (!option) throw new Error(`"${choice.about}" offers nothing to choose.`);
  return option.key;
};

/**
 * Fights a whole battle at once on the table's state, with what follows its last phase: the rules
 * themselves, with nobody to wait for. Only elimination and the end of the game are left out. Give it a copy of a state to look ahead, and a table that is not watched to be fast.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_hq.c3~12_borgo_mutant.d3.5_hq.e3'));
 * if (isProblems(state)) throw new Error(state[0]?.message);
 * const preview = copyState(state);
 * runBattle(tableOf(library, preview, false), 'tile', 0);
 * preview.players.map((player) => player.hp); // [11, 20]
 * ```
 */
export function runBattle(
  table: Table,
  cause: BattleCause,
  first: number,
  answer: Answerer = defaultAnswers,
  watch?: (request: Request) => void,
): void {
  const { state } = table;
  let field = resolveBoard(table);
  run(beginBattle(table, cause, first, field), answer, watch);
  for (let battle = state.battle; battle; battle = state.battle) {
    const before = field.pieces.length;
    run(fightOn(table, battle, field), answer, watch);
    // Nothing of what was worked out changes as long as nobody leaves the board.
    const changed = before !== state.units.length || state.markers.length > 0;
    if (changed || table.companions.length > 0) field = resolveBoard(table);
  }
}

function run(flow: Flow<unknown>, answer: Answerer, watch?: (request: Request) => void): void {
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    if (request.kind === 'choice') {
      const key = answer(request);
      const refusal = request.take(key);
      if (refusal) {
        const offers = request.options.map((option) => option.key);
        throw new RefusedAnswer(request.about, key, offers);
      }
    } else if (request.kind === 'chance') {
      throw new Error('A battle rolls no dice.');
    }
    watch?.(request);
  }
}

/** An answer that was prepared for a battle does not fit its question. */
export class RefusedAnswer extends Error {
  readonly about: string;
  readonly key: string;

  constructor(about: string, key: string, offers: readonly string[]) {
    super(`"${key}" does not answer "${about}"; there are ${offers.join(' and ')}.`);
    this.about = about;
    this.key = key;
  }
}
