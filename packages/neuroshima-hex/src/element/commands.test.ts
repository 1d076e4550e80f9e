import { expect, test } from 'vitest';
import { Game, isRefusal, type ChanceRequest } from '@skirmish-kit/core';
import { neuroshimaHex } from '../system.ts';
import { parseCommand, type CommandContext } from './commands.ts';
import { armyLooks } from './picture/box.ts';

const borgo = armyLooks().find(({ id }) => id === 'borgo');

/** Before Borgo has placed its HQ, with units where they are said to lie. */
function context(turned: Readonly<Record<number, number>> = {}): CommandContext {
  const ask = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 }).ask();
  if (ask?.kind !== 'choice') throw new Error('Nothing is asked.');
  return { ask, army: borgo, radius: 2, rotationOn: (cell) => turned[cell] };
}

/** While a draw is asked at a real table. */
function drawing(): { readonly context: CommandContext; readonly ask: ChanceRequest } {
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { chances: 'asked' });
  game.answer('hq:0,0');
  game.answer('hq:0,1');
  const ask = game.ask();
  if (ask?.kind !== 'chance') throw new Error('No draw is asked.');
  return { context: { ...context(), ask }, ask };
}

function keyOf(text: string, given: CommandContext = context()): string {
  const command = parseCommand(text, given);
  return isRefusal(command)
    ? `refused: ${command.code}`
    : 'keys' in command
      ? command.keys.join()
      : '';
}

test.each(['hq c3', 'qg c3', 'QG C3', 'c3', 'hq 0,0', 'hq:0,0'])('“%s” places the HQ', (text) => {
  expect(keyOf(text)).toBe('hq:0,0');
});

test.each([
  ['mutant c2 4', 'place:mutant:0,-1:4'],
  ['mutant c2', 'place:mutant:0,-1:0'],
  ['mouvement c3 d3', 'move:0,0>1,0:5'],
  ['move c3 d3 2', 'move:0,0>1,0:2'],
  ['step c3 d3', 'step:0,0>1,0:5'],
  ['bouger c3 1', 'step:0,0:1'],
  ['défausser mutant', 'discard:mutant'],
  ['combat', 'battle'],
  ['fin', 'end'],
])('“%s” is %s: what is moved stays turned as it was', (text, key) => {
  expect(keyOf(text, context({ 0: 5 }))).toBe(key);
});

test.each([
  ['mutant c9 2', 'off-board', { hex: 'c9' }],
  ['mutant c4 7', 'bad-rotation', { rotation: '7' }],
  ['dance', 'not-understood', { answer: 'dance' }],
])('“%s” is refused: %s', (text, code, params) => {
  expect(parseCommand(text, context())).toMatchObject({ code, params });
});

test.each(['undo', 'annuler', 'board', 'last', 'help', 'aide', 'aperçu'])(
  '“%s” can be typed whatever is asked, and when nothing is',
  (text) => {
    expect(isRefusal(parseCommand(text, drawing().context))).toBe(false);
    expect(isRefusal(parseCommand(text, { ...context(), ask: undefined }))).toBe(false);
  },
);

test('what was drawn at a real table is typed by its names', () => {
  const { context: given, ask } = drawing();
  expect(ask.params['tiles']).toBe(1);
  expect(ask.chance.check(keyOf('mutant', given).split(' ').map(Number))).toBeUndefined();
  expect(parseCommand('mutant, claws', given)).toMatchObject({
    code: 'wrong-number-of-tiles',
    params: { tiles: 1, given: 2 },
  });
  expect(parseCommand('gauss cannon', given)).toMatchObject({ code: 'no-such-tile' });
  expect(parseCommand('hq', given)).toMatchObject({ code: 'no-such-tile' });
});
