import { expect, test } from 'vitest';
import { Game, narratorOf, type ChoiceRequest, type LogEntry } from '@skirmish-kit/core';
import { rulesOfPlay } from '../rules-of-play.ts';
import type { Battle } from '../rules/state.ts';
import { tellingOfPlay } from './play.ts';

/** Answers of every kind, about whoever and wherever: most are refused, each with a reason. */
function tries(battle: Battle, { params }: ChoiceRequest, turn: number): readonly string[] {
  const figures = battle.figures.map(({ id }) => id);
  const some = figures[turn % figures.length] ?? '';
  const self = String(params['figure'] ?? 'a1');
  const at = `${(turn * 37) % 950},${(turn * 53) % 750}`;
  const weapons = battle.figures.flatMap((figure) => figure.weapons.map(({ id }) => id));
  const weapon = weapons[turn % weapons.length] ?? '';
  return [
    ...[`move:${at}`, `cross:${at}`, `pivot:${turn % 400}`, `blast:${weapon}:${at}`],
    ...[some, self].flatMap((id) => [
      id,
      `shoot:${weapon}:${id}`,
      `burst:${weapon}:${id}*3`,
      `aim:${weapon}:${id}`,
      `fight:${id}`,
      `aid:${id}`,
      `repair:${id}:power`,
    ]),
    ...[`flame:${weapon}:${at}`, 'opportunity', 'leave', 'cover', 'extinguish', 'hold', 'done'],
    ...['door:d1', 'take:o1', 'hack:mast-foot', 'A1', 'B1', '1', '?'],
  ];
}

test('a first battle needs no other chapter of the sheet, and everything in it has words', () => {
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
