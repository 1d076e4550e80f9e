import { hashState } from '@skirmish-kit/core';
import { ourField } from '@skirmish-kit/space/cube/fields';
import { expect, test } from 'vitest';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { cutTo } from '../packs/used-parts.ts';
import { rulesOfPlay } from '../rules-of-play.ts';
import { deadzone } from '../system.ts';
import { DEFAULT_SETUP, firstSetup } from './first-battle.ts';

test('the file of the first battle has what it uses of the packs, and nothing else', async () => {
  const teams = TEAMS.filter(({ id }) => DEFAULT_SETUP.teams.includes(id));
  const battle = {
    field: ourField('depot'),
    mission: MISSIONS.find(({ id }) => id === DEFAULT_SETUP.mission),
    teams,
    factions: teams.map(({ faction, members }) => {
      const whole = FACTIONS.find(({ id }) => id === faction);
      return whole && cutTo(whole, members);
    }),
  };
  const file = '../packs/generated/first-battle.json';
  await expect(`${JSON.stringify(battle, null, 1)}\n`).toMatchFileSnapshot(file);
});

test('DZ-SETUP-04 a first battle is the same, whoever sets it up', () => {
  expect(hashState(rulesOfPlay.setup(DEFAULT_SETUP))).toBe(
    hashState(deadzone.setup(DEFAULT_SETUP)),
  );
});

test('a first battle knows no other names', () => {
  expect(() => firstSetup({ ...DEFAULT_SETUP, field: 'viaduct' })).toThrow('viaduct');
  expect(() => firstSetup({ ...DEFAULT_SETUP, mission: 'raid' })).toThrow('raid');
});
