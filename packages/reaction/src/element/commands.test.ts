import { expect, test } from 'vitest';
import { Game, isRefusal, type ChoiceRequest } from '@skirmish-kit/core';
import { reaction } from '../system.ts';
import { parseCommand } from './commands.ts';

/** A battle at the first action of its first figure. */
function firstAction() {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  for (let ask = game.ask(); ask?.kind === 'choice' && ask.about !== 'action'; ask = game.ask()) {
    game.answer(ask.options[0]?.key ?? '');
  }
  const ask = game.ask();
  if (ask?.kind !== 'choice') throw new Error('nobody is asked');
  return { game, ask, battle: game.state, figure: String(ask.params['figure']) };
}

function keysOf(
  text: string,
  ask: ChoiceRequest,
  battle: ReturnType<typeof firstAction>['battle'],
) {
  const command = parseCommand(text, battle, ask);
  if (isRefusal(command)) return command.code;
  return command.kind === 'answers' ? command.keys : command.kind;
}

test('commands of both languages become the answers of a record', () => {
  const { ask, battle, figure } = firstAction();
  const enemy = figure.startsWith('a') ? 'b2' : 'a2';
  const weapon = battle.figures.find(({ id }) => id === figure)?.weapons[0];
  const burst = `burst:${weapon?.id}:${enemy}*${weapon?.rateOfFire}`;
  for (const line of [`shoot ${enemy}`, `tirer ${enemy}`, `${figure} fire ${enemy}`]) {
    expect(keysOf(line, ask, battle), line).toEqual([`shoot:${weapon?.id}:${enemy}`]);
  }
  expect(keysOf(`rafale ${enemy}`, ask, battle)).toEqual([burst]);
  expect(keysOf('move 45.5 30', ask, battle)).toEqual(['move:455,300']);
  expect(keysOf('move 45,30', ask, battle)).toEqual(['move:450,300']);
  expect(keysOf('done', ask, battle)).toEqual(['done']);
  expect(keysOf('annuler', ask, battle)).toBe('undo');
  expect(keysOf('move:455,300', ask, battle)).toEqual(['move:455,300']);
});

test('directions and figures stand for places', () => {
  const { ask, battle, figure } = firstAction();
  const at = battle.figures.find(({ id }) => id === figure)?.at ?? [0, 0];
  expect(keysOf('move s 10', ask, battle)).toEqual([`move:${at[0]},${at[1] + 100}`]);
  expect(keysOf('turn 90', ask, battle)).toEqual(['pivot:90']);
  expect(keysOf('turn n', ask, battle)).toEqual(['pivot:0']);
});

test('what is not understood, or somebody else’s, is refused with a reason', () => {
  const { ask, battle, figure } = firstAction();
  const other = figure === 'a1' ? 'a2' : 'a1';
  expect(keysOf('dance', ask, battle)).toBe('not-understood');
  expect(keysOf('constructor', ask, battle)).toBe('not-understood');
  expect(keysOf(`${other} move 10 10`, ask, battle)).toBe('not-yours');
});
