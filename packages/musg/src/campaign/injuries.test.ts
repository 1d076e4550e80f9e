import type { CampaignSettings } from './settings.ts';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { INJURY_TABLE, injuryOf, isGuarded, returnOfTheFallen } from './injuries.ts';
import { treatmentOf } from './quack-doctor.ts';
import { bandOf, findMember } from './roster.ts';
import type { Campaign, Character } from './state.ts';
import {
  battleOver,
  campaignWith,
  sheet,
  type Fallen,
  type FigureSpec,
} from './testing/campaign.ts';
import { figureOf } from '../rules/figures.ts';
import { activate, at, perform } from '../rules/testing/battle.ts';

const ARMED: FigureSpec = {
  rank: 'chief',
  weapons: ['rifle', 'dagger'],
  equipment: ['light-armour'],
};

/** What becomes of one who fell, with these dice. */
function fallen(
  who: FigureSpec,
  faces: Script['faces'],
  how: Partial<Fallen> = {},
  rulings: Partial<CampaignSettings> = {},
): Campaign {
  const campaign = campaignWith({ a: ['minion', who], rulings });
  const { battle } = battleOver(campaign, [{ id: 'a2', ...how }]);
  runFlow(returnOfTheFallen(campaign, battle, 'a2'), { faces: faces ?? [] });
  return campaign;
}

const valuesAfter = (
  faces: Script['faces'],
  given: Partial<Character['values']> = {},
): Character['values'] => {
  const campaign = campaignWith({ a: ['minion', 'chief'] });
  const character = sheet(campaign, 'a2');
  character.values = { ...character.values, ...given };
  const { battle } = battleOver(campaign, [{ id: 'a2' }]);
  runFlow(returnOfTheFallen(campaign, battle, 'a2'), { faces: faces ?? [] });
  return sheet(campaign, 'a2').values;
};

test('MU-INJ-01 MU-EXTRA-04 a minion or an extra dies on 1 or 2 and leaves its gear', () => {
  for (const rank of ['minion', 'extra'] as const)
    for (let die = 1; die <= 6; die++) {
      const campaign = fallen({ rank, weapons: ['rifle'], equipment: ['rope'] }, [[die]]);
      expect(findMember(campaign, 'a2') !== undefined, `${rank} ${die}`).toBe(die >= 3);
      expect(bandOf(campaign, 0).store).toEqual(die >= 3 ? [] : ['rifle', 'rope']);
    }
});

test('MU-INJ-02 MU-EDGE-03 a figure below 0 is dead; the gear of leaders is lost', () => {
  for (const rank of ['chief', 'lieutenant'] as const) {
    const leader = fallen({ rank, weapons: ['rifle'] }, [], { fate: 'dead' });
    expect(findMember(leader, 'a2')).toBeUndefined();
    expect(bandOf(leader, 0).store).toEqual([]);
    expect(bandOf(leader, 0).gone).toMatchObject([{ id: 'a2', rank, game: 1 }]);
  }
  const minion = fallen({ weapons: ['rifle'] }, [], { fate: 'dead' });
  expect(bandOf(minion, 0).store).toEqual(['rifle']);
});

test('MU-EDGE-03 the gear of leaders killed in battle is saved if so set', () => {
  const store = { gearOfTheDead: 'store' } as const;
  const leader: FigureSpec = { rank: 'chief', weapons: ['rifle'] };
  expect(bandOf(fallen(leader, [], { fate: 'dead' }, store), 0).store).toEqual(['rifle']);
  expect(bandOf(fallen(leader, [], { fate: 'dead' }), 0).store).toEqual([]);
  expect(bandOf(fallen(leader, [[1, 1]], {}, store), 0).store).toEqual([]);
});

test('MU-INJ-03 11 to 15 is dead, with all his gear', () => {
  for (const units of [1, 5]) {
    const campaign = fallen(ARMED, [[1, units]]);
    expect(findMember(campaign, 'a2')).toBeUndefined();
    expect(bandOf(campaign, 0).store).toEqual([]);
  }
});

test('MU-INJ-04 16 and 21 are several injuries; some results are rolled again', () => {
  for (const several of [
    [1, 6],
    [2, 1],
  ]) {
    const campaign = fallen('chief', [
      several,
      [2],
      [1, 1],
      [4, 4],
      [1, 6],
      [2, 4],
      [2, 2],
      [3, 4],
    ]);
    expect(sheet(campaign, 'a2').injuries).toEqual(['slower', 'maimed']);
  }
});

test('MU-INJ-05 22 and 23 take 1 Move for good', () => {
  expect([
    valuesAfter([[2, 2]], { move: 7 }).move,
    valuesAfter([[2, 3]], { move: 7 }).move,
  ]).toEqual([6, 6]);
});

test('MU-INJ-06 24 and 25 are rolled again', () => {
  expect(
    valuesAfter(
      [
        [2, 4],
        [2, 5],
        [2, 2],
      ],
      { move: 7 },
    ).move,
  ).toBe(6);
});

test('MU-INJ-07 26 takes 1 Command, not below 4', () => {
  expect([8, 5, 4].map((command) => valuesAfter([[2, 6]], { command }).command)).toEqual([7, 4, 4]);
});

