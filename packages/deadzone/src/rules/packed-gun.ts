import type { Seat } from '@skirmish-kit/core';
import type { Profile, WeaponMode } from './profile.ts';
import { modelFrom } from './setup.ts';
import type { Model } from './state.ts';
import type { Recruit } from './strike-team.ts';

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

/** DZ-ITEM-15: a sentry gun while it is carried. */
export function packedGun(id: string, seat: Seat): Model {
  return { ...modelFrom(id, seat, SENTRY_GUN), where: 'packed' };
}
