import { bagOf, constant, type Bag, type Seat } from '@skirmish-kit/core';
import type { Field } from '../board/index.ts';
import type { Mission } from './mission.ts';
import { packedGun } from './packed-gun.ts';
import type { Settings } from './settings.ts';
import type { Battle, Face, Item, Model, Side } from './state.ts';
import type { MusteredTeam, Recruit } from './strike-team.ts';
import { internCube } from './cube-index.ts';

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

/** A model before the battle. */
export function modelFrom(id: string, seat: Seat, recruit: Recruit): Model {
  return {
    id,
    seat,
    recruit: constant(recruit),
    where: 'waiting',
    cube: internCube([1, 1, 1]),
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
