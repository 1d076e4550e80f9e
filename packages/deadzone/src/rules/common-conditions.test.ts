import { copyState, type Random, seededRandom } from '@skirmish-kit/core';
import { watchGames, type Seen, type Watcher } from '@skirmish-kit/core/testing';
import {
  cubeRange,
  hasFloor,
  isOpenToSky,
  sameCube,
  standableCubes,
  type Cube,
} from '../board/index.ts';
import { expect, test } from 'vitest';
import { FACTIONS } from '../packs/built-in.ts';
import { deadzone } from '../system.ts';
import { has } from './ability.ts';
import { actions, type Action } from './action.ts';
import { cubesWithin, legalActions } from './candidates.ts';
import { lobbedBy } from './grenade.ts';
import { boardOf, sees } from './battlefield.ts';
import { whyNot } from './legal.ts';
import type { Profile, WeaponMode } from './profile.ts';
import type { Battle, Model } from './state.ts';
import { setupOf } from './testing/any-setup.ts';
import { deadlySetup, sentrySetup } from './testing/deadly-games.ts';
import { exploringPlayer, aggressivePlayer } from './testing/players.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 20);

/** One shot, throw or blow that an answer orders, with everything that may forbid it. */
interface Attack {
  readonly battle: Battle;
  readonly model: Model;
  readonly form: 'shoot' | 'for-effect' | 'lob' | 'fight' | 'tag';
  readonly weapon: WeaponMode | undefined;
  readonly target: Model | undefined;
  readonly at: Cube | undefined;
  /** Bought with a command die. */
  readonly die: boolean;
}

const isRanged = ({ form }: Attack) => form !== 'fight';
const isAimed = ({ target, form }: Attack) => target !== undefined && form !== 'fight';
const hasOn = ({ weapon }: Attack, ability: Parameters<typeof has>[1]) =>
  weapon !== undefined && has(weapon, ability);

function rangeOf({ model, weapon }: Attack): number {
  const range = weapon === undefined || weapon.range === 'melee' ? 0 : weapon.range;
  return range + (has(model.recruit.profile, 'lynx-eye') ? 1 : 0);
}

function farAway({ model, target, at }: Attack): number {
  const cube = at ?? target?.cube;
  return cube ? cubeRange(model.cube, cube) : 0;
}

/** Models in its cube that are enemies of the player who controls the active model. */
function foesIn({ battle, model }: Attack, cube: Cube): readonly Model[] {
  const seat = battle.activation?.controller ?? model.seat;
  return battle.models.filter(
    (other) =>
      other !== model &&
      other.where === 'field' &&
      other.seat !== seat &&
      sameCube(other.cube, cube),
  );
}

