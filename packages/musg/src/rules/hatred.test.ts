import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { hatredApplies } from './hatred.ts';
import { battleWith, type FigureSpec } from './testing/battle.ts';

test('MU-INJ-12 only who faces the band he hates is asked whether he tests again', () => {
  const asked = (abilities: FigureSpec['abilities'] = [], choices: string[] = []) => {
    const battle = battleWith({ a: [[5, 5, { abilities }]], b: [[9, 5]] });
    return runFlow(hatredApplies(battle, 'a1', 6), { choices }).choices.map(({ about }) => about);
  };
  expect(asked()).toEqual([]);
  expect(asked(['hates Gammas'])).toEqual([]);
  expect(asked(['hates Alphas'])).toEqual([]);
  expect(asked(['hates Betas'], ['no'])).toEqual(['rout-again']);
});
