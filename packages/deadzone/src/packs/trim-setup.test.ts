import { packById } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Faction } from '../rules/profile.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { StrikeTeam, TeamMember } from '../rules/strike-team.ts';
import { deadzone } from '../system.ts';
import { BUILT_IN_PACKS } from './built-in.ts';
import { trimFaction, trimSetup } from './trim-setup.ts';

const { faction, teams: [team] = [] } = packById(BUILT_IN_PACKS, 'undertow');
if (!faction || !team) throw new Error('The Undertow have no team.');

const ids = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);

const setupWith = (own: StrikeTeam, factions: readonly Faction[]): DeadzoneSetup => ({
  ...deadzone.defaults,
  teams: [own, 'enforcers'],
  factions,
});

const member: TeamMember = { profile: 'mudlark' };
const crew: StrikeTeam = { ...team, members: [member] };

test('DZ-TEAM-16 a trimmed faction has the things of its members and no others', () => {
  const [item] = faction.items;
  const [bought] = faction.weapons;
  if (!item || !bought) throw new Error('They sell nothing.');
  const plain = trimFaction(faction, [member]);
  const mudlark = faction.profiles.find(({ id }) => id === 'mudlark');
  expect(ids(plain.profiles)).toEqual(['mudlark']);
  expect(ids(plain.weapons)).toEqual(
    ids(faction.weapons).filter((id) => mudlark?.weapons.includes(id)),
  );
  expect(plain.items).toEqual([]);
  const richer = trimFaction(faction, [{ ...member, weapons: [bought.id], item: item.item }]);
  expect(ids(richer.weapons)).toContain(bought.id);
  expect(richer.items).toEqual([item]);
});

test('a setup stores only factions with members in it, and only their packs', () => {
  const other = { ...faction, id: 'ebb' };
  const { factions, ...rest } = trimSetup(setupWith(crew, [faction, other]), new Map());
  expect(ids(factions)).toEqual([faction.id]);
  expect(rest).not.toHaveProperty('packs');
  const built = trimSetup({ ...deadzone.defaults, teams: ['undertow', 'enforcers'] }, new Map());
  expect(Object.keys(built)).not.toContain('factions');
});

test('a setup names the packs that its team and faction came from, each once', () => {
  const origin = { id: 'sea', hash: 'abc' };
  const origins = new Map([
    [crew.id, origin],
    [faction.id, origin],
    ['somebody-else', { id: 'land', hash: 'def' }],
  ]);
  expect(trimSetup(setupWith(crew, [faction]), origins).packs).toEqual([origin]);
});
