import type { Mission } from '../mission.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { FullSetup } from '../setup.ts';
import type { MusteredTeam } from '../strike-team.ts';
import { ourField } from '@skirmish-kit/space/cube/fields';
import { KNIFE, recruit, weapon } from './recruits.ts';
import { SKIRMISH } from './battle.ts';

const PISTOL = weapon('pistol', 3);
const LASER_RIFLE = weapon('laser-rifle', 6, ['rapid-fire']);
const BURST_LASER = weapon('burst-laser', 8, ['weight-of-fire 1', 'suppression']);
const HAILSTORM_RIFLE = weapon('hailstorm-rifle', 6, ['rapid-fire'], 1);

/** The two teams of the first game, as the book prints them (DZ-PRESET-01, DZ-PRESET-02). */
export const ENFORCERS: MusteredTeam = {
  id: 'enforcers',
  name: { en: 'Enforcers', fr: 'Enforcers' },
  faction: 'enforcers',
  recruits: [
    recruit({
      id: 'enforcer-captain',
      type: 'leader',
      fight: 5,
      armour: 1,
      vp: 4,
      abilities: ['tactician 2'],
      equipment: ['jump-pack'],
      weapons: [PISTOL, weapon('energy-gauntlet', 'melee', ['knockback'])],
      recon: 4,
      special: 'stalwart',
    }),
    recruit({
      id: 'assault-enforcer',
      shoot: 5,
      fight: 5,
      armour: 1,
      equipment: ['jump-pack'],
      weapons: [PISTOL, weapon('wristblade', 'melee', [], 1)],
    }),
    recruit({
      id: 'enforcer',
      fight: 6,
      armour: 1,
      vp: 2,
      equipment: ['jump-pack'],
      weapons: [LASER_RIFLE, KNIFE],
    }),
    recruit({
      id: 'enforcer-specialist',
      type: 'specialist',
      fight: 6,
      armour: 1,
      vp: 2,
      equipment: ['jump-pack'],
      weapons: [BURST_LASER, KNIFE],
    }),
    recruit({
      id: 'dog-drone',
      type: 'specialist',
      speed: { move: 2, sprint: 4 },
      shoot: 6,
      fight: null,
      survive: 6,
      abilities: ['construct', 'beast'],
      weapons: [BURST_LASER],
    }),
  ],
};

const STEEL_WARRIOR = {
  id: 'steel-warrior',
  fight: 5,
  armour: 1,
  vp: 2,
  weapons: [HAILSTORM_RIFLE, KNIFE],
} as const;

export const FORGE_FATHERS: MusteredTeam = {
  id: 'forge-fathers',
  name: { en: 'Forge Fathers', fr: 'Forge Fathers' },
  faction: 'forge-fathers',
  recruits: [
    recruit({
      id: 'steel-warrior-huscarl',
      type: 'leader',
      shoot: 3,
      armour: 1,
      vp: 3,
      abilities: ['tactician 1'],
      weapons: [
        weapon('hailstorm-pistol', 4, ['weight-of-fire 1', 'rapid-fire']),
        weapon('forge-hammer', 'melee', [], 1),
      ],
      recon: 4,
      special: 'too-stubborn-to-die',
    }),
    recruit(STEEL_WARRIOR),
    recruit(STEEL_WARRIOR),
    recruit({
      ...STEEL_WARRIOR,
      id: 'steel-warrior-specialist',
      type: 'specialist',
      weapons: [weapon('dragons-breath', 2, ['it-burns']), KNIFE],
    }),
  ],
};

/** DZ-PATROL-01 to DZ-PATROL-03 with the map we made up (ruling O-23). */
export const PATROL: Mission = {
  ...SKIRMISH,
  id: 'patrol',
  objectives: [
    { id: 'o1', square: [2, 3], vp: 1 },
    { id: 'o2', square: [7, 6], vp: 1 },
    { id: 'o3', square: [3, 5], vp: 2 },
    { id: 'o4', square: [6, 4], vp: 2 },
  ],
  tokens: [
    { item: 'intel', count: 4 },
    { item: 'booby-trap', count: 3 },
    { item: 'ammo', count: 3 },
    { item: 'ap-ammo', count: 1 },
    { item: 'frag-grenade', count: 2 },
    { item: 'smoke-grenade', count: 1 },
    { item: 'stun-grenade', count: 1 },
    { item: 'medi-pack', count: 2 },
    { item: 'holo-sight', count: 1 },
    { item: 'defender-shield', count: 1 },
    { item: 'energy-shield', count: 1 },
  ],
  drawn: 8,
};

export const FIRST_GAME: FullSetup = {
  field: ourField('depot'),
  mission: PATROL,
  teams: [ENFORCERS, FORGE_FATHERS],
  settings: DEFAULT_SETTINGS,
};
