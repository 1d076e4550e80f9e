import { expect, test } from 'vitest';
import { Game, narratorOf, seededRandom } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import { messages } from '../messages/index.ts';
import { actionOptions } from './action-options.ts';

test('the Done button names the figure that acts, or its whole group', () => {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  const labels = new Map<string, string | undefined>();
  for (let i = 0; i < 5; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    const offers = actionOptions(game.state, ask, narratorOf(messages, game.state, 'en'));
    labels.set(ask.about, offers.find(({ key }) => key === 'done')?.label);
    game.answer(ask.options[0]?.key ?? '');
  }
  expect(labels.get('figure')).toBe('End the group’s turn');
  expect(labels.get('action')).toBe('Done with this figure');
});

/** The answers to an action as they are offered, in games played by lot; `visit` gives the key to answer with. */
function offersInPlay(
  seed: number,
  visit: (offers: ReturnType<typeof actionOptions>, battle: Battle) => string | undefined,
  after: (battle: Battle, key: string) => void = () => {},
): void {
  const game = new Game(reaction, reaction.defaults, { seed });
  const random = seededRandom(seed);
  for (let i = 0; i < 250; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') return;
    const offers =
      ask.about === 'action'
        ? actionOptions(game.state, ask, narratorOf(messages, game.state, 'en'))
        : [];
    const wanted = visit(offers, game.state);
    const keys = ask.options.map(({ key }) => key);
    const key = wanted ?? keys[random.between(0, keys.length - 1)] ?? '';
    game.answer(key);
    if (wanted !== undefined) after(game.state, key);
  }
}

test('RX-AP-01 the price on a button is the price that is paid', () => {
  let paid = 0;
  let expected: { readonly id: string; readonly ap: number } | undefined;
  offersInPlay(
    5,
    (offers, { phase, figures }) => {
      const id = phase.step === 'actions' ? phase.figure : null;
      const figure = figures.find((each) => each.id === id);
      const offer = offers.find(({ ap, point, refusal }) => ap && !point && !refusal);
      if (!figure || offer?.ap === undefined) return undefined;
      expected = { id: figure.id, ap: figure.ap - offer.ap };
      return offer.key;
    },
    ({ figures }) => {
      const figure = figures.find((each) => each.id === expected?.id);
      // Points left over are lost with the end of the activation.
      if (!figure || figure.acted || figure.fate !== 'in') return;
      expect(figure.ap).toBe(expected?.ap);
      paid++;
    },
  );
  expect(paid).toBeGreaterThan(3);
});

test('RX-ACTC-05 an action that is not possible stays with its price and its reason', () => {
  const refused = new Map<string, string | undefined>();
  const prices = new Set<number | undefined>();
  offersInPlay(7, (offers) => {
    for (const { key, ap, refusal } of offers) {
      if (key === 'opportunity') prices.add(ap);
      if (refusal) refused.set(key, refusal.rule);
    }
    return undefined;
  });
  expect([...prices]).toEqual([5]);
  expect(refused.get('opportunity')).toBe('RX-AP-01');
});
