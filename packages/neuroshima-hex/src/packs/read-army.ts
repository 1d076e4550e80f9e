import { isProblems, readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { isInstant, makeArmy, type Army } from '../rules/tile.ts';
import type { ArmyPack, Effect, TileData } from './army-pack.ts';
import { armyProblem } from './army-messages.ts';
import validate from './generated/neuroshima-army.validator.js';

/** First words of answers, which the id of an instant would be mistaken for. */
const VERBS: readonly string[] = ['place', 'step', 'act', 'discard', 'end'];

/** Army packs, for everything that reads packs. */
export const armyKind: PackFormat<ArmyPack> = {
  id: 'neuroshima-army',
  validate: validate<ArmyPack>,
  check: checkArmy,
};

/**
 * Reads an untrusted army: text or parsed JSON. Returns the army ready for play, or every
 * mistake with its path.
 *
 * @example
 * ```ts
 * const army = readArmy('{ "id": "tide" }');
 * if (isProblems(army)) army[0]; // { path: '/', … }
 * ```
 */
export function readArmy(
  source: unknown,
  options: { readonly taken?: readonly string[] } = {},
): Army | readonly Problem[] {
  const pack = readPack(armyKind, source);
  if (isProblems(pack)) return pack;
  return refuseTaken(pack, options.taken ?? []) ?? makeArmy(pack);
}

/** No pack can pose as another: what is wrong with an id that is in use. */
export function refuseTaken(
  { id }: ArmyPack,
  taken: readonly string[],
): readonly Problem[] | undefined {
  return taken.includes(id) ? [armyProblem('/id', 'id-taken', { id })] : undefined;
}

/** What the schema cannot say. */
function checkArmy(pack: ArmyPack): readonly Problem[] {
  const problems: Problem[] = [];
  if (pack.hq.kind !== 'hq') problems.push(armyProblem('/hq/kind', 'not-an-hq'));
  // Positions and records of every army name the HQ alike.
  if (pack.hq.id !== 'hq') problems.push(armyProblem('/hq/id', 'hq-id'));
  problems.push(...checkTile(pack, pack.hq, '/hq'));
  const known = new Map<string, string>([[pack.hq.id, '/hq']]);
  for (const [i, tile] of pack.tiles.entries()) {
    const path = `/tiles/${i}`;
    if (tile.kind === 'hq') problems.push(armyProblem(`${path}/kind`, 'second-hq'));
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
  if (before) problems.push(armyProblem(path, 'id-twice', { id, before }));
  else known.set(id, path);
}

function checkTile(pack: ArmyPack, tile: TileData, path: string): Problem[] {
  const problems: Problem[] = [];
  const { id, kind, edges, effects = [] } = tile;
  const isUnit = kind === 'hq' || kind === 'soldier' || kind === 'module';
  if (isUnit && !edges) problems.push(armyProblem(`${path}/edges`, 'no-edges'));
  if (!isUnit && edges) problems.push(armyProblem(`${path}/edges`, 'edges', { kind }));
  if (kind === 'instant' && VERBS.includes(id)) {
    problems.push(armyProblem(`${path}/id`, 'id-reserved', { id }));
  }
  if (kind === 'instant' && effects.length !== 1) {
    problems.push(armyProblem(`${path}/effects`, 'one-effect'));
  }
  const attacks = (edges ?? []).some(
    ({ melee, ranged, gauss, scatter, rocket }) => melee || ranged || gauss || scatter || rocket,
  );
  const stalks = effects.some((effect) => effect.kind === 'stalk' || effect.kind === 'explode');
  if ((attacks || stalks) && (tile.initiative ?? []).length === 0) {
    problems.push(armyProblem(`${path}/initiative`, 'no-initiative'));
  }
  if (tile.needsPower && !givesPower(pack)) {
    problems.push(armyProblem(`${path}/needsPower`, 'no-power'));
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
  const instant = isInstant(effect);
  if (instant !== (tile.kind === 'instant')) {
    const code = instant ? 'effect-of-instant' : 'effect-of-unit';
    return [armyProblem(`${path}/kind`, code, { effect: effect.kind, kind: tile.kind })];
  }
  if (tile.kind === 'foundation' && effect.kind !== 'trap' && effect.kind !== 'boost') {
    return [armyProblem(`${path}/kind`, 'effect-of-foundation')];
  }
  if (effect.kind === 'trap' && tile.kind !== 'foundation') {
    return [armyProblem(`${path}/kind`, 'trap-elsewhere')];
  }
  if (effect.kind === 'action' && effect.act === 'mark' && !effect.marker) {
    return [armyProblem(`${path}/marker`, 'no-marker')];
  }
  return [];
}
