import { subFlow, type Flow } from '@skirmish-kit/core';
import type { Recruit } from '../band.ts';
import { CHARGE, charge, whyNotCharge } from '../charge.ts';
import { figureOf, foesOf, isIn, measured } from '../figures.ts';
import { RUN } from '../legal.ts';
import { reachOf } from '../movement.ts';
import type { RangedWeapon } from '../profile.ts';
import { shoot } from '../shoot.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { strike } from '../strike.ts';
import { whyNotTarget } from '../why-not-shoot.ts';
import type { World } from '../world.ts';
import { settingOf } from '../world-helpers.ts';
import { emitAbducted } from './abduction.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { shootBack } from './civilians.ts';
import { creature } from './creatures.ts';
import type { Arrivals, EncounterTable } from './encounters.ts';
import { followNoise, clearNoise, goTo, nearestPrey, TALL } from './horde.ts';
import { invasion } from './invasion.ts';
import {
  civilianValueSetting,
  controlSetting,
  encounterSetting,
  indoorsSetting,
  noiseSetting,
  sensesSetting,
  togetherSetting,
} from './zombie-settings.ts';

/** MU-ALIEN-06: as the rifle, with strength 4. */
const GUN: RangedWeapon = {
  id: 'alien-gun',
  name: { en: 'Alien gun', fr: 'Arme extraterrestre' },
  ranges: [10, 20, 30],
  strength: 4,
  targets: 1,
  reload: 'fast',
  hands: 2,
  cost: 0,
};

/** MU-ALIEN-02, MU-ALIEN-05: they always charge and always stand; their own Strength always. */
export const MELEE_ALIEN: Recruit = creature({
  name: { en: 'Melee alien', fr: 'Alien de corps à corps' },
  race: 'alien',
  values: {
    move: 10,
    command: 8,
    shoot: null,
    melee: 3,
    strength: 5,
    resistance: 3,
    life: 2,
    cost: 5,
  },
  abilities: ['stands-charges', 'bare-hands-four'],
});

export const SHOOTING_ALIEN: Recruit = creature({
  name: { en: 'Shooting alien', fr: 'Alien tireur' },
  race: 'alien',
  values: {
    move: 8,
    command: 8,
    shoot: 3,
    melee: 5,
    strength: 3,
    resistance: 3,
    life: 2,
    cost: 10,
  },
  abilities: ['stands-charges', 'bare-hands-two'],
  ranged: [GUN],
});

const some = (recruit: Recruit | null, half: boolean, plus: number): Arrivals => ({
  recruit,
  half,
  plus,
});

/** MU-ALIEN-07. */
export const ALIEN_TABLE: EncounterTable = [
  [
    [some(MELEE_ALIEN, true, 0), some(SHOOTING_ALIEN, false, 3)],
    [some(MELEE_ALIEN, true, 0), some(SHOOTING_ALIEN, false, 1)],
    [some(MELEE_ALIEN, true, 0)],
    [some(null, false, 1)],
  ],
  [
    [some(MELEE_ALIEN, false, 3)],
    [some(MELEE_ALIEN, false, 2)],
    [some(MELEE_ALIEN, false, 1)],
    [some(null, false, 2)],
  ],
];

/** MU-ALIEN-04: it climbs over what is lower than one and a half times its height. */
const OVER = 1.5 * TALL - 1;

/** MU-ALIEN-02: 2 points, like anybody. */
const POINTS = 2;

/** MU-ALIEN-01, MU-ALIEN-02: with all its points at the nearest it sees, or to a noise. */
function* actWild(battle: Battle, id: FigureId): Flow<boolean> {
  const alien = figureOf(battle, id);
  if (alien.recruit.race !== 'alien') {
    yield* shootBack(battle, id);
    return true;
  }
  if (settingOf(battle, 'control') !== 'themselves') return false;
  alien.ap = POINTS;
  battle.active = id;
  while (alien.ap > 0 && isIn(alien)) yield* subFlow(actOnce, battle, id);
  battle.active = null;
  alien.ap = 0;
  alien.charged = false;
  alien.dived = false;
  for (const other of battle.figures) other.weakened = false;
  return true;
}

/** One thing it does, and pays for. */
function* actOnce(battle: Battle, id: FigureId): Flow {
  const alien = figureOf(battle, id);
  const [foe] = foesOf(battle, alien);
  if (foe) {
    alien.ap -= 1;
    return yield* subFlow(strike, battle, id, foe.id, ['fists']);
  }
  const prey = nearestPrey(battle, alien);
  if (!prey) {
    alien.ap = 0;
    return yield* followNoise(battle, id, reachOf(alien, 0.5), OVER);
  }
  if (alien.recruit.ranged.length > 0 && !isWithinHalfACharge(alien, prey)) {
    alien.ap -= 1;
    if (!whyNotTarget(battle, alien, GUN, prey))
      return yield* subFlow(shoot, battle, id, GUN.id, prey.id);
    return yield* goTo(battle, id, prey, reachOf(alien, 1), OVER);
  }
  yield* subFlow(chargeOrRun, battle, id, prey.id);
}

/** MU-ALIEN-08: a shooter charges only who is within half its charge. */
function isWithinHalfACharge(alien: Figure, prey: Figure): boolean {
  return measured(alien, prey) <= reachOf(alien, CHARGE) / 2;
}

/** MU-ALIEN-02, MU-ALIEN-04: a charge where there is a way, else over what is in it. */
function* chargeOrRun(battle: Battle, id: FigureId, target: FigureId): Flow {
  const alien = figureOf(battle, id);
  const prey = figureOf(battle, target);
  if (!whyNotCharge(battle, alien, prey, target)) {
    alien.ap -= 1;
    return yield* subFlow(charge, battle, id, target);
  }
  const runs = alien.ap >= 2;
  alien.ap -= runs ? 2 : 1;
  yield* goTo(battle, id, prey, reachOf(alien, runs ? RUN : 1), OVER);
}

/** MU-ALIEN-01 to MU-ALIEN-08: as the dead, without infection, stun or fear. */
export const aliens: World = {
  ...invasion(() => ALIEN_TABLE),
  id: 'aliens',
  title: { en: 'Alien invasion', fr: 'Invasion extraterrestre' },
  text: {
    en: 'They charge, shoot and climb, and carry off who is left lying.',
    fr: 'Ils chargent, tirent et escaladent, et enlèvent qui reste à terre.',
  },
  horde: { en: 'The aliens', fr: 'Les extraterrestres' },
  settings: [
    togetherSetting,
    controlSetting,
    encounterSetting,
    sensesSetting,
    noiseSetting,
    indoorsSetting,
    civilianValueSetting,
  ],
  comers: () => [MELEE_ALIEN, SHOOTING_ALIEN, ...CIVILIANS],
  actWild,
  *endTurn(battle) {
    clearNoise(battle);
    yield* emitAbducted(battle);
  },
  carriesOff: true,
};
