import { runFlow } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { routMove } from './rout.ts';
import { battleOf, moment, loggedEvents } from './testing/scripted-battle.ts';

test('RX-REACT-13 a rout gives up cover and combat, and faces its way', () => {
  const battle = battleOf(['a1 rout @1000,600 >90', 'b1 @1024,600']);
  const a1 = figureOf(battle, 'a1');
  a1.inCover = true;
  a1.routedInCombat = true;
  battle.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
  const played = runFlow(routMove(battle, a1));
  expect(moment(played, 'rout-move')).toEqual({
    figure: 'a1',
    x: 1000,
    y: 400,
    fromX: 1000,
    fromY: 600,
  });
  expect(loggedEvents(played)).toEqual(['rout-move', 'combat-ends']);
  expect(a1).toMatchObject({ inCover: false, routedInCombat: false, facing: 0, at: [1000, 400] });
  expect(battle.melees).toEqual([]);
});

test('RX-REACT-13 exactly twenty centimetres reach the edge and lead off the table', () => {
  const edge = (y: number) => {
    const battle = battleOf([`a1 rout @1000,${y}`, 'b1 @1900,1100']);
    runFlow(routMove(battle, figureOf(battle, 'a1')));
    return figureOf(battle, 'a1').fate;
  };
  expect(edge(212)).toBe('fled');
  expect(edge(213)).toBe('in');
});

test('RX-REACT-16 difficult ground slows a rout, as a setting', () => {
  const mud = { id: 'mud', shape: rectangle(0, 0, 2000, 1200), ground: 'difficult' } as const;
  const battle = battleOf(['a1 rout @1000,600', 'b1 @1900,1100'], {
    terrain: [mud],
    settings: { routTerrain: 'slows' },
  });
  runFlow(routMove(battle, figureOf(battle, 'a1')));
  expect(figureOf(battle, 'a1').at).toEqual([1000, 500]);
});
