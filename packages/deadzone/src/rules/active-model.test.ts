import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { climbOn } from './agile.ts';
import { whyNot } from './legal.ts';
import type { Battle } from './state.ts';
import { act, miss, eventLines } from './testing/recorded-flow.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

/** A ladder leads from the ground to a floor above it. */
const LADDER = [
  { at: [3, 5, 2], floor: 'partial' },
  { at: [3, 5, 1], ladder: true },
] as const;

const AGILE: FigureSpec = { abilities: ['agile'] };

test('DZ-ABIL-01 only an Agile model may climb on after its move', () => {
  const moved = (sketch: FigureSpec, ...answers: string[]) => {
    const battle = battleWith({ a: [['c4', sketch]], b: [['h8']], cubes: LADDER });
    const { choices } = act(activate(battle, 'a1'), ['move:c5.1', ...answers]);
    return [at(battle, 'a1').cube, choices[1]?.options];
  };
  expect(moved(AGILE, 'to:c5.2')).toEqual([
    [3, 5, 2],
    ['none', 'to:c5.2'],
  ]);
  expect(moved(AGILE, 'none')).toEqual([
    [3, 5, 1],
    ['none', 'to:c5.2'],
  ]);
  expect(moved({})).toEqual([[3, 5, 1], undefined]);
});

test.each<[string, (battle: Battle) => void]>([
  ['pinned', (battle) => void (at(battle, 'a1').pinned = true)],
  ['dead', (battle) => void (at(battle, 'a1').where = 'dead')],
  ['beside an enemy', (battle) => void (at(battle, 'b1').cube = cubeAt('c5'))],
  ['without a way up', (battle) => void (at(battle, 'a1').cube = cubeAt('d6'))],
])('DZ-ABIL-01 the Agile do not climb on when %s', (_, change) => {
  const battle = battleWith({ a: [['c5', AGILE]], b: [['h8']], cubes: LADDER });
  change(battle);
  expect(runFlow(climbOn(battle, 'a1')).choices).toEqual([]);
});

test('DZ-ABIL-01 up or down in the stack alone, not onto the roof beside it', () => {
  const battle = battleWith({
    a: [['c5.2', AGILE]],
    b: [['h8']],
    cubes: [...LADDER, { at: [3, 5, 3], floor: 'partial' }, { at: [4, 5, 1], solid: true }],
  });
  const { choices } = runFlow(climbOn(battle, 'a1'), { choices: ['to:c5.1'] });
  expect(choices[0]?.options).toEqual(['none', 'to:c5.1']);
});

test('DZ-MOVE-01 a Move may be used to stand elsewhere in the cube', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['h8']] }), 'a1');
  expect(eventLines(act(battle, ['reposition']))).toEqual(['repositions a1']);
  expect(battle.activation).toMatchObject({ length: 1, done: ['move'] });
});

test('DZ-LDR-05 a wound that is shrugged off is logged', () => {
  const leader: FigureSpec = { type: 'leader', special: 'too-stubborn-to-die' };
  const battle = battleWith({ a: [['a1', leader]], b: [['h8']], dice: [{ special: 1 }] });
  at(battle, 'a1').damage = 1;
  expect(eventLines(act(activate(battle, 'a1'), ['too-stubborn-to-die'], [[4, 4, 1]]))).toEqual([
    'healed a1',
  ]);
  // DZ-CMD-08: no action, and no Sprint either.
  expect(battle.activation).toMatchObject({ length: 0, done: [], faces: [], sprinted: false });
  const move = { kind: 'move', way: [cubeAt('a2')] } as const;
  expect(battle.activation && whyNot(battle, battle.activation, move)).toBeUndefined();
});

test('DZ-BLAZE-03 firing for effect pins and does no damage', () => {
  const reeds: FigureSpec = { weapons: [weapon('reeds', 6, ['rapid-fire'])] };
  const battle = activate(battleWith({ a: [['a1', reeds]], b: [['a5']] }), 'a1');
  const played = act(battle, ['fire-for-effect:reeds:b1'], [[4, 4, 4, 4, 4, 4, ...miss(3)]]);
  expect(eventLines(played)).toEqual(['fires-for-effect a1 b1 reeds', 'pinned b1']);
  expect(at(battle, 'b1')).toMatchObject({ pinned: true, damage: 0 });
});

test('DZ-MOVE-09 DZ-CMD-05 thrown by the parting blow, a free Move goes on by one cube', () => {
  const hammer: FigureSpec = { weapons: [weapon('hammer', 'melee', ['knockback'])] };
  const battle = battleWith({
    a: [['d4', { armour: 5, speed: { move: 3, sprint: 5 } }]],
    b: [['d4', hammer]],
    dice: [{ move: 1 }],
  });
  const { choices } = act(
    activate(battle, 'a1'),
    ['die-move:d5.1', 'model:b1', 'way:5', 'to:f4.1'],
    [[4, 1, 1, ...miss(3)]],
  );
  expect(choices[3]?.options).toEqual([
    'none',
    ...['d3', 'e3', 'f3', 'd4', 'f4', 'd5', 'e5', 'f5'].map((cube) => `to:${cube}.1`),
  ]);
  expect(at(battle, 'a1').cube).toEqual([6, 4, 1]);
});

test('DZ-MOVE-04 a model that meets several enemies chooses one', () => {
  const battle = battleWith({ a: [['d4']], b: [['d5'], ['d5']] });
  const { choices } = act(
    activate(battle, 'a1'),
    ['move:d5.1', 'model:b2', 'survive'],
    [[4, 1, 1, 1, ...miss(4)]],
  );
  expect(choices[1]).toMatchObject({ who: 0, options: ['model:b1', 'model:b2'] });
  expect([at(battle, 'b1').damage, at(battle, 'b2').damage]).toEqual([0, 1]);
});

test('DZ-GETUP-02 getting up is logged, and the opponent chooses who attacks', () => {
  const battle = battleWith({ a: [['a1'], ['a1']], b: [['a1']] });
  at(battle, 'b1').pinned = true;
  const played = act(activate(battle, 'b1'), ['get-up', 'model:a2'], [[...miss(4), ...miss(3)]]);
  expect(eventLines(played)).toEqual(['gets-up b1', 'fights a2 b1']);
  expect(played.choices[1]?.who).toBe(0);
});
