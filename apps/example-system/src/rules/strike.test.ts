import { isProblems, parseStart } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import { whyNot } from './legal.ts';
import { figureOf, type State } from './state.ts';
import { strike } from './strike.ts';

/** Ferrymen (2, 2, 2 steady, 1 nimble) against Herons (1 swift, 1 swift, 1 nimble, 3). */
function stateAt(position: string): State {
  const setup = parseStart(causeway, { position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return causeway.setup(setup);
}

function struck(state: State, by: string, target: string, faces: readonly number[]) {
  const [one, other] = [figureOf(state, by), figureOf(state, target)];
  if (!one || !other) throw new Error('Nobody.');
  const { result, events } = runFlow(strike(state, one, other), { faces: [faces] });
  return { result, event: events.at(-1)?.about, at: [one.at, other.at] };
}

const LEVEL = '2/20 1 ferrymen m2 - - - herons - - - m3';

test('CW-STRIKE-01 one hit more pushes the other back: four or more hits', () => {
  expect(struck(stateAt(LEVEL), 'a1', 'b4', [4, 3, 3, 3, 3])).toEqual({
    result: 'pushed',
    event: 'pushed',
    at: ['m2', 'm4'],
  });
});

test('CW-STRIKE-01 equal hits leave both in place', () => {
  const held = struck(stateAt(LEVEL), 'a1', 'b4', [6, 1, 6, 1, 1]);
  expect(held).toEqual({ result: 'held', event: 'held', at: ['m2', 'm3'] });
});

test('CW-STRIKE-01 CW-STRIKE-02 a striker with fewer hits is pushed back', () => {
  for (const theirs of [
    [4, 1, 1],
    [6, 6, 6],
  ])
    expect(struck(stateAt(LEVEL), 'a1', 'b4', [1, 1, ...theirs])).toEqual({
      result: 'thrown-back',
      event: 'pushed',
      at: ['m1', 'm3'],
    });
});

test('CW-STRIKE-02 two hits more fell the other', () => {
  expect(struck(stateAt(LEVEL), 'a1', 'b4', [4, 5, 3, 2, 1])).toEqual({
    result: 'felled',
    event: 'felled',
    at: ['m2', 'fallen'],
  });
});

test('CW-KNACK-02 steady figures are not pushed but felled', () => {
  const there = '2/20 1 ferrymen - - m2 - herons - - - m3';
  expect(struck(stateAt(there), 'a3', 'b4', [1, 1, 4, 1, 1])).toEqual({
    result: 'held',
    event: 'stands-fast',
    at: ['m2', 'm3'],
  });
  const back = () => stateAt('2/20 2 ferrymen - - m2 - herons - - - m3');
  expect(struck(back(), 'b4', 'a3', [4, 1, 1, 1, 1])).toMatchObject({ event: 'stands-fast' });
  expect(struck(back(), 'b4', 'a3', [4, 4, 1, 1, 1])).toMatchObject({ result: 'felled' });
});

test('CW-PUSH-01 a push from the first stone leads back into camp', () => {
  const state = stateAt('2/20 1 ferrymen m4 - - - herons - - - m5');
  expect(struck(state, 'a1', 'b4', [4, 1, 1, 1, 1])).toEqual({
    result: 'pushed',
    event: 'back-in-camp',
    at: ['m4', 'camp'],
  });
});

test('CW-PUSH-01 against somebody into the marsh', () => {
  const state = stateAt('2/20 1 ferrymen m2 - - - herons m4 - - m3');
  expect(struck(state, 'a1', 'b4', [4, 1, 1, 1, 1])).toEqual({
    result: 'pushed',
    event: 'stumbles-over',
    at: ['m2', 'fallen'],
  });
  expect(figureOf(state, 'b1')?.at).toBe('m4');
});

test.each([
  ['a1', 'b2', 'out-of-reach'],
  ['a1', 'b1', 'out-of-reach'],
  ['a1', 'a2', 'no-enemy'],
  ['a1', 'b9', 'no-enemy'],
])('CW-STRIKE-01 %s does not strike %s: %s', (figure, target, code) => {
  const state = stateAt('2/20 1 ferrymen m2 m1 - - herons m4 l2 - m3');
  expect(whyNot(state, { kind: 'strike', figure, target })).toMatchObject({
    code,
    rule: 'CW-STRIKE-01',
  });
  expect(whyNot(state, { kind: 'strike', figure, target: 'b4' })).toBeUndefined();
});
