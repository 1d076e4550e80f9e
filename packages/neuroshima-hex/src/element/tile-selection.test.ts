import { Game, type ChoiceRequest } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { makeLibrary } from '../packs/built-in.ts';
import { neuroshimaHex } from '../system.ts';
import { TileSelection } from './tile-selection.ts';

const library = makeLibrary();

function looksVary(army: string, tile: string): boolean {
  return (library.army(army)?.tile(tile)?.turns.length ?? 0) > 1;
}

/** Plays by clicks alone: whatever is lit leads to an answer that is accepted. */
function playByClicks(seed: number, turns: number): readonly string[] {
  const game = new Game(
    neuroshimaHex,
    { ...neuroshimaHex.defaults, armies: ['outpost', 'hegemony'] },
    { seed },
  );
  const said: string[] = [];
  const picking = new TileSelection({
    choice() {
      const ask = game.ask();
      return ask?.kind === 'choice' ? ask : undefined;
    },
    unitOn: (cell) => game.state.units.find((unit) => unit.cell === cell),
    turns: (tile) => ['outpost', 'hegemony'].some((army) => looksVary(army, tile)),
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
      const cell = picking.ghost?.cell ?? lit[(seed * 7 + i) % Math.max(1, lit.length)];
      if (cell === undefined) break;
      picking.turn(1);
      const picked = picking.click(cell);
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

const QUESTION: ChoiceRequest = {
  kind: 'choice',
  who: 0,
  about: 'action',
  rule: 'NH-MOB-01',
  params: {},
  options: [],
  skip: undefined,
  visibleTo: undefined,
  open: true,
  take: () => undefined,
  explain: () => undefined,
};

test('NH-INS-02 a second click on an unturned unit deselects it', () => {
  const options = ['step:0,0:3', 'step:0,0>1,0:0'].map((key) => ({ key, value: key }));
  const picking = new TileSelection({
    choice: () => ({ ...QUESTION, options }),
    unitOn: () => ({ tile: 'runner', rotation: 0, seat: 0 }),
    turns: () => true,
  });
  const [cell = -1] = picking.lit;
  expect(picking.click(cell)).toBe('changed');
  expect(picking.answer).toBeUndefined();
  expect(picking.click(cell)).toBe('changed');
  expect(picking.from).toBeUndefined();
  picking.click(cell);
  picking.turn(3);
  expect(picking.click(cell)).toEqual({ answer: 'step:0,0:3' });
});
