import { expect, test } from 'vitest';
import { Game, narratorOf, type ChoiceRequest, type LogEntry } from '@skirmish-kit/core';
import { rulesOfPlay } from '../rules-of-play.ts';
import type { Battle } from '../rules/state.ts';
import { tellingOfPlay } from './play.ts';

/** Answers of every kind, about whoever and wherever: most are refused, each with a reason. */
function tries(battle: Battle, { params, who }: ChoiceRequest, turn: number): readonly string[] {
  const figures = battle.figures.map(({ id }) => id);
  const some = figures[turn % figures.length] ?? '';
  const self = String(params['figure'] ?? `a${who}`);
  const at = `${(turn * 37) % 700},${(turn * 53) % 850}`;
  const weapons = battle.figures.flatMap(({ recruit }) => recruit.ranged.map(({ id }) => id));
  const weapon = weapons[turn % weapons.length] ?? '';
  return [
    ...['walk', 'run', 'climb', 'drop', 'flee', 'haul', 'get-out'].map((kind) => `${kind}:${at}`),
    ...[some, self].flatMap((id) => [
      `charge:${id}`,
      `strike:${id}:sword+axe`,
      `strike:${id}:fists`,
      `medikit:${id}`,
      `carry:${id}`,
      `shoot:${weapon}:${id}`,
      `fire-together:${weapon}:${id}`,
      `strike-together:${id}`,
      `place:${id}:${at}`,
      `activate:${id}`,
      `figure:${id}`,
      `shoot-crew:${weapon}:${id}`,
    ]),
    ...['recover', 'put-down', 'done', 'board:av1', 'jump:av1', 'drive:100', 'boost:80'],
    ...['shoot-vehicle:pistol:av1', 'deed:plant:site', 'wait', 'rest', 'none', 'yes', '?'],
  ];
}

test('a first battle needs no other chapter of the book, and everything in it has words', () => {
  const untold = new Set<string>();
  const check = (what: string, found: boolean) => found || untold.add(what);
  const isTold = ({ kind, about }: LogEntry) =>
    kind === 'moment'
      ? Object.hasOwn(tellingOfPlay.moments, about)
      : kind !== 'roll' || Object.hasOwn(tellingOfPlay.rolls, about);
  for (let seed = 1; seed <= 12; seed++) {
    const game = new Game(rulesOfPlay, rulesOfPlay.defaults, { seed });
    let turn = seed;
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      const { about, options } = ask;
      check(`question ${about}`, Object.hasOwn(tellingOfPlay.questions, about));
      for (const key of turn % 5 === 0 ? tries(game.state, ask, turn) : []) {
        const refusal = game.explain(key);
        if (!refusal) continue;
        const said = narratorOf(tellingOfPlay, game.state, 'en').refusal(refusal);
        check(`refusal ${refusal.code}`, said !== refusal.code);
      }
      turn = (turn * 75 + 74) % 65_537;
      game.answer(options[turn % options.length]?.key ?? '');
    }
    for (const entry of game.log) check(`${entry.kind} ${entry.about}`, isTold(entry));
    expect(game.outcome).toBeDefined();
  }
  expect([...untold]).toEqual([]);
});
