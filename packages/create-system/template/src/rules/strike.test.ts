import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import { whyNot } from './legal.ts';
import { figureOf, type State } from './state.ts';
import { turn } from './turn.ts';

/** The Captain (2) beside the Brute (3) and the Lad (0). */
function melee(): State {
  const squares = ['a1', 'c3', '', 'c4', '', 'd3'];
  return sketchGame.setup({ ...sketchGame.defaults, start: { round: 1, side: 0, squares } });
}

function strikes(state: State, target: string, faces: readonly [number, number]) {
  return runFlow(turn(state), { choices: [`strike:a2:${target}`], faces: [faces] }).events.at(-1);
}

test('SK-STRIKE-01 more than the other fells him', () => {
  const state = melee();
  expect(strikes(state, 'b1', [5, 3])).toMatchObject({
    about: 'felled',
    rule: 'SK-STRIKE-01',
    params: { figure: 'b1', by: 'a2' },
  });
  expect(figureOf(state, 'b1')?.standing).toBe(false);
});

test('SK-STRIKE-01 an equal total is parried', () => {
  const state = melee();
  expect(strikes(state, 'b1', [4, 3])).toMatchObject({ about: 'parried' });
  expect(figureOf(state, 'b1')?.standing).toBe(true);
});

test('SK-STRIKE-02 two less is parried, three less fells the striker', () => {
  expect(strikes(melee(), 'b1', [1, 2])).toMatchObject({ about: 'parried' });
  const state = melee();
  expect(strikes(state, 'b1', [1, 3])).toMatchObject({
    about: 'felled',
    rule: 'SK-STRIKE-02',
    params: { figure: 'a2', by: 'b1' },
  });
  expect(figureOf(state, 'a2')?.standing).toBe(false);
});

test.each([
  ['a1', 'b1', 'out-of-reach'],
  ['a2', 'a1', 'no-enemy'],
  ['a2', 'b2', 'fallen'],
  ['a3', 'b1', 'fallen'],
])('SK-STRIKE-01 %s does not strike %s: %s', (figure, target, code) => {
  const refusal = whyNot(melee(), { kind: 'strike', figure, target });
  expect(refusal).toMatchObject({ code, rule: 'SK-STRIKE-01' });
});
