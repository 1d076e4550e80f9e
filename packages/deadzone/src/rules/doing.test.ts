import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation } from './activation.ts';
import { hurt, plainDamage } from './damage.ts';
import { shoot } from './shoot.ts';
import { actSpecially } from './special-action.ts';
import { activate, at, battleWith } from './testing/scripted-battle.ts';
import { act, miss, eventLines } from './testing/recorded-flow.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { scores } from './victory.ts';

/** Ruling O-22: whose points a death is, however many steps it took. */

const hit = (dice: number) => new Array<number>(dice).fill(4);
const FLAMER: FigureSpec = { weapons: [weapon('flamer', 4, ['it-burns'])] };
const TANK: FigureSpec = { size: 3, weapons: [weapon('tank', 2, ['volatile', 'it-burns'])] };

test('DZ-WIN-05 a fire stays whose it is when the burning model’s own weapon bursts', () => {
  const battle = battleWith({ a: [['d4', FLAMER]], b: [['d6', TANK]] });
  activate(battle, 'a1');
  runFlow(shoot(battle, 'a1', 'flamer', 'b1', false), { faces: [miss(3), miss(3)] });
  // A trap wounds it, and its tank bursts while it burns.
  runFlow(hurt(battle, 'b1', 1, plainDamage(null, true)), { faces: [[1]] });
  at(battle, 'b1').damage = 3;
  battle.turnOf = 1;
  runFlow(beginActivation(battle, 'b1'), { faces: [[...hit(3), ...miss(3)]] });
  expect(at(battle, 'b1').where).toBe('dead');
  expect(scores(battle)).toEqual([1, 0]);
});

test('DZ-WIN-05 the fire of a tank is whose attack pierced it, or nobody’s', () => {
  const burnt = (by: 0 | null) => {
    const battle = battleWith({ a: [['h8']], b: [['d6', TANK]] });
    runFlow(hurt(battle, 'b1', 1, plainDamage(by, true)), { faces: [[1]] });
    at(battle, 'b1').damage = 3;
    runFlow(beginActivation(battle, 'b1'), { faces: [[...hit(3), ...miss(3)]] });
    return scores(battle);
  };
  expect(burnt(0)).toEqual([1, 0]);
  expect(burnt(null)).toEqual([0, 0]);
});

test('DZ-WIN-05 who shoots a bomb scores whom it takes with it on its side', () => {
  const bomb: FigureSpec = { abilities: ['boom 3'] };
  const battle = battleWith({ a: [['d2'], ['d4']], b: [['d4', bomb], ['d4']] });
  const played = runFlow(hurt(battle, 'b1', 2, plainDamage(0, true)), {
    faces: [hit(3), miss(3), miss(3)],
  });
  expect(eventLines(played)).toEqual([
    'killed b1',
    'scores 0 1',
    'explodes b1 3',
    'frag 3',
    'killed a2',
    // The bomb is the other side's.
    'scores 1 1',
    'killed b2',
    'scores 0 1',
  ]);
});

test('DZ-WIN-05 who blows his own bomb up gives the opponent the bomb alone', () => {
  const bomb: FigureSpec = { abilities: ['boom 3'] };
  const battle = battleWith({ a: [['d4', bomb], ['d4']], b: [['d4']] });
  runFlow(actSpecially(battle, 'a1', { kind: 'detonate' }), {
    faces: [hit(3), miss(3), miss(3)],
  });
  expect(scores(battle)).toEqual([1, 1]);
});

test('DZ-WIN-05 who throws an enemy off a roof with an explosion scores the fall', () => {
  const launcher: FigureSpec = { weapons: [weapon('fusion', 6, ['frag 1'])] };
  const battle = battleWith({
    a: [['d1.4', launcher]],
    b: [['d4.4']],
    cubes: [
      { at: [4, 1, 4], floor: 'full' },
      { at: [4, 4, 4], floor: 'full' },
    ],
  });
  activate(battle, 'a1');
  const played = act(
    battle,
    ['shoot:fusion:b1'],
    [miss(1), miss(3), [5], [5, 5, 5, 1, 1, 1, ...miss(3)]],
  );
  expect(eventLines(played)).toContain('killed b1');
  expect(scores(battle)).toEqual([1, 0]);
});
