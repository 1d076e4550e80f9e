import { constant } from '@skirmish-kit/core';
import type { Field } from '../board/index.ts';
import { internCube } from '../rules/cube-index.ts';
import type { Mission } from '../rules/mission.ts';
import type { Profile, WeaponMode } from '../rules/profile.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import type { Battle } from '../rules/state.ts';
import type { MusteredTeam } from '../rules/strike-team.ts';

/** What a question in bare numbers says of a model. */
export interface StagedModel {
  readonly size: number;
  readonly armour: number;
  readonly tough: boolean;
  readonly damage: number;
}

/** A mission without anything to win. */
export const EMPTY_MISSION: Mission = {
  id: 'nowhere',
  name: { en: 'Nowhere', fr: 'Nulle part' },
  text: { en: 'Open ground.', fr: 'Terrain nu.' },
  victoryPoints: 1,
  zones: [
    { from: [1, 1], to: [8, 1] },
    { from: [1, 8], to: [8, 8] },
  ],
  objectives: [],
  actions: [],
  exits: [],
  tokens: [],
  drawn: 0,
};

/** Eight by eight squares with nothing on them. */
export const OPEN_GROUND: Field = /* @__PURE__ */ constant<Field>({
  format: 'skirmish-field',
  version: 1,
  id: 'open',
  name: { en: 'Open ground', fr: 'Terrain nu' },
  levels: 1,
  cubes: [],
});

const BLADE: WeaponMode = {
  id: 'blade',
  name: { en: 'Blade', fr: 'Lame' },
  range: 'melee',
  ap: 0,
  abilities: [],
};

/** Two models on open ground, `a1` and `b1`, of which only what was said matters. */
export function minimalBattle(a: StagedModel, b: StagedModel): Battle {
  const battle = setUp({
    field: OPEN_GROUND,
    mission: EMPTY_MISSION,
    teams: [teamOf('a', a), teamOf('b', b)],
    settings: DEFAULT_SETTINGS,
  });
  battle.models.forEach((model, seat) => {
    model.where = 'field';
    model.cube = internCube([1, seat === 0 ? 1 : 3, 1]);
    model.damage = (seat === 0 ? a : b).damage;
  });
  battle.phase = { step: 'turn' };
  return battle;
}

function teamOf(id: string, { size, armour, tough }: StagedModel): MusteredTeam {
  const profile: Profile = {
    id,
    name: { en: id, fr: id },
    type: 'troop',
    points: 0,
    vp: 0,
    speed: { move: 1, sprint: 2 },
    shoot: 4,
    fight: 4,
    survive: 4,
    armour,
    size,
    abilities: tough ? [{ id: 'tough' }] : [],
    equipment: [],
    weapons: [],
    options: [],
  };
  const recruits = [{ profile, weapons: [BLADE], points: 0, vp: 0 }];
  return { id, name: profile.name, faction: id, recruits };
}
