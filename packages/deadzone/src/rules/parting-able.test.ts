import { expect, test } from 'vitest';
import { activate, at, battleWith } from './testing/scripted-battle.ts';
import { act, miss } from './testing/recorded-flow.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { legalActions } from './candidates.ts';

const UNABLE: readonly (readonly [string, FigureSpec])[] = [
  ['with Fight “-”', { fight: null }],
  ['who is a Noncombatant', { abilities: ['noncombatant'] }],
];

test.each(UNABLE)('DZ-MOVE-06 DZ-DICE-08 an enemy %s strikes no parting blow', (_, sketch) => {
  const battle = activate(battleWith({ a: [['d4']], b: [['d4', sketch]] }), 'a1');
  const played = act(battle, ['move:d5.1']);
  expect(played.choices.map(({ about }) => about)).toEqual(['action']);
  expect(at(battle, 'a1').cube).toEqual([4, 5, 1]);
  const both = activate(battleWith({ a: [['d4']], b: [['d4', sketch], ['d4']] }), 'a1');
  const { choices } = act(both, ['move:d5.1', 'none']);
  expect(choices[1]?.options).toEqual(['none', 'model:b2']);
});

test.each(UNABLE)('DZ-GETUP-02 DZ-DICE-08 an enemy %s does not attack who gets up', (_, sketch) => {
  const battle = battleWith({ a: [['d4']], b: [['d4', sketch]] });
  at(battle, 'a1').pinned = true;
  activate(battle, 'a1');
  expect(act(battle, ['get-up']).rolls).toEqual([]);
  const both = battleWith({ a: [['d4']], b: [['d4', sketch], ['d4']] });
  at(both, 'a1').pinned = true;
  activate(both, 'a1');
  const { choices } = act(both, ['get-up'], [miss(7)]);
  expect(choices.map(({ about }) => about)).toEqual(['action']);
});

test('DZ-FIGHT-01 DZ-FIGHT-04 neither of them is offered the Fight action', () => {
  for (const [, sketch] of UNABLE) {
    const battle = activate(battleWith({ a: [['d4', sketch]], b: [['d4']] }), 'a1');
    const kinds = battle.activation && legalActions(battle, battle.activation);
    expect(kinds?.map(({ kind }) => kind)).not.toContain('fight');
  }
});

test('DZ-EDGE-11 a model that moves in with Fight “-” fights without dice', () => {
  for (const [, sketch] of UNABLE) {
    const battle = activate(battleWith({ a: [['d4', sketch]], b: [['d5']] }), 'a1');
    const { rolls } = act(battle, ['move:d5.1', 'counter-attack:knife'], [miss(3)]);
    expect(rolls.map(({ about }) => about)).toEqual(['fight']);
    expect(at(battle, 'a1').cube).toEqual([4, 5, 1]);
  }
});
