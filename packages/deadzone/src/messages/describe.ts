import { cubeRange, makeCube, sameCube, type Cube } from '../board/index.ts';
import { sightOf } from '../rules/battlefield.ts';
import { carriedBy, isOnField, modelsIn } from '../rules/models.ts';
import { holderOf, objectiveCube } from '../rules/objective.ts';
import type { Battle, Model } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import type { DeadzoneNames } from './names.ts';
import { elementText } from './element-messages.ts';

/** A model in a line: who it is, where, and how it fares. */
export function describeModel(battle: Battle, model: Model, names: DeadzoneNames): string {
  const say = elementText(names.language);
  const { id, where, cube, pinned, damage, burning, tagged, activated } = model;
  const items = carriedBy(battle, model).map((item) => names.item(item.id));
  const parts: (string | false)[] = [
    names.model(id),
    where === 'field' ? makeCube(cube).toUpperCase() : say(where),
    battle.activation?.model === id && say('acting'),
    pinned && say('pinned'),
    damage > 0 && say('wounded', { n: damage }),
    burning !== null && say('burning'),
    tagged && say('tagged'),
    activated && say('activated'),
    items.length > 0 && say('carries', { items: items.join(', ') }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A cube and who and what is in it. */
export function describeCube(battle: Battle, cube: Cube, names: DeadzoneNames): string {
  const say = elementText(names.language);
  const here = modelsIn(battle, cube).map((model) => describeModel(battle, model, names));
  const things = battle.items
    .filter((item) => item.cube && sameCube(item.cube, cube))
    .map(({ id }) => names.item(id));
  const goals = battle.mission.objectives
    .filter(({ id }) => sameCube(objectiveCube(battle, id), cube))
    .map(({ vp }) => say('objective', { n: vp }));
  const clouds = battle.smoke.filter((cloud) => sameCube(cloud.cube, cube)).map(() => say('smoke'));
  const all = [...here, ...goals, ...things, ...clouds];
  return `${makeCube(cube).toUpperCase()}: ${all.length > 0 ? all.join('; ') : say('empty')}`;
}

/** How a target lies to who would shoot: `range 3, partly seen`. */
export function relation(battle: Battle, from: Model, to: Model, names: DeadzoneNames): string {
  const say = elementText(names.language);
  const range = say('range-n', { n: cubeRange(from.cube, to.cube) });
  if (sameCube(from.cube, to.cube)) return makeCube(to.cube).toUpperCase();
  return `${range}, ${say(`sees-${sightOf(battle, from, to)}`)}`;
}

/** The whole board in a few sentences. */
export function describeTable(battle: Battle, names: DeadzoneNames): string {
  const say = elementText(names.language);
  const points = scores(battle);
  const sides = battle.sides.map((_, seat) =>
    say('side-summary', {
      side: names.side(seat),
      points: points[seat] ?? 0,
      count: battle.models.filter((model) => model.seat === seat && isOnField(model)).length,
      all: battle.models.filter((model) => model.seat === seat).length,
    }),
  );
  const goals = battle.mission.objectives.map(({ id }) => {
    const holder = holderOf(battle, id);
    const cube = makeCube(objectiveCube(battle, id)).toUpperCase();
    return say('goal-summary', {
      cube,
      whose: holder === undefined ? say('nobody') : names.side(holder),
    });
  });
  return say('table-summary', {
    round: roundText(battle, names),
    sides: sides.join(' '),
    objectives: goals.join(' '),
  });
}

export function roundText({ round }: Battle, { language }: DeadzoneNames): string {
  const say = elementText(language);
  return round === 0 ? say('before') : say('round', { round });
}
