import { expect, test } from 'vitest';
import { rectangle } from '@skirmish-kit/space';
import { chargeAt } from './charge.ts';
import { figureOf, touching } from './figures.ts';
import { act, activate, battleOf, refusal } from './testing/scripted-battle.ts';

function charge(
  lines: readonly string[],
  ap: number,
  terrain: Parameters<typeof battleOf>[1] = {},
) {
  const battle = battleOf(lines, terrain);
  const figure = activate(battle, 'a1', ap);
  return { battle, figure, ...chargeAt(battle, figure, figureOf(battle, 'b1')) };
}

test('RX-ACTC-01 a charge ends in contact, and the fight can be started there', () => {
  const { battle, figure, march, refusal: why } = charge(['a1 @100,100', 'b1 @204,100'], 3);
  expect(why).toBeUndefined();
  expect(march).toMatchObject({ ap: 2 });
  act(battle, 'a1', `move:${march?.places.at(-1)?.join()}`);
  expect(touching(figure, figureOf(battle, 'b1'))).toBe(true);
  expect(refusal(battle, 'a1', 'fight:b1')).toBeUndefined();
});

test('RX-MOVE-03 a charge goes round what stands in its way', () => {
  const wall = { id: 'w', shape: rectangle(150, 60, 10, 80), ground: 'impassable' } as const;
  const { march } = charge(['a1 @100,100', 'b1 @204,100'], 6, { terrain: [wall] });
  expect(march?.places.length).toBeGreaterThan(2);
});

test('RX-AP-01 a charge without points to fight is refused, with the way there', () => {
  const { march, refusal: why } = charge(['a1 @100,100', 'b1 @204,100'], 2);
  expect(why).toMatchObject({ code: 'not-enough-ap', params: { cost: 3, ap: 2 } });
  expect(march?.ap).toBe(2);
});

test.each([
  ['RX-MOVE-03', 'too-far', ['a1 @100,100', 'b1 @900,100']],
  ['RX-REACT-12', 'panicked', ['a1 panic @100,100', 'b1 @204,100']],
])('%s a charge is refused: %s', (rule, code, lines) => {
  expect(charge(lines, 5).refusal).toMatchObject({ code, rule });
});

test('RX-CC-02 a figure in close combat cannot charge', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @126,100', 'b2 @204,100']);
  const figure = activate(battle, 'a1', 5);
  battle.melees.push({ starter: 'a1', other: 'b1', rounds: 1 });
  expect(chargeAt(battle, figure, figureOf(battle, 'b2')).refusal?.code).toBe('in-close-combat');
});

test('RX-MACH-05 a machine that cannot move charges nobody', () => {
  const battle = battleOf(['a1 robot @100,100', 'b1 @204,100']);
  const figure = activate(battle, 'a1', 5);
  if (figure.machine) figure.machine.damage.hardware = 2;
  expect(chargeAt(battle, figure, figureOf(battle, 'b1')).refusal).toMatchObject({
    code: 'cannot-move',
    rule: 'RX-MACH-05',
  });
});

test('RX-MOVE-03 nobody charges who cannot be reached at all', () => {
  const wall = { id: 'w', shape: rectangle(150, 0, 10, 1200), ground: 'impassable' } as const;
  const { march, refusal: why } = charge(['a1 @100,100', 'b1 @204,100'], 6, { terrain: [wall] });
  expect(march).toBeUndefined();
  expect(why).toMatchObject({ code: 'no-way', rule: 'RX-MOVE-03', params: { x: 204, y: 100 } });
});

test('RX-MOVE-03 a figure in contact has nowhere to charge', () => {
  const { march, refusal: why } = charge(['a1 @100,100', 'b1 @124,100'], 6);
  expect(march).toBeUndefined();
  expect(why).toMatchObject({ code: 'not-moving' });
});
