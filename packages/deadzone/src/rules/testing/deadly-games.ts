import { isProblems, type Random } from '@skirmish-kit/core';
import { checkTeam } from '../../lists/check-team.ts';
import { randomMember } from '../../lists/testing/random-team.ts';
import { FACTIONS, MISSIONS } from '../../packs/built-in.ts';
import { deadzone } from '../../system.ts';
import { has, type Able, type AbilityId } from '../ability.ts';
import { FIELD_NAMES } from '../resolve-setup.ts';
import type { Mission } from '../mission.ts';
import { recruitFrom } from '../muster.ts';
import type { Faction, Profile } from '../profile.ts';
import type { DeadzoneSetup } from '../setup-input.ts';
import type { StrikeTeam, TeamMember } from '../strike-team.ts';
import { usedWith, type Uses } from './rule-usage.ts';

/** What harms in more than one step, or somebody besides the target. */
const DEADLY: readonly AbilityId[] = [
  'boom',
  'volatile',
  'it-burns',
  'frag',
  'blast',
  'knockback',
  'indirect',
  'hammerfist',
  'experimental',
  'rampage',
];

/** Both sides begin beside one another, among traps, and play until one of them is gone. */
function ambush(tokens: Mission['tokens'] = []): Mission {
  return {
    id: 'ambush',
    name: { en: 'Ambush', fr: 'Embuscade' },
    text: { en: 'Leave nobody.', fr: 'Ne laissez personne.' },
    victoryPoints: 60,
    zones: [
      { from: [3, 3], to: [6, 4] },
      { from: [3, 5], to: [6, 6] },
    ],
    objectives: [{ id: 'o1', square: [4, 4], vp: 1 }],
    actions: [],
    exits: [],
    tokens: tokens.map(({ item, count }) => {
      return { item, count: item === 'booby-trap' || item === 'intel' ? 8 : count };
    }),
    drawn: tokens.length > 0 ? 12 : 0,
    rounds: 8,
  };
}

/** Legal teams of deadly things that begin close together, on any field. */
export function deadlySetup(_: number, random: Random): DeadzoneSetup {
  const any = <T>(list: readonly T[]): T => {
    const found = list[random.between(0, list.length - 1)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  };
  const setup = deadzone.readSetup({
    field: any(FIELD_NAMES),
    mission: ambush(MISSIONS.find(({ id }) => id === 'patrol')?.tokens),
    teams: [deadlyTeam(any(FACTIONS), random), deadlyTeam(any(FACTIONS), random)],
    settings: { fragScatter: any(['cube', 'each']), directFrag: any(['no-test', 'shoot-test']) },
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** Sentry guns on both sides, under leaders whose special face protects their models (DZ-CMD-14). */
export function sentrySetup(seed: number, random: Random): DeadzoneSetup {
  const faction = FACTIONS.find(({ items }) => items.some(({ item }) => item === 'sentry-gun'));
  const profiles = faction?.profiles ?? [];
  const special = seed % 2 === 0 ? 'bastion' : 'stalwart';
  const leader = profiles.find((each) => each.special === special);
  const engineer = profiles.find((each) => has(each, 'engineer'));
  const troop = profiles.find(({ type }) => type === 'troop');
  const plain = [leader, troop, troop, troop].flatMap((each) =>
    each ? [{ profile: each.id }] : [],
  );
  const team: StrikeTeam = {
    id: 'sentries',
    name: { en: 'Sentries', fr: 'Sentinelles' },
    faction: faction?.id ?? '',
    budget: 240,
    members: [...plain, { profile: engineer?.id ?? '', item: 'sentry-gun' }],
  };
  const fields = FIELD_NAMES[random.between(0, FIELD_NAMES.length - 1)];
  const setup = deadzone.readSetup({ field: fields, mission: ambush(), teams: [team, team] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** Gliders among those who throw them about (DZ-ABIL-33). */
export function gliderSetup(_: number, random: Random): DeadzoneSetup {
  const faction = FACTIONS.find(({ profiles }) => profiles.some((each) => has(each, 'glide')));
  const profiles = faction?.profiles ?? [];
  const leader = profiles.find(({ type }) => type === 'leader');
  const troop = profiles.find(({ type }) => type === 'troop');
  const glider = profiles.find((each) => has(each, 'glide'));
  const team: StrikeTeam = {
    id: 'gliders',
    name: { en: 'Gliders', fr: 'Planeurs' },
    faction: faction?.id ?? '',
    budget: 240,
    members: [leader, troop, troop, troop, glider, glider].flatMap((each) =>
      each ? [{ profile: each.id }] : [],
    ),
  };
  const other = FACTIONS[random.between(0, FACTIONS.length - 1)];
  const field = FIELD_NAMES[random.between(0, FIELD_NAMES.length - 1)];
  const teams = [team, other ? deadlyTeam(other, random) : team];
  const setup = deadzone.readSetup({ field, mission: ambush(), teams });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** So many members in a row that did not fit: the team is as good as full. */
const PATIENCE = 30;

/** A leader, and pairs of a troop and something deadly: a specialist needs a troop beside it (DZ-TEAM-05). */
function deadlyTeam(faction: Faction, random: Random): StrikeTeam {
  const any = (profiles: readonly Profile[]): TeamMember => {
    const profile = profiles[random.between(0, profiles.length - 1)];
    return profile ? randomMember(faction, profile, random) : { profile: '' };
  };
  const troops = faction.profiles.filter(({ type }) => type === 'troop');
  const leader = faction.profiles.find(({ type }) => type === 'leader');
  let team: StrikeTeam = {
    id: 'deadly',
    name: { en: 'Deadly', fr: 'Meurtriers' },
    faction: faction.id,
    budget: 240,
    members: [{ profile: leader?.id ?? '' }],
  };
  for (let failed = 0; failed < PATIENCE;) {
    const member = any(faction.profiles);
    const isWanted = isDeadly(faction, member) || random.between(1, 6) === 1;
    const larger = { ...team, members: [...team.members, any(troops), member] };
    if (isWanted && checkTeam(faction, larger).problems.length === 0) team = larger;
    else failed++;
  }
  return team;
}

function isDeadly(faction: Faction, member: TeamMember): boolean {
  const { profile, weapons } = recruitFrom(faction, member);
  return [profile, ...weapons].some(isDeadlyThing);
}

function isDeadlyThing(one: Able): boolean {
  return DEADLY.some((ability) => has(one, ability));
}

/** For a player who always uses what is least used: everything but the deadly has been used a lot. */
export function deadlyUses(): Uses {
  const plain = FACTIONS.flatMap(({ weapons }) =>
    weapons.flatMap(({ modes }) => modes.filter((mode) => !isDeadlyThing(mode)).flatMap(usedWith)),
  );
  return new Map(plain.map((name) => [name, 1000]));
}
