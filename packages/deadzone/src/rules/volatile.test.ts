import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { burst } from './volatile.ts';
import { at, battleWith } from './testing/scripted-battle.ts';
import { RIFLE, weapon, type FigureSpec } from './testing/recruits.ts';
import { loggedEvents } from './testing/logged-events.ts';

/** Nobody attacked. */
const OWN = { by: null, setOffBy: null };

const FLAMER: FigureSpec = { weapons: [RIFLE, weapon('flamer', 3, ['volatile'])] };

test('DZ-ABIL-24 the carrier burns on a 1 and the weapon is lost, only once', () => {
  const battle = battleWith({ b: [['c3', FLAMER]] });
  expect(runFlow(burst(battle, 'b1', OWN), { faces: [[2]] }).events).toEqual([]);
  expect(at(battle, 'b1')).toMatchObject({ burning: null, spent: [] });
  const { events } = runFlow(burst(battle, 'b1', OWN), { faces: [[1]] });
  expect(loggedEvents(events)).toEqual([
    ['volatile', 'DZ-ABIL-24', { model: 'b1', weapon: 'flamer' }],
  ]);
  expect(at(battle, 'b1')).toMatchObject({ burning: 1, spent: ['flamer'] });
  expect(runFlow(burst(battle, 'b1', OWN)).rolls).toEqual([]);
});

test('DZ-ABIL-24 neither the dead nor who carries nothing volatile catches fire', () => {
  const battle = battleWith({ b: [['c3', FLAMER], ['c3']] });
  at(battle, 'b1').where = 'dead';
  expect(runFlow(burst(battle, 'b1', OWN)).rolls).toEqual([]);
  expect(runFlow(burst(battle, 'b2', OWN)).rolls).toEqual([]);
});
