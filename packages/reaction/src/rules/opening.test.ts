import { botAnswers, Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { bot } from '../bot/bot.ts';
import { reaction } from '../system.ts';
import type { Opening } from './setup-input.ts';
import type { Battle } from './state.ts';

function setupWith(opening: Opening) {
  const setup = reaction.readSetup({ ...reaction.defaults, opening });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return setup;
}

const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);

/** How many of the first side are hurt before its first decision, with the other side going first. */
function hurtBeforeFirstDecision(opening: Opening): number {
  let hurt = 0;
  for (const seed of SEEDS) {
    const game = new Game(reaction, setupWith(opening), { seed });
    for (;;) {
      botAnswers(game, new Map([[1, bot]]));
      const ask = game.ask();
      if (ask?.kind !== 'choice' || ask.about !== 'order') break;
      game.answer('1');
    }
    hurt += game.state.figures.filter((figure) => figure.seat === 0 && isHurt(figure)).length;
  }
  return hurt;
}

function isHurt({ fate, reaction: marker }: Battle['figures'][number]): boolean {
  return fate !== 'in' || marker !== 'none';
}

test('RX-TURN-03 nobody in cover is hurt before the first decision', () => {
  expect(hurtBeforeFirstDecision('in-the-open')).toBeGreaterThan(SEEDS.length);
  expect(hurtBeforeFirstDecision('in-cover')).toBeLessThan(SEEDS.length / 2);
});

test('RX-TURN-03 figures in cover stand at the zone’s far edge and have taken cover', () => {
  const { state } = new Game(reaction, setupWith('in-cover'), { seed: 1 });
  for (const { seat, at, inCover, machine } of state.figures) {
    expect(inCover).toBe(machine === null);
    if (seat === 0) expect(at[0]).toBeLessThanOrEqual(80);
    else expect(at[0]).toBeGreaterThanOrEqual(820);
  }
});

test('RX-TURN-03 the setup leaves out “in the open”, as in games recorded before', () => {
  expect(setupWith('in-the-open')).toEqual(reaction.defaults);
  expect(setupWith('in-cover')).toMatchObject({ opening: 'in-cover' });
});