/** What no attack may break, whatever its weapon, form and target: by the rule that says so. */
const FORBIDDEN: Readonly<Record<string, (attack: Attack) => boolean>> = {
  'DZ-ACT-04 a pinned attacker': ({ model }) => model.pinned,
  'DZ-DMG-03 an attacker who is not there': ({ model }) => model.where !== 'field',
  'DZ-ABIL-29 a noncombatant': ({ model }) => has(model.recruit.profile, 'noncombatant'),
  'DZ-CMD-05 no die of that face': ({ battle, die, form }) => {
    const { dice } = battle.sides[battle.activation?.controller ?? 0] ?? {};
    return die && dice?.[form === 'fight' ? 'fight' : 'shoot'] === 0;
  },
  'DZ-CMD-14 a command die for a sentry gun': ({ model, die }) => die && isSentry(model),
  'DZ-ITEM-15 a sentry gun that does more than shoot': ({ model, form }) =>
    isSentry(model) && (form === 'fight' || form === 'tag'),
  'DZ-DMG-03 a target who is not there': ({ target }) =>
    target !== undefined && target.where !== 'field',
  'DZ-SHOOT-04 a friend': (attack) =>
    attack.target !== undefined &&
    !hasOn(attack, 'invigorate') &&
    !foesIn(attack, attack.target.cube).includes(attack.target),
  'DZ-SHOOT-02 shooting with an enemy beside': (attack) =>
    isRanged(attack) &&
    foesIn(attack, attack.model.cube).some(({ pinned }) => attack.form !== 'tag' || !pinned),
  'DZ-DICE-08 shooting without the skill': (attack) =>
    isRanged(attack) && attack.model.recruit.profile.shoot === null,
  'DZ-SHOOT-01 a weapon it does not have': (attack) => isRanged(attack) && !attack.weapon,
  'DZ-ABIL-37 an empty weapon': (attack) => isRanged(attack) && isEmpty(attack),
  'DZ-SHOOT-05 out of range': (attack) => isRanged(attack) && farAway(attack) > rangeOf(attack),
  'DZ-SHOOT-04 its own cube': (attack) =>
    isRanged(attack) &&
    attack.form !== 'tag' &&
    farAway(attack) === 0 &&
    !hasOn(attack, 'invigorate'),
  'DZ-SHOOT-06 out of sight': (attack) =>
    isAimed(attack) &&
    !hasOn(attack, 'psychic') &&
    !(hasOn(attack, 'invigorate') && farAway(attack) === 0) &&
    attack.target !== undefined &&
    !sees(attack.battle, attack.model, attack.target),
  'DZ-BLAZE-01 for effect without rapid fire': (attack) =>
    attack.form === 'for-effect' && !hasOn(attack, 'rapid-fire'),
  'DZ-ABIL-21 aimed at a model instead of a cube': (attack) =>
    isAimed(attack) &&
    attack.form !== 'tag' &&
    (hasOn(attack, 'grenade') || hasOn(attack, 'indirect')),
  'DZ-ABIL-23 too near for a mortar': (attack) =>
    hasOn(attack, 'indirect') && attack.form === 'lob' && farAway(attack) < 2,
  'DZ-ABIL-21 neither from above nor at a seen enemy': (attack) => {
    const { battle, model, at, form } = attack;
    if (form !== 'lob' || !at) return false;
    const board = boardOf(battle);
    if (isOpenToSky(board, model.cube) && isOpenToSky(board, at)) return false;
    if (hasOn(attack, 'indirect')) return true;
    return !foesIn(attack, at).some((foe) => sees(battle, model, foe));
  },
  'DZ-ABIL-21 a cube without a floor': ({ battle, at }) =>
    at !== undefined && !hasFloor(boardOf(battle), at),
  'DZ-FIGHT-01 a fight with somebody elsewhere': ({ form, model, target }) =>
    form === 'fight' && (!target || !sameCube(model.cube, target.cube)),
  'DZ-FIGHT-04 a fight without the skill': ({ form, model }) =>
    form === 'fight' && model.recruit.profile.fight === null,
};

function isSentry({ recruit }: Model): boolean {
  return recruit.profile.id === 'sentry-gun';
}

/** Of two of a kind one may be loaded. */
function isEmpty({ model, weapon }: Attack): boolean {
  if (!weapon) return false;
  const count = (ids: readonly string[]) => ids.filter((id) => id === weapon.id).length;
  const held = count(model.recruit.weapons.map(({ id }) => id));
  return held > 0 && count([...model.unloaded, ...model.spent]) >= held;
}

