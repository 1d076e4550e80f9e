import type { ChoiceRequest } from '../flow.ts';
import { Game } from '../game.ts';
import type { LogEntry } from '../log.ts';
import type { PlayableSystem } from '../system.ts';
import { narratorOf } from '../messages/narrator.ts';
import type { Messages } from '../messages/messages.ts';

/**
 * Finds what has no message in games answered at random, by kind and name: `moment burns`. `tries`
 * gives answers of every type, also illegal ones, to provoke refusals.
 */
export function findMissingMessages<S, Setup, N>(
  system: PlayableSystem<S, Setup>,
  messages: Messages<S, N>,
  tries: (state: S, ask: ChoiceRequest, turn: number) => readonly string[],
): readonly string[] {
  const untold = new Set<string>();
  const check = (what: string, found: boolean) => found || untold.add(what);
  const isLogged = ({ kind, about }: LogEntry) =>
    kind === 'event'
      ? Object.hasOwn(messages.events, about)
      : kind !== 'roll' || Object.hasOwn(messages.rolls, about);
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = new Game(system, system.defaults, { seed });
    let turn = seed;
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      const { about, options } = ask;
      check(`question ${about}`, Object.hasOwn(messages.questions, about));
      for (const key of turn % 5 === 0 ? tries(game.state, ask, turn) : []) {
        const refusal = game.explain(key);
        if (!refusal) continue;
        const said = narratorOf(messages, game.state, 'en').refusal(refusal);
        check(`refusal ${refusal.code}`, said !== refusal.code);
      }
      turn = (turn * 75 + 74) % 65_537;
      game.answer(options[turn % options.length]?.key ?? '');
    }
    for (const entry of game.log) check(`${entry.kind} ${entry.about}`, isLogged(entry));
    check(`the end of game ${seed}`, game.outcome !== undefined);
  }
  return [...untold];
}

const GAMES = 12;
