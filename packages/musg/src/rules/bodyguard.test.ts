import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, perform, type Placed, type FigureSpec } from './testing/battle.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';

const CHIEF: FigureSpec = { rank: 'chief' };

const guarded = (rest: FigureSpec = {}, place: Placed = [16, 12.5]): Battle =>
  battleWith({
    a: [[10, 10]],
    b: [
      [16, 10, CHIEF],
      [place[0], place[1], { mercenary: 'troll-bodyguard', ...rest }],
      [16, 7],
    ],
  });

test('MU-MERC-09 a bodyguard may meet the charge in place of his chief, or not', () => {
  const battle = guarded();
  const { choices, events } =
    (activate(battle, 'a1'), perform(battle, 'charge:b1', { choices: ['figure:b2'] }));
  expect(choices[0]).toMatchObject({ who: 1, about: 'intercept', options: ['none', 'figure:b2'] });
  expect(loggedEvents(events)).toEqual([
    'charges MU-CHG-01 a1 b1',
    'intercepts MU-MERC-09 b2 b1',
    'arrives MU-CHG-04 a1 b2',
  ]);
  const declined = eventsOf(guarded(), 'a1', 'charge:b1', { choices: ['none'] });
  expect(declined).toEqual(['charges MU-CHG-01 a1 b1', 'arrives MU-CHG-04 a1 b1']);
});

test('MU-MERC-09 a bodyguard guards only the chief, near, standing, with 2 life', () => {
  const asked = (battle: Battle, target = 'b1') => {
    activate(battle, 'a1');
    try {
      perform(battle, `charge:${target}`);
      return false;
    } catch (error) {
      return String(error).includes('intercept');
    }
  };
  const changed = (change: object) => {
    const battle = guarded();
    Object.assign(figureOf(battle, 'b2'), change);
    return battle;
  };
  expect([asked(guarded({}, [16, 13])), asked(guarded({}, [16, 13.05]))]).toEqual([true, false]);
  expect([asked(guarded({ life: 2 })), asked(guarded({ life: 1 }))]).toEqual([true, false]);
  expect(asked(changed({ fleeing: true }))).toBe(false);
  expect(asked(changed({ fate: 'out' }))).toBe(false);
  expect(asked(changed({ on: 'ledge', level: 10 }))).toBe(false);
  expect(asked(guarded({}, [16, 5.5]), 'b3')).toBe(false);
  const busy = battleWith({
    a: [
      [10, 10],
      [16, 13.5],
    ],
    b: [
      [16, 10, CHIEF],
      [16, 12.5, { mercenary: 'troll-bodyguard' }],
    ],
  });
  expect(asked(busy)).toBe(false);
});
