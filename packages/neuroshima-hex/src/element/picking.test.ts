import { Game } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { boardOf } from '../rules/table.ts';
import { neuroshimaHex } from '../rules/system.ts';
import { makeAnswer, parseAnswer } from './answer-keys.ts';
import { Picking } from './picking.ts';

test.each([
  ['place:hunter-killer:0,-1:3', { verb: 'place:hunter-killer', to: '0,-1', rotation: 3 }],
  ['step:0,0>1,0:2', { verb: 'step', from: '0,0', to: '1,0', rotation: 2 }],
  ['move:0,0:2', { verb: 'move', from: '0,0', to: '0,0', rotation: 2 }],
  ['push-back:0,0>1,0', { verb: 'push-back', from: '0,0', to: '1,0' }],
  ['sniper:1,0', { verb: 'sniper', to: '1,0' }],
  ['hq:-1,0', { verb: 'hq', to: '-1,0' }],
  ['act:push:0,0>1,0', { verb: 'act:push', from: '0,0', to: '1,0' }],
])('%s is taken apart and put together again', (key, parts) => {
  expect(parseAnswer(key)).toEqual(parts);
  expect(makeAnswer(parts)).toBe(key);
});

test('keys without a hex have no parts', () => {
  for (const key of ['end', 'battle', 'discard:clown', 'keep']) {
    expect(parseAnswer(key)).toBeUndefined();
  }
});

/** Plays by clicks alone: whatever is lit leads to an answer that is accepted. */
function playByClicks(seed: number, turns: number): readonly string[] {
  const game = new Game(
    neuroshimaHex,
    { ...neuroshimaHex.defaults, armies: ['outpost', 'hegemony'] },
    { seed },
  );
  const { names } = boardOf(game.state.setup.options);
  const said: string[] = [];
  const picking = new Picking({
    choice() {
      const ask = game.ask();
      return ask?.kind === 'choice' ? ask : undefined;
    },
    unitAt: (hex) => game.state.units.find((unit) => names[unit.cell] === hex),
    turns: () => true,
  });
  for (let i = 0; i < turns && game.ask(); i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    picking.clear();
    const hand = game.state.turn ? (game.state.players[game.state.turn.seat]?.hand ?? []) : [];
    const tile = hand[(seed + i) % Math.max(1, hand.length)];
    if (ask.about === 'action' && tile !== undefined && i % 4 !== 3) picking.take(tile);
    let answer: string | undefined;
    for (let clicks = 0; clicks < 4 && answer === undefined; clicks++) {
      const { lit } = picking;
      const hex = picking.ghost?.hex ?? lit[(seed * 7 + i) % Math.max(1, lit.length)];
      if (hex === undefined) break;
      picking.turn(1);
      const picked = picking.click(hex);
      if (typeof picked === 'object') answer = picked.answer;
    }
    answer ??= picking.answer ?? (ask.about === 'action' ? 'end' : ask.options[0]?.key);
    const refusal = game.answer(answer ?? '');
    if (refusal) throw new Error(`${answer}: ${refusal.code}`);
    said.push(answer ?? '');
  }
  return said;
}

test('a game can be played by clicking what is lit, and nothing lit is refused', () => {
  const said = Array.from({ length: 6 }, (_, seed) => playByClicks(seed + 1, 120)).flat();
  const verbs = new Set(said.map((key) => String(key).split(':')[0]));
  for (const verb of ['hq', 'place', 'step', 'move', 'push-back', 'sniper', 'end', 'battle']) {
    expect(verbs).toContain(verb);
  }
});
