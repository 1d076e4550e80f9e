import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { followingIds } from './follower-queue.ts';
import { followersStep } from './followers.ts';
import { figureOf } from './figures.ts';
import { battleWith } from './testing/battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

test('MU-EXTRA-06 MU-EXTRA-07 extras join only in waves and act afterwards with points', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [12, 10],
      [14, 10],
    ],
  });
  battle.phase = { step: 'end' };
  expect(followingIds(battle)).toEqual([]);
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2', 'a3'] };
  for (const id of ['a2', 'a3']) figureOf(battle, id).ap = 2;
  const first = runFlow(followersStep(battle), { choices: ['activate:a3'] });
  expect(first.result).toBe(true);
  expect(loggedEvents(first.events)).toEqual(['activated MU-ACT-01 a3 2']);
  expect([battle.active, followingIds(battle)]).toEqual(['a3', ['a2']]);
  battle.active = null;
  const none = runFlow(followersStep(battle), { choices: ['done'] });
  expect([none.result, none.events, followingIds(battle), battle.active]).toEqual([
    true,
    [],
    [],
    null,
  ]);
  expect(figureOf(battle, 'a2')).toMatchObject({ ap: 0, activated: true });
  expect(runFlow(followersStep(battle)).result).toBe(false);
});
