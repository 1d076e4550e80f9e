import {
  isProblems,
  narratorOf,
  problemFactory,
  readFields,
  type Fields,
  type OddsResult,
  type Problem,
} from '@skirmish-kit/core';
import { makeCube, parseCube, standableCubes, type Cube, type Field } from '../board/index.ts';
import { FACTIONS } from '../packs/built-in.ts';
import { actions } from '../rules/action.ts';
import { FIELD_NAMES, fieldNamed } from '../rules/resolve-setup.ts';
import { boardOf } from '../rules/battlefield.ts';
import { ITEMS, type ItemId } from '../rules/item.ts';
import { whyNot } from '../rules/legal.ts';
import { modelOf, sideOf } from '../rules/models.ts';
import { recruitFrom } from '../rules/muster.ts';
import { internCube } from '../rules/cube-index.ts';
import type { Faction, WeaponMode } from '../rules/profile.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import type { Battle } from '../rules/state.ts';
import type { Recruit } from '../rules/strike-team.ts';
import { messagesWith } from '../messages/index.ts';
import { planOdds } from './action.ts';
import { oddsResult } from './odds-result.ts';
import { EMPTY_MISSION, OPEN_GROUND } from './minimal-battle.ts';
import { ANSWERS } from './policy.ts';

/** What can be asked by names. */
export const NAMED_ACTIONS = ['shoot', 'fire-for-effect', 'lob', 'fight'] as const;

/** Battlefields by name, and open ground. */
export const NAMED_FIELDS: readonly string[] = ['open', ...FIELD_NAMES];

const UNIT_NAMES: readonly string[] = FACTIONS.flatMap(({ profiles }) =>
  profiles.map(({ id }) => id),
);

/** More figures than this nobody puts into a question. */
const MOST_OTHERS = 12;

const namedProblem = /* @__PURE__ */ problemFactory({
  refused: {
    en: '{why} ({rule})',
    fr: '{whyFr} ({rule})',
  },
  'nothing-random': {
    en: 'Nothing about this is left to chance.',
    fr: 'Rien là-dedans n’est laissé au hasard.',
  },
});

interface Figure {
  readonly unit: string;
  readonly at: string;
  readonly damage: number;
  readonly pinned: boolean;
  readonly item: ItemId | 'none';
}

/** Whether a request goes by the names of units. */
export function isNamed(request: unknown): boolean {
  return typeof request === 'object' && request !== null && Object.hasOwn(request, 'unit');
}

/**
 * The odds of an attack by names: who with what from where against whom on which battlefield. `move`
 * goes there first, `die` attacks with a command die, `addedDice` are Dice faces.
 */
export function namedOdds(request: unknown): OddsResult | readonly Problem[] {
  const read = readFields(request, (fields) => {
    const action = fields.word('action', NAMED_ACTIONS, 'shoot');
    const unit = fields.word('unit', UNIT_NAMES, UNIT_NAMES[0]);
    const field = fieldOf(fields.word('field', NAMED_FIELDS, 'open'));
    const cubes = standableCubes(boardOf({ field })).map(makeCube);
    const from = fields.word('from', cubes, 'd4.1');
    const to = fields.word('to', cubes, action === 'fight' ? from : 'd6.1');
    const mine = { unit, at: from, ...conditionOf(fields, 'unit') };
    const target = fields.word('target', UNIT_NAMES, UNIT_NAMES[0]);
    const theirs = { unit: target, at: to, ...conditionOf(fields, 'target') };
    const arms = armsOf(unit, action === 'fight').map(({ id }) => id);
    return {
      action,
      field,
      mine,
      theirs,
      weapon: arms.length > 0 ? fields.word('weapon', arms, arms[0]) : '',
      move: fields.has('move') ? fields.word('move', cubes) : undefined,
      die: fields.flag('die', false),
      addedDice: fields.whole('addedDice', 0, 5, 0),
      answers: fields.word('answers', ANSWERS, 'kept'),
      others:
        fields.list('others', MOST_OTHERS, (one) => ({
          side: one.word('side', ['mine', 'theirs'], 'theirs'),
          unit: one.word('unit', UNIT_NAMES),
          at: one.word('at', cubes),
          ...conditionOf(one, ''),
        })) ?? [],
    };
  });
  if (isProblems(read)) return read;
  const { action, mine, theirs, weapon, move, die, addedDice, answers, others, field } = read;
  const battle = battleOf(
    field,
    [withWeapon(mine, weapon), ...others.filter(({ side }) => side === 'mine')],
    [theirs, ...others.filter(({ side }) => side === 'theirs')],
  );
  const { dice } = sideOf(battle, 0);
  Object.assign(dice, { dice: addedDice, shoot: 1, fight: 1, move: 1 });
  const to = parseCube(theirs.at) ?? [1, 1, 1];
  const keys = [
    ...(move === undefined ? [] : [`move:${move}`]),
    `${die ? 'die-' : ''}${keyOf(action, weapon, to)}`,
  ];
  const refused = refusalOf(battle, keys);
  if (refused) return [refused];
  const odds = planOdds(battle, 0, 'a1', keys, { answers, dice: addedDice });
  return odds ? oddsResult(odds, FATES_FIRST) : [namedProblem('/action', 'nothing-random')];
}

