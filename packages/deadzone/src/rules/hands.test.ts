import { bagOf } from '@skirmish-kit/core';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { pickUp } from './carry.ts';
import type { ItemId } from './item.ts';
import type { Battle } from './state.ts';
import { miss, questionOf, eventLines } from './testing/recorded-flow.ts';
import { battleWith, cubeAt } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

/** Models in one cube, with one thing on the floor, if anything. */
function over(kind: ItemId | null | 'nothing', ...sketches: readonly FigureSpec[]): Battle {
  const battle = battleWith({ a: sketches.map((sketch) => ['a1', sketch]), b: [['h8']] });
  if (kind !== 'nothing')
    battle.items.push({
      id: 't1',
      kind,
      holder: null,
      cube: cubeAt('a1'),
      broken: false,
      gun: null,
    });
  return battle;
}

function moved(battle: Battle, ...choices: string[]): readonly string[] {
  return eventLines(runFlow(pickUp(battle, 'a1', 'moved'), { choices }));
}

test.each<[string, readonly string[], readonly string[]]>([
  ['kept', ['keep'], ['revealed ammo', 'picks-up a1 ammo']],
  ['dropped', ['drop:t1'], ['revealed ammo', 'drops a1 ammo']],
  ['destroyed', ['destroy:t1'], ['revealed ammo', 'destroys a1 ammo']],
])(
  'DZ-CARRY-04 DZ-CARRY-05 a token is logged when it is revealed, and when it is %s',
  (_, answers, lines) => {
    const battle = over(null, {});
    Object.assign(battle.bag, bagOf(['ammo']));
    const script: Script = { choices: ['take:t1', ...answers], faces: [[1]] };
    expect(eventLines(runFlow(pickUp(battle, 'a1', 'moved'), script))).toEqual(lines);
  },
);

test('DZ-CARRY-05 full hands choose the item to drop', () => {
  const swap = ['picks-up a1 ammo', 'destroys a1 holo-sight'];
  expect(moved(over('ammo', { item: 'holo-sight' }), 'take:t1', 'destroy:a1i')).toEqual(swap);
  const refused = ['drops a1 ammo'];
  expect(moved(over('ammo', { item: 'holo-sight' }), 'take:t1', 'drop:t1')).toEqual(refused);
});

test('DZ-ABIL-32 a Scavenger with a free hand keeps what it has', () => {
  const battle = over('ammo', { abilities: ['scavenger'], item: 'medi-pack' });
  const { choices } = runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['take:t1', 'keep'] });
  expect(choices[1]?.options).toEqual(['keep', 'drop:t1', 'destroy:t1']);
});

test('DZ-CARRY-05 the question says what has been found', () => {
  const flow = pickUp(over('ammo', {}), 'a1', 'moved');
  questionOf(flow).take('take:t1');
  expect(questionOf(flow)).toMatchObject({ about: 'keep', params: { model: 'a1', item: 'ammo' } });
});

test('DZ-ITEM-07 Intel is logged with its point', () => {
  expect(moved(over('intel', {}), 'take:t1')).toEqual(['intel a1 0 1']);
});

test('DZ-ITEM-13 DZ-ABIL-25 a trap is logged when it goes off and when it is defused', () => {
  const sprung = runFlow(pickUp(over('booby-trap', { size: 2 }), 'a1', 'moved'), {
    choices: ['take:t1'],
    faces: [miss(3), miss(3), [5]],
  });
  expect(eventLines(sprung)).toEqual(['trap a1', 'frag 0', 'thrown a1 b1.1', 'pinned a1']);
  expect(moved(over('booby-trap', { abilities: ['engineer'] }), 'take:t1')).toEqual(['defused a1']);
});

test('DZ-CARRY-07 an item is handed to a friend who can carry one, or kept', () => {
  const beast: FigureSpec = { abilities: ['beast'] };
  const battle = over('nothing', { item: 'ammo' }, beast, {});
  const { choices } = runFlow(pickUp(battle, 'a1', 'moved'), { choices: ['none'] });
  expect(choices[0]?.options).toEqual(['none', 'give:a1i:a3']);
  expect(battle.items).toMatchObject([{ holder: 'a1' }]);
  expect(moved(battle, 'give:a1i:a3')).toEqual(['hands-over a1 a3 ammo']);
  expect(moved(over('nothing', { item: 'ammo' }, beast))).toEqual([]);
});

test('DZ-CARRY-07 a friend that drops an item to make room logs it', () => {
  const battle = over('nothing', { item: 'ammo' }, { item: 'medi-pack' });
  expect(moved(battle, 'give:a1i:a2', 'drop:a2i')).toEqual([
    'drops a2 medi-pack',
    'hands-over a1 a2 ammo',
  ]);
});
