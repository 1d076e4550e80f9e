import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { askOdds } from './questions.ts';
import { odds } from './testing/odds.ts';

test('a built-in figure is found by name, and explicit values override it', () => {
  const shot = { action: 'shoot', mode: 'burst', range: 'short', cover: 'light' };
  const rifle = { weapon: 'assault-rifle', quality: 'average' };
  const byName = odds({ ...shot, figure: 'sergeant', target: 'ember' }).outcomes;
  expect(byName).toEqual(odds({ ...shot, ...rifle, armour: 'primitive' }).outcomes);
  // 5 and 6 of 1d6 hit, 9 or more of 3d6 eliminates.
  expect(byName['eliminated']).toBeCloseTo(1 - (1 - (1 / 3) * (160 / 216)) ** 3, 12);
  expect(odds({ ...shot, figure: 'sergeant', weapon: 'pistol', target: 'guard' }).outcomes).toEqual(
    odds({ ...shot, weapon: 'pistol', armour: 'vest' }).outcomes,
  );
  expect(
    odds({ action: 'melee', figure: 'warden', theirFigure: 'slasher', theirPanicked: true }),
  ).toEqual(
    odds({
      action: 'melee',
      role: 'hero',
      quality: 'average',
      weapon: 'sword',
      armour: 'vest',
      theirQuality: 'veteran',
      theirWeapon: 'sword',
      theirSecondWeapon: 'dagger',
      theirArmour: 'primitive',
      theirPanicked: true,
    }),
  );
  expect(odds({ action: 'reaction', figure: 'stoker', alive: 2 })).toEqual(
    odds({ action: 'reaction', role: 'leader', quality: 'veteran', alive: 2 }),
  );
});

test('RX-MACH-03 a machine by its name repairs itself if its profile says so', () => {
  const robot = { action: 'shoot', weapon: 'autocannon', armour: 'primitive' };
  const named = odds({ ...robot, target: 'hauler' }).outcomes;
  const plain = odds({ ...robot, machine: 'robot' }).outcomes;
  expect(named['nothing']).toBeGreaterThan(plain['nothing'] ?? 1);
});

test('RX-REACT-18 a figure that cannot do the action is refused', () => {
  const logged = (request: unknown) => {
    const answer = askOdds(request);
    return isProblems(answer) && answer.map(({ path, code }) => `${path} ${code}`);
  };
  expect(logged({ action: 'reaction', figure: 'kestrel' })).toEqual(['/figure not-in-list']);
  expect(logged({ action: 'shoot', figure: 'kindler' })).toEqual(['/ missing']);
  expect(logged({ action: 'shoot', target: 'embr' })).toEqual(['/target not-in-list-near']);
});
