import { bagOf, constant, type Bag, type Seat } from '@skirmish-kit/core';
import type { Field } from '@skirmish-kit/space/cube';
import type { Mission } from './mission.ts';
import type { Profile, WeaponMode } from './profile.ts';
import type { Settings } from './settings.ts';
import type { Battle, Face, Item, Model, Side } from './state.ts';
import type { MusteredTeam, Recruit } from './strike-team.ts';
import { placeOf } from './place.ts';

/** Everything a battle is made of, with all names looked up. */
export interface FullSetup {
  readonly field: Field;
  readonly mission: Mission;
  readonly teams: readonly MusteredTeam[];
  readonly settings: Settings;
}

/** The state before anybody has done anything (DZ-SETUP-01). */
export function setUp({ field, mission, teams, settings }: FullSetup): Battle {
  const { placing, ...others } = settings;
  const models: Model[] = [];
  const items: Item[] = [];
  teams.forEach(({ recruits }, seat) => {
    recruits.forEach((recruit, i) => {
      const model = modelFrom(`${'ab'[seat]}${i + 1}`, seat, ruled(recruit, settings));
      models.push(model);
      if (!recruit.item) return;
      const gun = recruit.item === 'sentry-gun' ? `${model.id}g` : null;
      if (gun !== null) models.push(packedGun(gun, seat));
      items.push({
        id: `${model.id}i`,
        kind: recruit.item,
        holder: model.id,
        cube: null,
        broken: false,
        gun,
      });
    });
  });
  const bag = settings.items === 'on' ? bagFrom(mission) : {};
  return {
    settings: constant(placing === 'owner' ? settings : others),
    field: constant(field),
    mission: constant(mission),
    sides: teams.map((team, seat) => sideFrom(team, models, seat)),
    models,
    items,
    bag,
    unused: Object.values(bag).reduce((sum, count) => sum + count, 0),
    smoke: [],
    achieved: [],
    round: 0,
    phase: { step: 'tokens' },
    first: 0,
    turnOf: 0,
    began: 0,
    finished: null,
    second: false,
    activation: null,
    decided: null,
  };
}

function bagFrom({ tokens }: Mission): Bag {
  return bagOf(tokens.flatMap(({ item, count }) => Array.from({ length: count }, () => item)));
}

/** DZ-ITEM-15: a sentry gun while it is carried. */
export function packedGun(id: string, seat: Seat): Model {
  return { ...modelFrom(id, seat, SENTRY_GUN), where: 'packed' };
}

/** A model before the battle. */
function modelFrom(id: string, seat: Seat, recruit: Recruit): Model {
  return {
    id,
    seat,
    recruit: constant(recruit),
    where: 'waiting',
    cube: placeOf([1, 1, 1]),
    damage: 0,
    pinned: false,
    activated: false,
    burning: null,
    tagged: false,
    rampant: false,
    boom: 0,
    scoredBy: null,
    unloaded: [],
    spent: [],
  };
}

function sideFrom(
  { name, faction, recruits }: MusteredTeam,
  models: readonly Model[],
  seat: Seat,
): Side {
  const leader = recruits.find(({ profile }) => profile.type === 'leader');
  const inBattle = models.find(
    (model) => model.seat === seat && model.recruit.profile.type === 'leader',
  );
  return {
    name,
    faction,
    recon: leader?.profile.recon ?? WORST_RECON,
    special: leader?.profile.special ?? null,
    leader: inBattle?.id ?? null,
    zone: null,
    dice: noDice(),
    points: 0,
    specialSpent: false,
  };
}

/** Of a team without a leader, as positions and exercises may have. */
const WORST_RECON = 8;

function noDice(): Record<Face, number> {
  return { model: 0, dice: 0, move: 0, shoot: 0, fight: 0, special: 0 };
}

/** DZ-DATA-07: the Survive value of the Inferno Drill is lost; tables may differ. */
function ruled(recruit: Recruit, { infernoDrill }: Settings): Recruit {
  if (recruit.profile.id !== 'inferno-drill' || infernoDrill === 'three') return recruit;
  return { ...recruit, profile: { ...recruit.profile, survive: null } };
}

const HEAVY_RIFLE: WeaponMode = {
  id: 'heavy-rifle',
  name: { en: 'Heavy Rifle', fr: 'Fusil Lourd' },
  range: 8,
  ap: 0,
  abilities: [{ id: 'weight-of-fire', n: 1 }],
};

/** DZ-ITEM-15, DZ-DATA-08: the sentry gun as a model. */
const SENTRY_PROFILE: Profile = {
  id: 'sentry-gun',
  name: { en: 'Sentry Gun', fr: 'Sentinelle' },
  type: 'specialist',
  points: 0,
  vp: 0,
  speed: null,
  shoot: 4,
  fight: null,
  survive: 5,
  armour: 0,
  size: 1,
  abilities: [{ id: 'construct' }, { id: 'vulnerable' }],
  equipment: [],
  weapons: ['heavy-rifle'],
  options: [],
  doubts: { armour: 'medium', size: 'medium', abilities: 'medium', weapons: 'medium' },
};

export const SENTRY_GUN: Recruit = {
  profile: SENTRY_PROFILE,
  weapons: [HEAVY_RIFLE],
  points: 0,
  vp: 0,
};
