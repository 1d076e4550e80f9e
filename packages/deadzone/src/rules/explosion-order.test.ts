import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { act, miss, recordFlow, eventLines } from './testing/recorded-flow.ts';
import { dropHammerfist } from './hammerfist.ts';
import { explode } from './frag.ts';

const hit = (dice: number) => new Array<number>(dice).fill(4);
const frag = (battle: ReturnType<typeof battleWith>, dice = 3) =>
  explode(battle, cubeAt('d4'), { dice: dice, by: 0, rule: 'DZ-ABIL-18' });

test('DZ-ABIL-18 all Survive tests come before anyone is thrown', () => {
  const battle = battleWith({ a: [['h8']], b: [['d4'], ['d4']] });
  const { rollers } = recordFlow(frag(battle), { faces: [miss(3), miss(3), miss(3), [5], [4]] });
  expect(rollers.map((roller) => roller.split(' ')[0])).toEqual([
    'frag',
    'survive',
    'survive',
    'scatter',
    'scatter',
  ]);
});

test('DZ-ABIL-18 no victim fights before all have rolled Survive', () => {
  const battle = battleWith({ a: [['e4']], b: [['d4'], ['d4', { size: 2 }]] });
  const { rollers } = recordFlow(frag(battle), {
    // The first is thrown upon an enemy and fights him; the second goes the other way.
    faces: [miss(3), miss(3), miss(3), [5], [...miss(4), ...miss(3)], [4]],
    choices: ['survive'],
  });
  expect(rollers.map((roller) => roller.split(' ')[0])).toEqual([
    'frag',
    'survive',
    'survive',
    'scatter',
    'fight',
    'scatter',
  ]);
});

test('DZ-ABIL-18 DZ-ITEM-01 a shield bearer shelters friends for a whole explosion', () => {
  const shield = (first: boolean) => {
    const bearer: FigureSpec = { size: 1 };
    const battle = battleWith({ b: [['d4', bearer], ['d4']] });
    give(battle, first ? 'b1' : 'b2', 'defender-shield');
    // Both take two: armour 1 leaves one, a wound.
    runFlow(frag(battle, 2), { faces: [hit(2), miss(3), miss(3), [5], [5]] });
    return ['b1', 'b2'].map((id) => at(battle, id).damage);
  };
  expect(shield(true)).toEqual([1, 1]);
  expect(shield(false)).toEqual([1, 1]);
});

test('DZ-ITEM-01 a shield bearer killed by an explosion still shelters friends', () => {
  const battle = battleWith({ b: [['d4', { abilities: ['vulnerable'] }], ['d4']] });
  give(battle, 'b1', 'defender-shield');
  runFlow(frag(battle, 2), { faces: [hit(2), miss(3), miss(3), [5]] });
  expect(at(battle, 'b1').where).toBe('dead');
  expect(at(battle, 'b2')).toMatchObject({ where: 'field', damage: 1 });
});

test('DZ-ABIL-20 a generator killed by an explosion still shields everybody from it', () => {
  const carrier: FigureSpec = { abilities: ['shield-generator 1', 'vulnerable'] };
  const battle = battleWith({ b: [['d4', carrier], ['d4']] });
  const { rolls } = runFlow(frag(battle, 2), {
    faces: [hit(2), miss(3), [2], miss(3), [6], [5]],
  });
  expect(rolls.map(({ about }) => about)).toEqual([
    'frag',
    'survive',
    'shield',
    'survive',
    'shield',
    'scatter',
  ]);
  expect(at(battle, 'b2')).toMatchObject({ where: 'field', damage: 1 });
});

test('DZ-ABIL-18 the side whose turn it is survives and is thrown first', () => {
  const battle = battleWith({ a: [['d4', { size: 2 }]], b: [['d4', { size: 2 }]] });
  battle.turnOf = 1;
  const { rollers, events } = recordFlow(frag(battle), {
    faces: [miss(3), miss(3), miss(3), [5], [4]],
  });
  expect(rollers.slice(1, 3)).toEqual(['survive 1', 'survive 0']);
  expect(eventLines({ events })).toEqual([
    'frag 0',
    'thrown b1 e4.1',
    'pinned b1',
    'thrown a1 c4.1',
    'pinned a1',
  ]);
});

test('DZ-ABIL-06 a charge in the blast goes off after the damage, before the throws', () => {
  const bomb: FigureSpec = { abilities: ['boom 1'] };
  const battle = battleWith({
    b: [
      ['d4', bomb],
      ['d4', { size: 3 }],
    ],
  });
  const played = runFlow(frag(battle), {
    faces: [hit(3), miss(3), [4, 1, 1], hit(1), miss(3), [5]],
  });
  expect(eventLines(played)).toEqual([
    'frag 3',
    'killed b1',
    'scores 0 1',
    'wounded b2 2 2',
    'explodes b1 1',
    'frag 1',
    'wounded b2 1 3',
    'thrown b2 e4.1',
    'pinned b2',
  ]);
});

test('DZ-ABIL-07 flames reach everybody before a charge among them goes off', () => {
  const flamer: FigureSpec = { weapons: [weapon('flamer', 4, ['it-burns'])] };
  const bomb: FigureSpec = { abilities: ['boom 1'] };
  const battle = battleWith({
    a: [['d4', flamer]],
    b: [
      ['d6', bomb],
      ['d6', { size: 3 }],
    ],
  });
  activate(battle, 'a1');
  const played = act(battle, ['shoot:flamer:b1'], [hit(3), miss(3), miss(3), hit(1), miss(3)]);
  expect(eventLines(played).slice(2)).toEqual([
    'killed b1',
    'scores 0 1',
    'wounded b2 3 3',
    'catches-fire b2',
    'explodes b1 1',
    'frag 1',
    'killed b2',
    'scores 0 1',
  ]);
});

test('DZ-ABIL-03 everybody beside a Hammerfist rolls before anyone is thrown', () => {
  const lander: FigureSpec = { abilities: ['hammerfist'] };
  const battle = battleWith({ a: [['h8', lander]], b: [['a1'], ['b1']] });
  const { rollers } = recordFlow(dropHammerfist(battle, 'a1', cubeAt('b2')), {
    // Both are thrown at the edge of the board, and hold.
    faces: [hit(3), miss(3), miss(3), miss(6), miss(6)],
  });
  expect(rollers.map((roller) => roller.split(' ')[0])).toEqual([
    'shock',
    'survive',
    'survive',
    'wall',
    'wall',
  ]);
  expect([at(battle, 'b1').pinned, at(battle, 'b2').pinned]).toEqual([true, true]);
});