test('MU-INJ-08 31 makes Shooting 1 worse, not beyond 6', () => {
  expect([3, 6].map((shoot) => valuesAfter([[3, 1]], { shoot }).shoot)).toEqual([4, 6]);
});

test('MU-INJ-10 33 is the quack: a game in bed, healed, or healed too well', () => {
  expect([1, 2, 3, 4, 5, 6].map(treatmentOf)).toEqual([
    'misses-a-game',
    'misses-a-game',
    'healed',
    'healed',
    'healed',
    'patched-up',
  ]);
  const seen = [1, 3, 6].map((die) => sheet(fallen('chief', [[3, 3], [die]]), 'a2'));
  expect(seen.map(({ misses, patched }) => [misses, patched])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('MU-INJ-11 34 and 35 make Melee 1 worse, and 6 stays 6', () => {
  expect(valuesAfter([[3, 4]], { melee: 3 }).melee).toBe(4);
  expect(valuesAfter([[3, 5]], { melee: 6 }).melee).toBe(6);
});

test('MU-INJ-16 36 is robbed of everything', () => {
  const campaign = fallen(ARMED, [[3, 6]]);
  expect(sheet(campaign, 'a2')).toMatchObject({ weapons: [], equipment: [] });
  expect(bandOf(campaign, 0).store).toEqual([]);
});

test('MU-MERC-09 nobody robs a chief whose bodyguard stands beside him', () => {
  const campaign = campaignWith({ a: [ARMED, { rank: 'chief', mercenary: 'troll-bodyguard' }] });
  const { battle } = battleOver(campaign, [{ id: 'a1' }]);
  expect(isGuarded(battle, 'a1')).toBe(false);
  figureOf(battle, 'a2').at = at(6, 5);
  figureOf(battle, 'a1').at = at(5, 5);
  runFlow(returnOfTheFallen(campaign, battle, 'a1'), { faces: [[3, 6]] });
  expect(sheet(campaign, 'a1').weapons).toEqual(['rifle', 'dagger']);
});

test('MU-MERC-09 nobody robs a chief whom his bodyguard has carried off the table', () => {
  const campaign = campaignWith({ a: [ARMED, { rank: 'chief', mercenary: 'troll-bodyguard' }] });
  const { battle } = battleOver(campaign, [{ id: 'a1' }]);
  const guard = figureOf(battle, 'a2');
  figureOf(battle, 'a1').at = at(1, 5);
  guard.at = at(2, 5);
  activate(battle, 'a2');
  perform(battle, 'carry:a1');
  perform(battle, `walk:${at(1, 5)}`);
  perform(battle, 'deed:carry-off:a1');
  expect(guard.fate).toBe('left');
  runFlow(returnOfTheFallen(campaign, battle, 'a1'), { faces: [[3, 6]] });
  expect(sheet(campaign, 'a1').weapons).toEqual(['rifle', 'dagger']);
  // A guard who fell himself, or ran off without him, does not help.
  for (const alone of [{ fate: 'out' as const }, { fate: 'left' as const, carries: null }]) {
    Object.assign(guard, { carries: 'a1', ...alone });
    expect(isGuarded(battle, 'a1')).toBe(false);
  }
});

test('MU-INJ-17 41 to 56 change nothing', () => {
  for (const tens of [4, 5])
    for (let units = 1; units <= 6; units++) {
      const campaign = fallen(ARMED, [[tens, units]]);
      const fresh = campaignWith({ a: ['minion', ARMED] });
      expect(sheet(campaign, 'a2')).toEqual(sheet(fresh, 'a2'));
    }
});

test('MU-INJ-12 61 is hatred of the band that felled the figure, gained once', () => {
  expect(sheet(fallen('chief', [[6, 1]], { by: 'b1' }), 'a2').hates).toEqual(['betas']);
  expect(sheet(fallen('chief', [[6, 1]]), 'a2').hates).toEqual([]);
});

test('MU-INJ-09 MU-INJ-13 32 is unreliable, 62 to 64 hardened', () => {
  expect(sheet(fallen('chief', [[3, 2]]), 'a2').injuries).toEqual(['unreliable']);
  for (const units of [2, 3, 4])
    expect(sheet(fallen('chief', [[6, units]]), 'a2').injuries).toEqual(['hardened']);
});

test('MU-INJ-14 65 and 66 bring 1 experience', () => {
  for (const units of [5, 6]) expect(sheet(fallen('chief', [[6, units]]), 'a2').experience).toBe(1);
});

test('MU-INJ-15 each of the 36 rolls has exactly one result', () => {
  const rolls = Array.from({ length: 36 }, (_, i) => 10 * (Math.floor(i / 6) + 1) + (i % 6) + 1);
  for (const rolled of rolls)
    expect(
      INJURY_TABLE.filter(({ from, to }) => rolled >= from && rolled <= to),
      String(rolled),
    ).toHaveLength(1);
  const counts = new Map<string, number>();
  for (const rolled of rolls) {
    const { injury } = injuryOf(rolled);
    counts.set(injury, (counts.get(injury) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    dead: 5,
    several: 2,
    slower: 2,
    again: 2,
    nerves: 1,
    sight: 1,
    unreliable: 1,
    quack: 1,
    maimed: 2,
    robbed: 1,
    recovered: 12,
    hatred: 1,
    hardened: 3,
    'against-all-odds': 2,
  });
});
