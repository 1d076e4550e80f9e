import { expect, test } from 'vitest';
import { showSightOf } from './explain-sight.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

test('DZ-SHOOT-10 DZ-ITEM-05 shown lines of sight include smoke, wrecks and figures', () => {
  const tank: FigureSpec = { abilities: ['vehicle'], size: 4 };
  const battle = battleWith({ a: [['a1']], b: [['e1'], ['c1', tank], ['c1']] });
  const seen = () => showSightOf(battle, at(battle, 'a1'), at(battle, 'b1')).sight;
  for (const id of ['b2', 'b3']) at(battle, id).where = 'dead';
  expect(seen()).toBe('clear');
  at(battle, 'b2').where = 'field';
  expect(seen()).toBe('partial');
  at(battle, 'b2').where = 'wreck';
  expect(seen()).toBe('none');
  at(battle, 'b2').where = 'waiting';
  expect(seen()).toBe('clear');
  battle.smoke = [{ cube: cubeAt('c1'), toxic: false }];
  expect(seen()).toBe('none');
});