/** What an answer orders, shot by shot; nothing when it is no attack. */
function attacksOf(battle: Battle, model: Model, action: Action): readonly Attack[] {
  const die = action.kind.startsWith('die-');
  const weaponOf = (id: string): WeaponMode | undefined =>
    model.recruit.weapons.find((each) => each.id === id && each.range !== 'melee') ??
    lobbedBy(battle, model).find((each) => each.id === id);
  const one = (form: Attack['form'], weapon: string, target: string): Attack => {
    const aimed = battle.models.find(({ id }) => id === target);
    return { battle, model, form, weapon: weaponOf(weapon), target: aimed, at: undefined, die };
  };
  switch (action.kind) {
    case 'shoot':
    case 'die-shoot':
      return [one('shoot', action.weapon, action.target)];
    case 'fire-for-effect':
    case 'die-fire-for-effect':
      return [one('for-effect', action.weapon, action.target)];
    case 'fire-both':
    case 'die-fire-both':
      return [
        one('shoot', action.weapon, action.target),
        one('shoot', action.other, action.second),
      ];
    case 'lob':
    case 'die-lob':
      return [{ ...one('lob', action.weapon, ''), at: action.at }];
    case 'fight':
    case 'die-fight':
      return [one('fight', '', action.target)];
    case 'tag': {
      const rifle = model.recruit.weapons.find((each) => has(each, 'tag'));
      return [one('tag', rifle?.id ?? '', action.target)];
    }
    default:
      return [];
  }
}

/** Every form with every weapon at everybody, and lobs near and far. */
function tries(battle: Battle, model: Model): readonly Action[] {
  const weapons = [...model.recruit.weapons.map(({ id }) => id), ...GRENADES];
  const lobbed = new Set(lobbedBy(battle, model).map(({ id }) => id));
  const cubes = cubesWithin(battle, model, 6).filter((_, i) => i % 11 === battle.round % 11);
  const made: Action[] = [];
  for (const { id: target } of battle.models) {
    made.push({ kind: 'fight', target }, { kind: 'die-fight', target }, { kind: 'tag', target });
    for (const weapon of weapons) {
      made.push({ kind: 'shoot', weapon, target }, { kind: 'die-shoot', weapon, target });
      made.push({ kind: 'fire-for-effect', weapon, target });
      made.push({ kind: 'die-fire-for-effect', weapon, target });
      made.push({ kind: 'fire-both', weapon, target, other: weapons[0] ?? weapon, second: target });
    }
  }
  for (const weapon of weapons)
    for (const at of lobbed.has(weapon) ? cubes : [model.cube])
      made.push({ kind: 'lob', weapon, at }, { kind: 'die-lob', weapon, at });
  return made;
}

const ARSENAL: readonly WeaponMode[] = FACTIONS.flatMap(({ weapons }) =>
  weapons.flatMap(({ modes }) => modes),
);
const GRENADES = ['frag-grenade', 'smoke-grenade', 'stun-grenade'] as const;

/** Now and then takes away that it can shoot or fight, or may. */
function unskilled(profile: Profile, random: Random): Profile {
  switch (random.between(1, 9)) {
    case 1:
      return { ...profile, shoot: null };
    case 2:
      return { ...profile, fight: null };
    case 3:
      return { ...profile, abilities: [...profile.abilities, { id: 'noncombatant' }] };
    default:
      return profile;
  }
}

/**
 * The same position with other weapons in the hands of who acts, and now and then with what forbids
 * attacks: so that every weapon meets every condition.
 */
function varied(battle: Battle, id: string, random: Random): Battle {
  const copy = copyState(battle);
  const isRarely = () => random.between(1, 3) === 1;
  const weapons = [1, 2, 3, 4].flatMap(() => ARSENAL[random.between(0, ARSENAL.length - 1)] ?? []);
  copy.models = copy.models.map((model) => {
    if (model.id !== id) return model;
    const { recruit } = model;
    const profile = unskilled(recruit.profile, random);
    return {
      ...model,
      recruit: { ...recruit, profile, weapons: [...recruit.weapons, ...weapons] },
    };
  });
  for (const kind of GRENADES)
    copy.items.push({ id: kind, kind, holder: id, cube: null, broken: false, gun: null });
  const active = copy.models.find((model) => model.id === id);
  const foe = copy.models.find(
    ({ seat, where }) => where === 'field' && seat !== copy.activation?.controller,
  );
  for (const { dice } of copy.sides) dice.shoot = dice.fight = random.between(0, 1);
  if (!active) return copy;
  if (foe && isRarely()) {
    foe.cube = active.cube;
    foe.pinned = isRarely();
  }
  if (foe && isRarely()) {
    const cubes = standableCubes(boardOf(copy));
    foe.cube = cubes[random.between(0, cubes.length - 1)] ?? foe.cube;
  }
  if (isRarely()) active.unloaded = [weapons[0]?.id ?? ''];
  if (isRarely()) active.spent = [weapons[1]?.id ?? ''];
  if (random.between(1, 9) === 1) active.pinned = true;
  return copy;
}

