import { isProblems, problem, readPack, type PackKind, type Problem } from '@skirmish-kit/core';
import { makeArmy, type Army } from '../rules/tile.ts';
import type { ArmyPack, Effect, TileData } from './army-pack.ts';
import validate from './generated/neuroshima-army.validator.js';

const INSTANT_EFFECTS: readonly Effect['kind'][] = [
  'battle',
  'move',
  'push',
  'wound',
  'destroy',
  'blast',
  'turn',
  'swap',
  'mark',
];

/** First words of answers, which the id of an instant would be mistaken for. */
const VERBS: readonly string[] = ['place', 'step', 'act', 'discard', 'end'];

/** Army packs, for everything that reads packs. */
export const armyKind: PackKind<ArmyPack> = {
  id: 'neuroshima-army',
  validate: validate<ArmyPack>,
  check: checkArmy,
};

/**
 * Reads an army from a stranger: text or parsed JSON. Gives the army ready for play, or every
 * mistake with its place.
 */
export function readArmy(
  source: unknown,
  options: { readonly taken?: readonly string[] } = {},
): Army | readonly Problem[] {
  const pack = readPack(armyKind, source);
  if (isProblems(pack)) return pack;
  if (options.taken?.includes(pack.id)) {
    const said = `There is an army "${pack.id}" already; a pack needs an id of its own.`;
    return [problem('/id', 'id-taken', said, { id: pack.id })];
  }
  return makeArmy(pack);
}

/** What the schema cannot say. */
function checkArmy(pack: ArmyPack): readonly Problem[] {
  const problems: Problem[] = [];
  if (pack.hq.kind !== 'hq') {
    problems.push(problem('/hq/kind', 'not-an-hq', 'The HQ has to be of the kind "hq".'));
  }
  problems.push(...checkTile(pack, pack.hq, '/hq'));
  const known = new Map<string, string>([[pack.hq.id, '/hq']]);
  for (const [i, tile] of pack.tiles.entries()) {
    const path = `/tiles/${i}`;
    if (tile.kind === 'hq') {
      problems.push(problem(`${path}/kind`, 'second-hq', 'An army has one HQ, under "hq".'));
    }
    claim(known, tile.id, `${path}/id`, problems);
    problems.push(...checkTile(pack, tile, path));
  }
  for (const [i, tile] of pack.tiles.entries()) {
    for (const [j, alias] of (tile.aliases ?? []).entries()) {
      claim(known, alias, `/tiles/${i}/aliases/${j}`, problems);
    }
  }
  return problems;
}

function claim(known: Map<string, string>, id: string, path: string, problems: Problem[]): void {
  const before = known.get(id);
  if (before)
    problems.push(problem(path, 'id-twice', `"${id}" is used at ${before} already.`, { id }));
  else known.set(id, path);
}

function checkTile(pack: ArmyPack, tile: TileData, path: string): Problem[] {
  const problems: Problem[] = [];
  const { kind, edges, effects = [] } = tile;
  const isUnit = kind === 'hq' || kind === 'soldier' || kind === 'module';
  if (isUnit && !edges) {
    problems.push(problem(`${path}/edges`, 'no-edges', 'A unit has six edges.'));
  }
  if (!isUnit && edges) {
    problems.push(problem(`${path}/edges`, 'edges', `A tile of the kind "${kind}" has no edges.`));
  }
  if (kind === 'instant' && VERBS.includes(tile.id)) {
    const said = `"${tile.id}" is a word of the answers; an instant needs another id.`;
    problems.push(problem(`${path}/id`, 'id-reserved', said, { id: tile.id }));
  }
  if (kind === 'instant' && effects.length !== 1) {
    problems.push(problem(`${path}/effects`, 'one-effect', 'An instant has exactly one effect.'));
  }
  const attacks = (edges ?? []).some(
    ({ melee, ranged, gauss, scatter, rocket }) => melee || ranged || gauss || scatter || rocket,
  );
  const stalks = effects.some((effect) => effect.kind === 'stalk' || effect.kind === 'explode');
  if ((attacks || stalks) && (tile.initiative ?? []).length === 0) {
    const said = 'A tile that attacks needs an initiative to do it in.';
    problems.push(problem(`${path}/initiative`, 'no-initiative', said));
  }
  if (tile.needsPower && !givesPower(pack)) {
    const said = 'Nothing in this army gives the power this tile needs.';
    problems.push(problem(`${path}/needsPower`, 'no-power', said));
  }
  for (const [i, effect] of effects.entries()) {
    problems.push(...checkEffect(tile, effect, `${path}/effects/${i}`));
  }
  return problems;
}

function givesPower(pack: ArmyPack): boolean {
  return [pack.hq, ...pack.tiles].some((tile) =>
    (tile.effects ?? []).some((effect) => effect.kind === 'power'),
  );
}

function checkEffect(tile: TileData, effect: Effect, path: string): Problem[] {
  const instant = INSTANT_EFFECTS.includes(effect.kind);
  if (instant !== (tile.kind === 'instant')) {
    const said = instant
      ? `"${effect.kind}" is what an instant does, not a ${tile.kind}.`
      : `"${effect.kind}" is what a unit does, not an instant.`;
    return [problem(`${path}/kind`, 'wrong-kind', said)];
  }
  if (tile.kind === 'foundation' && effect.kind !== 'trap' && effect.kind !== 'boost') {
    return [problem(`${path}/kind`, 'wrong-kind', 'A foundation has traps and boosts only.')];
  }
  if (effect.kind === 'trap' && tile.kind !== 'foundation') {
    return [problem(`${path}/kind`, 'wrong-kind', 'Only a foundation is a trap.')];
  }
  if (effect.kind === 'action' && effect.act === 'mark' && !effect.marker) {
    return [problem(`${path}/marker`, 'no-marker', 'Say which marker it puts on a unit.')];
  }
  return [];
}