const FATES_FIRST = 'b1';

function conditionOf(fields: Fields, prefix: '' | 'unit' | 'target') {
  const name = (word: string) =>
    prefix === '' ? word : `${prefix}${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    damage: fields.whole(name('damage'), 0, 3, 0),
    pinned: fields.flag(name('pinned'), false),
    item: fields.word<ItemId | 'none'>(name('item'), ['none', ...ITEMS], 'none'),
  };
}

/** A battlefield by its name. */
export function fieldOf(name: string): Field {
  return name === 'open' ? OPEN_GROUND : fieldNamed(name);
}

function keyOf(action: (typeof NAMED_ACTIONS)[number], weapon: string, at: Cube): string {
  if (action === 'fight') return 'fight:b1';
  if (action === 'lob') return actions.make({ kind: 'lob', weapon, at });
  return `${action}:${weapon}:b1`;
}

/** Why the first of the actions is not allowed; later ones depend on what comes of it. */
function refusalOf(battle: Battle, [first = '']: readonly string[]): Problem | undefined {
  const action = actions.parse(first);
  const refusal = action && battle.activation && whyNot(battle, battle.activation, action);
  if (!refusal) return undefined;
  const say = (language: 'en' | 'fr') =>
    narratorOf(messagesWith(), battle, language).refusal(refusal);
  const rule = refusal.rule ?? '';
  return namedProblem('/action', 'refused', { why: say('en'), whyFr: say('fr'), rule });
}

function factionOf(unit: string): Faction {
  const found = FACTIONS.find(({ profiles }) => profiles.some(({ id }) => id === unit));
  if (!found) throw new Error(`There is no unit ${unit}.`);
  return found;
}

/** What a unit may attack with: its own weapons first, then all that its faction has. */
function armsOf(unit: string, melee: boolean): readonly WeaponMode[] {
  const faction = factionOf(unit);
  const own = recruitFrom(faction, { profile: unit }).weapons;
  const all = [...own, ...faction.weapons.flatMap(({ modes }) => modes)];
  return all.filter(
    ({ id, range }, i) =>
      (range === 'melee') === melee && all.findIndex((other) => other.id === id) === i,
  );
}

interface Armed extends Figure {
  readonly weapon?: string;
}

function withWeapon(figure: Figure, weapon: string): Armed {
  return { ...figure, weapon };
}

function recruitOf({ unit, weapon, item }: Armed): Recruit {
  const recruit = recruitFrom(factionOf(unit), { profile: unit });
  const has = recruit.weapons.some(({ id }) => id === weapon);
  const more = [...armsOf(unit, false), ...armsOf(unit, true)].filter(({ id }) => id === weapon);
  return {
    ...recruit,
    weapons: has ? recruit.weapons : [...more, ...recruit.weapons],
    ...(item !== 'none' && { item }),
  };
}

/** Everybody where the question puts him; the first of the first side acts. */
function battleOf(field: Field, mine: readonly Armed[], theirs: readonly Armed[]): Battle {
  const team = (id: string, figures: readonly Armed[]) => ({
    id,
    name: EMPTY_MISSION.name,
    faction: id,
    recruits: figures.map(recruitOf),
  });
  const battle = setUp({
    field,
    mission: EMPTY_MISSION,
    teams: [team('a', mine), team('b', theirs)],
    settings: DEFAULT_SETTINGS,
  });
  [mine, theirs].forEach((figures, seat) => {
    figures.forEach(({ at, damage, pinned, unit }, i) => {
      const model = modelOf(battle, `${'ab'[seat]}${i + 1}`);
      const { size } = factionOf(unit).profiles.find(({ id }) => id === unit) ?? { size: 1 };
      model.cube = internCube(parseCube(at) ?? [1, 1, 1]);
      model.where = 'field';
      model.damage = Math.min(damage, size);
      model.pinned = pinned;
    });
  });
  battle.round = 1;
  battle.phase = { step: 'turn' };
  battle.activation = {
    model: 'a1',
    controller: 0,
    beganWithEnemy: false,
    length: 0,
    done: [],
    faces: [],
    sprinted: false,
  };
  return battle;
}