/** Questions about what only some models may be given, and who they are about. */
const COMMAND_DICE: readonly string[] = ['dice', 'bastion', 'stalwart', 'another-model'];

/** Questions about whose blow follows when somebody goes away or gets up. */
const STRIKES: readonly string[] = ['parting-blow', 'who-attacks'];

/** Whether a model may be picked. */
function names(keys: readonly string[], id: string): boolean {
  return keys.some((key) => key.split(':').at(-1) === id);
}

function cannotFight(profile: Profile): boolean {
  return profile.fight === null || has(profile, 'noncombatant');
}

test(`K3 no attack of ${GAMES} random games breaks what holds for all`, { timeout: 0 }, () => {
  const broken = new Set<string>();
  const taken = new Map<string, number>();
  const judge = (attack: Attack, key: string, seed: number) => {
    const kind = `${attack.form} ${isSentry(attack.model) ? 'sentry' : 'model'}`;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    for (const [rule, breaks] of Object.entries(FORBIDDEN))
      if (breaks(attack)) broken.add(`${rule}: ${attack.model.id} ${key}, game ${seed}`);
  };
  const look = (battle: Battle, seen: Seen, seed: number, asked: number, random: Random) => {
    if (seen.kind !== 'choice') return;
    const model = battle.models.find(({ id }) => id === seen.params['model']);
    const keys = seen.options.map(({ key }) => key);
    if (COMMAND_DICE.includes(seen.about)) {
      for (const { id } of battle.models.filter(isSentry))
        if (seen.params['model'] === id || names(keys, id))
          broken.add(`DZ-CMD-14 ${seen.about} for the sentry gun ${id}, game ${seed}`);
    }
    if (STRIKES.includes(seen.about)) {
      for (const { id, recruit } of battle.models)
        if (names(keys, id) && cannotFight(recruit.profile))
          broken.add(`DZ-FIGHT-04 ${seen.about} by ${id}, game ${seed}`);
    }
    if (!model || (seen.about !== 'action' && seen.about !== 'aim-weapon')) return;
    for (const key of keys) {
      const action = actions.parse(key);
      for (const attack of action ? attacksOf(battle, model, action) : []) judge(attack, key, seed);
    }
    if (asked % 6 !== 0 || seen.about !== 'action') return;
    for (const position of [battle, varied(battle, model.id, random)]) {
      const active = position.models.find(({ id }) => id === model.id) ?? model;
      const { activation } = position;
      if (!activation) continue;
      const typed = tries(position, active).filter(
        (action) => whyNot(position, activation, action) === undefined,
      );
      for (const action of [...legalActions(position, activation), ...typed])
        for (const attack of attacksOf(position, active, action))
          judge(attack, actions.make(action), seed);
    }
  };
  watchGames(deadzone, {
    seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
    setupOf: (seed, random) =>
      ([setupOf, deadlySetup, sentrySetup][seed % 3] ?? setupOf)(seed >> 1, random),
    playerOf: (seed) => (seed % 5 === 0 ? exploringPlayer : aggressivePlayer(new Map())),
    watcherOf: (_, seed): Watcher<Battle> => {
      let asked = 0;
      const random = seededRandom(`conditions ${seed}`);
      return (battle, seen) => look(battle, seen, seed, asked++, random);
    },
  });
  expect([...broken].slice(0, 10)).toEqual([]);
  for (const form of ['shoot', 'for-effect', 'lob', 'fight'])
    expect(taken.get(`${form} model`) ?? 0, form).toBeGreaterThan(0);
});
