import { expect, test } from 'vitest';
import { Game, narratorOf } from '@skirmish-kit/core';
import { reaction } from '../system.ts';
import { telling } from '../messages/index.ts';
import { offersFor } from './action-options.ts';

test('who is finished is said on the button: the figure that acts, or its whole group', () => {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  const labels = new Map<string, string | undefined>();
  for (let i = 0; i < 5; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    const offers = offersFor(game.state, ask, narratorOf(telling, game.state, 'en'));
    labels.set(ask.about, offers.find(({ key }) => key === 'done')?.label);
    game.answer(ask.options[0]?.key ?? '');
  }
  expect(labels.get('figure')).toBe('End the group’s turn');
  expect(labels.get('action')).toBe('End its turn');
});
