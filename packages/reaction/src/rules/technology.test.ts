import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { battleOf, refusal } from './testing/scripted-battle.ts';

test('RX-MACH-06 only a damaged system of a machine is repaired', () => {
  const battle = battleOf([
    'a1 tech gear @1000,600',
    'a2 robot @1000,624',
    'a3 @1000,576',
    'b1 @1900,1100',
  ]);
  const { machine } = figureOf(battle, 'a2');
  if (machine) machine.damage.power = 1;
  expect(refusal(battle, 'a1', 'repair:a2:power')).toBeUndefined();
  const long = 'abcdefghijklmnopqrstuvwxyz';
  for (const [key, params] of [
    ['repair:a2:software', { figure: 'a2', system: 'software' }],
    ['repair:a3:power', { figure: 'a3', system: 'power' }],
    [`repair:a2:${long}`, { figure: 'a2', system: long.slice(0, 20) }],
  ] as const)
    expect(refusal(battle, 'a1', key)).toMatchObject({ code: 'not-damaged', params });
});

test('RX-MACH-06 nobody repairs machines of the enemy, or wrecks', () => {
  const battle = battleOf(['a1 tech gear @1000,600', 'a2 robot @1000,624', 'b1 robot @1000,576']);
  for (const id of ['a2', 'b1']) {
    const { machine } = figureOf(battle, id);
    if (machine) machine.damage.power = 1;
  }
  expect(refusal(battle, 'a1', 'repair:b1:power')).toMatchObject({ code: 'not-own-side' });
  figureOf(battle, 'a2').fate = 'eliminated';
  expect(refusal(battle, 'a1', 'repair:a2:power')).toMatchObject({ code: 'beyond-repair' });
});
